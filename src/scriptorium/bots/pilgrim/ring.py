"""Movement on paper: what the ring of duties offers in the next turn."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from scriptorium.games.pilgrim.pieces import CITY, N_DUTIES, TAXATION

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

AGAIN: Final = 0.7  # of what a duty adds if it was done in the turn before
MOST: Final = 9  # lifted at once; more are rare, and looked at as so many


@functools.cache
def sowings(ways: tuple[tuple[int, ...], ...], at: int, count: int) -> tuple[tuple[int, ...], ...]:
    """All ways to drop acolytes from a space on: how many each duty gets, each way once."""
    if not count:
        return ((0,) * N_DUTIES,)
    found: dict[tuple[int, ...], None] = {}
    for space in ways[at]:
        for rest in sowings(ways, space, count - 1):
            if space == CITY:
                found[rest] = None
            else:
                found[(*rest[:space], rest[space] + 1, *rest[space + 1 :])] = None
    return tuple(found)


@functools.cache
def most_dropped(ways: tuple[tuple[int, ...], ...], at: int, count: int) -> tuple[int, ...]:
    """The most acolytes that each duty could get of these."""
    return tuple(max(column) for column in zip(*sowings(ways, at, count)))


class Ring:
    """The other colours on the duties, and the best that a position makes possible there."""

    def __init__(self, g: Game, p: Player) -> None:
        self.ways = tuple(tuple(row) for row in g.rules.ways)
        self.tax = g.space_of[TAXATION]
        self.most = [
            max(g.dummies[space], *(o.duties[space] for o in g.players if o is not p))
            for space in range(N_DUTIES)
        ]
        self.known: dict[tuple[int, ...], list[int]] = {}

    def standings(self, city: int, duties: tuple[int, ...]) -> list[int]:
        """By space, what one turn can make of it: nothing (0), parity, a majority. At the end,
        whether another duty than Taxation can have a majority."""
        key = (city, *duties)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._standings(city, duties)
        return found

    def _standings(self, city: int, duties: tuple[int, ...]) -> list[int]:
        most = self.most
        top = [0] * N_DUTIES
        for origin in range(N_DUTIES + 1):
            count = city if origin == CITY else duties[origin]
            if count:
                dropped = most_dropped(self.ways, origin, min(count, MOST))
                for space in range(N_DUTIES):
                    there = dropped[space]
                    if space != origin:
                        there += duties[space]
                    if there > top[space]:
                        top[space] = there
        out = [0] * (N_DUTIES + 1)
        for space in range(N_DUTIES):
            if top[space] and top[space] >= most[space]:
                out[space] = 2 if top[space] > most[space] else 1
                if out[space] == 2 and space != self.tax:
                    out[N_DUTIES] = 1
        return out


class Gains:
    """By space, what its duty adds at parity and with a majority; and what follows from it for
    positions on the ring."""

    def __init__(
        self, ring: Ring, equal: list[float], more: list[float], alone: float, fade: float
    ) -> None:
        self.ring = ring
        self.alone = alone  # of Taxation without a majority elsewhere
        self.equal = equal
        self.more = more
        self.fade = fade
        self.known: dict[tuple[int, ...], float] = {}

    def one(self, city: int, duties: tuple[int, ...], done: int = -1) -> float:
        """The most that one turn adds, if the duty of space `done` has just been done."""
        key = (done, city, *duties)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = max(
                (gain for gain, _, _, _ in self.turns(city, duties, done)), default=0.0
            )
        return found

    def two(self, city: int, duties: tuple[int, ...], done: int) -> float:
        """The most that two turns add, one after the other."""
        top = 0.0
        for gain, city_after, after, space in self.turns(city, duties, done):
            gain += self.fade * self.one(city_after, after, space)
            if gain > top:
                top = gain
        return top

    def leads(self, here: list[int]) -> bool:
        """A majority on another duty than Taxation."""
        most, tax = self.ring.most, self.ring.tax
        return any(here[s] > most[s] and s != tax for s in range(N_DUTIES))

    def turns(
        self, city: int, duties: tuple[int, ...], done: int
    ) -> Iterator[tuple[float, int, tuple[int, ...], int]]:
        """For each way to move the best duty after it: what it adds, and the position then."""
        most, equal, more, tax = self.ring.most, self.equal, self.more, self.ring.tax
        for origin in range(N_DUTIES + 1):
            count = city if origin == CITY else duties[origin]
            if not count:
                continue
            for sown in sowings(self.ring.ways, origin, min(count, MOST)):
                here = [a + b for a, b in zip(duties, sown)]
                if origin != CITY:
                    here[origin] -= count
                best, top = -1, 0.0
                for space in range(N_DUTIES):
                    there = here[space]
                    if there and there >= most[space]:
                        gain = more[space] if there > most[space] else equal[space]
                        if space == tax and not self.leads(here):
                            gain = self.alone
                        if space == done:
                            gain *= AGAIN
                        if gain > top:
                            best, top = space, gain
                left = city + sum(duties) - sum(here)
                if best >= 0:
                    left += here[best]
                    here[best] = 0
                yield top, left, tuple(here), best


class QuickGains(Gains):
    """The same, with each duty looked at by itself: many times faster, and a little too hopeful
    where Taxation wants a majority elsewhere."""

    def one(self, city: int, duties: tuple[int, ...], done: int = -1) -> float:
        equal, more = self.equal, self.more
        reached = self.ring.standings(city, duties)
        top = 0.0
        for space in range(N_DUTIES):
            how = reached[space]
            if how:
                gain = more[space] if how == 2 else equal[space]
                if space == self.ring.tax and not reached[N_DUTIES]:
                    gain = self.alone
                if space == done:
                    gain *= AGAIN
                if gain > top:
                    top = gain
        return top
