"""Beneficial deeds: sending followers from the Town Hall or the Gunpowder Tower."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.development import develop, gain_citizen
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
from scriptorium.games.orleans.supply import receive

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


# So many followers are sent in one action, at most (ORL-TOWN-4, ORL-GUNP-3).
AT_ONCE: Final = 2


def fits(g: Game, kind: int) -> bool:
    """A deed has a free space of exactly this kind (ORL-DEED-2)."""
    for deed in range(g.rules.n_deeds):
        if g.deeds[deed * N_KINDS + kind]:
            return True
    return False


def free_spaces(g: Game, kind: int) -> int:
    return sum(g.deeds[kind::N_KINDS])


def outlook(g: Game, counts: list[int]) -> list[dict[str, Any]]:
    """How many of these followers, counted by kind, could be sent now."""
    sent = 0
    for kind in range(N_KINDS):
        if counts[kind]:
            sent += min(counts[kind], free_spaces(g, kind))
    return [{"deeds": min(sent, AT_ONCE)}] if sent else []


def fill_deed(g: Game, p: Player, kind: int, deed: int, development: bool) -> None:
    """The follower stays there to the end; coins or a point, and the citizen of a deed that is
    complete now (ORL-DEED-4 to ORL-DEED-8)."""
    g.deeds[deed * N_KINDS + kind] -= 1
    if g.sink is not None:
        g.emit("sent", p.seat, kind=KINDS[kind], deed=g.rules.deed_names[deed])
    if development:
        develop(g, p, g.rules.deed_development[deed])
    else:
        receive(g, p, g.rules.deed_coins[deed])
    if not sum(g.deeds[deed * N_KINDS : deed * N_KINDS + N_KINDS]):
        gain_citizen(g, p)


class SendToDeeds(SeatFrame["Game"]):
    """Send at least one, at most two followers from one place (ORL-TOWN-4, ORL-GUNP-3)."""

    name = "send"

    def __init__(self, seat: int, place: int, sent: int) -> None:
        SeatFrame.__init__(self, seat)
        self.place = place
        self.sent = sent

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.place, self.sent]

    def kinds(self, g: Game) -> list[int]:
        """The neutral followers lying there, each kind once."""
        p = g.players[self.seat]
        place = g.rules.places[self.place]
        if place.needs_nobody:
            return [kind for kind in range(N_KINDS) if p.tower[kind]]
        lying = p.spaces[place.start : place.end]
        return [kind for kind in range(N_KINDS) if kind in lying]

    def sends(self, g: Game) -> list[int]:
        rules = g.rules
        full = g.players[self.seat].development == rules.last_development
        out: list[int] = []
        for kind in self.kinds(g):
            for deed in range(rules.n_deeds):
                if g.deeds[deed * N_KINDS + kind]:
                    out.append(SEND | kind << A | deed << 1)
                    # The point cannot be chosen on the last space (ORL-DEED-6).
                    if rules.deed_development[deed] and not full:
                        out.append(SEND | kind << A | deed << 1 | 1)
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
        self.take_away(g, p, kind)
        g.frames.append(SendToDeeds(seat, self.place, self.sent + 1))
        fill_deed(g, p, kind, (action & B_MASK) >> 1, bool(action & 1))
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

    def near_misses(self, g: Game, seat: int) -> list[int]:
        tiles = self.kinds(g)
        if g.rules.places[self.place].needs_nobody:
            tower = g.players[seat].tower
            tiles += [tile for tile in range(MARKED, N_TILES) if tower[tile]]
        deeds = range(g.rules.n_deeds)
        return [SEND | tile << A | deed << 1 for tile in tiles for deed in deeds]

    def why(self, g: Game, seat: int, action: int) -> Reason:
        from_tower = g.rules.places[self.place].needs_nobody
        rule = "ORL-GUNP-3" if from_tower else "ORL-TOWN-4"
        if action >> VERB != SEND >> VERB:
            return Reason("must-send", rule)
        kind = action >> A & A_MASK
        deed = (action & B_MASK) >> 1
        if kind >= MARKED:
            return Reason("marked-deed", "ORL-GUNP-4" if from_tower else "ORL-DEED-9")
        if kind not in self.kinds(g):
            return Reason("no-such-follower", rule, tile=KINDS[kind])
        if g.deeds[deed * N_KINDS + kind]:
            return Reason("development-end", "ORL-DEED-6")
        name = g.rules.deed_names[deed]
        return Reason("deed-space", "ORL-DEED-2", kind=KINDS[kind], deed=name)
