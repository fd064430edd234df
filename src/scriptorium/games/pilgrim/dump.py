"""The whole state as JSON, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from scriptorium.core import dumping, registry
from scriptorium.core.errors import Reason
from scriptorium.core.rng import M1, M2
from scriptorium.games.pilgrim.audit import audit
from scriptorium.games.pilgrim.meta import META
from scriptorium.games.pilgrim.movement import Sow
from scriptorium.games.pilgrim.pieces import (
    N_BUILDINGS,
    N_DUTIES,
    NO_TITHE,
    OUT,
    SEASONS,
    SPACES,
    TAXATION,
)
from scriptorium.games.pilgrim.setup import building_places, set_up
from scriptorium.games.pilgrim.state import (
    LISTS,
    NUMBERS,
    PLAYER_LISTS,
    PLAYER_NUMBERS,
    Game,
    Player,
)
from scriptorium.games.pilgrim.turn import ROUND

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.rules import Rules


def dump(g: Game) -> dict[str, Any]:
    rules = g.rules
    state = {
        **{name: getattr(g, name) for name in NUMBERS},
        **{name: list(getattr(g, name)) for name in LISTS},
        "groups": [list(group) for group in g.groups],
        "bag": list(g.bag),
        "drawn": list(g.drawn),
        "past": [list(one) for one in g.past],
        "over": g.over,
        "frames": [frame.dump() for frame in g.frames],
        "seats": [_dump_player(p) for p in g.players],
    }
    edition = META.editions[0]
    return dumping.dump(META, rules.players, edition, rules.scenario, rules.options, state)


def _dump_player(p: Player) -> dict[str, Any]:
    return {
        **{name: getattr(p, name) for name in PLAYER_NUMBERS},
        **{name: list(getattr(p, name)) for name in PLAYER_LISTS},
        "slots": list(p.slots),
        "routes": [list(route) for route in p.routes],
    }


def load(data: dict[str, Any], rules_of: Callable[[registry.Config], Rules]) -> Game:
    def make(config: registry.Config, state: dict[str, Any]) -> Game:
        return _load(state, rules_of(config))

    return dumping.load(data, META, make, _problems)


def _problems(g: Game) -> list[Reason]:
    return [dumping.wrong(name) for name in _shape(g) or _ranges(g)] or audit(g)


def _load(state: dict[str, Any], rules: Rules) -> Game:
    g = Game(rules, None)
    for name in NUMBERS:
        setattr(g, name, int(state[name]))
    for name in LISTS:
        setattr(g, name, [int(value) for value in state[name]])
    if sorted(g.ring) != list(range(N_DUTIES)):
        raise ValueError("ring")
    g.space_of = [g.ring.index(duty) for duty in range(N_DUTIES)]
    g.groups = tuple(tuple(int(space) for space in group) for group in state["groups"])
    g.bag = tuple(int(one) for one in state["bag"])
    g.drawn = tuple(int(one) for one in state["drawn"])
    g.past = tuple((int(mine), int(other)) for mine, other in state["past"])
    g.over = bool(state["over"])
    g.frames = [rules.frames[name](*values) for name, *values in state["frames"]]
    for row in state["seats"]:
        p = Player(None)
        for name in PLAYER_NUMBERS:
            setattr(p, name, int(row[name]))
        for name in PLAYER_LISTS:
            setattr(p, name, [int(value) for value in row[name]])
        p.slots = tuple(int(slot) for slot in row["slots"])
        p.routes = tuple(tuple(int(step) for step in route) for route in row["routes"])
        g.players.append(p)
    return g


def _shape(g: Game) -> list[str]:
    """Lists of other lengths than those of a fresh game."""
    fresh = set_up(g.rules, "")
    out = [name for name in LISTS if len(getattr(g, name)) != len(getattr(fresh, name))]
    if [p.seat for p in g.players] != list(range(g.rules.parties)):
        return ["seats"]
    for p in g.players:
        wanted = fresh.players[p.seat]
        out += [n for n in PLAYER_LISTS if len(getattr(p, n)) != len(getattr(wanted, n))]
    return out


def _ranges(g: Game) -> list[str]:
    """Numbers that no game has."""
    rules, board = g.rules, g.rules.board
    limits = {
        "phase": (g.phase, len(rules.phases)),
        "round": (g.round, rules.last_round + 1),
        "start": (g.start, rules.parties),
        "turn": (g.turn, rules.parties + 1),
        "merchant": (g.merchant, N_DUTIES),
        "ship": (g.ship, rules.last_round + 1),
        "season": (g.season, len(SEASONS)),
        "closed": (g.closed, 16),
        "level": (g.level, 4),
        "live": (g.live, 1 << N_BUILDINGS),
        "favours": (g.favours, 1 << max(rules.tables.favour_points) + 1),
        "confessed": (g.confessed, 1 << rules.parties),
        "r1": (g.r1, M1),
        "r2": (g.r2, M2),
    }
    for p in g.players:
        limits[f"seats[{p.seat + 1}].open"] = p.open + 1, len(p.routes) + 1
        limits[f"seats[{p.seat + 1}].sites"] = p.sites, 16
        limits[f"seats[{p.seat + 1}].ports"] = p.ports, 16
    out = [name for name, (value, limit) in limits.items() if not 0 <= value < limit]
    dealt = sorted([*rules.tables.tithes, NO_TITHE])
    if sorted(g.tithes) != dealt or g.tithes[g.space_of[TAXATION]] != NO_TITHE:
        out.append("tithes")
    if any(place not in board.by_die[q] for q, place in enumerate(g.site_places)):
        out.append("site_places")
    known = set(range(len(rules.tables.sites)))
    if len(set(g.sites) & known) != len(SEASONS):
        out.append("sites")
    places = [place for place in g.building_places if place != OUT]
    known_places = set() if out else set(building_places(rules.tables, g.site_places))
    if len(set(places) & known_places) < len(places):
        out.append("building_places")
    spaces = [space for group in g.groups for space in group]
    if any(not 0 <= space < N_DUTIES for space in spaces):
        out.append("groups")
    if (ROUND in g.frames) != (rules.phases[g.phase].name == "turns" and not g.over):
        out.append("phase")
    if any(isinstance(frame, Sow) and frame.at >= len(SPACES) for frame in g.frames):
        out.append("frames")
    return out
