"""Followers that come or go at an unusual moment: Amnesty and Banishment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    BANISH,
    DONE,
    PLACE,
    TILES,
    VERB,
    A,
)
from scriptorium.games.orleans.spaces import put

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


def place_at_once(g: Game, p: Player, kind: int) -> None:
    """Offer the free spaces for a follower that has just come into the bag."""
    fitting = p.open & p.allowed[kind]
    free = [space for space in range(g.rules.n_spaces) if fitting >> space & 1]
    g.frames.append(PlaceGained(p.seat, kind, free))


class PlaceGained(SeatFrame["Game"]):
    """A follower just gained may stand on a fitting free space at once instead of going to the bag.
    `free` are the spaces that were free at that moment: whoever brought it stood there still."""

    name = "place-gained"

    def __init__(self, seat: int, kind: int, free: list[int]) -> None:
        SeatFrame.__init__(self, seat)
        self.kind = kind
        self.free = free

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.kind, self.free[:]]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"tile": TILES[self.kind]}

    def targets(self, g: Game) -> list[int]:
        p = g.players[self.seat]
        fitting = p.open & p.allowed[self.kind]
        return [space for space in self.free if fitting >> space & 1]

    def begin(self, g: Game) -> bool:
        if self.targets(g) and g.players[self.seat].bag[self.kind]:
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return [*((PLACE | self.kind << A) + space for space in self.targets(g)), DONE]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action == DONE:
            return True
        p = g.players[seat]
        p.bag[self.kind] -= 1
        p.bag_n -= 1
        put(g.rules, p, self.kind, action & B_MASK)
        if g.sink is not None:
            place = g.rules.places[g.rules.place_of[action & B_MASK]]
            g.emit("placed", seat, tile=TILES[self.kind], place=place.id)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        rule = g.rules.event(g.event).rule
        if action >> VERB == PLACE >> VERB and action >> A & A_MASK == self.kind:
            return Reason("wrong-space", rule, tile=TILES[self.kind])
        return Reason("place-gained-or-done", rule, tile=TILES[self.kind])


class Banish(SeatFrame["Game"]):
    """So many of the followers just drawn go back to the bag (INV-R64)."""

    name = "banish"

    def __init__(self, seat: int, left: int, drawn: list[int]) -> None:
        SeatFrame.__init__(self, seat)
        self.left = left
        self.drawn = drawn

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.left, self.drawn[:]]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"left": self.left, "tiles": [TILES[tile] for tile in self.drawn]}

    def begin(self, g: Game) -> bool:
        if self.left and len(set(self.drawn)) > 1 and len(self.drawn) > self.left:
            return True
        g.frames.pop()
        for tile in self.drawn[: self.left]:  # all there are, or all alike
            self.send_back(g, g.players[self.seat], tile)
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return [BANISH | tile << A for tile in sorted(set(self.drawn))]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        tile = action >> A & A_MASK
        rest = self.drawn[:]
        rest.remove(tile)
        g.frames[-1] = Banish(seat, self.left - 1, rest)
        self.send_back(g, g.players[seat], tile)
        return True

    def send_back(self, g: Game, p: Player, tile: int) -> None:
        p.market[tile] -= 1
        p.market_n -= 1
        p.bag[tile] += 1
        p.bag_n += 1
        if g.sink is not None:
            g.emit("banished", p.seat, tile=TILES[tile])

    def why(self, g: Game, seat: int, action: int) -> Reason:
        rule = g.rules.event(g.event).rule
        if action >> VERB == BANISH >> VERB:
            return Reason("not-drawn", rule, tile=TILES[action >> A & A_MASK])
        return Reason("must-banish", rule, left=self.left)


def banish_texts() -> Iterator[ActionText]:
    for tile, name in enumerate(TILES):
        yield ActionText(BANISH | tile << A, f"banish {name}", "banish", (("tile", name),))
