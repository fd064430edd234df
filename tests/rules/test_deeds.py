"""Beneficial deeds (ORL-DEED), also with an empty coin supply in 2014 (ORL-R33)."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.games.orleans.state import Game
from tests.support import EDITIONS, FEW_COINS, at, bag, do, everybody, refused, start, supply, texts

# Knights, traders and so on wanted by each deed.
DEEDS = {
    "city_wall": {"knight": 3, "trader": 1, "farmer": 3, "craftsman": 3},
    "papal_conclave": {"knight": 1, "monk": 2},
    "defeating_plague": {"scholar": 2, "boatman": 1, "farmer": 1, "trader": 1},
    "astronomy": {"scholar": 2, "trader": 1},
    "boatmens_guild": {"boatman": 3, "scholar": 1},
    "cathedral": {"craftsman": 2, "monk": 2, "trader": 2},
    "peace_treaty": {"monk": 1, "scholar": 1, "knight": 2},
    "canalization": {"boatman": 3, "trader": 2, "farmer": 3, "craftsman": 2},
}


def in_hall(*followers: str, **more: Any) -> dict[str, Any]:
    return {"places": {"town_hall": list(followers)}, **more}


def deed(g: Game, name: str) -> dict[str, Any]:
    found: dict[str, Any] = g.view(None)["deeds"][name]
    return found


def sends(g: Game, kind: str) -> set[str]:
    """The deeds to which a follower of this kind may be sent now."""
    return {text.split()[2] for text in texts(g, 0) if text.startswith(f"send {kind} ")}


@pytest.mark.rule("ORL-DEED-1")
def test_eight_deeds_with_45_spaces() -> None:
    deeds = start().view(None)["deeds"]
    assert {name: row["free"] for name, row in deeds.items()} == DEEDS
    assert sum(sum(row["free"].values()) for row in deeds.values()) == 45
    assert len(deeds) == 8


@pytest.mark.rule("ORL-DEED-1")
def test_the_spaces_are_shared_by_all_players() -> None:
    g = at("actions", in_hall("monk"), in_hall("monk"))
    do(g, 0, "act town_hall", "send monk peace_treaty")
    do(g, 1, "act town_hall")
    reason = refused(g, 1, "send monk peace_treaty")
    assert (reason.key, reason.rule) == ("deed-space", "ORL-DEED-2")


@pytest.mark.rule("ORL-DEED-2")
@pytest.mark.parametrize("kind", ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"])
def test_a_follower_goes_only_to_free_spaces_of_exactly_its_kind(kind: str) -> None:
    g = at("actions", in_hall(kind), {})
    do(g, 0, "act town_hall")
    assert sends(g, kind) == {name for name, wanted in DEEDS.items() if kind in wanted}
    assert all(text.split()[1] == kind for text in texts(g, 0))


@pytest.mark.rule("ORL-DEED-2")
def test_school_and_herb_garden_give_no_substitute_for_deeds() -> None:
    seat = in_hall("scholar", "boatman", tiles=["school", "herb_garden"])
    g = at("actions", seat, {})
    do(g, 0, "act town_hall")
    assert sends(g, "scholar") == {
        "defeating_plague",
        "astronomy",
        "boatmens_guild",
        "peace_treaty",
    }
    assert sends(g, "boatman") == {"defeating_plague", "boatmens_guild", "canalization"}
    assert refused(g, 0, "send scholar city_wall").rule == "ORL-DEED-2"
    assert refused(g, 0, "send boatman city_wall").rule == "ORL-DEED-2"


@pytest.mark.rule("ORL-DEED-3")
def test_a_monk_is_sent_only_to_a_monk_space() -> None:
    g = at("actions", in_hall("monk"), {})
    do(g, 0, "act town_hall")
    assert sends(g, "monk") == {"papal_conclave", "cathedral", "peace_treaty"}
    assert refused(g, 0, "send monk astronomy").rule == "ORL-DEED-2"
    assert refused(g, 0, "send monk canalization development").rule == "ORL-DEED-2"


@pytest.mark.rule("ORL-DEED-4")
@pytest.mark.parametrize(
    ("kind", "to", "coins"),
    [
        ("knight", "city_wall", 1),
        ("knight", "papal_conclave", 3),
        ("scholar", "defeating_plague", 2),
        ("scholar", "astronomy", 1),
        ("boatman", "boatmens_guild", 1),
        ("monk", "cathedral", 2),
        ("knight", "peace_treaty", 2),
        ("farmer", "canalization coins", 1),
    ],
)
def test_each_follower_sent_earns_the_coins_of_its_deed(kind: str, to: str, coins: int) -> None:
    g = at("actions", in_hall(kind), {})
    do(g, 0, "act town_hall", f"send {kind} {to}")
    assert [p.coins for p in g.players] == [5 + coins, 5]
    assert g.players[0].development == 0


@pytest.mark.rule("ORL-DEED-5")
def test_canalization_gives_a_coin_or_a_point_chosen_for_each_follower() -> None:
    g = at("actions", in_hall("boatman", "trader"), {})
    do(g, 0, "act town_hall")
    do(g, 0, "send boatman canalization development")
    assert (g.players[0].coins, g.players[0].development) == (5, 1)
    do(g, 0, "send trader canalization coins")
    assert (g.players[0].coins, g.players[0].development) == (6, 1)


@pytest.mark.rule("ORL-DEED-5")
def test_the_point_of_canalization_pays_the_coins_of_the_space_reached() -> None:
    g = at("actions", in_hall("farmer", development=6), {})
    do(g, 0, "act town_hall", "send farmer canalization development")
    assert (g.players[0].coins, g.players[0].development) == (5 + 3, 7)


@pytest.mark.rule("ORL-DEED-5")
def test_no_other_deed_offers_a_point() -> None:
    kinds = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
    for kind in kinds:
        g = at("actions", in_hall(kind), {})
        do(g, 0, "act town_hall")
        points = [text for text in texts(g, 0) if text.endswith(" development")]
        assert points in ([], [f"send {kind} canalization development"])


@pytest.mark.rule("ORL-DEED-6")
def test_on_space_30_the_point_cannot_be_chosen() -> None:
    g = at("actions", in_hall("farmer", development=30), {})
    do(g, 0, "act town_hall")
    assert "send farmer canalization coins" in texts(g, 0)
    reason = refused(g, 0, "send farmer canalization development")
    assert (reason.key, reason.rule) == ("development-end", "ORL-DEED-6")


@pytest.mark.rule("ORL-DEED-6")
def test_after_the_last_point_a_second_follower_gets_the_coin_only() -> None:
    g = at("actions", in_hall("farmer", "trader", development=29), {})
    do(g, 0, "act town_hall", "send farmer canalization development")
    assert refused(g, 0, "send trader canalization development").rule == "ORL-DEED-6"
    do(g, 0, "send trader canalization coins")
    assert (g.players[0].coins, g.players[0].development) == (6, 30)


@pytest.mark.rule("ORL-DEED-7")
def test_who_fills_the_last_space_takes_the_citizen_in_addition() -> None:
    g = at("actions", in_hall("scholar"), in_hall("scholar"), in_hall("trader"))
    do(g, 0, "act town_hall", "send scholar astronomy")
    do(g, 1, "act town_hall", "send scholar astronomy")
    assert deed(g, "astronomy")["citizen"]
    do(g, 2, "act town_hall", "send trader astronomy")
    assert [p.citizens for p in g.players] == [0, 0, 1]
    assert [p.coins for p in g.players] == [6, 6, 6]
    assert not deed(g, "astronomy")["citizen"]


@pytest.mark.rule("ORL-DEED-7")
@pytest.mark.parametrize("name", DEEDS)
def test_every_deed_has_a_citizen(name: str) -> None:
    filled = dict(DEEDS[name])
    last = next(iter(filled))
    filled[last] -= 1
    g = at("actions", in_hall(last), {}, {}, {}, deeds={name: filled})
    do(g, 0, "act town_hall")
    do(g, 0, next(text for text in texts(g, 0) if text.split()[2] == name))
    assert g.players[0].citizens == 1
    assert deed(g, name)["free"] == {}


@pytest.mark.rule("ORL-DEED-8")
def test_followers_on_deeds_stay_there_and_belong_to_nobody() -> None:
    g = at("actions", in_hall("knight"), {}, round=2, event="income")
    knights = supply(g)["knight"]
    do(g, 0, "act town_hall", "send knight city_wall")
    everybody(g, "pass")
    everybody(g, "ready")
    assert g.round == 3
    assert deed(g, "city_wall")["filled"] == {"knight": 1}
    assert supply(g)["knight"] == knights
    assert "knight" not in bag(g.players[0])
    assert not any(text.startswith("recall") for text in texts(g, 0))


@pytest.mark.rule("ORL-DEED-8")
def test_a_complete_deed_keeps_its_followers() -> None:
    g = at("actions", in_hall("trader"), {}, deeds={"astronomy": {"scholar": 2}})
    before = supply(g)
    do(g, 0, "act town_hall", "send trader astronomy")
    assert deed(g, "astronomy")["filled"] == {"scholar": 2, "trader": 1}
    assert supply(g) == before


@pytest.mark.rule("ORL-DEED-9")
def test_marked_followers_never_go_to_deeds() -> None:
    tower = {"tiles": ["gunpowder_tower"], "tower": ["marked_farmer", "knight"]}
    g = at("actions", tower, {})
    do(g, 0, "act gunpowder_tower")
    assert {text.split()[1] for text in texts(g, 0)} == {"knight"}
    assert refused(g, 0, "send farmer city_wall").key == "no-such-follower"
    do(g, 0, "send knight city_wall")
    assert g.to_act == (1,)


@pytest.mark.rule("ORL-DEED-10")
def test_track_positions_do_not_change_when_a_follower_is_sent() -> None:
    tracks = {"farmers": 3, "knights": 2, "scholars": 1}
    g = at("actions", in_hall("farmer", "knight", tracks=tracks), {})
    before = g.view(0)["seats"][0]
    do(g, 0, "act town_hall", "send farmer city_wall", "send knight city_wall")
    after = g.view(0)["seats"][0]
    assert after["tracks"] == before["tracks"]
    assert after["draws"] == 6


@pytest.mark.rule("ORL-DEED-11")
def test_any_player_serves_any_deed_in_any_order() -> None:
    g = at("actions", in_hall("scholar", "farmer"), in_hall("trader", "scholar"))
    do(g, 0, "act town_hall", "send scholar astronomy", "send farmer city_wall")
    do(g, 1, "act town_hall", "send trader city_wall", "send scholar astronomy")
    assert deed(g, "astronomy")["free"] == {"trader": 1}
    assert deed(g, "city_wall")["free"] == {"farmer": 2, "craftsman": 3, "knight": 3}


@pytest.mark.rule("ORL-DEED-11")
def test_an_unfinished_deed_costs_nobody_anything() -> None:
    unfinished = {"astronomy": {"scholar": 2}}
    g = at("actions", {}, {}, round=18, event="trading_day", deeds=unfinished)
    everybody(g, "pass")
    assert g.over
    assert g.result()["points"] == [5, 5]


@pytest.mark.rule("ORL-R33")
@pytest.mark.parametrize(("edition", "coins"), [("2014", 42), ("2019", 42 + 3)])
def test_with_an_empty_coin_supply_followers_are_sent_without_coins(
    edition: str, coins: int
) -> None:
    g = at("actions", in_hall("knight", coins=42), {"coins": 5}, edition=edition, options=FEW_COINS)
    do(g, 0, "act town_hall", "send knight papal_conclave")
    assert g.players[0].coins == coins
    assert deed(g, "papal_conclave")["filled"] == {"knight": 1}


@pytest.mark.rule("ORL-R33")
def test_with_an_empty_coin_supply_the_citizen_and_the_point_are_won_as_usual() -> None:
    seat = in_hall("trader", "farmer", coins=42)
    more = {"edition": "2014", "options": FEW_COINS, "deeds": {"astronomy": {"scholar": 2}}}
    g = at("actions", seat, {"coins": 5}, **more)
    do(g, 0, "act town_hall", "send trader astronomy", "send farmer canalization development")
    p = g.players[0]
    assert (p.coins, p.citizens, p.development) == (42, 1, 1)


@pytest.mark.rule("ORL-R33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_short_coin_supply_pays_what_it_holds(edition: str) -> None:
    g = at("actions", in_hall("knight", coins=40), {"coins": 5}, edition=edition, options=FEW_COINS)
    do(g, 0, "act town_hall", "send knight papal_conclave")
    assert g.players[0].coins == (42 if edition == "2014" else 43)
