"""States copy and pickle as Python does it, wherever a game stands."""

from __future__ import annotations

import copy
import pickle

import pytest

from scriptorium.core import registry
from scriptorium.core.rng import Stream
from scriptorium.core.state import State

KINDS = [(game, one) for game in registry.names() for one in registry.meta(game).scenarios]


def fresh(game: str, scenario: str) -> State:
    players = registry.meta(game).players_of(scenario)[1]
    return registry.load(game).new(registry.config(game, players, "copies", scenario=scenario))


def go_on(state: State, chance: Stream, steps: int) -> None:
    for _ in range(steps):
        if state.to_act:
            seat = state.to_act[0]
            state.apply(seat, chance.choice(state.legal(seat)))


@pytest.mark.parametrize(("game", "scenario"), KINDS)
def test_a_state_says_its_game_pickles_and_copies(game: str, scenario: str) -> None:
    state, chance = fresh(game, scenario), Stream("copies", scenario)
    assert state.game == game
    for _ in range(6):
        go_on(state, chance, 23)
        before = state.dump()
        pickled: State = pickle.loads(pickle.dumps(state))
        for other in (pickled, copy.deepcopy(state), copy.copy(state)):
            assert other.dump() == before
            assert other.to_act == state.to_act
            go_on(other, Stream("on", "1"), 17)
        assert state.dump() == before
        assert copy.deepcopy(state).ruleset is state.ruleset


def test_what_was_pickled_goes_on_alike() -> None:
    state = fresh("orleans", "base")
    go_on(state, Stream("before", "1"), 60)
    other: State = pickle.loads(pickle.dumps(state))
    for one in (state, other):
        go_on(one, Stream("after", "1"), 200)
    assert state.dump() == other.dump()
