"""What the strongest bot of Pilgrim says of turns and of the end of a game."""

from __future__ import annotations

import pytest

from scriptorium.bots import ladder
from scriptorium.bots.advice import Candidate
from scriptorium.bots.pilgrim.expected import win_chances
from scriptorium.games.pilgrim.state import Game
from scriptorium.texts import LANGUAGES, Texts
from tests.bots.test_pilgrim import bots, play_to, start


def advised(
    state: Game, seat: int, count: int = 2, also: list[list[int]] | None = None
) -> list[Candidate]:
    adviser = ladder.adviser("pilgrim", "base", "advice")
    assert adviser is not None
    return adviser.advise(state.copy(), seat, count, also)


def carried_out(state: Game, seat: int, actions: list[int]) -> Game:
    """All of them are legal."""
    state = state.copy()
    for action in actions:
        assert action in state.legal(seat)
        state.apply(seat, action)
    return state


def hasty(state: Game, seat: int) -> list[int]:
    """A whole turn of whatever comes first."""
    state, actions = state.copy(), []
    frame = state.frames[0]
    first = state.round
    while state.to_act == (seat,) and state.round == first and state.frames[0] is frame:
        actions.append(state.legal(seat)[0])
        state.apply(seat, actions[-1])
    return actions


@pytest.mark.parametrize("players", [1, 3])
def test_whole_turns_are_advised(players: int) -> None:
    state = play_to(start(players, "advice"), bots("light", players), 9)
    seat = state.to_act[0]
    found = advised(state, seat)
    assert len(found) == 2
    assert [one.score for one in found] == sorted((one.score for one in found), reverse=True)
    for one in found:
        after = carried_out(state, seat, one.actions)
        assert after.over or after.frames[-1].name in ("move", "income", "confess", "name-start")
        assert one.low < one.value < one.high
        sizes = [abs(part.points) for part in one.parts]
        assert sizes == sorted(sizes, reverse=True)
        for lang in LANGUAGES:
            texts = Texts(lang, "pilgrim", strict=True)
            assert all(texts.t(f"part-{part.key}", **part.values) for part in one.parts)


def test_what_was_played_stands_among_the_advice() -> None:
    state = play_to(start(2, "played"), bots("light", 2), 6)
    seat = state.to_act[0]
    played = hasty(state, seat)
    found = advised(state, seat, 2, [played])
    assert len(found) == 3
    assert found[-1].actions == played
    best = found[0].actions
    again = advised(state, seat, 2, [best])
    assert best in [one.actions for one in again]


def test_seeding_and_single_choices_are_advised() -> None:
    state = start(2, "seed")
    seat = state.to_act[0]
    for one in advised(state, seat):
        carried_out(state, seat, one.actions)
    light = bots("light", 2)
    while state.frames[-1].name != "name-start":
        seat = state.to_act[0]
        state.apply(seat, light[seat].choose(state.copy(), seat)[0])
    assert len(advised(state, state.to_act[0])) == 2


@pytest.mark.parametrize("players", [1, 4])
def test_the_outlook_knows_more_the_nearer_the_end_is(players: int) -> None:
    adviser = ladder.adviser("pilgrim", "base", "outlook")
    assert adviser is not None
    state = play_to(start(players, "outlook"), bots("light", players), 3)
    early = adviser.outlook(state)
    late = adviser.outlook(play_to(state, bots("light", players), 24))
    assert early.high[0] - early.low[0] > late.high[0] - late.low[0] > 0
    assert len(late.win) == players
    if players > 1:
        assert sum(late.win) == pytest.approx(1)
    end = adviser.outlook(play_to(state, bots("light", players), 99))
    assert end.value == end.low == end.high == state.result()["points"]
    assert set(end.win) <= {0.0, 1.0}


def test_who_is_ahead_wins_more_often() -> None:
    even = win_chances([50.0, 50.0, 50.0], [5.0, 5.0, 5.0])
    assert even == pytest.approx([1 / 3] * 3)
    ahead = win_chances([55.0, 50.0], [5.0, 5.0])
    assert ahead[0] == pytest.approx(0.76, abs=0.01)
