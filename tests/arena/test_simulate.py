"""Many games: the same whatever plays them, seats in turn, records that replay."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scriptorium.arena.match import Result
from scriptorium.arena.simulate import Series, play_one, results, simulate
from scriptorium.cli.main import main
from scriptorium.cli.wishes import SeriesWish
from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.core.table import Table

SERIES = Series(registry.config("orleans", 2, "series"), ("random", "novice"), 6)


def test_any_number_of_processes_plays_the_same_games() -> None:
    alone, together = simulate(SERIES, 1), simulate(SERIES, 2)
    assert alone.digest == together.digest
    assert alone.standings.json() == together.standings.json()


def test_the_hash_seed_does_not_matter() -> None:
    command = [sys.executable, "-m", "scriptorium.cli.main", "simulate", "orleans", "--json"]
    command += ["--players", "2", "--bots", "random,novice", "--games", "3", "--seed", "hash"]
    outputs = set()
    for seed in ("1", "2"):
        environ = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run([*command, "--jobs", seed], env=environ, capture_output=True)
        assert run.returncode == 0, run.stderr
        outputs.add(run.stdout)
    assert len(outputs) == 1


def test_the_digest_is_that_of_all_records() -> None:
    text = "".join(result.text for result in results([SERIES]))
    assert simulate(SERIES).digest == hashlib.sha256(text.encode()).hexdigest()


def test_another_seed_gives_other_games() -> None:
    other = replace(SERIES, config=replace(SERIES.config, seed="other"))
    assert play_one(other, 0).lines != play_one(SERIES, 0).lines
    assert play_one(SERIES, 1).lines[1:] != play_one(SERIES, 0).lines[1:]


def test_seats_rotate() -> None:
    series = Series(registry.config("orleans", 4), ("a", "b", "c", "d"), 5)
    assert [series.seating(i) for i in range(5)] == [
        [0, 1, 2, 3],
        [3, 0, 1, 2],
        [2, 3, 0, 1],
        [1, 2, 3, 0],
        [0, 1, 2, 3],
    ]


def test_a_short_list_repeats() -> None:
    series = Series(registry.config("orleans", 5), ("a", "b"), 2)
    assert [series.seating(i) for i in range(2)] == [[0, 1, 0, 1, 0], [0, 0, 1, 0, 1]]


def test_bots_sit_where_the_seating_says() -> None:
    for i in range(3):
        seats = json.loads(play_one(SERIES, i).lines[0])["seats"]
        assert seats == [SERIES.bots[k] for k in SERIES.seating(i)]


def test_progress_and_results_come_in_order() -> None:
    steps: list[tuple[int, int]] = []
    kept: list[tuple[int, Result]] = []
    simulate(
        SERIES, 2, lambda done, total: steps.append((done, total)), lambda *one: kept.append(one)
    )
    assert steps == [(i + 1, 6) for i in range(6)]
    assert [i for i, _ in kept] == list(range(6))
    assert [json.loads(result.lines[0])["seed"] for _, result in kept] == [
        f"series/{i}" for i in range(6)
    ]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"games": 0}, "simulate-games"),
        ({"bots": ()}, "simulate-bots"),
        ({"bots": ("random",) * 3}, "simulate-bots"),
        ({"bots": ("nobody",)}, "unknown-bot"),
    ],
)
def test_bad_input_is_refused_before_any_game(change: dict[str, Any], key: str) -> None:
    with pytest.raises(Problem) as found:
        simulate(replace(SERIES, **change), 2)
    assert found.value.key == key


# The command


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    status = main(["--lang", "en", "simulate", *argv])
    out, err = capsys.readouterr()
    return status, out, err


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["orleans", "--players", "3", "--bots", "novice,random", "--games", "2", "--jobs", "1"]
    status, out, err = run(capsys, *argv, "--option", "start=2", "--edition", "2014", "--json")
    data = json.loads(out)
    assert (status, err) == (0, "")
    assert (data["games"], data["players"], data["edition"]) == (2, 3, "2014")
    assert data["options"]["start"] == "2"
    assert len(data["mean_points"]) == len(data["wins"]) == 2
    assert sum(data["wins"]) == pytest.approx(2)
    assert data["decisions"] > data["forced"] > 0
    assert len(data["digest"]) == 64
    assert [bot["bot"] for bot in data["bots"]] == ["novice", "random"]
    assert len(data["bots"][0]["win_share_interval"]) == 2


@pytest.mark.parametrize(("scenario", "players"), [(None, 4), ("duel", 2), ("dignitary", 1)])
def test_whoever_names_no_players_gets_what_the_scenario_allows(
    scenario: str | None, players: int
) -> None:
    assert SeriesWish(scenario=scenario).config("orleans", 4).players == players


@pytest.mark.parametrize("lang", ["en", "de"])
def test_tables(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    argv = ["--players", "2", "--bots", "random,novice", "--games", "2", "--jobs", "1"]
    assert main(["--lang", lang, "simulate", "orleans", *argv]) == 0
    out, err = capsys.readouterr()
    assert err == ""  # no bar where nobody sees it
    assert "random" in out
    assert "simulate-" not in out, "a text is missing"
    assert "number-" not in out


def test_records(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    argv = ["orleans", "--players", "2", "--games", "11", "--jobs", "1", "--records"]
    status, out, _ = run(capsys, *argv, str(tmp_path / "new"), "--json")
    files = sorted((tmp_path / "new").iterdir())
    assert status == 0
    assert [file.name for file in files[:2]] == ["orleans-00.jsonl", "orleans-01.jsonl"]
    text = b"".join(file.read_bytes() for file in files)
    assert json.loads(out)["digest"] == hashlib.sha256(text).hexdigest()
    assert Table.replay(files[-1].read_text(encoding="utf-8").splitlines()).ended
    status, _, err = run(capsys, *argv, str(tmp_path / "new"))
    assert status == 2
    assert "orleans-00.jsonl" in err


@pytest.mark.parametrize(
    "argv",
    [
        ["chess"],
        ["orleans", "--players", "6"],
        ["orleans", "--games", "0"],
        ["orleans", "--jobs", "0"],
        ["orleans", "--bots", "nobody"],
        ["orleans", "--bots", ""],
        ["orleans", "--option", "start"],
        ["orleans", "--option", "start=9"],
        ["orleans", "--players", "2", "--option", "start=5"],
        ["orleans", "--edition", "1999"],
        ["orleans", "--records", os.devnull],
    ],
)
def test_bad_input_is_one_line(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    status, out, err = run(capsys, *argv)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert "problem-" not in err, "a text is missing"
