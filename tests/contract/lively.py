"""Random games in which something happens: most turns by the novice, some by chance alone."""

from __future__ import annotations

from collections.abc import Iterator

from scriptorium.bots import ladder
from scriptorium.bots.base import turn
from scriptorium.core import registry
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.state import Game


def games() -> list[registry.Config]:
    """Both editions, every number of players, with and without the variant."""
    return [
        registry.config(
            "orleans", players, f"lively/{players}", edition, options={"remove_tiles": v}
        )
        for edition in ("2014", "2019")
        for players in (2, 3, 4, 5)
        for v in (players % 2 == 0,)
    ]


def name(config: registry.Config) -> str:
    return f"{config.edition}-{config.players}p"


def play(config: registry.Config, wild: int = 4) -> Iterator[tuple[Game, int, int]]:
    """(state, seat, action) before each action; one choice in `wild` is uniformly random."""
    state = registry.load("orleans").new(config)
    assert isinstance(state, Game)
    chance = Stream(config.seed, "lively")
    bots = [ladder.make("orleans", "novice", f"{config.seed}/{i}") for i in range(config.players)]
    while state.to_act:
        seat = chance.choice(list(state.to_act))
        legal = state.legal(seat)
        wildly = [(chance.choice(legal), legal)] if not chance.below(wild) else None
        for action, _ in wildly or turn(bots[seat], state, seat):
            yield state, seat, action
            state.apply(seat, action)
