"""From whatever went wrong to one line that says so."""

from __future__ import annotations

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    ConsumeMultipleError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from scriptorium.cli import language
from scriptorium.core import registry
from scriptorium.core.errors import Illegal, Problem


def one_line(problem: Problem) -> str:
    """The problem in the reader's language, on one line whatever the input was."""
    text = language.texts(_game(problem)).problem(problem)
    return "".join(c if c.isprintable() else "?" for c in " ".join(text.split()))


def _game(problem: Problem) -> str | None:
    """The game whose catalogue can tell the problem; None if no game's words are needed."""
    inner: BaseException | None = problem
    while inner is not None:
        if isinstance(inner, Illegal):
            rule = inner.rule_id.partition("-")[0]  # the same key may be known to several games
            games = sorted(
                registry.names(), key=lambda name: registry.meta(name).rule_prefix != rule
            )
            found = _with_text(games, f"reason-{inner.key}")
        elif isinstance(inner, Problem) and not language.texts().has(f"problem-{inner.key}"):
            found = _with_text(registry.names(), f"problem-{inner.key}")
        elif isinstance(inner, Problem) and inner.values.get("game") in registry.names():
            found = str(inner.values["game"])
        else:
            found = None
        if found is not None:
            return found
        inner = inner.__cause__
    return None


def _with_text(games: list[str], key: str) -> str | None:
    return next((name for name in games if language.texts(name).has(key)), None)


def from_usage(error: CycloptsError) -> Problem:
    """What was wrong with the command line itself."""
    token = getattr(error, "token", None)
    given = str(getattr(token, "value", "") or "")
    keyword = str(getattr(token, "keyword", "") or "")
    argument = error.argument.name if error.argument is not None else keyword
    if isinstance(error, UnknownCommandError):
        return Problem("usage-command", given=_first(error.unused_tokens, given))
    if isinstance(error, UnknownOptionError):
        return Problem("usage-option", given=keyword or given)
    if isinstance(error, ConsumeMultipleError):
        return Problem("usage-extra", given=argument)
    if isinstance(error, MissingArgumentError):
        return Problem("usage-missing", option=argument)
    if isinstance(error, CoercionError):
        return Problem("usage-value", option=argument, given=given)
    if isinstance(error, UnusedCliTokensError):
        return Problem("usage-extra", given=_first(error.unused_tokens, given))
    if isinstance(error, RepeatArgumentError):
        return Problem("usage-twice", option=keyword or argument)
    return Problem("usage", detail=str(error))


def _first(tokens: list[str] | None, otherwise: str) -> str:
    return tokens[0] if tokens else otherwise
