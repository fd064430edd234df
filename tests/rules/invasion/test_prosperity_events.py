"""The events of Prosperity (INV-EVT-PROS)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.pieces import KNIGHT
from scriptorium.games.orleans.state import Game
from tests.rules.invasion.prosperity import MARKED, asks, at, do, own
from tests.support import acts, bag, goods, market, refused, supply, texts, town

MONASTERY = {"monastery": ["scholar", "trader"]}


def only(tile: str, **more: Any) -> dict[str, Any]:
    """A seat with nobody in the bag but this follower."""
    if tile in MARKED:
        return {"market": [one for one in MARKED if one != tile], **more}
    return {"market": MARKED, "bag": [tile], **more}


def event(n: int, *seats: dict[str, Any], **more: Any) -> Game:
    return at("event", *seats, round=n, **more)


# Round 1: Support


@pytest.mark.rule("INV-EVT-PROS-1", "INV-R54")
@pytest.mark.parametrize(
    ("tile", "kind", "track"),
    [("knight", "knight", 4), ("farmer", "farmer", 0), ("marked_boatman", "boatman", 1)],
)
def test_support_brings_the_step_its_reward_and_one_more(tile: str, kind: str, track: int) -> None:
    other = {"market": MARKED}
    g = event(1, only(tile), other)
    p = g.players[0]
    assert p.tracks == [int(i == track) for i in range(6)]
    expected = {kind: 1, tile: 1} if tile != kind else {kind: 2}
    assert bag(p) == expected
    in_game = g.rules.components.followers[track]
    assert g.supply[track] == in_game - (1 if tile in MARKED else 2)
    assert goods(p) == ({"grain": 1} if kind == "farmer" else {})
    assert p.coins == {"boatman": 7, "farmer": 6, "knight": 5}[kind]  # a farmer leads the census
    # An empty bag brings nothing.
    assert (g.players[1].tracks, bag(g.players[1])) == ([0] * 6, {})


@pytest.mark.rule("INV-EVT-PROS-1", "INV-R54")
def test_support_gives_each_part_as_far_as_possible() -> None:
    g = event(1, only("monk"), {"market": MARKED})
    assert (bag(g.players[0]), g.players[0].tracks) == ({"monk": 2}, [0] * 6)
    full = event(1, only("knight", tracks={"knights": 5}), {"market": MARKED})
    assert (bag(full.players[0]), full.players[0].tracks[4]) == ({"knight": 2}, 5)
    none = event(1, only("knight"), {"market": MARKED}, supply={"knight": 0})
    assert (bag(none.players[0]), none.players[0].tracks[4]) == ({"knight": 1}, 1)
    dry = event(1, only("craftsman"), {"market": MARKED}, technology=0)
    assert (dry.players[0].tracks[2], dry.players[0].tech_bound) == (1, 0)
    bare = event(1, only("farmer"), {"market": MARKED}, goods_market={"grain": 0})
    assert (bare.players[0].tracks[0], goods(bare.players[0])) == (1, {})


@pytest.mark.rule("INV-EVT-PROS-1")
def test_a_supporting_trader_brings_a_place_tile() -> None:
    g = event(1, only("trader"), {"market": MARKED})
    assert asks(g) == "choose-tile"
    do(g, 0, "take hayrick")
    assert g.round == 2


# Round 2: Indulgence


@pytest.mark.rule("INV-EVT-PROS-2", "INV-GEN-10", "INV-R3")
def test_a_monk_for_four_coins_in_turn_order() -> None:
    g = event(2, {"coins": 4}, {"coins": 9}, {"coins": 3}, start=2)
    assert (g.to_act, texts(g, 1)) == ((1,), ["buy monk", "decline"])
    before = supply(g)["monk"]
    do(g, 1, "buy monk")
    assert (g.players[1].coins, bag(g.players[1])["monk"]) == (5, 1)
    assert supply(g)["monk"] == before - 1
    # The third seat cannot pay and is not asked; one monk each.
    assert g.to_act == (0,)
    do(g, 0, "decline")
    assert (g.players[0].coins, bag(g.players[0]), g.round) == (4, {}, 3)
    assert g.players[2].coins == 3


@pytest.mark.rule("INV-EVT-PROS-2", "INV-R3")
def test_the_last_monk_goes_to_who_is_asked_first() -> None:
    g = event(2, {}, {}, supply={"monk": 1})
    do(g, 0, "buy monk")
    assert (g.round, bag(g.players[1])) == (3, {})
    assert refused(event(2, {}, {}), 0, "buy citizen").key == "not-offered"


# Rounds 3 and 4


@pytest.mark.rule("INV-EVT-PROS-3")
def test_no_monk_can_be_gained_in_round_3() -> None:
    g = at("actions", {"places": MONASTERY}, round=3)
    assert refused(g, 0, "act monastery").rule == "INV-EVT-PROS-3"
    assert acts(at("actions", {"places": MONASTERY}, round=4), 0, "monastery")


@pytest.mark.rule("INV-EVT-PROS-4")
def test_everybody_pays_three_coins() -> None:
    g = event(4, {"coins": 7, "goods": ["wine"] * 6}, {"coins": 3}, {"coins": 1})
    assert [p.coins for p in g.players] == [4, 0, 0]
    decision = g.decision(2)
    assert decision is not None
    assert (decision.kind, decision.values["owed"]) == ("torture", 2)


# Round 5: Riots


@pytest.mark.rule("INV-EVT-PROS-5", "INV-R55", "INV-GEN-11")
@pytest.mark.parametrize("where", ["market", "bag", "tower", "coins"])
def test_a_knight_or_five_coins(where: str) -> None:
    seat = {
        "market": ["knight", *MARKED],
        "bag": ["knight"],
        "tower": ["knight"],
        "tiles": ["gunpowder_tower"],
        "tracks": {"knights": 3, "traders": 1},
    }
    g = event(5, seat, {"coins": 9, "bag": ["knight"]}, {"coins": 9})
    assert texts(g, 0) == [f"return knight {one}" for one in ("market", "tower", "bag")] + ["coins"]
    before = supply(g)["knight"]
    do(g, 0, "coins" if where == "coins" else f"return knight {where}")
    p = g.players[0]
    held = {
        "market": market(p).get("knight", 0),
        "tower": p.tower[KNIGHT],
        "bag": bag(p).get("knight", 0),
    }
    if where == "coins":
        assert (p.coins, supply(g)["knight"]) == (0, before)
    else:
        assert (p.coins, supply(g)["knight"]) == (5, before + 1)
    assert held == {one: int(one != where) for one in held}
    assert p.tracks[KNIGHT] == 3
    do(g, 1, "coins")
    assert g.players[2].coins == 4  # only one way: nobody is asked


@pytest.mark.rule("INV-EVT-PROS-5", "INV-R55")
def test_a_knight_at_work_does_not_pay_and_only_who_has_neither_is_tortured() -> None:
    ship = {"places": {"ship": ["-", "-", "knight"]}}
    g = event(5, {"coins": 2, **ship}, {})
    decision = g.decision(0)
    assert decision is not None
    assert (decision.kind, decision.values["owed"], g.players[0].coins) == ("torture", 3, 0)
    # Whoever has a knight gives it, even without a choice.
    g = event(5, {"coins": 2, "bag": ["knight"]}, {})
    assert (g.players[0].coins, bag(g.players[0]), g.round) == (2, {}, 6)


@pytest.mark.rule("INV-EVT-PROS-5")
def test_without_five_coins_the_knight_must_go() -> None:
    g = event(5, {"coins": 4, "market": ["knight", *MARKED], "bag": ["knight"]}, {})
    assert texts(g, 0) == ["return knight market", "return knight bag"]
    assert refused(g, 0, "coins").key == "not-enough-coins"
    assert refused(g, 0, "return monk market").key == "not-returnable"
    assert refused(g, 0, "decline").key == "must-return"


# Round 6: Bribe


@pytest.mark.rule("INV-EVT-PROS-6", "INV-GEN-10")
def test_a_citizen_of_the_supply_for_four_coins() -> None:
    g = event(6, {"coins": 9}, {"coins": 3})
    do(g, 0, "buy citizen")
    assert (g.players[0].coins, g.players[0].citizens, own(g)["citizens"]) == (5, 1, 10)
    assert (g.round, g.players[1].citizens) == (7, 0)
    empty = event(6, {"citizens": 11, "coins": 9}, {})
    assert (own(empty)["citizens"], empty.round) == (0, 7)


# Rounds 7 and 14: Plague


@pytest.mark.rule("INV-EVT-PROS-7", "INV-EVT-PROS-14", "INV-GEN-11")
@pytest.mark.parametrize("n", [7, 14])
def test_the_plague_takes_one_follower(n: int) -> None:
    g = event(n, only("knight", tracks={"knights": 2}), only("marked_farmer"))
    assert (bag(g.players[0]), g.players[0].tracks[4]) == ({}, 2)
    assert bag(g.players[1]) == {"marked_farmer": 1}
    assert supply(g)["knight"] == g.rules.components.followers[4]


# Rounds 8 and 11: Firestorm and Restoration

CITY = {
    "tiles": ["school", "windmill", "gunpowder_tower", "office"],
    "places": {"windmill": ["technology", "craftsman"]},
    "tower": ["knight"],
    "tracks": {"traders": 4},
    "market": MARKED,
}


@pytest.mark.rule("INV-EVT-PROS-8", "INV-R56")
def test_the_firestorm_turns_all_place_tiles_down() -> None:
    g = event(8, CITY, {"tiles": ["library"]}, technology=9)
    assert [own(g)["seats"][seat]["face_down"] for seat in (0, 1)] == [
        ["gunpowder_tower", "office", "school", "windmill"],
        ["library"],
    ]
    row = g.view(0)["seats"][0]
    assert (row["tiles"], g.technology) == ([], 10)
    p = g.players[0]
    gathered = market(p)
    assert sum(p.tower) == 0
    drawn = {**bag(p), **{kind: n for kind, n in gathered.items() if kind not in MARKED}}
    assert drawn == {"craftsman": 1, "knight": 1}
    assert g.round == 9


@pytest.mark.rule("INV-EVT-PROS-8", "INV-R56")
def test_what_is_turned_down_has_no_effect() -> None:
    down = ["school", "windmill", "gunpowder_tower", "office"]
    seat = {**CITY, "places": {}, "tower": [], "market": ["scholar", "craftsman"]}
    g = at("planning", seat, round=9, face_down=down)
    assert refused(g, 0, "place craftsman windmill").key == "place-not-owned"
    assert refused(g, 0, "place scholar castle farmer").key == "wrong-kind"
    up = at("planning", seat, round=9)
    assert {"place craftsman windmill", "place scholar castle farmer"} <= set(texts(up, 0))
    # Tiles built later are not affected.
    village = {"village": ["farmer", "boatman", "craftsman"]}
    g = at("actions", {**seat, "places": village}, round=9, face_down=down)
    do(g, 0, "act village trader", "take hayrick")
    assert g.view(0)["seats"][0]["tiles"] == ["hayrick"]
    taken = [tile for stack in g.view(0)["stacks"].values() for tile in stack]
    assert not set(down) & set(taken)


@pytest.mark.rule("INV-EVT-PROS-8", "INV-R56")
def test_followers_placed_by_the_school_stay() -> None:
    places = {"castle": ["scholar", "boatman", "trader"]}
    g = event(8, {"tiles": ["school"], "places": places}, {})
    assert g.view(0)["seats"][0]["places"]["castle"] == places["castle"]


@pytest.mark.rule("INV-EVT-PROS-8", "INV-R56")
def test_a_tile_face_down_can_be_given_under_torture() -> None:
    seat = {"tiles": ["library"], "coins": 2}
    g = event(4, seat, {}, face_down=["library"])
    assert asks(g) == "torture"
    do(g, 0, "give place library")
    assert own(g)["seats"][0]["face_down"] == []
    assert "library" not in [tile for stack in g.view(0)["stacks"].values() for tile in stack]


@pytest.mark.rule("INV-EVT-PROS-11")
def test_the_restoration_turns_them_up_again() -> None:
    down = ["school", "windmill", "gunpowder_tower", "office"]
    seat = {**CITY, "places": {"castle": ["farmer"]}, "tower": [], "market": []}
    g = event(11, {**seat, "bag": ["scholar"]}, {}, face_down=down)
    assert g.round == 12
    row = g.view(0)["seats"][0]
    assert sorted(row["tiles"]) == sorted(down)
    assert own(g)["seats"][0]["face_down"] == []
    # Usable from round 12 on.
    g = at("planning", {**seat, "market": ["scholar"]}, round=12)
    assert "place scholar castle boatman" in texts(g, 0)
    assert event(11, {"tiles": ["library"]}, {}).view(0)["seats"][0]["tiles"] == ["library"]


# The Sacristy


@pytest.mark.rule("INV-GEN-18", "INV-R6")
def test_the_sacristy_spares_all_tiles_of_its_owner() -> None:
    seat = {"tiles": ["sacristy", "windmill"], "places": {"sacristy": ["monk"]}}
    g = event(8, seat, {"tiles": ["library"]})
    assert texts(g, 0) == ["sacristy", "endure"]
    do(g, 0, "sacristy")
    assert [own(g)["seats"][one]["face_down"] for one in (0, 1)] == [[], ["library"]]
    assert g.view(0)["seats"][0]["places"]["sacristy"] == [None]
    other = event(8, seat, {})
    do(other, 0, "endure")
    assert own(other)["seats"][0]["face_down"] == ["sacristy", "windmill"]


@pytest.mark.rule("INV-GEN-18", "INV-R6")
@pytest.mark.parametrize(
    ("n", "asked"), [(4, True), (5, True), (7, True), (12, True), (14, True), (16, True)]
)
def test_the_sacristy_helps_against_harmful_events_of_phase_6(n: int, asked: bool) -> None:
    seat = {"tiles": ["sacristy"], "places": {"sacristy": ["monk"]}, "coins": 9, "bag": ["farmer"]}
    g = event(n, seat, {"coins": 9})
    assert (asks(g) == "shelter") == asked
    do(g, 0, "sacristy")
    assert (g.players[0].coins, goods(g.players[0])) == (9, {})


@pytest.mark.rule("INV-GEN-18", "INV-R6")
@pytest.mark.parametrize("n", [2, 3, 6, 9, 10])
def test_the_sacristy_is_no_use_elsewhere(n: int) -> None:
    seat = {"tiles": ["sacristy"], "places": {"sacristy": ["monk"], **MONASTERY}, "coins": 0}
    g = event(n, seat, {"coins": 0})
    assert g.view(0)["seats"][0]["places"]["sacristy"] == ["monk"]
    banned = at("actions", seat, round=3)
    assert not acts(banned, 0, "monastery")


# Round 9: Mass


@pytest.mark.rule("INV-EVT-PROS-9")
def test_three_coins_for_each_monk_on_the_market_at_the_end_of_the_round() -> None:
    monks = {
        "market": ["monk", "monk", "knight"],
        "tower": ["monk"],
        "tiles": ["gunpowder_tower"],
        "bag": ["monk"],
        "places": {"monastery": ["monk"]},
    }
    g = event(9, monks, {})
    assert [p.coins for p in g.players] == [14, 5]
    before = at("actions", monks, round=9)
    assert before.players[0].coins == 5
    assert before.view(0)["seats"][0]["toll"] == {"receives": 9}


# Round 10: Peregrination


@pytest.mark.rule("INV-EVT-PROS-10", "INV-GEN-10")
def test_the_merchant_may_move_for_two_coins() -> None:
    g = event(10, {"coins": 2}, {"coins": 1}, map={"c33": ["wine"]})
    towns = ["chartres", "chateaudun", "montargis", "vierzon", "blois", "briare"]
    assert texts(g, 0) == [
        text for one in towns for text in (f"travel {one}", f"travel {one} good")
    ] + ["decline"]
    assert refused(g, 0, "travel tours").key == "not-next"
    do(g, 0, "travel vierzon good")
    assert (town(g, 0), g.players[0].coins, goods(g.players[0])) == ("vierzon", 0, {"wine": 1})
    assert own(g)["carpenter"] == "orleans"
    assert (g.round, town(g, 1)) == (11, "orleans")


@pytest.mark.rule("INV-EVT-PROS-10")
def test_the_good_may_be_left() -> None:
    g = event(10, {"coins": 2}, {"coins": 0}, map={"c33": []})
    assert refused(g, 0, "travel vierzon good").key == "nothing-there"
    do(g, 0, "travel blois")
    assert (town(g, 0), goods(g.players[0])) == ("blois", {})


# Round 12: Harvest


@pytest.mark.rule("INV-EVT-PROS-12")
@pytest.mark.parametrize(("edition", "options"), [("2014", 1), ("2019", 2)])
def test_the_harvest_takes_one_food_or_five_coins(edition: str, options: int) -> None:
    g = event(12, {"goods": ["wine"]}, {"coins": 6}, edition=edition)
    assert (asks(g), len(texts(g, 0))) == ("harvest", options)
    do(g, 0, "food wine")
    assert (goods(g.players[0]), g.players[0].coins, g.players[1].coins) == ({}, 5, 1)
    assert asks(event(12, {"coins": 4}, {}), 0) == "torture"


# Round 13: Pilgrim's Day


@pytest.mark.rule("INV-EVT-PROS-13", "INV-R57", "INV-GEN-11")
def test_a_monk_and_another_follower_for_a_citizen() -> None:
    g = event(13, {"market": ["monk", "knight", *MARKED]}, {"market": ["monk", *MARKED]})
    assert texts(g, 0) == ["return monk market", "decline"]
    before = supply(g)
    do(g, 0, "return monk market")
    assert (asks(g), texts(g, 0)) == ("return-another", ["return knight market"])
    assert refused(g, 0, "decline").key == "must-return"
    do(g, 0, "return knight market")
    assert (g.players[0].citizens, own(g)["citizens"]) == (1, 10)
    assert supply(g) == {**before, "monk": before["monk"] + 1, "knight": before["knight"] + 1}
    # The second seat has only marked followers beside its monk.
    assert (g.round, g.players[1].citizens) == (14, 0)


@pytest.mark.rule("INV-EVT-PROS-13", "INV-R57")
def test_two_monks_are_allowed_also_from_the_tower() -> None:
    seat = {"market": ["monk", *MARKED], "tower": ["monk"], "tiles": ["gunpowder_tower"]}
    g = event(13, seat, {})
    do(g, 0, "return monk tower", "return monk market")
    assert (g.players[0].citizens, sum(g.players[0].tower)) == (1, 0)
    bagged = event(13, {"market": ["monk", *MARKED], "bag": ["knight"]}, {})
    assert bagged.round == 14
    empty = event(13, {"market": ["monk"] * 2, "citizens": 11}, {})
    assert empty.round == 14


@pytest.mark.rule("INV-EVT-PROS-13", "INV-GEN-10")
def test_it_may_be_declined() -> None:
    g = event(13, {"market": ["monk", "monk"]}, {})
    do(g, 0, "decline")
    assert (g.round, g.players[0].citizens) == (14, 0)


# Round 15: Market Day


@pytest.mark.rule("INV-EVT-PROS-15")
def test_up_to_two_goods_at_their_prices() -> None:
    g = event(15, {"coins": 9, "goods": ["grain"]}, {"coins": 0}, goods_market={"wool": 0})
    assert texts(g, 0) == ["buy grain", "buy cheese", "buy wine", "buy brocade", "decline"]
    assert refused(g, 0, "sell grain").key == "not-offered"
    assert refused(g, 0, "buy wool").key == "not-in-goods-market"
    before = g.goods[:]
    do(g, 0, "buy brocade", "buy wine")
    assert (g.players[0].coins, goods(g.players[0])) == (1, {"grain": 1, "wine": 1, "brocade": 1})
    assert [a - b for a, b in zip(before, g.goods, strict=True)] == [0, 0, 1, 0, 1]
    assert g.round == 16
    poor = event(15, {"coins": 3}, {"coins": 0})
    assert texts(poor, 0) == ["buy grain", "buy cheese", "buy wine", "decline"]
    do(poor, 0, "buy cheese", "decline")
    assert (poor.players[0].coins, goods(poor.players[0])) == (1, {"cheese": 1})


# Round 16: Development Tax


@pytest.mark.rule("INV-EVT-PROS-16")
def test_coins_for_the_status() -> None:
    g = event(16, {"coins": 9, "development": 9}, {"coins": 1, "development": 30})
    assert (g.players[0].coins, asks(g, 1)) == (6, "torture")
    decision = g.decision(1)
    assert decision is not None
    assert decision.values["owed"] == 5
    view = at("planning", {"coins": 9, "development": 9}, round=16).view(0)
    assert view["seats"][0]["toll"] == {"pays": 3, "have": 9}
