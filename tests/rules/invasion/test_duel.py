"""The Duel (INV-DUEL)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.pieces import NO_GOOD
from scriptorium.games.orleans.state import Game
from tests.rules.invasion.duel import (
    ALL,
    BRANCHES,
    GUILDHALL,
    HOUSE,
    LADY,
    SCRIPTORIUM,
    SETTLED,
    STATUS,
    WINE,
    asks,
    at,
    citizens,
    completed,
    do,
    opened,
    own,
    start,
    winners,
)
from tests.support import acts, bag, everybody, goods, on, refused, texts, town
from tests.support import start as base

AT_CASTLE: dict[str, Any] = {"merchant": "chatellerault", "goods": ["wine"] * 3}


# Setup


@pytest.mark.rule("INV-DUEL-1", "INV-GEN-20")
@pytest.mark.parametrize("edition", ["2014", "2019"])
def test_two_players_as_in_the_base_game(edition: str) -> None:
    g, two = start(edition=edition), base(2)
    assert g.supply == two.supply
    assert [good != NO_GOOD for good in g.ways] == [good != NO_GOOD for good in two.ways]
    assert sum(g.goods) == sum(two.goods)
    assert (g.technology, [p.coins for p in g.players]) == (8, [5, 5])
    assert not g.rules.coins_limited


@pytest.mark.rule("INV-DUEL-2", "INV-GEN-4")
def test_its_own_events_objectives_and_deeds() -> None:
    g = start()
    assert (g.rules.rounds, len(g.rules.events)) == (16, 16)
    assert [one["id"] for one in own(g)["objectives"]] == ALL
    names = ["astronomy", "wine_press_house", "three_field_rotation", "angelology"]
    assert [deed.id for deed in g.rules.deeds] == names


@pytest.mark.rule("INV-DUEL-3")
@pytest.mark.parametrize("first", [0, 1])
def test_merchants_begin_in_any_town_the_start_player_first(first: int) -> None:
    g = start(first=str(first + 1))
    assert g.to_act == (first,)
    assert texts(g, first) == [f"settle {name}" for name in g.rules.towns]
    do(g, first, "settle chatellerault")
    do(g, 1 - first, "settle chatellerault")
    assert town(g, 0) == town(g, 1) == "chatellerault"


@pytest.mark.rule("INV-DUEL-4", "INV-R36", "INV-GEN-7")
def test_citizens_lie_on_the_deeds_alone() -> None:
    g = start()
    lying = [name for i, name in enumerate(g.rules.citizen_names) if g.citizens >> i & 1]
    assert lying == [deed.id for deed in g.rules.deeds]
    assert citizens(g) == 12
    g = at("actions", {"development": 1, "places": SCRIPTORIUM})
    do(g, 0, "act scriptorium")
    assert g.players[0].citizens == 0


@pytest.mark.rule("INV-DUEL-4")
def test_no_citizen_on_the_tracks() -> None:
    castle = {"castle": ["farmer", "boatman", "trader"]}
    g = at("actions", {"tracks": {"knights": 2}, "places": castle})
    do(g, 0, "act castle")
    do(g, 1, "pass")
    assert g.players[0].citizens == 0
    village = {"village": ["farmer", "boatman", "craftsman"]}
    g = at("actions", {"tracks": {"boatmen": 4}, "places": village})
    do(g, 0, "act village boatman")
    assert g.players[0].citizens == 0


@pytest.mark.rule("INV-DUEL-5")
@pytest.mark.parametrize("first", [0, 1])
def test_the_draft(first: int) -> None:
    g = opened(str(first + 1))
    assert g.stock == 0
    order = [(first, "I"), (1 - first, "I"), (1 - first, "II"), (first, "II")]
    for seat, stack in order:
        for left in range(5, 0, -1):
            assert (g.to_act, asks(g, seat)) == ((seat,), "pick-tile")
            decision = g.decision(seat)
            assert decision is not None
            assert decision.values == {"stack": stack, "left": left}
            names = [text.split()[1] for text in texts(g, seat)]
            assert {g.rules.by_id[name].stack for name in names} == {stack}
            do(g, seat, f"pick {names[0]}")
    assert g.round == 1
    masks = g.rules.stack_masks
    assert [(g.stock & masks[stack]).bit_count() for stack in ("I", "II")] == [10, 10]


@pytest.mark.rule("INV-DUEL-5")
def test_all_27_tiles_can_be_picked_each_once() -> None:
    g = opened()
    assert len(texts(g, 0)) == 15
    do(g, 0, "pick vineyard")
    assert refused(g, 0, "pick vineyard").key == "already-picked"
    assert refused(g, 0, "pick well").key == "other-stack"
    assert refused(g, 0, "pass").key == "must-pick-tile"
    while own(g) and asks(g, 1) != "pick-tile":
        do(g, 0, texts(g, 0)[0])
    for _ in range(5):
        do(g, 1, texts(g, 1)[0])
    assert len(texts(g, 1)) == 12


@pytest.mark.rule("INV-DUEL-6", "INV-R37")
def test_both_can_build_any_tile_picked() -> None:
    village = {"places": {"village": ["farmer", "boatman", "craftsman"]}}
    g = at("actions", village, village)
    do(g, 0, "act village trader")
    offered = texts(g, 0)
    assert len(offered) == 10
    do(g, 0, offered[0])
    do(g, 1, "act village trader")
    assert texts(g, 1) == offered[1:]
    g = opened()
    do(g, 0, "pick hayrick")
    assert all(not p.owned & g.rules.all_tiles for p in g.players)


@pytest.mark.rule("INV-DUEL-7", "INV-R38")
def test_merchants_come_before_tiles() -> None:
    g = start()
    assert asks(g, 0) == "place-merchant"
    assert refused(g, 0, "pick hayrick").key == "must-place-merchant"
    do(g, 0, "settle tours")
    assert asks(g, 1) == "place-merchant"
    do(g, 1, "settle blois")
    assert asks(g, 0) == "pick-tile"


# Course


@pytest.mark.rule("INV-DUEL-8", "INV-GEN-2", "INV-GEN-5")
def test_no_census_and_known_events() -> None:
    g = start()
    assert "census" not in [phase.name for phase in g.rules.phases]
    assert "remove-tiles" not in [phase.name for phase in g.rules.phases]
    assert [one["id"] for one in own(g)["coming"]][:3] == ["town_meeting", "harvest", "trading_day"]
    assert len(own(g)["coming"]) == 16


@pytest.mark.rule("INV-DUEL-9", "INV-DUEL-34", "INV-GEN-14")
@pytest.mark.parametrize("poor", [0, 1])
def test_who_cannot_pay_loses_at_once(poor: int) -> None:
    """Nothing of what torture takes is taken."""
    seats: list[dict[str, Any]] = [{"goods": ["cheese"]}, {"goods": ["cheese"]}]
    seats[poor] = {"coins": 99, "goods": ["brocade"] * 3, "stations": ["tours"]}
    g = at("event", *seats, round=5)
    assert winners(g) == [1 - poor]
    assert own(g)["lost"] == [poor]
    assert g.players[poor].built


@pytest.mark.rule("INV-DUEL-10", "INV-R39", "INV-DUEL-34")
def test_if_both_cannot_pay_nobody_wins() -> None:
    g = at("event", {}, {}, round=5, completed=[ALL[:3], []])
    assert winners(g) == []
    assert g.result()["ranks"] == [2, 2]


@pytest.mark.rule("INV-DUEL-34")
def test_both_are_judged_before_the_result_is_declared() -> None:
    """The second may still take shelter, or lose too."""
    sheltered = {"tiles": ["sacristy"], "places": {"sacristy": ["monk"]}}
    g = at("event", {}, sheltered, round=5)
    assert not g.over
    assert asks(g, 1) == "shelter"
    safe = g.copy()
    do(safe, 1, "sacristy")
    assert winners(safe) == [1]
    do(g, 1, "endure")
    assert winners(g) == []


@pytest.mark.rule("INV-DUEL-11")
def test_how_it_is_paid_is_the_players_choice() -> None:
    g = at("event", {"coins": 9, "goods": ["wine", "wool"]}, {"coins": 9}, round=10)
    assert texts(g, 0) == ["pay wine", "pay wool", "coins"]
    do(g, 0, "pay wool")
    assert texts(g, 0) == ["pay wine", "coins"]
    do(g, 0, "coins")
    assert (g.players[0].coins, goods(g.players[0])) == (6, {"wine": 1})
    g = at("event", {"coins": 9, "goods": ["wine", "grain"]}, {"coins": 9}, round=2)
    assert texts(g, 0) == ["food grain", "food wine", "coins"]


@pytest.mark.rule("INV-DUEL-11", "INV-DUEL-12")
def test_nobody_may_keep_back_what_is_owed() -> None:
    """There is no way out of it, and goods meant for an objective are taken too."""
    g = at("event", {**AT_CASTLE, "coins": 0}, {"coins": 9}, round=10)
    assert texts(g, 0) == ["pay wine"]
    do(g, 0, "pay wine", "pay wine", "pay wine")
    assert goods(g.players[0]) == {}
    do(g, 1, "coins")
    assert completed(g, 0) == []


@pytest.mark.rule("INV-DUEL-12")
def test_what_is_claimed_before_the_event_cannot_be_paid_with() -> None:
    """Whoever completes the objective first has lost the goods for the event."""
    g = at("actions", {**AT_CASTLE, "coins": 0}, {"coins": 9}, round=10)
    do(g, 0, f"complete {WINE}", "pass")
    do(g, 1, "pass")
    assert winners(g) == [1]


@pytest.mark.rule("INV-DUEL-34")
def test_who_wins_by_the_event_is_not_asked_to_pay() -> None:
    g = at("event", {"coins": 0}, {"coins": 9, "goods": ["wool", "wool"]}, round=10)
    assert winners(g) == [1]
    assert (g.players[1].coins, goods(g.players[1])) == (9, {"wool": 2})
    g = at("event", {"coins": 7}, {"coins": 0}, round=10)
    do(g, 0, "coins")
    assert winners(g) == [0]


# Bourgeois House


@pytest.mark.rule("INV-DUEL-13", "INV-GEN-8")
@pytest.mark.parametrize("tile", ["farmer", "boatman", "knight", "scholar", "monk"])
def test_any_neutral_follower_activates_it(tile: str) -> None:
    g = at("planning", {"market": [tile, "marked_farmer"], "citizens": 1})
    do(g, 0, f"place {tile} bourgeois_house")
    assert on(g, 0, "bourgeois_house") == [tile]
    assert "place marked_farmer bourgeois_house" not in texts(g, 0)
    assert refused(g, 0, "place marked_farmer bourgeois_house")
    do(g, 0, "ready")
    do(g, 1, "ready")
    assert acts(g, 0, "bourgeois_house")


@pytest.mark.rule("INV-DUEL-14", "INV-DUEL-13")
def test_each_has_a_space() -> None:
    seat = {"places": HOUSE, "citizens": 1}
    g = at("actions", seat, seat)
    do(g, 0, "act bourgeois_house coins")
    assert on(g, 1, "bourgeois_house") == ["farmer"]
    do(g, 1, "act bourgeois_house coins")
    assert [p.coins for p in g.players] == [10, 10]


@pytest.mark.rule("INV-DUEL-15", "INV-R40")
def test_it_costs_a_citizen() -> None:
    g = at("actions", {"places": HOUSE, "citizens": 2}, {"places": HOUSE})
    before = citizens(g)
    do(g, 0, "act bourgeois_house coins")
    assert (g.players[0].citizens, citizens(g)) == (1, before + 1)
    assert acts(g, 1, "bourgeois_house") == []
    found = refused(g, 1, "act bourgeois_house coins")
    assert (found.key, found.rule) == ("no-citizen", "INV-DUEL-15")


@pytest.mark.rule("INV-DUEL-16", "INV-GEN-11")
def test_the_follower_goes_to_the_general_supply() -> None:
    g = at("actions", {"places": {"bourgeois_house": ["knight"]}, "citizens": 1, "market": []})
    knights, mine = g.supply[4], bag(g.players[0])
    do(g, 0, "act bourgeois_house development")
    assert (g.supply[4], bag(g.players[0])) == (knights + 1, mine)
    assert on(g, 0, "bourgeois_house") == [None]


@pytest.mark.rule("INV-DUEL-17")
def test_one_of_four_things() -> None:
    g = at("actions", {"places": HOUSE, "citizens": 1, "merchant": "orleans"})
    here = g.players[0].merchant
    ends = {packed >> 8 for packed in g.rules.roads[here] + g.rules.waterways[here]}
    found = {text.split()[2] for text in acts(g, 0, "bourgeois_house")}
    towns = {g.rules.towns[index] for index in ends}
    kinds = {"grain", "cheese", "wine", "wool", "brocade"}
    assert found == {"coins", "development"} | kinds | towns
    assert g.rules.roads[here]
    assert g.rules.waterways[here]
    taken = g.copy()
    do(taken, 0, "act bourgeois_house brocade")
    assert goods(taken.players[0]) == {"brocade": 1}
    assert taken.goods[4] == g.goods[4] - 1
    paid = g.copy()
    do(paid, 0, "act bourgeois_house coins")
    assert paid.players[0].coins == 10
    grown = g.copy()
    do(grown, 0, "act bourgeois_house development")
    assert grown.players[0].development == 3


@pytest.mark.rule("INV-DUEL-17")
def test_the_merchant_may_take_a_good_on_the_way() -> None:
    g = at("actions", {"places": HOUSE, "citizens": 1, "merchant": "orleans"})
    moves = [text.split()[2:] for text in acts(g, 0, "bourgeois_house")]
    there, good = next(move for move in moves if len(move) == 2)
    lying = len([one for one in g.ways if one != NO_GOOD])
    do(g, 0, f"act bourgeois_house {there} {good}")
    assert (town(g, 0), goods(g.players[0])) == (there, {good: 1})
    assert len([one for one in g.ways if one != NO_GOOD]) == lying - 1


@pytest.mark.rule("INV-DUEL-18")
def test_a_good_that_is_not_there_cannot_be_chosen() -> None:
    seat = {"places": HOUSE, "citizens": 1}
    g = at("actions", seat, goods_market={"wool": 0})
    assert "act bourgeois_house wool" not in texts(g, 0)
    assert refused(g, 0, "act bourgeois_house wool").rule == "INV-DUEL-18"
    assert "act bourgeois_house wine" in texts(g, 0)


@pytest.mark.rule("INV-TILE-17")
def test_the_well_does_not_copy_it() -> None:
    well = {"well": ["craftsman", "scholar"]}
    g = at("actions", {"tiles": ["well"], "places": {**HOUSE, **well}, "citizens": 1})
    do(g, 0, "act well")
    assert acts(g, 0, "bourgeois_house") == []
    assert refused(g, 0, "act bourgeois_house coins").rule == "INV-TILE-17"


# Deeds


@pytest.mark.rule("INV-DUEL-19")
def test_a_coin_for_each_follower_and_the_citizen_for_the_last() -> None:
    seat = {"coins": 0, "places": {"town_hall": ["scholar", "monk"]}}
    g = at("actions", seat, deeds={"angelology": ["monk"]})
    do(g, 0, "act town_hall", "send scholar angelology", "send monk angelology")
    assert (g.players[0].coins, g.players[0].citizens) == (2, 1)
    for deed in g.rules.deeds:
        assert (deed.coins, deed.development) == (1, 0)
        assert deed.citizen & start().citizens


# Objectives


@pytest.mark.rule("INV-DUEL-20", "INV-R41")
def test_in_any_order_and_complete_for_good() -> None:
    g = at("actions", {**SETTLED, **AT_CASTLE})
    assert completed(g, 0) == [STATUS, BRANCHES]
    do(g, 0, f"complete {WINE}")
    assert completed(g, 0) == [STATUS, BRANCHES, WINE]
    assert refused(g, 0, f"complete {WINE}").key == "objective-complete"
    g = at("actions", {"development": 0}, completed=[[STATUS], []])
    assert completed(g, 0) == [STATUS]


@pytest.mark.rule("INV-DUEL-21")
def test_both_can_complete_every_objective() -> None:
    g = at("actions", {**SETTLED, **AT_CASTLE}, {"development": 9, **AT_CASTLE})
    do(g, 0, f"complete {WINE}", "pass")
    do(g, 1, f"complete {WINE}")
    assert completed(g, 0) == [STATUS, BRANCHES, WINE]
    assert completed(g, 1) == [STATUS, WINE]


@pytest.mark.rule("INV-DUEL-22", "INV-R42")
def test_without_cost_it_is_marked_by_itself() -> None:
    g = at("actions", {"development": 8, "places": SCRIPTORIUM})
    assert refused(g, 0, f"complete {STATUS}").key == "objective-by-itself"
    events = do(g, 0, "act scriptorium")
    assert [event.values for event in events if event.kind == "completed"] == [
        {"objective": STATUS}
    ]


@pytest.mark.rule("INV-DUEL-22", "INV-R42")
def test_offered_before_and_after_each_own_action() -> None:
    wagon = {"wagon": ["farmer", "trader", "knight"]}
    g = at("actions", {**AT_CASTLE, "places": SCRIPTORIUM}, {"places": wagon})
    assert f"complete {WINE}" in texts(g, 0)
    do(g, 0, "act scriptorium")
    assert (g.to_act, asks(g, 0)) == ((0,), "claim")
    assert texts(g, 0) == [f"complete {WINE}", "done"]
    do(g, 0, "done")
    assert g.to_act == (1,)
    do(g, 1, acts(g, 1, "wagon")[0])
    assert (g.to_act, asks(g, 0)) == ((0,), "act")
    assert f"complete {WINE}" in texts(g, 0)


@pytest.mark.rule("INV-DUEL-22", "INV-R42")
def test_offered_after_the_move_that_brings_the_merchant_there() -> None:
    """Before the other one's turn, even if that one plays on."""
    wagon = {"wagon": ["farmer", "trader", "knight"]}
    seat = {**AT_CASTLE, "merchant": near_castle(start()), "places": wagon}
    g = at("actions", seat, {"places": SCRIPTORIUM})
    assert f"complete {WINE}" not in texts(g, 0)
    do(g, 0, "act wagon chatellerault")
    assert asks(g, 0) == "claim"
    do(g, 0, f"complete {WINE}")
    assert (completed(g, 0), g.to_act) == ([WINE], (1,))


def near_castle(g: Game) -> str:
    """A town with a road to Châtellerault."""
    castle = g.rules.towns.index("chatellerault")
    return g.rules.towns[g.rules.roads[castle][0] >> 8]


@pytest.mark.rule("INV-DUEL-22", "INV-R42")
def test_offered_when_passing_at_the_end_of_phase_five_and_after_the_event() -> None:
    g = at("actions", AT_CASTLE, AT_CASTLE, round=1)
    assert texts(g, 0) == [f"complete {WINE}", "pass"]
    do(g, 0, "pass")
    assert g.to_act == (1,)
    do(g, 1, "pass")
    for seat in (0, 1):
        assert (g.to_act, asks(g, seat)) == ((seat,), "claim")
        do(g, seat, "done")
    assert asks(g, 0) == "offer"
    do(g, 0, "decline")
    do(g, 1, "decline")
    for seat in (0, 1):
        assert (g.to_act, asks(g, seat)) == ((seat,), "claim")
        do(g, seat, f"complete {WINE}")
        assert completed(g, seat) == [WINE]
    assert g.round == 2


@pytest.mark.rule("INV-DUEL-23")
def test_learn_bookkeeping() -> None:
    assert completed(at("actions", {"development": 8}), 0) == []
    g = at("actions", {"development": 9})
    assert g.view(0)["seats"][0]["status"] == 3
    assert completed(g, 0) == [STATUS]


@pytest.mark.rule("INV-DUEL-24")
def test_three_new_branches() -> None:
    assert completed(at("actions", {"stations": ["chartres", "tours"]}), 0) == []
    assert completed(at("actions", {"stations": ["blois", "tours", "orleans"]}), 0) == []
    assert completed(at("actions", {"stations": ["blois", "tours", "chartres"]}), 0) == [BRANCHES]
    seat = {"stations": ["blois", "tours"], "merchant": "le_mans", "places": GUILDHALL}
    g = at("actions", seat)
    do(g, 0, "act guildhall")
    assert completed(g, 0) == [BRANCHES]


@pytest.mark.rule("INV-DUEL-25")
def test_towns_without_waterway() -> None:
    g = start()
    inland = {name for name, ways in zip(g.rules.towns, g.rules.waterways, strict=True) if not ways}
    assert inland == {
        *("chartres", "etampes", "le_mans", "chateaudun", "montargis", "vendome"),
        *("chateauroux", "la_chatre"),
    }


@pytest.mark.rule("INV-DUEL-26")
def test_wine_to_chatellerault() -> None:
    g = at("actions", {"merchant": "chatellerault", "goods": ["wine"] * 4})
    market = g.goods[2]
    do(g, 0, f"complete {WINE}")
    assert (goods(g.players[0]), g.goods[2], completed(g, 0)) == ({"wine": 1}, market + 3, [WINE])
    g = at("actions", {"merchant": "chatellerault", "goods": ["wine"] * 2})
    assert refused(g, 0, f"complete {WINE}").key == "objective-not-paid"
    g = at("actions", {"merchant": "tours", "goods": ["wine"] * 3})
    assert refused(g, 0, f"complete {WINE}").key == "objective-not-met"
    g = at("actions", {"merchant": "tours"}, AT_CASTLE)
    assert refused(g, 0, f"complete {WINE}").key == "objective-not-met"


LOADS = ["wool wool brocade", "wool brocade brocade", "brocade brocade brocade"]


@pytest.mark.rule("INV-DUEL-27", "INV-GEN-13")
@pytest.mark.parametrize("load", LOADS)
def test_clothe_your_lady(load: str) -> None:
    g = at("actions", {"merchant": "orleans", "goods": ["wool"] * 2 + ["brocade"] * 3})
    market = g.goods[:]
    assert [text for text in texts(g, 0) if "complete" in text] == [
        f"complete {LADY} {one}" for one in LOADS
    ]
    do(g, 0, f"complete {LADY} {load}")
    paid = [load.split().count(good) for good in ("wool", "brocade")]
    assert [g.goods[3] - market[3], g.goods[4] - market[4]] == paid
    assert completed(g, 0) == [LADY]


@pytest.mark.rule("INV-DUEL-27")
def test_clothe_your_lady_needs_brocade_three_tiles_and_the_town() -> None:
    offered = {
        ("orleans", "wool wool wool"): [],
        ("orleans", "wool brocade"): [],
        ("orleans", "wool brocade wine"): [],
        ("orleans", "wool wool brocade"): LOADS[:1],
        ("orleans", "wool wool brocade brocade"): LOADS[:2],
        ("tours", "wool wool brocade"): [],
    }
    for (where, load), found in offered.items():
        g = at("actions", {"merchant": where, "goods": load.split()})
        mine = [text for text in texts(g, 0) if "complete" in text]
        assert mine == [f"complete {LADY} {one}" for one in found]
    assert refused(g, 0, f"complete {LADY} {LOADS[0]}").key == "objective-not-met"


@pytest.mark.rule("INV-DUEL-28")
def test_completing_is_no_action() -> None:
    g = at("actions", {**AT_CASTLE, "places": SCRIPTORIUM})
    do(g, 0, f"complete {WINE}")
    assert (g.to_act, asks(g, 0)) == ((0,), "act")
    do(g, 0, "act scriptorium")
    assert g.to_act == (1,)


# End

NEARLY: dict[str, Any] = {"completed": [[STATUS, BRANCHES, LADY], []]}
CASTLE = {"merchant": "chatellerault"}


def finish(g: Game) -> None:
    """The first completes the fourth objective, then both pass."""
    do(g, 0, f"complete {WINE}")
    everybody(g, "pass")


@pytest.mark.rule("INV-DUEL-29", "INV-R43")
def test_the_round_is_played_to_its_end() -> None:
    g = at("actions", AT_CASTLE, {"places": SCRIPTORIUM, "coins": 9}, round=10, **NEARLY)
    do(g, 0, f"complete {WINE}")
    assert not g.over
    do(g, 0, "pass")
    do(g, 1, "act scriptorium", "pass")
    assert asks(g, 1) == "pay-value"
    do(g, 1, "coins")
    assert winners(g) == [0]
    assert g.round == 10


@pytest.mark.rule("INV-DUEL-30")
def test_who_alone_has_all_four_wins() -> None:
    rich = {"merchant": "tours", "goods": ["brocade"] * 3, "coins": 99, **SETTLED}
    g = at("actions", AT_CASTLE, rich, round=3, **NEARLY)
    finish(g)
    assert completed(g, 1) == [STATUS, BRANCHES]
    assert winners(g) == [0]
    assert g.result()["ranks"] == [1, 2]


@pytest.mark.rule("INV-DUEL-31")
@pytest.mark.parametrize(
    ("mine", "others", "won"),
    [
        (({"brocade": 1}, 0), ({"wool": 1}, 9), [0]),
        (({"grain": 2}, 9), ({"wine": 1}, 0), [1]),
        (({"grain": 2}, 3), ({"cheese": 1}, 4), [1]),
        (({"grain": 2}, 3), ({"cheese": 1}, 3), [0, 1]),
    ],
)
def test_both_in_the_same_round(mine: Any, others: Any, won: list[int]) -> None:
    both = {"completed": [[STATUS, BRANCHES, LADY]] * 2}
    rows = []
    for load, coins in (mine, others):
        more = [good for good, count in load.items() for _ in range(count)]
        rows.append({**CASTLE, "coins": coins, "goods": ["wine"] * 3 + more})
    g = at("actions", *rows, round=3, **both)
    do(g, 0, f"complete {WINE}", "pass")
    do(g, 1, f"complete {WINE}", "pass")
    assert winners(g) == won


@pytest.mark.rule("INV-DUEL-32", "INV-R43")
@pytest.mark.parametrize(
    ("round_", "seat", "left"),
    [
        (2, {"coins": 3}, ({}, 0)),
        (5, {"coins": 3, "goods": ["wool"]}, ({"wool": 1}, 3)),
        (9, {"coins": 1, "goods": ["wool"] * 3}, ({"wool": 3}, 0)),
        (10, {"coins": 1, "goods": ["wool"]}, ({}, 0)),
        (11, {"coins": 3, "goods": ["grain", "wool"]}, ({"wool": 1}, 0)),
    ],
)
def test_a_finisher_does_not_lose(round_: int, seat: Any, left: Any) -> None:
    """As much as possible is paid."""
    rich = {"coins": 99, "goods": ["cheese"] * 2}
    g = at("event", seat, rich, round=round_, completed=[ALL, []])
    while g.to_act:
        do(g, 1, texts(g, 1)[-1])
    assert (goods(g.players[0]), g.players[0].coins) == left
    assert winners(g) == [0]
    assert own(g)["lost"] == []
    g = at("event", {"coins": 3}, rich, round=5, completed=[ALL[:3], []])
    assert winners(g) == [1]


@pytest.mark.rule("INV-DUEL-32")
def test_a_finisher_pays_coins_for_technology() -> None:
    places = {"castle": ["technology"], "ship": ["technology"], "wagon": ["technology"]}
    g = at("event", {"coins": 2, "places": places}, round=6, completed=[ALL, []])
    assert (winners(g), g.players[0].coins) == ([0], 0)


@pytest.mark.rule("INV-DUEL-33", "INV-R44")
@pytest.mark.parametrize(
    ("done", "mine", "others", "won"),
    [
        ([ALL[:2], ALL[:1]], {"coins": 0}, {"coins": 9, "goods": ["wool"]}, [0]),
        ([ALL[:1], ALL[1:2]], {"goods": ["wine"], "coins": 0}, {"coins": 9}, [0]),
        ([[], []], {"coins": 4}, {"coins": 5}, [1]),
        ([[], []], {"coins": 5}, {"coins": 5}, [0, 1]),
    ],
)
def test_after_round_16(done: list[list[str]], mine: Any, others: Any, won: list[int]) -> None:
    g = at("actions", mine, others, round=16, completed=done)
    everybody(g, "pass")
    assert winners(g) == won


@pytest.mark.rule("INV-DUEL-35", "INV-R43")
def test_goods_and_coins_are_counted_after_the_event() -> None:
    """The trading day decides; the wine that was paid does not count."""
    both = {"completed": [[STATUS, BRANCHES, LADY]] * 2}
    seat = {**AT_CASTLE, "coins": 5}
    g = at("actions", {**seat, "coins": 4, "stations": ["tours"]}, seat, round=7, **both)
    do(g, 0, f"complete {WINE}", "pass")
    do(g, 1, f"complete {WINE}", "pass")
    assert [p.coins for p in g.players] == [6, 5]
    assert winners(g) == [0]
    more = {**CASTLE, "goods": ["wine"] * 4, "coins": 0}
    g = at("actions", more, seat, round=3, **both)
    do(g, 0, f"complete {WINE}", "pass")
    do(g, 1, f"complete {WINE}", "pass")
    assert winners(g) == [0]


# What people are shown


def test_the_view_says_who_has_won() -> None:
    rich, broke = {"coins": 20}, {"coins": 0}
    assert own(at("planning", rich, round=10))["winners"] == []
    assert own(at("event", broke, rich, round=10))["winners"] == [1]
    assert own(at("event", broke, broke, round=10))["winners"] == []


def test_the_facts_say_what_the_house_gives() -> None:
    g = start()
    assert g.rules.scenario.facts(g.rules)["house"] == {"coins": 5, "development": 3}
