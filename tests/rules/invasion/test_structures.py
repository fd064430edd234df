"""Structures of Prosperity (INV-PROS-29 to INV-PROS-37)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.invasion.prosperity import (
    MARKED,
    asks,
    at,
    built,
    do,
    own,
    structures,
    town_hall,
)
from tests.support import everybody, goods, refused, supply, texts

VINEYARD = built("vineyard", "c42")
FAIR_HALL = built("fair_hall", "c23")  # four coins


def sending(*tiles: str, structures: list[dict[str, Any]], **more: Any) -> Any:
    g = at("actions", {"places": town_hall(*tiles)}, structures=structures, **more)
    do(g, 0, "act town_hall")
    return g


@pytest.mark.rule("INV-PROS-29", "INV-PROS-32")
def test_followers_go_to_deeds_and_structures_in_one_action() -> None:
    g = sending("farmer", "trader", structures=[VINEYARD])
    coins = g.players[0].coins
    do(g, 0, "send farmer vineyard")
    assert g.players[0].coins == coins
    do(g, 0, "send trader right_of_assembly")
    assert g.players[0].coins == coins + 2
    (site,) = structures(g)
    assert (site["lying"], site["missing"]) == (
        {"farmer": 1},
        {"farmer": 1, "trader": 1, "wine": 1},
    )
    assert g.to_act == (1,)


@pytest.mark.rule("INV-PROS-29")
def test_the_gunpowder_tower_sends_to_structures_too() -> None:
    seat = {"tiles": ["gunpowder_tower"], "tower": ["farmer", "marked_trader"]}
    g = at("actions", seat, structures=[VINEYARD])
    do(g, 0, "act gunpowder_tower")
    assert refused(g, 0, "send marked_trader vineyard").rule == "ORL-GUNP-4"
    do(g, 0, "send farmer vineyard")
    assert structures(g)[0]["lying"] == {"farmer": 1}


@pytest.mark.rule("INV-PROS-30")
def test_only_exactly_the_kinds_still_missing() -> None:
    site = built("vineyard", "c42", "trader")
    g = sending("monk", "trader", structures=[site])
    assert [text for text in texts(g, 0) if "vineyard" in text] == []
    for kind in ("monk", "trader"):
        assert refused(g, 0, f"send {kind} vineyard").rule == "INV-PROS-30"
    g = sending("monk", "craftsman", structures=[built("chapel", "c12")])
    do(g, 0, "send monk chapel")
    assert structures(g)[0]["lying"] == {"monk": 1}


@pytest.mark.rule("INV-PROS-30")
def test_a_structure_alone_keeps_the_town_hall_open() -> None:
    kinds = {"craftsman": 3, "trader": 2, "boatman": 1, "farmer": 2}
    deeds = {"carpenters_guild": kinds, "right_of_assembly": ["craftsman"]}
    seats: list[dict[str, Any]] = [{"places": town_hall("craftsman"), "citizens": 1}, {}]
    full = at("actions", *seats, deeds=deeds)
    assert refused(full, 0, "act town_hall").key == "no-deed"
    g = at("actions", *seats, deeds=deeds, structures=[built("chapel", "c12")])
    do(g, 0, "act town_hall", "send craftsman chapel")
    assert g.to_act == (1,)


@pytest.mark.rule("INV-PROS-31")
def test_technology_never_goes_to_a_structure() -> None:
    seat = {"technology": 1, "coins": 9, "goods": ["wine"]}
    g = at("planning", seat, structures=[VINEYARD, FAIR_HALL])
    offered = [text for text in texts(g, 0) if "technology" in text]
    assert offered
    assert not [text for text in offered if "vineyard" in text or "fair_hall" in text]
    g = at("actions", seat, structures=[VINEYARD, FAIR_HALL])
    do(g, 0, "pass")
    assert asks(g) == "place-technology"
    assert not [text for text in texts(g, 0) if "vineyard" in text or "fair_hall" in text]


@pytest.mark.rule("INV-PROS-33", "INV-R15")
def test_coins_and_goods_are_put_in_the_own_turn_without_an_action() -> None:
    seat = {"coins": 3, "goods": ["wine", "wool"]}
    g = at("actions", seat, {"coins": 9}, structures=[VINEYARD, FAIR_HALL])
    assert [text for text in texts(g, 0) if text.startswith("put")] == [
        "put wine vineyard",
        "put coin fair_hall",
    ]
    do(g, 0, "put coin fair_hall", "put wine vineyard", "put coin fair_hall")
    assert (g.to_act, g.players[0].coins, goods(g.players[0])) == ((0,), 1, {"wool": 1})
    assert [site["lying"] for site in structures(g)] == [{"wine": 1}, {"coin": 2}]
    assert refused(g, 0, "put wine vineyard").key == "structure-item"
    do(g, 0, "pass")
    assert g.to_act == (1,)
    assert not [text for text in texts(g, 1) if text.startswith("put")]


@pytest.mark.rule("INV-PROS-33", "INV-R15")
def test_they_are_put_at_the_end_of_phase_5_too() -> None:
    g = at("actions", {"coins": 1}, {}, structures=[FAIR_HALL])
    do(g, 0, "pass")
    do(g, 1, "pass")
    assert (asks(g), texts(g, 0)) == ("furnish", ["put coin fair_hall", "done"])
    assert refused(g, 0, "pass").key == "not-now"
    do(g, 0, "put coin fair_hall")
    assert (asks(g), g.players[0].coins) != ("furnish", 1)
    declined = at("furnishing", {"coins": 1, "market": MARKED}, {}, round=9, structures=[FAIR_HALL])
    do(declined, 0, "done")
    assert (declined.round, declined.players[0].coins) == (10, 1)


@pytest.mark.rule("INV-PROS-33", "INV-R15")
def test_they_are_put_before_the_final_scoring_too() -> None:
    lying = [*["trader"] * 2, "knight", *["coin"] * 3]
    g = at("event", {"coins": 2}, {}, round=16, structures=[built("fair_hall", "c23", *lying)])
    assert (asks(g), g.players[0].coins) == ("furnish", 1)  # after the Development Tax
    do(g, 0, "put coin fair_hall")
    assert g.over
    assert g.result()["sources"]["structures"] == [16, 0]
    # Not after other rounds.
    other = at("last-furnishing", {"coins": 2}, {}, round=15, structures=[FAIR_HALL])
    assert other.round == 16


@pytest.mark.rule("INV-PROS-34", "INV-R16")
def test_what_lies_there_is_no_supply_any_more() -> None:
    site = built("fair_hall", "c23", "trader", *["coin"] * 3)
    g = at("event", {"coins": 1}, {}, round=4, structures=[site])
    assert asks(g) == "torture"
    assert not [text for text in texts(g, 0) if "fair_hall" in text]
    g = at("actions", {}, {}, structures=[site])
    offered = g.decision(0)
    assert offered is not None
    assert not [one for one in offered.options if one.text.startswith(("take", "recall"))]
    taken = at("followers", {"bag": ["farmer"]}, {}, structures=[site])
    assert not [text for text in texts(taken, 0) if "recall" in text]


@pytest.mark.rule("INV-PROS-35", "INV-R17")
def test_a_complete_structure_is_turned_down_at_once() -> None:
    site = built("vineyard", "c42", "farmer", "farmer")
    places = town_hall("trader")
    g = at("actions", {"goods": ["wine"], "places": places}, structures=[site])
    before, market = supply(g), g.view(0)["goods_market"]["wine"]
    do(g, 0, "put wine vineyard")
    do(g, 0, "act town_hall")
    events = do(g, 0, "send trader vineyard")
    assert "structure-complete" in [event.kind for event in events]
    (site,) = structures(g)
    assert (site["complete"], site["lying"], site["missing"]) == (True, {}, {})
    assert supply(g) == {**before, "farmer": before["farmer"] + 2, "trader": before["trader"] + 1}
    assert g.view(0)["goods_market"]["wine"] == market  # the wine has left the game
    assert g.result()["sources"]["structures"] == [13, 0]
    do(g, 1, "pass")
    assert refused(g, 0, "put wine vineyard").key == "structure-done"


@pytest.mark.rule("INV-PROS-35")
def test_coins_complete_a_structure_too() -> None:
    lying = ["trader", "trader", "knight", "coin", "coin", "coin"]
    g = at("actions", {"coins": 2}, {}, structures=[built("fair_hall", "c23", *lying)])
    do(g, 0, "put coin fair_hall")
    assert (structures(g)[0]["complete"], g.players[0].coins) == (True, 1)


@pytest.mark.rule("INV-PROS-36", "INV-R18")
def test_several_open_structures_at_a_time() -> None:
    sites = [VINEYARD, FAIR_HALL, built("granary", "c08")]
    g = sending("farmer", "trader", structures=sites)
    assert {"send farmer granary", "send farmer vineyard"} <= set(texts(g, 0))
    assert {"send trader granary", "send trader vineyard", "send trader fair_hall"} <= set(
        texts(g, 0)
    )
    do(g, 0, "send farmer granary", "send trader fair_hall")
    assert [site["lying"] for site in structures(g)] == [{}, {"trader": 1}, {"farmer": 1}]


@pytest.mark.rule("INV-PROS-37")
def test_nothing_goes_to_somebody_elses_structure() -> None:
    theirs = built("vineyard", "c42", seat=2)
    g = sending("farmer", "craftsman", structures=[theirs])
    assert refused(g, 0, "send farmer vineyard").rule == "INV-PROS-37"
    g = at("actions", {"goods": ["wine"]}, {}, structures=[theirs])
    assert refused(g, 0, "put wine vineyard").rule == "INV-PROS-37"
    assert refused(g, 0, "put coin fair_hall").key == "structure-not-built"
    everybody(g, "pass")
    assert own(g)["structures"][0]["lying"] == {}
