"""The bots of Pilgrim play by the rules, always the same way, and each better than the last."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.arena.match import play
from scriptorium.bots import ladder
from scriptorium.bots.base import Bot, ask, turn
from scriptorium.bots.pilgrim.paper import path
from scriptorium.bots.pilgrim.ring import sowings
from scriptorium.bots.pilgrim.weights import usual
from scriptorium.core import registry
from scriptorium.core.rng import Stream
from scriptorium.games.pilgrim.pieces import CITY
from scriptorium.games.pilgrim.state import Game

NAMES = list(ladder.classes("pilgrim"))
LAST_ROUNDS = 25  # from here on even the slowest bot may play in a test


def match(players: int, bots: list[str], seed: str, scenario: str = "base") -> list[int]:
    config = registry.config("pilgrim", players, seed, scenario=scenario)
    seated = [ladder.make("pilgrim", name, f"{seed}/{i}") for i, name in enumerate(bots)]
    return play(config, seated).points


def start(players: int, seed: str, **options: Any) -> Game:
    config = registry.config("pilgrim", players, seed, **options)
    state = registry.load("pilgrim").new(config)
    assert isinstance(state, Game)
    return state


def play_to(state: Game, bots: list[Bot], last: int) -> Game:
    """Until a turn of this round begins, or the game is over."""
    while state.to_act and (state.round < last or state.frames[-1].name != "move"):
        seat = state.to_act[0]
        for action, _ in turn(bots[seat], state, seat):
            state.apply(seat, action)
    return state


def bots(name: str, players: int) -> list[Bot]:
    return [ladder.make("pilgrim", name, str(seat)) for seat in range(players)]


def test_the_ladder() -> None:
    assert NAMES == ["random", "novice", "light", "greedy", "planner", "search"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_bots_play_to_the_end(players: int) -> None:
    """`turn` refuses an action that is not legal. Those that think long play the last rounds; two
    times the same way."""
    ends = []
    for _ in range(2 if players == 2 else 1):
        thinkers = [ladder.make("pilgrim", NAMES[-1 - i % 2], str(i)) for i in range(players)]
        state = play_to(start(players, f"end/{players}"), thinkers, 1)
        play_to(state, bots("light", players), LAST_ROUNDS)
        play_to(state, thinkers, 99)
        ends.append(state.result()["points"])
    assert ends[0] == ends[-1]


@pytest.mark.parametrize("level", [2, 3])
def test_the_search_plays_against_every_abbott(level: int) -> None:
    state = play_to(start(1, "level", options={"level": level}), bots("light", 1), 26)
    play_to(state, bots("search", 1), 99)
    assert state.over


def test_a_campaign_is_played_to_its_end() -> None:
    assert len(match(1, ["novice"], "campaign", "campaign")) == 1


def test_the_search_looks_into_the_end_of_a_game_of_a_campaign() -> None:
    """What is played on ends there, though another game would follow."""
    state = play_to(start(1, "campaign", scenario="campaign"), bots("light", 1), 26)
    while not state.past:
        for action, _ in turn(bots("search", 1)[0], state, 0):
            state.apply(0, action)
    assert len(state.past) == 1


@pytest.mark.parametrize(
    ("better", "worse", "games", "wins"),
    [("novice", "random", 40, 26), ("light", "novice", 4, 4), ("greedy", "light", 2, 2)],
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


@pytest.mark.parametrize("name", ["light", "greedy", "planner", "search"])
@pytest.mark.parametrize("players", [1, 2])
def test_what_is_hidden_changes_no_choice(name: str, players: int) -> None:
    """Counters and dice to come are all that nobody knows."""
    state = play_to(start(players, "hidden"), bots("light", players), 12)
    other = state.copy()
    other.r1, other.r2 = other.r2 % 1000 + 7, other.r1 % 1000 + 5
    seat = state.to_act[0]
    chosen = [
        ask(ladder.classes("pilgrim")[name](Stream("same", "chance")), one, seat)
        for one in (state, other)
    ]
    assert chosen[0] == chosen[1]


def test_every_sowing_has_a_way() -> None:
    state = start(2, "ways")
    ways = tuple(tuple(row) for row in state.rules.ways)
    for origin in range(CITY + 1):
        for sown in sowings(ways, origin, 4):
            way = path(ways, origin, sown, 4 - sum(sown))
            assert len(way) == 4
            assert [way.count(space) for space in range(CITY)] == list(sown)
            assert all(b in ways[a] for a, b in zip((origin, *way), way))


def test_a_pilgrim_reaches_a_site() -> None:
    """Fixed seeds: these very games. Nobody else lays roads."""
    for number in range(2):
        config = registry.config("pilgrim", 2, f"pilgrim/{number}")
        names = ["light:style=pilgrim", "light"]
        found = play(config, [ladder.make("pilgrim", name, str(number)) for name in names])
        assert found.sources["sites"][0] > 0
        assert found.sources["sites"][1] == 0


def test_every_character_has_weights_of_its_own() -> None:
    assert set(ladder.characters("pilgrim")) == set(ladder.styles("pilgrim"))
    for weights in ladder.styles("pilgrim").values():
        assert weights.vector() != usual().vector()
        assert len(weights.vector()) == len(usual().vector())
