"""The recorded playthroughs are what the engine plays today."""

from __future__ import annotations

import pytest

from scriptorium.core import registry
from tests.contract import lively
from tests.playthroughs import path, playthrough


@pytest.mark.parametrize("config", lively.every(), ids=lively.name)
def test_the_game_is_played_as_written(config: registry.Config) -> None:
    assert playthrough(config) == path(config).read_text(encoding="utf-8"), (
        "the rules play differently; if that is meant, run: python -m tests.playthroughs"
    )
