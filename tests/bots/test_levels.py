"""Levels as people know them: the same words in both games, and old names for ever."""

from __future__ import annotations

import pytest

from scriptorium.bots import ladder, orleans
from scriptorium.bots.orleans import weights
from scriptorium.core import registry


@pytest.mark.parametrize("game", registry.names())
def test_every_level_is_a_bot_of_the_ladder_and_the_next_is_stronger(game: str) -> None:
    levels = ladder.levels(game)
    assert list(levels) == list(ladder.LEVELS)
    ranks = [ladder.rank(game, level) for level in levels]
    assert ranks == sorted(ranks)
    assert ranks[0] > ladder.rank(game, "random")
    for level, bot in levels.items():
        assert type(ladder.make(game, level, "1")) is type(ladder.make(game, bot, "1"))
        assert ladder.level(game, bot) == level
        assert ladder.level(game, level) == level


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("name", ["random", "novice", "greedy"])
def test_names_that_older_tables_have_stored_play_on(game: str, name: str) -> None:
    assert ladder.make(game, name, "1").name == name
    assert ladder.rank(game, name) >= 0


def test_a_level_without_its_bot_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(orleans.LADDER, "search")
    assert list(ladder.levels("orleans")) == list(ladder.LEVELS[:-1])
    assert "master" not in ladder.names("orleans")


@pytest.mark.parametrize("game", registry.names())
def test_characters_are_styles_of_a_level(game: str) -> None:
    for name, level in ladder.characters(game).items():
        bot = ladder.make(game, name, "1")
        assert bot.name == ladder.levels(game)[level]
        assert bot.weights is ladder.styles(game)[name]  # type: ignore[attr-defined]
        assert ladder.rank(game, name) == ladder.rank(game, level)
        assert ladder.level(game, name) == name


def test_a_style_is_the_usual_weights_but_for_what_it_changes() -> None:
    usual = weights.usual().tables
    for style in weights.styles().values():
        assert {table: list(row) for table, row in style.tables.items()} == {
            table: list(row) for table, row in usual.items()
        }
        assert style.tables != usual
