"""Build Roads: roads, bridges, fords and shrines, upgrades and demolition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scriptorium.core.errors import Reason
from scriptorium.games.pilgrim.duty import Duty, DutyFrame, bonus
from scriptorium.games.pilgrim.payments import Source, acolytes, banks, can_pay, pay
from scriptorium.games.pilgrim.pieces import (
    BUILD_ROADS,
    CHAPTER_HOUSE,
    DEMOLISH,
    LAY,
    RELIQUARY,
    ROAD_ENGINEER,
    SHRINE,
    STONE,
    UPGRADE,
    VERB,
    VERB_MASK,
)
from scriptorium.games.pilgrim.road_reasons import near_miss_roads, why_no_road
from scriptorium.games.pilgrim.roads import (
    ACTION,
    AN_ACOLYTE,
    NEEDS,
    TO_PORT,
    TO_SITE,
    demolish,
    find_reach,
    hex_of,
    lay,
    lay_shrine,
    removable,
)
from scriptorium.games.pilgrim.trails import length, offer_favour, shrines

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player


CONNECTS: Final = TO_SITE | TO_PORT


class BuildRoads(Duty):
    rule = "PIL-ROADS-1"
    costs = True

    def possible(self, g: Game, p: Player, price: int) -> bool:
        return can_work_on_roads(g, p, price, True)

    def begin(self, g: Game, p: Player, value: int) -> None:
        """The Road Engineer adds to the value (PIL-ROADS-3)."""
        g.frames.append(Roads(p.seat, value + bonus(g, p, ROAD_ENGINEER)))


class Roads(DutyFrame):
    """Each action builds, upgrades or demolishes one tile (PIL-ROADS-1)."""

    name = "roads"
    moment = BUILD_ROADS
    rule = "PIL-ROADS-1"

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        if self.left:
            road_options(g, p, True, out)

    def doable_now(self, g: Game, p: Player) -> bool:
        return self.left > 0 and can_work_on_roads(g, p, 0, True)

    def work(self, g: Game, p: Player, action: int) -> bool:
        g.frames[-1] = Roads(p.seat, self.left - 1, 1)
        work_on_road(g, p, action)
        return True

    def boosted(self, g: Game, p: Player, building: int) -> None:
        """The Chapter House, hired, lets a second engineer work (PIL-R104)."""
        if building == CHAPTER_HOUSE:
            more = g.rules.bonus[ROAD_ENGINEER]
            g.frames[-1] = Roads(p.seat, self.left + more, self.done)

    def why_work(self, g: Game, p: Player, action: int) -> Reason:
        if not self.left:
            return Reason("value-used", self.rule)
        if is_road_action(action):
            return why_no_road(g, p, action)
        return DutyFrame.why_work(self, g, p, action)

    def own_near_misses(self, g: Game, p: Player) -> list[int]:
        return near_miss_roads(g, p, True) if self.left else []


def is_road_action(action: int) -> bool:
    return LAY >> VERB <= action >> VERB <= DEMOLISH >> VERB


def road_options(g: Game, p: Player, with_shrines: bool, out: list[int]) -> None:
    if p.stock[STONE] or banks(p):  # there is no tile without stone
        free = acolytes(p)
        plain = payable_in_stone(p, free)
        for entry in find_reach(g, p):
            verb = entry >> VERB & VERB_MASK
            if verb == LAY >> VERB and entry >> NEEDS <= plain:
                out.append(entry & ACTION)
            elif with_shrines or verb != SHRINE >> VERB:
                if affordable(g, p, entry, 0, free):
                    out.append(entry & ACTION)
    if removable(g, p):
        out.append(DEMOLISH)


def can_work_on_roads(g: Game, p: Player, price: int, with_shrines: bool) -> bool:
    """Whether any of it is possible once `price` coins, which are there, are paid."""
    if removable(g, p):
        return True
    if p.stock[STONE] or banks(p):
        free = acolytes(p)
        plain = payable_in_stone(p, free)
        for entry in find_reach(g, p):
            verb = entry >> VERB & VERB_MASK
            if verb == LAY >> VERB and entry >> NEEDS <= plain:
                return True
            if with_shrines or verb != SHRINE >> VERB:
                if affordable(g, p, entry, price, free):
                    return True
    return False


def payable_in_stone(p: Player, free: int) -> int:
    """What a tile may need at most that costs one stone and nothing else, as by far the most do;
    -1 without that stone."""
    if not p.stock[STONE]:
        return -1
    return AN_ACOLYTE if free else 0


def affordable(g: Game, p: Player, entry: int, price: int, free: int) -> bool:
    """All costs and the acolyte, one of `free`, must be there when a tile is laid (PIL-R85)."""
    needs = entry >> NEEDS
    if needs & AN_ACOLYTE and not free:
        return False
    stone, coin, piety = cost(g, p, entry)
    return can_pay(p, stone, 0, coin + price, piety)


def cost(g: Game, p: Player, entry: int) -> tuple[int, int, int]:
    """Stone, coins and piety (PIL-ROAD-1, PIL-SHRI-5, PIL-TRAIL-4, PIL-BUIL-RELIQUARY)."""
    tables = g.rules.tables
    needs = entry >> NEEDS
    verb = entry >> VERB & VERB_MASK
    less = p.active >> RELIQUARY & 1
    if verb == SHRINE >> VERB:
        nth = shrines(p.routes[p.open]) + 1
        return tables.shrine_stone, 0, max(0, nth * tables.shrine_piety - less)
    stone = tables.upgrade_stone if verb == UPGRADE >> VERB else tables.tile_stone
    if not needs & TO_SITE:
        return stone, 0, 0
    site = g.sites[g.rules.board.quadrant[ahead_of(g, entry)]]
    return stone, tables.site_coins[site], max(0, tables.site_piety[site] - less)


def ahead_of(g: Game, entry: int) -> int:
    return g.rules.board.next[hex_of(entry & ACTION) * 6 + (entry & 7)]


def work_on_road(g: Game, p: Player, action: int) -> None:
    """One tile and its payment are one step (PIL-R85). What is asked last is pushed first: the
    favour, the acolyte, the payment."""
    if action == DEMOLISH:
        at = demolish(g, p)
        if g.sink is not None:
            g.emit("demolished", p.seat, hex=g.rules.board.names[at])
        return
    entry = next(one for one in find_reach(g, p) if one & ACTION == action)
    needs = entry >> NEEDS
    stone, coin, piety = cost(g, p, entry)
    at = hex_of(action)
    if action >> VERB == SHRINE >> VERB:
        p.active &= ~(1 << RELIQUARY)
        lay_shrine(g, p, at)
        if g.sink is not None:
            g.emit("shrine", p.seat, hex=g.rules.board.names[at])
    else:
        tile = lay(g, p, at, action >> 3 & 7, action & 7)
        if g.sink is not None:
            verb = "upgraded" if action >> VERB == UPGRADE >> VERB else "laid"
            g.emit(verb, p.seat, hex=g.rules.board.names[at], tile=g.rules.board.tiles[tile])
        connect(g, p, entry, needs)
    if needs & AN_ACOLYTE:
        g.frames.append(Source(p.seat, ahead_of(g, entry) if needs & CONNECTS else at))
    pay(g, p, stone, 0, coin, piety)


def connect(g: Game, p: Player, entry: int, needs: int) -> None:
    """The route has reached a site or a port (PIL-TRAIL-8, PIL-PORT-1)."""
    board = g.rules.board
    ahead = ahead_of(g, entry)
    if needs & TO_SITE:
        p.active &= ~(1 << RELIQUARY)
        p.sites |= 1 << board.quadrant[ahead]
        if g.sink is not None:
            site = g.rules.tables.sites[g.sites[board.quadrant[ahead]]]
            g.emit("reached-site", p.seat, site=site, hex=board.names[ahead])
        step = hex_of(entry & ACTION) << 4 | (entry & 7) << 1
        offer_favour(g, p, next(length(route) for route in p.routes if route[-1] == step))
    elif needs & TO_PORT:
        p.ports |= 1 << board.port_of[ahead]
        if g.sink is not None:
            g.emit("reached-port", p.seat, hex=board.names[ahead])
