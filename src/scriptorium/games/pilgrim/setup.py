"""Setting up the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.core.rng import Stream, stream
from scriptorium.games.pilgrim.merchant import see_live_buildings
from scriptorium.games.pilgrim.pieces import (
    EMPTY,
    N_BUILDINGS,
    N_DUTIES,
    ON_MAP,
    OUT,
    QUADRANTS,
    TAXATION,
)
from scriptorium.games.pilgrim.state import IS_BUILDING, IS_SITE, Game, Player

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.rules import Rules
    from scriptorium.games.pilgrim.tables import Tables

ABBOTT = 1  # the seat of nobody: the second of the players, alone


def set_up(rules: Rules, seed: str) -> Game:
    """A game before its first phase."""
    chance = Stream(seed, "pilgrim/setup")
    g = Game(rules, None)
    g.r1, g.r2 = stream(seed, "pilgrim/game")
    lay_out(g, chance)
    return g


def lay_out(g: Game, chance: Stream) -> None:
    """Everything on its place, before seeding."""
    rules = g.rules
    g.level = rules.levels[len(g.past)]
    duties_and_tithes(g, chance)
    places, tiles, buildings = draws(g, chance)
    sites(g, places, tiles)
    lay_buildings(g, buildings)
    supply(g)
    g.merchant = g.space_of[TAXATION]
    g.players = [new_player(rules, seat) for seat in range(rules.parties)]
    dummies(g)
    start: str = rules.options["start"]
    g.start = chance.below(rules.players) if start == "random" else int(start) - 1
    if rules.solo:
        solo(g)
    see_live_buildings(g)


def duties_and_tithes(g: Game, chance: Stream) -> None:
    """PIL-SET-2, PIL-SET-3."""
    tables = g.rules.tables
    ring = list(range(N_DUTIES))
    chance.shuffle(ring)
    g.ring = tables.first_duties[:] if first_play(g) else ring
    g.space_of = [g.ring.index(duty) for duty in range(N_DUTIES)]
    counters = tables.tithes[:]
    chance.shuffle(counters)
    g.tithes = tables.tithes_on(g.ring, counters)


def first_play(g: Game) -> bool:
    """In a campaign the layout serves its first game alone (PIL-R110)."""
    return g.rules.options["setup"] == "first-play" and not g.past


def draws(g: Game, chance: Stream) -> tuple[list[int], list[int], list[int]]:
    """The places of the four sites on the rim, their tiles, and the buildings in order."""
    tables, board = g.rules.tables, g.rules.board
    tiles = list(range(len(tables.sites)))
    chance.shuffle(tiles)
    dice = [chance.below(6) for _ in QUADRANTS]
    buildings: list[int] = []
    for level in (1, 2, 3):
        pile = [index for index in range(N_BUILDINGS) if tables.levels[index] == level]
        chance.shuffle(pile)
        buildings += pile[: tables.drawn_per_level]
    if first_play(g):
        dice = [number - 1 for number in tables.first_sites]
        tiles = tables.first_tiles
        buildings = tables.first_buildings[:]
    places = [board.by_die[quadrant][die] for quadrant, die in enumerate(dice)]
    return places, tiles[: len(QUADRANTS)], buildings


def sites(g: Game, places: list[int], tiles: list[int]) -> None:
    """PIL-SET-4."""
    g.hexes = [0] * len(g.rules.board.names)
    g.site_places = places
    g.sites = tiles
    for place in places:
        g.hexes[g.rules.board.rim[place]] = IS_SITE


def lay_buildings(g: Game, buildings: list[int]) -> None:
    """Four of each level, the first beyond one free hex after the season's site or the last
    building, whichever is further (PIL-SET-7 to PIL-SET-10, PIL-R66, PIL-R67)."""
    places = building_places(g.rules.tables, g.site_places)
    g.building_places = [OUT] * N_BUILDINGS
    for building, place in zip(buildings, places, strict=True):
        g.building_places[building] = place
        g.owner[building] = ON_MAP
        g.hexes[g.rules.board.rim[place]] = IS_BUILDING


def building_places(tables: Tables, sites: list[int]) -> list[int]:
    """The places for all buildings of levels 1, 2 and 3 in turn."""
    rim, first = len(tables.board.rim), sites[0]
    far = [(place - first) % rim for place in sites]  # counted from the first site
    out: list[int] = []
    at = 0
    for level in range(3):
        at = next_free(max(at, far[level]), far)
        for _ in range(tables.drawn_per_level):
            at = next_free(at, far)
            out.append((first + at) % rim)
    return out


def next_free(at: int, sites: list[int]) -> int:
    at += 1
    while at in sites:
        at += 1
    return at


def supply(g: Game) -> None:
    """PIL-SET-13 to PIL-SET-15."""
    tables, parties = g.rules.tables, g.rules.parties
    g.tiles = tables.board.tile_count[:]
    for tile, share in enumerate(tables.share):
        g.tiles[tile] = share * parties
    g.tiles.append(tables.shrine_share * parties)
    g.gone = [0] * len(g.tiles)
    g.favours = sum(1 << length for length in tables.favour_points)


def new_player(rules: Rules, seat: int) -> Player:
    """PIL-SET-16, PIL-SET-17, PIL-SET-19, PIL-SET-20, PIL-SET-27."""
    start = rules.tables.start
    p = Player(None)
    p.seat = seat
    handicap = rules.options[f"handicap_{seat + 1}"] if seat < rules.players else 0
    p.village = start["serfs_village"] + handicap
    p.abbey = start["acolytes_abbey"] - handicap
    p.city = start["acolytes_city"]
    p.stock = [start["stone"], start["grain"], start["coin"], start["piety"]]
    p.alms = start["alms_row"]
    p.slots = (EMPTY,) * rules.tables.slots
    return p


def dummies(g: Game) -> None:
    """One group from N on and one from S on, rearmost first (PIL-SET-21 to PIL-SET-23)."""
    tables = g.rules.tables
    if g.rules.solo:
        north, south = tables.solo_dummies[g.level - 1]
    else:
        north, south = tables.dummies[g.rules.players]
    half = N_DUTIES // 2
    g.groups = tuple(range(north)), tuple(half + i for i in range(south))
    g.dummies = [0] * N_DUTIES
    for group in g.groups:
        for space in group:
            g.dummies[space] += 1


def solo(g: Game) -> None:
    """The Ab-Bott's acolytes, its two quadrants and its bag (PIL-SOLO-1 to PIL-SOLO-8)."""
    tables = g.rules.tables
    abbott = g.players[ABBOTT]
    for space in tables.abbott_seed:
        abbott.duties[space] += 1
        abbott.city -= 1
    close_quadrants(g)
    g.start = ABBOTT
    g.bag = tuple(tables.counters[0])
    g.drawn = ()


def close_quadrants(g: Game) -> None:
    """All but the playing area (PIL-SOLO-2)."""
    first = playing_area(g)
    g.closed = 15 & ~(1 << first | 1 << (first + 1) % len(QUADRANTS))


def playing_area(g: Game) -> int:
    """The quadrant whose site has most points; the first clockwise from north in a tie
    (PIL-SOLO-2, PIL-SOLO-3). Its clockwise neighbour is the other one."""
    clockwise = [1, 2, 3, 0]  # NE, SE, SW, NW
    points = [g.rules.tables.site_points[tile] for tile in g.sites]
    return max(clockwise, key=lambda quadrant: (points[quadrant], -clockwise.index(quadrant)))
