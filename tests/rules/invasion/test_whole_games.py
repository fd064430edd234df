"""Whole games of The Dignitary, most of them by the novice."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.audit import audit
from tests.contract import lively
from tests.rules.invasion.support import EASIER, TOWNS, at, me, towns, won
from tests.support import EDITIONS


@pytest.mark.parametrize("seed", range(30))
def test_lively_games_keep_the_rules(seed: int) -> None:
    options = EASIER if seed % 2 else {}
    config = registry.config(
        "orleans", 1, f"whole/{seed}", EDITIONS[seed // 2 % 2], "dignitary", options
    )
    goal = 7 if options else 8
    state: Any = None
    lying = set(TOWNS)
    for state, seat, action in lively.play(config):
        legal = state.legal(seat)
        assert action in legal
        assert len(set(legal)) == len(legal)
        assert audit(state) == []
        now = set(towns(state))
        assert now <= lying
        lying = now
        assert me(state).citizens < goal
        assert 0 <= state.round <= 16
        if state.round:
            assert me(state).citizens + state.citizens.bit_count() + len(now) == 13
    assert state.over
    assert audit(state) == []
    assert won(state) == (me(state).citizens == goal)
    assert won(state) or state.round == 16


def test_games_near_the_goal_end_when_it_is_reached() -> None:
    """By chance alone from a strong position: some are won, and all of those at once."""
    ended = []
    for seed in range(12):
        chance = Stream(str(seed), "near")
        g = at(
            "followers",
            {"citizens": 6, "coins": 40, "merchant": "blois", "bag": ["knight", "monk", "farmer"]},
            round=9,
            citizens_in=["vendome", "tours", "vierzon"],
            options=EASIER,
            seed=seed,
        )
        while g.to_act:
            assert me(g).citizens == 6
            g.apply(0, chance.choice(g.legal(0)))
            assert audit(g) == []
        assert won(g) == (me(g).citizens == 7)
        ended.append((won(g), g.round))
    assert {True, False} == {one for one, _ in ended}
    assert min(round_ for _, round_ in ended) < 16
