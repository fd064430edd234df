"""Scriptorium and Town Hall (ORL-SCRI, ORL-TOWN)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import acts, at, bag, do, everybody, market, on, refused, supply, texts

SCRIPTORIUM = ["knight", "scholar"]
ALL_KINDS = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
# Every monk space of the deeds.
MONKS = {
    "papal_conclave": ["monk", "monk"],
    "cathedral": ["monk", "monk"],
    "peace_treaty": ["monk"],
}


def in_hall(*followers: str, **seat: Any) -> dict[str, Any]:
    return {"places": {"town_hall": list(followers)}, **seat}


@pytest.mark.rule("ORL-SCRI-1")
def test_spaces_of_the_scriptorium() -> None:
    g = at("planning", {"market": ALL_KINDS}, {})
    own = [text.split()[1] for text in texts(g, 0) if text.endswith(" scriptorium")]
    assert sorted(own) == ["knight", "scholar"]
    do(g, 0, "place scholar scriptorium", "place knight scriptorium")
    assert on(g, 0, "scriptorium") == ["knight", "scholar"]


@pytest.mark.rule("ORL-SCRI-2")
def test_scriptorium_gives_one_development_point() -> None:
    g = at("actions", {"development": 9, "places": {"scriptorium": SCRIPTORIUM}}, {})
    do(g, 0, "act scriptorium")
    assert g.players[0].development == 10
    assert bag(g.players[0]) == {"knight": 1, "scholar": 1}


@pytest.mark.rule("ORL-SCRI-3")
def test_scriptorium_is_closed_on_the_last_space_of_the_development_track() -> None:
    g = at("actions", {"development": 30, "places": {"scriptorium": SCRIPTORIUM}}, {})
    assert refused(g, 0, "act scriptorium").rule == "ORL-SCRI-3"
    g = at("actions", {"development": 29, "places": {"scriptorium": SCRIPTORIUM}}, {})
    do(g, 0, "act scriptorium")
    assert g.players[0].development == 30


@pytest.mark.rule("ORL-TOWN-1")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_town_hall_has_two_spaces_for_followers_of_any_kind(kind: str) -> None:
    g = at("planning", {"market": [kind, kind, kind]}, {})
    do(g, 0, f"place {kind} town_hall", f"place {kind} town_hall")
    assert on(g, 0, "town_hall") == [kind, kind]
    assert refused(g, 0, f"place {kind} town_hall").key == "space-occupied"


@pytest.mark.rule("ORL-TOWN-2")
@pytest.mark.parametrize("kind", ["farmer", "boatman", "craftsman", "trader"])
def test_marked_followers_are_never_placed_in_the_town_hall(kind: str) -> None:
    g = at("planning", {"market": [kind, f"marked_{kind}"]}, {})
    reason = refused(g, 0, f"place marked_{kind} town_hall")
    assert (reason.key, reason.rule) == ("marked-town-hall", "ORL-TOWN-2")
    do(g, 0, f"place {kind} town_hall")
    assert market(g.players[0]) == {f"marked_{kind}": 1}


@pytest.mark.rule("ORL-TOWN-2")
def test_the_bathhouse_puts_no_marked_follower_into_the_town_hall() -> None:
    seat = {"tiles": ["bathhouse"], "market": [], "places": {"bathhouse": ["monk"]}}
    g = at("actions", seat, {})
    do(g, 0, "act bathhouse")
    assert texts(g, 0)
    assert all(text.startswith("place marked_") for text in texts(g, 0))
    assert not any(text.endswith(" town_hall") for text in texts(g, 0))


@pytest.mark.rule("ORL-TOWN-3")
def test_one_follower_activates_the_town_hall() -> None:
    for lying in (["farmer"], ["-", "farmer"]):
        g = at("actions", in_hall(*lying), {})
        assert texts(g, 0) == ["act town_hall", "pass"]
    g = at("actions", in_hall(), {})
    assert texts(g, 0) == ["pass"]
    assert refused(g, 0, "act town_hall").key == "incomplete"


@pytest.mark.rule("ORL-TOWN-4")
def test_at_least_one_follower_must_be_sent() -> None:
    g = at("actions", in_hall("farmer", "knight"), {})
    do(g, 0, "act town_hall")
    assert "done" not in texts(g, 0)
    assert refused(g, 0, "done").rule == "ORL-TOWN-4"
    do(g, 0, "send knight city_wall", "done")
    assert g.to_act == (1,)


@pytest.mark.rule("ORL-TOWN-4")
def test_both_followers_may_be_sent_in_one_action_and_no_other() -> None:
    seat = in_hall("farmer", "knight", bag=["scholar"], market=["boatman"])
    g = at("actions", seat, {})
    do(g, 0, "act town_hall")
    assert refused(g, 0, "send scholar astronomy").rule == "ORL-TOWN-4"
    assert refused(g, 0, "send boatman boatmens_guild").rule == "ORL-TOWN-4"
    do(g, 0, "send farmer city_wall", "send knight city_wall")
    assert g.to_act == (1,)
    assert on(g, 0, "town_hall") == [None, None]


@pytest.mark.rule("ORL-TOWN-5")
def test_a_follower_not_sent_stays_and_is_sent_in_a_later_round() -> None:
    g = at("actions", in_hall("farmer", "knight"), {}, round=2, event="income")
    do(g, 0, "act town_hall", "send farmer city_wall", "done")
    everybody(g, "pass")
    everybody(g, "draw 0")
    everybody(g, "ready")
    assert g.round == 3
    do(g, 1, "pass")
    do(g, 0, "act town_hall", "send knight city_wall")
    assert g.view(0)["deeds"]["city_wall"]["filled"] == {"farmer": 1, "knight": 1}


@pytest.mark.rule("ORL-TOWN-6")
@pytest.mark.parametrize(
    ("sends", "coins"),
    [
        (["send knight city_wall", "send farmer city_wall"], 1 + 1),
        (["send farmer defeating_plague", "send knight papal_conclave"], 2 + 3),
        (["send knight peace_treaty", "send farmer city_wall"], 2 + 1),
    ],
)
def test_two_followers_go_to_the_same_or_to_different_deeds_in_any_order(
    sends: list[str], coins: int
) -> None:
    g = at("actions", in_hall("farmer", "knight"), {})
    do(g, 0, "act town_hall", *sends)
    assert g.players[0].coins == 5 + coins


@pytest.mark.rule("ORL-TOWN-7")
def test_town_hall_is_closed_if_no_follower_there_fits_a_free_deed_space() -> None:
    g = at("actions", in_hall("monk"), {}, {}, deeds=MONKS)
    assert texts(g, 0) == ["pass"]
    assert refused(g, 0, "act town_hall").rule == "ORL-TOWN-7"
    assert on(g, 0, "town_hall") == ["monk", None]


@pytest.mark.rule("ORL-TOWN-7")
def test_town_hall_is_open_if_one_of_two_followers_fits() -> None:
    g = at("actions", in_hall("monk", "farmer"), {}, {}, deeds=MONKS, passed=[2, 3])
    do(g, 0, "act town_hall", "send farmer city_wall")
    assert on(g, 0, "town_hall") == ["monk", None]
    assert acts(g, 0, "town_hall") == []


@pytest.mark.rule("ORL-TOWN-8")
def test_followers_sent_do_not_return_to_the_bag_or_the_supply() -> None:
    g = at("actions", in_hall("farmer", "knight"), {})
    before = supply(g)
    do(g, 0, "act town_hall", "send farmer city_wall", "send knight city_wall")
    assert bag(g.players[0]) == {}
    assert supply(g) == before
    assert g.view(0)["deeds"]["city_wall"]["filled"] == {"farmer": 1, "knight": 1}


@pytest.mark.rule("ORL-TOWN-9", "ORL-R11")
def test_no_technology_tile_in_the_town_hall() -> None:
    g = at("planning", {"technology": 1, "farmer_technology": 1}, {})
    assert not any(text.split()[1:2] == ["town_hall"] for text in texts(g, 0))
    assert refused(g, 0, "technology town_hall any").rule == "ORL-TOWN-9"
    assert refused(g, 0, "farmer_technology town_hall any").rule == "ORL-TOWN-9"
