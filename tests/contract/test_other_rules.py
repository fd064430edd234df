"""A game whose rules get another version in the middle of it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scriptorium.core import record, registry
from scriptorium.core.chronicle import Chronicle, Scribe
from scriptorium.core.errors import BadPosition, BadRecord, Illegal
from scriptorium.core.rebuilding import rebuilt
from scriptorium.core.table import Table
from scriptorium.server.loading import as_json, stands
from tests import tables
from tests.contract.test_feed import known, planning

Raise = Callable[[str], None]


@pytest.fixture
def orleans() -> Iterator[Raise]:
    """Gives Orléans another version, as if its rules had changed."""
    meta = registry.meta("orleans")
    before = meta.rules_version

    def renamed(version: str) -> None:
        object.__setattr__(meta, "rules_version", version)

    yield renamed
    renamed(before)


def play(table: Table, chance: random.Random, entries: int) -> None:
    for _ in range(entries):
        if table.ended:
            return
        seat = chance.choice(table.state.to_act)
        legal = table.state.legal(seat)
        table.act(seat, table.state.ruleset.codec.text(chance.choice(legal)))


def test_a_game_goes_on_by_one_version_after_the_other(orleans: Raise) -> None:
    chance, lines = random.Random(5), list[str]()
    config = registry.config("orleans", 2, "7", options={"start": "1"})
    table = Table(config, ["human"] * 2, lines.append, scribe=Scribe())
    play(table, chance, 120)
    kept = table.taken()
    for version in ("orleans-2", "orleans-3"):
        orleans(version)
        before, standing = table.count, table.state.dump()["state"]
        with pytest.raises(BadRecord) as caught:
            Table.replay(lines, partial=True)
        assert caught.value.key == "record-rules"
        table = Table.resume(lines, Chronicle(kept), lines.append)
        assert (table.count, table.rules) == (before + 1, version)
        assert table.state.dump()["state"] == standing
        assert not any(table.can_undo(seat) for seat in (0, 1))
        play(table, chance, 60 if version == "orleans-2" else 10_000)
        kept += table.taken()
        assert len(kept) == len(lines)
    assert table.ended
    assert Table.replay(lines).state.dump() == table.state.dump()
    again = Table.resume(lines, Chronicle(kept))
    assert [entry.dump() for entry in again.entries] == [entry.dump() for entry in table.entries]
    head, _, entries = Table.read(lines)
    rules = [(part.first, part.rules) for part in record.parts(head, entries)]
    assert rules == [(1, "orleans-1"), (122, "orleans-2"), (183, "orleans-3")]
    orleans("orleans-4")
    over = Table.resume(lines, Chronicle(kept))
    assert (over.ended, over.rules, over.count) == (True, "orleans-3", len(lines) - 1)
    with pytest.raises(Illegal):
        over.undo(0)


def test_other_rules_show_nothing_that_is_secret(orleans: Raise) -> None:
    table = planning()
    table.act(0, "place marked_boatman farm_house")
    scribe = Scribe()
    Table.replay(table.lines, partial=True, scribe=scribe)
    orleans("orleans-2")
    again = Table.resume(table.lines, Chronicle(scribe.taken()), lambda line: None)
    assert known(again, 1) == known(again, None)
    assert [entry.seat for entry in again.feed(1).entries] == [None]
    assert [entry.seat for entry in again.feed(0).entries] == [0, None]
    again.act(0, "ready")
    again.act(1, "ready")
    assert [entry.seat for entry in again.feed(1).entries] == [None, 0, 0, 1]


def test_whoever_follows_hears_of_other_rules(orleans: Raise) -> None:
    table = planning()
    orleans("orleans-2")
    scribe, lines = Scribe(), list[str]()
    scribe.begin(None, {"state": table.state.dump(), "result": None})
    first = table.lines
    one = Table.resume([first[0]], Chronicle(scribe.taken()), lines.append)
    table.rules = one.rules
    table.follow(lines[0])
    assert table.state.dump() == one.state.dump()
    assert [entry.dump() for entry in table.entries] == [entry.dump() for entry in one.entries]


@pytest.mark.parametrize("table", [tables.ORLEANS, tables.ORLEANS_OVER])
def test_tables_of_an_older_commit_go_on_by_a_raised_version(
    table: str, orleans: Raise, tmp_path: Path
) -> None:
    """Their snapshots cannot be read any more, but our rules come to the same log."""
    tables.restored("orleans-1-pilgrim-2", tmp_path / "tables.db")
    old, snapshot, row = tables.read(tmp_path / "tables.db", table)
    assert snapshot is not None
    orleans("orleans-2")
    lines = list(old)
    kept = rebuilt(lines, as_json(snapshot), stands(json.loads(str(row["summary"]))))
    assert all("to" in json.loads(line) for line in kept)
    again = Table.resume(lines, Chronicle(kept), lines.append)
    over = table == tables.ORLEANS_OVER
    assert again.ended == over
    if not over:
        play(again, random.Random(1), 10_000)
        assert again.ended
        assert Table.replay(lines).state.result() == again.state.result()


def test_the_state_that_was_kept_counts_where_our_rules_play_otherwise(tmp_path: Path) -> None:
    """A snapshot of another game: nothing of its log is what our rules make of the record, and the
    entries after it are lost."""
    tables.restored("pilgrim-3", tmp_path / "tables.db")
    lines, _, row = tables.read(tmp_path / "tables.db", tables.PILGRIM_3)
    config = registry.config("pilgrim", 2, "another")
    other = Table(config, ["human"] * 2)
    play(other, random.Random(2), 30)
    log = [entry.dump() for entry in other.entries]
    snapshot = {"count": 30, "log": log, "state": {**other.state.dump(), "rules": "pilgrim-3"}}
    kept = rebuilt(lines, snapshot, stands(json.loads(str(row["summary"]))))
    chronicle = Chronicle(kept)
    assert len(kept) == len(lines)
    assert [moment.n for moment in chronicle.moments() if moment.n] == [30]
    more = list(lines)
    table = Table.resume(lines, chronicle, more.append)
    renewed = json.loads(more[-1])
    assert (renewed["rules"], renewed["after"]) == ("pilgrim-4", 30)
    assert table.entries[-1].events[0].values["lost"] == len(lines) - 1 - 30
    assert table.state.dump() == other.state.dump()
    assert Table.replay(more, partial=True).state.dump() == other.state.dump()


def test_a_record_cannot_bring_in_another_game() -> None:
    table = Table(registry.config("orleans", 2, "7"), ["human"] * 2)
    three = Table(registry.config("orleans", 3, "7"), ["human"] * 3)
    for position in (three.state.dump(), {"format": "x"}, 7):
        writer = record.Writer.after(table.lines)
        writer.add(writer.entry(rules="orleans-1", was="orleans-0", position=position))
        with pytest.raises((BadRecord, BadPosition)):
            Table.replay(writer.lines, partial=True)
