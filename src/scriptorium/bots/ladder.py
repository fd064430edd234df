"""Finding bots by name."""

from __future__ import annotations

import importlib
import importlib.util

from scriptorium.bots.base import Bot
from scriptorium.bots.random import RandomBot
from scriptorium.core.errors import Problem
from scriptorium.core.rng import Stream


def classes(game: str) -> dict[str, type[Bot]]:
    """The bots that play a game, from the weakest to the strongest."""
    found: dict[str, type[Bot]] = {RandomBot.name: RandomBot}
    module = f"{__package__}.{game}"
    if importlib.util.find_spec(module) is not None:
        found |= importlib.import_module(module).LADDER
    return found


def steady(game: str) -> str:
    """The bot for a seat whose player is not there: it plays well, and at once."""
    known = list(classes(game))
    return "greedy" if "greedy" in known else known[-1]


def make(game: str, name: str, seed: str) -> Bot:
    """A bot of this name; the same seed gives the same bot."""
    known = classes(game)
    if name not in known:
        raise Problem("unknown-bot", bot=name, game=game, known=", ".join(known))
    return known[name](Stream(seed, f"bot/{name}"))
