"""Random games in which something happens: most turns by the novice, some by chance alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scriptorium.bots import ladder
from scriptorium.bots.base import turn
from scriptorium.core import registry
from scriptorium.core.rng import Stream
from tests.support import FEW_COINS


def games() -> list[registry.Config]:
    """Orléans: both editions, every number of players, with and without the variant; in the
    larger games of 2014 the coins run out. Scenarios for several: few and many (the other numbers
    are played in `tests/rules/invasion`)."""
    base = [
        registry.config(
            "orleans", players, f"lively/{players}", edition, options=_options(edition, players)
        )
        for edition in ("2014", "2019")
        for players in (2, 3, 4, 5)
    ]
    alone = [
        registry.config("orleans", 1, f"lively/{scenario}", scenario=scenario)
        for scenario in ("dignitary", "vierzon", "salesman")
    ]
    prosperity = [
        registry.config("orleans", players, f"lively/{players}", scenario="prosperity")
        for players in (2, 4)
    ]
    return [*base, *alone, *prosperity, *_team(), _duel()]


def _team() -> list[registry.Config]:
    """City Defense, mostly without the tiles that end a game early."""
    easier = {"difficulty": "easier"}
    options = {3: {}, 5: {**easier, "characters": "chosen"}}
    return [
        registry.config("orleans", players, "team/0", scenario="city-defense", options=chosen)
        for players, chosen in options.items()
    ]


def _duel() -> registry.Config:
    """With most seeds somebody cannot pay after a few rounds; with this one they come far."""
    return registry.config("orleans", 2, "lively/duel160", scenario="duel")


def _options(edition: str, players: int) -> dict[str, Any]:
    few_coins = FEW_COINS if edition == "2014" and players > 3 else {}
    return {"remove_tiles": players % 2 == 0, "invasion_tiles": players == 3, **few_coins}


def pilgrim() -> list[registry.Config]:
    """Every number of players, one of them in the layout of a first play, and the campaign."""
    options: dict[int, dict[str, Any]] = {1: {"level": 2}, 2: {"setup": "first-play"}, 3: {}, 4: {}}
    configs = [
        registry.config("pilgrim", players, f"lively/{players}", options=options[players])
        for players in (1, 2, 3, 4)
    ]
    return [*configs, registry.config("pilgrim", 1, "lively/campaign", scenario="campaign")]


def every() -> list[registry.Config]:
    return games() + pilgrim()


def name(config: registry.Config) -> str:
    more = "" if config.scenario == "base" else f"-{config.scenario}"
    game = "" if config.game == "orleans" else f"{config.game}-"
    return f"{game}{config.edition}-{config.players}p{more}"


def play(config: registry.Config, wild: int = 4) -> Iterator[tuple[Any, int, int]]:
    """(state, seat, action) before each action; one choice in `wild` is uniformly random."""
    state = registry.load(config.game).new(config)
    chance = Stream(config.seed, "lively")
    bots = [ladder.make(config.game, "novice", f"{config.seed}/{i}") for i in range(config.players)]
    while state.to_act:
        seat = chance.choice(list(state.to_act))
        legal = state.legal(seat)
        wildly = [(chance.choice(legal), legal)] if not chance.below(wild) else None
        for action, _ in wildly or turn(bots[seat], state, seat):
            yield state, seat, action
            state.apply(seat, action)
