"""Phase 1, the hour glass (chapter HGL)."""

from __future__ import annotations

from collections import Counter

import pytest

from scriptorium.games.orleans.state import Game
from tests.support import EDITIONS, acts, at, bag, do, everybody, refused, start, texts

MONASTERY = {"places": {"monastery": ["scholar", "marked_trader"]}}
EVENTS = ["pilgrimage", "income", "harvest", "taxes", "trading_day", "plague"]


def order(g: Game) -> list[str]:
    """All tiles from top to bottom."""
    return [g.rules.event_name(tile) for tile in g.hour_glass]


def step_idly(g: Game) -> None:
    seat = g.to_act[0]
    idly = [text for text in ("draw 0", "ready", "pass") if text in texts(g, seat)]
    g.step(seat, idly[0] if idly else texts(g, seat)[0])


def shown(g: Game) -> list[str]:
    """Play on with nobody doing anything; gives the event of each round."""
    events: list[str] = []
    while not g.over:
        if len(events) < g.round:
            events.append(g.view(None)["event"]["id"])
        step_idly(g)
    return events


@pytest.mark.rule("ORL-HGL-1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_round_turns_up_the_tile_on_top(edition: str) -> None:
    g = start(2, edition, seed=5)
    stack = order(g)
    assert shown(g) == stack


@pytest.mark.rule("ORL-HGL-1")
def test_an_event_belongs_to_its_round_only() -> None:
    g = at("actions", MONASTERY, {}, round=8, event="pilgrimage")
    assert refused(g, 0, "act monastery").rule == "ORL-MONA-3"
    while g.round == 8:
        step_idly(g)
    assert g.view(0)["event"]["id"] != "pilgrimage"
    while g.view(0)["asks"] != "act":
        step_idly(g)
    do(g, 1, "pass")
    assert acts(g, 0, "monastery") == ["act monastery"]


@pytest.mark.rule("ORL-HGL-1")
def test_the_event_of_an_earlier_round_pays_nothing_more() -> None:
    g = at("actions", {}, {}, round=7, event="income B")
    stack = g.hour_glass[:]
    pilgrimage = order(g).index("pilgrimage", 7)
    stack[7], stack[pilgrimage] = stack[pilgrimage], stack[7]
    g.hour_glass = stack
    everybody(g, "pass")
    assert [p.coins for p in g.players] == [7, 7]
    while g.round < 9:
        step_idly(g)
    assert [p.coins for p in g.players] == [7, 7]


@pytest.mark.rule("ORL-HGL-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_round_one_shows_pilgrimage(edition: str) -> None:
    for seed in range(40):
        g = start(2, edition, seed)
        assert (g.view(0)["round"], g.view(0)["event"]["id"]) == (1, "pilgrimage")


@pytest.mark.rule("ORL-HGL-2")
def test_nobody_recruits_a_monk_in_round_one() -> None:
    g = at("hour-glass", MONASTERY, {}, round=1)
    while g.view(0)["asks"] != "act":
        step_idly(g)
    assert g.round == 1
    assert refused(g, 0, "act monastery").rule == "ORL-MONA-3"


@pytest.mark.rule("ORL-HGL-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_round_of_the_eighteenth_tile_is_the_last(edition: str) -> None:
    g = start(2, edition)
    while not g.over:
        left = sum(len(part["tiles"]) for part in g.view(None)["events_left"])
        assert left == 18 - g.round
        step_idly(g)
    assert left == 0
    assert len(g.view(None)["events_seen"]) == 18


@pytest.mark.rule("ORL-HGL-4")
def test_income_and_trading_day_come_after_all_actions() -> None:
    for event, coins in (("income A", 8), ("trading_day A", 11)):
        g = at("planning", {"stations": ["blois", "tours"]}, {}, round=3, event=event)
        everybody(g, "ready")
        do(g, 0, "pass")
        assert g.players[0].coins == 5
        do(g, 1, "pass")
        assert g.players[0].coins == coins


@pytest.mark.rule("ORL-HGL-4")
def test_taxes_and_harvest_come_after_all_actions() -> None:
    row = {"goods": ["wool", "wool"], "coins": 20}
    for event, coins in (("taxes A", 18), ("harvest B", 10)):
        g = at("planning", row, {}, event=event)
        everybody(g, "ready")
        do(g, 0, "pass")
        assert g.players[0].coins == 20
        do(g, 1, "pass")
        assert g.players[0].coins == coins


@pytest.mark.rule("ORL-HGL-4")
def test_the_plague_comes_after_all_actions() -> None:
    g = at("planning", {"bag": ["knight"]}, {}, round=3, event="plague")
    everybody(g, "ready")
    do(g, 0, "pass")
    assert bag(g.players[0]) == {"knight": 1}
    do(g, 1, "pass")
    assert bag(g.players[0]) == {}


@pytest.mark.rule("ORL-HGL-4")
def test_pilgrimage_acts_in_the_action_phase_and_not_in_the_event_phase() -> None:
    g = at("actions", MONASTERY, {}, round=8, event="taxes")
    assert acts(g, 0, "monastery") == ["act monastery"]
    g = at("actions", {**MONASTERY, "bag": ["monk"]}, {}, round=8, event="pilgrimage")
    assert acts(g, 0, "monastery") == []
    do(g, 0, "pass")
    kinds = [event.kind for event in do(g, 1, "pass")]
    assert kinds == ["passed", "round"]
    assert bag(g.players[0]) == {"monk": 1}


@pytest.mark.rule("ORL-HGL-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_event_is_public_before_planning(edition: str) -> None:
    g = at("followers", {"bag": ["farmer"]}, {}, edition=edition, round=8, event="taxes")
    assert g.view(None)["asks"] == "draw"
    for seat in (0, 1, None):
        assert g.view(seat)["event"]["id"] == "taxes"


@pytest.mark.rule("ORL-HGL-5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_order_of_the_tiles_face_down_is_hidden(edition: str) -> None:
    g = at("planning", {}, {}, edition=edition, round=7, event="plague")
    other = g.copy()
    other.hour_glass = [*g.hour_glass[:7], *g.hour_glass[11:6:-1], *g.hour_glass[:11:-1]]
    assert other.hour_glass != g.hour_glass
    for seat in (0, 1, None):
        assert other.view(seat) == g.view(seat)


@pytest.mark.rule("ORL-HGL-5")
def test_tiles_turned_up_are_known_to_all() -> None:
    g = start(2, "2014")
    stack = order(g)
    while g.round < 4:
        step_idly(g)
    assert [tile["id"] for tile in g.view(1)["events_seen"]] == stack[:4]


@pytest.mark.rule("ORL-HGL-6")
@pytest.mark.parametrize(("letter", "coins"), [("A", 6), ("B", 4), ("C", 2)])
def test_2019_the_letter_sets_the_income(letter: str, coins: int) -> None:
    g = at("event", {"coins": 0, "development": 4}, {}, event=f"income {letter}")
    assert g.players[0].coins == coins


@pytest.mark.rule("ORL-HGL-6")
@pytest.mark.parametrize(("letter", "coins"), [("A", 6), ("B", 4), ("C", 2)])
def test_2019_the_letter_sets_the_trading_day(letter: str, coins: int) -> None:
    row = {"coins": 0, "stations": ["orleans", "tours"]}
    g = at("event", row, {}, event=f"trading_day {letter}")
    assert g.players[0].coins == coins


@pytest.mark.rule("ORL-HGL-6")
@pytest.mark.parametrize(("letter", "coins"), [("A", 7), ("B", 3), ("C", 2)])
def test_2019_the_letter_sets_the_taxes(letter: str, coins: int) -> None:
    g = at("event", {"coins": 20, "goods": {"wool": 4, "brocade": 3}}, {}, event=f"taxes {letter}")
    assert g.players[0].coins == 20 - coins


@pytest.mark.rule("ORL-HGL-6")
@pytest.mark.parametrize(("letter", "items"), [("A", 1), ("B", 2), ("C", 3)])
def test_2019_the_letter_sets_the_harvest(letter: str, items: int) -> None:
    g = at(
        "event",
        {"coins": 20, "goods": {"wool": 4, "brocade": 3}},
        {"coins": 20},
        event=f"harvest {letter}",
    )
    assert [p.coins for p in g.players] == [20 - 5 * items, 20 - 5 * items]


@pytest.mark.rule("ORL-HGL-6")
@pytest.mark.parametrize(
    ("event", "coins"), [("income", 22), ("trading_day", 22), ("taxes", 18), ("harvest", 15)]
)
@pytest.mark.parametrize("round_", [2, 8, 14])
def test_2014_events_have_one_strength(event: str, coins: int, round_: int) -> None:
    row = {
        "coins": 20,
        "development": 4,
        "stations": ["orleans", "tours"],
        "goods": {"wool": 4, "brocade": 3},
    }
    g = at("event", row, {}, edition="2014", round=round_, event=event)
    assert g.players[0].coins == coins


@pytest.mark.rule("ORL-HGL-7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_event_occurs_three_times_in_a_game(edition: str) -> None:
    for seed in range(3):
        assert Counter(shown(start(2, edition, seed))) == dict.fromkeys(EVENTS, 3)
