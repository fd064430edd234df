"""City Defense: achievements and common objectives (INV-COOP-30 to INV-COOP-56, 91, 92)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.rules.invasion.team import (
    QUIET,
    acts,
    asks,
    at,
    bag,
    do,
    goods,
    on,
    own,
    pass_all,
    refused,
    stored,
    strike,
    supply,
    texts,
    won,
)

GUILDHALL = "guildhall"


def full(place: str) -> dict[str, list[str]]:
    """The followers that complete a place."""
    slots = at("planning").rules.by_id[place].slots
    return {place: [slot.split("|")[0] for slot in slots]}


def achievement(g: Game, name: str) -> dict[str, Any]:
    found: dict[str, Any] = g.view(0)["own"]["achievements"][name]
    return found


# Achievements


@pytest.mark.rule("INV-COOP-30", "INV-COOP-35")
def test_all_fill_an_achievement_over_any_number_of_turns() -> None:
    mine = {"places": {"town_hall": ["craftsman", "craftsman"]}}
    other = {"coins": 5, "places": {"guild_house": ["craftsman"]}}
    g = at("actions", mine, other, city={"achievements": {"sword_smithy": {"coin": 5}}})
    do(g, 0, "act town_hall", "send craftsman sword_smithy", "send craftsman sword_smithy")
    assert own(g).team == 0
    do(g, 1, "act guild_house", "fund 3 sword_smithy")
    assert achievement(g, "sword_smithy")["coins"] == 0
    assert own(g).team == 1
    assert "sword_smithy" not in g.view(0)["own"]["citizens_left"]


@pytest.mark.rule("INV-COOP-30")
def test_the_gunpowder_tower_sends_to_achievements_too() -> None:
    seat = {"tiles": ["gunpowder_tower"], "tower": ["farmer", "knight"]}
    g = at("actions", seat)
    do(g, 0, "act gunpowder_tower", "send farmer town_watch", "send knight city_walls")
    assert achievement(g, "town_watch")["followers"]["farmer"] == 2
    assert own(g).walls == 1


@pytest.mark.rule("INV-COOP-31", "INV-R27")
def test_followers_must_be_of_the_kind_and_bring_no_coins() -> None:
    g = at("actions", {"places": {"town_hall": ["monk", "boatman"]}})
    do(g, 0, "act town_hall")
    assert texts(g, 0) == ["send boatman town_watch", "send monk infirmary"]
    assert refused(g, 0, "send monk town_watch").rule == "INV-COOP-31"
    do(g, 0, "send boatman town_watch", "send monk infirmary")
    assert g.players[0].coins == 5
    assert "boatman" not in bag(g.players[0])


@pytest.mark.rule("INV-GEN-8")
def test_marked_followers_are_never_sent() -> None:
    seat = {"tiles": ["gunpowder_tower"], "tower": ["marked_farmer"], "market": []}
    assert refused(at("actions", seat), 0, "act gunpowder_tower").key == "marked-deed"


@pytest.mark.rule("INV-COOP-32")
def test_a_technology_tile_goes_to_the_catapult_or_is_kept() -> None:
    seat = {"tracks": {"craftsmen": 1}, "places": full("village")}
    g = at("actions", seat)
    do(g, 0, "act village craftsman")
    assert (asks(g), texts(g, 0)) == ("catapult", ["yes", "no"])
    do(g, 0, "yes")
    assert achievement(g, "catapult")["technology"] == 2
    assert (g.players[0].tech_free, g.turn) == (0, 1)
    g = at("actions", seat)
    do(g, 0, "act village craftsman", "no")
    assert g.players[0].tech_free == 1
    assert refused(g, 1, "technology castle farmer").rule == "ORL-TECH-2"  # after passing
    do(g, 1, "pass")
    do(g, 0, "pass")
    assert asks(g) == "place-technology"


@pytest.mark.rule("INV-COOP-32", "INV-COOP-35")
def test_the_third_tile_completes_the_catapult() -> None:
    seat = {"tiles": ["laboratory"], "places": full("laboratory")}
    catapult = {"catapult": {"technology": 2}}
    g = at("actions", seat, city={"achievements": catapult})
    do(g, 0, "act laboratory", "yes")
    assert own(g).team == 1
    g = at("actions", seat, city={"achievements": {"catapult": {"technology": 3}}})
    do(g, 0, "act laboratory")  # no room, no question
    assert (asks(g), g.turn, g.players[0].tech_free) == ("act", 1, 1)


@pytest.mark.rule("INV-COOP-33")
def test_the_first_tile_of_the_craftsmen_track_replaces_a_farmer() -> None:
    g = at("actions", {"places": full("village")})
    do(g, 0, "act village craftsman")
    assert (asks(g), g.players[0].tech_bound) == ("act", 1)
    assert achievement(g, "catapult")["technology"] == 3


@pytest.mark.rule("INV-COOP-34")
def test_a_tile_of_the_laboratory_may_go_even_if_it_is_the_first() -> None:
    seat = {"tiles": ["laboratory"], "places": full("laboratory")}
    g = at("actions", seat)
    do(g, 0, "act laboratory", "yes")
    assert achievement(g, "catapult")["technology"] == 2


# Walls


@pytest.mark.rule("INV-COOP-36", "INV-COOP-37")
@pytest.mark.parametrize(("players", "spaces"), [(2, 5), (3, 8), (4, 10), (5, 13)])
def test_the_walls_take_so_many_knights(players: int, spaces: int) -> None:
    seat = {"places": {"town_hall": ["knight", "knight"]}}
    g = at("actions", seat, players=players, city={"walls": spaces - 1})
    left = supply(g)["knight"]
    do(g, 0, "act town_hall", "send knight city_walls")
    assert g.view(0)["own"]["walls"] == [spaces, spaces]
    assert asks(g) == "act"  # no space for the other
    assert [tile for tile in on(g, 0, "town_hall") if tile] == ["knight"]
    assert supply(g)["knight"] == left
    assert g.view(0)["own"]["objectives"]["city_walls"]


@pytest.mark.rule("INV-COOP-38")
def test_followers_of_one_action_may_go_to_different_destinations() -> None:
    seat = {"places": {"town_hall": ["knight", "trader"]}}
    g = at("actions", seat, characters=["councilman", "scholar"])
    do(g, 0, "act town_hall", "send knight city_walls", "send trader assembly_hall")
    assert (own(g).walls, own(g).hall[3]) == (1, 0)


@pytest.mark.rule("INV-COOP-39", "INV-COOP-92", "INV-EVT-COOP-A12")
def test_reinforcement_adds_a_space_that_must_be_filled_too() -> None:
    g = strike("reinforcement", city={"walls": 5})
    assert own(g).reinforcement == 1
    assert not g.view(0)["own"]["objectives"]["city_walls"]
    seat = {"places": {"town_hall": ["knight", "knight"]}}
    g = at("actions", seat, city={"walls": 4, "reinforcement": 1})
    do(g, 0, "act town_hall")
    assert texts(g, 0) == ["send knight city_walls", "send knight reinforcement"]
    do(g, 0, "send knight reinforcement")
    assert not g.view(0)["own"]["objectives"]["city_walls"]
    assert "send knight reinforcement" not in texts(g, 0)
    do(g, 0, "send knight city_walls")
    assert g.view(0)["own"]["objectives"]["city_walls"]


@pytest.mark.rule("INV-COOP-39")
def test_without_the_event_there_is_no_such_space() -> None:
    g = at("actions", {"places": {"town_hall": ["knight"]}})
    do(g, 0, "act town_hall")
    assert refused(g, 0, "send knight reinforcement").rule == "INV-COOP-39"


# Citizens


@pytest.mark.rule("INV-COOP-40")
@pytest.mark.parametrize(("players", "tiles"), [(2, 6), (3, 7), (4, 7), (5, 8)])
def test_the_team_must_have_so_many_citizens(players: int, tiles: int) -> None:
    names = ["clothing_store", "sword_smithy", "town_watch", "infirmary", "catapult"]
    gone = [*names, "grain", "cheese", "wine", "farmers", "le_blanc"]
    for team, enough in ((tiles - 1, False), (tiles, True)):
        city = {"citizens_gone": gone[:tiles], "team": team}
        g = at("actions", players=players, city=city)
        assert g.view(0)["own"]["objectives"]["citizens"] is enough


@pytest.mark.rule("INV-COOP-41", "INV-COOP-46")
def test_citizens_of_the_main_board_go_to_the_team() -> None:
    seat = {"development": 2, "places": full("scriptorium")}
    g = at("actions", seat, {"development": 2, "places": full("scriptorium")})
    do(g, 0, "act scriptorium")
    assert (own(g).team, g.players[0].citizens) == (1, 0)
    do(g, 1, "act scriptorium")
    assert own(g).team == 1  # the first marker only


@pytest.mark.rule("INV-COOP-42")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_station_in_le_blanc_brings_its_citizen(seat: int) -> None:
    row = {"merchant": "le_blanc", "places": full(GUILDHALL)}
    rows: list[dict[str, Any]] = [row, {}] if seat == 0 else [{}, row]
    g = at("actions", *rows, turn=seat + 1)
    do(g, seat, "act guildhall")
    assert own(g).team == 1
    assert "le_blanc" not in g.view(0)["own"]["citizens_left"]


@pytest.mark.rule("INV-COOP-43", "INV-COOP-52")
@pytest.mark.parametrize("good", ["grain", "cheese", "wine"])
def test_the_last_good_of_a_pile_brings_its_citizen(good: str) -> None:
    seat = {"coins": 9, "tiles": ["market_stand"], "places": full("market_stand")}
    g = at("actions", seat, goods_market={good: 1})
    do(g, 0, "act market_stand", f"buy {good}")
    assert own(g).team == 1
    do(g, 0, f"sell {good}")
    assert g.goods[["grain", "cheese", "wine"].index(good)] == 1
    assert own(g).team == 1
    assert good not in g.view(0)["own"]["citizens_left"]


@pytest.mark.rule("INV-COOP-43")
def test_a_pile_emptied_again_brings_nothing_more() -> None:
    seat = {"coins": 9, "tiles": ["market_stand"], "places": full("market_stand")}
    g = at("actions", seat, goods_market={"wine": 1}, city={"citizens_gone": ["wine"]})
    do(g, 0, "act market_stand", "buy wine")
    assert own(g).team == 1
    g = at("actions", seat, goods_market={"wool": 1, "brocade": 2})
    do(g, 0, "act market_stand", "buy wool")
    assert own(g).team == 0


@pytest.mark.rule("INV-COOP-44", "INV-R28")
def test_a_pile_empty_from_the_start_brings_its_citizen_when_emptied_in_play() -> None:
    seat = {"coins": 9, "goods": ["wine"], "tiles": ["market_stand"]}
    g = at("actions", {**seat, "places": full("market_stand")}, goods_market={"wine": 0})
    assert own(g).team == 0
    assert "wine" in g.view(0)["own"]["citizens_left"]
    do(g, 0, "act market_stand", "sell wine")
    assert own(g).team == 0
    do(g, 0, "buy wine")
    assert own(g).team == 1


@pytest.mark.rule("INV-COOP-45")
def test_the_end_of_all_six_tracks_brings_a_citizen() -> None:
    last = dict(
        zip(
            ["farmers", "boatmen", "craftsmen", "traders", "knights", "scholars"],
            at("planning").rules.track_last,
            strict=True,
        )
    )
    mine = {one: last[one] for one in ("farmers", "boatmen", "craftsmen")}
    mine["scholars"] = last["scholars"] - 1
    other = {one: last[one] for one in ("traders", "knights")}
    seats = ({"tracks": mine, "places": full("university")}, {"tracks": other})
    g = at("actions", *seats, supply={"scholar": 2}, citizens_taken=["boatmen", "knights"])
    before = own(g).team
    do(g, 0, "act university")
    assert "farmers" not in g.view(0)["own"]["citizens_left"]
    assert own(g).team >= before + 1
    other["knights"] -= 1
    g = at("actions", seats[0], {"tracks": other}, supply={"scholar": 2})
    do(g, 0, "act university")
    assert "farmers" in g.view(0)["own"]["citizens_left"]


@pytest.mark.rule("INV-COOP-47")
def test_citizens_gained_are_never_lost() -> None:
    seat = {"development": 4, "bag": []}
    g = strike("witch_hunt", seat, {"development": 4}, citizens_taken=["development 3"])
    assert own(g).team == 1
    while asks(g) == "give-up":
        do(g, 0, texts(g, 0)[0])
    assert g.players[0].development < 3
    assert own(g).team == 1


# Treasury, Warehouse, towers


@pytest.mark.rule("INV-COOP-48", "INV-COOP-49")
@pytest.mark.parametrize(("players", "coins"), [(2, 30), (3, 40), (4, 50), (5, 50)])
def test_the_treasury(players: int, coins: int) -> None:
    seat = {"coins": 9, "places": {"guild_house": ["craftsman"]}}
    g = at("actions", seat, players=players, city={"treasury": coins - 2})
    assert not g.view(0)["own"]["objectives"]["treasury"]
    do(g, 0, "act guild_house", "fund 2 treasury", "done")
    assert g.view(0)["own"]["treasury"] == [coins, coins]
    assert g.view(0)["own"]["objectives"]["treasury"]
    assert g.players[0].coins == 7


@pytest.mark.rule("INV-COOP-49")
def test_coins_of_the_treasury_pay_nothing() -> None:
    g = strike("demolition", {"coins": 0}, {"coins": 0}, city={"treasury": 30})
    assert g.over


@pytest.mark.rule("INV-COOP-50")
@pytest.mark.parametrize(
    ("players", "wanted"), [(2, [6, 3, 3]), (3, [10, 5, 5]), (4, [12, 6, 6]), (5, [14, 7, 7])]
)
def test_the_warehouse(players: int, wanted: list[int]) -> None:
    lying = dict(zip(["grain", "cheese", "wine"], [wanted[0] - 1, *wanted[1:]], strict=True))
    seat = {"goods": ["grain", "grain"], "places": {"vehicle": ["trader"]}}
    g = at("actions", seat, players=players, city={"warehouse": lying})
    assert not g.view(0)["own"]["objectives"]["warehouse"]
    do(g, 0, "act vehicle", "deliver grain warehouse")
    assert list(stored(g).values()) == wanted
    assert g.view(0)["own"]["objectives"]["warehouse"]
    assert goods(g.players[0]) == {"grain": 1}


@pytest.mark.rule("INV-COOP-51")
def test_no_way_leads_out_of_the_warehouse_but_rats() -> None:
    city = {"warehouse": {"grain": 3, "cheese": 3}}
    g = strike("harvest", {"coins": 9}, {"coins": 9}, city=city)
    assert stored(g) == {"grain": 3, "cheese": 3}
    g = strike("rats", city=city)
    assert stored(g) == {"grain": 2, "cheese": 1}


OTHERS = [
    *("chartres", "sancerre", "nevers", "argenton_sur_creuse", "chatellerault", "le_mans"),
]


@pytest.mark.rule("INV-COOP-53", "INV-COOP-54")
def test_a_tower_is_built_with_the_guildhall() -> None:
    seat = {"merchant": "chartres", "places": full(GUILDHALL)}
    g = at("actions", seat, towers=[[], OTHERS[1:]])
    assert not g.view(0)["own"]["objectives"]["towers"]
    do(g, 0, "act guildhall")
    assert g.view(0)["own"]["towers"][0] == ["chartres"]
    assert (g.players[0].stations, g.players[0].built) == (9, 0)
    assert g.view(0)["own"]["objectives"]["towers"]


@pytest.mark.rule("INV-COOP-55")
def test_only_one_tower_and_never_a_station_in_an_outer_town() -> None:
    seat = {"merchant": "tours", "places": full(GUILDHALL)}  # a tower of nobody
    assert refused(at("actions", seat), 0, "act guildhall").rule == "INV-COOP-55"
    seat = {"merchant": "chartres", "places": full(GUILDHALL)}
    g = at("actions", seat, towers=[[], ["chartres"]])
    assert acts(g, 0, GUILDHALL) == []
    seat = {
        "merchant": "chartres",
        "tiles": ["tavern"],
        "places": {**full(GUILDHALL), "tavern": ["trader"]},
    }
    g = at("actions", seat, towers=[[], ["chartres"]])
    assert acts(g, 0, GUILDHALL) == []


@pytest.mark.rule("INV-COOP-55")
def test_elsewhere_only_stations_are_built() -> None:
    g = at("actions", {"merchant": "blois", "places": full(GUILDHALL)})
    do(g, 0, "act guildhall")
    assert g.view(0)["seats"][0]["stations"] == ["blois"]
    assert not g.view(0)["own"]["towers"][0]
    g = at("actions", {"merchant": "chartres", "station_stock": 0, "places": full(GUILDHALL)})
    assert refused(g, 0, "act guildhall").key == "no-station-left"


@pytest.mark.rule("INV-COOP-56", "INV-TILE-22")
def test_a_tower_is_no_station() -> None:
    seat = {
        "merchant": "sancerre",
        "coins": 5,
        "tiles": ["vineyard"],
        "stations": ["blois", "vendome", "bourges"],
        "development": 30,
        "places": full(GUILDHALL),
    }
    g = at("actions", seat, characters=["scholar", "librarian"])
    do(g, 0, "act guildhall")
    assert asks(g) == "act"  # no wine is offered
    conditions = g.view(0)["own"]["characters"][0]["conditions"]
    assert conditions["trading_stations"] is False


@pytest.mark.rule("INV-COOP-91", "INV-R29", "INV-EVT-COOP-B11")
def test_a_tower_taken_off_the_map_can_be_built_anew() -> None:
    seats = ({"goods": []}, {"goods": ["brocade"]})
    g = strike("robbery", *seats, towers=[["chartres"], []], coming=["pirates"])
    assert texts(g, 0) == ["give tower chartres"]
    do(g, 0, "give tower chartres")
    do(g, 1, "give good brocade")
    assert not g.view(0)["own"]["towers"][0]
    assert g.players[0].stations == 10
    row = {"merchant": "chartres", "places": full(GUILDHALL)}
    again = at("actions", {}, row, turn=2)
    do(again, 1, "act guildhall")
    assert again.view(0)["own"]["towers"][1] == ["chartres"]


@pytest.mark.rule("INV-COOP-92")
def test_a_knight_on_reinforcement_does_not_stand_for_one_on_the_walls() -> None:
    city = {"walls": 4, "reinforcement": 1, "reinforced": 1}
    assert not at("actions", city=city).view(0)["own"]["objectives"]["city_walls"]
    g = strike("invasion", city={"walls": 5, "reinforcement": 1}, characters=QUIET[:2])
    assert won(g) is False
    pass_all(g)
