"""Nothing appears and nothing vanishes: what must hold in every position."""

from __future__ import annotations

from collections.abc import Iterator

from scriptorium.games.pilgrim.hexes import CITY_HEX, NOWHERE, path
from scriptorium.games.pilgrim.hiring import Moment
from scriptorium.games.pilgrim.movement import Sow
from scriptorium.games.pilgrim.payments import Source
from scriptorium.games.pilgrim.pieces import (
    BUILDINGS,
    DONATED,
    EMPTY,
    FAVOUR,
    MAX_PIETY,
    N_BUILDINGS,
    ON_MAP,
    OUT,
    PIETY,
    QUADRANTS,
    TOP,
)
from scriptorium.games.pilgrim.roads import entry_of, find_reach
from scriptorium.games.pilgrim.state import (
    IS_BUILDING,
    IS_SHRINE,
    IS_SITE,
    PATHS,
    PATHS_MASK,
    Game,
    Player,
)
from scriptorium.games.pilgrim.tables import COUNTERS
from scriptorium.games.pilgrim.trails import LEAVES_NOT, at_port, at_site


def audit(g: Game) -> list[str]:
    """What is wrong with a position; empty if all is well."""
    return [
        *(one for p in g.players for one in _player(g, p)),
        *_buildings(g),
        *_map(g),
        *_tiles(g),
        *_dummies(g),
        *_bag(g),
    ]


def meeples(g: Game, p: Player) -> int:
    """All of a player's, wherever they are, those in the hand included."""
    hand = sum(one.left for one in g.frames if isinstance(one, Sow) and one.seat == p.seat)
    return (
        p.village
        + p.abbey
        + p.city
        + sum(p.duties)
        + sum(p.activities)
        + p.prizes
        + p.on_map
        + hand
    )


def _player(g: Game, p: Player) -> Iterator[str]:
    name = f"seat {p.seat + 1}"
    counts = [p.village, p.abbey, p.city, p.prizes, p.on_map]
    if min([*counts, *p.duties, *p.activities, *p.stock]) < 0:
        yield f"{name}: fewer than nothing"
    if meeples(g, p) != g.rules.tables.meeples:
        yield f"{name}: {meeples(g, p)} of {g.rules.tables.meeples} meeples"
    if p.stock[PIETY] > MAX_PIETY or not 0 <= p.alms <= TOP:
        yield f"{name}: piety {p.stock[PIETY]}, alms {p.alms}"
    if max(p.activities) > g.rules.tables.per_activity:
        yield f"{name}: activities {p.activities}"
    if (p.used | p.active) >> N_BUILDINGS:
        yield f"{name}: marks of no building"
    in_turn = any(isinstance(one, Moment) and one.seat == p.seat for one in g.frames)
    if (p.used or p.active or p.bank_bound) and not in_turn:
        yield f"{name}: buildings of a turn that is over are still in use"
    # One on each first tile, shrine, site and port; one may be on the way there.
    wanted = len(p.routes) + sum(step & 1 for route in p.routes for step in route[1:])
    wanted += p.sites.bit_count() + p.ports.bit_count()
    wanted -= sum(isinstance(one, Source) and one.seat == p.seat for one in g.frames)
    if p.on_map != wanted:
        yield f"{name}: {p.on_map} acolytes on the map, {wanted} wanted"
    if len(p.slots) != g.rules.tables.slots:
        yield f"{name}: {len(p.slots)} spaces"
    if p.reach is not None:
        known = p.reach
        p.reach = None
        if find_reach(g, p) != known:
            yield f"{name}: what can be reached is out of date"


def _buildings(g: Game) -> Iterator[str]:
    held = [slot & ~DONATED for p in g.players for slot in p.slots if EMPTY < slot < FAVOUR]
    favours = [slot - FAVOUR for p in g.players for slot in p.slots if slot >= FAVOUR]
    left = [length for length in g.rules.tables.favour_points if g.favours >> length & 1]
    if sorted(favours + left) != sorted(g.rules.tables.favour_points):
        yield f"favours: {favours} taken, {left} left"
    for index in range(N_BUILDINGS):
        owner = g.owner[index]
        where = g.building_places[index]
        if (owner == OUT) != (where == OUT) or held.count(index) != (owner >= 0):
            yield f"{BUILDINGS[index]}: owner {owner}"
        elif owner >= 0:
            slots = g.players[owner].slots
            donated = index | DONATED in slots
            if (not donated and index not in slots) or donated == bool(g.live >> index & 1):
                yield f"{BUILDINGS[index]}: not on its owner's board"
        on_map = owner == ON_MAP
        if on_map and not g.hexes[g.rules.board.rim[where]] & IS_BUILDING:
            yield f"{BUILDINGS[index]}: not on its hex"
        reached = (where - g.site_places[0]) % len(g.rules.board.rim) <= g.ship
        if on_map and reached != bool(g.live >> index & 1):
            yield f"{BUILDINGS[index]}: live {g.live >> index & 1}"


def _map(g: Game) -> Iterator[str]:
    """The hexes, drawn again from the routes, the sites and the buildings."""
    board = g.rules.board
    hexes = [0] * len(g.hexes)
    for place in g.site_places:
        hexes[board.rim[place]] = IS_SITE
    for index in range(N_BUILDINGS):
        if g.owner[index] == ON_MAP:
            hexes[board.rim[g.building_places[index]]] = IS_BUILDING
    for p in g.players:
        for number, route in enumerate(p.routes):
            yield from _route(g, p, number, route)
            _draw(p.seat + 1, route, hexes)
    if hexes != g.hexes:
        wrong = [board.names[i] for i, one in enumerate(hexes) if one != g.hexes[i]]
        yield f"hexes: {', '.join(wrong)}"
    laid = [0] * len(QUADRANTS)
    for hex_, here in enumerate(hexes):
        if (here >> PATHS & PATHS_MASK or here & IS_SHRINE) and board.quadrant[hex_] >= 0:
            laid[board.quadrant[hex_]] += 1
    if laid != g.laid:
        yield f"tiles by quadrant: {g.laid}, wanted {laid}"


def _draw(owner: int, route: tuple[int, ...], hexes: list[int]) -> None:
    for i in range(1, len(route)):
        at, leave = route[i] >> 4, route[i] >> 1 & 7
        entry = entry_of(route[: i + 1])
        hexes[at] |= owner << 3 * entry
        if leave != LEAVES_NOT:
            hexes[at] |= owner << 3 * leave
        hexes[at] |= IS_SHRINE if route[i] & 1 else path(entry, leave) << PATHS


def _route(g: Game, p: Player, number: int, route: tuple[int, ...]) -> Iterator[str]:
    """From the city, hex by hex; open only if the player's `open` says so."""
    board = g.rules.board
    name = f"seat {p.seat + 1}, route {number + 1}"
    if len(route) < 2 or board.kind[board.next[route[0]]] != CITY_HEX:
        yield f"{name}: not from the city"
        return
    at = route[0] // 6
    for i, step in enumerate(route[1:], 1):
        if step >> 4 != at or (step >> 1 & 7 == LEAVES_NOT and i < len(route) - 1):
            yield f"{name}: broken"
            return
        if step >> 1 & 7 != LEAVES_NOT:
            at = board.next[(step >> 4) * 6 + (step >> 1 & 7)]
    if at == NOWHERE:
        yield f"{name}: off the map"
        return
    closed = bool(route[-1] & 1) or at_site(g, route) or at_port(g, route)
    if closed == (p.open == number):
        yield f"{name}: open {p.open}"


def _tiles(g: Game) -> Iterator[str]:
    board, tables = g.rules.board, g.rules.tables
    total = board.tile_count[:]
    for tile, share in enumerate(tables.share):
        total[tile] = share * g.rules.parties
    found = [left + gone for left, gone in zip(g.tiles[:-1], g.gone[:-1])]
    for hex_, here in enumerate(g.hexes):
        paths = here >> PATHS & PATHS_MASK
        if paths:
            if paths not in board.shapes[hex_]:
                yield f"{board.names[hex_]}: no such tile"
                return
            found[board.shapes[hex_][paths]] += 1
    if found != total or min(g.tiles) < 0 or min(g.gone) < 0:
        yield f"tiles: {found}, wanted {total}"
    shrines = g.tiles[-1] + g.gone[-1] + sum(bool(here & IS_SHRINE) for here in g.hexes)
    if shrines != tables.shrine_share * g.rules.parties:
        yield f"shrines: {shrines}"


def _dummies(g: Game) -> Iterator[str]:
    standing = [0] * len(g.dummies)
    for group in g.groups:
        for space in group:
            standing[space] += 1
    if standing != g.dummies:
        yield f"dummies: {g.dummies}, wanted {standing}"
    tables = g.rules.tables
    wanted = sum(
        tables.solo_dummies[g.level - 1] if g.rules.solo else tables.dummies[g.rules.players]
    )
    if sum(g.dummies) != wanted:
        yield f"dummies: {sum(g.dummies)} of {wanted}"


def _bag(g: Game) -> Iterator[str]:
    if not g.rules.solo:
        return
    wanted = sorted(
        counter for season in g.rules.tables.counters[: g.season + 1] for counter in season
    )
    if sorted(g.bag + g.drawn) != wanted or any(c >= len(COUNTERS) for c in wanted):
        yield f"counters: {sorted(g.bag + g.drawn)}, wanted {wanted}"
