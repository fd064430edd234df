"""Positions of City Defense, and acting in them as one of the team."""

from __future__ import annotations

import json
from typing import Any

from scriptorium.core import registry
from scriptorium.core.events import Event
from scriptorium.games.orleans.pieces import GOODS
from scriptorium.games.orleans.scenarios.city_defense.city import City, city
from scriptorium.games.orleans.state import Game
from tests import support
from tests.support import ORLEANS, acts, bag, goods, market, on, refused, supply, texts, town

__all__ = [
    "acts",
    "asks",
    "at",
    "bag",
    "do",
    "goods",
    "market",
    "on",
    "own",
    "pass_all",
    "refused",
    "start",
    "strike",
    "supply",
    "texts",
    "town",
    "won",
]
# Nobody who pays dues, keeps citizens or has a hall.
QUIET = ["librarian", "scholar", "general", "fisherman", "merchant"]
TOWN_HALL = "town_hall"


def at(phase: str, *seats: dict[str, Any], **more: Any) -> Game:
    """A position; missing seats are as at the start."""
    rows = [dict(row) for row in seats]
    rows += [{}] * (more.pop("players", 2) - len(rows))
    position = {"scenario": "city-defense", "phase": phase, "seats": rows, "characters": QUIET}
    if "characters" not in more:
        more["characters"] = QUIET[: len(rows)]
    if not {"event", "round"} & set(more):
        more["event"] = "escape"  # which forbids nothing
    state = ORLEANS.position({**position, **more})
    assert isinstance(state, Game)
    return state


def strike(event: str, *seats: dict[str, Any], **more: Any) -> Game:
    """A position at the event of its round."""
    return at("event", *seats, event=event, **more)


def start(players: int = 3, seed: int = 1, edition: str | None = None, **options: Any) -> Game:
    options.setdefault("start", "1")
    config = registry.config("orleans", players, seed, edition, "city-defense", options)
    state = ORLEANS.new(config)
    assert isinstance(state, Game)
    return state


def do(g: Game, seat: int, *actions: str) -> list[Event]:
    """Take actions, each checked; what is then on the table can be put away and taken out again."""
    events: list[Event] = []
    for action in actions:
        events += support.do(g, seat, action)
        again = ORLEANS.load(json.loads(json.dumps(g.dump())))
        assert again.dump() == g.dump()
        for one in range(g.n):
            assert again.decision(one) == g.decision(one)
    return events


def pass_all(g: Game) -> None:
    """Everybody passes and keeps what there is to keep."""
    phase = g.phase
    while g.to_act and g.phase == phase and asks(g) in ("act", "place-technology"):
        do(g, g.to_act[0], "pass" if asks(g) == "act" else "done")


def asks(g: Game) -> str | None:
    """What is asked; None if the game is over."""
    return g.frames[-1].name if g.frames else None


def own(g: Game) -> City:
    return city(g)


def stored(g: Game) -> dict[str, int]:
    """What lies in the Warehouse."""
    return {good: count for good, count in zip(GOODS, own(g).warehouse, strict=True) if count}


def won(g: Game) -> bool | None:
    """None while the game runs."""
    result = g.result()
    assert result["outcome"]["kind"] == "team"
    found: bool | None = result["outcome"]["won"]
    return found
