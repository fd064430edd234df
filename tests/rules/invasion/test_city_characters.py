"""City Defense: the characters (INV-COOP-57 to INV-COOP-79)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.games.orleans.state import Game
from tests.rules.invasion.team import (
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
    supply,
    texts,
    won,
)
from tests.rules.invasion.test_city_goals import full

OTHER = "fisherman"  # whose conditions do not hold


def conditions(card: str, seat: dict[str, Any], **more: Any) -> dict[str, bool]:
    """What of a card holds in a position."""
    other = "scholar" if card == OTHER else OTHER
    g = at("actions", seat, characters=[card, other], **more)
    found: dict[str, bool] = g.view(1)["own"]["characters"][0]["conditions"]
    return found


def holds(card: str, seat: dict[str, Any], **more: Any) -> bool:
    return all(conditions(card, seat, **more).values())


OUTER = ["chartres", "sancerre", "nevers", "argenton_sur_creuse", "chatellerault", "le_mans"]
GONE = ["clothing_store", "sword_smithy", "town_watch", "infirmary", "catapult", "grain", "wine"]
READY: dict[str, Any] = {
    "walls": 5,
    "treasury": 30,
    "warehouse": {"grain": 6, "cheese": 3, "wine": 3},
    "citizens_gone": GONE,
}
RICH = {"coins": 50}
INN = {"goods": ["wine"] * 4 + ["cheese"] * 2, "stations": ["chateaudun", "chateauroux"]}


def ended(
    *seats: dict[str, Any], cards: list[str], city: dict[str, Any] | None = None, **more: Any
) -> Game:
    """The last round, with all common objectives met, at its event."""
    towers = more.pop("towers", [[], OUTER])
    city = {**READY, **(city or {})}
    return at("event", *seats, event="invasion", characters=cards, city=city, towers=towers, **more)


@pytest.mark.rule("INV-COOP-57", "INV-COOP-85")
def test_every_player_must_fulfil_the_own_card() -> None:
    assert won(ended(RICH, INN, cards=["merchant", "innkeeper"])) is True
    assert won(ended(RICH, {}, cards=["merchant", "innkeeper"])) is False
    assert won(ended({"coins": 49}, INN, cards=["merchant", "innkeeper"])) is False


@pytest.mark.rule("INV-COOP-59")
@pytest.mark.parametrize(
    ("card", "seat", "progress"),
    [
        (
            "librarian",
            {"development": 9, "stations": ["loches"], "tiles": ["winery"]},
            {"development_space_with_status": [3, 5], "stations_in": [1, 1], "place_tiles": [1, 4]},
        ),
        ("general", {"tracks": {"knights": 3}}, {"track_end": [3, 5], "technology_tiles": [0, 4]}),
        ("merchant", {"coins": 4, "goods": ["wool"]}, {"vp_from": [8, 50]}),
        ("councilman", {}, {"assembly_hall_full": [0, 8]}),
        ("estate_manager", {}, {"all_dues_paid": [1, 1]}),
        (
            "fisherman",
            {"bag": {"monk": 5}, "goods": ["wool"] * 3},
            {"track_end": [0, 5], "followers": [4, 4], "goods": [2, 2]},
        ),
    ],
)
def test_the_view_counts_how_far_a_card_is(
    card: str, seat: dict[str, Any], progress: dict[str, list[int]]
) -> None:
    other = "scholar" if card == OTHER else OTHER
    own = at("planning", seat, characters=[card, other], city=READY).view(0)["own"]
    shown = own["characters"][0]
    assert shown["progress"] == progress
    holding = {name: have >= need for name, (have, need) in progress.items()}
    assert shown["conditions"] == holding
    assert own["goal"] == 5 + 2
    assert own["gained"] == sum(own["objectives"].values()) + all(holding.values())


@pytest.mark.rule("INV-COOP-58", "INV-COOP-86", "INV-R30")
def test_conditions_are_looked_at_once_at_the_end() -> None:
    g = at("planning", RICH, INN, characters=["merchant", "innkeeper"], city=READY, round=3)
    everything = g.view(0)["own"]
    assert all(all(row["conditions"].values()) for row in everything["characters"])
    assert won(g) is None
    assert not g.over
    do(g, 0, "ready")
    assert not g.over


@pytest.mark.rule("INV-COOP-59")
def test_what_others_have_does_not_count() -> None:
    g = at("actions", {"coins": 0}, RICH, characters=["merchant", OTHER])
    assert g.view(0)["own"]["characters"][0]["conditions"] == {"vp_from": False}


@pytest.mark.rule("INV-COOP-60")
def test_librarian() -> None:
    tiles = ["hayrick", "winery", "library", "cellar"]
    row = {"development": 22, "stations": ["loches"], "tiles": tiles}
    assert holds("librarian", row)
    assert holds("librarian", {**row, "development": 30})
    assert not holds("librarian", {**row, "development": 21})
    assert not holds("librarian", {**row, "stations": ["blois"]})
    assert not holds("librarian", {**row, "tiles": tiles[:3]})


@pytest.mark.rule("INV-COOP-61")
def test_scholar() -> None:
    towns = ["loches", "blois", "vendome", "bourges"]
    assert holds("scholar", {"development": 30, "stations": towns})
    assert not holds("scholar", {"development": 29, "stations": towns})
    assert not holds("scholar", {"development": 30, "stations": towns[:3]})


@pytest.mark.rule("INV-COOP-62")
def test_mayor() -> None:
    gone = {"citizens_gone": ["grain", "wine"], "team": 0}
    assert holds("mayor", {"coins": 10, "citizens": 2}, city=gone)
    assert not holds("mayor", {"coins": 9, "citizens": 2}, city=gone)
    assert not holds("mayor", {"coins": 10, "citizens": 1}, city={"citizens_gone": ["grain"]})


@pytest.mark.rule("INV-COOP-63", "INV-COOP-64", "INV-R31")
def test_the_mayor_decides_at_once_and_for_good() -> None:
    seat = {"development": 2, "places": full("scriptorium")}
    g = at("actions", seat, characters=["mayor", OTHER])
    do(g, 0, "act scriptorium")
    assert (g.to_act, asks(g)) == ((0,), "keep-citizen")
    assert refused(g, 0, "pass").rule == "INV-COOP-64"
    do(g, 0, "yes")
    assert (g.players[0].citizens, own(g).team) == (1, 0)
    g = at("actions", seat, characters=["mayor", OTHER])
    do(g, 0, "act scriptorium", "no")
    assert (g.players[0].citizens, own(g).team) == (0, 1)


@pytest.mark.rule("INV-COOP-64")
def test_from_the_third_on_all_go_to_the_team() -> None:
    row = {"development": 2, "citizens": 2, "places": full("scriptorium")}
    city = {"citizens_gone": ["grain", "wine"]}
    g = at("actions", row, characters=["mayor", OTHER], city=city)
    do(g, 0, "act scriptorium")
    assert (g.players[0].citizens, own(g).team, asks(g)) == (2, 1, "act")


@pytest.mark.rule("INV-COOP-63")
def test_citizens_of_others_are_not_the_mayors() -> None:
    seat = {"development": 2, "places": full("scriptorium")}
    g = at("actions", {}, seat, characters=["mayor", OTHER], turn=2)
    do(g, 1, "act scriptorium")
    assert (g.players[0].citizens, own(g).team) == (0, 1)


@pytest.mark.rule("INV-R31", "INV-COOP-63")
def test_of_events_only_the_own_marker_counts_for_the_mayor() -> None:
    cards = ["mayor", OTHER]
    g = at("event", {"development": 2}, event="donation", characters=cards)
    do(g, 0, "grant development 1")
    assert asks(g) == "keep-citizen"
    do(g, 0, "yes")
    g = at("event", event="donation", characters=cards, goods_market={"wine": 1})
    do(g, 0, *["grant development 1"] * 3)
    while asks(g) == "keep-citizen":
        do(g, 0, "no")
    before = own(g).team
    do(g, 0, "grant good 1")
    assert asks(g) == "share"  # the team emptied the pile
    assert own(g).team == before + 1


@pytest.mark.rule("INV-COOP-65")
def test_general() -> None:
    places = {place: ["technology"] for place in ("farm_house", "village", "university", "castle")}
    last = at("planning").rules.track_last[4]
    row: dict[str, Any] = {"tracks": {"knights": last}, "places": places}
    assert holds("general", row)
    assert not holds("general", {**row, "tracks": {"knights": last - 1}})
    less = dict(list(places.items())[:3])
    assert not holds("general", {**row, "places": less, "technology": 1})


@pytest.mark.rule("INV-COOP-66")
def test_fisherman() -> None:
    last = at("planning").rules.track_last[1]
    row = {
        "tracks": {"boatmen": last},
        "bag": ["monk"],
        "market": ["monk", "monk"],
        "places": {"hostel": ["monk"]},
        "goods": ["wool", "wool"],
    }
    more = {"citizens_taken": ["boatmen"]}
    assert holds("fisherman", row, **more)
    assert not holds("fisherman", {**row, "tracks": {"boatmen": last - 1}})
    assert not holds("fisherman", {**row, "places": {}}, **more)
    assert not holds("fisherman", {**row, "goods": ["wool"]}, **more)


@pytest.mark.rule("INV-COOP-67")
def test_merchant() -> None:
    assert holds("merchant", {"coins": 37, "goods": ["brocade", "wool", "wool"]})
    assert not holds("merchant", {"coins": 36, "goods": ["brocade", "wool", "wool"]})
    assert not holds("merchant", {"coins": 37, "goods": ["brocade", "wool", "wine", "grain"]})


HALL = ["farmer", "farmer", "boatman", "craftsman", "trader", "scholar", "scholar", "monk"]


@pytest.mark.rule("INV-COOP-68", "INV-COOP-69", "INV-COOP-70")
def test_councilman() -> None:
    row = {"places": {"town_hall": ["monk", "monk"]}}
    g = at("actions", row, characters=["councilman", OTHER], city={"hall": HALL[:-1]})
    assert not g.view(0)["own"]["characters"][0]["conditions"]["assembly_hall_full"]
    do(g, 0, "act town_hall", "send monk assembly_hall")
    assert refused(g, 0, "send monk assembly_hall").rule == "INV-COOP-69"
    do(g, 0, "done")
    assert g.view(0)["own"]["characters"][0]["conditions"]["assembly_hall_full"]
    # Those who lie there are in no bag and on no board: nothing takes them away.
    famine = at("event", event="famine", characters=["councilman", OTHER], city={"hall": HALL})
    assert not sum(own(famine).hall)


@pytest.mark.rule("INV-COOP-69")
def test_kinds_must_match_in_the_assembly_hall() -> None:
    row = {"places": {"town_hall": ["knight", "trader"]}}
    g = at("actions", row, characters=["councilman", OTHER], city={"hall": ["trader"]})
    do(g, 0, "act town_hall")
    assert refused(g, 0, "send trader assembly_hall").rule == "INV-COOP-69"
    assert refused(g, 0, "send knight assembly_hall").rule == "INV-COOP-69"
    row = {"tiles": ["gunpowder_tower"], "tower": ["trader"]}
    g = at("actions", row, characters=["councilman", OTHER])
    do(g, 0, "act gunpowder_tower", "send trader assembly_hall")
    assert own(g).hall[3] == 0


@pytest.mark.rule("INV-COOP-71")
def test_innkeeper() -> None:
    assert holds("innkeeper", INN)
    assert not holds("innkeeper", {**INN, "goods": ["wine"] * 5})
    assert not holds("innkeeper", {**INN, "goods": ["wine"] * 4 + ["wool"] * 2})
    assert not holds("innkeeper", {**INN, "stations": ["chateaudun", "blois"]})


# The Estate Manager


def due(number: int, seat: dict[str, Any] | None = None, **more: Any) -> Game:
    """The end of a round, with the Estate Manager in the first seat."""
    cards = ["estate_manager", "scholar", "librarian", "general", "merchant"]
    players = more.get("players", 2)
    seats = [seat or {}] + [{}] * (players - 1)
    return at("dues", *seats, round=number, characters=cards[:players], **more)


@pytest.mark.rule("INV-COOP-72", "INV-COOP-73")
def test_a_due_of_coins() -> None:
    g = due(1, {"coins": 2})
    assert (g.players[0].coins, g.round, g.over) == (0, 2, False)
    assert [p.coins for p in due(4, {"coins": 5}).players] == [2, 5]
    g = due(1, {"coins": 1})
    assert (g.over, won(g)) == (True, False)


@pytest.mark.rule("INV-COOP-73", "INV-COOP-82")
def test_nobody_else_pays_a_due() -> None:
    g = at("dues", {"coins": 0}, {"coins": 9}, round=1, characters=["estate_manager", OTHER])
    assert g.over
    g = at("dues", {"coins": 9}, {"coins": 0}, round=1, characters=["scholar", OTHER])
    assert (g.over, g.round, g.players[0].coins) == (False, 2, 9)


@pytest.mark.rule("INV-COOP-72", "INV-COOP-73")
@pytest.mark.parametrize(
    ("number", "good"), [(3, "grain"), (6, "grain"), (11, "cheese"), (15, "wool")]
)
def test_a_due_of_goods_goes_to_the_goods_market(number: int, good: str) -> None:
    g = due(number, {"goods": [good, good]}, goods_market={good: 0})
    assert goods(g.players[0]) == {good: 1}
    assert g.view(0)["goods_market"][good] == 1
    assert stored(g) == {}
    assert due(number).over


@pytest.mark.rule("INV-COOP-74", "INV-R7", "INV-GEN-19")
def test_a_due_of_development_moves_the_marker_back() -> None:
    g = due(5, {"development": 6})
    assert (g.players[0].development, g.players[0].furthest) == (4, 6)
    assert not due(5, {"development": 2}).over
    assert due(5, {"development": 1}).over
    assert due(18, {"development": 2}).over


@pytest.mark.rule("INV-COOP-75", "INV-R32", "INV-GEN-11")
@pytest.mark.parametrize(("number", "kind"), [(8, "farmer"), (14, "boatman")])
def test_a_due_of_a_follower_is_a_neutral_one_in_the_market(number: int, kind: str) -> None:
    track = {"farmer": "farmers", "boatman": "boatmen"}[kind]
    g = due(number, {"market": [kind, kind, f"marked_{kind}"], "tracks": {track: 2}})
    assert market(g.players[0])[kind] == 1
    assert market(g.players[0])[f"marked_{kind}"] == 1
    assert supply(g)[kind] == supply(due(number, {"market": [kind]}))[kind] - 1
    assert g.view(0)["seats"][0]["tracks"][track] == 2
    assert due(number, {"bag": [kind], "market": [f"marked_{kind}"]}).over
    assert due(number, {"places": {"castle": [kind] if kind == "farmer" else ["-", kind]}}).over


@pytest.mark.rule("INV-COOP-75")
def test_the_tower_is_part_of_the_market() -> None:
    g = due(8, {"market": ["farmer"], "tiles": ["gunpowder_tower"], "tower": ["farmer"]})
    assert texts(g, 0) == ["return 1 farmer market", "return 1 farmer tower"]
    do(g, 0, "return 1 farmer tower")
    assert (g.round, market(g.players[0])["farmer"]) == (9, 1)


@pytest.mark.rule("INV-COOP-76")
def test_a_due_of_a_technology_tile() -> None:
    row = {
        "tracks": {"craftsmen": 1},
        "places": {"castle": ["technology"], "village": ["technology"]},
    }
    g = due(10, row)
    assert texts(g, 0) == ["give technology village", "give technology castle"]
    before = g.technology
    do(g, 0, "give technology castle")
    assert (g.technology, on(g, 0, "castle")[0]) == (before + 1, None)
    assert g.players[0].tracks[2] == 1
    assert due(10, {"technology": 1}).over  # one next to the board is not placed
    # A later tile of the track is not a first one again.
    again = at("actions", {"tracks": {"craftsmen": 1}, "places": full("village")})
    do(again, 0, "act village craftsman", "no")
    assert (again.players[0].tech_free, again.players[0].tech_bound) == (1, 0)


@pytest.mark.rule("INV-COOP-77", "INV-R29")
def test_a_due_of_a_station() -> None:
    row = {"stations": ["le_blanc", "blois"]}
    g = due(13, row, towers=[["chartres"]], city={"citizens_gone": ["le_blanc"]})
    assert texts(g, 0) == ["give station blois", "give station le_blanc"]
    do(g, 0, "give station le_blanc")
    assert g.view(0)["seats"][0]["stations"] == ["blois"]
    assert g.players[0].stations == 8
    assert own(g).team == 1
    assert not g.taken >> g.rules.towns.index("le_blanc") & 1
    assert due(13, {}, towers=[["chartres"]]).over


@pytest.mark.rule("INV-COOP-78", "INV-R34")
def test_a_due_of_a_place_tile() -> None:
    slots = at("planning").rules.by_id["laboratory"].slots
    places = {"laboratory": ["technology", slots[1]], "hayrick": ["farmer"]}
    g = due(16, {"tiles": ["laboratory", "hayrick"], "places": places})
    assert texts(g, 0) == ["give place hayrick", "give place laboratory"]
    before = g.technology
    do(g, 0, "give place laboratory")
    assert "laboratory" in [tile for stack in g.view(0)["stacks"].values() for tile in stack]
    assert g.technology == before + 1
    assert bag(g.players[0])[slots[1]] == 1
    assert due(16, {}).over


@pytest.mark.rule("INV-COOP-79")
def test_with_four_or_five_there_are_no_dues_of_the_last_rounds() -> None:
    for players, last in ((2, 18), (3, 18), (4, 16), (5, 16)):
        config = registry.config("orleans", players, scenario="city-defense")
        dues = registry.load("orleans").board(config)["own"]["dues"]
        assert [one["round"] for one in dues] == list(range(1, last + 1))


@pytest.mark.rule("INV-COOP-83")
def test_the_due_comes_after_the_event_and_before_the_final_check() -> None:
    cards = ["estate_manager", "merchant"]
    rows = ({"development": 3}, RICH)
    assert won(ended(*rows, cards=cards)) is True
    g = ended({"development": 2}, RICH, cards=cards)
    assert (g.over, won(g)) == (True, False)
    trip = at("event", {"coins": 5}, RICH, event="trip", round=1, characters=cards)
    assert trip.over  # 4 for the trip, and 2 are due
    trip = at("event", {"coins": 6}, RICH, event="trip", round=1, characters=cards)
    assert (trip.over, trip.players[0].coins) == (False, 0)
