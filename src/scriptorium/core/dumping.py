"""What the dumps of all games have in common: the header, and the mistrust when reading one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from scriptorium.core import reading, registry
from scriptorium.core.errors import BadPosition, Illegal, Problem, Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.core.state import State

FORMAT = "scriptorium-state"
KEYS = ["format", "rules", "game", "players", "edition", "scenario", "options", "state"]
MOST = 100  # larger numbers stand in no frame

S = TypeVar("S", bound=State)
# What a broken dump may raise, whatever is wrong with it.
BROKEN = (
    KeyError,
    TypeError,
    ValueError,
    IndexError,
    AttributeError,
    OverflowError,
    StopIteration,
    NameError,
    AssertionError,
)


def dump(
    meta: registry.Meta,
    players: int,
    edition: str,
    scenario: str,
    options: dict[str, Any],
    state: dict[str, Any],
) -> dict[str, Any]:
    """`state` is what the game itself writes."""
    return {
        "format": FORMAT,
        "rules": meta.version(scenario),
        "game": meta.name,
        "players": players,
        "edition": edition,
        "scenario": scenario,
        "options": dict(options),
        "state": state,
    }


def is_dump(data: dict[str, Any]) -> bool:
    return data.get("format") == FORMAT


def load(
    data: dict[str, Any],
    meta: registry.Meta,
    make: Callable[[registry.Config, dict[str, Any]], S],
    problems: Callable[[S], list[Reason]],
) -> S:
    """The state that `dump` gave; raises BadPosition for anything else.

    `make` builds it from the configuration and from what the game wrote; `problems` says what is
    wrong with it.
    """
    reading.keys(data, KEYS, "")
    try:
        wanted = meta.version(data.get("scenario") or meta.scenarios[0])
        if data["format"] != FORMAT:
            raise BadPosition("position-format", found=str(data["format"]))
        if data["rules"] != wanted:
            raise BadPosition("position-rules", rules=str(data["rules"]), known=wanted)
        config = registry.config(
            meta.name,
            data["players"],
            edition=data["edition"],
            scenario=data.get("scenario"),
            options=data["options"],
        )
        state = make(config, data["state"])
        found = problems(state) or frame_problems(state, config.players)
        if not found:
            # A state that cannot be looked at or gone on with is broken, whatever it is.
            state.view(None)
            for seat in state.to_act:
                state.decision(seat)
    except Problem:
        raise
    except BROKEN as error:
        raise BadPosition("position-broken", detail=repr(error)) from error
    standing(meta, found)
    return state


def standing(meta: registry.Meta, found: list[Reason]) -> None:
    """Raises BadPosition if an audit has found anything."""
    if found:
        why = Illegal(found[0])
        raise BadPosition("position-impossible", game=meta.name, problem=str(why)) from why


def wrong(field: str) -> Reason:
    """A field of a dump that holds what no game has."""
    return Reason("audit-field", "", field=field)


def frame_problems(state: State, seats: int) -> list[Reason]:
    """Without frames the game is over; else each belongs to a seat and the top one asks."""
    for frame in state.frames:
        seat = frame.seat if isinstance(frame, SeatFrame) else 0
        if not 0 <= seat < seats or not all(map(small, frame.dump()[1:])):
            return [Reason("audit-frame", "", frame=frame.name)]
    if state.over or not state.frames:
        return [] if state.over and not state.frames else [wrong("over")]
    later = state.copy()
    asks = later.frames[-1].begin(later) and all(state.legal(seat) for seat in state.to_act)
    return [] if asks else [Reason("audit-frame", "", frame=state.frames[-1].name)]


def small(value: Any) -> bool:
    """A number that may stand in a frame, or a list of such numbers."""
    if isinstance(value, list):
        return all(isinstance(one, int) for one in value)
    return isinstance(value, int) and 0 <= value < MOST
