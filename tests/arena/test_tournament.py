"""Every bot against every other: the same set-ups for all, whatever plays them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from scriptorium.arena.match import Result
from scriptorium.arena.simulate import Summary
from scriptorium.arena.statistics import Standings
from scriptorium.arena.tournament import Crosstable, Tournament, Verdict, play
from scriptorium.cli.main import main
from scriptorium.core import outcome, registry

TWO = Tournament(registry.config("orleans", 2, "cup"), ("random", "novice", "greedy"), 2)
THREE = replace(TWO, config=registry.config("orleans", 3, "cup"), bots=("random", "novice"))


@pytest.fixture(scope="module")
def table() -> Crosstable:
    return play(TWO)


def test_two_players_meet_once(table: Crosstable) -> None:
    assert list(table.summaries) == [(0, 1), (0, 2), (1, 2)]
    assert table.standing(0, 1).name == "random"
    assert table.standing(1, 0).name == "novice"
    assert table.standing(0, 1).share + table.standing(1, 0).share == pytest.approx(1)
    assert table.mean_share(1) == (table.standing(1, 0).share + table.standing(1, 2).share) / 2


def test_three_players_meet_both_ways_round() -> None:
    found = play(THREE)
    assert THREE.fair_share == 1 / 3
    assert [THREE.series(pair).bots for pair in found.summaries] == [
        ("random", "novice", "novice"),
        ("novice", "random", "random"),
    ]
    assert found.standing(1, 0) is found.summaries[1, 0].standings.bots[0]


def test_all_pairings_meet_the_same_set_ups() -> None:
    series = [TWO.series(pair) for pair in TWO.pairings]
    assert [(one.config, one.games) for one in series] == [(TWO.config, TWO.games)] * 3
    assert [[one.seating(i) for i in range(2)] for one in series] == [[[0, 1], [1, 0]]] * 3


def test_any_number_of_processes_gives_the_same(table: Crosstable) -> None:
    steps: list[tuple[int, int]] = []
    together = play(TWO, 2, lambda done, whole: steps.append((done, whole)))
    assert together.json() == table.json()
    assert steps == [(i + 1, 6) for i in range(6)]


@pytest.mark.parametrize(
    ("won", "lost", "nobody", "verdict"),
    [
        (10, 1, 0, "above"),
        (1, 10, 0, "below"),
        (6, 5, 0, "open"),
        (10, 1, 30, "above"),
        (0, 0, 30, "open"),
    ],
)
def test_a_bot_is_above_another_only_beyond_doubt(
    won: int, lost: int, nobody: int, verdict: Verdict
) -> None:
    standings = Standings(("weak", "strong"), 2)
    for ranks in [[2, 1]] * won + [[1, 2]] * lost + [[2, 2]] * nobody:
        result = Result([0, 0], ranks, {}, outcome.ranked(), 1, 0, 1, [])
        standings.add(result, [0, 1])
    pair = replace(TWO, bots=("weak", "strong"))
    [step] = Crosstable(pair, {(0, 1): Summary(standings, "")}).steps
    assert (step.bot, step.than, step.verdict) == ("strong", "weak", verdict)


# The command


def run(capsys: pytest.CaptureFixture[str], lang: str, *argv: str) -> tuple[int, str, str]:
    status = main(["--lang", lang, "tournament", *argv])
    out, err = capsys.readouterr()
    return status, out, err


def test_json(capsys: pytest.CaptureFixture[str], table: Crosstable) -> None:
    argv = ["--bots", ", ".join(TWO.bots), "--games", "2", "--seed", "cup", "--jobs", "1"]
    status, out, err = run(capsys, "en", "orleans", *argv, "--json")
    data = json.loads(out)
    assert (status, err) == (0, "")
    assert data == json.loads(json.dumps(table.json()))
    assert (data["players"], data["games"], data["fair_share"]) == (2, 2, 0.5)
    assert [one["bots"] for one in data["pairings"]] == [
        [TWO.bots[one], TWO.bots[other]] for one, other in TWO.pairings
    ]
    assert len({one["digest"] for one in data["pairings"]}) == 3


def test_a_table_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["--bots", "random,novice", "--games", "2", "--players", "3", "--jobs", "1"]
    status, out, err = run(capsys, "de", "orleans", *argv)
    assert (status, err) == (0, "")
    assert "von einem gegen 2 der Spalte (95-%-Bereich; gerecht: 33,3 %)" in out
    assert "Mittel" in out
    assert any(line.startswith(("novice steht", "Dass novice")) for line in out.splitlines())
    assert "tournament-" not in out, "a text is missing"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    "argv",
    [
        ["pilgrim", "--players", "1"],
        ["orleans", "--scenario", "dignitary"],
        ["orleans", "--scenario", "city-defense"],
        ["orleans", "--bots", "random"],
        ["orleans", "--bots", "random,novice,random"],
        ["orleans", "--bots", "random,nobody"],
        ["orleans", "--games", "0"],
        ["orleans", "--jobs", "0"],
    ],
)
def test_what_is_no_tournament_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], lang: str, argv: list[str]
) -> None:
    status, out, err = run(capsys, lang, *argv)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert "problem-" not in err, "a text is missing"
