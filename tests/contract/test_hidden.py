"""Nobody sees what they must not."""

from __future__ import annotations

import json

import pytest

from scriptorium.core import registry
from scriptorium.core.rng import Stream
from scriptorium.core.table import Table
from scriptorium.games.orleans.planning import PLAN
from tests.contract import lively
from tests.support import at, do


@pytest.mark.parametrize("config", lively.every(), ids=lively.name)
def test_views_are_the_same_whatever_is_hidden(config: registry.Config) -> None:
    """Hour glass order, draws and dice to come and the others' plans make no difference to it."""
    chance = Stream("hidden", "test")
    for i, (state, _, _) in enumerate(lively.play(config)):
        if i % 19:
            continue
        for seat in (*range(config.players), None):
            other = state.determinize(seat, chance)
            seen = json.dumps({**state.view(seat), "to_act": []})
            assert json.dumps({**other.view(seat), "to_act": []}) == seen


def test_others_see_a_plan_only_when_all_are_ready() -> None:
    g = at("planning", {}, {})
    before = g.view(1)["seats"][0]
    do(g, 0, "place marked_farmer village", "place marked_boatman castle")
    assert g.view(1)["seats"][0] == before
    assert g.view(None)["seats"][0] == before
    assert g.view(0)["seats"][0]["places"]["village"][0] == "marked_farmer"
    do(g, 0, "ready")
    assert g.view(1)["seats"][0] == before
    do(g, 1, "ready")
    assert g.view(1)["seats"][0]["places"]["village"][0] == "marked_farmer"


@pytest.mark.parametrize("config", lively.games(), ids=lively.name)
def test_while_planning_others_see_what_was_there_before(config: registry.Config) -> None:
    before: dict[int | None, list[object]] = {}
    for state, _, _ in lively.play(config):
        if state.frames[-1] is not PLAN:
            before = {}
            continue
        for seat in (*range(state.n), None):
            seen = [row for row in state.view(seat)["seats"] if row["seat"] != seat]
            assert before.setdefault(seat, seen) == seen


def test_a_second_follower_of_a_kind_in_the_town_hall_is_not_seen_either() -> None:
    g = at("planning", {"places": {"town_hall": ["knight"]}, "market": ["knight"]}, {})
    before = g.view(1)
    do(g, 0, "place knight town_hall")
    assert g.view(1) == before
    assert g.determinize(1, Stream("x", "y")).view(1) == before


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        ({"market": ["farmer"]}, "place farmer castle"),
        ({"market": [], "technology": 1}, "technology castle farmer"),
        (
            {"market": [], "tiles": ["gunpowder_tower"], "tower": ["farmer"]},
            "place_tower farmer castle",
        ),
    ],
)
def test_who_has_laid_everything_seems_to_be_planning_still(
    seat: dict[str, object], text: str
) -> None:
    g = at("planning", seat, {})
    before = g.view(1)["seats"]
    do(g, 0, text, "ready")
    imagined = g.determinize(1, Stream("x", "y"))
    assert imagined.to_act == (0, 1)
    assert g.view(1)["seats"] == imagined.view(1)["seats"] == before


def test_technology_that_is_bound_to_a_farmer_is_not_seen_either() -> None:
    g = at("planning", {"technology": 1, "farmer_technology": 1}, {})
    before = g.view(1)
    do(g, 0, "farmer_technology castle farmer", "technology farm_house boatman")
    assert g.view(1) == before


def test_others_read_a_plan_in_the_log_only_when_all_are_ready() -> None:
    table = Table(registry.config("orleans", 2, 1), ["human", "human"])
    table.act(0, "place marked_farmer village")
    assert [entry.text for entry in table.log_for(0)] == ["place marked_farmer village"]
    assert table.log_for(1) == []
    assert table.log_for(None) == []
    table.act(0, "ready")
    table.act(1, "ready")
    assert len(table.log_for(1)) == len(table.log_for(None)) == 3


def test_bots_do_not_see_the_others_plans() -> None:
    g = at("planning", {}, {})
    do(g, 0, "place marked_farmer village", "ready")
    imagined = g.determinize(1, Stream("x", "y"))
    assert imagined.to_act == (0, 1)
    assert imagined.players[0].market_n == 4
    assert imagined.players[0].filled == 0


def test_the_tiles_face_down_are_shown_without_their_order() -> None:
    g = at("planning", {}, {}, round=7)
    left = g.view(0)["events_left"]
    order = g.hour_glass[:]
    order[7], order[8] = order[8], order[7]
    g.hour_glass = order
    assert g.view(0)["events_left"] == left
    assert sum(len(part["tiles"]) for part in left) == 11
