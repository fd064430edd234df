"""Moving and building depend on each other: the best tour with a set of places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.games.orleans.pieces import NO_GOOD
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.travel import Guildhall, Move

if TYPE_CHECKING:
    from scriptorium.bots.orleans.valuation import Valuation


class Tour:
    """The best order and way to use a set of places that move or build, from where the merchant
    stands. A mask has a bit for each place, in the order of `places`; `gathered` has one for each
    town whose citizen was gained on the way."""

    def __init__(self, eye: Valuation, places: list[Place]) -> None:
        self.eye = eye
        self.places = places
        self.memory: dict[int, float] = {}
        self.ends: dict[int, float] = {}  # what it is worth to end somewhere
        self.here: float = eye.town(eye.p.merchant, eye.p.built, 0) if places else 0.0

    def value(self, mask: int) -> float:
        """What using all these places is worth, beyond leaving the merchant where it is."""
        p = self.eye.p
        return self.best(mask, p.merchant, p.built, 255, 0) - self.here

    def best(self, mask: int, town: int, built: int, last: int, gathered: int) -> float:
        if not mask:
            return self.end(town, built, gathered)
        key = (((gathered << 32 | built) << 8 | last) << 8 | town) << 8 | mask
        known = self.memory.get(key)
        if known is not None:
            return known
        best = -1000.0
        for i, place in enumerate(self.places):
            if mask >> i & 1:
                rest = mask & ~(1 << i)
                if isinstance(place, Move):
                    best = max(best, self.move(place, rest, town, built, last, gathered))
                elif isinstance(place, Guildhall):
                    if self.eye.buildable(town, built) and self.eye.p.stations:
                        value = self.best(rest, town, built | 1 << town, last, gathered)
                        best = max(best, value + self.eye.station())
        self.memory[key] = best
        return best

    def end(self, town: int, built: int, gathered: int) -> float:
        key = (gathered << 32 | built) << 8 | town
        known = self.ends.get(key)
        if known is None:
            known = self.ends[key] = self.eye.town(town, built, gathered)
        return known

    def move(
        self, place: Move, rest: int, town: int, built: int, last: int, gathered: int
    ) -> float:
        best = -1000.0
        for packed in place.ways(self.eye.g, town):
            way = packed & 0xFF
            value = self.arrive(rest, packed >> 8, built, way, gathered)
            if way != last:
                value += self.pick(way)
            best = max(best, value)
        return best - self.eye.fare(place)

    def arrive(self, rest: int, town: int, built: int, way: int, gathered: int) -> float:
        """The rest of the tour from a town just entered, with what is gained there."""
        found = self.eye.lying(town, gathered)
        value = self.best(rest, town, built, way, gathered | found)
        return value + self.eye.arrival(town) if found else value

    def pick(self, way: int) -> float:
        """The better good on a connection, if it is worth taking."""
        best = 0.0
        ways = self.eye.g.ways
        for good in (ways[2 * way], ways[2 * way + 1]):
            if good != NO_GOOD:
                best = max(best, self.eye.good(good))
        return best
