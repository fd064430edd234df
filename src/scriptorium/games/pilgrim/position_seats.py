"""Positions: what belongs to a seat, or to the Ab-Bott. See `position`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core import reading
from scriptorium.core.errors import BadPosition
from scriptorium.games.pilgrim.alms import donate
from scriptorium.games.pilgrim.construct import take_building
from scriptorium.games.pilgrim.pieces import (
    ACTIVITIES,
    BUILDINGS,
    DUTIES,
    EMPTY,
    LAST_ROW,
    MAX_PIETY,
    N_DUTIES,
    ON_MAP,
    PAYABLE,
    PIETY,
    SEASONS,
    SPACES,
    TOP,
)
from scriptorium.games.pilgrim.position_routes import lay_routes
from scriptorium.games.pilgrim.position_table import too_many
from scriptorium.games.pilgrim.trails import take_favour

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

AREAS = ["village", "abbey", "city"]
KEYS = [
    *AREAS,
    "duties",
    "activities",
    *PAYABLE,
    "alms",
    "prizes",
    "buildings",
    "donated",
    "favours",
    "routes",
]
MOST = 99  # of a resource


class Seat:
    """A player, the table that belongs to it, and the path of that table."""

    def __init__(self, p: Player, row: dict[str, Any], where: str) -> None:
        self.p = p
        self.row = row
        self.where = where

    def named(self, key: str) -> list[int]:
        names = reading.items(self.row, key, self.where)
        return [reading.index(name, BUILDINGS, self.where + key) for name in names]

    def buildings(self) -> list[int]:
        """Those constructed, in the order of their spaces; donated ones need not be named twice."""
        built, donated = self.named("buildings"), dict.fromkeys(self.named("donated"))
        return built + [index for index in donated if index not in built]


def board(g: Game, seat: Seat) -> None:
    """The spaces for buildings and favours."""
    p, where = seat.p, seat.where
    for index in seat.buildings():
        if g.owner[index] != ON_MAP or EMPTY not in p.slots:
            raise too_many(where + "buildings", BUILDINGS[index])
        take_building(g, p, index)
        g.live |= 1 << index  # wherever the ship is
    for index in seat.named("donated"):
        if not g.live >> index & 1:
            raise too_many(where + "donated", BUILDINGS[index])
        donate(g, p, index)
    known = [str(length) for length in g.rules.tables.favour_points]
    for one in reading.items(seat.row, "favours", where):
        length = int(known[reading.index(str(one), known, where + "favours")])
        if not g.favours >> length & 1 or EMPTY not in p.slots:
            raise too_many(where + "favours", length)
        take_favour(g, p, length)


def everything_else(g: Game, seat: Seat) -> None:
    p, row, where = seat.p, seat.row, seat.where
    for kind, name in enumerate(PAYABLE):
        most = MAX_PIETY if kind == PIETY else MOST
        p.stock[kind] = reading.number(row, name, where, p.stock[kind], 0, most)
    p.alms = reading.number(row, "alms", where, p.alms, 0, TOP)
    p.prizes = reading.number(row, "prizes", where, 0, 0, len(SEASONS))
    if "duties" in row:
        p.duties = [0] * N_DUTIES
        names = [*SPACES[:N_DUTIES], *DUTIES]
        for i, count in enumerate(reading.counts(row["duties"], names, where + "duties")):
            p.duties[i if i < N_DUTIES else g.space_of[i - N_DUTIES]] += count
    p.activities = reading.counts(row.get("activities", []), ACTIVITIES, where + "activities")
    for activity, count in enumerate(p.activities):
        if count > g.rules.tables.per_activity:
            raise too_many(where + "activities", ACTIVITIES[activity])
    lay_routes(g, p, reading.items(row, "routes", where), where + "routes")
    meeples(g, seat)


def meeples(g: Game, seat: Seat) -> None:
    """Areas not said hold what set-up gave them, the city less those on duties. The first of
    village, abbey and city that is not said takes the rest, so that there are always sixteen."""
    p, row, where, tables = seat.p, seat.row, seat.where, g.rules.tables
    total = tables.meeples
    usual = {
        "city": tables.start["acolytes_city"] - sum(p.duties),
        "abbey": p.abbey,
    }
    said = {area: reading.number(row, area, where, 0, 0, total) for area in AREAS if area in row}
    out = sum(p.duties) + sum(p.activities) + p.prizes + p.on_map
    left = total - out - sum(said.values())
    if left < 0:
        raise too_many(where.rstrip("."), total - left)
    rest = next((area for area in AREAS if area not in said), None)
    if rest is None and left:
        village = said["village"] + left
        values = {"value": str(said["village"]), "low": village, "high": village}
        raise BadPosition("position-number", where=where + "village", **values)
    for area, count in usual.items():
        if area not in said and area != rest:
            said[area] = max(0, min(count, left))
            left -= said[area]
    if rest is not None:
        said[rest] = left
    p.village, p.abbey, p.city = said["village"], said["abbey"], said["city"]


def together(g: Game, seats: list[Seat]) -> None:
    """What seats cannot have at the same time."""
    rows = [seat.p.alms for seat in seats]
    for seat in seats:
        # The first on row 6 is on the top, and nobody else (PIL-ATBL-5, PIL-ATBL-6).
        if seat.p.alms >= LAST_ROW and rows.count(TOP) != 1:
            raise BadPosition(
                "position-not-there", where=seat.where + "alms", value=str(seat.p.alms)
            )
    awarded = len(SEASONS) if g.ship == g.rules.last_round else g.season
    if sum(seat.p.prizes for seat in seats) > awarded:
        where = next(seat.where for seat in reversed(seats) if seat.p.prizes)
        raise too_many(where + "prizes", awarded)
