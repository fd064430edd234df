"""What things are worth in The Dignitary: citizens, and what leads to them (INV-DIGN).

Points mean nothing there. A citizen that lies so many steps away is worth a share of one at hand,
the smaller the less time is left; whatever brings it nearer is worth the difference.
"""

from __future__ import annotations

import math
from typing import Final

from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.bots.orleans.weights import Weights
from scriptorium.games.orleans.deeds import Deed
from scriptorium.games.orleans.pieces import KNIGHT, N_KINDS
from scriptorium.games.orleans.scenarios.dignitary import goal, towns
from scriptorium.games.orleans.scenarios.events import PayCoins
from scriptorium.games.orleans.scenarios.tiles import StageCoach
from scriptorium.games.orleans.state import Game, Player

# In the points of `weights.toml`, which says what followers, technology and place tiles are worth.
CITIZEN: Final = 14.0
NEAR: Final = 0.2  # of a citizen that may be gained next
UNDONE: Final = 0.9
COIN: Final = 0.8
# Steps a round: how fast the goals come nearer if one goes for them.
MOVES: Final = 1.0
POINTS: Final = 1.5
KNIGHTS: Final = 0.5
SENDING: Final = 0.7
LACKING: Final = 1.0  # steps for a follower that has to be recruited before it can be sent
BUILDING: Final = 0.5  # of the coins of a station: a merchant in a town to build in


class DignitaryValuation(Valuation):
    def __init__(self, g: Game, p: Player, w: Weights) -> None:
        Valuation.__init__(self, g, p, w)
        self.lying_in_towns: int = towns(g).citizens
        self.distances: list[list[int]] = distances(g)
        self.routes: dict[int, float] = {}
        self.neutral: list[int] = self._neutral()
        self.due: int = self._due()
        coach = g.rules.by_id["stage_coach"]
        assert isinstance(coach, StageCoach)
        self.ride: int = coach.coins

    def progress(self) -> float:
        """Citizens, and a little for what is near."""
        near = self.on_track(self.p.development) + self.route(self.p.merchant, self.lying_in_towns)
        for deed in self.g.rules.deeds:
            if deed.citizen & self.g.citizens:
                near += self.share(self.steps_to(deed, self.neutral), SENDING)
        wanted = goal(self.g.rules)
        missing = max(0, wanted - self.p.citizens)
        return (self.p.citizens + min(NEAR * near / CITIZEN, UNDONE * missing)) / wanted

    def _neutral(self) -> list[int]:
        """Followers that can be sent, by kind, wherever they are."""
        p = self.p
        return [
            p.bag[kind] + p.market[kind] + p.tower[kind] + p.spaces.count(kind)
            for kind in range(N_KINDS)
        ]

    def _due(self) -> int:
        """The coins that the event of this round takes."""
        event = self.g.rules.event(self.g.event)
        if self.g.round and isinstance(event, PayCoins):
            return event.strength(self.g)
        return 0

    def share(self, steps: float, speed: float) -> float:
        """What a citizen so many steps away is worth after this round."""
        if steps <= 0.0:
            return CITIZEN
        if not self.left:
            return 0.0
        return CITIZEN * math.exp(-steps / (speed * self.left))

    def citizen(self) -> float:
        return CITIZEN

    # Coins: only rides cost any that matter; dues take the stations of the stock as well.

    def coins(self, count: int) -> float:
        useful = self.ride * (self.left + 1) - self.p.coins
        return COIN * max(0, min(count, useful))

    def spend(self, count: int) -> float:
        """What the dues of this round would take anyway is free."""
        return COIN * max(0, min(count, self.p.coins - self.due))

    def station(self) -> float:
        return COIN * self.trading

    # The tracks

    def on_track(self, development: int) -> float:
        """The citizens still lying on the development track, seen from a space of it."""
        value = 0.0
        for space, citizen in enumerate(self.g.rules.development_citizens):
            if citizen & self.g.citizens:
                value += self.share(space - development, POINTS)
        return value

    def develop(self, points: int) -> float:
        rules, p = self.g.rules, self.p
        end = min(p.development + points, rules.last_development)
        value = self.on_track(end) - self.on_track(p.development)
        for space in range(p.furthest + 1, end + 1):
            value += self.coins(rules.development_coins[space])
        return value + COIN * self.income * (self.stars[end] - self.stars[p.development])

    def recruit(self, kind: int) -> float:
        value = Valuation.recruit(self, kind) + self.deeds_nearer(kind)
        if kind == KNIGHT:
            value += self.knights_nearer()
        return value

    def knights_nearer(self) -> float:
        """A step towards the citizen at the knights track; the last one is valued elsewhere."""
        value = 0.0
        at = self.p.tracks[KNIGHT]
        for step, citizen in enumerate(self.g.rules.knight_citizens):
            if citizen & self.g.citizens and step > at + 1:
                value += self.share(step - at - 1, KNIGHTS) - self.share(step - at, KNIGHTS)
        return value

    # Deeds

    def steps_to(self, deed: Deed, neutral: list[int]) -> float:
        """Followers to be sent until it is complete, those to be recruited first counted more."""
        steps = 0.0
        free = deed.free(self.g)
        for kind in range(N_KINDS):
            steps += free[kind] + LACKING * max(0, free[kind] - neutral[kind])
        return steps

    def nearer(self, deed: Deed, steps: float, more: float) -> float:
        """What it is worth to have taken some of the steps to a deed."""
        if not deed.citizen & self.g.citizens:
            return 0.0
        return self.share(steps - more, SENDING) - self.share(steps, SENDING)

    def deeds_nearer(self, kind: int) -> float:
        """One more follower of a kind: for the deed that gains most by it."""
        best = 0.0
        for deed in self.g.rules.deeds:
            if deed.free(self.g)[kind] > self.neutral[kind]:
                best = max(best, self.nearer(deed, self.steps_to(deed, self.neutral), LACKING))
        return best

    def deed(self, deed: Deed) -> float:
        """A follower sent to a deed, the citizen included."""
        return self.nearer(deed, self.steps_to(deed, self.neutral), 1.0)

    def space_for_citizen(self, space: int) -> float:
        """A citizen to be placed where it can be gained soonest."""
        rules = self.g.rules
        bit = 1 << space
        for deed in rules.deeds:
            if deed.citizen == bit:
                return self.share(self.steps_to(deed, self.neutral), SENDING)
        if bit in rules.development_citizens:
            return self.share(rules.development_citizens.index(bit), POINTS)
        if bit in rules.knight_citizens:
            return self.share(rules.knight_citizens.index(bit), KNIGHTS)
        return 0.0

    # The map

    def lying(self, town: int, gathered: int) -> int:
        return self.lying_in_towns & 1 << town & ~gathered

    def town(self, town: int, built: int, gathered: int) -> float:
        if not self.left:
            return 0.0
        value = self.route(town, self.lying_in_towns & ~gathered)
        if self.p.stations and self.buildable(town, built):
            value += BUILDING * self.station()
        return value

    def route(self, town: int, lying: int) -> float:
        """The best order to visit the towns where citizens lie."""
        key = lying << 8 | town
        known = self.routes.get(key)
        if known is not None:
            return known
        best = 0.0
        for other, steps in enumerate(self.distances[town]):
            if lying >> other & 1:
                then = CITIZEN + self.route(other, lying & ~(1 << other))
                best = max(best, then * self.share(steps, MOVES) / CITIZEN)
        self.routes[key] = best
        return best


def distances(g: Game) -> list[list[int]]:
    """Moves between towns, by road or water. Remembered: every look at the table needs it."""
    key = tuple(g.rules.towns)
    known = _DISTANCES.get(key)
    if known is None:
        known = [distances_from(g, town) for town in range(len(key))]
        _DISTANCES[key] = known
    return known


def distances_from(g: Game, start: int) -> list[int]:
    rules = g.rules
    found = {start: 0}
    queue = [start]
    for town in queue:
        for packed in rules.roads[town] + rules.waterways[town]:
            if packed >> 8 not in found:
                found[packed >> 8] = found[town] + 1
                queue.append(packed >> 8)
    return [found[town] for town in range(len(rules.towns))]


_DISTANCES: dict[tuple[str, ...], list[list[int]]] = {}
