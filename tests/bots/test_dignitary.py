"""The bots play The Dignitary: every decision, and for citizens."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.arena.match import Result, play
from scriptorium.bots import ladder
from scriptorium.bots.orleans.values import PLACE_VALUES, SENDING_VALUES
from scriptorium.core import registry
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.state import Game

SCENARIOS = registry.meta("orleans").scenarios
WITH_WELL = 5  # a seed that lays out the Well


def new(scenario: str) -> Game:
    players = registry.meta("orleans").players_of(scenario)[0]
    g = registry.load("orleans").new(registry.config("orleans", players, 1, scenario=scenario))
    assert isinstance(g, Game)
    return g


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_class_of_place_has_a_value(scenario: str) -> None:
    """Its own, or that of a class it comes from."""
    for place in new(scenario).rules.places:
        classes = type(place).__mro__
        known = [one for one in classes[: classes.index(Place)] if one in PLACE_VALUES]
        assert known, f"{place.id}: no line for {type(place).__name__} in PLACE_VALUES"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_class_of_destination_has_a_value(scenario: str) -> None:
    for to in new(scenario).rules.destinations:
        assert type(to) in SENDING_VALUES, f"{to.id}: no line for {type(to).__name__}"


def game(bot: str, seed: int, difficulty: str = "normal") -> Result:
    options = {"difficulty": difficulty}
    config = registry.config("orleans", 1, f"d/{seed}", scenario="dignitary", options=options)
    return play(config, [ladder.make("orleans", bot, str(seed))])


# Those who try plans out do so in a small way here.
SMALL = {"scout": "scout:plans=2:trials=2", "search": "search:plans=3:trials=2"}


@pytest.mark.parametrize("name", list(ladder.classes("orleans")))
def test_a_bot_plays_to_the_end(name: str) -> None:
    for seed in range(1 if name in SMALL else 4):
        result = game(SMALL.get(name, name), seed)
        assert result.outcome["won"] is (result.points[0] == 8)
        assert result.rounds == 16 or result.points[0] == 8


def test_greedy_gains_far_more_citizens_than_novice() -> None:
    greedy = [game("greedy", seed) for seed in range(8)]
    novice = [game("novice", seed) for seed in range(8)]
    assert sum(one.points[0] for one in greedy) > 2 * sum(one.points[0] for one in novice)
    assert sum(one.won_by([0]) for one in greedy) >= 6
    assert not any(one.won_by([0]) for one in novice)


def test_greedy_wins_the_easier_version() -> None:
    assert sum(game("greedy", seed, "easier").won_by([0]) for seed in range(6)) >= 5


def asked(row: dict[str, Any], phase: str = "planning", **more: Any) -> Game:
    """A position of the scenario."""
    data = {"scenario": "dignitary", "phase": phase, "seats": [row], **more}
    g = registry.load("orleans").position(data)
    assert isinstance(g, Game)
    return g


def answers(g: Game) -> list[str]:
    chosen = ladder.make("orleans", "greedy", "1").choose(g.copy(), 0)
    return [g.rules.codec.text(action) for action in chosen]


def test_citizens_are_placed_where_they_can_be_reached() -> None:
    g = new("dignitary")
    while g.frames[-1].name == "place-citizen":
        g.step(0, answers(g)[0])
    lying = [name for i, name in enumerate(g.rules.citizen_names) if g.citizens >> i & 1]
    assert {"development 3", "knights", "papal_conclave", "astronomy"} < set(lying)
    assert not {"boatmen", "city_wall", "canalization"} & set(lying)


def test_the_merchant_rides_to_a_citizen() -> None:
    places = {"stage_coach": ["knight"]}
    g = asked({"coins": 3, "places": places}, "actions", round=9)
    assert answers(g) == ["act stage_coach vierzon"]


def test_no_follower_is_laid_for_a_ride_that_cannot_be_paid() -> None:
    for coins, laid in ((3, True), (2, False)):
        g = asked({"coins": coins, "market": {"knight": 1}}, round=9)
        assert ("place knight stage_coach" in answers(g)) is laid


def test_the_well_copies_the_ride_to_a_citizen() -> None:
    row = {"coins": 3, "tiles": ["well"], "places": {"well": ["craftsman", "scholar"]}}
    g = asked(row, "actions", round=15, seed=WITH_WELL)
    assert answers(g) == ["act well"]
    g.step(0, "act well")
    assert g.frames[-1].name == "copy"
    g.step(0, answers(g)[0])
    assert g.players[0].citizens == 1
