"""Positions: who has what where, in a short table (TOML or JSON).

    game = "pilgrim"
    round = 9
    merchant = "produce"
    moment = "act"
    [[seats]]
    stone = 3
    duties = { build_roads = 2, taxation = 1 }
    buildings = ["quarry"]
    routes = ["f6 e7 *d7"]
    [[seats]]

What is not said is as after set-up; what nobody has lies in the supply. The ship, the season and
which buildings are live follow from the round. `docs/positions.md` lists every key. Raises
BadPosition, saying where, if it cannot stand on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from scriptorium.core import dumping, reading, registry
from scriptorium.core.errors import BadPosition
from scriptorium.core.events import Event
from scriptorium.games.pilgrim import dump, position_seats, position_table
from scriptorium.games.pilgrim.audit import audit
from scriptorium.games.pilgrim.merchant import see_live_buildings
from scriptorium.games.pilgrim.meta import META
from scriptorium.games.pilgrim.position_seats import Seat
from scriptorium.games.pilgrim.setup import ABBOTT, set_up
from scriptorium.games.pilgrim.state import Game
from scriptorium.games.pilgrim.turn import ROUND, Act, EndOfTurn

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.rules import Rules

KEYS = [
    "game",
    "players",
    "edition",
    "scenario",
    "options",
    "seed",
    "ring",
    "tithes",
    "site_numbers",
    "site_tiles",
    "buildings",
    "live",
    "round",
    "moment",
    "start",
    "turn",
    "merchant",
    "dummies",
    "supply",
    "bag",
    "drawn",
    "die",
    "past",
    "seats",
    "abbott",
]
SEAT_KEYS = position_seats.KEYS
MOMENTS = ["seeding", "move", "act", "end", "round-end", "over"]
USUAL_MOMENT = "move"
IN_TURN = ["move", "act", "end"]


def position(
    data: Any, rules_of: Callable[[registry.Config], Rules], sink: list[Event] | None = None
) -> Game:
    if not isinstance(data, dict):
        raise BadPosition("position-not-a-table")
    if dumping.is_dump(data):
        return dump.load(data, rules_of)
    reading.keys(data, KEYS, "")
    if data.get("game", META.name) != META.name:
        raise BadPosition("position-game", found=str(data["game"]), wanted=META.name)
    rows = reading.tables(data, "seats", "")
    config = _config(data, len(rows))
    if len(rows) > config.players:
        raise BadPosition("position-value", where="seats", value=str(len(rows)))
    g = set_up(rules_of(config), config.seed)
    _build(g, data, _seats(g, data, rows))
    dumping.standing(META, audit(g))
    g.settle_telling(sink)
    return g


def _config(data: dict[str, Any], seats: int) -> registry.Config:
    low, high = META.players
    players = reading.number(data, "players", "", 0, low, high) if "players" in data else seats
    return registry.config(
        META.name,
        players,
        str(data.get("seed", 0)),
        reading.text(data, "edition"),
        reading.text(data, "scenario"),
        {"start": "1", **reading.table(data, "options", "")},
    )


def _seats(g: Game, data: dict[str, Any], rows: list[dict[str, Any]]) -> list[Seat]:
    """Everybody with acolytes; alone the Ab-Bott has a table of its own."""
    out = [Seat(p, {}, f"seats[{p.seat + 1}].") for p in g.players]
    for seat, row in zip(out, rows, strict=False):
        seat.row = row
    if g.rules.solo:
        out[ABBOTT] = Seat(g.players[ABBOTT], reading.table(data, "abbott", ""), "abbott.")
    for seat in out:
        reading.keys(seat.row, SEAT_KEYS, seat.where)
    return out


def _build(g: Game, data: dict[str, Any], seats: list[Seat]) -> None:
    """Buildings before routes, which need their hexes; acolytes last: some are on the map."""
    reading.only_with(data, ["bag", "drawn", "die", "abbott"], g.rules.solo, "players = 1")
    reading.only_with(data, ["past"], g.rules.games > 1, 'scenario = "campaign"')
    position_table.ring(g, data)
    owned = {index: seat.where + "buildings" for seat in seats for index in seat.buildings()}
    position_table.sites_and_buildings(g, data, owned)
    position_table.past(g, data)
    position_table.dummies(g, data)
    _calendar(g, data)
    position_table.bag(g, data)
    position_table.die(g, data)
    for seat in seats:
        position_seats.board(g, seat)
    position_table.live(g, data)
    for seat in seats:
        position_seats.everything_else(g, seat)
    position_seats.together(g, seats)
    position_table.supply(g, data)
    _moment(g, data)


def _name(data: dict[str, Any]) -> str:
    return MOMENTS[reading.index(data.get("moment", USUAL_MOMENT), MOMENTS, "moment")]


def _calendar(g: Game, data: dict[str, Any]) -> None:
    """The ship has sailed on at the end of each round before this one."""
    low, high = 1, g.rules.last_round
    if _name(data) == "seeding":
        high = low
    elif _name(data) == "over":
        low = high
    g.round = reading.number(data, "round", "", low, low, high)
    g.ship = g.round if _name(data) == "over" else g.round - 1
    rim, first = len(g.rules.board.rim), g.site_places[0]
    g.season = sum((place - first) % rim <= g.ship for place in g.site_places[1:])
    see_live_buildings(g)


def _moment(g: Game, data: dict[str, Any]) -> None:
    """Frames as they lie then; the game goes on from there until somebody has to choose."""
    moment = _name(data)
    parties, phases = g.rules.parties, [phase.name for phase in g.rules.phases]
    g.start = reading.number(data, "start", "", g.start + 1, 1, parties) - 1
    reading.only_with(data, ["turn"], moment in IN_TURN, f"moment = {' | '.join(IN_TURN)}")
    if moment in IN_TURN:
        _in_turn(g, data, moment)
        return
    g.phase = phases.index("turns")
    g.turn = parties
    if moment == "seeding":
        g.phase = -1
        g.round = g.turn = 0
    elif moment == "over":
        if len(g.past) + 1 < g.rules.games:
            raise BadPosition("position-not-there", where="moment", value=moment)
        g.phase = phases.index("round-end")
        g.finish()


def _in_turn(g: Game, data: dict[str, Any], moment: str) -> None:
    """The Ab-Bott has a turn, but nothing to choose within it."""
    usual = 0 if g.rules.solo else g.start
    most = g.rules.parties if moment == "move" else g.rules.players
    seat = reading.number(data, "turn", "", usual + 1, 1, most) - 1
    g.phase = [phase.name for phase in g.rules.phases].index("turns")
    g.turn = g.order().index(seat)
    g.frames = [ROUND]
    if moment != "move":
        g.turn += 1
        g.frames.append(Act(seat) if moment == "act" else EndOfTurn(seat))
