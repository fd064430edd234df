"""Recorded games replay strictly, and nothing appears or vanishes on the way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scriptorium.core import registry
from scriptorium.core.record import read_header
from scriptorium.core.table import Table

RECORDS = sorted(Path(__file__).parent.glob("*.jsonl"))


def test_there_are_records() -> None:
    assert len(RECORDS) >= 4


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_result(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    table = Table.replay(lines)
    assert table.lines == lines
    end = json.loads(lines[-1])["end"]
    result = table.state.result()
    assert (result["points"], result["ranks"]) == (end["points"], end["ranks"])
    assert sum(map(sum, result["sources"].values())) == sum(end["points"])
    assert all(one in path.stem for one in (table.config.game, f"{table.config.players}p"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_everything_is_accounted_for_at_every_step(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    _, config = read_header(lines[0])
    state = registry.load(config.game).new(config)
    audit = registry.load(config.game).audit
    for line in lines[1:-1]:
        entry = json.loads(line)
        state.step(entry["seat"], entry["do"])
        assert audit(state) == []
    assert state.over
