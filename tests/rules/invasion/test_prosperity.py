"""Prosperity (INV-PROS): set-up, course, structure cards, deeds, end."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.games.orleans.scenarios import data
from scriptorium.games.orleans.scenarios.prosperity.works import works
from tests import support
from tests.rules.invasion.prosperity import (
    SCRIPTORIUM,
    SHIP,
    asks,
    at,
    building,
    built,
    card,
    do,
    own,
    start,
    town_hall,
)
from tests.support import EDITIONS, acts, goods, refused, supply, texts

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


# Set-up


@pytest.mark.rule("INV-PROS-1")
@PLAYERS
@pytest.mark.parametrize("edition", EDITIONS)
def test_supplies_are_those_of_the_base_game(players: int, edition: str) -> None:
    g, base = start(players, edition=edition), support.start(players, edition)
    assert [p.coins for p in g.players] == [5] * players
    assert (supply(g), g.technology, g.rules.rounds) == (supply(base), base.technology, 16)
    assert not g.rules.coins_limited
    tiles = [len([good for good in one.ways if good >= 0]) + sum(one.goods) for one in (g, base)]
    assert tiles[0] == tiles[1]


@pytest.mark.rule("INV-PROS-1")
@pytest.mark.parametrize("players", [1, 6])
def test_it_is_for_two_to_five_players(players: int) -> None:
    with pytest.raises(Problem):
        registry.config("orleans", players, scenario="prosperity")


@pytest.mark.rule("INV-PROS-2")
def test_three_deeds_and_sixteen_known_events() -> None:
    g = start()
    assert list(g.view(0)["deeds"]) == ["carpenters_guild", "right_of_assembly", "orphanage"]
    row = data.scenario("prosperity")["events"]["list"]
    events = g.rules.scenario.facts(g.rules)["events"]
    assert [one["id"] for one in events] == [one["id"] for one in row]
    assert len(events) == 16
    for n in (1, 9, 16):
        later = at("planning", round=n)
        assert later.view(1)["event"]["id"] == row[n - 1]["id"]


@pytest.mark.rule("INV-PROS-3")
@pytest.mark.parametrize(("players", "tiles"), [(2, 43), (3, 48), (4, 52), (5, 52)])
def test_goods_lie_face_down_for_the_number_of_players(players: int, tiles: int) -> None:
    g = start(players)
    shown = [good for way in g.view(0)["map"].values() for good in way]
    assert shown == ["unseen"] * tiles
    assert sum(g.view(0)["goods_market"].values()) == sum(g.rules.components.goods) - (
        tiles + g.rules.components.goods_removed
    )


@pytest.mark.rule("INV-PROS-4")
def test_nobody_sees_what_lies_on_the_map() -> None:
    one, other = (at("actions", map={"c30": [good]}, seed=1) for good in ("wine", "wool"))
    one.goods, other.goods = [9] * 5, [9] * 5
    for viewer in (0, 1, None):
        assert one.view(viewer) == other.view(viewer)
    assert at("actions", round=16, map={"c30": ["wool"]}).view(0)["map"]["c30"] == ["unseen"]


@pytest.mark.rule("INV-PROS-5", "INV-R8")
def test_a_merchant_picks_one_of_two_unseen_and_then_it_is_open() -> None:
    g = at("actions", {"places": SHIP}, {}, {}, map={"c31": ["wine", "wine"]})
    barriers = g.barriers
    assert [one for one in acts(g, 0, "ship") if "briare" in one] == [
        "act ship briare",
        "act ship briare good",
    ]
    events = do(g, 0, "act ship briare good")
    assert [one.values["good"] for one in events if one.kind == "good"] == ["wine"]
    assert g.view(1)["seats"][0]["goods"]["wine"] == 1
    assert g.view(1)["map"]["c31"] == ["unseen"]
    assert g.barriers > barriers  # what was seen cannot be taken back


@pytest.mark.rule("INV-PROS-5")
def test_a_good_need_not_be_taken_and_cannot_where_none_lies() -> None:
    g = at("actions", {"places": SHIP}, map={"c30": []})
    assert refused(g, 0, "act ship blois good").key == "nothing-there"
    do(g, 0, "act ship briare")
    assert (support.town(g, 0), goods(g.players[0])) == ("briare", {})


@pytest.mark.rule("INV-PROS-6")
def test_the_24_place_tiles_of_the_list() -> None:
    stacks = start().view(0)["stacks"]
    tiles = [tile for stack in stacks.values() for tile in stack]
    assert sorted(tiles) == data.scenario("prosperity")["place_tiles"]
    assert len(tiles) == 24
    assert set(stacks) == {"I", "II"}
    assert not {"market_stand", "well", "bathhouse"} & set(tiles)


@pytest.mark.rule("INV-PROS-7")
def test_five_citizens_lie_out_and_eleven_in_the_supply() -> None:
    g = start()
    assert g.view(0)["citizens"] == {"development": [], "boatmen": [5], "knights": [4]}
    assert all(deed["citizen"] for deed in g.view(0)["deeds"].values())
    assert own(g)["citizens"] == 11
    g = at("actions", {"development": 2, "places": SCRIPTORIUM})
    do(g, 0, "act scriptorium development")
    assert (g.players[0].development, g.players[0].citizens) == (3, 0)


@pytest.mark.rule("INV-PROS-8")
@PLAYERS
def test_each_keeps_one_of_two_cards(players: int) -> None:
    g = start(players)
    assert (g.round, g.to_act) == (0, tuple(range(players)))
    others = []
    for seat in reversed(range(players)):
        kept, other = texts(g, seat)
        assert own(g, seat)["seats"][seat]["drawn"] == [kept[5:], other[5:]]
        others.append(other[5:])
        do(g, seat, kept)
        if g.round:
            assert card(g, seat) == kept[5:]
    assert g.round == 1
    pile = own(g)["pile"]
    assert len(pile) == 22 - players
    # In turn order, whoever chose first.
    for seat in range(players):
        seen = own(g, seat)["pile"]
        assert seen[len(pile) - players + seat] == others[players - 1 - seat]


@pytest.mark.rule("INV-PROS-8")
def test_a_card_that_was_not_drawn_cannot_be_kept() -> None:
    g = start()
    assert refused(g, 0, texts(g, 1)[0]).key == "card-not-drawn"
    assert refused(g, 0, "ready").key == "must-keep-card"


@pytest.mark.rule("INV-PROS-10")
def test_the_carpenter_starts_in_orleans() -> None:
    assert own(start())["carpenter"] == "orleans"


@pytest.mark.rule("INV-PROS-11")
@PLAYERS
def test_everybody_has_a_carpenter_and_two_choices_in_the_scriptorium(players: int) -> None:
    g = start(players)
    for seat in range(players):
        assert g.view(seat)["seats"][seat]["places"]["carpenter"] == [None] * 3
    g = at("actions", {"places": SCRIPTORIUM})
    choices = ["act scriptorium development", "act scriptorium exchange"]
    assert acts(g, 0, "scriptorium") == choices


# Course


@pytest.mark.rule("INV-PROS-12")
def test_the_census_is_played_like_all_other_phases() -> None:
    g = at("census", {"tracks": {"farmers": 2}}, {"tracks": {"farmers": 1}}, {})
    assert [p.coins for p in g.players] == [6, 5, 4]
    names = [phase.name for phase in g.rules.phases]
    base = ["hour-glass", "census", "followers", "planning", "actions", "event", "start-player"]
    assert [name for name in names if name in base] == base


# The Scriptorium


@pytest.mark.rule("INV-PROS-38")
def test_the_scriptorium_gives_a_point_or_another_card() -> None:
    g = at("actions", {"places": SCRIPTORIUM}, hands=["keep"])
    do(g, 0, "act scriptorium development")
    assert (g.players[0].development, card(g, 0)) == (1, "keep")
    g = at("actions", {"places": SCRIPTORIUM})
    assert refused(g, 0, "act scriptorium").rule == "INV-PROS-38"


@pytest.mark.rule("INV-PROS-39", "INV-PROS-40", "INV-R19")
def test_an_exchange_draws_two_keeps_one_and_puts_two_under_the_pile() -> None:
    g = at("actions", {"places": SCRIPTORIUM}, hands=["keep"], pile=["chapel", "abbey", "forge"])
    size = len(own(g)["pile"])
    do(g, 0, "act scriptorium exchange")
    assert texts(g, 0) == ["keep chapel", "keep abbey"]
    assert refused(g, 0, "keep keep").key == "card-not-drawn"
    do(g, 0, "keep abbey")
    pile = own(g)["pile"]
    assert (card(g, 0), len(pile), pile[-2:]) == ("abbey", size, ["chapel", "keep"])
    assert g.players[0].development == 0
    assert support.bag(g.players[0])["scholar"] == 1


def small_pile(*pile: str, hands: tuple[str, str], **seat: Any) -> Any:
    """All other cards are built."""
    g = at("actions", {"places": SCRIPTORIUM, **seat}, hands=list(hands), pile=list(pile))
    everything = works(g)
    everything.pile = everything.pile[: len(pile)]
    return g


@pytest.mark.rule("INV-PROS-41", "INV-R19")
def test_of_one_card_in_the_pile_there_is_nothing_to_choose() -> None:
    g = small_pile("chapel", hands=("keep", "abbey"))
    g.step(0, "act scriptorium exchange")
    assert (card(g, 0), own(g)["pile"]) == ("chapel", ["keep"])
    assert asks(g, 1) == "act"


@pytest.mark.rule("INV-PROS-41", "INV-PROS-50")
def test_without_a_pile_only_the_point_is_left_and_at_the_end_nothing() -> None:
    g = small_pile(hands=("keep", "abbey"))
    assert acts(g, 0, "scriptorium") == ["act scriptorium development"]
    assert refused(g, 0, "act scriptorium exchange").rule == "INV-PROS-41"
    g = small_pile(hands=("keep", "abbey"), development=30)
    assert acts(g, 0, "scriptorium") == []
    assert refused(g, 0, "act scriptorium").rule == "INV-PROS-50"


@pytest.mark.rule("INV-PROS-50")
def test_on_the_last_space_only_the_exchange_is_left() -> None:
    g = at("actions", {"places": SCRIPTORIUM, "development": 30})
    assert acts(g, 0, "scriptorium") == ["act scriptorium exchange"]
    assert refused(g, 0, "act scriptorium development").rule == "INV-PROS-50"


@pytest.mark.rule("INV-PROS-51")
def test_who_builds_with_an_empty_pile_holds_no_card_any_more() -> None:
    g = at("actions", {}, **building())
    works(g).pile = []
    g.step(0, "act carpenter")
    g.step(0, "build c42")
    assert (card(g, 0), own(g)["seats"][0]["holds"], asks(g, 1)) == (None, False, "act")
    g.step(1, "pass")
    assert refused(g, 0, "act carpenter").key == "carpenter-idle"


# Deeds


@pytest.mark.rule("INV-PROS-42")
@pytest.mark.parametrize(
    ("sent", "coins", "development"),
    [
        ("craftsman carpenters_guild coins", 6, 0),
        ("craftsman carpenters_guild development", 5, 1),
        ("craftsman right_of_assembly", 7, 0),
        ("boatman orphanage", 6, 0),
    ],
)
def test_what_a_deed_pays(sent: str, coins: int, development: int) -> None:
    g = at("actions", {"places": town_hall(sent.split()[0])})
    do(g, 0, "act town_hall", f"send {sent}")
    assert (g.players[0].coins, g.players[0].development) == (coins, development)


@pytest.mark.rule("INV-PROS-43")
def test_the_last_follower_of_a_deed_brings_its_citizen() -> None:
    deeds = {"orphanage": ["farmer", "boatman", "scholar"]}
    g = at("actions", {"places": town_hall("monk")}, deeds=deeds)
    do(g, 0, "act town_hall", "send monk orphanage")
    assert (g.players[0].citizens, g.view(0)["deeds"]["orphanage"]["citizen"]) == (1, False)


# The end


@pytest.mark.rule("INV-PROS-44")
def test_the_game_ends_after_the_event_of_round_16() -> None:
    g = at("event", {"coins": 9, "development": 30}, {}, round=16)
    assert g.over
    assert [p.coins for p in g.players] == [3, 4]  # the Development Tax
    assert not at("event", round=15).over


@pytest.mark.rule("INV-PROS-45", "INV-PROS-46")
def test_the_score() -> None:
    seat = {
        "coins": 4,
        "goods": ["grain", "cheese", "wine", "wool", "brocade"],
        "development": 9,
        "citizens": 2,
        "stations": ["orleans", "blois"],
        "tiles": ["depot"],
    }
    done = built("river_lock", "c27", "boatman", "boatman", "craftsman")
    open_ = built("keep", "c26", "knight")
    g = at("start-player", seat, {}, round=16, structures=[done, open_], hands=["abbey"])
    result = g.result()
    assert {name: row[0] for name, row in result["sources"].items()} == {
        "coins": 4,
        "goods": 15,
        "stations": 6,
        "citizens": 6,
        "place_tiles": 5,
        "structures": 9,
    }
    assert result["points"] == [45, 5]


@pytest.mark.rule("INV-PROS-47", "INV-R16")
def test_what_lies_next_to_an_open_structure_counts_also_for_the_depot() -> None:
    seat = {"coins": 0, "goods": ["grain", "cheese", "wool", "brocade"], "tiles": ["depot"]}
    lying = [built("rock_cellar", "c28", "wine"), built("fair_hall", "c23", "coin", "coin")]
    g = at("start-player", seat, {}, round=16, structures=lying)
    sources = {name: row[0] for name, row in g.result()["sources"].items()}
    assert (sources["coins"], sources["goods"], sources["place_tiles"]) == (2, 15, 5)
    assert sources["structures"] == 0


@pytest.mark.rule("INV-PROS-48", "INV-R20")
def test_no_citizen_for_the_most_stations() -> None:
    g = at("start-player", {"stations": ["orleans", "blois"]}, {}, round=16)
    assert (g.over, g.players[0].citizens, g.result()["points"]) == (True, 0, [7, 5])


@pytest.mark.rule("INV-PROS-49")
def test_ties_go_by_the_development_track() -> None:
    g = at("start-player", {"coins": 9}, {"coins": 9, "development": 3}, {}, round=16)
    assert g.result()["ranks"] == [2, 1, 3]
    assert at("start-player", {}, {}, round=16).result()["ranks"] == [1, 1]
