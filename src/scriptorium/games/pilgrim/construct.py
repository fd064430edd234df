"""Construct: a building, a road, or one of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.games.pilgrim.build_roads import (
    can_work_on_roads,
    is_road_action,
    road_options,
    work_on_road,
)
from scriptorium.games.pilgrim.duty import Duty, DutyFrame, bonus, working
from scriptorium.games.pilgrim.payments import banks, can_pay, pay
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    BUILD,
    BUILDINGS,
    CHAPTER_HOUSE,
    CONSTRUCT,
    DEMOLISH,
    EMPTY,
    N_BUILDINGS,
    ON_MAP,
    ROAD_ENGINEER,
    SHRINE,
    STONE,
    VERB,
    A,
)
from scriptorium.games.pilgrim.road_reasons import near_miss_roads, why_no_road
from scriptorium.games.pilgrim.roads import map_changed

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player


def constructible(g: Game, p: Player, price: int, out: list[int]) -> None:
    """Live buildings on the map that can be paid, with a space for them (PIL-CONS-6, 7)."""
    if EMPTY not in p.slots or not (p.stock[STONE] or banks(p)):
        return
    mask = g.live
    while mask:
        low = mask & -mask
        mask ^= low
        index = low.bit_length() - 1
        if g.owner[index] == ON_MAP and can_pay(p, g.rules.cost[index], 0, price, 0):
            out.append(BUILD | index << A)


class Construct(Duty):
    rule = "PIL-CONS-1"
    costs = True

    def possible(self, g: Game, p: Player, price: int) -> bool:
        if can_work_on_roads(g, p, price, False):
            return True
        out: list[int] = []
        constructible(g, p, price, out)
        return bool(out)

    def begin(self, g: Game, p: Player, value: int) -> None:
        g.frames.append(Constructing(p.seat, value, 0, 0, bonus(g, p, ROAD_ENGINEER)))


BUILT = 1  # a building was constructed
ROADS = 2  # the road of the duty was worked on
LAID = 4  # and a tile was laid, so that the Road Engineer may go on (PIL-R40)


class Constructing(DutyFrame):
    """One building and one road; a further road for each Road Engineer once one was laid with
    duty value (PIL-CONS-1 to PIL-CONS-5)."""

    name = "construct"
    moment = CONSTRUCT
    rule = "PIL-CONS-1"

    def __init__(self, seat: int, left: int, done: int, what: int, extra: int) -> None:
        DutyFrame.__init__(self, seat, left, done)
        self.what = what
        self.extra = extra

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        if self.left and not self.what & BUILT:
            constructible(g, p, 0, out)
        if self.left and not self.what & ROADS:
            road_options(g, p, False, out)
        elif self.engineer():
            road_options(g, p, False, out)
            if out and out[-1] == DEMOLISH:  # the engineer lays tiles (PIL-R40)
                out.pop()

    def goes_on(self) -> bool:
        return self.left > 0 or self.engineer()

    def engineer(self) -> bool:
        return self.extra > 0 and bool(self.what & LAID)

    def work(self, g: Game, p: Player, action: int) -> bool:
        left, what, extra = self.left, self.what, self.extra
        if not is_road_action(action):
            index = action >> A & A_MASK
            extra += more_engineers(g, p, index)
            g.frames[-1] = Constructing(p.seat, left - 1, 1, what | BUILT, extra)
            construct(g, p, index)
            return True
        if left and not what & ROADS:
            laid = 0 if action == DEMOLISH else LAID
            g.frames[-1] = Constructing(p.seat, left - 1, 1, what | ROADS | laid, extra)
        else:
            g.frames[-1] = Constructing(p.seat, left, 1, what, extra - 1)
        work_on_road(g, p, action)
        return True

    def boosted(self, g: Game, p: Player, building: int) -> None:
        """The Chapter House, hired, lets a second engineer work (PIL-R104)."""
        if building == CHAPTER_HOUSE:
            extra = self.extra + g.rules.bonus[ROAD_ENGINEER]
            g.frames[-1] = Constructing(p.seat, self.left, self.done, self.what, extra)

    def why_work(self, g: Game, p: Player, action: int) -> Reason:
        if action >> VERB == BUILD >> VERB:
            if self.what & BUILT or not self.left:
                return Reason("one-building", "PIL-CONS-3")
            return why_no_building_site(g, p, action >> A & A_MASK)
        if not is_road_action(action):
            return DutyFrame.why_work(self, g, p, action)
        if action >> VERB == SHRINE >> VERB:
            return Reason("no-shrine-here", "PIL-CONS-4")
        if self.what & ROADS or not self.left:
            if not self.engineer():
                return Reason("one-road", "PIL-R39")
            if action == DEMOLISH:
                return Reason("engineer-lays", "PIL-R40")
        return why_no_road(g, p, action)

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {**DutyFrame.prompt(self, g, seat), "open": self.still_open()}

    def still_open(self) -> str:
        """Which parts of the duty are left to do."""
        if self.left and not self.what:
            return "both" if self.left > 1 else "either"
        if not self.left:
            return "more-road" if self.engineer() else "nothing"
        if self.what & BUILT:
            return "road"
        return "building-or-more-road" if self.engineer() else "building"

    def own_near_misses(self, g: Game, p: Player) -> list[int]:
        on_map = [index for index in range(N_BUILDINGS) if g.owner[index] == ON_MAP]
        return [BUILD | index << A for index in on_map] + near_miss_roads(g, p, False)

    def dump(self) -> list[Any]:
        return [*DutyFrame.dump(self), self.what, self.extra]


def more_engineers(g: Game, p: Player, index: int) -> int:
    """A Chapter House of one's own lets a second one work at once (PIL-BUIL-4, PIL-R47)."""
    idle = p.activities[ROAD_ENGINEER] - working(g, p, ROAD_ENGINEER)
    return g.rules.bonus[ROAD_ENGINEER] * idle if index == CHAPTER_HOUSE else 0


def why_no_building_site(g: Game, p: Player, index: int) -> Reason:
    values: dict[str, Any] = {"building": BUILDINGS[index]}
    if g.owner[index] != ON_MAP:
        return Reason("not-on-map", "PIL-CONS-6", **values)
    if not g.live >> index & 1:
        return Reason("not-live", "PIL-BUIL-12", **values)
    if EMPTY not in p.slots:
        return Reason("board-full", "PIL-CONS-7", **values)
    return Reason("no-stone", "PIL-CONS-6", count=g.rules.cost[index], **values)


def construct(g: Game, p: Player, index: int) -> None:
    """Onto the first empty space; its hex is free land from then on (PIL-CONS-8)."""
    take_building(g, p, index)
    pay(g, p, g.rules.cost[index], 0, 0, 0)


def take_building(g: Game, p: Player, index: int) -> None:
    slots = list(p.slots)
    slots[slots.index(EMPTY)] = index
    p.slots = tuple(slots)
    g.owner[index] = p.seat
    g.hexes[g.rules.board.rim[g.building_places[index]]] = 0
    map_changed(g)
    if g.sink is not None:
        g.emit("constructed", p.seat, building=BUILDINGS[index])
