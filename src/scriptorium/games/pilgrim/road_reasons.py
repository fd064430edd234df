"""Why a tile cannot be laid somewhere: the same questions as in `roads`, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.games.pilgrim.hexes import CITY_HEX, LAND, NOWHERE, PORT, RIVER, path
from scriptorium.games.pilgrim.payments import acolytes
from scriptorium.games.pilgrim.pieces import (
    DEMOLISH,
    EDGES,
    NO_QUADRANT,
    SHRINE,
    STONE,
    UPGRADE,
    VERB,
    VERB_MASK,
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


def tempting_roads(g: Game, p: Player, with_shrines: bool) -> list[int]:
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
    from scriptorium.games.pilgrim.build_roads import cost

    needs = entry >> NEEDS
    verb = entry >> VERB & VERB_MASK
    if needs & AN_ACOLYTE and not acolytes(p):
        rule = "PIL-SHRI-6" if verb == SHRINE >> VERB else "PIL-ROAD-6"
        return Reason("no-acolyte", rule)
    stone, coin, piety = cost(g, p, entry)
    if p.stock[STONE] < stone:
        return Reason("needs-stone", "PIL-ROAD-1", count=stone)
    rule = "PIL-TRAIL-5" if needs & TO_SITE else "PIL-SHRI-5"
    return Reason("needs-piety", rule, piety=piety, coins=coin)


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
    board = g.rules.board
    at, entry = hex_of(action), action >> 3 & 7
    before = board.next[at * 6 + entry]
    begins = before != NOWHERE and (
        board.kind[before] == CITY_HEX
        or any(route[-1] & 1 and route[-1] >> 4 == before for route in p.routes)
    )
    tip = NOWHERE
    if p.open != NO_ROUTE:
        last = p.routes[p.open][-1]
        if board.next[(last >> 4) * 6 + (last >> 1 & 7)] == at:
            tip = ((last >> 1 & 7) + 3) % 6
    if entry == tip or (begins and p.open == NO_ROUTE):
        return None
    if begins:
        return Reason("one-open-road", "PIL-ROAD-10")
    return Reason("not-connected", "PIL-ROAD-4", edge=EDGES[entry], **values)


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
    return why_not_facing(g, p, board.next[at * 6 + leave], EDGES[leave])


def why_not_facing(g: Game, p: Player, ahead: int, edge: str) -> Reason:
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
