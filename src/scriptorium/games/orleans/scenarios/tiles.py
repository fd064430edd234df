"""Stage Coach and Well. The other place tiles of Invasion: `trade`, `stations`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.bans import banned
from scriptorium.games.orleans.pieces import A_MASK, ACT, B_MASK, VERB, A
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.reasons import NO_WAY, NOT_ENOUGH_COINS, NOTHING_TO_COPY, OPEN
from scriptorium.games.orleans.spaces import clear
from scriptorium.games.orleans.supply import pay
from scriptorium.games.orleans.travel import Move, ways_from

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


class StageCoach(Move):
    """Pay coins and move along a road or a waterway (INV-TILE-26, INV-TILE-27)."""

    move_rule = "INV-TILE-26"
    good_rule = "INV-TILE-26"
    rule_ids = {NO_WAY: "INV-TILE-26"}

    def __init__(self, index: int, row: dict[str, Any], start: int) -> None:
        Move.__init__(self, index, row, start)
        self.coins: int = row["coins"]

    def ways(self, g: Game, town: int) -> list[int]:
        return ways_from(g, town, False) + ways_from(g, town, True)

    def closed(self, g: Game, p: Player) -> int:
        return NOT_ENOUGH_COINS if p.coins < self.coins else Move.closed(self, g, p)

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        if p.coins >= self.coins:
            found: list[int] = []
            Move.options(self, g, p, found)
            out += dict.fromkeys(found)  # a town may be reached by road and by water

    def execute(self, g: Game, p: Player, argument: int) -> None:
        pay(g, p, self.coins)
        Move.execute(self, g, p, argument)

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        moves = [{"ways": "road", "count": 1}, {"ways": "waterway", "count": 1}]
        return [{"pay": [self.coins, self.coins], "each": []}, {"choice": [[one] for one in moves]}]


class Well(Place):
    """Carry out any action of the own player board or own place tiles, activated or not
    (INV-TILE-11). Its followers return after that action (INV-TILE-12)."""

    returns = False
    rule_ids = {NOTHING_TO_COPY: "INV-TILE-14"}

    def closed(self, g: Game, p: Player) -> int:
        return OPEN if copies(g, p, self) else NOTHING_TO_COPY

    def execute(self, g: Game, p: Player, argument: int) -> None:
        g.frames.append(Copy(p.seat, self.index, 0))

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return [{"copy": 1}]


def copies(g: Game, p: Player, well: Place) -> list[int]:
    """The actions that can be copied: every condition but the activation holds (INV-TILE-14), what
    is forbidden this round is forbidden here too (INV-TILE-15), and no Well copies itself or what
    is no part of the own city (INV-TILE-17)."""
    out: list[int] = []
    mask = p.owned & ~banned(g, p) & ~(1 << well.index)
    for place in g.rules.places:
        if mask & place.act_bit and place.copyable:
            place.options(g, p, out)
    return out


class Copy(SeatFrame["Game"]):
    """Which action the Well carries out; its followers return when that is over."""

    name = "copy"

    def __init__(self, seat: int, well: int, copied: int) -> None:
        SeatFrame.__init__(self, seat)
        self.well = well
        self.copied = copied

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.well, self.copied]

    def fits(self, g: Game) -> bool:
        """Whether it is a Well, and owned: what a dump says may be anything."""
        owned = g.players[self.seat].owned >> self.well & 1
        return bool(owned) and isinstance(g.rules.places[self.well], Well)

    def begin(self, g: Game) -> bool:
        if not self.copied:
            return True
        g.frames.pop()
        clear(g.rules, g.players[self.seat], g.rules.places[self.well])
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return copies(g, g.players[seat], g.rules.places[self.well])

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames[-1] = Copy(seat, self.well, 1)
        place = g.rules.places[action >> A & A_MASK]
        if g.sink is not None:
            g.emit("copied", seat, place=place.id)
        place.execute(g, g.players[seat], action & B_MASK)
        return True

    def near_misses(self, g: Game, seat: int) -> list[int]:
        """The own places that cannot be copied now."""
        p = g.players[seat]
        possible = {action >> A & A_MASK for action in self.legal(g, seat)}
        return [
            place.act
            for place in g.rules.places
            if p.owned >> place.index & 1 and place.copyable and place.index not in possible
        ]

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB != ACT >> VERB:
            return Reason("must-copy", "INV-TILE-11")
        p, place = g.players[seat], g.rules.places[action >> A & A_MASK]
        if place.index == self.well:
            return Reason("copies-itself", "INV-TILE-17", place=place.id)
        if not p.owned >> place.index & 1:
            return Reason("place-not-owned", "INV-TILE-17", place=place.id)
        if not place.copyable:
            return Reason("not-copied", "INV-TILE-17", place=place.id)
        closed = place.why_closed(g, p)
        if closed is not None:
            return closed
        if place.partial and not p.filled & place.mask:
            return Reason("incomplete", "INV-TILE-16", place=place.id, missing=place.slots[:1])
        key, rule, values = place.why_argument(g, p, action & B_MASK)
        return Reason(key, rule, place=place.id, **values)
