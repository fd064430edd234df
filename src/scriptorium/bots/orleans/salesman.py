"""Travelling Salesman: the work ahead (INV-SALE).

The way to all towns that wait, the goods for them, and food or coins for every round to come.
"""

from __future__ import annotations

from typing import Final

from scriptorium.bots.orleans.objectives import COMPLETING, ObjectiveValuation, Standing
from scriptorium.games.orleans.pieces import GOODS, N_GOODS
from scriptorium.games.orleans.scenarios.feeding import Feeding
from scriptorium.games.orleans.scenarios.objectives import Board, Objective

MOST: Final = 50_000  # schedules remembered
AFTER = ("event", "after-event", "start-player")


class SalesmanValuation(ObjectiveValuation):
    def prepare(self) -> None:
        g, work = self.g, self.work
        self.due = self.next = self.feeds = 0
        fed = g.rules.phases[g.phase].name in AFTER
        if g.round and not fed:
            self.due = self.meal(g.round - 1)
        if g.round < g.rules.rounds:
            self.next = self.meal(g.round)
        for at in range(g.round, g.rules.rounds):
            self.feeds += self.meal(at)
        self.costs: list[float] = [work[name] for name in GOODS]
        self.edible: list[bool] = list(g.rules.food)
        self.wanted: list[int] = [
            sum(one.loads[0][good] for one in self.missing) for good in range(N_GOODS)
        ]
        every = self.board.objectives
        self.targets: list[int] = [one.merchant_in for one in every]
        self.legs: list[list[int]] = [
            [self.distances[a][b] for b in self.targets] for a in self.targets
        ]
        self.needs: list[list[int]] = needs(self.board)
        self.todo: int = int(self.board.in_order)
        for one in self.missing:
            self.todo |= 2 << one.index

    def meal(self, at: int) -> int:
        """Food items due in a round."""
        event = self.g.rules.event(self.g.hour_glass[at])
        return event.strengths[0] if isinstance(event, Feeding) else 0

    def ahead(self, at: Standing) -> float:
        work = self.work
        town, goods, coins, gathered = at.town, at.goods, at.coins, at.gathered
        total = 0.0
        surplus = food = 0
        for good in range(N_GOODS):
            spare = goods[good] - self.wanted[good]
            if spare < 0:
                total -= self.costs[good] * spare
            elif self.edible[good]:
                surplus += spare
            else:
                total -= work["spare"] * spare
            if self.edible[good]:
                food += goods[good]
        total += work["step"] * self.way(town, gathered)
        total += work["round"] * self.rounds(town, goods, gathered)
        meals = food + coins // 2
        total += work["hunger"] * max(0, self.due - meals)
        total += work["tomorrow"] * max(0, self.due + self.next - meals)
        total += work["feed"] * max(0.0, self.due + self.feeds - surplus - work["coin"] * coins)
        return total - work["spare"] * coins

    # The way, and how long it takes

    def way(self, town: int, gathered: int) -> int:
        """Moves to all towns that wait, in the best order or in theirs."""
        length = visits = 0
        for one in self.missing:
            if not gathered >> one.merchant_in & 1:
                visits |= 1 << one.merchant_in
                if self.board.in_order:
                    length += self.distances[town][one.merchant_in]
                    town = one.merchant_in
        return length if self.board.in_order else self.route(town, visits)

    def rounds(self, town: int, goods: list[int], gathered: int) -> float:
        enough = [min(have, need) for have, need in zip(goods, self.wanted)]
        key = (self.todo, town, gathered, *enough)
        memory = self.w.memory
        known = memory.get(key)
        if known is None:
            known = self.schedule(town, enough, gathered)
            if len(memory) > MOST:
                memory.clear()
            memory[key] = known
        return known

    def schedule(self, town: int, goods: list[int], gathered: int) -> float:
        """Rounds until the last delivery, in the best order: nobody delivers before being there,
        nor before the goods for it and all before it are together."""
        waiting = 0
        stops: list[int] = []
        for one in self.missing:
            if gathered >> one.merchant_in & 1:
                goods = [have - paid for have, paid in zip(goods, one.loads[0])]
            else:
                waiting |= 1 << one.index
                stops.append(one.index)
        move, targets = self.work["move"], self.targets
        pick = self.work["wait"] * self.work["pick"]
        lacking = self.lacking(goods, waiting)
        if self.board.in_order:
            time, hops, so_far = 0.0, 0, 0
            for stop in stops:
                so_far |= 1 << stop
                way = self.distances[town][targets[stop]]
                hops += way
                time = max(time + move * way, lacking[so_far] - pick * hops)
                town = targets[stop]
            return time
        # By what has been delivered and by the last one of it: the earliest time, the moves made.
        times: dict[int, list[float]] = {0: [0.0] * len(targets)}
        moves: dict[int, list[int]] = {0: [0] * len(targets)}
        done = 0
        while done != waiting:
            done = (done - waiting) & waiting  # the next larger part of it
            row, hops_row = [1000.0] * len(targets), [0] * len(targets)
            late = lacking[done]
            for stop in stops:
                if not done >> stop & 1:
                    continue
                before = done ^ 1 << stop
                if before:
                    earlier, legs = times[before], self.legs[stop]
                    time, hops = 1000.0, 0
                    for last in stops:
                        if before >> last & 1 and earlier[last] + move * legs[last] < time:
                            time = earlier[last] + move * legs[last]
                            hops = moves[before][last] + legs[last]
                else:
                    hops = self.distances[town][targets[stop]]
                    time = move * hops
                row[stop], hops_row[stop] = max(time, late - pick * hops), hops
            times[done], moves[done] = row, hops_row
        return min(times[waiting])

    def lacking(self, goods: list[int], waiting: int) -> list[float]:
        """By the set of deliveries: rounds until the goods for all of them are there."""
        out = [0.0] * (waiting + 1)
        for good in range(N_GOODS):
            cost, have = self.work["wait"] * self.costs[good], goods[good]
            for some, need in enumerate(self.needs[good][: waiting + 1]):
                if need > have and not some & ~waiting:
                    out[some] += cost * (need - have)
        return out

    def objective(self, index: int) -> float:
        """Completing one now, unless what is paid is needed at the table tonight."""
        one = self.board.objectives[index]
        if len(self.missing) > 1 and self.due and self.starves(one):
            return -COMPLETING
        return COMPLETING

    def starves(self, one: Objective) -> bool:
        food = 0
        for good in range(N_GOODS):
            if self.edible[good]:
                food += self.p.goods[good] - one.loads[0][good]
        return food + self.p.coins // 2 < self.due


def needs(board: Board) -> list[list[int]]:
    """By good and set of deliveries: how many are needed. Remembered: they never change."""
    known = _NEEDS.get(len(board.objectives))
    if known is None:
        known = [[0] * (board.every + 1) for _ in range(N_GOODS)]
        for some in range(board.every + 1):
            for one in board.objectives:
                if some >> one.index & 1:
                    for good in range(N_GOODS):
                        known[good][some] += one.loads[0][good]
        _NEEDS[len(board.objectives)] = known
    return known


_NEEDS: dict[int, list[list[int]]] = {}
