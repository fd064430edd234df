"""The bots that are installed, by name: those of a game, and guests from other packages.

A bot is asked for as `NAME`, with options behind it if need be: `search:budget=0.2`. NAME is what
a bot is called, a level as people know it or a character; the bots of a game say which these are.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import logging
import sys
from importlib.metadata import entry_points
from types import ModuleType
from typing import Any, NamedTuple

from scriptorium.bots.advice import Adviser
from scriptorium.bots.base import Bot
from scriptorium.bots.random import RandomBot
from scriptorium.core.errors import Problem
from scriptorium.core.rng import Stream

# From the weakest to the strongest, the same words in every game.
LEVELS = ("easy", "fair", "good", "strong", "master")
GUESTS = "scriptorium.bots"  # the group of entry points by which other packages bring bots
BUDGET, STYLE = "budget", "style"  # the options that no bot has to declare
log = logging.getLogger(__name__)


def _module(game: str, part: str = "") -> ModuleType | None:
    name = f"{__package__}.{game}{part}"
    if name in sys.modules:  # it is asked for again and again
        return sys.modules[name]
    if importlib.util.find_spec(f"{__package__}.{game}") is None:
        return None
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def classes(game: str) -> dict[str, type[Bot]]:
    """The bots that play a game, from the weakest to the strongest."""
    found: dict[str, type[Bot]] = {RandomBot.name: RandomBot}
    module = _module(game)
    return found if module is None else found | module.LADDER


def levels(game: str) -> dict[str, str]:
    """The levels of a game as people know them, and the bot that plays each."""
    module, known = _module(game), classes(game)
    wanted: dict[str, str] = getattr(module, "LEVELS", {})
    return {level: wanted[level] for level in LEVELS if wanted.get(level) in known}


def characters(game: str) -> dict[str, str]:
    """Styles of a level that go by a name of their own, and that level."""
    known = levels(game)
    wanted: dict[str, str] = getattr(_module(game), "CHARACTERS", {})
    return {name: level for name, level in wanted.items() if level in known}


def styles(game: str) -> dict[str, Any]:
    """The weights by which a game's weighted bots can play, by the name of the style."""
    module = _module(game, ".weights")
    return module.styles() if module is not None and hasattr(module, "styles") else {}


@functools.cache
def _guests() -> dict[str, type[Bot]]:
    """What other packages bring; one that cannot be had does not stop the rest."""
    found: dict[str, type[Bot]] = {}
    for one in entry_points(group=GUESTS):
        try:
            found[one.name] = bot_class(one.load(), one.value)
        except Exception as error:
            log.warning("bot %s of %s cannot be used: %r", one.name, one.value, error)
    return found


def guests(game: str) -> dict[str, type[Bot]]:
    return {name: bot for name, bot in _guests().items() if not bot.games or game in bot.games}


def names(game: str) -> list[str]:
    """Everybody who can be asked for."""
    return list(dict.fromkeys([*classes(game), *levels(game), *characters(game), *guests(game)]))


def level(game: str, name: str) -> str:
    """What people are told instead of a bot's name, which older tables have stored."""
    return next((level for level, bot in levels(game).items() if bot == name), name)


def rank(game: str, name: str) -> int:
    """How strong somebody is among the others of a game; -1: nobody knows."""
    bot = levels(game).get(characters(game).get(name, name), name)
    known = list(classes(game))
    return known.index(bot) if bot in known else -1


def steady(game: str) -> str:
    """The bot for a seat whose player is not there: it plays well, and at once."""
    known = list(classes(game))
    return "greedy" if "greedy" in known else known[-1]


def adviser(game: str, scenario: str, seed: str, quick: bool = False) -> Adviser | None:
    """The strongest bot that can say what it thinks of choices in this scenario, or the one that
    says it soonest; None: nobody."""
    known = list(classes(game).values())
    for kind in known if quick else reversed(known):
        if hasattr(kind, "advise") and scenario not in getattr(kind, "unadvised", ()):
            found: Adviser = kind(Stream(seed, f"adviser/{kind.name}"))  # type: ignore[assignment]
            return found
    return None


def whole(game: str) -> tuple[str, ...]:
    """The frames at which a whole plan or turn begins: what an adviser gives as one candidate."""
    found: tuple[str, ...] = getattr(_module(game), "WHOLE", ())
    return found


class Wish(NamedTuple):
    """A bot as it is asked for, taken apart."""

    name: str
    options: dict[str, str]


def wish(text: str) -> Wish:
    """From NAME:option=value:option=value. No commas: they stand between bots."""
    *parts, last = text.split(":")
    options: dict[str, str] = {}
    while parts and "=" in last:
        key, _, value = last.partition("=")
        if key.strip() in options:
            raise Problem("usage-twice", option=key.strip())
        options[key.strip()] = value.strip()
        last = parts.pop()
    return Wish(":".join([*parts, last]).strip(), options)


def find(game: str, name: str) -> tuple[type[Bot], dict[str, str]]:
    """Who is called so: the bot, and the options that belong to the name."""
    own = characters(game)
    options = {STYLE: name} if name in own else {}
    level = own.get(name, name)
    known = guests(game) | classes(game)
    found = known.get(levels(game).get(level, level))
    if found is None:
        raise Problem("unknown-bot", bot=name, game=game, known=", ".join(names(game)))
    return found, options


def make(game: str, text: str, seed: str) -> Bot:
    """A bot that is installed; the same seed gives the same bot."""
    asked = wish(text)
    kind, options = find(game, asked.name)
    return build(game, kind, options | asked.options, seed)


def bot_class(found: object, where: str) -> type[Bot]:
    """Whatever somebody calls a bot, if it is one."""
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise Problem("bot-none", bot=where)
    if not found.name:
        found.name = found.__name__.lower()
    return found


def build(game: str, kind: type[Bot], options: dict[str, str], seed: str, *rest: Any) -> Bot:
    """`rest`: what the bot takes beside its chance, as weights to be tuned."""
    if kind.games and game not in kind.games:
        raise Problem("bot-game", bot=kind.name, game=game, known=", ".join(kind.games))
    given = dict(options)
    budget, style = given.pop(BUDGET, None), given.pop(STYLE, None)
    values = {name: _read(kind, name, text) for name, text in given.items()}
    if style is not None:
        rest = (_weights(game, kind, style),)
    bot = kind(Stream(seed, f"bot/{kind.name}"), *rest, **values)
    if budget is not None:
        bot.budget = _positive(kind, budget)
    return bot


def _weights(game: str, kind: type[Bot], style: str) -> Any:
    if not kind.weighted:
        raise _unknown_option(kind, STYLE)
    known = styles(game)
    if style not in known:
        raise _bad_value(kind, STYLE, style, ", ".join(known) or "-")
    return known[style]


def _positive(kind: type[Bot], text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < float("inf"):
        raise _bad_value(kind, BUDGET, text, "0.001-60")
    return seconds


def _read(kind: type[Bot], name: str, text: str) -> bool | int | float | str:
    """An option in the type of its usual value."""
    if name not in kind.options:
        raise _unknown_option(kind, name)
    usual = kind.options[name]
    if isinstance(usual, bool):
        words = {"yes": True, "no": False}
        if text not in words:
            raise _bad_value(kind, name, text, ", ".join(words))
        return words[text]
    try:
        return type(usual)(text)
    except ValueError:
        raise _bad_value(kind, name, text, type(usual).__name__) from None


def _unknown_option(kind: type[Bot], name: str) -> Problem:
    known = [BUDGET, *([STYLE] if kind.weighted else []), *kind.options]
    return Problem("bot-option", bot=kind.name, option=name, known=", ".join(known))


def _bad_value(kind: type[Bot], name: str, value: str, allowed: str) -> Problem:
    return Problem("bot-value", bot=kind.name, option=name, value=value, allowed=allowed)
