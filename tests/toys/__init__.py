"""Games small enough to be understood at a glance, with whatever no real game has yet. They are
found like any other (`core.registry`), but only while a test plays them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scriptorium import games
from scriptorium.core import registry

FOLDER = str(Path(__file__).parent)


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """The registry finds the toys, too."""
    games.__path__.append(FOLDER)
    registry._names.cache_clear()
    try:
        yield
    finally:
        games.__path__.remove(FOLDER)
        registry._names.cache_clear()
        for name in [one for one in sys.modules if one.startswith(f"{games.__name__}.hands")]:
            del sys.modules[name]
            if name.count(".") == 2:
                delattr(games, "hands")
