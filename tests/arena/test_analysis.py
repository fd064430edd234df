"""What an analysis makes of a record, whoever gives the advice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scriptorium.arena import analysis
from scriptorium.arena.analysis import Finished, answer, report
from scriptorium.arena.match import play
from scriptorium.bots import ladder
from scriptorium.bots.base import Bot
from scriptorium.cli.main import main
from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.core.table import Table
from tests.adviser import Counting


@pytest.fixture(autouse=True)
def counting(monkeypatch: pytest.MonkeyPatch) -> None:
    known = ladder.classes

    def more(game: str) -> dict[str, type[Bot]]:
        others = {name: one for name, one in known(game).items() if not hasattr(one, "advise")}
        return {**others, Counting.name: Counting}

    monkeypatch.setattr(ladder, "classes", more)


def game(name: str, players: int) -> list[str]:
    config = registry.config(name, players, "analysis")
    bots = [ladder.make(name, "novice", f"{seat}") for seat in range(players)]
    return play(config, bots, recorded=True).lines


def test_every_plan_is_judged_once_and_as_it_was_made() -> None:
    lines = game("orleans", 3)
    found = analysis.analyse(lines)
    choices = found["choices"]
    assert len({(one["round"], one["seat"]) for one in choices}) == len(choices)
    assert found["total"] == found["done"] == len(choices) + 18
    entries = [json.loads(line) for line in lines[1:]]
    for one in choices:
        played = one["candidates"][one["played"]]["actions"]
        own = [e["do"] for e in entries[one["n"] :] if e.get("seat") == one["seat"]]
        assert played == own[: len(played)]
        assert played[-1] == "ready"


def test_turns_of_pilgrim_are_judged_whole() -> None:
    lines = game("pilgrim", 2)
    found = analysis.analyse(lines)
    first = [one["candidates"][one["played"]]["actions"][0] for one in found["choices"]]
    assert first
    assert all(text.split()[0] in ("move", "use", "hire", "borrow") for text in first)
    together = [(one["n"], one["candidates"][one["played"]]["actions"]) for one in found["choices"]]
    entries = [json.loads(line) for line in lines[1:]]
    for n, actions in together:
        assert [entry["do"] for entry in entries[n : n + len(actions)]] == actions


def test_choices_taken_back_are_no_choices() -> None:
    table = Table(registry.config("orleans", 2, "undo"), ["human", "human"])
    table.act(0, "place marked_farmer village")
    table.undo(0)
    while not table.ended:
        seat = table.state.to_act[0]
        legal = table.state.legal(seat)
        table.act(seat, table.state.ruleset.codec.text(legal[-1]))
    found = Finished.read(table.lines)
    plans = [task.played for task in found.tasks if task.seat is not None]
    assert set(plans) == {("ready",)}


def test_the_cost_is_what_the_best_is_ahead_and_the_rest_is_luck() -> None:
    found = analysis.analyse(game("orleans", 2))
    for one in found["choices"]:
        values = [each["value"] for each in one["candidates"]]
        assert one["cost"] == pytest.approx(values[0] - values[one["played"]])
    for seat, own in enumerate(found["seats"]):
        cost = sum(one["cost"] for one in found["choices"] if one["seat"] == seat)
        assert own["choices"] == pytest.approx(-cost, abs=0.06)
        assert own["start"] + own["choices"] + own["luck"] == pytest.approx(own["final"], abs=0.2)
    worst = analysis.moments(found, 0)
    assert len(worst) <= 5
    assert [one["cost"] for one in worst] == sorted((one["cost"] for one in worst), reverse=True)


def test_a_report_grows_task_by_task() -> None:
    taken = Finished.read(game("orleans", 2))
    few = [answer(task) for task in taken.tasks[:7]]
    half = report(taken, few)
    assert (half["done"], half["seats"]) == (7, [])
    assert half["total"] == len(taken.tasks)


def test_nobody_is_judged_by_what_only_others_knew() -> None:
    taken = Finished.read(game("orleans", 3))
    for task in taken.tasks:
        if task.seat is not None:
            state = registry.load("orleans").load(task.known)
            view = state.view(None)
            assert all(not row.get("plan") for row in view["seats"])


def test_what_cannot_be_analysed_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = game("orleans", 2)
    monkeypatch.setattr(Counting, "unadvised", ("base",), raising=False)
    with pytest.raises(Problem) as caught:
        analysis.check_record(lines)
    assert caught.value.key == "no-adviser"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_command_prints_it(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Counting, "judged", _plain)
    file = tmp_path / "game.jsonl"
    file.write_text("".join(f"{line}\n" for line in game("orleans", 2)), encoding="utf-8")
    assert main(["analyse", str(file), "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert {"en": "moments that cost most", "de": "teuersten Augenblicke"}[lang] in told
    assert main(["analyse", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["version"] == analysis.VERSION
    assert main(["analyse", str(file), "--seat", "3", "--lang", lang]) == 2


def _plain(self: Counting, actions: list[int]) -> analysis.Candidate:
    value = 100.0 - len(actions)
    return analysis.Candidate(actions, value, value, value, value, [])
