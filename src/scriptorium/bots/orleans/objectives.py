"""What things are worth where objectives decide (Capital Vierzon, Travelling Salesman).

Points mean nothing there. An objective that is so many actions away is worth a share of one at
hand, the smaller the less time is left; whatever brings it nearer is worth the difference.
"""

from __future__ import annotations

import math
from typing import Final

from scriptorium.bots.orleans.dignitary import distances
from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.bots.orleans.weights import Weights
from scriptorium.games.orleans.events import food_of
from scriptorium.games.orleans.pieces import N_GOODS
from scriptorium.games.orleans.scenarios.claiming import of
from scriptorium.games.orleans.scenarios.feeding import Feeding
from scriptorium.games.orleans.scenarios.objectives import (
    NOWHERE,
    Objective,
    development_points,
    progress,
)
from scriptorium.games.orleans.state import Game, Player

OBJECTIVE: Final = 30.0  # in the points of `weights.toml`
HUNGER: Final = 60.0  # what is needed to stay in the game


class Pace:
    """How fast things go in a scenario: actions for one step towards an objective, and what the
    rest is worth beside them."""

    def __init__(
        self,
        engine: float,
        actions: float,
        move: float,
        building: float,
        good: float,
        value: float,
        price: float,
        point: float,
        coin: float,
        later: float,
    ) -> None:
        self.engine = (
            engine  # followers, technology, tiles: share of what they are in the base game
        )
        self.actions = actions  # a round, for objectives
        self.move = move
        self.building = building
        self.good = good
        self.value = value  # for each point of goods to be paid
        self.price = price  # for each coin to be paid
        self.point = point  # for each point of stations and citizens
        self.coin = coin  # one that no objective needs
        self.later = later  # food for a later round


PACES: Final[dict[str, Pace]] = {
    "vierzon": Pace(0.54, 1.04, 2.05, 0.71, 0.63, 0.27, 0.12, 0.37, 0.40, 1.2),
    "salesman": Pace(0.83, 0.93, 2.34, 1.61, 0.86, 0.78, 0.24, 0.29, 0.45, 0.82),
}


class ObjectiveValuation(Valuation):
    def __init__(self, g: Game, p: Player, w: Weights) -> None:
        Valuation.__init__(self, g, p, w)
        self.pace: Pace = PACES[g.rules.scenario.name]
        self.lasting *= self.pace.engine
        board = of(g).board(g.rules)
        done = progress(g).done[p.seat]
        self.missing: list[Objective] = [
            one for one in board.objectives if not done >> one.index & 1
        ]
        self.distances: list[list[int]] = distances(g)
        self.stars_now: int = g.rules.status[p.development]
        self.due: int = self._due()
        self.feeds: int = self._feeds()
        self.now: float = self.standing(p.merchant, p.goods, p.coins, p.built, self.points(0), 0)

    def _due(self) -> int:
        """Food items that are due at the end of this round."""
        event = self.g.rules.event(self.g.event)
        fed = self.g.rules.phases[self.g.phase].name in ("event", "after-event", "start-player")
        if self.g.round and isinstance(event, Feeding) and not fed:
            return event.strength(self.g)
        return 0

    def _feeds(self) -> int:
        """Those of later rounds."""
        g, total = self.g, 0
        for at in range(g.round, g.rules.rounds):
            event = g.rules.event(g.hour_glass[at])
            if isinstance(event, Feeding):
                total += event.strengths[0]
        return total

    def points(self, more: int) -> int:
        return development_points(self.g, self.p) + more

    # How near the objectives are

    def share(self, one: Objective, steps: float) -> float:
        """One with a deadline decides about all others."""
        if one.before_round:
            left = max(0.5, one.before_round - self.g.round - 0.5)
            all_ = OBJECTIVE * len(self.missing)
            return all_ * math.exp(-steps / (self.pace.actions * left))
        return OBJECTIVE * math.exp(-steps / (self.pace.actions * (self.left + 0.5)))

    def steps(
        self, one: Objective, town: int, goods: list[int], coins: int, built: int, points: int
    ) -> float:
        pace = self.pace
        steps = pace.price * max(0, one.coins - coins) + pace.point * max(0, one.points - points)
        if one.merchant_in != NOWHERE:
            steps += pace.move * self.distances[town][one.merchant_in]
        if one.station_in != NOWHERE and not built >> one.station_in & 1:
            steps += pace.move * self.distances[town][one.station_in] + pace.building
        value = 0
        for good in range(N_GOODS):
            steps += pace.good * max(0, one.loads[0][good] - goods[good])
            value += goods[good] * self.g.rules.goods_points[good]
        return steps + pace.value * max(0, one.value - value)

    def standing(
        self, town: int, goods: list[int], coins: int, built: int, points: int, gathered: int
    ) -> float:
        """All that is missing, seen from here; what was completed on the way is not."""
        value = 0.0
        for one in self.missing:
            if one.merchant_in == NOWHERE or not gathered >> one.merchant_in & 1:
                value += self.share(one, self.steps(one, town, goods, coins, built, points))
        return value

    # Goods and coins

    def hunger(self, items: int, coins: int) -> float:
        """What food for so many, and so many coins, are worth against hunger."""
        food = food_of(self.g, self.p) + items + (self.p.coins + coins) // 2
        now = min(food, self.due)
        later = min(max(0, food - self.due), self.feeds)
        return HUNGER * now + later * self.pace.later

    def good(self, good: int) -> float:
        return self.change(good, 1)

    def good_lost(self, good: int) -> float:
        return -self.change(good, -1)

    def change(self, good: int, count: int) -> float:
        p = self.p
        goods = p.goods[:]
        goods[good] += count
        value = self.standing(p.merchant, goods, p.coins, p.built, self.points(0), 0) - self.now
        if self.due or self.feeds:
            items = count if self.g.rules.food[good] else 0
            value += self.hunger(items, 0) - self.hunger(0, 0)
        return value + self.pace.coin * 0.5 * count * self.g.rules.goods_points[good]

    def coins(self, count: int) -> float:
        p = self.p
        have = p.coins + count
        value = self.standing(p.merchant, p.goods, have, p.built, self.points(0), 0) - self.now
        if self.due or self.feeds:
            value += self.hunger(0, count) - self.hunger(0, 0)
        return value + self.pace.coin * count

    def spend(self, count: int) -> float:
        return -self.coins(-count)

    def food(self, good: int) -> float:
        return -self.good_lost(good)

    def coins_instead(self, count: int) -> float:
        return -self.spend(count)

    # What counts for the Capital

    def more_points(self, points: int) -> float:
        p = self.p
        then = self.standing(p.merchant, p.goods, p.coins, p.built, self.points(points), 0)
        return then - self.now

    def citizen(self) -> float:
        return self.more_points(self.stars_now)

    def station(self) -> float:
        return self.more_points(self.stars_now) + self.pace.coin * self.trading

    def develop(self, points: int) -> float:
        rules, p = self.g.rules, self.p
        end = min(p.development + points, rules.last_development)
        pieces = p.built.bit_count() + p.citizens
        value = 0.0
        for space in range(p.furthest + 1, end + 1):
            if rules.development_coins[space]:
                value += self.coins(rules.development_coins[space])
            if rules.development_citizens[space] & self.g.citizens:
                value += self.citizen()
        # A part of a step is a part of the status.
        nearer = (pieces + 2) * (self.stars[end] - self.stars[p.development])
        return value + self.more_points(4) * nearer / 4.0

    # The map

    def lying(self, town: int) -> int:
        """An objective that can be completed by coming there."""
        for one in self.missing:
            if one.merchant_in == town and one.payable(self.g, self.p):
                return 1 << town
        return 0

    def arrival(self, town: int) -> float:
        return OBJECTIVE

    def town(self, town: int, built: int, gathered: int) -> float:
        p = self.p
        value = self.standing(town, p.goods, p.coins, built, self.points(0), gathered)
        if self.left and p.stations and self.buildable(town, built):
            value += 0.3 * self.station()
        return value

    def objective(self, index: int) -> float:
        """Completing one now, unless what is paid is needed at the table tonight."""
        one = of(self.g).board(self.g.rules).objectives[index]
        if len(self.missing) > 1 and self.due:
            food = sum(
                self.p.goods[good] - one.loads[0][good]
                for good in range(N_GOODS)
                if self.g.rules.food[good]
            )
            if food + (self.p.coins - one.coins) // 2 < self.due:
                return -HUNGER
        return OBJECTIVE + (1.0 if one.before_round else 0.0)
