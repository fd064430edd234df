"""City Defense: events that strike each player alone, or that nobody decides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.invasion.team import (
    acts,
    asks,
    at,
    bag,
    do,
    goods,
    market,
    on,
    own,
    refused,
    stored,
    strike,
    supply,
    texts,
    town,
    won,
)
from tests.rules.invasion.test_city_goals import full

KEPT = ["marked_farmer", "marked_boatman", "marked_craftsman", "marked_trader"]


@pytest.mark.rule("INV-EVT-COOP-A1", "INV-R58", "INV-GEN-17")
def test_assembly() -> None:
    row = {"tiles": ["gunpowder_tower"], "tower": ["knight"], "places": {"town_hall": ["knight"]}}
    g = at("actions", row, event="assembly")
    assert refused(g, 0, "act town_hall").rule == "INV-EVT-COOP-A1"
    do(g, 0, "act gunpowder_tower", "send knight city_walls")
    assert on(g, 0, "town_hall")[0] == "knight"


@pytest.mark.rule("INV-EVT-COOP-A9", "INV-GEN-22")
def test_highwayman() -> None:
    row = {
        "coins": 5,
        "tiles": ["stage_coach", "horse_wagon"],
        "places": {**full("wagon"), **full("ship"), **full("stage_coach"), **full("horse_wagon")},
    }
    g = at("actions", row, event="highwayman")
    assert acts(g, 0, "wagon") == []
    assert acts(g, 0, "horse_wagon") == []
    by_water = {text.split()[2] for text in acts(g, 0, "ship")}
    assert by_water
    assert {text.split()[2] for text in acts(g, 0, "stage_coach")} == by_water
    assert acts(at("actions", row), 0, "wagon")


@pytest.mark.rule("INV-EVT-COOP-A10", "INV-GEN-16")
def test_pilgrimage() -> None:
    g = at("actions", {"places": full("monastery")}, event="pilgrimage")
    assert refused(g, 0, "act monastery").rule == "INV-EVT-COOP-A10"
    assert acts(at("actions", {"places": full("monastery")}), 0, "monastery")


@pytest.mark.rule("INV-EVT-COOP-A11", "INV-GEN-10")
def test_progress() -> None:
    rows = ({"coins": 9, "merchant": "chartres"}, {"coins": 4, "merchant": "blois"}, {"coins": 3})
    g = strike("progress", *rows, start=2)
    assert (g.to_act, asks(g)) == ((1,), "build")  # in turn order
    do(g, 1, "yes")
    assert g.view(0)["seats"][1]["stations"] == ["blois"]
    assert g.to_act == (0,)  # the third has too few coins
    do(g, 0, "yes")
    assert g.view(0)["own"]["towers"][0] == ["chartres"]
    assert [p.coins for p in g.players] == [5, 0, 3]


@pytest.mark.rule("INV-EVT-COOP-A11")
def test_progress_follows_the_rules_of_building_and_may_be_declined() -> None:
    rows = ({"coins": 9, "merchant": "tours"}, {"coins": 9, "merchant": "chartres"})
    g = strike("progress", *rows)  # a tower of nobody stands in Tours
    assert g.to_act == (1,)
    do(g, 1, "no")
    assert g.players[1].coins == 9
    assert not any(g.view(0)["own"]["towers"][:2])


@pytest.mark.rule("INV-EVT-COOP-A12")
def test_reinforcement_without_a_knight_loses() -> None:
    g = strike("reinforcement")
    assert g.view(0)["own"]["reinforcement"] == [0, 1]
    assert g.round == 2


@pytest.mark.rule("INV-EVT-COOP-A13", "INV-COOP-33", "INV-R54")
def test_support() -> None:
    g = strike("support", {"bag": ["craftsman"], "market": KEPT}, {"bag": []})
    assert g.players[0].tracks[2] == 1
    assert bag(g.players[0]) == {"craftsman": 2}
    assert (g.players[0].tech_bound, asks(g)) == (1, "draw")  # the first replaces a farmer
    row = {"bag": ["craftsman"], "market": KEPT, "tracks": {"craftsmen": 1}}
    g = strike("support", row, {"bag": [], "market": KEPT})
    assert asks(g) == "catapult"
    do(g, 0, "yes")
    assert g.view(0)["own"]["achievements"]["catapult"]["technology"] == 2
    assert bag(g.players[1]) == {}


@pytest.mark.rule("INV-EVT-COOP-A14", "INV-R54")
def test_training() -> None:
    g = strike("training", {"coins": 0}, {"tracks": {"craftsmen": 1}})
    assert len(texts(g, 0)) == 6
    do(g, 0, "train boatmen")
    assert (g.players[0].tracks[1], g.players[0].coins) == (1, 2)
    assert "boatman" not in bag(g.players[0])
    do(g, 1, "train craftsmen", "yes")
    assert g.view(0)["own"]["achievements"]["catapult"]["technology"] == 2
    g = strike("training", {}, {})
    do(g, 0, "train traders")
    assert asks(g) == "choose-tile"


@pytest.mark.rule("INV-EVT-COOP-A14")
def test_training_on_full_tracks_and_without_rewards() -> None:
    names = ["farmers", "boatmen", "craftsmen", "traders", "knights", "scholars"]
    last = dict(zip(names, at("planning").rules.track_last, strict=True))
    full_up: dict[str, Any] = {"tracks": last}
    more = {"citizens_taken": ["boatmen", "knights"], "city": {"citizens_gone": ["farmers"]}}
    g = strike("training", full_up, {"tracks": {**last, "farmers": 0}}, **more, technology=0)
    assert (g.to_act, texts(g, 1)) == ((1,), ["train farmers"])
    g = strike("training", {}, {}, technology=0, goods_market=dict.fromkeys(["grain"], 0))
    assert refused(g, 0, "pass").rule == "INV-EVT-COOP-A14"
    do(g, 0, "train craftsmen")
    assert (g.players[0].tracks[2], g.players[0].tech_bound) == (1, 0)


@pytest.mark.rule("INV-EVT-COOP-A15")
def test_trip() -> None:
    rows = ({"coins": 5}, {"coins": 5, "merchant": "blois"}, {"coins": 4})
    g = strike("trip", *rows)
    assert ([p.coins for p in g.players], g.round) == ([1, 5, 0], 2)
    g = strike("trip", {"coins": 5}, {"coins": 3})
    assert (g.over, won(g)) == (True, False)


@pytest.mark.rule("INV-EVT-COOP-B2", "INV-GEN-10")
def test_bon_voyage() -> None:
    g = strike("bon_voyage", {"coins": 3}, {"coins": 1}, map={"c02": ["wine"]})
    options = [text for text in texts(g, 0) if text.startswith("travel")]
    assert options
    good = [text for text in options if len(text.split()) == 3]
    do(g, 0, good[0])
    assert (town(g, 0), g.players[0].coins) == (good[0].split()[1], 1)
    assert sum(g.players[0].goods) == 1
    assert asks(g) != "offer"  # one move; the other has too few coins
    g = strike("bon_voyage", {"coins": 9}, {"coins": 0})
    do(g, 0, "decline")
    assert (town(g, 0), g.players[0].coins) == ("orleans", 9)


@pytest.mark.rule("INV-EVT-COOP-B3", "INV-GEN-8", "INV-GEN-11")
def test_famine() -> None:
    row = {
        "bag": ["farmer", "monk"],
        "market": ["trader", "marked_farmer"],
        "places": {"castle": ["farmer"], "village": ["farmer"]},
        "tracks": {"farmers": 3},
    }
    g = strike("famine", row, {"bag": ["knight"], "market": ["scholar"]})
    assert set(texts(g, 0)) == {
        *("return 1 farmer bag", "return 1 monk bag", "return 1 trader market"),
        *("return 1 farmer castle", "return 1 farmer village"),
    }
    before = supply(g)
    do(g, 0, "return 1 farmer castle", "return 1 monk bag", "return 1 trader market")
    assert on(g, 0, "castle")[0] is None
    assert market(g.players[0]) == {"marked_farmer": 1}
    assert g.players[0].tracks[0] == 3
    # The other has two only, which are both lost.
    assert supply(g) == {
        **before,
        "farmer": before["farmer"] + 1,
        "monk": before["monk"] + 1,
        "trader": before["trader"] + 1,
        "knight": before["knight"] + 1,
        "scholar": before["scholar"] + 1,
    }
    assert asks(g) != "return-followers"


@pytest.mark.rule("INV-EVT-COOP-B4")
def test_fishing_grounds() -> None:
    last = at("planning").rules.track_last[1]
    coins = []
    for step in range(last + 1):
        g = strike("fishing_grounds", {"coins": 0, "tracks": {"boatmen": step}})
        coins.append(g.players[0].coins)
    assert coins == [0, 2, 3, 4, 5, 0]


@pytest.mark.rule("INV-EVT-COOP-B5", "INV-GEN-6")
def test_harvest() -> None:
    g = strike("harvest", {"goods": ["grain", "wine"]}, {"coins": 5})
    do(g, 0, "food wine")
    assert goods(g.players[0]) == {"grain": 1}
    assert g.players[1].coins == 0
    assert not g.over


@pytest.mark.rule("INV-EVT-COOP-B6", "INV-GEN-6")
def test_income() -> None:
    g = strike("income", {"coins": 0, "development": 15}, {"coins": 0})
    assert [p.coins for p in g.players] == [4, 1]


@pytest.mark.rule("INV-EVT-COOP-B7")
def test_pirates() -> None:
    g = at("planning")
    rows = g.rules.tables.data["map"]["connection"]
    road = next(row["id"] for row in rows if row["type"] == "road")
    river = next(row["id"] for row in rows if row["type"] == "waterway")
    g = strike("pirates", map={road: ["wool"], river: ["brocade"]})
    assert g.view(0)["map"][road] == ["wool"]
    for row in rows:
        if row["type"] == "waterway":
            assert not {"wool", "brocade"} & set(g.view(0)["map"][row["id"]])
    before = strike("escape", map={road: ["wool"], river: ["brocade"]})
    taken = sum(len(one) for one in before.view(0)["map"].values())
    taken -= sum(len(one) for one in g.view(0)["map"].values())
    assert sum(g.goods) == sum(before.goods) + taken
    assert taken > 0


@pytest.mark.rule("INV-EVT-COOP-B8")
def test_plague() -> None:
    g = strike("plague", {"bag": ["knight"], "market": KEPT}, {"bag": ["marked_trader"]})
    assert bag(g.players[0]) == {}
    assert g.players[1].bag[10] + g.players[1].market[10] == 1


@pytest.mark.rule("INV-EVT-COOP-B9", "INV-R61")
def test_raging_plague() -> None:
    g = strike("raging_plague", {"bag": ["knight", "farmer", "monk"], "market": KEPT}, {"bag": []})
    assert sum(bag(g.players[0]).values()) == 1
    g = strike("raging_plague", {"bag": ["knight", "marked_trader"], "market": KEPT[:3]}, {})
    assert bag(g.players[0]) == {"marked_trader": 1}
    g = strike("raging_plague", {"bag": ["knight"], "market": KEPT}, {})
    assert bag(g.players[0]) == {}


@pytest.mark.rule("INV-EVT-COOP-B10", "INV-COOP-51")
def test_rats() -> None:
    city = {"warehouse": {"grain": 2, "cheese": 1, "wine": 1}}
    g = strike("rats", city=city, goods_market={"grain": 0, "cheese": 0})
    assert stored(g) == {"grain": 1, "wine": 1}
    assert g.goods[:2] == [1, 1]


@pytest.mark.rule("INV-EVT-COOP-B11", "INV-GEN-12", "INV-GEN-13", "INV-R4")
def test_robbery() -> None:
    rows = ({"goods": ["grain", "cheese", "wool", "wool"]}, {"goods": ["brocade", "grain"]})
    g = strike("robbery", *rows, towers=[["chartres"], []])
    assert texts(g, 0) == [
        *("give good grain", "give good cheese", "give good wool", "give tower chartres"),
    ]
    market_ = g.goods[:]
    do(g, 0, "give good wool")
    assert "give tower chartres" not in texts(g, 0)
    do(g, 0, "give good wool")
    assert goods(g.players[0]) == {"grain": 1, "cheese": 1}  # overpaid, without change
    assert g.goods[3] == market_[3] + 2
    # The grain of the other would be superfluous beside the brocade.
    assert texts(g, 1) == ["give good brocade"]
    assert refused(g, 1, "give good grain").rule == "INV-EVT-COOP-B11"
    do(g, 1, "give good brocade")
    assert asks(g) != "robbed"


@pytest.mark.rule("INV-EVT-COOP-B11", "INV-GEN-12")
def test_every_good_of_a_robbery_is_needed() -> None:
    g = strike("robbery", {"goods": ["grain", "wine", "wool"]}, {"goods": ["brocade"]})
    do(g, 0, "give good grain")
    assert texts(g, 0) == ["give good wool"]  # with the wine it would take both
    do(g, 0, "give good wool")
    assert goods(g.players[0]) == {"wine": 1}


@pytest.mark.rule("INV-EVT-COOP-B11")
def test_who_cannot_pay_a_robbery_loses_for_all() -> None:
    g = strike("robbery", {"goods": ["wool"]}, {"goods": ["brocade"] * 2}, towers=[[], ["nevers"]])
    assert (g.over, won(g)) == (True, False)
    g = strike("robbery", {"goods": ["brocade"] * 2}, {"goods": ["wool"]})
    assert (g.over, goods(g.players[0])) == (True, {"brocade": 2})  # nobody was asked


@pytest.mark.rule("INV-EVT-COOP-B13")
def test_summoning() -> None:
    rows = ({"merchant": "tours", "coins": 5}, {"merchant": "blois", "coins": 4}, {"coins": 9})
    g = strike("summoning", *rows)
    assert (g.to_act, asks(g)) == ((0,), "stay-away")
    do(g, 0, "yes")
    assert [town(g, seat) for seat in range(3)] == ["tours", "orleans", "orleans"]
    assert [p.coins for p in g.players] == [0, 4, 9]
    g = strike("summoning", *rows)
    do(g, 0, "no")
    assert (town(g, 0), g.players[0].coins) == ("orleans", 5)


@pytest.mark.rule("INV-EVT-COOP-C1")
def test_invasion() -> None:
    g = strike("invasion")
    assert (g.over, won(g)) == (True, False)
    assert own(g).won == 0
