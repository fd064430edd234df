"""Bots from a file or a module that somebody names: `mine.py:Hasty`, `package.module:Hasty`.

This runs what it is given. It is for whoever sits at this machine and types a command; a server or
a record names installed bots only (`ladder`).
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from scriptorium.bots import ladder
from scriptorium.bots.base import Bot
from scriptorium.core.errors import Problem


def named(text: str) -> bool:
    """Whether a bot is asked for by where it lies."""
    return ":" in ladder.wish(text).name


def find(game: str, name: str) -> tuple[type[Bot], dict[str, str]]:
    """As `ladder.find`, with bots from elsewhere."""
    return (load(name), {}) if ":" in name else ladder.find(game, name)


def make(game: str, text: str, seed: str) -> Bot:
    """As `ladder.make`, with bots from elsewhere."""
    asked = ladder.wish(text)
    kind, options = find(game, asked.name)
    return ladder.build(game, kind, options | asked.options, seed)


def load(name: str) -> type[Bot]:
    """The class behind WHERE:CLASS."""
    where, _, cls = name.rpartition(":")
    try:
        module = _file(Path(where).resolve()) if where.endswith(".py") else _module(where)
    except Problem:
        raise
    except Exception as error:  # whatever the module raises is one line here
        raise Problem("bot-import", where=where, detail=_told(error)) from error
    if not hasattr(module, cls):
        raise Problem("bot-class", where=where, name=cls)
    return ladder.bot_class(getattr(module, cls), name)


@functools.cache
def _file(path: Path) -> ModuleType:
    if not path.is_file():
        raise Problem("file-missing", file=str(path))
    _importable(path.parent)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(path.stem, module)  # dataclasses and pickle look there
    spec.loader.exec_module(module)
    return module


def _module(name: str) -> ModuleType:
    _importable(Path.cwd())
    return importlib.import_module(name)


def _importable(folder: Path) -> None:
    """What lies beside a bot can be imported by it, as from a script."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
