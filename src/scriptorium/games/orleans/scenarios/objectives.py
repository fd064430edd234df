"""Objectives: what each asks, who has completed which, and which may be completed now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.codec import ActionText
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.games.orleans.development import status
from scriptorium.games.orleans.pieces import A_MASK, B_MASK, COMPLETE, GOODS, N_GOODS, A
from scriptorium.games.orleans.scenarios.payments import ANY_VALUE, PayValue, worth
from scriptorium.games.orleans.scenarios.trade import give_good
from scriptorium.games.orleans.slice import Slice
from scriptorium.games.orleans.supply import pay

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.scenarios.claiming import ObjectiveScenario
    from scriptorium.games.orleans.state import Game, Player

NOWHERE: Final = -1


class Objective:
    """A row of data: what must hold, and what is paid."""

    def __init__(self, index: int, row: dict[str, Any], towns: list[str]) -> None:
        self.index = index
        self.id: str = row["id"]
        self.rule: str = row["rule"]
        self.merchant_in: int = place_in(towns, row.get("merchant_in", ""))
        self.station_in: int = place_in(towns, row.get("station_in", ""))
        self.points: int = row.get("development_vp", 0)
        self.coins: int = row.get("pay_coins", 0)
        self.status: int = row.get("development_status", 0)
        self.stations: int = row.get("trading_stations", 0)
        self.inland: int = row.get("of_these_in_town_without_waterway", 0)
        # The goods paid, in each of the ways to pay them.
        self.loads: list[list[int]] = loads(row)
        self.value: int = row.get("pay_goods_vp", 0)
        self.before_round: int = row.get("before_round", 0)
        self.free: bool = not (self.coins or self.value or sum(self.loads[0]))

    def holds(self, g: Game, p: Player) -> bool:
        """Its conditions, apart from the payment."""
        if self.merchant_in != NOWHERE and p.merchant != self.merchant_in:
            return False
        if self.station_in != NOWHERE and not p.built >> self.station_in & 1:
            return False
        if status(g, p) < self.status or p.built.bit_count() < self.stations:
            return False
        if self.inland and inland_stations(g, p) < self.inland:
            return False
        return not self.points or development_points(g, p) >= self.points

    def payable(self, g: Game, p: Player, load: int = 0) -> bool:
        """All at once (INV-VIER-13, INV-SALE-12, INV-DUEL-26)."""
        if p.coins < self.coins or worth(g, p) < self.value:
            return False
        goods = self.loads[load]
        for good in range(N_GOODS):
            if p.goods[good] < goods[good]:
                return False
        return True

    def pay(self, g: Game, p: Player, load: int) -> None:
        pay(g, p, self.coins)
        for good, count in enumerate(self.loads[load]):
            for _ in range(count):
                give_good(g, p, good)
        if self.value:
            g.frames.append(PayValue(p.seat, self.value, ANY_VALUE, 0, self.index))

    def claims(self) -> list[int]:
        """The actions that complete it: one for each way to pay."""
        return [COMPLETE | self.index << A | load for load in range(len(self.loads))]

    def texts(self) -> Iterator[ActionText]:
        about = (("objective", self.id),)
        if len(self.loads) == 1:
            yield ActionText(self.claims()[0], f"complete {self.id}", "complete", about)
            return
        for action, load in zip(self.claims(), self.loads, strict=True):
            goods = [GOODS[good] for good in range(N_GOODS) for _ in range(load[good])]
            text = " ".join(["complete", self.id, *goods])
            args = (*about, ("good", goods[-1]), ("count", str(goods.count(goods[-1]))))
            yield ActionText(action, text, "complete-with", args)

    def view(self, g: Game, p: Player) -> dict[str, Any]:
        """What people want to know: what it asks and how far it is."""
        towns = g.rules.towns
        asks: dict[str, Any] = {}
        if self.merchant_in != NOWHERE:
            asks["merchant"] = [towns[self.merchant_in], p.merchant == self.merchant_in]
        if self.station_in != NOWHERE:
            asks["station"] = [towns[self.station_in], bool(p.built >> self.station_in & 1)]
        if self.points:
            asks["points"] = [self.points, development_points(g, p)]
        if self.coins:
            asks["coins"] = [self.coins, p.coins]
        if self.value:
            asks["value"] = [self.value, worth(g, p)]
        if self.status:
            asks["status"] = [self.status, status(g, p)]
        if self.stations:
            asks["stations"] = [self.stations, p.built.bit_count()]
        if self.inland:
            asks["inland"] = [self.inland, inland_stations(g, p)]
        # What every way to pay asks for, and how much all of them together.
        least = [min(load[good] for load in self.loads) for good in range(N_GOODS)]
        goods = {
            GOODS[good]: [least[good], p.goods[good]] for good in range(N_GOODS) if least[good]
        }
        if len(self.loads) > 1:
            kinds = [good for good in range(N_GOODS) if any(load[good] for load in self.loads)]
            have = sum(p.goods[good] for good in kinds)
            asks["any_of"] = [[GOODS[good] for good in kinds], sum(self.loads[0]), have]
        if goods:
            asks["goods"] = goods
        if self.before_round:
            asks["before_round"] = self.before_round
        return asks


def loads(row: dict[str, Any]) -> list[list[int]]:
    """Each good as often as the row says, or any mix of some kinds, with at least so many of one:
    then in the order of how many there are of the last kind."""
    if "pay_any_of" not in row:
        return [[row.get("pay_goods", {}).get(good, 0) for good in GOODS]]
    one, other = (GOODS.index(name) for name in row["pay_any_of"])
    count: int = row["pay_count"]
    out = []
    for of_other in range(count + 1):
        load = [0] * N_GOODS
        load[one], load[other] = count - of_other, of_other
        if all(load[GOODS.index(name)] >= least for name, least in row["at_least"].items()):
            out.append(load)
    return out


def inland_stations(g: Game, p: Player) -> int:
    """Own stations in towns without a waterway (INV-DUEL-25)."""
    waterways = g.rules.waterways
    return sum(p.built >> town & 1 for town in range(len(waterways)) if not waterways[town])


def place_in(towns: list[str], name: str) -> int:
    return towns.index(name) if name else NOWHERE


def development_points(g: Game, p: Player) -> int:
    """What stations and citizens count (ORL-SCOR-5)."""
    return (p.built.bit_count() + p.citizens) * status(g, p)


@mypyc_attr(allow_interpreted_subclasses=True)
class Progress(Slice):
    """By seat: the objectives completed, as a mask, and the round of the last one."""

    def __init__(self, done: list[int], last: list[int]) -> None:
        self.done = done
        self.last = last

    def copy(self) -> Progress:
        return Progress(self.done[:], self.last[:])

    def dump(self) -> dict[str, Any]:
        return {"done": self.done[:], "last": self.last[:]}


def progress(g: Game) -> Progress:
    assert isinstance(g.own, Progress)
    return g.own


class Board:
    """The objectives of a rule set, and how they may be completed."""

    def __init__(
        self, scenario: ObjectiveScenario, rows: list[dict[str, Any]], rules: Rules
    ) -> None:
        self.scenario = scenario
        self.objectives: list[Objective] = [
            Objective(i, row, rules.towns) for i, row in enumerate(rows)
        ]
        self.every: int = (1 << len(rows)) - 1
        how = rules.options["objectives"]  # "any" where it is no option
        self.one_a_round: bool = how != "any"
        self.in_order: bool = how == "in-order"

    def open(self, g: Game, p: Player, one: Objective) -> bool:
        """Not yet complete, and its turn (INV-VIER-23, INV-VIER-24)."""
        own = progress(g)
        if own.done[p.seat] >> one.index & 1:
            return False
        if self.one_a_round and own.last[p.seat] == g.round:
            return False
        return not self.in_order or own.done[p.seat].bit_count() == one.index

    def offered(self, g: Game, p: Player) -> list[int]:
        """What the player may complete now."""
        return [
            action
            for one in self.objectives
            if (self.one_a_round or not one.free) and self.open(g, p, one) and one.holds(g, p)
            for action in one.claims()
            if one.payable(g, p, action & B_MASK)
        ]

    def mark(self, g: Game) -> None:
        """Those without a payment complete themselves, where the player need not choose."""
        if self.one_a_round:
            return
        for p in g.players:
            for one in self.objectives:
                if one.free and self.open(g, p, one) and one.holds(g, p) and not g.over:
                    self.complete(g, p, one)

    def complete(self, g: Game, p: Player, one: Objective) -> None:
        own = progress(g)
        own.done[p.seat] |= 1 << one.index
        own.last[p.seat] = g.round
        if g.sink is not None:
            g.emit("completed", p.seat, objective=one.id)
        if own.done[p.seat] == self.every:
            self.scenario.all_completed(g, p)

    def why_not(self, g: Game, p: Player, action: int) -> Reason:
        one = self.objectives[action >> A & A_MASK]
        own = progress(g)
        if own.done[p.seat] >> one.index & 1:
            return Reason("objective-complete", one.rule, objective=one.id)
        if self.one_a_round and own.last[p.seat] == g.round:
            return Reason("objective-next-round", self.scenario.limit_rule(False), objective=one.id)
        if not self.open(g, p, one):
            return Reason("objective-order", self.scenario.limit_rule(True), objective=one.id)
        if one.free and not self.one_a_round:
            return Reason("objective-by-itself", one.rule, objective=one.id)
        if not one.holds(g, p):
            return Reason("objective-not-met", one.rule, objective=one.id)
        return Reason("objective-not-paid", one.rule, objective=one.id)
