"""Nothing appears and nothing vanishes: what must hold in every position."""

from __future__ import annotations

from collections.abc import Iterator

from scriptorium.core.errors import Reason
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
from scriptorium.games.pilgrim.setup import ABBOTT
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


def audit(g: Game) -> list[Reason]:
    """What is wrong with a position; empty if all is well."""
    return [
        *(one for p in g.players for one in _player(g, p)),
        *_ship(g),
        *_buildings(g),
        *_map(g),
        *_tiles(g),
        *_dummies(g),
        *_bag(g),
    ]


def seat_name(g: Game, p: Player) -> int | str:
    """What a finding calls a seat; alone the second one is the Ab-Bott's."""
    return "rival" if g.rules.solo and p.seat == ABBOTT else p.seat


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


def _player(g: Game, p: Player) -> Iterator[Reason]:
    seat = seat_name(g, p)
    counts = [p.village, p.abbey, p.city, p.prizes, p.on_map]
    if min([*counts, *p.duties, *p.activities, *p.stock]) < 0:
        yield Reason("audit-negative", "", seat=seat)
    found, total = meeples(g, p), g.rules.tables.meeples
    if found != total:
        yield Reason("audit-meeples", "", seat=seat, found=found, total=total)
    if p.stock[PIETY] > MAX_PIETY or not 0 <= p.alms <= TOP:
        yield Reason("audit-tracks", "", seat=seat)
    if max(p.activities) > g.rules.tables.per_activity:
        yield Reason("audit-activities", "", seat=seat)
    if (p.used | p.active) >> N_BUILDINGS:
        yield Reason("audit-marks", "", seat=seat)
    in_turn = any(isinstance(one, Moment) and one.seat == p.seat for one in g.frames)
    if (p.used or p.active or p.bank_bound) and not in_turn:
        yield Reason("audit-turn-over", "", seat=seat)
    # One on each first tile, shrine, site and port; one may be on the way there.
    wanted = len(p.routes) + sum(step & 1 for route in p.routes for step in route[1:])
    wanted += p.sites.bit_count() + p.ports.bit_count()
    wanted -= sum(isinstance(one, Source) and one.seat == p.seat for one in g.frames)
    if p.on_map != wanted:
        yield Reason("audit-on-map", "", seat=seat, found=p.on_map, total=wanted)
    if len(p.slots) != g.rules.tables.slots:
        yield Reason("audit-slots", "", seat=seat, found=len(p.slots))
    if p.reach is not None:
        known = p.reach
        p.reach = None
        if find_reach(g, p) != known:
            yield Reason("audit-reach", "", seat=seat)


def _ship(g: Game) -> Iterator[Reason]:
    """It sails on at the end of each round, and a season ends at each site."""
    rim, first = len(g.rules.board.rim), g.site_places[0]
    ended = sum((place - first) % rim <= g.ship for place in g.site_places[1:])
    if g.season != ended or not 0 <= g.round - g.ship <= 1:
        yield Reason("audit-ship", "")


def _buildings(g: Game) -> Iterator[Reason]:
    held = [slot & ~DONATED for p in g.players for slot in p.slots if EMPTY < slot < FAVOUR]
    favours = [slot - FAVOUR for p in g.players for slot in p.slots if slot >= FAVOUR]
    left = [length for length in g.rules.tables.favour_points if g.favours >> length & 1]
    if sorted(favours + left) != sorted(g.rules.tables.favour_points):
        yield Reason("audit-favours", "")
    for index in range(N_BUILDINGS):
        owner = g.owner[index]
        where = g.building_places[index]
        if (owner == OUT) != (where == OUT) or held.count(index) != (owner >= 0):
            yield Reason("audit-building", "", building=BUILDINGS[index])
        elif owner >= 0:
            slots = g.players[owner].slots
            donated = index | DONATED in slots
            if (not donated and index not in slots) or donated == bool(g.live >> index & 1):
                yield Reason("audit-building", "", building=BUILDINGS[index])
        on_map = owner == ON_MAP
        if on_map and not g.hexes[g.rules.board.rim[where]] & IS_BUILDING:
            yield Reason("audit-building", "", building=BUILDINGS[index])
        reached = (where - g.site_places[0]) % len(g.rules.board.rim) <= g.ship
        if on_map and reached != bool(g.live >> index & 1):
            yield Reason("audit-live", "", building=BUILDINGS[index])


def _map(g: Game) -> Iterator[Reason]:
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
        wrong = next(board.names[i] for i, one in enumerate(hexes) if one != g.hexes[i])
        yield Reason("audit-hex", "", hex=wrong)
    laid = [0] * len(QUADRANTS)
    for hex_, here in enumerate(hexes):
        if (here >> PATHS & PATHS_MASK or here & IS_SHRINE) and board.quadrant[hex_] >= 0:
            laid[board.quadrant[hex_]] += 1
    if laid != g.laid:
        yield Reason("audit-quadrants", "")


def _draw(owner: int, route: tuple[int, ...], hexes: list[int]) -> None:
    for i in range(1, len(route)):
        at, leave = route[i] >> 4, route[i] >> 1 & 7
        entry = entry_of(route[: i + 1])
        hexes[at] |= owner << 3 * entry
        if leave != LEAVES_NOT:
            hexes[at] |= owner << 3 * leave
        hexes[at] |= IS_SHRINE if route[i] & 1 else path(entry, leave) << PATHS


def _route(g: Game, p: Player, number: int, route: tuple[int, ...]) -> Iterator[Reason]:
    """From the city, hex by hex; open only if the player's `open` says so."""
    board = g.rules.board
    values = {"seat": seat_name(g, p), "route": number + 1}
    if len(route) < 2 or board.kind[board.next[route[0]]] != CITY_HEX:
        yield Reason("audit-route-city", "", **values)
        return
    at = route[0] // 6
    for i, step in enumerate(route[1:], 1):
        if step >> 4 != at or (step >> 1 & 7 == LEAVES_NOT and i < len(route) - 1):
            yield Reason("audit-route-broken", "", **values)
            return
        if step >> 1 & 7 != LEAVES_NOT:
            at = board.next[(step >> 4) * 6 + (step >> 1 & 7)]
    if at == NOWHERE:
        yield Reason("audit-route-off", "", **values)
        return
    closed = bool(route[-1] & 1) or at_site(g, route) or at_port(g, route)
    if closed == (p.open == number):
        yield Reason("audit-route-open", "", **values)


def _tiles(g: Game) -> Iterator[Reason]:
    board, tables = g.rules.board, g.rules.tables
    total = board.tile_count[:]
    for tile, share in enumerate(tables.share):
        total[tile] = share * g.rules.parties
    found = [left + gone for left, gone in zip(g.tiles[:-1], g.gone[:-1])]
    for hex_, here in enumerate(g.hexes):
        paths = here >> PATHS & PATHS_MASK
        if paths:
            if paths not in board.shapes[hex_]:
                yield Reason("audit-no-tile", "", hex=board.names[hex_])
                return
            found[board.shapes[hex_][paths]] += 1
    if found != total or min(g.tiles) < 0 or min(g.gone) < 0:
        yield Reason("audit-tiles", "")
    shrines = g.tiles[-1] + g.gone[-1] + sum(bool(here & IS_SHRINE) for here in g.hexes)
    all_ = tables.shrine_share * g.rules.parties
    if shrines != all_:
        yield Reason("audit-shrines", "", found=shrines, total=all_)


def _dummies(g: Game) -> Iterator[Reason]:
    standing = [0] * len(g.dummies)
    for group in g.groups:
        for space in group:
            standing[space] += 1
    if standing != g.dummies:
        yield Reason("audit-dummy-groups", "")
    tables = g.rules.tables
    wanted = sum(
        tables.solo_dummies[g.level - 1] if g.rules.solo else tables.dummies[g.rules.players]
    )
    if sum(g.dummies) != wanted:
        yield Reason("audit-dummies", "", found=sum(g.dummies), total=wanted)


def _bag(g: Game) -> Iterator[Reason]:
    if not g.rules.solo:
        return
    wanted = sorted(
        counter for season in g.rules.tables.counters[: g.season + 1] for counter in season
    )
    if sorted(g.bag + g.drawn) != wanted or any(c >= len(COUNTERS) for c in wanted):
        yield Reason("audit-counters", "")
