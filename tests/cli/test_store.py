"""The record on disk: nothing acknowledged is lost, nothing refused comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from scriptorium.cli.store import Journal, write_copy
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
    Journal(path, keep=13).close()  # the file was left as free as it was


def test_half_a_line_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"first\nsec")
    journal = Journal(path, keep=6)
    journal("second")
    journal.close()
    assert path.read_bytes() == b"first\nsecond\n"


def test_a_copy_goes_on_with_an_earlier_one_and_writes_over_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "copy.jsonl"
    write_copy(path, ["head", "one"])
    write_copy(path, ["head", "one", "two"])
    assert path.read_text(encoding="utf-8") == "head\none\ntwo\n"
    for other in (["head", "one"], ["head", "other", "two"], ["foot"]):
        with pytest.raises(Problem) as caught:
            write_copy(path, other)
        assert caught.value.key == "file-exists"
    assert path.read_text(encoding="utf-8") == "head\none\ntwo\n"


def test_a_copy_is_not_written_into_a_game_being_played(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    journal = Journal(path)
    journal("head")
    with pytest.raises(Problem) as caught:
        write_copy(path, ["head", "one"])
    assert caught.value.key == "game-in-use"
    write_copy(path, ["head"])
    journal("mine")
    journal.close()
    assert path.read_text(encoding="utf-8") == "head\nmine\n"
