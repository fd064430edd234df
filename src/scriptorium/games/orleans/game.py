"""The base game, put together."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from scriptorium.core import registry
from scriptorium.core.frames import Frame, Phase
from scriptorium.games.orleans import board, events, tiles
from scriptorium.games.orleans.actions import ACTING, Actions
from scriptorium.games.orleans.audit import audit
from scriptorium.games.orleans.census import Census
from scriptorium.games.orleans.city import ChooseTile, RemoveTile, RemoveTiles
from scriptorium.games.orleans.deeds import SendToDeeds
from scriptorium.games.orleans.dump import load
from scriptorium.games.orleans.events import EventPhase, EventTurn, HarvestDue
from scriptorium.games.orleans.facts import facts
from scriptorium.games.orleans.followers import DRAWING, FillTower, Followers
from scriptorium.games.orleans.hourglass import HourGlass, StartPlayer
from scriptorium.games.orleans.meta import META
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.planning import IN_TURN, PLAN, Planning
from scriptorium.games.orleans.position import position
from scriptorium.games.orleans.rules import Rules
from scriptorium.games.orleans.setup import set_up
from scriptorium.games.orleans.state import Game
from scriptorium.games.orleans.tables import tables
from scriptorium.games.orleans.technology import PlaceTechnology
from scriptorium.games.orleans.tiles import PlaceDrawn
from scriptorium.games.orleans.torture import Torture

# The order of play (ORL-RND-2); the first phase is played once.
PHASES: list[Phase[Any]] = [
    RemoveTiles(),
    HourGlass(),
    Census(),
    Followers(),
    Planning(),
    Actions(),
    EventPhase(),
    StartPlayer(),
]
REPEAT = 1

FRAMES: dict[str, Callable[..., Frame[Any]]] = {
    "remove-tile": RemoveTile,
    "draw": lambda: DRAWING,
    "fill-tower": FillTower,
    "plan": lambda in_turn=0: IN_TURN if in_turn else PLAN,
    "act": lambda: ACTING,
    "send": SendToDeeds,
    "choose-tile": ChooseTile,
    "bathhouse": PlaceDrawn,
    "place-technology": PlaceTechnology,
    "shelter": EventTurn,
    "harvest": HarvestDue,
    "torture": Torture,
}

PLACES: dict[str, type[Place]] = {**board.CLASSES, **tiles.CLASSES}


def base_rules(
    players: int,
    edition: str,
    options: dict[str, Any],
    extra_tiles: tuple[dict[str, Any], ...] = (),
    extra_classes: dict[str, type[Place]] | None = None,
) -> Rules:
    """The rules of the base game, with further place tiles if given (ORL-VAR-9)."""
    data = tables()
    usual = {option.name: option.default for option in META.options}
    return Rules(
        data,
        players,
        edition,
        {**usual, **options},
        [*data.tiles, *extra_tiles],
        {**PLACES, **(extra_classes or {})},
        events.CLASSES,
        PHASES,
        REPEAT,
        FRAMES,
    )


@functools.lru_cache(maxsize=64)
def _rules(players: int, edition: str, options: tuple[tuple[str, Any], ...]) -> Rules:
    return base_rules(players, edition, dict(options))


def rules_of(config: registry.Config) -> Rules:
    return _rules(config.players, config.edition, tuple(sorted(config.options.items())))


def new(config: registry.Config) -> Game:
    g = set_up(rules_of(config), config.seed)
    g.settle()
    return g


GAME = registry.Game(
    meta=META,
    new=new,
    load=lambda data: load(data, rules_of),
    position=lambda data: position(data, rules_of),
    board=lambda config: facts(rules_of(config)),
    audit=audit,
)
