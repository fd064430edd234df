"""Positions: what lies on the table and belongs to nobody. See `position`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core import reading
from scriptorium.core.errors import BadPosition
from scriptorium.games.pilgrim import setup
from scriptorium.games.pilgrim.pieces import (
    BUILDINGS,
    DUTIES,
    N_BUILDINGS,
    N_DUTIES,
    NO_TITHE,
    ON_MAP,
    OUT,
    QUADRANTS,
    SPACES,
    TAXATION,
    TITHES,
)
from scriptorium.games.pilgrim.tables import COUNTERS

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game

GROUPS = ["north", "south"]


def space(g: Game, name: Any, where: str) -> int:
    """A space of the ring, by its point of the compass or by the duty that lies there."""
    at = reading.index(name, [*SPACES[:N_DUTIES], *DUTIES], where)
    return at if at < N_DUTIES else g.space_of[at - N_DUTIES]


def too_many(where: str, value: Any) -> BadPosition:
    return BadPosition("position-too-many", where=where, value=str(value))


def ring(g: Game, data: dict[str, Any]) -> None:
    """The duties, their tithe counters, the Merchant."""
    counters = [kind for kind in g.tithes if kind != NO_TITHE]
    if "ring" in data:
        names = reading.items(data, "ring", "")
        duties = [reading.index(name, DUTIES, "ring") for name in names]
        if sorted(duties) != list(range(N_DUTIES)):
            raise reading.unusable("ring", names)
        g.ring = duties
        g.space_of = [duties.index(duty) for duty in range(N_DUTIES)]
    g.tithes = _tithes(g, data, counters)
    g.merchant = space(g, data.get("merchant", DUTIES[TAXATION]), "merchant")


def _tithes(g: Game, data: dict[str, Any], counters: list[int]) -> list[int]:
    """Counters nobody named go to the other duties in the order in which they were dealt."""
    named: dict[int, int] = {}
    for name, good in reading.table(data, "tithes", "").items():
        where = f"tithes.{name}"
        duty, kind = reading.index(name, DUTIES, where), reading.index(good, TITHES, where)
        if duty == TAXATION:
            raise BadPosition("position-not-there", where=where, value=good)
        if kind not in counters:
            raise too_many(where, good)
        counters.remove(kind)
        named[duty] = kind
    left = iter(counters)
    return [
        NO_TITHE if duty == TAXATION else named[duty] if duty in named else next(left)
        for duty in g.ring
    ]


def sites_and_buildings(g: Game, data: dict[str, Any], owned: dict[int, str]) -> None:
    """All laid out again as at set-up, for the places of buildings depend on the sites. `owned`:
    the buildings of seats, with the keys that say so."""
    dealt = _in_order(g)
    setup.sites(g, _site_places(g, data), _site_tiles(g, data))
    g.owner = [OUT] * N_BUILDINGS
    g.live = 0
    setup.lay_buildings(g, _buildings(g, data, dealt, owned))
    if g.rules.solo:
        setup.close_quadrants(g)


def _in_order(g: Game) -> list[int]:
    """The buildings in the game, clockwise from the first site."""
    rim, first = len(g.rules.board.rim), g.site_places[0]
    found = [index for index in range(N_BUILDINGS) if g.building_places[index] != OUT]
    return sorted(found, key=lambda index: (g.building_places[index] - first) % rim)


def _site_places(g: Game, data: dict[str, Any]) -> list[int]:
    places = g.site_places[:]
    numbers = reading.table(data, "site_numbers", "")
    for name in numbers:
        quadrant = reading.index(name, QUADRANTS, f"site_numbers.{name}")
        die = reading.number(numbers, name, "site_numbers.", 1, 1, 6)
        places[quadrant] = g.rules.board.by_die[quadrant][die - 1]
    return places


def _site_tiles(g: Game, data: dict[str, Any]) -> list[int]:
    """A tile that was dealt elsewhere changes places with the one dealt here."""
    tiles = g.sites[:]
    named: list[int] = []
    for name, site in reading.table(data, "site_tiles", "").items():
        where = f"site_tiles.{name}"
        quadrant = reading.index(name, QUADRANTS, where)
        tile = reading.index(site, g.rules.tables.sites, where)
        if tile in named:
            raise too_many(where, site)
        named.append(tile)
        if tile in tiles:
            tiles[tiles.index(tile)] = tiles[quadrant]
        tiles[quadrant] = tile
    return tiles


def _buildings(g: Game, data: dict[str, Any], dealt: list[int], owned: dict[int, str]) -> list[int]:
    """Level by level: those named, in their order, then dealt ones."""
    names = reading.items(data, "buildings", "")
    named = [reading.index(name, BUILDINGS, "buildings") for name in names]
    out: list[int] = []
    levels, each = g.rules.tables.levels, g.rules.tables.drawn_per_level
    for level in (1, 2, 3):
        row = [index for index in named if levels[index] == level]
        fixed = len(row)
        if fixed > each or len(set(row)) < fixed:
            raise too_many("buildings", BUILDINGS[row[-1]])
        row += [index for index in dealt if levels[index] == level and index not in row]
        out += _with(row[:each], fixed, {i: owned[i] for i in owned if levels[i] == level})
    return out


def _with(row: list[int], fixed: int, owned: dict[int, str]) -> list[int]:
    """What a seat has is in the game: it takes the place of the last one nobody named."""
    for index, where in owned.items():
        if index in row:
            continue
        spare = [i for i in range(fixed, len(row)) if row[i] not in owned]
        if not spare:
            raise too_many(where, BUILDINGS[index])
        row[spare[-1]] = index
    return row


def dummies(g: Game, data: dict[str, Any]) -> None:
    """By group, from the rearmost on; never two on one duty (PIL-REND-11)."""
    groups = list(g.groups)
    for name in reading.table(data, "dummies", ""):
        where = f"dummies.{name}"
        number = reading.index(name, GROUPS, where)
        names = reading.items(data["dummies"], name, "dummies.")
        if len(names) != len(groups[number]):
            raise reading.unusable(where, names)
        groups[number] = tuple(space(g, one, where) for one in names)
    g.groups = tuple(groups)
    g.dummies = [0] * N_DUTIES
    for at in (at for group in groups for at in group):
        g.dummies[at] += 1
        if g.dummies[at] > 1:
            raise too_many("dummies", SPACES[at])


def past(g: Game, data: dict[str, Any]) -> None:
    """Games of a campaign that are over, as points of the player and of the Ab-Bott."""
    games: list[tuple[int, int]] = []
    for number, pair in enumerate(reading.items(data, "past", ""), 1):
        where = f"past[{number}]"
        if not isinstance(pair, list) or len(pair) != 2:
            raise reading.unusable(where, pair)
        mine, other = (reading.number({"": one}, "", where, 0, -99, 999) for one in pair)
        games.append((mine, other))
    if games:
        if len(games) >= g.rules.games:
            raise too_many("past", len(games))
        g.past = tuple(games)
        g.level = g.rules.levels[len(games)]
        setup.dummies(g)


def bag(g: Game, data: dict[str, Any]) -> None:
    """Counters of the seasons begun: in the bag, or drawn. One says what the other is."""
    if not g.rules.solo:
        return
    total = [0] * len(COUNTERS)
    for season in g.rules.tables.counters[: g.season + 1]:
        for counter in season:
            total[counter] += 1
    inside, outside = total, [0] * len(total)
    if "bag" in data:
        inside, outside = _share(data, "bag", total)
        if "drawn" in data and _share(data, "drawn", total)[0] != outside:
            raise reading.unusable("drawn", data["drawn"])
    elif "drawn" in data:
        outside, inside = _share(data, "drawn", total)
    g.bag, g.drawn = _pile(inside), _pile(outside)


def _share(data: dict[str, Any], key: str, total: list[int]) -> tuple[list[int], list[int]]:
    """What a key names, and the rest."""
    part = reading.counts(data[key], COUNTERS, key)
    for counter, count in enumerate(part):
        if count > total[counter]:
            raise too_many(key, COUNTERS[counter])
    return part, [all_ - count for all_, count in zip(total, part, strict=True)]


def _pile(counts: list[int]) -> tuple[int, ...]:
    return tuple(counter for counter, count in enumerate(counts) for _ in range(count))


def die(g: Game, data: dict[str, Any]) -> None:
    """What the Ab-Bott rolls in its next turn, if it rolls: the number after the one that draws
    its counter. Chance goes on until that is so."""
    if "die" not in data:
        return
    sides = len(g.rules.board.gates[0])
    wanted = reading.number(data, "die", "", 1, 1, sides) - 1
    before, later = g.copy(), g.copy()
    later.below(len(COUNTERS))
    while later.below(sides) != wanted:
        before.below(sides)
    g.r1, g.r2 = before.r1, before.r2


def live(g: Game, data: dict[str, Any]) -> None:
    """Buildings the ship has reached and nobody has; those not named are out of the game."""
    if "live" not in data:
        return
    here = [b for b in range(N_BUILDINGS) if g.owner[b] == ON_MAP and g.live >> b & 1]
    named = [reading.index(name, BUILDINGS, "live") for name in reading.items(data, "live", "")]
    for building in named:
        if building not in here:
            raise BadPosition("position-not-there", where="live", value=BUILDINGS[building])
    for building in here:
        if building not in named:
            g.hexes[g.rules.board.rim[g.building_places[building]]] = 0
            g.building_places[building] = g.owner[building] = OUT
            g.live &= ~(1 << building)


def supply(g: Game, data: dict[str, Any]) -> None:
    """Tiles left; those missing are out of the game."""
    table = reading.table(data, "supply", "")
    names = [*g.rules.board.tiles, "shrine"]
    for name in table:
        tile = reading.index(name, names, f"supply.{name}")
        left = reading.number(table, name, "supply.", 0, 0, g.tiles[tile])
        g.gone[tile] = g.tiles[tile] - left
        g.tiles[tile] = left
