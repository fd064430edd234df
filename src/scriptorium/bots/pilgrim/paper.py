"""Turns on paper: what duties bring, and which of them a position on the ring makes possible.

What a duty brings depends on everything but the places of the other acolytes. So a position is
split into those on the ring and the rest, and each duty is tried once for each rest.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final, NamedTuple

from scriptorium.bots.pilgrim.eye import Eye
from scriptorium.bots.pilgrim.ring import MOST, QuickGains, Ring, sowings
from scriptorium.bots.pilgrim.search import Line, Search
from scriptorium.games.pilgrim.duty import MAJORITY, PARITY
from scriptorium.games.pilgrim.payments import gain
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    CITY,
    CORNUCOPIA,
    DUTY,
    MOVE,
    N_DUTIES,
    NO_TITHE,
    TAXATION,
    TITHE,
    TO,
    A,
)
from scriptorium.games.pilgrim.taxation import ANY, Tax

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game

FEW: Final = 2  # positions kept after each step of a duty where only its worth is asked for


class Ending(NamedTuple):
    """A duty or tithe done. `hands` is what it adds to the acolytes on the ring."""

    worth: float
    hands: int
    line: Line
    key: tuple[object, ...]


class Rest:
    """The start of a turn without the places of the acolytes, and what duties bring from there."""

    def __init__(self, g: Game, here: float, hands: int) -> None:
        self.g = g
        self.here = here
        self.hands = hands
        self.tried: dict[tuple[int, int, int], list[Ending]] = {}
        self.gains: QuickGains | None = None


class Move(NamedTuple):
    """A sowing with a duty or tithe (`space`), and the ring after it; `done` is the space whose
    duty was done, if any."""

    end: Ending
    city: int
    duties: tuple[int, ...]
    done: int
    origin: int
    sown: tuple[int, ...]
    space: int


class Paper:
    """Tries duties with so many positions after each step, and keeps so many results of each."""

    def __init__(self, eye: Eye, search: Search, steps: int, kept: int) -> None:
        self.eye = eye
        self.search = search
        self.seat = search.seat
        self.steps = steps
        self.kept = kept
        self.rings: dict[int, Ring] = {}

    def moves(self, rest: Rest, city: int, duties: tuple[int, ...]) -> list[Move]:
        """Every sowing with each duty it makes possible, at parity at least, and each tithe."""
        ring = self.ring(rest.g)
        most, tithes = ring.most, rest.g.tithes
        total = city + sum(duties)
        out: list[Move] = []
        for origin in range(N_DUTIES + 1):
            count = city if origin == CITY else duties[origin]
            if not count:
                continue
            for sown in sowings(ring.ways, origin, min(count, MOST)):
                here = [a + b for a, b in zip(duties, sown)]
                if origin != CITY:
                    here[origin] -= count
                left = total - sum(here)
                for space in range(N_DUTIES):
                    there = here[space]
                    if not there:
                        continue
                    if tithes[space] != NO_TITHE:
                        for end in self.tithe(rest, tithes[space]):
                            out.append(Move(end, left, tuple(here), -1, origin, sown, space))
                    if there < most[space]:
                        continue
                    how = MAJORITY if there > most[space] else PARITY
                    kinds = taxed(here, most, tithes) if space == ring.tax else 0
                    gone = here[:]
                    gone[space] = 0
                    for end in self.duty(rest, space, how, kinds):
                        back = max(0, left + there + end.hands)
                        out.append(Move(end, back, tuple(gone), space, origin, sown, space))
        return out

    def duty(self, rest: Rest, space: int, how: int, kinds: int, few: bool = False) -> list[Ending]:
        key = (space, how, kinds)
        found = rest.tried.get(key)
        if found is None:
            found = rest.tried[key] = self._duty(rest, space, how, kinds, few)
        return found

    def _duty(self, rest: Rest, space: int, how: int, kinds: int, few: bool) -> list[Ending]:
        g = rest.g
        duty = g.ring[space]
        if not g.rules.duties[duty].possible(g, g.players[self.seat], 0):
            return []
        if duty == TAXATION:
            begun = g.copy()
            value = g.rules.value[how]
            begun.frames.append(Tax(self.seat, value + 1 if kinds else 1, 0, kinds))
        else:
            begun = self.search.begun(g, duty, how)
        width, kept = (FEW, 1) if few else (self.steps, self.kept)
        lines = self.search.endings(begun, [], width, False, kept)
        return [self.ending(rest, line) for line in lines]

    def tithe(self, rest: Rest, counter: int) -> list[Ending]:
        key = (-1, counter, 0)
        found = rest.tried.get(key)
        if found is None:
            begun = rest.g.copy()
            if counter == CORNUCOPIA:
                begun.frames.append(Tax(self.seat, 1, 0, 0))
            else:
                gain(begun, begun.players[self.seat], counter, 1)
            lines = self.search.endings(begun, [], FEW, False, 1)
            found = rest.tried[key] = [self.ending(rest, line) for line in lines]
        return found

    def ending(self, rest: Rest, line: Line) -> Ending:
        p = line.g.players[self.seat]
        hands = p.city + sum(p.duties) - rest.hands
        return Ending(line.worth, hands, line, self.key(line.g))

    def key(self, g: Game) -> tuple[object, ...]:
        return (g.round, g.players[self.seat].prizes, *self.search.signature(g))

    def rest(self, g: Game) -> Rest:
        p = g.players[self.seat]
        return Rest(g, self.eye.value(g), p.city + sum(p.duties))

    def ring(self, g: Game) -> Ring:
        found = self.rings.get(g.round)
        if found is None:
            found = self.rings[g.round] = Ring(g, g.players[self.seat])
        return found

    def actions(self, g: Game, move: Move) -> list[int]:
        """What makes a move of paper a turn."""
        ways = self.ring(g).ways
        p = g.players[self.seat]
        count = p.city if move.origin == CITY else p.duties[move.origin]
        steps = [MOVE | move.origin << A]
        at = move.origin
        for space in path(ways, at, move.sown, count - sum(move.sown)):
            if len(ways[at]) > 1:
                steps.append(TO | space << A)
            at = space
        moved = g.copy()
        for step in steps:
            moved.apply(self.seat, step)
        duty = g.ring[move.space] << A
        line = move.end.line
        if move.done >= 0:
            act = [DUTY | duty, *line.actions]
        elif g.tithes[move.space] == CORNUCOPIA:
            act = [TITHE | duty | (line.actions[0] >> A & A_MASK) + 1]
        else:
            act = [TITHE | duty]
        return self.search.replay(Line(0.0, steps, moved), line._replace(actions=act))


@functools.cache
def path(
    ways: tuple[tuple[int, ...], ...], at: int, sown: tuple[int, ...], city: int
) -> tuple[int, ...]:
    """The spaces in the order in which acolytes are dropped, so many on each duty and in the
    city; empty if there is no such way."""
    for space in ways[at]:
        left, less = city, sown
        if space == CITY:
            left -= 1
        else:
            less = (*sown[:space], sown[space] - 1, *sown[space + 1 :])
        if left < 0 or min(less) < 0:
            continue
        if not left and not any(less):
            return (space,)
        rest = path(ways, space, less, left)
        if rest:
            return (space, *rest)
    return ()


def taxed(here: list[int], most: list[int], tithes: list[int]) -> int:
    """The resources on the counters of own majorities, as a mask."""
    kinds = 0
    for space in range(N_DUTIES):
        if here[space] > most[space] and tithes[space] != NO_TITHE:
            kinds |= ANY if tithes[space] == CORNUCOPIA else 1 << tithes[space]
    return kinds
