"""Setting up positions and acting in them, in the words of the rules."""

from __future__ import annotations

from typing import Any

from scriptorium.core import registry
from scriptorium.core.errors import Illegal, Reason
from scriptorium.core.events import Event
from scriptorium.games.orleans.audit import audit
from scriptorium.games.orleans.pieces import GOODS, KINDS, TILES
from scriptorium.games.orleans.state import Game, Player

ORLEANS = registry.load("orleans")
EDITIONS = ("2014", "2019")
FEW_COINS = {"coin_limit": 47}  # options with which the coins of 2014 run out soon


def start(players: int = 4, edition: str = "2019", seed: int = 1, **options: Any) -> Game:
    """A game at its very first decision; seat 1 (index 0) is the start player."""
    options.setdefault("start", "1")
    state = ORLEANS.new(registry.config("orleans", players, seed, edition, options=options))
    assert isinstance(state, Game)
    return state


def at(phase: str, *seats: dict[str, Any], **more: Any) -> Game:
    """A position (see games/orleans/position.py for the keys); missing seats are as at the start.

    at("actions", {"coins": 3, "places": {"castle": ["farmer", "boatman", "trader"]}}, {},
       edition="2014", round=7, event="taxes")
    """
    rows = [dict(row) for row in seats] or [{}, {}]
    if len(rows) == 1:
        rows.append({})
    state = ORLEANS.position({"phase": phase, "seats": rows, **more})
    assert isinstance(state, Game)
    return state


def texts(g: Game, seat: int) -> list[str]:
    """The legal actions of a seat as texts; [] if it is not to act."""
    if seat not in g.to_act:
        return []
    return [g.rules.codec.text(action) for action in g.legal(seat)]


def acts(g: Game, seat: int, place: str) -> list[str]:
    """The legal ways to execute a place."""
    return [text for text in texts(g, seat) if text.split()[:2] == ["act", place]]


def do(g: Game, seat: int, *actions: str) -> list[Event]:
    """Take actions, each checked; afterwards nothing has appeared or vanished."""
    g.sink = []
    for text in actions:
        g.step(seat, text)
        assert audit(g) == []
    events, g.sink = g.sink, None
    return events


def refused(g: Game, seat: int, text: str) -> Reason:
    """The reason why an action is not allowed; the state must be untouched."""
    before = g.dump()
    try:
        g.step(seat, text)
    except Illegal as illegal:
        assert g.dump() == before
        return illegal.reason
    raise AssertionError(f"{text!r} was allowed")


def everybody(g: Game, action: str) -> None:
    """All seats that are to act take this action, until nobody can any more (ready, pass)."""
    while g.to_act and action in texts(g, g.to_act[0]):
        do(g, g.to_act[0], action)


def bag(p: Player) -> dict[str, int]:
    return {TILES[i]: count for i, count in enumerate(p.bag) if count}


def market(p: Player) -> dict[str, int]:
    return {TILES[i]: count for i, count in enumerate(p.market) if count}


def goods(p: Player) -> dict[str, int]:
    return {GOODS[i]: count for i, count in enumerate(p.goods) if count}


def supply(g: Game) -> dict[str, int]:
    return dict(zip(KINDS, g.supply, strict=True))


def on(g: Game, seat: int, place: str) -> list[str | None]:
    """What lies on the spaces of a place, in printed order."""
    found: list[str | None] = g.view(seat)["seats"][seat]["places"][place]
    return found


def town(g: Game, seat: int) -> str:
    return g.rules.towns[g.players[seat].merchant]
