"""Why a tile cannot be laid somewhere: the same questions as in `roads`, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.games.pilgrim.hexes import CITY_HEX, LAND, NOWHERE, PORT, RIVER, path
from scriptorium.games.pilgrim.payments import acolytes
from scriptorium.games.pilgrim.pieces import (
    COIN,
    DEMOLISH,
    EDGES,
    LAY,
    NO_QUADRANT,
    PIETY,
    SHRINE,
    STONE,
    UPGRADE,
    VERB,
    VERB_MASK,
    A,
)
from scriptorium.games.pilgrim.roads import (
    ACTION,
    AN_ACOLYTE,
    NEEDS,
    TO_SITE,
    find_reach,
    hex_of,
    open_quadrants,
    roads_before_shrine,
)
from scriptorium.games.pilgrim.state import (
    BLOCKED,
    IS_BUILDING,
    IS_SHRINE,
    IS_SITE,
    NO_ROUTE,
    PATHS,
    PATHS_MASK,
)
from scriptorium.games.pilgrim.trails import roads_since_shrine

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player


def near_miss_roads(g: Game, p: Player, with_shrines: bool) -> list[int]:
    """What could be laid if it could be paid, and a shrine at the end of the open road."""
    out = [
        entry & ACTION
        for entry in find_reach(g, p)
        if with_shrines or entry >> VERB & VERB_MASK != SHRINE >> VERB
    ]
    if with_shrines and p.open != NO_ROUTE:
        last = p.routes[p.open][-1]
        ahead = g.rules.board.next[(last >> 4) * 6 + (last >> 1 & 7)]
        if g.rules.board.kind[ahead] in (LAND, RIVER):
            out.append(SHRINE | ahead << 12)
    return [*out, DEMOLISH] if p.routes else out


def try_on(g: Game, p: Player, at: int) -> int:
    """What somebody who points at a hex would want to lay there: something in reach; else on from
    where the own road comes, or from where it would have to come."""
    for entry in find_reach(g, p):
        if hex_of(entry & ACTION) == at and entry >> VERB & VERB_MASK != SHRINE >> VERB:
            return entry & ACTION
    edge = edge_towards(g, at, ends_of(p), starts_of(g, p))
    verb = UPGRADE if g.hexes[at] >> PATHS & PATHS_MASK else LAY
    return verb | at << A | edge << 3 | (edge + 3) % 6


def ends_of(p: Player) -> list[int]:
    """The last hex of the open road."""
    return [p.routes[p.open][-1] >> 4] if p.open != NO_ROUTE else []


def starts_of(g: Game, p: Player) -> list[int]:
    """Where a new road may begin: the city and the own shrines."""
    return g.rules.board.city + [route[-1] >> 4 for route in p.routes if route[-1] & 1]


def edge_towards(g: Game, at: int, ends: list[int], starts: list[int]) -> int:
    """The edge behind which the open road lies, or where one begins; else that which is nearest."""
    board = g.rules.board
    near = [(edge, board.next[at * 6 + edge]) for edge in range(6)]
    for wanted in (ends, starts):
        for edge, there in near:
            if there in wanted:
                return edge
    aims = [board.at[one] for one in ends or starts]
    return min(
        (min(distance(board.at[there], aim) for aim in aims), edge)
        for edge, there in near
        if there != NOWHERE
    )[1]


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    """The square of the way between two hexes, as the crow flies."""
    q, r = one[0] - other[0], one[1] - other[1]
    return q * q + q * r + r * r


def why_no_road(g: Game, p: Player, action: int) -> Reason:
    verb = action >> VERB
    if verb == DEMOLISH >> VERB:
        if p.open == NO_ROUTE:
            return Reason("no-open-road", "PIL-DEMO-2")
        return Reason("no-tile-left-over", "PIL-DEMO-4")
    for entry in find_reach(g, p):
        if entry & ACTION == action:
            return why_unpaid(g, p, entry)
    at = hex_of(action)
    values: dict[str, Any] = {"hex": g.rules.board.names[at]}
    blocked = why_blocked(g, at, values)
    if blocked is not None:
        return blocked
    if verb == SHRINE >> VERB:
        return why_no_shrine(g, p, at, values)
    return why_not_joined(g, p, action, values) or why_no_way_on(g, p, action, values)


def why_unpaid(g: Game, p: Player, entry: int) -> Reason:
    from scriptorium.games.pilgrim.build_roads import ahead_of, cost

    needs = entry >> NEEDS
    verb = entry >> VERB & VERB_MASK
    if needs & AN_ACOLYTE and not acolytes(p):
        rule = "PIL-SHRI-6" if verb == SHRINE >> VERB else "PIL-ROAD-6"
        return Reason("no-acolyte", rule)
    stone, coin, piety = cost(g, p, entry)
    if p.stock[STONE] < stone:
        return Reason("needs-stone", "PIL-ROAD-1", count=stone)
    price: dict[str, Any] = {"piety": piety, "held": p.stock[PIETY]}
    if not needs & TO_SITE:
        return Reason("shrine-price", "PIL-SHRI-5", **price)
    site = g.rules.board.names[ahead_of(g, entry)]
    price |= {"hex": site, "coins": coin, "purse": p.stock[COIN]}
    return Reason("site-price", "PIL-TRAIL-5", **price)


def why_blocked(g: Game, at: int, values: dict[str, Any]) -> Reason | None:
    board, here = g.rules.board, g.hexes[at]
    if board.kind[at] > RIVER or here & IS_SITE:
        return Reason("no-road-hex", "PIL-ROAD-14", **values)
    if here & IS_BUILDING:
        return Reason("building-there", "PIL-R1", **values)
    if here & IS_SHRINE:
        return Reason("shrine-there", "PIL-SHRI-9", **values)
    quadrant = board.quadrant[at]
    if quadrant != NO_QUADRANT and not open_quadrants(g) >> quadrant & 1:
        return Reason("quadrant-closed", "PIL-QUAD-2", **values)
    return None


def why_no_shrine(g: Game, p: Player, at: int, values: dict[str, Any]) -> Reason:
    board = g.rules.board
    if p.open == NO_ROUTE:
        return Reason("shrine-at-end", "PIL-SHRI-2", **values)
    route = p.routes[p.open]
    last = route[-1]
    if board.next[(last >> 4) * 6 + (last >> 1 & 7)] != at:
        return Reason("shrine-at-end", "PIL-SHRI-2", **values)
    if board.kind[at] == RIVER:
        return Reason("shrine-river", "PIL-SHRI-7", **values)
    needed = roads_before_shrine(g, route)
    if roads_since_shrine(route) < needed:
        return Reason("shrine-too-soon", "PIL-SHRI-3", count=needed)
    if not g.tiles[g.rules.shrine]:
        return Reason("no-shrine-left", "PIL-SHRI-11")
    if g.hexes[at]:
        return Reason("hex-taken", "PIL-SHRI-2", **values)
    for edge in range(6):
        near = board.next[at * 6 + edge]
        if near != NOWHERE and (board.kind[near] > RIVER or g.hexes[near] & (IS_SHRINE | IS_SITE)):
            return Reason("shrine-too-near", "PIL-SHRI-7", beside=board.names[near])
    return Reason("shrine-other-road", "PIL-R105", **values)


def why_not_joined(g: Game, p: Player, action: int, values: dict[str, Any]) -> Reason | None:
    """The path must continue the own open road, or begin at the city or a shrine."""
    at, entry = hex_of(action), action >> 3 & 7
    tip = [edge for edge in range(6) if goes_on(g, p, at, edge)]
    first = [edge for edge in range(6) if begins(g, p, at, edge)]
    if entry in (first if p.open == NO_ROUTE else tip):
        return None
    if entry in first:
        return Reason("one-open-road", "PIL-ROAD-10")
    if not tip and not first:
        return Reason("out-of-reach", "PIL-ROAD-4", **values)
    return Reason("not-connected", "PIL-ROAD-4", edge=EDGES[entry], **values)


def goes_on(g: Game, p: Player, at: int, entry: int) -> bool:
    """Whether the open road leads to this edge."""
    if p.open == NO_ROUTE:
        return False
    hex_, leave = p.routes[p.open][-1] >> 4, p.routes[p.open][-1] >> 1 & 7
    return g.rules.board.next[hex_ * 6 + leave] == at and (leave + 3) % 6 == entry


def begins(g: Game, p: Player, at: int, entry: int) -> bool:
    """Whether the city or an own shrine at the end of a road lies behind this edge."""
    return g.rules.board.next[at * 6 + entry] in starts_of(g, p)


def why_no_way_on(g: Game, p: Player, action: int, values: dict[str, Any]) -> Reason:
    board = g.rules.board
    at, entry, leave = hex_of(action), action >> 3 & 7, action & 7
    here = g.hexes[at]
    if here >> 3 * entry & 7 or here >> 3 * leave & 7:
        return Reason("edge-taken", "PIL-R18", **values)
    paths = here >> PATHS & PATHS_MASK
    if bool(paths) != (action >> VERB == UPGRADE >> VERB):
        return Reason("hex-taken" if paths else "hex-empty", "PIL-UPGR-1", **values)
    if paths and board.fords[board.shapes[at][paths]]:
        return Reason("ford-there", "PIL-R31", **values)
    tile = board.shapes[at].get(paths | path(entry, leave))
    if tile is None:
        rule = "PIL-R29" if board.kind[at] == RIVER else "PIL-UPGR-2"
        return Reason("no-such-tile", rule, **values)
    if not g.tiles[tile]:
        return Reason("no-tile-left", "PIL-ROAD-12", tile=board.tiles[tile])
    return why_not_ahead(g, p, board.next[at * 6 + leave], EDGES[leave])


def why_not_ahead(g: Game, p: Player, ahead: int, edge: str) -> Reason:
    board = g.rules.board
    if ahead == NOWHERE or board.kind[ahead] == CITY_HEX:
        return Reason("faces-city" if ahead != NOWHERE else "faces-nothing", "PIL-R17", edge=edge)
    values: dict[str, Any] = {"hex": board.names[ahead]}
    if board.kind[ahead] == PORT:
        if p.ports >> board.port_of[ahead] & 1:
            return Reason("port-once", "PIL-PORT-3", **values)
        return Reason("no-shrine-on-route", "PIL-PORT-4", **values)
    there = g.hexes[ahead]
    if there & IS_SITE and p.sites >> board.quadrant[ahead] & 1:
        return Reason("site-once", "PIL-TRAIL-6", **values)
    if there & IS_SHRINE:
        return Reason("faces-shrine", "PIL-R20", **values)
    if there & ~BLOCKED and there & (1 << PATHS) - 1:
        return Reason("meets-road", "PIL-R18", **values)
    return Reason("quadrant-closed", "PIL-QUAD-2", **values)
