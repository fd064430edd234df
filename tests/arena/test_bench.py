"""The bench has its fields and times real games. How fast they are is no business of tests."""

from __future__ import annotations

import contextlib
import copy
import json
import os
from typing import Any

import pytest

from scriptorium.arena import bench, peer, recorded, thinking
from scriptorium.bots import ladder
from scriptorium.cli.bench import SLICES, print_report
from scriptorium.cli.main import main
from scriptorium.core import registry
from scriptorium.texts import Texts

TINY = ["--seconds", "0.001", "--games", "1"]


@pytest.fixture(scope="module")
def timed() -> bench.Bench:
    """It takes seconds to play the games that are timed: once is enough, by a quicker bot than the
    best."""

    def quickly(bot: str, *which: Any) -> list[recorded.Recorded]:
        return recorded.recorded("greedy" if bot == bench.RICHEST else bot, *which)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bench, "recorded", quickly)
        patch.setattr(bench, "one_core", contextlib.nullcontext)  # others may be busy there
        made = bench.Bench(1)
        made.run(0.001, 1)
    return made


@pytest.fixture(scope="module")
def measured(timed: bench.Bench) -> bench.Report:
    return timed.report(0.001, bench.FEWEST_SLICES)


@pytest.fixture(scope="module")
def report(measured: bench.Report) -> dict[str, Any]:
    return measured.json()


def test_fields(report: dict[str, Any]) -> None:
    ours = report["orleans"]
    for column in (ours, ours["uniform"], ours["wide"], ours["planner"]):
        for name in ("decisions_per_s", "games_per_s", "legal_per_s", "forced_per_s"):
            low, high = column["range"][name]
            assert 0 < low <= column[name] <= high
        assert 0 < column["forced_share"] < 1
        assert column["decisions_per_game"] > 100
        assert column["options_per_decision"] > 1
    assert ours["copy_us"] > 0
    assert ours["setup_us"] > 0
    assert ours["compiled"] in (True, False)
    assert report["slices"] >= 3
    assert list(report["further"])[:3] == ["pilgrim-2", "pilgrim-4", "prosperity-4"]
    scenarios = set(registry.meta("orleans").scenarios) - {"base"}
    assert {name.rpartition("-")[0] for name in report["further"]} == scenarios | {"pilgrim"}
    for column in report["further"].values():
        assert column["decisions_per_s"] > 0
        assert column["copy_us"] > 0


def test_lively_play_is_richer_than_uniform_play(report: dict[str, Any]) -> None:
    ours = report["orleans"]
    scores = [play["mean_points"] for play in (ours["uniform"], ours, ours["wide"])]
    assert scores == sorted(scores)
    assert ours["planner"]["mean_points"] > ours["mean_points"]


def test_recorded_games_are_played_to_their_end() -> None:
    game = recorded.recorded(bench.LIVELY, recorded.starts(1))[0]
    state = game.start()
    for action in game.actions:
        state.apply(state.to_act[0], action)
    assert state.over
    assert not recorded.midgame(game).over


def test_the_peer_stands_beside(report: dict[str, Any]) -> None:
    if peer.find() is None:
        assert report["catanatron"] is None
        assert report["ratio"] is None
    else:
        assert report["catanatron"]["decisions_per_s"] > 0
        assert report["catanatron"]["games_per_s"] > 0
        assert report["catanatron"]["copy_us"] > 0
        assert report["ratio"] > 0


def test_cores_are_given_back() -> None:
    if hasattr(os, "sched_getaffinity"):
        before = os.sched_getaffinity(0)
        with bench.one_core():
            assert len(os.sched_getaffinity(0)) == 1
        assert os.sched_getaffinity(0) == before


@pytest.fixture
def at_once(measured: bench.Report, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command shows what has been measured."""

    def run(_: bench.Bench, seconds: float, slices: int, progress: bench.Progress) -> bench.Report:
        assert (seconds, slices) == (0.001, SLICES)
        progress(slices, slices)
        return measured

    monkeypatch.setattr(bench.Bench, "__init__", lambda *_: None)
    monkeypatch.setattr(bench.Bench, "run", run)


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_tables(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert main(["--lang", lang, "bench", *TINY]) == 0
    out = capsys.readouterr().out
    assert "catanatron" in out
    assert "bench-" not in out, "a text is missing"


def test_the_table_names_the_peer(capsys: pytest.CaptureFixture[str]) -> None:
    column = bench.Column(peer.NAME, {"decisions_per_s": bench.Figure([3.0, 1.0, 2.0])})
    ours = bench.Column("lively", {"decisions_per_s": bench.Figure([8.0, 2.0, 4.0])})
    report = bench.Report([ours], [], column, bench.Figure([4.0, 2.0, 3.0]), True, 1.0, 3)
    print_report(Texts("en"), report)
    out = capsys.readouterr().out
    assert "2.0 (1.0–3.0)" in out
    assert "3.0 times the decisions/s of catanatron (2.0–4.0)" in out


@pytest.mark.usefixtures("at_once")
def test_json(capsys: pytest.CaptureFixture[str], report: dict[str, Any]) -> None:
    assert main(["bench", "--json", *TINY]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(report))


def test_without_the_peer(timed: bench.Bench) -> None:
    alone = copy.copy(timed)
    alone.peer = None
    report = alone.report(0.001, bench.FEWEST_SLICES).json()
    assert report["orleans"]["decisions_per_s"] > 0
    assert report["catanatron"] is None
    assert report["ratio"] is None
    assert alone.peer not in [meter for meter, _ in alone.meters()]


@pytest.mark.parametrize("argv", [["--seconds", "0"], ["--seconds", "nan"], ["--games", "0"]])
def test_bad_input_is_one_line(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    assert main(["--lang", "en", "bench", *argv]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert "problem-" not in err


def test_whole_games_of_bots_are_timed_with_their_thinking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "TABLES", (("orleans", 2),))
    quick = {name: ladder.classes("orleans")[name] for name in ("random", "novice", "planner")}
    monkeypatch.setattr(ladder, "classes", lambda game: quick)
    told: list[tuple[int, int]] = []
    novice, planner = thinking.measure(1, lambda done, whole: told.append((done, whole)))
    assert [novice.bot, planner.bot] == ["novice", "planner"]
    assert told == [(1, 2), (2, 2)]
    assert planner.mean_points > novice.mean_points
    assert planner.game_ms >= planner.longest_ms >= planner.choice_ms > 0


@pytest.mark.parametrize(("lang", "title"), [("en", "Whole games"), ("de", "Ganze Partien")])
def test_the_bots_of_a_bench_come_as_a_table(
    lang: str, title: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    row = thinking.Row("orleans", 4, "novice", 12.34, 0.5, 2.0, 45.0)
    monkeypatch.setattr(thinking, "measure", lambda games, progress: [row] * games)
    assert main(["bench", "--bots", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert title in out
    assert "Orléans (4)" in out
    assert main(["bench", "--bots", "--json", "--games", "2"]) == 0
    assert [one["game_ms"] for one in json.loads(capsys.readouterr().out)] == [12.34, 12.34]
