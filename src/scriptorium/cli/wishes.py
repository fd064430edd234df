"""What somebody asked for on the command line, before it is tried."""

from __future__ import annotations

from collections.abc import Iterable

from scriptorium.core import registry
from scriptorium.core.errors import Problem

MOST_GAMES = 10_000_000
MOST_PROCESSES = 1024
MOST_SOCKETS = 1_000_000
MOST_REQUESTS = 1_000_000  # a second


def settings(options: Iterable[str]) -> dict[str, str]:
    """From name=value, each once."""
    out: dict[str, str] = {}
    for one in options:
        name, equals, value = (part.strip() for part in one.partition("="))
        if not equals or not name:
            raise Problem("option-form", given=one)
        if name in out:
            raise Problem("usage-twice", option=f"--option {name}")
        out[name] = value
    return out


def meaningful(config: registry.Config, given: Iterable[str]) -> None:
    """Whoever asks for something that this game takes no notice of should know it."""
    for option in registry.meta(config.game).options_of(config.scenario).values():
        problem = option.misplaced(config.players, config.edition, config.scenario)
        if problem is not None and option.name in given:
            raise problem


def at_most(option: str, value: float, most: int) -> None:
    """More than that is a slip of the finger, and no machine could do it."""
    if value > most:
        raise Problem("usage-range", option=option, given=str(value), most=most)
