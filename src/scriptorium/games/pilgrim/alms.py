"""Give Alms, and the alms table with its bonuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.pilgrim.duty import Duty, DutyFrame, bonus, end_duty
from scriptorium.games.pilgrim.ordination import mill_grain, why_no_grain
from scriptorium.games.pilgrim.payments import spend
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    ACCEPT,
    ALMS_HOUSE,
    BUILDINGS,
    CHAPTER_HOUSE,
    COIN,
    DECLINE,
    DONATE,
    DONATED,
    GIVE,
    GIVE_ALMS,
    GRAIN,
    LAST_ROW,
    TOP,
    VERB,
    A,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player


def unflipped(p: Player) -> list[int]:
    """Own buildings that have not been donated."""
    return [slot for slot in p.slots if 0 <= slot < DONATED]


class GiveAlms(Duty):
    rule = "PIL-ALMS-1"
    costs = True

    def possible(self, g: Game, p: Player, price: int) -> bool:
        return p.stock[COIN] > price or p.stock[GRAIN] > 0 or bool(unflipped(p))

    def why_impossible(self, g: Game, p: Player) -> Reason:
        return Reason("nothing-to-give", "PIL-ALMS-1")

    def begin(self, g: Game, p: Player, value: int) -> None:
        g.frames.append(Giving(p.seat, value + bonus(g, p, ALMS_HOUSE)))


class Giving(DutyFrame):
    """One coin or grain for each row, or one building for one row and nothing else
    (PIL-ALMS-1, PIL-ALMS-3, PIL-ALMS-4)."""

    name = "alms"
    moment = GIVE_ALMS
    rule = "PIL-ALMS-2"

    def __init__(self, seat: int, left: int, done: int = 0, grain: int = 0) -> None:
        DutyFrame.__init__(self, seat, left, done)
        self.grain = grain  # rows paid in grain

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        if self.left:
            held, _ = mill_grain(p, self.grain)
            if p.stock[GRAIN] >= held:
                out.append(GIVE | GRAIN << A)
            if p.stock[COIN]:
                out.append(GIVE | COIN << A)
        if not self.done:
            out += [DONATE | building << A for building in unflipped(p)]

    def work(self, g: Game, p: Player, action: int) -> bool:
        what = action >> A & A_MASK
        if action >> VERB == DONATE >> VERB:
            donate(g, p, what)
            end_duty(g, p, self.moment)
            offer_bonus(g, p, rise(g, p))
            return True
        in_grain = what == GRAIN
        cost = mill_grain(p, self.grain)[1] if in_grain else 1
        if cost:
            spend(g, p, what, cost)
        g.frames[-1] = Giving(p.seat, self.left - 1, 1, self.grain + in_grain)
        offer_bonus(g, p, rise(g, p))
        return True

    def boosted(self, g: Game, p: Player, building: int) -> None:
        """The Chapter House, hired, lets a second acolyte work (PIL-R104)."""
        if building == CHAPTER_HOUSE:
            more = g.rules.bonus[ALMS_HOUSE]
            g.frames[-1] = Giving(p.seat, self.left + more, self.done, self.grain)

    def before_grain(self) -> bool:
        return not self.grain

    def why_work(self, g: Game, p: Player, action: int) -> Reason:
        verb = action >> VERB
        what = action >> A & A_MASK
        if verb == DONATE >> VERB:
            if self.done:
                return Reason("donation-alone", "PIL-ALMS-4")
            return Reason("not-yours", "PIL-ALMS-3", building=BUILDINGS[what])
        if verb != GIVE >> VERB:
            return DutyFrame.why_work(self, g, p, action)
        if not self.left:
            return Reason("value-used", "PIL-ALMS-1")
        return (
            Reason("no-coin", "PIL-ALMS-1")
            if what == COIN
            else why_no_grain(p, self.grain, "PIL-ALMS-1")
        )

    def own_near_misses(self, g: Game, p: Player) -> list[int]:
        return [GIVE | GRAIN << A, GIVE | COIN << A]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        p = g.players[seat]
        return {
            **DutyFrame.prompt(self, g, seat),
            "donations": 0 if self.done else len(unflipped(p)),
            "lost": int(p.alms >= LAST_ROW),  # nothing leads further up (PIL-R42)
        }

    def dump(self) -> list[Any]:
        return [*DutyFrame.dump(self), self.grain]


def donate(g: Game, p: Player, building: int) -> None:
    """It keeps its space, scores, and is of no more use to anybody (PIL-ALMS-5)."""
    slots = list(p.slots)
    slots[slots.index(building)] = building | DONATED
    p.slots = tuple(slots)
    g.live &= ~(1 << building)
    if g.sink is not None:
        g.emit("donated", p.seat, building=BUILDINGS[building])


def rise(g: Game, p: Player) -> int:
    """One row up; the first on row 6 goes on to the top (PIL-ATBL-5 to PIL-ATBL-7). Gives the row
    reached, 0 if there was none to reach."""
    if p.alms >= LAST_ROW:
        return 0
    p.alms += 1
    row = p.alms
    if row == LAST_ROW and not any(other.alms == TOP for other in g.players):
        p.alms = TOP
    if g.sink is not None:
        g.emit("rose", p.seat, row=row, top=p.alms == TOP)
    return row


def offer_bonus(g: Game, p: Player, row: int) -> None:
    if bonus_possible(g, p, row):
        g.frames.append(RowBonus(p.seat, row))


def bonus_possible(g: Game, p: Player, row: int) -> bool:
    """A row with a bonus, and somebody to take it; a failed one is not kept (PIL-R9)."""
    found = g.rules.tables.row_bonus.get(row)
    return found is not None and (p.village if found[0] == "village" else p.abbey) > 0


def take_bonus(g: Game, p: Player, row: int) -> None:
    """PIL-ATBL-1 to PIL-ATBL-3."""
    source, to = g.rules.tables.row_bonus[row]
    if source == "village":
        p.village -= 1
    else:
        p.abbey -= 1
    if to == "abbey":
        p.abbey += 1
    else:
        p.city += 1
    if g.sink is not None:
        meeple = meeple_of(source)
        g.emit("row-bonus", p.seat, row=row, meeple=meeple, origin=source, to=to)


def meeple_of(source: str) -> str:
    return "serf" if source == "village" else "acolyte"


class RowBonus(SeatFrame["Game"]):
    """Optional, once (PIL-ATBL-4)."""

    name = "row-bonus"

    def __init__(self, seat: int, row: int) -> None:
        SeatFrame.__init__(self, seat)
        self.row = row

    def legal(self, g: Game, seat: int) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action == ACCEPT:
            take_bonus(g, g.players[seat], self.row)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return Reason("not-now", "PIL-ATBL-4")

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        source, to = g.rules.tables.row_bonus[self.row]
        return {"row": self.row, "meeple": meeple_of(source), "origin": source, "to": to}

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.row]
