"""Seeding and movement: acolytes dropped one by one along the ring and through the city."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.core.frames import Phase, SeatFrame
from scriptorium.games.pilgrim.payments import put_acolyte
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    CITY,
    CLOISTERS,
    KOGGE,
    SKIP,
    SPACES,
    TO,
    VERB,
    A,
)
from scriptorium.games.pilgrim.places import place, placed

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player


class Seeding(Phase["Game"]):
    """The last step of set-up: each player seeds all acolytes of the city in one go
    (PIL-SEED-1); the Ab-Bott's are in place (PIL-SOLO-5)."""

    name = "seeding"

    def begin(self, g: Game) -> None:
        for seat in reversed(g.order()):
            if seat < g.rules.players:
                p = g.players[seat]
                g.frames.append(Sow(seat, CITY, p.city))
                p.city = 0


class Sow(SeatFrame["Game"]):
    """Acolytes in the hand: `left` of them, the last one dropped at `at`, or lifted there."""

    name = "sow"

    def __init__(self, seat: int, at: int, left: int) -> None:
        SeatFrame.__init__(self, seat)
        self.at = at
        self.left = left

    def begin(self, g: Game) -> bool:
        """Where there is no choice they go on by themselves."""
        p = g.players[self.seat]
        ways = river_ways(g, p)
        at, left = self.at, self.left
        while left and len(ways[at]) == 1 and not p.active >> CLOISTERS & 1:
            at = ways[at][0]
            drop(g, p, at)
            left -= 1
        if not left:
            g.frames.pop()
            return False
        if left != self.left:
            g.frames[-1] = Sow(self.seat, at, left)
        return True

    def legal(self, g: Game, seat: int) -> list[int]:
        p = g.players[seat]
        spaces = river_ways(g, p)[self.at]
        out = [TO | space << A for space in spaces]
        if p.active >> CLOISTERS & 1:
            out += [SKIP | space << A for space in spaces]
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p = g.players[seat]
        space = action >> A & A_MASK
        left = self.left
        if action >> VERB == SKIP >> VERB:
            p.active &= ~(1 << CLOISTERS)
            if g.sink is not None:
                g.emit("left-out", seat, space=SPACES[space], at=place(g, space))
        else:
            drop(g, p, space)
            left -= 1
        g.frames[-1] = Sow(seat, space, left)
        return True

    def near_misses(self, g: Game, seat: int) -> list[int]:
        """The ways against the stream."""
        return [TO | space << A for space in g.rules.kogge_ways[self.at]]

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB == SKIP >> VERB:
            return Reason("no-cloisters", "PIL-MOVE-8")
        if action >> VERB != TO >> VERB:
            return Reason("finish-moving", "PIL-MOVE-2")
        space = action >> A & A_MASK
        values: dict[str, Any] = {
            "space": SPACES[space],
            "here": SPACES[self.at],
            "at": place(g, self.at),
            "onto": place(g, space),
        }
        if space in g.rules.kogge_ways[self.at]:
            return Reason("against-stream", "PIL-MOVE-5", **values)
        rule = "PIL-MOVE-4" if self.at == CITY else "PIL-MOVE-3"
        return Reason("not-next", rule, **values, **rivers(g))

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"space": SPACES[self.at], "at": place(g, self.at), "count": self.left}

    def describe(self, g: Game, seat: int, action: ActionText) -> ActionText:
        return placed(g, action)

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.at, self.left]


def river_ways(g: Game, p: Player) -> list[list[int]]:
    """With the Kogge all rivers lead both ways (PIL-R51)."""
    return g.rules.kogge_ways if p.active >> KOGGE & 1 else g.rules.ways


def rivers(g: Game) -> dict[str, list[str]]:
    """The duties from which rivers lead into the city, and those they lead to."""
    ways = g.rules.ways
    return {
        "inflows": [place(g, space) for space in range(CITY) if CITY in ways[space]],
        "outflows": [place(g, space) for space in ways[CITY]],
    }


def drop(g: Game, p: Player, space: int) -> None:
    put_acolyte(p, space)
    if g.sink is not None:
        g.emit("dropped", p.seat, space=SPACES[space], at=place(g, space))


def oblate(g: Game, p: Player) -> None:
    """Without an acolyte in the city and on duties this is the whole turn (PIL-OBLATE)."""
    step = "none"
    if p.abbey:
        p.abbey -= 1
        p.city += 1
        step = "mission"
    elif p.village:
        p.village -= 1
        p.abbey += 1
        step = "ordained"
    if g.sink is not None:
        g.emit("oblated", p.seat, step=step)
