"""What a game comes to: places, or won and lost."""

from __future__ import annotations

import pytest

from scriptorium.core import outcome, registry
from scriptorium.core.state import State
from tests import toys
from tests.contract import lively


def played(config: registry.Config) -> State:
    """The end of a game; until then nobody has won or lost it."""
    last = None
    for state, _, _ in lively.play(config):
        running = state.result()["outcome"]
        assert running.get("won") is None
        last = state
    assert last is not None
    return last


@pytest.mark.parametrize("config", lively.every(), ids=lively.name)
def test_every_game_says_who_has_won(config: registry.Config) -> None:
    found = played(config).result()
    if config.scenario == "city-defense":
        won = found["outcome"]["won"]
        assert found["outcome"] == {"kind": "team", "won": bool(won)}
        assert outcome.winners(found) == (list(range(config.players)) if won else [])
    elif config.players > 1:
        assert found["outcome"] == {"kind": "ranks"}
        assert outcome.winners(found)
        assert {found["ranks"][seat] for seat in outcome.winners(found)} == {1}
    else:
        won = found["outcome"]["won"]
        assert found["outcome"] == {"kind": "solo", "won": bool(won)}
        assert outcome.winners(found) == ([0] if won else [])


@pytest.mark.parametrize("config", [lively.pilgrim()[i] for i in (0, -1)], ids=lively.name)
def test_alone_whoever_is_ahead_of_the_automaton_wins(config: registry.Config) -> None:
    found = played(config).result()
    ahead = found["points"][0] - found.get("rival", {"points": 0})["points"]
    assert found["outcome"]["won"] == (ahead > 0) == (found["ranks"] == [1])


@pytest.mark.parametrize(
    ("scenario", "players", "keeps", "seats"),
    [
        ("base", 2, True, [0]),
        ("base", 2, False, [0, 1]),
        ("together", 2, True, [0, 1]),
        ("together", 2, False, []),
        ("alone", 1, True, [0]),
        ("alone", 1, False, []),
    ],
)
def test_winners(scenario: str, players: int, keeps: bool, seats: list[int]) -> None:
    """Seat 0 keeps all cards, or nobody any; the ranks are the same in each scenario."""
    cards = [f"keep {card}" for card in range(1, 5)]
    with toys.on_the_shelf():
        state = registry.load("hands").new(registry.config("hands", players, 0, scenario=scenario))
        while state.to_act:
            seat = state.to_act[0]
            legal = [state.ruleset.codec.text(action) for action in state.legal(seat)]
            prefers = [*(cards if keeps and not seat else []), "bid 2", "done"]
            state.step(seat, next(one for one in prefers if one in legal))
            if not state.over and scenario != "base":
                assert outcome.winners(state.result()) == []
        assert outcome.winners(state.result()) == seats
        assert state.result()["ranks"][0] == 1


def test_nobody_wins_where_nobody_ranks_first() -> None:
    found = {"outcome": outcome.ranked(), "points": [3, 1], "ranks": [2, 2]}
    assert outcome.winners(found) == []
