"""What people read before the ledger is whole, the same in both languages, and names real rules."""

from __future__ import annotations

import pytest

from scriptorium.core import registry
from scriptorium.server.catalogue import rule_book
from scriptorium.texts import LANGUAGES
from scriptorium.texts.reading import reading

FEWEST = 12  # questions about a game


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_everything_leads_to_rules_that_exist(game: str, lang: str) -> None:
    book = rule_book(game, lang)
    ids = {rule.id for rule in book.rules}
    for one in (*book.words, *book.questions):
        assert one.rules, one.word
        assert not set(one.rules) - ids, one.word
    assert len(book.questions) >= FEWEST
    prefix = registry.meta(game).rule_prefix
    assert sum(one.rules[0].startswith(prefix) for one in book.questions) >= FEWEST
    scenarios = registry.meta(game).scenarios[1:]
    assert {one.scenario for one in book.questions} == {"", *scenarios}
    groups = [group for chapter in book.chapters for group in chapter.groups]
    assert len(groups) == len(set(groups))
    assert not set(groups) - set(book.groups)
    assert sum(len(chapter.drawn) for chapter in book.chapters) >= FEWEST
    for overview in book.overviews:
        assert not {step.group for step in overview.steps} - set(book.groups)


@pytest.mark.parametrize("game", registry.names())
def test_every_scenario_has_its_overview(game: str) -> None:
    usual, *others = registry.meta(game).scenarios
    told = [one.scenario for one in reading(game, "en").overviews]
    assert told[0] == ""
    assert len(reading(game, "en").overviews[0].steps) == 6
    assert sorted(told[1:]) == sorted(others), usual
    for one in reading(game, "en").overviews[1:]:
        assert len(one.steps) >= 4, one.scenario
        assert all(step.notes[2] for step in one.steps), one.scenario


@pytest.mark.parametrize("game", registry.names())
def test_both_languages_say_the_same(game: str) -> None:
    english, german = reading(game, "en"), reading(game, "de")
    for name in ("words", "questions"):
        pairs = zip(getattr(english, name), getattr(german, name), strict=True)
        assert all(one.notes == other.notes for one, other in pairs), name
    assert [[item.title for item in items] for _, items in english.chapters] == [
        [item.title for item in items] for _, items in german.chapters
    ]
    for (_, ours), (_, theirs) in zip(english.chapters, german.chapters, strict=True):
        assert [bool(one.notes) for one in ours] == [bool(one.notes) for one in theirs]
    for one, other in zip(english.overviews, german.overviews, strict=True):
        assert one.scenario == other.scenario
        assert [step.notes[:2] for step in one.steps] == [step.notes[:2] for step in other.steps]
