"""Puzzles: one plan is clearly best, and stays so when it is looked at again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from scriptorium.arena import puzzles
from scriptorium.bots.advice import Candidate, Part
from scriptorium.cli.main import main
from scriptorium.core import registry
from scriptorium.core.state import State

MARGINS = {"orleans": 3.0, "pilgrim": 1.5}  # games of Pilgrim are won with half the points


class Sure:
    """Says of four plans that each is worth `step` points more than the next."""

    step = 5.0
    fades = False  # looked at again, the first is no better than the others
    asked = 0

    def advise(
        self, state: State, seat: int, count: int, also: list[list[int]] | None = None
    ) -> list[Candidate]:
        Sure.asked += 1
        legal = state.legal(seat)
        plans = [[legal[0], legal[i]] for i in range(count)]
        out = []
        for i, plan in enumerate([*plans, *(one for one in also or [] if one not in plans)]):
            value = 100.0 - self.step * i - (50.0 if also and self.fades and not i else 0.0)
            part = [Part("good", 1.25, {"n": i})]
            out.append(Candidate(plan, value, value - 9, value + 9, value, part))
        return sorted(out, key=lambda one: -one.score)


@pytest.fixture
def sure(monkeypatch: pytest.MonkeyPatch) -> type[Sure]:
    monkeypatch.setattr(puzzles, "adviser", lambda game, seed: Sure())
    monkeypatch.setattr(puzzles, "LEVEL", "novice")
    monkeypatch.setattr(Sure, "asked", 0)
    return Sure


@pytest.mark.parametrize("game", ["orleans", "pilgrim"])
def test_a_plan_that_stands_out_is_a_puzzle(sure: type[Sure], game: str) -> None:
    found = puzzles.of_game(game, "1")
    assert found is not None
    assert found.margin == 5.0
    assert [one.value for one in found.choices] == [100.0, 95.0, 90.0, 85.0]
    assert puzzles.read(game, puzzles.write(found)) == found
    known = registry.load(game).load(found.known)
    assert found.seat in known.to_act
    assert sure.asked == 1 + puzzles.AGAIN
    # What is stored is told as it is; anything else is looked at beside the best.
    assert puzzles.judged(found, found.choices[1].actions) == found.choices[1]
    codec = known.ruleset.codec
    other = [codec.text(action) for action in known.legal(found.seat)[:1] * 2]
    assert puzzles.judged(found, [*other, other[0]]).value < found.choices[0].value


def test_what_is_not_clear_or_not_confirmed_is_none(
    sure: type[Sure], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sure, "fades", True)
    assert puzzles.of_game("orleans", "1") is None
    monkeypatch.setattr(sure, "fades", False)
    monkeypatch.setattr(sure, "step", 1.0)
    assert puzzles.of_game("orleans", "1") is None


@pytest.mark.parametrize("game", registry.names())
def test_what_is_shipped_can_be_played(game: str) -> None:
    assert len(puzzles.shipped(game)) >= 30
    for one in puzzles.shipped(game):
        state = one.state()
        assert one.seat in state.to_act
        assert state.frames[-1].name in puzzles.ladder.whole(game)
        assert one.margin >= MARGINS[game]
        assert one.choices[0].value == max(choice.value for choice in one.choices)
        for choice in one.choices:
            after = state.copy()
            for text in choice.actions:
                after.step(one.seat, text)


@pytest.mark.parametrize(
    "wrong", [["solve", "orleans"], ["make", "chess"], ["make", "orleans", "--count", "0"]]
)
def test_bad_wishes_are_one_line(wrong: list[str], tmp_path: Path, capsys: Any) -> None:
    assert main(["puzzles", *wrong, "--out", str(tmp_path / "new")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
