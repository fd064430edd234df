"""Every rule of the ledgers has a test."""

from __future__ import annotations

from tests import ledger


def test_every_rule_has_a_test() -> None:
    assert {game: part["missing"] for game, part in ledger.coverage().items()} == {
        game: [] for game in ledger.LEDGERS
    }


def test_tests_name_no_unknown_rule() -> None:
    assert ledger.unknown() == []
