"""The bots of Pilgrim play by the rules, always the same way, and each better than the last."""

from __future__ import annotations

import pytest

from scriptorium.arena.match import play
from scriptorium.bots import ladder
from scriptorium.core import registry

NAMES = list(ladder.classes("pilgrim"))


def match(players: int, bots: list[str], seed: str, scenario: str = "base") -> list[int]:
    config = registry.config("pilgrim", players, seed, scenario=scenario)
    seated = [ladder.make("pilgrim", name, f"{seed}/{i}") for i, name in enumerate(bots)]
    return play(config, seated).points


def test_the_ladder() -> None:
    assert NAMES == ["random", "novice", "greedy"]


@pytest.mark.parametrize("players", [1, 4])
def test_a_game_of_all_bots_is_the_same_each_time(players: int) -> None:
    """`turn` refuses an action that is not legal. Two play below."""
    bots = [NAMES[-1 - i % len(NAMES)] for i in range(players)]
    assert match(players, bots, "same") == match(players, bots, "same")


def test_a_campaign_is_played_to_its_end() -> None:
    assert len(match(1, ["novice"], "campaign", "campaign")) == 1


@pytest.mark.parametrize(
    ("better", "worse", "games", "wins"),
    [("novice", "random", 40, 26), ("greedy", "novice", 6, 6)],
)
def test_each_is_better_than_the_one_below(better: str, worse: str, games: int, wins: int) -> None:
    """Fixed seeds: these very games."""
    won = 0
    for number in range(games):
        seat = number % 2
        bots = [better, worse] if seat == 0 else [worse, better]
        points = match(2, bots, f"ladder/{number}")
        won += points[seat] > points[1 - seat]
    assert won >= wins


def test_greedy_beats_the_abbott_more_often_than_not() -> None:
    """Fixed seeds: these very games."""
    won = 0
    for number in range(7):
        config = registry.config("pilgrim", 1, f"abbott/{number}")
        won += play(config, [ladder.make("pilgrim", "greedy", str(number))]).ranks == [1]
    assert won >= 4
