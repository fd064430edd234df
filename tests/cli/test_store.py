"""The record on disk: nothing acknowledged is lost, nothing refused comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from scriptorium.cli.store import Journal
from scriptorium.core.errors import Problem

resource = pytest.importorskip("resource", reason="file size limits are a thing of Unix")


def test_a_line_the_disk_refused_does_not_come_back(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    journal = Journal(path)
    journal("first")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 3, limits[1]))
    try:
        for _ in range(2):
            with pytest.raises(Problem) as caught:
                journal("refused")
            assert caught.value.key == "cannot-save"
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    journal("second")
    journal.close()
    assert path.read_text(encoding="utf-8") == "first\nsecond\n"


def test_lines_written_since_the_file_was_read_stay(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"first\nsecond\n")
    with pytest.raises(Problem) as caught:
        Journal(path, keep=6)
    assert caught.value.key == "game-in-use"
    assert path.read_bytes() == b"first\nsecond\n"


def test_half_a_line_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"first\nsec")
    journal = Journal(path, keep=6)
    journal("second")
    journal.close()
    assert path.read_bytes() == b"first\nsecond\n"
