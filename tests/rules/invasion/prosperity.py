"""Positions of Prosperity, and what to look for in them."""

from __future__ import annotations

import json
from typing import Any

from scriptorium.core import registry
from scriptorium.core.events import Event
from scriptorium.games.orleans.state import Game
from tests import support
from tests.support import ORLEANS

# A market with nobody but the marked followers: the bag holds only what is said.
MARKED = ["marked_farmer", "marked_boatman", "marked_craftsman", "marked_trader"]
SCRIPTORIUM = {"scriptorium": ["knight", "scholar"]}
SHIP = {"ship": ["farmer", "boatman", "knight"]}
WAGON = {"wagon": ["farmer", "trader", "knight"]}


def at(phase: str, *seats: dict[str, Any], **more: Any) -> Game:
    """A position (`docs/positions.md`); a second seat is as at the start."""
    return support.at(phase, *seats, scenario="prosperity", **more)


def start(players: int = 2, seed: int = 1, edition: str = "2019") -> Game:
    """A game before anybody has chosen a structure card."""
    config = registry.config("orleans", players, seed, edition, "prosperity", {"start": "1"})
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
        if g.to_act:
            assert again.decision(g.to_act[0]) == g.decision(g.to_act[0])
    return events


def own(g: Game, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = g.view(seat)["own"]
    return found


def card(g: Game, seat: int, viewer: int | None = None) -> str | None:
    """The structure card in a hand, as its owner or somebody else sees it."""
    found: str | None = own(g, seat if viewer is None else viewer)["seats"][seat]["card"]
    return found


def carpenter(g: Game) -> str:
    found: str = own(g)["carpenter"]
    return found


def structures(g: Game) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = own(g)["structures"]
    return found


def asks(g: Game, seat: int = 0) -> str | None:
    decision = g.decision(seat)
    return decision.kind if decision else None


def building(at_town: str = "chateauroux", **seat: Any) -> dict[str, Any]:
    """A position in which seat 1 may build the Vineyard."""
    return {"carpenter": at_town, "hands": ["vineyard"], **seat}


def built(card: str, way: str, *lying: str, seat: int = 1) -> dict[str, Any]:
    return {"seat": seat, "card": card, "way": way, "lying": list(lying)}


# Town Hall with two followers.
def town_hall(*tiles: str) -> dict[str, list[str]]:
    return {"town_hall": list(tiles)}
