"""Positions of City Defense that cannot stand on the table, and dumps that no game has."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scriptorium.core.errors import BadPosition
from tests.rules.invasion.team import at, own
from tests.support import ORLEANS


@pytest.mark.parametrize(
    "more",
    [
        {"characters": ["mayor", "mayor"]},
        {"characters": ["baker"]},
        {"towers": ["chartres"]},
        {"towers": [["blois"]]},
        {"towers": [["chartres"], ["chartres"]]},
        {"towers": [["tours"]]},  # one of nobody stands there
        {"towers": [[], [], [], []]},
        {"city": {"walls": 6}},
        {"city": {"moat": 1}},
        {"city": {"reinforced": 1}},
        {"city": {"treasury": 31}},
        {"city": {"warehouse": {"grain": 7}}},
        {"city": {"warehouse": {"wool": 1}}},
        {"city": {"achievements": {"catapult": ["technology"] * 4}}},
        {"city": {"achievements": {"palace": []}}},
        {"city": {"hall": ["knight"]}},
        {"city": {"citizens_gone": ["tours"]}},
        {"city": {"team": 1}},
    ],
    ids=json.dumps,
)
def test_positions_that_are_refused(more: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        at("planning", **more)


def test_a_station_in_an_outer_town_is_refused() -> None:
    with pytest.raises(BadPosition):
        at("planning", {"stations": ["chartres"]})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("walls", 9),
        ("reinforced", 1),
        ("treasury", -1),
        ("team", 3),
        ("citizens", 1 << 10),
        ("characters", [0]),
        ("characters", [0, 0]),
        ("towers", [0, 0]),
        ("towers", [1, 1, 0]),
        ("warehouse", [0, 0, 0, 1, 0]),
        ("lacking", [0]),
        ("hall", [9, 0, 0, 0, 0, 0, 0]),
    ],
)
def test_dumps_that_are_refused(field: str, value: Any) -> None:
    dump = at("planning").dump()
    assert ORLEANS.load(json.loads(json.dumps(dump))).dump() == dump
    dump["state"]["own"][field] = value
    with pytest.raises(BadPosition):
        ORLEANS.load(dump)


def test_what_is_said_is_there() -> None:
    city = {
        "walls": 2,
        "treasury": 7,
        "warehouse": {"cheese": 1},
        "achievements": {"sword_smithy": {"craftsman": 1, "coin": 3}},
        "citizens_gone": ["le_blanc", "wine"],
        "team": 1,
    }
    g = at("planning", city=city, towers=[["chartres"], [], ["nevers"]])
    view = g.view(0)["own"]
    assert (view["walls"], view["treasury"], view["warehouse"]["cheese"]) == (
        [2, 5],
        [7, 30],
        [1, 3],
    )
    assert view["achievements"]["sword_smithy"]["coins"] == 5
    assert view["achievements"]["sword_smithy"]["followers"] == {"craftsman": 1}
    assert (own(g).team, own(g).lost_citizens) == (1, 1)
    assert (view["towers"][0], "nevers" in view["towers"][2]) == (["chartres"], True)
    assert [p.stations for p in g.players] == [9, 10]
