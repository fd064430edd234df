"""Allocation: acolytes between the abbey and the special activities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.core.errors import Reason
from scriptorium.games.pilgrim.duty import Duty, DutyFrame
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    ACTIVITIES,
    ALLOCATION,
    ASSIGN,
    B_MASK,
    CHAPTER_HOUSE,
    INFIRMARY,
    N_ACTIVITIES,
    RECALL,
    SHIFT,
    VERB,
    A,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player


class Allocation(Duty):
    rule = "PIL-ALLOC-1"

    def possible(self, g: Game, p: Player, price: int) -> bool:
        return p.abbey > 0 or any(p.activities)

    def begin(self, g: Game, p: Player, value: int) -> None:
        g.frames.append(Allocate(p.seat, value))


class Allocate(DutyFrame):
    """Each action moves one acolyte (PIL-ALLOC-1); the same one may move again (PIL-ALLOC-5)."""

    name = "allocate"
    moment = ALLOCATION
    rule = "PIL-ALLOC-3"

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        if not self.left:
            return
        free = [activity for activity in range(N_ACTIVITIES) if has_room(p, activity)]
        if p.abbey:
            out += [ASSIGN | activity << A for activity in free]
        for activity in range(N_ACTIVITIES):
            if p.activities[activity]:
                out.append(RECALL | activity << A)
                out += [SHIFT | activity << A | to for to in free if to != activity]

    def work(self, g: Game, p: Player, action: int) -> bool:
        verb = action >> VERB
        activity = action >> A & A_MASK
        if verb == RECALL >> VERB:
            p.activities[activity] -= 1
            p.abbey += 1
            if g.sink is not None:
                g.emit("recalled", p.seat, activity=ACTIVITIES[activity])
        else:
            to = activity
            if verb == SHIFT >> VERB:
                p.activities[activity] -= 1
                to = action & B_MASK
            else:
                p.abbey -= 1
            join(p, to)
            if g.sink is not None:
                g.emit("assigned", p.seat, activity=ACTIVITIES[to])
        g.frames[-1] = Allocate(p.seat, self.left - 1, 1)
        return True

    def boosted(self, g: Game, p: Player, building: int) -> None:
        """The Infirmary adds one move (PIL-ALLOC-4)."""
        if building == INFIRMARY:
            g.frames[-1] = Allocate(p.seat, self.left + 1, self.done)

    def why_work(self, g: Game, p: Player, action: int) -> Reason:
        verb = action >> VERB
        activity = action >> A & A_MASK
        if verb not in (ASSIGN >> VERB, RECALL >> VERB, SHIFT >> VERB):
            return DutyFrame.why_work(self, g, p, action)
        if not self.left:
            return Reason("value-used", "PIL-ALLOC-1")
        if verb == ASSIGN >> VERB and not p.abbey:
            return Reason("abbey-empty", "PIL-ALLOC-1")
        if verb != ASSIGN >> VERB and not p.activities[activity]:
            return Reason("nobody-at", "PIL-ALLOC-1", activity=ACTIVITIES[activity])
        to = action & B_MASK if verb == SHIFT >> VERB else activity
        return Reason("activity-full", "PIL-ALLOC-2", activity=ACTIVITIES[to])

    def own_near_misses(self, g: Game, p: Player) -> list[int]:
        return [ASSIGN | activity << A for activity in range(N_ACTIVITIES)]


def has_room(p: Player, activity: int) -> bool:
    """One acolyte each; with the Chapter House in use one may be a second (PIL-ALLOC-2)."""
    count = p.activities[activity]
    return not count or (count == 1 and bool(p.active >> CHAPTER_HOUSE & 1))


def join(p: Player, activity: int) -> None:
    if p.activities[activity]:
        p.active &= ~(1 << CHAPTER_HOUSE)  # one second acolyte for each use (PIL-R47)
    p.activities[activity] += 1
