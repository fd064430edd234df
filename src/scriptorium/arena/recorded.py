"""Games of bots, recorded to be played again: what the engine does is timed, not their thinking."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from scriptorium.bots import ladder
from scriptorium.bots.base import Bot, turn
from scriptorium.core import registry
from scriptorium.core.state import State

GAME, PLAYERS, EDITION = "orleans", 4, "2019"


@dataclass(frozen=True)
class Recorded:
    """A game to be played again: where it starts, what was done, what it was like. `thinking`
    are the seconds the bots took for each question with a choice."""

    start: Callable[[], State]
    actions: list[int]
    options: int
    forced: int
    points: float
    thinking: list[float]


def record(start: Callable[[], State], bots: list[Bot]) -> Recorded:
    state = start()
    actions: list[int] = []
    thinking: list[float] = []
    options = forced = 0
    while state.to_act:
        seat = state.to_act[0]
        begin = perf_counter()
        asked = True
        for action, legal in turn(bots[seat], state, seat):
            if asked and len(legal) > 1:
                thinking.append(perf_counter() - begin)
            asked = False
            actions.append(action)
            options += len(legal)
            forced += len(legal) == 1
            state.apply(seat, action)
    points = state.result()["points"]
    return Recorded(start, actions, options, forced, sum(points) / len(points), thinking)


def starts(
    count: int, game: str = GAME, players: int = PLAYERS, scenario: str | None = None
) -> list[Callable[[], State]]:
    """The usual set-up of a game; of Orléans, the second edition."""
    edition = EDITION if game == GAME else None
    configs = [
        registry.config(game, players, f"bench/{seed}", edition, scenario) for seed in range(count)
    ]
    return [functools.partial(registry.load(game).new, one) for one in configs]


def wide_starts(count: int) -> list[Callable[[], State]]:
    """Everybody starts rich: many followers, eight draws, place tiles, technology, coins.

    Only a copy is made for each game: building a position is no part of playing.
    """
    position = registry.load(GAME).position
    return [position(wide_position(seed)).copy for seed in range(count)]


def wide_position(seed: int) -> dict[str, Any]:
    tiles = (
        ["school", "hospital", "horse_wagon", "cheese_factory", "library"],
        ["herb_garden", "pharmacy", "laboratory", "winery", "windmill"],
        ["office", "bathhouse", "tailor_shop", "hayrick", "cellar"],
        ["gunpowder_tower", "sacristy", "wool_manufacturer", "brewery", "shipping_line"],
    )
    followers = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
    marked = ["marked_farmer", "marked_boatman", "marked_craftsman", "marked_trader"]
    seats = [
        {
            "coins": 20,
            "tracks": {"knights": 4},
            "tiles": own,
            "bag": followers * 2,
            "market": marked,
        }
        for own in tiles
    ]
    return {
        "game": GAME,
        "players": PLAYERS,
        "edition": EDITION,
        "seed": f"bench/{seed}",
        "phase": "followers",
        "seats": seats,
    }


def recorded(
    name: str, begins: list[Callable[[], State]], game: str = GAME, players: int = PLAYERS
) -> list[Recorded]:
    return [
        record(begin, [ladder.make(game, name, f"bench/{i}/{seat}") for seat in range(players)])
        for i, begin in enumerate(begins)
    ]


def midgame(game: Recorded) -> State:
    """The state after half of the decisions."""
    state = game.start()
    for action in game.actions[: len(game.actions) // 2]:
        state.apply(state.to_act[0], action)
    return state
