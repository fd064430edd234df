"""Finding games by name. Their facts can be read without loading their rules.

A game is a package in `scriptorium.games` with a module `meta` (a value META) and a module `game`
(a value GAME). Nothing else has to be told about it.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from scriptorium import games
from scriptorium.core.errors import Problem, Reason
from scriptorium.core.events import Event
from scriptorium.core.state import State


@dataclass(frozen=True)
class OptionMeta:
    """A switch of a game: a yes/no, a number or one of several words."""

    name: str
    default: bool | int | str
    choices: tuple[str, ...] = ()
    minimum: int = 0
    maximum: int = 0
    editions: tuple[str, ...] = ()  # those it means something in; empty: all
    players: tuple[int, int] | None = None  # the numbers of players it means something with
    scenarios: tuple[str, ...] = ()  # those it means something in; empty: all

    def read(self, value: Any) -> bool | int | str:
        """The value in its proper type, from JSON or from the command line."""
        if isinstance(self.default, bool):
            words = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
            if isinstance(value, bool):
                return value
            if str(value).lower() in words:
                return words[str(value).lower()]
            raise Problem("bad-option", option=self.name, value=str(value), allowed="yes, no")
        if isinstance(self.default, int):
            try:
                number = int(value)
            except (TypeError, ValueError):
                number = self.minimum - 1
            if not self.minimum <= number <= self.maximum:
                allowed = f"{self.minimum}-{self.maximum}"
                raise Problem("bad-option", option=self.name, value=str(value), allowed=allowed)
            return number
        if str(value) not in self.choices:
            allowed = ", ".join(self.choices)
            raise Problem("bad-option", option=self.name, value=str(value), allowed=allowed)
        return str(value)


@dataclass(frozen=True)
class Meta:
    """What a lobby needs to know of a game. The first edition and scenario are the usual ones."""

    name: str
    players: tuple[int, int]
    editions: tuple[str, ...]
    scenarios: tuple[str, ...]
    options: tuple[OptionMeta, ...]
    rules_version: str
    rule_prefix: str
    folder: Path
    # Scenarios for other numbers of players than the game.
    scenario_players: dict[str, tuple[int, int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Config:
    """One game to be played: everything but who sits where."""

    game: str
    players: int
    edition: str
    scenario: str
    options: dict[str, bool | int | str] = field(default_factory=dict)
    seed: str = "0"

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "edition": self.edition,
            "scenario": self.scenario,
            "options": dict(self.options),
        }


class Position(Protocol):
    """Makes a state of a short position file, whatever it holds. `sink` is told what happens from
    there until somebody has to choose."""

    def __call__(self, data: Any, sink: list[Event] | None = None) -> State: ...


@dataclass(frozen=True)
class Game:
    """A game's rules, loaded."""

    meta: Meta
    new: Callable[[Config], State]
    load: Callable[[Any], State]  # what State.dump gave
    position: Position
    board: Callable[[Config], dict[str, Any]]  # what is printed and never changes, as JSON
    audit: Callable[[Any], list[Reason]]  # what is wrong with a state: nothing appears or vanishes


def names() -> list[str]:
    """The games there are, in alphabetical order."""
    return list(_names())


@functools.cache
def _names() -> tuple[str, ...]:
    """Read from the disk once: every new game asks."""
    found = pkgutil.iter_modules(games.__path__)
    return tuple(sorted(one.name for one in found if one.ispkg))


def _module(name: str, part: str) -> Any:
    if name not in _names():
        raise Problem("unknown-game", game=name, known=", ".join(names()))
    return importlib.import_module(f"{games.__name__}.{name}.{part}")


def meta(name: str) -> Meta:
    found: Meta = _module(name, "meta").META
    return found


def load(name: str) -> Game:
    found: Game = _module(name, "game").GAME
    return found


def config(
    game: str,
    players: int,
    seed: str | int = "0",
    edition: str | None = None,
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
) -> Config:
    """A configuration checked against the game's meta data."""
    facts = meta(game)
    low, high = facts.players
    if not isinstance(players, int) or not low <= players <= high:
        raise Problem("bad-players", game=game, players=players, low=low, high=high)
    edition = facts.editions[0] if edition is None else str(edition)
    if edition not in facts.editions:
        raise Problem("bad-edition", game=game, edition=edition, known=", ".join(facts.editions))
    scenario = facts.scenarios[0] if scenario is None else scenario
    if scenario not in facts.scenarios:
        known = ", ".join(facts.scenarios)
        raise Problem("bad-scenario", game=game, scenario=scenario, known=known)
    low, high = facts.scenario_players.get(scenario, facts.players)
    if not low <= players <= high:
        if scenario == facts.scenarios[0]:
            raise Problem("bad-players", game=game, players=players, low=low, high=high)
        raise Problem("scenario-players", scenario=scenario, players=players, low=low, high=high)
    given = dict(options or {})
    known_options = {option.name: option for option in facts.options}
    for name in given:
        if name not in known_options:
            known = ", ".join(known_options) or "-"
            raise Problem("unknown-option", game=game, option=name, known=known)
    values = {
        name: one.read(given[name]) if name in given else one.default
        for name, one in known_options.items()
    }
    return Config(game, players, edition, scenario, values, _written(str(seed)))


def _written(seed: str) -> str:
    """A seed goes into records and is hashed: it must be text, and not halves of letters."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise Problem("bad-seed", seed=ascii(seed)[:40]) from None
    return seed
