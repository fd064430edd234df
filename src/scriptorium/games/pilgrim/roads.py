"""Where roads, bridges, fords, upgrades and shrines can be laid, and laying them.

What is possible apart from its price is found once and kept (`Player.reach`) until the map or the
supply of tiles changes. Each entry is an action, with what it costs above bit 32.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scriptorium.games.pilgrim.hexes import CITY_HEX, LAND, NOWHERE, PORT, RIVER, path
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    LAY,
    NO_QUADRANT,
    SHRINE,
    UPGRADE,
    A,
)
from scriptorium.games.pilgrim.state import (
    BLOCKED,
    IS_SHRINE,
    IS_SITE,
    NO_ROUTE,
    PATHS,
    PATHS_MASK,
)
from scriptorium.games.pilgrim.trails import LEAVES_NOT, roads_since_shrine, shrines

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

# Above the action: what the tile needs beside its stone.
NEEDS: Final = 32
ACTION: Final = (1 << NEEDS) - 1
AN_ACOLYTE: Final = 1
TO_SITE: Final = 2
TO_PORT: Final = 4
CANNOT: Final = -1
ALL_QUADRANTS: Final = 15


def open_quadrants(g: Game, more: int = NO_QUADRANT) -> int:
    """As a mask; with a tile in quadrant `more` (PIL-QUAD-1, PIL-QUAD-2, PIL-R26)."""
    if g.closed:
        return ALL_QUADRANTS & ~g.closed
    players = g.rules.players
    if players >= len(g.laid):
        return ALL_QUADRANTS
    used = 0
    for quadrant, count in enumerate(g.laid):
        if count or quadrant == more:
            used |= 1 << quadrant
    return used if used.bit_count() >= players else ALL_QUADRANTS


def find_reach(g: Game, p: Player) -> tuple[int, ...]:
    """All places for a tile of this player, whatever they cost."""
    if p.reach is None:
        out: list[int] = []
        board = g.rules.board
        open_now = open_quadrants(g)
        if p.open != NO_ROUTE:
            route = p.routes[p.open]
            last = route[-1]
            edge = last >> 1 & 7
            at = board.next[(last >> 4) * 6 + edge]
            extend(g, p, at, (edge + 3) % 6, 0, shrines(route), open_now, out)
            shrine_place(g, at, route, out)
        else:
            for exit_ in board.exits:
                extend(g, p, exit_ // 6, exit_ % 6, AN_ACOLYTE, 0, open_now, out)
            for route in p.routes:
                if route[-1] & 1:
                    leave_shrine(g, p, route, open_now, out)
        p.reach = tuple(out)
    return p.reach


def leave_shrine(g: Game, p: Player, route: tuple[int, ...], open_now: int, out: list[int]) -> None:
    """Through any edge but the one it was entered by (PIL-SHRI-10)."""
    hex_ = route[-1] >> 4
    for edge in range(6):
        at = g.rules.board.next[hex_ * 6 + edge]
        if at != NOWHERE and not g.hexes[hex_] >> 3 * edge & 7:
            extend(g, p, at, (edge + 3) % 6, 0, shrines(route), open_now, out)


def extend(
    g: Game, p: Player, at: int, entry: int, needs: int, visited: int, open_now: int, out: list[int]
) -> None:
    """A path into a hex by one edge and on by each other edge (PIL-ROAD-2 to PIL-ROAD-5)."""
    board = g.rules.board
    here = g.hexes[at]
    if board.kind[at] > RIVER or here & BLOCKED or here >> 3 * entry & 7:
        return
    allowed = open_now
    quadrant = board.quadrant[at]
    if quadrant != NO_QUADRANT:
        if not open_now >> quadrant & 1:
            return
        if open_now == ALL_QUADRANTS:
            allowed = open_quadrants(g, quadrant)
    shapes = board.shapes[at]
    paths = here >> PATHS & PATHS_MASK
    verb = LAY
    if paths:
        verb = UPGRADE
        if board.fords[shapes[paths]]:
            return
    for leave, way, ahead in board.onward[at * 6 + entry]:
        if here >> 3 * leave & 7:
            continue
        tile = shapes.get(paths | way, CANNOT)
        if tile == CANNOT or not g.tiles[tile]:
            continue
        met = needs_ahead(g, p, ahead, leave, visited, allowed)
        if met != CANNOT:
            out.append((needs | met) << NEEDS | verb | at << A | entry << 3 | leave)


def needs_ahead(g: Game, p: Player, ahead: int, leave: int, visited: int, allowed: int) -> int:
    """What a path that leaves towards a hex needs there, or CANNOT (PIL-R18 to PIL-R20)."""
    board = g.rules.board
    if board.kind[ahead] == PORT:
        used = p.ports >> board.port_of[ahead] & 1
        return CANNOT if used or visited else TO_PORT | AN_ACOLYTE
    there = g.hexes[ahead]
    quadrant = board.quadrant[ahead]
    if quadrant != NO_QUADRANT and not allowed >> quadrant & 1:
        return CANNOT
    if there & IS_SITE:
        return CANNOT if p.sites >> quadrant & 1 else TO_SITE | AN_ACOLYTE
    if there & IS_SHRINE or there >> 3 * ((leave + 3) % 6) & 7:
        return CANNOT
    return 0


def shrine_place(g: Game, at: int, route: tuple[int, ...], out: list[int]) -> None:
    """A shrine on the hex the open road faces (PIL-SHRI-2, PIL-SHRI-3, PIL-SHRI-7)."""
    if (
        roads_since_shrine(route) >= roads_before_shrine(g, route)
        and g.tiles[g.rules.shrine]
        and shrine_fits(g, at)
    ):
        out.append(AN_ACOLYTE << NEEDS | SHRINE | at << A)


def roads_before_shrine(g: Game, route: tuple[int, ...]) -> int:
    """How many the next shrine of a route needs since the one before (PIL-SHRI-3)."""
    return (shrines(route) + 1) * g.rules.tables.shrine_roads


def shrine_fits(g: Game, at: int) -> bool:
    """On an empty land hex away from city, ports, sites and shrines, whosever (PIL-R27), and no
    other road may end there (PIL-R105)."""
    board = g.rules.board
    if board.kind[at] != LAND or g.hexes[at]:
        return False
    quadrant = board.quadrant[at]
    if not open_quadrants(g) >> quadrant & 1:
        return False
    ends = 0
    for edge in range(6):
        near = board.next[at * 6 + edge]
        if near == NOWHERE:
            continue
        if board.kind[near] > RIVER or g.hexes[near] & (IS_SHRINE | IS_SITE):
            return False
        ends += (g.hexes[near] >> 3 * ((edge + 3) % 6) & 7) != 0
    return ends <= 1


def map_changed(g: Game) -> None:
    for p in g.players:
        p.reach = None


def lay(g: Game, p: Player, at: int, entry: int, leave: int) -> int:
    """Put a path on the map, with the tile it takes; gives the tile. The player's route grows."""
    board = g.rules.board
    here = g.hexes[at]
    paths = here >> PATHS & PATHS_MASK
    owner = p.seat + 1
    if paths:
        g.tiles[board.shapes[at][paths]] += 1  # the replaced one can be built again (PIL-UPGR-4)
    new = paths | path(entry, leave)
    tile = board.shapes[at][new]
    g.tiles[tile] -= 1
    owners = here & (1 << PATHS) - 1 | owner << 3 * entry | owner << 3 * leave
    g.hexes[at] = new << PATHS | owners
    if not paths and board.quadrant[at] != NO_QUADRANT:
        g.laid[board.quadrant[at]] += 1
    grow(g, p, at, entry, leave)
    map_changed(g)
    return tile


def grow(g: Game, p: Player, at: int, entry: int, leave: int) -> None:
    """The route that faces the entry goes on, or a new one leaves the city."""
    board = g.rules.board
    step = at << 4 | leave << 1
    before = board.next[at * 6 + entry]
    routes = list(p.routes)
    if board.kind[before] == CITY_HEX:
        index = len(routes)
        routes.append((at * 6 + entry, step))
    elif p.open != NO_ROUTE:
        index = p.open
        routes[index] = (*routes[index], step)
    else:
        index = next(i for i, route in enumerate(routes) if route[-1] >> 4 == before)
        edge = (entry + 3) % 6
        leaving = before << 4 | edge << 1 | 1
        g.hexes[before] |= (p.seat + 1) << 3 * edge
        routes[index] = (*routes[index][:-1], leaving, step)
    p.routes = tuple(routes)
    ahead = board.next[at * 6 + leave]
    ends = board.kind[ahead] == PORT or bool(g.hexes[ahead] & IS_SITE)
    p.open = NO_ROUTE if ends else index


def lay_shrine(g: Game, p: Player, at: int) -> None:
    """At the end of the open road, which is closed by it (PIL-ROAD-9)."""
    board = g.rules.board
    route = p.routes[p.open]
    entry = ((route[-1] >> 1 & 7) + 3) % 6
    g.tiles[g.rules.shrine] -= 1
    g.hexes[at] = IS_SHRINE | (p.seat + 1) << 3 * entry
    g.laid[board.quadrant[at]] += 1
    routes = list(p.routes)
    routes[p.open] = (*route, at << 4 | LEAVES_NOT << 1 | 1)
    p.routes = tuple(routes)
    p.open = NO_ROUTE
    map_changed(g)


def removable(g: Game, p: Player) -> bool:
    """The last tile of the own open road, if what is left of an upgrade is in the supply
    (PIL-DEMO-2 to PIL-DEMO-4)."""
    if p.open == NO_ROUTE:
        return False
    rest, at = _without_last(g, p)
    return not rest or g.tiles[g.rules.board.shapes[at][rest]] > 0


def _without_last(g: Game, p: Player) -> tuple[int, int]:
    """The paths left on the hex of the last tile once the own one is gone, and that hex."""
    route = p.routes[p.open]
    at, leave = route[-1] >> 4, route[-1] >> 1 & 7
    return g.hexes[at] >> PATHS & PATHS_MASK & ~path(entry_of(route), leave), at


def entry_of(route: tuple[int, ...]) -> int:
    """The edge by which a route comes into its last hex."""
    if len(route) == 2:
        return route[0] % 6
    return ((route[-2] >> 1 & 7) + 3) % 6


def demolish(g: Game, p: Player) -> int:
    """Take the last tile of the open road off the map; gives its hex. An acolyte on it returns to
    the city (PIL-DEMO-5)."""
    board = g.rules.board
    route = p.routes[p.open]
    rest, at = _without_last(g, p)
    leave, entry = route[-1] >> 1 & 7, entry_of(route)
    g.tiles[board.shapes[at][g.hexes[at] >> PATHS & PATHS_MASK]] += 1
    owners = g.hexes[at] & ~(7 << 3 * entry | 7 << 3 * leave) & (1 << PATHS) - 1
    g.hexes[at] = rest << PATHS | owners
    if rest:
        g.tiles[board.shapes[at][rest]] -= 1
    elif board.quadrant[at] != NO_QUADRANT:
        g.laid[board.quadrant[at]] -= 1
    shorten(g, p, route)
    map_changed(g)
    return at


def shorten(g: Game, p: Player, route: tuple[int, ...]) -> None:
    routes = list(p.routes)
    if len(route) == 2:
        del routes[p.open]
        p.open = NO_ROUTE
        p.on_map -= 1
        p.city += 1
    else:
        before = route[-2]
        if before & 1:  # back at the shrine: nothing is open any more
            g.hexes[before >> 4] &= ~(7 << 3 * (before >> 1 & 7))
            routes[p.open] = (*route[:-2], before | LEAVES_NOT << 1)
            p.open = NO_ROUTE
        else:
            routes[p.open] = route[:-1]
    p.routes = tuple(routes)


def hex_of(action: int) -> int:
    return action >> A & A_MASK
