"""City Defense: events of the team, who decides, and the end (INV-COOP-80 to INV-COOP-90)."""

from __future__ import annotations

import pytest

from scriptorium.games.orleans.state import Game
from tests.rules.invasion.team import (
    QUIET,
    asks,
    at,
    bag,
    do,
    goods,
    market,
    on,
    own,
    pass_all,
    refused,
    start,
    stored,
    strike,
    supply,
    texts,
    town,
    won,
)
from tests.rules.invasion.test_city_characters import INN, OUTER, READY, RICH, ended

TWO = ["merchant", "innkeeper"]


# The course of events, and the end


@pytest.mark.rule("INV-COOP-80")
def test_the_top_tile_is_turned_at_the_start_of_the_round() -> None:
    g = start(2)
    assert g.round == 1
    assert g.view(0)["event"]["id"] == g.rules.event_name(g.hour_glass[0])
    assert len(g.view(0)["events_seen"]) == 1
    assert g.view(0)["event"]["letter"] == "one"  # A to C are stacks here, no strengths
    g = at("planning", event="highwayman")
    assert g.no_ways  # holds from the start of the round


@pytest.mark.rule("INV-COOP-81")
def test_the_sum_is_split_freely() -> None:
    g = strike("arson", {"coins": 4}, {"coins": 5}, {"coins": 6}, players=3)
    do(g, 0, "team coins")
    assert {"pays 1 4", "pays 2 5", "pays 3 6", "pays 3 1"} <= set(texts(g, 0))
    assert refused(g, 0, "pays 1 5").rule == "INV-COOP-81"
    do(g, 0, "pays 3 5", "pays 2 1")
    assert [p.coins for p in g.players] == [4, 4, 1]
    do(g, 0, "team coins", "pays 2 4", "pays 1 2")
    assert [p.coins for p in g.players] == [2, 0, 1]
    assert not g.over


@pytest.mark.rule("INV-COOP-82", "INV-EVT-COOP-A15")
def test_nobody_pays_for_another() -> None:
    g = strike("trip", {"coins": 3}, {"coins": 20, "merchant": "blois"})
    assert (g.over, won(g)) == (True, False)


@pytest.mark.rule("INV-COOP-84", "INV-EVT-COOP-C1")
@pytest.mark.parametrize(("players", "last"), [(2, 18), (4, 16)])
def test_the_round_of_the_invasion_is_played_to_its_end(players: int, last: int) -> None:
    g = at("planning", event="invasion", players=players)
    assert g.round == last
    while asks(g) == "plan":
        do(g, g.to_act[0], "ready")
    assert (asks(g), g.over) == ("act", False)
    pass_all(g)
    assert (g.over, g.round) == (True, last)


@pytest.mark.rule("INV-COOP-85")
@pytest.mark.parametrize(
    "missing",
    [
        {"walls": 4},
        {"treasury": 29},
        {"warehouse": {"grain": 6, "cheese": 3, "wine": 2}},
        {"team": 5},
        {"reinforcement": 1},
        {},
    ],
)
def test_every_common_objective_must_hold(missing: dict[str, object]) -> None:
    g = ended(RICH, INN, cards=TWO, city=missing)
    assert g.over
    assert won(g) is (not missing)


@pytest.mark.rule("INV-COOP-85")
def test_so_must_the_towers() -> None:
    assert won(ended(RICH, INN, cards=TWO, towers=[[], OUTER[1:]])) is False
    assert won(ended(RICH, INN, cards=TWO, towers=[OUTER[:1], OUTER[1:]])) is True


@pytest.mark.rule("INV-COOP-86")
def test_objectives_must_still_hold_at_the_end() -> None:
    city = {**READY, "warehouse": {"grain": 6, "cheese": 3, "wine": 3}}
    g = strike("rats", RICH, INN, characters=TWO, city=city, towers=[[], OUTER])
    assert not g.over
    assert not g.view(0)["own"]["objectives"]["warehouse"]


@pytest.mark.rule("INV-COOP-87", "INV-GEN-14")
def test_the_game_is_lost_at_once() -> None:
    g = strike("demolition", {"coins": 2}, {"coins": 3})
    assert (g.over, won(g), g.to_act) == (True, False, ())
    assert g.round == 1


@pytest.mark.rule("INV-COOP-88")
def test_torture_is_for_the_harvest_alone() -> None:
    g = strike("harvest", {"coins": 2}, {"coins": 9})
    assert (g.to_act, asks(g)) == ((0,), "torture")
    assert not g.over
    assert strike("robbery", {"coins": 9, "goods": []}, {"goods": ["brocade"]}).over
    assert strike("arson", {"coins": 2}, {"coins": 3}).over


# Who decides


@pytest.mark.rule("INV-COOP-89")
@pytest.mark.parametrize("speaker", [1, 2, 3])
def test_the_start_player_speaks_for_all(speaker: int) -> None:
    g = strike("drought", players=3, start=speaker)
    assert (g.to_act, asks(g)) == ((speaker - 1,), "take-off")
    assert refused(g, speaker % 3, texts(g, speaker - 1)[0]).key == "not-your-turn"
    assert g.view(0)["own"]["speaker"] == speaker - 1


@pytest.mark.rule("INV-COOP-89", "INV-R35")
def test_only_steps_after_which_the_demand_can_be_met() -> None:
    """Two tiles are due, the coins pay for one: whatever is chosen first, all ends well."""
    row = {"coins": 7, "tiles": ["hayrick"]}
    g = strike("arson", row, {"coins": 0})
    assert texts(g, 0) == ["team tile 1 hayrick", "team coins"]
    do(g, 0, "team coins", "pays 1 6")
    assert texts(g, 0) == ["team tile 1 hayrick"]
    assert refused(g, 0, "team coins").rule == "INV-EVT-COOP-B1"
    do(g, 0, "team tile 1 hayrick")
    assert not g.over
    g = strike("arson", row, {"coins": 0})
    do(g, 0, "team tile 1 hayrick")
    assert texts(g, 0) == ["team coins"]


@pytest.mark.rule("INV-COOP-89")
def test_whoever_pays_the_rest_can_be_paid() -> None:
    """Every sequence of steps ends with the demand met."""
    row = {"coins": 6, "tiles": ["hayrick", "winery"]}
    start_ = strike("arson", row, {"coins": 1, "tiles": ["library"]})

    def follow(g: Game) -> int:
        if asks(g) not in ("give-tiles", "team-pays"):
            assert not g.over
            return 1
        ends = 0
        for action in g.legal(0):
            other = g.copy()
            other.apply(0, action)
            ends += follow(other)
        return ends

    assert follow(start_) > 20


@pytest.mark.rule("INV-COOP-90")
@pytest.mark.parametrize(
    ("coins", "tiles", "lost"),
    [(11, [], True), (12, [], False), (5, ["hayrick"], True), (6, ["hayrick"], False)],
)
def test_what_cannot_be_met_is_not_even_asked(coins: int, tiles: list[str], lost: bool) -> None:
    g = strike("arson", {"coins": coins, "tiles": tiles}, {"coins": 0})
    assert g.over is lost
    assert won(g) is (False if lost else None)
    assert (asks(g) is None) is lost


# The events of the team


@pytest.mark.rule("INV-EVT-COOP-A2", "INV-R59")
@pytest.mark.parametrize(("players", "tiles"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_demolition(players: int, tiles: int) -> None:
    places = {"castle": ["technology"], "village": ["technology"]}
    rows = [{"coins": 0, "places": places}, {"coins": 0, "places": {"castle": ["technology"]}}]
    rows += [{"coins": 0}] * (players - 2)
    g = strike("demolition", *rows)
    assert set(texts(g, 0)) == {
        "team technology 1 castle",
        "team technology 1 village",
        "team technology 2 castle",
    }
    before = g.technology
    for text in [
        "team technology 2 castle",
        "team technology 1 castle",
        "team technology 1 village",
    ]:
        if asks(g) == "give-tiles":
            do(g, 0, text)
    assert g.technology == before + tiles
    assert asks(g) != "give-tiles"
    assert on(g, 1, "castle")[0] is None


@pytest.mark.rule("INV-EVT-COOP-A2")
def test_demolition_takes_coins_and_nothing_from_the_catapult() -> None:
    catapult = {"achievements": {"catapult": {"technology": 2}}}
    g = strike("demolition", {"coins": 8}, {"coins": 4}, city=catapult)
    assert texts(g, 0) == ["team coins"]
    do(g, 0, "team coins", "pays 1 6", "team coins", "pays 1 2", "pays 2 4")
    assert [p.coins for p in g.players] == [0, 0]
    assert g.view(0)["own"]["achievements"]["catapult"]["technology"] == 1
    assert strike("demolition", {"coins": 7}, {"coins": 4}, city=catapult).over


@pytest.mark.rule("INV-EVT-COOP-A3")
def test_donation() -> None:
    g = strike("donation", {"development": 1}, {"coins": 0}, goods_market={"wine": 2})
    assert texts(g, 0) == ["grant development 1", "grant development 2"]
    do(g, 0, "grant development 1", "grant development 1", "grant development 2")
    assert [p.development for p in g.players] == [3, 1]
    assert own(g).team == 1  # with the rewards of the track
    do(g, 0, "grant good 2", "grant coin 1", "grant coin 2", "grant coin 2")
    assert (goods(g.players[1]), g.players[1].coins) == ({"wine": 1}, 2)
    assert own(g).team == 1  # there is wine left
    assert asks(g) != "share"


@pytest.mark.rule("INV-EVT-COOP-A3")
def test_donation_without_wine_or_room() -> None:
    g = strike("donation", {"development": 30}, {"development": 30}, goods_market={"wine": 0})
    assert texts(g, 0) == ["grant coin 1", "grant coin 2"]
    g = strike("donation", {"development": 30}, {"development": 28})
    assert texts(g, 0) == ["grant development 2"]


@pytest.mark.rule("INV-EVT-COOP-A4")
def test_drought() -> None:
    ways = {
        "c01": ["grain"],
        "c02": ["grain"],
        "c03": ["grain"],
        "c04": ["grain"],
        "c05": ["grain"],
    }
    g = strike("drought", map=ways)
    grain = [text for text in texts(g, 0) if text.startswith("take_off grain")]
    assert grain == texts(g, 0)
    before = g.goods[0]
    do(g, 0, "take_off grain c02")
    assert g.view(0)["map"]["c02"].count("grain") == 0
    for _ in range(3):
        do(g, 0, texts(g, 0)[0])
    assert (g.goods[0], asks(g) == "take-off") == (before + 4, False)


@pytest.mark.rule("INV-EVT-COOP-A4")
def test_drought_takes_all_if_there_are_no_more() -> None:
    g = strike("drought")
    ids = list(g.view(0)["map"])
    empty = {one: [] for one in ids[3:]}
    g = strike("drought", map={**empty, "c01": ["grain"], "c02": ["wine"], "c03": ["grain"]})
    assert asks(g) != "take-off"
    assert not any("grain" in goods_ for goods_ in g.view(0)["map"].values())
    assert "wine" in g.view(0)["map"]["c02"]


@pytest.mark.rule("INV-EVT-COOP-A5")
def test_earthquake() -> None:
    g = strike("earthquake", {"tiles": ["hayrick"]})
    assert "remove hayrick" not in texts(g, 0)
    shut = ["winery", "well", "tavern", "library", "school"]
    do(g, 0, *[f"remove {tile}" for tile in shut])
    assert asks(g) != "close-tiles"
    left = [tile for stack in g.view(0)["stacks"].values() for tile in stack]
    assert not set(shut) & set(left)
    assert len(left) == 15
    all_but = [tile for tile in [*left, *shut] if tile not in ("winery", "well")]
    g = strike("earthquake", removed_tiles=[*all_but, "hayrick"])
    assert (g.stock, asks(g) == "close-tiles") == (0, False)


@pytest.mark.rule("INV-EVT-COOP-A6")
def test_escape() -> None:
    g = strike("escape")
    assert "le_blanc" not in g.view(0)["own"]["citizens_left"]
    assert (own(g).team, own(g).lost_citizens) == (0, 1)
    g = strike("escape", city={"citizens_gone": ["le_blanc"]})
    assert (own(g).team, own(g).lost_citizens) == (1, 0)


@pytest.mark.rule("INV-EVT-COOP-A7", "INV-R60")
def test_good_trade() -> None:
    g = strike("good_trade", {"coins": 3}, {"coins": 6}, goods_market={"grain": 3})
    assert texts(g, 0) == ["yes", "no"]
    do(g, 0, "yes", "pays 2 6", "pays 1 2")
    assert stored(g) == {"grain": 3}
    assert [p.coins for p in g.players] == [1, 0]
    assert own(g).team == 1  # the pile is empty
    g = strike("good_trade", {"coins": 3}, {"coins": 6}, goods_market={"grain": 3})
    do(g, 0, "no")
    assert (stored(g), g.players[0].coins) == ({}, 3)


@pytest.mark.rule("INV-EVT-COOP-A7", "INV-R60")
def test_good_trade_is_not_offered_without_grain_or_coins() -> None:
    rows = ({"coins": 4}, {"coins": 4})
    assert asks(strike("good_trade", *rows, goods_market={"grain": 2})) != "buy-goods"
    few = ({"coins": 4}, {"coins": 3})
    assert asks(strike("good_trade", *few, goods_market={"grain": 3})) != "buy-goods"
    city = {"warehouse": {"grain": 5}}
    g = strike("good_trade", *rows, goods_market={"grain": 4}, city=city)
    do(g, 0, "yes", "pays 1 4", "pays 2 4")
    assert (stored(g), g.goods[0], own(g).team) == ({"grain": 6}, 3, 0)


@pytest.mark.rule("INV-EVT-COOP-A8")
def test_good_winds() -> None:
    rows = ({"merchant": "chartres"}, {"merchant": "orleans"}, {"merchant": "tours"})
    g = strike("good_winds", *rows)
    assert (g.round, asks(g)) == (1, "sailor")
    assert texts(g, 0) == ["choose 2", "choose 3", "no"]
    do(g, 0, "choose 2")
    assert (g.to_act, asks(g)) == ((1,), "sail")
    text = next(text for text in texts(g, 1) if len(text.split()) == 4)
    do(g, 1, text)
    assert (town(g, 1), sum(g.players[1].goods)) == (text.split()[2], 1)
    assert g.players[1].coins == 5
    g = strike("good_winds", *rows)
    do(g, 0, "no")
    assert g.round == 2
    dry = [{"merchant": "chartres"}, {"merchant": "etampes"}]
    assert strike("good_winds", *dry).round == 2


@pytest.mark.rule("INV-EVT-COOP-A16", "INV-R51")
def test_wool_market() -> None:
    rows = ({"coins": 1, "goods": ["brocade"]}, {"coins": 2})
    g = strike("wool_market", *rows, goods_market={"wool": 1, "brocade": 1})
    assert set(texts(g, 0)) == {
        *("buys 1 wool", "buys 2 wool", "buys 1 brocade", "buys 2 brocade"),
        *("sells 1 brocade", "done"),
    }
    do(g, 0, "sells 1 brocade")
    assert (g.players[0].coins, goods(g.players[0])) == (4, {})
    do(g, 0, "buys 2 wool", "pays 1 1", "pays 2 1")
    assert goods(g.players[1]) == {"wool": 1}
    assert [p.coins for p in g.players] == [3, 1]
    assert "buys 2 wool" not in texts(g, 0)
    do(g, 0, "sells 2 wool")
    assert asks(g) != "trade-wool"  # three in all
    g = strike("wool_market", *rows)
    do(g, 0, "done")
    assert asks(g) != "trade-wool"


@pytest.mark.rule("INV-EVT-COOP-B1", "INV-R34")
@pytest.mark.parametrize(("players", "tiles"), [(3, 2), (4, 3)])
def test_arson(players: int, tiles: int) -> None:
    slots = at("planning").rules.by_id["laboratory"].slots
    row = {
        "coins": 0,
        "tiles": ["laboratory", "hayrick"],
        "places": {"laboratory": ["technology", slots[1]]},
    }
    rows = [row, {"coins": 0, "tiles": ["winery"]}, *[{"coins": 0}] * (players - 2)]
    g = strike("arson", *rows)
    before = g.technology
    do(g, 0, "team tile 1 laboratory", "team tile 2 winery")
    if tiles == 3:
        do(g, 0, "team tile 1 hayrick")
    assert asks(g) != "give-tiles"
    assert (g.technology, bag(g.players[0])[slots[1]]) == (before + 1, 1)
    left = [tile for stack in g.view(0)["stacks"].values() for tile in stack]
    assert not {"laboratory", "winery"} & set(left)


@pytest.mark.rule("INV-EVT-COOP-B12", "INV-R62")
def test_rome_calling() -> None:
    rows = ({"bag": ["monk"], "market": ["monk"]}, {"places": {"hostel": ["monk"]}})
    g = strike("rome_calling", *rows)
    before = supply(g)["monk"]
    assert (asks(g), texts(g, 0)) == ("send-monks", ["yes", "no"])
    do(g, 0, "yes")
    assert texts(g, 0) == ["return 1 monk bag", "return 1 monk market"]
    do(g, 0, "return 1 monk market")
    assert (supply(g)["monk"], on(g, 1, "hostel")) == (before + 2, [None])
    assert ("monk" in market(g.players[0]), bag(g.players[0])["monk"]) == (False, 1)
    assert own(g).lost_citizens == 0


@pytest.mark.rule("INV-EVT-COOP-B12", "INV-R62")
def test_rome_calling_takes_a_citizen_instead() -> None:
    rows = ({"bag": ["monk"]}, {"bag": ["monk"]})
    g = strike("rome_calling", *rows)
    do(g, 0, "no")
    assert len(texts(g, 0)) == 15
    do(g, 0, "drop farmers")
    assert "farmers" not in g.view(0)["own"]["citizens_left"]
    assert [bag(p)["monk"] for p in g.players] == [1, 1]
    g = strike("rome_calling", {"bag": ["monk"]}, {}, city={"citizens_gone": ["grain"]})
    assert asks(g) == "drop-citizen"  # somebody has no monk
    assert "drop grain" not in texts(g, 0)
    do(g, 0, "drop development 18")
    assert g.view(0)["citizens"]["development"] == [3, 28]


@pytest.mark.rule("INV-EVT-COOP-B12")
def test_rome_calling_without_a_citizen_left() -> None:
    names = g_names()
    g = strike("rome_calling", citizens_taken=names[0], city={"citizens_gone": names[1]})
    assert asks(g) != "drop-citizen"


def g_names() -> tuple[list[str], list[str]]:
    g = at("planning")
    return list(g.rules.citizen_names), list(g.view(0)["own"]["citizens_left"])


@pytest.mark.rule("INV-EVT-COOP-B14", "INV-R7")
def test_witch_hunt() -> None:
    rows = ({"development": 5, "bag": ["monk"]}, {"market": ["monk"], "development": 0})
    g = strike("witch_hunt", *rows)
    assert texts(g, 0) == ["back 1", "return 1 monk bag", "return 2 monk market"]
    before = supply(g)["monk"]
    do(g, 0, "return 2 monk market", "back 1", "back 1", "back 1", "back 1", "back 1")
    assert g.players[0].development == 0  # over coin spaces too
    assert asks(g) != "give-up"
    assert (supply(g)["monk"], bag(g.players[0])["monk"]) == (before + 1, 1)
    assert strike("witch_hunt", {"development": 4, "bag": ["monk"]}, {}).over
    assert not strike("witch_hunt", {"development": 5, "bag": ["monk"]}, {}).over


@pytest.mark.rule("INV-COOP-84")
def test_nobody_is_asked_after_the_end() -> None:
    g = strike("invasion", characters=QUIET[:2])
    assert (g.over, g.to_act) == (True, ())
