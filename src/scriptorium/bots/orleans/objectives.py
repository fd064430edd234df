"""What things are worth where objectives decide (Capital Vierzon, Travelling Salesman, The Duel).

Points mean nothing there. Each scenario says how much work is still ahead of somebody who has so
many goods and coins and stands in such a town; whatever makes it less is worth the difference.
"""

from __future__ import annotations

from typing import Final

from scriptorium.bots.orleans.dignitary import distances
from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.bots.orleans.weights import Weights, of_scenario
from scriptorium.games.orleans.pieces import A_MASK, KINDS, N_GOODS, SELL, VERB, A
from scriptorium.games.orleans.scenarios.claiming import of
from scriptorium.games.orleans.scenarios.objectives import (
    NOWHERE,
    Board,
    Objective,
    development_points,
    progress,
)
from scriptorium.games.orleans.scenarios.payments import worth
from scriptorium.games.orleans.state import Game, Player

UNDONE: Final = 0.9  # of an objective that could be completed and is not
FAR: Final = 6.0  # moves
COMPLETING: Final = 100.0  # an objective that can be completed is


class Standing:
    """Where somebody is and what they have, as far as the work ahead depends on it: a player's own
    standing, changed to look at another."""

    def __init__(self, p: Player) -> None:
        self.town: int = p.merchant
        self.goods: list[int] = p.goods[:]
        self.coins: int = p.coins
        self.built: int = p.built
        self.development: int = p.development
        self.citizens: int = p.citizens
        # The towns in which something was completed on the way.
        self.gathered: int = 0


class ObjectiveValuation(Valuation):
    """`ahead` is what a scenario writes: the work ahead, in the points of its weights."""

    def __init__(self, g: Game, p: Player, w: Weights) -> None:
        own = w if "work" in w.tables else of_scenario(g.rules.scenario.name)
        Valuation.__init__(self, g, p, own)
        self.work: dict[str, float] = self.w.tables["work"]
        self.emphasis = self.work["emphasis"]
        self.enough: list[float] = [self.w.tables["enough"][kind] for kind in KINDS]
        self.lasting *= self.work["engine"]
        self.board: Board = of(g).board(g.rules)
        done = progress(g).done[p.seat]
        self.missing: list[Objective] = [
            one for one in self.board.objectives if not done >> one.index & 1
        ]
        self.distances: list[list[int]] = distances(g)
        self.towns: dict[int, float] = {}
        self.routes: dict[int, int] = {}
        self.prepare()
        self.now: float = self.ahead(Standing(p))

    def prepare(self) -> None:
        """Whatever the scenario looks up once."""

    def ahead(self, at: Standing) -> float:
        """The work ahead of somebody who stands there."""
        raise NotImplementedError

    def progress(self) -> float:
        """Objectives, those not complete in part."""
        every = self.board.objectives
        at = Standing(self.p)
        done = float(len(every) - len(self.missing))
        for one in self.missing:
            done += UNDONE * self.begun_share(one, at)
        return done / len(every)

    def begun_share(self, one: Objective, at: Standing) -> float:
        """How much of an objective is there; what is counted for it counts for no other one."""
        parts: list[float] = []
        if one.coins:
            parts.append(min(1.0, at.coins / one.coins))
            at.coins = max(0, at.coins - one.coins)
        if one.value:
            parts.append(min(1.0, worth(self.g, self.p) / one.value))
        if sum(one.loads[0]):
            have = 0
            for good in range(N_GOODS):
                used = min(at.goods[good], one.loads[0][good])
                at.goods[good] -= used
                have += used
            parts.append(have / sum(one.loads[0]))
        if one.points:
            parts.append(min(1.0, development_points(self.g, self.p) / one.points))
        if one.status:
            parts.append(min(1.0, self.g.rules.status[at.development] / one.status))
        if one.stations:
            parts.append(min(1.0, at.built.bit_count() / one.stations))
        for town in (one.merchant_in, one.station_in):
            if town != NOWHERE:
                parts.append(max(0.0, 1.0 - self.distances[at.town][town] / FAR))
        return sum(parts) / len(parts)

    def saved(self, at: Standing) -> float:
        """The work that standing there saves."""
        return self.now - self.ahead(at)

    def follower(self, kind: int, count: int) -> float:
        """One more of a kind: much while there are fewer than enough to go round."""
        share = count / self.enough[kind]
        value = self.w.follower[kind] / (1.0 + share * share)
        return self.lasting * (self.w.need * self.thin + value)

    # Goods and coins

    def change(self, good: int, count: int, coins: int) -> float:
        at = Standing(self.p)
        at.goods[good] += count
        at.coins += coins
        return self.saved(at)

    def good(self, good: int) -> float:
        return self.change(good, 1, 0)

    def good_lost(self, good: int) -> float:
        return -self.change(good, -1, 0)

    def coins(self, count: int) -> float:
        return self.change(0, 0, count)

    def spend(self, count: int) -> float:
        return -self.change(0, 0, -count)

    def trade(self, action: int, price: int) -> float:
        good = action >> A & A_MASK
        if action >> VERB == SELL >> VERB:
            return self.change(good, -1, price)
        return self.change(good, 1, -price)

    def food(self, good: int) -> float:
        return -self.good_lost(good)

    def coins_instead(self, count: int) -> float:
        return -self.spend(count)

    # Stations, citizens, development

    def citizen(self) -> float:
        at = Standing(self.p)
        at.citizens += 1
        return self.saved(at)

    def station(self) -> float:
        """Beyond what the town with a station is worth."""
        return self.coins(1) * self.trading

    def develop(self, points: int) -> float:
        rules, p = self.g.rules, self.p
        at = Standing(p)
        at.development = min(p.development + points, rules.last_development)
        for space in range(p.furthest + 1, at.development + 1):
            at.coins += rules.development_coins[space]
            if rules.development_citizens[space] & self.g.citizens:
                at.citizens += 1
        step = self.stars[at.development] - self.stars[p.development]
        return self.saved(at) + self.coins(1) * self.income * step

    # The map

    def lying(self, town: int, gathered: int) -> int:
        """An objective that can be completed by coming there, after those `gathered`."""
        if self.board.one_a_round and gathered:
            return 0
        for one in self.missing:
            if one.merchant_in == town and self.board.open(self.g, self.p, one):
                return 1 << town if not gathered >> town & 1 and self.payable(one, gathered) else 0
        return 0

    def payable(self, one: Objective, gathered: int) -> bool:
        """With what is left after paying for those `gathered`."""
        p = self.p
        if not gathered:
            return one.payable(self.g, p)
        goods = p.goods[:]
        for other in self.missing:
            if other.merchant_in != NOWHERE and gathered >> other.merchant_in & 1:
                for good in range(N_GOODS):
                    goods[good] -= other.loads[0][good]
        return not any(goods[good] < one.loads[0][good] for good in range(N_GOODS))

    def arrival(self, town: int) -> float:
        return self.work["completing"]

    def town(self, town: int, built: int, gathered: int) -> float:
        key = (built << 32 | gathered) << 8 | town
        known = self.towns.get(key)
        if known is None:
            at = Standing(self.p)
            at.town, at.built, at.gathered = town, built, gathered
            known = -self.ahead(at)
            self.towns[key] = known
        return known

    def trip(self, town: int) -> float:
        """A coin and a way that is shorter or not."""
        there = self.town(town, self.p.built, self.lying(town, 0))
        return there - self.town(self.p.merchant, self.p.built, 0) - self.spend(1)

    def route(self, town: int, visits: int) -> int:
        """Moves to visit all these towns, in the best order."""
        if not visits:
            return 0
        key = visits << 8 | town
        known = self.routes.get(key)
        if known is None:
            known = 99
            row = self.distances[town]
            rest = visits
            while rest:
                low = rest & -rest
                rest ^= low
                other = low.bit_length() - 1
                known = min(known, row[other] + self.route(other, visits ^ low))
            self.routes[key] = known
        return known

    def objective(self, index: int) -> float:
        return COMPLETING
