"""Positions of The Dignitary, and acting in them alone."""

from __future__ import annotations

import json
from typing import Any

from scriptorium.core import registry
from scriptorium.core.errors import Reason
from scriptorium.core.events import Event
from scriptorium.games.orleans.state import Game, Player
from tests import support
from tests.support import ORLEANS

TOWNS = ["vendome", "tours", "vierzon", "sancerre", "argenton_sur_creuse", "saint_amand_montrond"]
EASIER = {"difficulty": "easier"}
# Followers that complete a place, and a Well beside it.
VILLAGE = {"village": ["farmer", "boatman", "craftsman"]}
UNIVERSITY = {"university": ["farmer", "craftsman", "trader"]}
CASTLE = {"castle": ["farmer", "boatman", "trader"]}
MONASTERY = {"monastery": ["scholar", "trader"]}
SHIP = {"ship": ["farmer", "boatman", "knight"]}
WAGON = {"wagon": ["farmer", "trader", "knight"]}
COACH = {"stage_coach": ["knight"]}
WELL = {"well": ["craftsman", "scholar"]}


def at(phase: str, seat: dict[str, Any] | None = None, **more: Any) -> Game:
    """A position of the one player (`docs/positions.md`)."""
    position = {"scenario": "dignitary", "players": 1, "phase": phase, "seats": [seat or {}]}
    state = ORLEANS.position({**position, **more})
    assert isinstance(state, Game)
    return state


def start(seed: int = 1, edition: str = "2019", **options: Any) -> Game:
    """A game before its first citizen is placed."""
    config = registry.config("orleans", 1, seed, edition, "dignitary", options)
    state = ORLEANS.new(config)
    assert isinstance(state, Game)
    return state


def do(g: Game, *actions: str) -> list[Event]:
    """Take actions, each checked; what is then on the table can be put away and taken out again."""
    events: list[Event] = []
    for action in actions:
        events += support.do(g, 0, action)
        again = ORLEANS.load(json.loads(json.dumps(g.dump())))
        assert again.dump() == g.dump()
        assert again.decision(0) == g.decision(0)
    return events


def refused(g: Game, text: str) -> Reason:
    return support.refused(g, 0, text)


def texts(g: Game) -> list[str]:
    return support.texts(g, 0)


def acts(g: Game, place: str) -> list[str]:
    return support.acts(g, 0, place)


def on(g: Game, place: str) -> list[str | None]:
    return support.on(g, 0, place)


def asks(g: Game) -> str | None:
    """What the player is asked; None if the game is over."""
    decision = g.decision(0)
    return decision.kind if decision else None


def me(g: Game) -> Player:
    return g.players[0]


def town(g: Game) -> str:
    return support.town(g, 0)


def towns(g: Game) -> list[str]:
    """Where a citizen still lies."""
    found: list[str] = g.view(0)["own"]["towns"]
    return found


def won(g: Game) -> bool | None:
    """None while the game runs."""
    result = g.result()
    assert result["over"] == g.over
    found: bool | None = result["outcome"]["won"]
    return found


def well(places: dict[str, list[str]] | None = None, **more: Any) -> dict[str, Any]:
    """A seat with a Well that is complete, and other places."""
    tiles = ["well", *more.pop("tiles", [])]
    return {"tiles": tiles, "places": {**WELL, **(places or {})}, **more}
