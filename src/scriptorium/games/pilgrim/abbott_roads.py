"""The Ab-Bott's roads: a shortest way to the nearest site, left-most where there are several.

A way is a chain of places (hex * 6 + the edge by which it is entered). `distances` gives for places
the number of tiles from there to a site, that hex included.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from scriptorium.games.pilgrim.hexes import CITY_HEX, NOWHERE, RIVER, path
from scriptorium.games.pilgrim.payments import take_acolyte
from scriptorium.games.pilgrim.pieces import CITY, EMPTY, N_DUTIES, NO_QUADRANT, SPACES
from scriptorium.games.pilgrim.places import place as place_of
from scriptorium.games.pilgrim.roads import (
    ALL_QUADRANTS,
    lay,
    lay_shrine,
    roads_before_shrine,
    shrine_fits,
)
from scriptorium.games.pilgrim.state import BLOCKED, IS_SITE, NO_ROUTE, PATHS, PATHS_MASK
from scriptorium.games.pilgrim.trails import (
    at_site,
    length,
    roads_since_shrine,
    take_favour,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

SITES_FROM_NORTH = [1, 2, 3, 0]  # NE, SE, SW, NW
NO_PLACE = -1
FAR = 99


def lay_roads(g: Game, p: Player, tiles: int, with_shrines: bool) -> None:
    """Up to so many tiles; what cannot be laid is not (PIL-R75). A crossing by upgrade must be the
    first tile and ends the action (PIL-R93)."""
    for number in range(tiles):
        route = open_trail(g, p)
        if not open_sites(g, p):
            return
        place = NO_PLACE if route else roll_gate(g)
        if not route and place == NO_PLACE:
            return
        step = next_step(g, p, route, place, tiles - number)
        if step is None:
            return
        at, entry, leave, site = step
        crossing = bool(g.hexes[at] >> PATHS & PATHS_MASK)
        if crossing and number:
            return
        if not lay_tile(g, p, route, at, entry, leave, site, with_shrines and not crossing):
            return
        if crossing:
            return


def open_trail(g: Game, p: Player) -> tuple[int, ...]:
    """The one that does not end at a site yet (PIL-R90); empty if there is none."""
    return next((route for route in p.routes if not at_site(g, route)), ())


def open_sites(g: Game, p: Player) -> list[int]:
    """Quadrants whose sites it may still visit, clockwise from north (PIL-R73, PIL-R91)."""
    return [q for q in SITES_FROM_NORTH if not (g.closed | p.sites) >> q & 1]


def roll_gate(g: Game) -> int:
    """The gate of the die, or the next free one clockwise (PIL-SOLO-22, PIL-SOLO-23)."""
    board = g.rules.board
    closed = ALL_QUADRANTS & ~g.closed
    first = next(q for q in range(4) if closed >> q & 1 and closed >> (q + 1) % 4 & 1)
    gates = board.gates[first]
    free = [not g.hexes[gate // 6] >> 3 * (gate % 6) & 7 for gate in gates]
    if not any(free):
        return NO_PLACE
    die = g.below(len(gates))
    if g.sink is not None:
        g.emit("gate", 1, die=die + 1)
    at = next(n % len(gates) for n in range(die, die + len(gates)) if free[n % len(gates)])
    return gates[at]


def next_step(
    g: Game, p: Player, route: tuple[int, ...], gate: int, tiles: int
) -> tuple[int, int, int, int] | None:
    """The next tile: hex, edges in and out, and the quadrant of the site it leads to."""
    site, best, place = NO_PLACE, FAR, NO_PLACE
    ways: dict[int, int] = {}
    first = starts(g, route, gate)
    for one in open_sites(g, p):
        far = distances(g, one, first, best - 1)
        for start in first:
            if far.get(start, FAR) < best:
                site, best, place, ways = one, far[start], start, far
    if site == NO_PLACE:
        return None
    if best < tiles:
        bent = bent_way(g, route, gate, site, tiles)
        if bent is not None:
            return (*bent, site)
    return place // 6, place % 6, left_most(g, place, site, ways), site


def starts(g: Game, route: tuple[int, ...], gate: int) -> list[int]:
    """The places where the next tile may be laid, left-most first."""
    if not route:
        return [gate]
    board = g.rules.board
    hex_, edge = route[-1] >> 4, route[-1] >> 1 & 7
    if not route[-1] & 1:
        return [board.next[hex_ * 6 + edge] * 6 + (edge + 3) % 6]
    entry = next(e for e in range(6) if g.hexes[hex_] >> 3 * e & 7)
    out = []
    for turn in range(1, 6):
        leave = (entry + turn) % 6
        if board.next[hex_ * 6 + leave] != NOWHERE:
            out.append(board.next[hex_ * 6 + leave] * 6 + (leave + 3) % 6)
    return out


def left_most(g: Game, place: int, site: int, far: dict[int, int]) -> int:
    """The edge on a shortest way that lies most counter-clockwise (PIL-R73)."""
    for leave in leaves(g, place):
        ahead = g.rules.board.next[place // 6 * 6 + leave]
        left = 0 if is_site(g, ahead, site) else far.get(ahead * 6 + (leave + 3) % 6, FAR)
        if left == far[place] - 1:
            return leave
    raise AssertionError("no way on")


def is_site(g: Game, hex_: int, site: int) -> bool:
    return bool(g.hexes[hex_] & IS_SITE) and g.rules.board.quadrant[hex_] == site


def leaves(g: Game, place: int) -> list[int]:
    """The edges by which a tile at a place may lead on, left-most first."""
    hex_, entry = divmod(place, 6)
    turns = [(entry + turn) % 6 for turn in range(1, 6)]
    return [leave for leave in turns if passable(g, hex_, entry, leave)]


def passable(g: Game, at: int, entry: int, leave: int) -> bool:
    """Whether a tile of the supply joins two edges of a hex, by upgrade if there are roads
    (PIL-R74, PIL-R92), and meets no other road."""
    return may_leave(g, at, leave) and joins(g, at, entry, leave)


def may_leave(g: Game, at: int, leave: int) -> bool:
    """Whether a tile of a hex may lead on by this edge, wherever it comes from."""
    board = g.rules.board
    here = g.hexes[at]
    if board.kind[at] > RIVER or here & BLOCKED or here >> 3 * leave & 7:
        return False
    quadrant = board.quadrant[at]
    if quadrant != NO_QUADRANT and g.closed >> quadrant & 1:
        return False
    paths = here >> PATHS & PATHS_MASK
    if paths and board.fords[board.shapes[at][paths]]:
        return False
    ahead = board.next[at * 6 + leave]
    if ahead == NOWHERE or board.kind[ahead] >= CITY_HEX:
        return False
    return bool(g.hexes[ahead] & IS_SITE) or not g.hexes[ahead] >> 3 * ((leave + 3) % 6) & 7


def joins(g: Game, at: int, entry: int, leave: int) -> bool:
    """Whether there is a tile for it, and no road at the edge by which it comes in."""
    here = g.hexes[at]
    if here >> 3 * entry & 7:
        return False
    paths = here >> PATHS & PATHS_MASK
    tile = g.rules.board.shapes[at].get(paths | path(entry, leave), NOWHERE)
    return tile != NOWHERE and g.tiles[tile] > 0


def distances(g: Game, site: int, wanted: list[int], most: int) -> dict[int, int]:
    """The fewest tiles to a site, found backwards from it: from the wanted places, if the nearest
    of them is no further than `most`, and from all that are nearer."""
    board = g.rules.board
    goal = board.rim[g.site_places[site]]
    far: dict[int, int] = {}
    todo: deque[tuple[int, int, int]] = deque()  # hex to leave, edge out, tiles with it
    for edge in range(6):
        if board.next[goal * 6 + edge] != NOWHERE:
            todo.append((board.next[goal * 6 + edge], (edge + 3) % 6, 1))
    while todo:
        hex_, leave, tiles = todo.popleft()
        if tiles > most:
            break
        if not may_leave(g, hex_, leave):
            continue
        for entry in range(6):
            place = hex_ * 6 + entry
            if entry == leave or place in far or not joins(g, hex_, entry, leave):
                continue
            far[place] = tiles
            if place in wanted:
                most = tiles
            before = board.next[place]
            if before != NOWHERE and board.kind[before] <= RIVER:
                todo.append((before, (entry + 3) % 6, tiles + 1))
    return far


def bent_way(
    g: Game, route: tuple[int, ...], gate: int, site: int, tiles: int
) -> tuple[int, int, int] | None:
    """A way of exactly so many tiles over empty hexes, left-most at each step (PIL-R94)."""
    for place in starts(g, route, gate):
        for leave in leaves(g, place):
            if leads(g, place, leave, site, tiles, ()):
                return place // 6, place % 6, leave
    return None


def leads(g: Game, place: int, leave: int, site: int, tiles: int, before: tuple[int, ...]) -> bool:
    """Whether going on from a place by an edge reaches the site with exactly so many tiles."""
    hex_ = place // 6
    if g.hexes[hex_] or hex_ in before:
        return False
    ahead = g.rules.board.next[hex_ * 6 + leave]
    if g.hexes[ahead] & IS_SITE:
        return tiles == 1 and is_site(g, ahead, site)
    if tiles == 1:
        return False
    on = ahead * 6 + (leave + 3) % 6
    return any(leads(g, on, edge, site, tiles - 1, (*before, hex_)) for edge in leaves(g, on))


def lay_tile(
    g: Game,
    p: Player,
    route: tuple[int, ...],
    at: int,
    entry: int,
    leave: int,
    site: int,
    with_shrines: bool,
) -> bool:
    """A shrine at the 2nd and 5th tile where it is allowed, else a road. False: it lacks an
    acolyte (PIL-SOLO-25, PIL-R76, PIL-R77)."""
    board = g.rules.board
    ahead = board.next[at * 6 + leave]
    reached = is_site(g, ahead, site)
    if with_shrines and wants_shrine(g, p, route, at):
        if not send_acolyte(g, p):
            return False
        lay_shrine(g, p, at)
        if g.sink is not None:
            g.emit("shrine", p.seat, hex=board.names[at])
        return True
    if (not route or reached) and not send_acolyte(g, p):
        return False
    crossing = bool(g.hexes[at])
    tile = lay(g, p, at, entry, leave)
    if g.sink is not None:
        verb = "upgraded" if crossing else "laid"
        g.emit(verb, p.seat, hex=board.names[at], tile=board.tiles[tile])
    if reached:
        arrive(g, p, at, leave, site)
    return True


def wants_shrine(g: Game, p: Player, route: tuple[int, ...], at: int) -> bool:
    number = length(route) + 1 if route else 1
    if number not in g.rules.tables.solo["shrine_at_tiles"] or p.open == NO_ROUTE:
        return False
    enough = roads_since_shrine(route) >= roads_before_shrine(g, route)
    return enough and g.tiles[g.rules.shrine] > 0 and shrine_fits(g, at)


def clockwise_from_merchant(g: Game) -> list[int]:
    """All duties, the Merchant's own first."""
    return [(g.merchant + step) % N_DUTIES for step in range(N_DUTIES)]


def fullest_duty(g: Game, p: Player) -> int:
    """The duty with most of its acolytes; tied, the nearest clockwise from the Merchant."""
    return max(
        clockwise_from_merchant(g),
        key=lambda space: (p.duties[space], -((space - g.merchant) % N_DUTIES)),
    )


def send_acolyte(g: Game, p: Player) -> bool:
    """From the city, else from the duty with most (PIL-R76)."""
    space = CITY if p.city else fullest_duty(g, p)
    if space != CITY and not p.duties[space]:
        return False
    take_acolyte(p, space)
    p.on_map += 1
    if g.sink is not None:
        g.emit("sent-out", p.seat, space=SPACES[space], at=place_of(g, space))
    return True


def arrive(g: Game, p: Player, at: int, leave: int, site: int) -> None:
    """At a site; a favour is taken by the standard rule (PIL-R83)."""
    p.sites |= 1 << site
    if g.sink is not None:
        hex_ = g.rules.board.rim[g.site_places[site]]
        name = g.rules.tables.sites[g.sites[site]]
        g.emit("reached-site", p.seat, site=name, hex=g.rules.board.names[hex_])
    step = at << 4 | leave << 1
    tiles = next(length(route) for route in p.routes if route[-1] == step)
    if g.favours >> tiles & 1 and EMPTY in p.slots:
        take_favour(g, p, tiles)
