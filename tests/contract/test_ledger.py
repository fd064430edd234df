"""Every rule of the ledgers has a test, and every rule that is named is in a ledger."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scriptorium.core import registry
from scriptorium.games.pilgrim.state import Game as Pilgrim
from scriptorium.texts.ledger import Ledger
from tests import ledger
from tests.ledger import LEDGERS, NOT_BUILT, ROOT

EVERY_ID = {one for name in LEDGERS for one in ledger.rule_ids(name)}
GROUPS = {f"{rule.id[:3]}-{rule.group}" for one in LEDGERS.values() for rule in one.rules}
SHORT = {one.partition("-")[2] for one in EVERY_ID | GROUPS}  # CEN-3, as people may type it
NO_RULES = {"UTF-8", "SHA-256", "PKG-INFO"}
# The rule a text names. What ends in a dash is put together from data, see COMPOSED.
NAMED = re.compile(r"(?<![\w-])[A-Z]{3}(?:-[A-Z0-9_]+)+-?(?!\w)")
SOURCES = {
    "src": ("*.py", "*.toml", "*.ftl"),
    "web/src": ("*.ts", "*.svelte"),
    "tests": ("*.py",),
    "docs": ("*.md",),
}


def pilgrim() -> Pilgrim:
    state = registry.load("pilgrim").new(registry.config("pilgrim", 2))
    assert isinstance(state, Pilgrim)
    return state


# Which ids a file puts together, by the file and what they begin with.
COMPOSED: dict[tuple[str, str], Callable[[], list[str]]] = {
    ("src/scriptorium/games/pilgrim/building.py", "PIL-BUIL-"): lambda: [
        building.rule for building in pilgrim().rules.buildings
    ],
    ("web/src/games/pilgrim/world/tracks/Alms.svelte", "PIL-ATBL-"): lambda: [
        f"PIL-ATBL-{row // 2}" for row in pilgrim().rules.tables.row_bonus
    ],
}


def named() -> Iterator[tuple[str, str]]:
    """Every file and what looks like a rule's id in it. This file and the one it tests also name
    what is no rule, and are left out."""
    own = {Path(__file__), Path(str(ledger.__file__))}
    for folder, patterns in SOURCES.items():
        found = {one for each in patterns for one in (ROOT / folder).rglob(each)}
        for path in sorted(found - own):
            for one in NAMED.findall(path.read_text(encoding="utf-8")):
                yield path.relative_to(ROOT).as_posix(), one


def test_every_rule_has_a_test() -> None:
    assert {name: part["missing"] for name, part in ledger.coverage().items()} == {
        name: [] for name in LEDGERS
    }


@pytest.mark.parametrize("name", LEDGERS)
def test_what_is_not_built_is_in_the_ledger_and_has_no_test(name: str) -> None:
    tested = ledger.ids_in_tests()
    for entry in NOT_BUILT.get(name, ()):
        ids = ledger.ids_of(name, entry)
        assert ids, f"{entry} is no group and no rule of {name}"
        assert tested.isdisjoint(ids), f"{entry} has tests: take it out of NOT_BUILT"


@pytest.mark.parametrize("path", sorted(ledger.RULES.glob("*.md")), ids=lambda path: path.name)
def test_every_rule_of_a_ledger_is_read_once(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    ids = [rule.id for rule in Ledger(text).rules]
    assert len(ids) == len(re.findall(r"^- \*\*[A-Z]{3}-", text, re.MULTILINE))
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", LEDGERS)
def test_the_ledgers_agree_with_each_other(name: str) -> None:
    english = LEDGERS[name]
    german = Ledger((ledger.RULES / f"{name}.de.md").read_text(encoding="utf-8"))
    assert [rule.id for rule in english.rules] == [rule.id for rule in german.rules]
    assert list(english.groups) == list(german.groups)


def test_ids_have_up_to_four_parts() -> None:
    text = (
        "### Events of the Duel (EVT-DUEL)\n- **INV-EVT-DUEL-1** One. _[p. 3]_\n- **INV-R7** Two."
    )
    one = Ledger(text)
    assert [(rule.id, rule.group) for rule in one.rules] == [
        ("INV-EVT-DUEL-1", "EVT-DUEL"),
        ("INV-R7", "R"),
    ]
    assert one.groups["EVT-DUEL"] == "Events of the Duel"
    for words in ("INV-EVT-DUEL-1", "evt-duel-1", "evt-duel", "inv-evt-duel"):
        assert [rule.id for rule in one.search([words])] == ["INV-EVT-DUEL-1"]
    assert [rule.id for rule in one.group("evt")] == ["INV-EVT-DUEL-1"]


def test_no_unknown_rule_is_named() -> None:
    known = EVERY_ID | GROUPS | SHORT | NO_RULES
    unknown = {(path, one) for path, one in named() if one.rstrip("-") not in known}
    assert sorted(unknown) == []


def test_ids_made_from_data_are_in_a_ledger() -> None:
    code = ("src/", "web/")
    found = {(path, one) for path, one in named() if one.endswith("-") and path.startswith(code)}
    assert found == set(COMPOSED), "say in COMPOSED which ids are put together there"
    for (path, beginning), ids in COMPOSED.items():
        made = ids()
        assert made
        for one in made:
            assert one.startswith(beginning)
            assert one in EVERY_ID, f"{path} makes {one}"


@pytest.mark.parametrize("game", registry.names())
def test_every_option_has_a_rule(game: str) -> None:
    for option in registry.meta(game).options:
        assert option.rule in EVERY_ID, f"{game}: {option.name}"
