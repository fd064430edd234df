"""The Duel: the work ahead (INV-DUEL).

Status 3, three stations with one inland, wine and cloth and the way to deliver them; and whatever
the events of the next rounds demand, for who cannot pay has lost.
"""

from __future__ import annotations

from typing import Final

from scriptorium.bots.orleans.objectives import COMPLETING, ObjectiveValuation, Standing
from scriptorium.games.orleans.events import Event
from scriptorium.games.orleans.pieces import N_GOODS, TECHNOLOGY
from scriptorium.games.orleans.scenarios.duel.dues import (
    GoodDue,
    GoodsTax,
    HarvestDue,
    TechnologyTax,
    ValueDue,
)
from scriptorium.games.orleans.scenarios.objectives import NOWHERE, Objective

JUDGED: Final = ("verdict", "after-event", "finish", "start-player")


class DuelValuation(ObjectiveValuation):
    def prepare(self) -> None:
        g = self.g
        self.to_visit = self.stations_wanted = self.inland_wanted = self.space = 0
        self.loads: list[Objective] = []
        for one in self.missing:
            if one.merchant_in != NOWHERE:
                self.to_visit |= 1 << one.merchant_in
                self.loads.append(one)
            self.stations_wanted = max(self.stations_wanted, one.stations)
            self.inland_wanted = max(self.inland_wanted, one.inland)
            if one.status:
                self.space = g.rules.status.index(one.status)
        self.inland: int = 0
        for town, ways in enumerate(g.rules.waterways):
            if not ways:
                self.inland |= 1 << town
        # What is demanded in this round and in the next ones, each with what failing it costs.
        self.demands: list[tuple[Event, float]] = []
        first = max(0, g.round - 1)
        if g.rules.phases[g.phase].name in JUDGED:
            first = g.round
        risk = self.work["ruin"]
        for at in range(first, min(first + 5, g.rules.rounds)):
            self.demands.append((g.rules.event(g.hour_glass[at]), risk))
            risk *= self.work["later"]

    def ahead(self, at: Standing) -> float:
        work = self.work
        town, goods, coins, built, gathered = at.town, at.goods, at.coins, at.built, at.gathered
        total = work["point"] * max(0, self.space - at.development)
        if self.stations_wanted:
            lacking = max(0, self.stations_wanted - built.bit_count())
            if self.inland_wanted and not built & self.inland:
                lacking = max(1, lacking)
                if not self.inland >> town & 1:
                    total += work["inland"]
            total += work["piece"] * lacking
            if lacking and self.buildable(town, built):
                total -= work["site"]
        left = goods[:]
        for one in self.loads:
            if not gathered >> one.merchant_in & 1:
                total += self.cargo(one, left)
            else:
                for good in range(N_GOODS):
                    left[good] -= one.loads[0][good]
        total += work["move"] * self.route(town, self.to_visit & ~gathered)
        value = 0
        for good in range(N_GOODS):
            value += goods[good] * self.g.rules.goods_points[good]
        total -= work["coin"] * coins + work["value"] * value + work["citizen"] * at.citizens
        for event, risk in self.demands:
            total += risk * self.short(event, goods, coins)
        return total

    def cargo(self, one: Objective, goods: list[int]) -> float:
        """The goods missing for a delivery, in the way of paying that is nearest."""
        best = 1000.0
        for load in one.loads:
            lacking = 0.0
            for good in range(N_GOODS):
                lacking += max(0, load[good] - goods[good])
            best = min(best, lacking)
        return self.work["good"] * best

    def short(self, event: Event, goods: list[int], coins: int) -> float:
        """How much is missing for what an event demands."""
        g = self.g
        if isinstance(event, GoodDue):
            return 5.0 * max(0, event.strengths[0] - goods[event.good()])
        if isinstance(event, HarvestDue):
            food = 0
            for good in range(N_GOODS):
                if g.rules.food[good]:
                    food += goods[good]
            lacking = max(0, event.strengths[0] - food)
            return float(max(0, lacking * event.coins_each() - coins))
        if isinstance(event, ValueDue):
            value = coins
            for good in range(N_GOODS):
                value += goods[good] * g.rules.goods_points[good]
            return float(max(0, event.strengths[0] - value))
        if isinstance(event, GoodsTax):
            return float(max(0, sum(goods) // event.strengths[0] - coins))
        if isinstance(event, TechnologyTax):
            return float(max(0, self.p.spaces.count(TECHNOLOGY) * event.strengths[0] - coins))
        return 0.0

    def objective(self, index: int) -> float:
        """Completing one now, unless what is paid would be missed tonight."""
        one = self.board.objectives[index]
        if len(self.missing) > 1 and self.demands and not one.free:
            left = [have - paid for have, paid in zip(self.p.goods, one.loads[0])]
            event = self.demands[0][0]
            if self.short(event, left, self.p.coins) > self.short(
                event, self.p.goods, self.p.coins
            ):
                return -COMPLETING
        return COMPLETING
