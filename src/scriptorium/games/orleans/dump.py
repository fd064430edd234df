"""The whole state as JSON, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from scriptorium.core import dumping, registry
from scriptorium.core.errors import Reason
from scriptorium.games.orleans.actions import Acting
from scriptorium.games.orleans.audit import audit
from scriptorium.games.orleans.meta import META
from scriptorium.games.orleans.pieces import (
    B_MASK,
    PLACE,
    PLACE_TOWER,
    TECH_BOUND,
    TECH_FREE,
    TRACKS,
    VERB,
)
from scriptorium.games.orleans.setup import set_up
from scriptorium.games.orleans.state import (
    LISTS,
    NUMBERS,
    PLAYER_LISTS,
    PLAYER_NUMBERS,
    Game,
    Player,
)

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules

LAID = [verb >> VERB for verb in (PLACE, PLACE_TOWER, TECH_FREE, TECH_BOUND)]


def dump(g: Game) -> dict[str, Any]:
    rules = g.rules
    state = {
        **{name: getattr(g, name) for name in NUMBERS},
        **{name: list(getattr(g, name)) for name in LISTS},
        "over": g.over,
        "frames": [frame.dump() for frame in g.frames],
        "seats": [_dump_player(p) for p in g.players],
        "own": g.own.dump(),
    }
    return dumping.dump(META, g.n, rules.edition, rules.scenario.name, rules.options, state)


def _dump_player(p: Player) -> dict[str, Any]:
    return {
        **{name: getattr(p, name) for name in PLAYER_NUMBERS},
        **{name: list(getattr(p, name)) for name in PLAYER_LISTS},
        "plan": list(p.plan),
    }


def load(data: dict[str, Any], rules_of: Callable[[registry.Config], Rules]) -> Game:
    def make(config: registry.Config, state: dict[str, Any]) -> Game:
        return _load(state, rules_of(config))

    return dumping.load(data, META, make, _problems)


def _problems(g: Game) -> list[Reason]:
    return [dumping.wrong(name) for name in _shape(g) or _ranges(g)] or audit(g)


def _shape(g: Game) -> list[str]:
    """Lists of other lengths than those of a fresh game."""
    fresh = set_up(g.rules, "")
    out = [name for name in LISTS if len(getattr(g, name)) != len(getattr(fresh, name))]
    if [p.seat for p in g.players] != list(range(g.n)):
        return ["seats"]
    for p in g.players:
        wanted = fresh.players[p.seat]
        out += [n for n in PLAYER_LISTS if len(getattr(p, n)) != len(getattr(wanted, n))]
    return out


def _ranges(g: Game) -> list[str]:
    """Numbers that no game has."""
    rules, seats, towns = g.rules, 1 << g.n, 1 << len(g.rules.towns)
    limits = {
        "phase": (g.phase, len(rules.phases)),
        "round": (g.round, rules.rounds + 1),
        "start": (g.start, g.n),
        "turn": (g.turn, g.n),
        "pending": (g.pending, seats),
        "passed": (g.passed, seats),
        "stock": (g.stock, rules.all_tiles + 1),
        "citizens": (g.citizens, rules.all_citizens + 1),
        "taken": (g.taken, towns),
    }
    for p in g.players:
        limits[f"seats[{p.seat + 1}].merchant"] = p.merchant, len(rules.towns)
        limits[f"seats[{p.seat + 1}].built"] = p.built, towns
        limits[f"seats[{p.seat + 1}].development"] = p.development, p.furthest + 1
        limits[f"seats[{p.seat + 1}].furthest"] = p.furthest, rules.last_development + 1
        for track, space in enumerate(p.tracks):
            limits[f"seats[{p.seat + 1}].{TRACKS[track]}"] = space, rules.track_last[track] + 1
    out = [name for name, (value, limit) in limits.items() if not 0 <= value < limit]
    if not _dealt(g):
        out.append("hour_glass")
    out += [f"seats[{p.seat + 1}].plan" for p in g.players if not _plan(p)]
    if any(isinstance(frame, Acting) for frame in g.frames) and g.passed >> g.turn & 1:
        out.append("passed")
    phases = [phase.name for phase in rules.phases]
    asking = range(phases.index("hour-glass"), phases.index("start-player"))
    if g.round == rules.rounds and not g.over and g.phase not in asking:
        out.append("phase")  # another round would begin
    return out


def _dealt(g: Game) -> bool:
    """Whether the hour glass is one that could have been dealt."""
    at = 0
    for part, count in zip(g.rules.hour_glass, g.rules.dealt, strict=True):
        if not Counter(g.hour_glass[at : at + count]) <= Counter(part):
            return False
        at += count
    return len(g.hour_glass) == at


def _plan(p: Player) -> bool:
    """Whether each entry says what was laid where."""
    return all(action >> VERB in LAID and (action & B_MASK) < len(p.spaces) for action in p.plan)


def _load(state: dict[str, Any], rules: Rules) -> Game:
    g = Game(rules, None)
    for name in NUMBERS:
        setattr(g, name, int(state[name]))
    for name in LISTS:
        setattr(g, name, [int(value) for value in state[name]])
    g.over = bool(state["over"])
    g.own = rules.scenario.load_slice(state["own"])
    g.frames = [rules.frames[name](*values) for name, *values in state["frames"]]
    for row in state["seats"]:
        p = Player(None)
        for name in PLAYER_NUMBERS:
            setattr(p, name, int(row[name]))
        for name in PLAYER_LISTS:
            setattr(p, name, [int(value) for value in row[name]])
        p.plan = tuple(int(action) for action in row["plan"])
        p.allowed = rules.allowed_spaces(p.owned)
        g.players.append(p)
    return g
