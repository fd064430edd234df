"""What a seat sees is the same, whether it is made by itself or from what all see."""

from __future__ import annotations

import copy

import pytest

from scriptorium.core import registry
from tests.contract.lively import play

STEPS = 60
SETTINGS = [
    registry.config("orleans", 3, "seen"),
    registry.config("orleans", 2, "seen", scenario="duel"),
    registry.config("orleans", 3, "seen", scenario="prosperity"),
    registry.config("orleans", 3, "seen", scenario="city-defense"),
    registry.config("orleans", 2, "seen", options={"open_points": False}),
    registry.config("pilgrim", 3, "seen"),
    registry.config("pilgrim", 1, "seen"),
]


@pytest.mark.parametrize("config", SETTINGS, ids=lambda one: f"{one.game}-{one.scenario}")
def test_a_view_made_of_what_all_see_is_the_same(config: registry.Config) -> None:
    for step, (state, *_) in enumerate(play(config)):
        if step == STEPS:
            break
        common = state.view(None)
        before = copy.deepcopy(common) if step % 20 == 0 else None
        for seat in range(config.players):
            assert state.seat_view(seat, common) == state.view(seat)
        assert before in (None, common)  # it is shared, and nobody has changed it
