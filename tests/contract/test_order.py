"""The view says whose turn comes next, for those who know no rules."""

from __future__ import annotations

import pytest

from scriptorium.core import registry
from tests.contract import lively


@pytest.mark.parametrize("config", lively.games()[2:5], ids=lively.name)
def test_turns_come_in_the_order_the_view_says(config: registry.Config) -> None:
    said: list[int] = []
    compared = 0
    for state, seat, _ in lively.play(config):
        view = state.view(None)
        if view["asks"] == "act":
            # Whoever has just acted is last now, or has passed; all others move up.
            if said:
                expected = [*said[1:], said[0]]
                assert view["order"] in (expected, expected[:-1])
                compared += 1
            assert view["order"][0] == seat
            said = view["order"]
        elif view["phase"] != "actions":
            assert view["order"] == []
            said = []
    assert compared > 50
