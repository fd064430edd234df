"""Finding games by name. Their facts can be read without loading their rules.

A game is a package in `scriptorium.games` with a module `meta` (a value META) and a module `game`
(a value GAME). Nothing else has to be told about it.
"""

from __future__ import annotations

import copy
import functools
import importlib
import pkgutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from scriptorium import games
from scriptorium.core.errors import BadPosition, Problem, Reason
from scriptorium.core.events import Event
from scriptorium.core.state import State


@dataclass(frozen=True)
class OptionMeta:
    """A switch of a game: a yes/no, a number or one of several words.

    It may mean something only in some editions and scenarios and with some numbers of players.
    """

    name: str
    default: bool | int | str
    rule: str = field(kw_only=True)  # the one of the ledger that it is about
    choices: tuple[str, ...] = ()
    minimum: int = 0
    maximum: int = 0
    editions: tuple[str, ...] = ()  # empty: all
    scenarios: tuple[str, ...] = ()  # empty: all
    players: tuple[int, int] | None = None  # from, to
    seats: bool = False  # its numbers are seats: there are as many as players

    def read(self, value: Any) -> bool | int | str:
        """The value in its proper type, from JSON or from the command line."""
        if isinstance(self.default, bool):
            words = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
            if isinstance(value, bool):
                return value
            if str(value).lower() in words:
                return words[str(value).lower()]
            raise self._refused(value, ("yes", "no"))
        if isinstance(self.default, int):
            try:
                number = int(value)
            except (TypeError, ValueError):
                number = self.minimum - 1
            if not self.minimum <= number <= self.maximum:
                raise self._refused(value, [f"{self.minimum}-{self.maximum}"])
            return number
        if str(value) not in self.choices:
            raise self._refused(value, self.choices)
        return str(value)

    def _refused(self, value: Any, allowed: Iterable[str]) -> Problem:
        known = ", ".join(allowed)
        return Problem("bad-option", option=self.name, value=str(value), allowed=known)

    def misplaced(self, players: int, edition: str, scenario: str) -> Problem | None:
        """Why this option means nothing in such a game."""
        if self.players is not None and not self.players[0] <= players <= self.players[1]:
            low, high = self.players
            who = {"players": players, "low": low, "high": high}
            return Problem("option-players", option=self.name, **who)
        if self.editions and edition not in self.editions:
            known = ", ".join(self.editions)
            return Problem("option-edition", option=self.name, edition=edition, known=known)
        return self._of_another(scenario)

    def _of_another(self, scenario: str) -> Problem | None:
        if not self.scenarios or scenario in self.scenarios:
            return None
        known = ", ".join(self.scenarios)
        return Problem("option-scenario", option=self.name, scenario=scenario, known=known)

    def check(self, value: bool | int | str, players: int, scenario: str) -> None:
        """Whether a value that was read can be had in such a game. What means nothing to so many,
        or in this edition, does no harm; what belongs to another scenario is a mistake."""
        problem = self._of_another(scenario)
        if problem is not None and value != self.default:
            raise problem
        if self.seats and str(value).isdigit() and int(value) > players:
            fitting = [one for one in self.choices if not one.isdigit() or int(one) <= players]
            raise self._refused(value, fitting)


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
    # The versions of scenarios whose rules change apart from those of the game.
    scenario_versions: dict[str, str] = field(default_factory=dict)

    def version(self, scenario: str) -> str:
        """The rules that a table plays by; what was stored with others is not gone on with."""
        own = self.scenario_versions.get(scenario)
        return f"{self.rules_version}+{own}" if own else self.rules_version

    def options_of(self, scenario: str) -> dict[str, OptionMeta]:
        """By name; of several options of one name the one that is meant in this scenario."""
        found: dict[str, OptionMeta] = {}
        for one in self.options:
            if one.name not in found or not one.scenarios or scenario in one.scenarios:
                found[one.name] = one
        return found

    def players_of(self, scenario: str) -> tuple[int, int]:
        """The numbers of players of a scenario: from, to."""
        return self.scenario_players.get(scenario, self.players)


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


def _as_it_is(dump: dict[str, Any]) -> None:
    """Nothing in dumps has changed with the rules."""


@dataclass(frozen=True)
class Game:
    """A game's rules, loaded."""

    meta: Meta
    new: Callable[[Config], State]
    load: Callable[[Any], State]  # what State.dump gave
    position: Position
    board: Callable[[Config], dict[str, Any]]  # what is printed and never changes, as JSON
    audit: Callable[[Any], list[Reason]]  # what is wrong with a state: nothing appears or vanishes
    # Makes a dump of ours, but for its version, of one that older rules have made; in place.
    renew: Callable[[dict[str, Any]], None] = _as_it_is


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


def renewed(name: str, dump: dict[str, Any]) -> State:
    """The state that other rules have dumped, under ours; raises Problem if they cannot have it."""
    game, data = load(name), copy.deepcopy(dump)
    try:
        game.renew(data)
        data["rules"] = game.meta.version(data["scenario"])
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadPosition("position-broken", detail=repr(error)) from error
    return game.load(data)


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
    edition = facts.editions[0] if edition is None else str(edition)
    if edition not in facts.editions:
        raise Problem(
            "bad-edition", game=game, edition=_shown(edition), known=", ".join(facts.editions)
        )
    scenario = facts.scenarios[0] if scenario is None else scenario
    if scenario not in facts.scenarios:
        known = ", ".join(facts.scenarios)
        raise Problem("bad-scenario", game=game, scenario=_shown(scenario), known=known)
    low, high = facts.players_of(scenario)
    if not isinstance(players, int) or isinstance(players, bool) or not low <= players <= high:
        number = isinstance(players, int) and not isinstance(players, bool)
        count = players if number else _shown(players)
        if facts.scenarios.index(scenario) == 0:
            raise Problem("bad-players", game=game, players=count, low=low, high=high)
        raise Problem(
            "scenario-players",
            scenario=scenario,
            players=count,
            low=low,
            high=high,
            span=high - low,
        )
    given = dict(options or {})
    known_options = facts.options_of(scenario)
    for name in given:
        if name not in known_options:
            known = ", ".join(known_options) or "-"
            raise Problem("unknown-option", game=game, option=name, known=known)
    values = {
        name: one.read(given[name]) if name in given else one.default
        for name, one in known_options.items()
    }
    for name, one in known_options.items():
        one.check(values[name], players, scenario)
    return Config(game, players, edition, scenario, values, _written(str(seed)))


def _shown(value: Any) -> str:
    """What somebody wrote, in a problem."""
    return str(value)[:40]


def _written(seed: str) -> str:
    """A seed goes into records and is hashed: it must be text, and not halves of letters."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise Problem("bad-seed", seed=ascii(seed)[:40]) from None
    return seed
