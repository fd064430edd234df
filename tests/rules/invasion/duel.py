"""Positions of The Duel, and what to look for in them."""

from __future__ import annotations

from typing import Any

from scriptorium.core import outcome, registry
from scriptorium.games.orleans.state import Game
from tests import support
from tests.rules.invasion.prosperity import asks, do, own
from tests.support import ORLEANS

__all__ = ["asks", "at", "citizens", "completed", "do", "opened", "own", "start", "winners"]

STATUS, BRANCHES, WINE, LADY = ALL = [
    "learn_bookkeeping",
    "three_new_branches",
    "wine_to_chatellerault",
    "clothe_your_lady",
]
HOUSE = {"bourgeois_house": ["farmer"]}
SCRIPTORIUM = {"scriptorium": ["knight", "scholar"]}
GUILDHALL = {"guildhall": ["farmer", "craftsman", "knight"]}
SACRISTY: dict[str, Any] = {"tiles": ["sacristy"], "places": {"sacristy": ["monk"]}}
# Status 3, and three stations, one of them in a town without waterway.
SETTLED: dict[str, Any] = {"development": 9, "stations": ["chartres", "tours", "blois"]}


def at(phase: str, *seats: dict[str, Any], **more: Any) -> Game:
    """A position (`docs/positions.md`); a second seat is as at the start."""
    return support.at(phase, *seats, scenario="duel", **more)


def start(seed: int = 1, edition: str = "2019", first: str = "1") -> Game:
    """A game before anybody has placed a merchant."""
    state = ORLEANS.new(registry.config("orleans", 2, seed, edition, "duel", {"start": first}))
    assert isinstance(state, Game)
    return state


def opened(first: str = "1") -> Game:
    """The same, with both merchants placed."""
    g = start(first=first)
    for town in ("tours", "tours"):
        do(g, g.to_act[0], f"settle {town}")
    return g


def completed(g: Game, seat: int) -> list[str]:
    return [one["id"] for one in own(g)["objectives"] if seat in one["done"]]


def citizens(g: Game) -> int:
    """Those in the supply."""
    found: int = own(g)["citizens"]
    return found


def winners(g: Game) -> list[int]:
    """Who has won, of a game that is over."""
    assert g.over
    return outcome.winners(g.result())
