"""Rules, data and games looked up."""

from __future__ import annotations

from pathlib import Path

import pytest

from scriptorium.texts.ledger import Ledger
from tests.cli.terminal import Terminal

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("words", ["ORL-CEN-3", "cen-3", "CEN 3", "orl-cen-3"])
def test_a_rule_by_its_id(terminal: Terminal, words: str) -> None:
    done = terminal("rules", *words.split())
    assert done.status == 0
    assert done.out.startswith("ORL-CEN-3")
    assert done.out.count("ORL-") == 1


def test_rules_by_group_and_by_words(terminal: Terminal) -> None:
    assert terminal("rules", "cen").out.count("ORL-CEN-") == 12
    by_words = terminal("rules", "front", "position").out
    assert "ORL-CEN-3" in by_words
    assert "ORL-CEN-8" not in by_words
    assert "ORL-R7" in terminal("rules", "r7").out


def test_headings_come_before_mere_words(terminal: Terminal) -> None:
    found = terminal("rules", "harvest").out
    assert found.index("ORL-EVT-5") < found.index("ORL-SACR-2")


def test_rules_in_german(terminal: Terminal) -> None:
    assert "erhält niemand die Münze" in terminal("rules", "CEN-3", "--lang", "de").out
    found = terminal("rules", "volkszahlung", "--lang", "de").out  # without accents
    assert "ORL-CEN-1" in found


def test_the_list_of_groups(terminal: Terminal) -> None:
    done = terminal("rules")
    for word in ("CEN", "Census", "Bathhouse", "Tailor Shop", "Rulings"):
        assert word in done.out


def test_a_ledger_is_in_english_for_want_of_better() -> None:
    french, english = Ledger.of("orleans", "fr"), Ledger.of("orleans", "en")
    assert french is not None
    assert english is not None
    assert french.rules == english.rules
    assert Ledger.of("chess", "en") is None


def test_rules_of_an_expansion(terminal: Terminal) -> None:
    assert terminal("rules", "INV-DIGN-12").out.startswith("INV-DIGN-12  The game is won")
    assert terminal("rules", "dign").out.count("INV-DIGN-") == 14
    assert "INV-TILE-26" in terminal("rules", "stage", "coach").out
    assert "INV-TILE-26" in terminal("rules", "postkutsche", "--lang", "de").out
    groups = terminal("rules").out
    assert groups.index("\nOrléans: Invasion\n") < groups.index("The Dignitary")


def test_where_the_data_comes_from(terminal: Terminal) -> None:
    done = terminal("data", "orleans")
    for word in ("Rulebook", "Public", "Reconstructed", "place_tiles.tile.bathhouse"):
        assert word in done.out
    assert "Rekonstruiert" in terminal("data", "--lang", "de").out


def test_data_of_an_expansion_say_so(terminal: Terminal) -> None:
    lines = [line.strip() for line in terminal("data", "orleans").out.splitlines()]
    assert "place_tiles" in lines
    assert "invasion: place_tiles" in lines


def test_the_page_on_data_is_current(terminal: Terminal) -> None:
    """If not: scriptorium data --markdown > docs/data.md"""
    assert terminal("data", "--markdown").out == (DOCS / "data.md").read_text(encoding="utf-8")


def test_the_list_of_games(terminal: Terminal) -> None:
    done = terminal("games")
    for word in ("Orléans", "2-5", "2014", "2019", "base", "coin_limit", "random"):
        assert word in done.out
    assert "Grundspiel" in terminal("games", "--lang", "de").out
