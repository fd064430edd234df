"""Ordination: serfs become acolytes, acolytes go on mission."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.games.pilgrim.duty import Duty, DutyFrame
from scriptorium.games.pilgrim.payments import bank_used, banks, can_pay, pay, spend
from scriptorium.games.pilgrim.pieces import (
    COIN,
    GRAIN,
    INFIRMARY,
    MILL,
    MISSION,
    ORDAIN,
    ORDINATION,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

FREE_GRAIN = 2  # the Mill's


class Ordination(Duty):
    rule = "PIL-ORDI-1"
    costs = True

    def possible(self, g: Game, p: Player, price: int) -> bool:
        food = p.stock[GRAIN] or (banks(p) and p.stock[COIN] > price)
        return bool(food) and (p.village > 0 or p.abbey > 0)

    def why_impossible(self, g: Game, p: Player) -> Reason:
        if p.village or p.abbey:
            return Reason("no-grain", "PIL-ORDI-2")
        return Reason("nobody-left", "PIL-R9")

    def begin(self, g: Game, p: Player, value: int) -> None:
        g.frames.append(Ordaining(p.seat, value))


def mill_grain(p: Player, before: int) -> tuple[int, int]:
    """With `before` steps of the duty paid in grain: how much the next one needs to be held, and
    how much it spends (PIL-R46)."""
    if not p.active >> MILL & 1:
        return 1, 1
    step = before + 1
    return min(step, FREE_GRAIN + 1), int(step > FREE_GRAIN)


def why_no_grain(p: Player, before: int, rule: str) -> Reason:
    """None is there; or the Mill wants more of it held than there is."""
    held, _ = mill_grain(p, before)
    if held > 1 and p.stock[GRAIN]:
        return Reason("mill-grain", "PIL-R46", count=held, stock=p.stock[GRAIN])
    return Reason("no-grain", rule)


class Ordaining(DutyFrame):
    """Each step costs one grain (PIL-ORDI-1 to PIL-ORDI-3)."""

    name = "ordination"
    moment = ORDINATION
    rule = "PIL-ORDI-1"

    def __init__(self, seat: int, left: int, done: int = 0, grain: int = 0) -> None:
        DutyFrame.__init__(self, seat, left, done)
        self.grain = grain  # steps paid in grain

    def payable(self, p: Player) -> bool:
        held, spent = mill_grain(p, self.grain)
        if p.active >> MILL & 1:
            return p.stock[GRAIN] >= held or (banks(p) and p.stock[COIN] > 0)
        return can_pay(p, 0, spent, 0, 0)

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        if self.left and self.payable(p):
            if p.village:
                out.append(ORDAIN)
            if p.abbey:
                out.append(MISSION)

    def work(self, g: Game, p: Player, action: int) -> bool:
        if action == ORDAIN:
            p.village -= 1
            p.abbey += 1
        else:
            p.abbey -= 1
            p.city += 1
        if g.sink is not None:
            g.emit("ordained" if action == ORDAIN else "mission", p.seat)
        held, spent = mill_grain(p, self.grain)
        in_grain = p.stock[GRAIN] >= held
        g.frames[-1] = Ordaining(p.seat, self.left - 1, 1, self.grain + in_grain)
        if not in_grain:  # there is none but what the Mill holds back
            spend(g, p, COIN, 1)
            bank_used(p, again=1)
        elif spent:
            pay(g, p, 0, 1, 0, 0, again=1)
        return True

    def banked(self, g: Game, kind: int) -> None:
        """The last step was paid in coins and does not count for the Mill (PIL-R46)."""
        if kind == GRAIN:
            g.frames[-1] = Ordaining(self.seat, self.left, self.done, self.grain - 1)

    def boosted(self, g: Game, p: Player, building: int) -> None:
        """The Infirmary allows one further step, which is paid too (PIL-ORDI-5)."""
        if building == INFIRMARY:
            g.frames[-1] = Ordaining(p.seat, self.left + 1, self.done, self.grain)

    def before_grain(self) -> bool:
        return not self.grain

    def why_work(self, g: Game, p: Player, action: int) -> Reason:
        if action not in (ORDAIN, MISSION):
            return DutyFrame.why_work(self, g, p, action)
        if not self.left:
            return Reason("value-used", "PIL-ORDI-1")
        if not self.payable(p):
            rule = "PIL-ORDI-2" if action == ORDAIN else "PIL-ORDI-3"
            return why_no_grain(p, self.grain, rule)
        return Reason("village-empty" if action == ORDAIN else "abbey-empty", "PIL-R9")

    def own_near_misses(self, g: Game, p: Player) -> list[int]:
        return [ORDAIN, MISSION]

    def dump(self) -> list[Any]:
        return [*DutyFrame.dump(self), self.grain]
