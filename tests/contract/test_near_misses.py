"""What people look for in vain is shown to them, with its reason."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import at, do

VILLAGE = {"village": ["farmer", "boatman", "craftsman"]}
TOWER = {"tiles": ["gunpowder_tower"], "tower": ["knight", "marked_farmer"], "market": []}


@pytest.mark.parametrize(
    ("phase", "seat", "more", "before", "text", "rule"),
    [
        ("planning", {}, {}, [], "place marked_farmer town_hall", "ORL-TOWN-2"),
        (
            "planning",
            {"places": {"castle": ["farmer"]}},
            {},
            [],
            "place marked_farmer castle",
            "ORL-PLN-2",
        ),
        ("planning", {"technology": 1}, {}, [], "technology town_hall any", "ORL-TOWN-9"),
        (
            "planning",
            {"farmer_technology": 1},
            {},
            [],
            "farmer_technology castle trader",
            "ORL-TECH-5",
        ),
        ("followers", {"bag": ["monk"] * 6}, {}, [], "draw 5", "ORL-FOL-1"),
        ("followers", {"bag": ["monk"]}, {}, [], "draw 4", "ORL-FOL-5"),
        ("actions", {}, {}, [], "act castle", "ORL-PLN-8"),
        ("actions", {}, {}, [], "act village", "ORL-PLN-8"),
        (
            "actions",
            {"places": VILLAGE},
            {"supply": {"boatman": 0}},
            [],
            "act village boatman",
            "ORL-VILL-8",
        ),
        (
            "actions",
            {"places": {"monastery": ["scholar", "trader"]}},
            {"event": "pilgrimage"},
            [],
            "act monastery",
            "ORL-MONA-3",
        ),
        (
            "actions",
            TOWER,
            {},
            ["act gunpowder_tower"],
            "send marked_farmer city_wall",
            "ORL-GUNP-4",
        ),
        (
            "actions",
            {"places": VILLAGE},
            {"removed_tiles": ["hayrick"]},
            ["act village trader"],
            "take hayrick",
            "ORL-CITY-6",
        ),
    ],
)
def test_it_is_offered_with_its_reason(
    phase: str, seat: dict[str, Any], more: dict[str, Any], before: list[str], text: str, rule: str
) -> None:
    g = at(phase, seat, {}, **more)
    do(g, 0, *before)
    decision = g.decision(0)
    assert decision is not None
    reasons = {one.text: one.refused for one in decision.refused}
    assert reasons[text] is not None
    assert reasons[text].rule == rule


@pytest.mark.parametrize("text", ["act village", "act castle"])
def test_what_can_be_done_is_not_refused_as_well(text: str) -> None:
    castle = {"castle": ["farmer", "boatman", "trader"]}
    decision = at("actions", {"places": {**VILLAGE, **castle}}, {}).decision(0)
    assert decision is not None
    assert text not in [one.text for one in decision.refused]
