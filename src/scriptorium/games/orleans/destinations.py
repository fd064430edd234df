"""Whatever followers can be sent to from the Town Hall and the Gunpowder Tower."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.codec import ActionText
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    DONE,
    KINDS,
    MARKED,
    N_KINDS,
    N_TILES,
    SEND,
    VERB,
    A,
)
from scriptorium.games.orleans.spaces import lift

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player

# So many followers are sent in one action, at most (ORL-TOWN-4, ORL-GUNP-3).
AT_ONCE: Final = 2
# An action of SEND: a = tile, b = destination << CHOICE | choice.
CHOICE: Final = 2
CHOICE_MASK: Final = 3


class Way:
    """One way to send a follower to a destination: its number, its word and its label."""

    def __init__(self, choice: int, word: str, label: str) -> None:
        self.choice = choice
        self.word = word
        self.label = label


@mypyc_attr(allow_interpreted_subclasses=True)
class Destination:
    """`role` and `id` name it in actions, reasons and on the board; `index` is its number."""

    role: str = ""

    def __init__(self, index: int, id: str) -> None:
        self.index = index
        self.id = id

    def room(self, g: Game, p: Player, kind: int) -> int:
        """How many of this kind the player can still send here."""
        raise NotImplementedError

    def wants(self, kind: int) -> bool:
        """Whether it could ever have room for this kind; what never does is not asked again."""
        return True

    def choices(self, g: Game, p: Player, kind: int) -> list[int]:
        """The ways open to this player for one follower of a kind that has room."""
        return [0]

    def take(self, g: Game, p: Player, kind: int, choice: int, place: str) -> None:
        """The follower arrives from a place: it stays here, and the player receives what that
        brings."""
        raise NotImplementedError

    def concerns(self, g: Game, p: Player) -> bool:
        """Whether a player may look for it in vain."""
        return True

    def ways(self) -> list[Way]:
        """All that it could ever offer."""
        return [Way(0, "", "send")]

    def why(self, g: Game, p: Player, kind: int, choice: int) -> Reason:
        """Why nobody of this kind can be sent here in this way."""
        raise NotImplementedError

    def sent(self, g: Game) -> list[int]:
        """Followers that lie here, by kind."""
        raise NotImplementedError


def fits(g: Game, p: Player, kind: int) -> bool:
    """Somewhere is room for exactly this kind (ORL-DEED-2)."""
    for one in g.rules.wanting[kind]:
        if one.room(g, p, kind):
            return True
    return False


def outlook(g: Game, p: Player, counts: list[int]) -> list[dict[str, Any]]:
    """How many of these followers, counted by kind, could be sent now."""
    sent = 0
    for kind in range(N_KINDS):
        if counts[kind]:
            sent += min(counts[kind], sum(one.room(g, p, kind) for one in g.rules.wanting[kind]))
    return [{"deeds": min(sent, AT_ONCE)}] if sent else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Send(SeatFrame["Game"]):
    """Send at least one, at most two followers from one place (ORL-TOWN-4, ORL-GUNP-3)."""

    name = "send"

    def __init__(self, seat: int, place: int, sent: int) -> None:
        SeatFrame.__init__(self, seat)
        self.place = place
        self.sent = sent

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.place, self.sent]

    def next(self) -> Send:
        """One more is sent."""
        return Send(self.seat, self.place, self.sent + 1)

    def owner(self, g: Game) -> Player:
        """Whose followers they are."""
        return g.players[self.seat]

    def kinds(self, g: Game) -> list[int]:
        """The neutral followers lying there, each kind once."""
        p = self.owner(g)
        place = g.rules.places[self.place]
        if place.needs_nobody:
            return [kind for kind in range(N_KINDS) if p.tower[kind]]
        lying = p.spaces[place.start : place.end]
        return [kind for kind in range(N_KINDS) if kind in lying]

    def sends(self, g: Game) -> list[int]:
        p = g.players[self.seat]
        out: list[int] = []
        for kind in self.kinds(g):
            for one in g.rules.wanting[kind]:
                if one.room(g, p, kind):
                    action = SEND | kind << A | one.index << CHOICE
                    for choice in one.choices(g, p, kind):
                        out.append(action | choice)
        return out

    def begin(self, g: Game) -> bool:
        if self.sent < AT_ONCE and self.sends(g):
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        out = self.sends(g)
        if self.sent:
            out.append(DONE)
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action == DONE:
            return True
        p = g.players[seat]
        kind = action >> A & A_MASK
        self.take_away(g, self.owner(g), kind)
        g.frames.append(self.next())
        place = g.rules.places[self.place].id
        target(g, action).take(g, p, kind, action & CHOICE_MASK, place)
        return True

    def take_away(self, g: Game, p: Player, kind: int) -> None:
        place = g.rules.places[self.place]
        if place.needs_nobody:
            p.tower = p.tower[:]
            p.tower[kind] -= 1
            return
        for space in range(place.start, place.end):
            if p.spaces[space] == kind:
                lift(g.rules, p, space)
                return

    def describe(self, g: Game, seat: int, action: ActionText) -> ActionText:
        """With the place where the follower lies."""
        if action.action >> VERB != SEND >> VERB:
            return action
        args = (*action.args, ("from", g.rules.places[self.place].id))
        return ActionText(action.action, action.text, action.label, args)

    def near_misses(self, g: Game, seat: int) -> list[int]:
        tiles = self.kinds(g)
        if g.rules.places[self.place].needs_nobody:
            tower = self.owner(g).tower
            tiles += [tile for tile in range(MARKED, N_TILES) if tower[tile]]
        near = [one for one in g.rules.destinations if one.concerns(g, g.players[seat])]
        return [SEND | tile << A | one.index << CHOICE for tile in tiles for one in near]

    def why(self, g: Game, seat: int, action: int) -> Reason:
        from_tower = g.rules.places[self.place].needs_nobody
        rule = "ORL-GUNP-3" if from_tower else "ORL-TOWN-4"
        if action >> VERB != SEND >> VERB:
            return Reason("must-send", rule)
        kind = action >> A & A_MASK
        if kind >= MARKED:
            return Reason("marked-deed", "ORL-GUNP-4" if from_tower else "ORL-DEED-9")
        if kind not in self.kinds(g):
            return Reason("no-such-follower", rule, tile=KINDS[kind])
        return target(g, action).why(g, g.players[seat], kind, action & CHOICE_MASK)


def target(g: Game, action: int) -> Destination:
    return g.rules.destinations[(action & B_MASK) >> CHOICE]
