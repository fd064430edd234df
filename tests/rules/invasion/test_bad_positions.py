"""Positions and dumps of The Dignitary that cannot be are refused, with a reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

from scriptorium.core.errors import BadPosition
from tests.rules.invasion.support import TOWNS, at, well
from tests.support import ORLEANS


@pytest.mark.parametrize(
    ("seat", "more", "key"),
    [
        ({}, {"citizens_in": []}, "audit-citizens-laid"),
        ({}, {"citizens_on": []}, "audit-citizens-laid"),
        ({"citizens": 3}, {"citizens_on": ["knights"] * 7}, "audit-citizens-laid"),
        ({}, {"citizens_in": ["orleans"]}, "orleans"),
        ({}, {"citizens_on": ["harbour"]}, "harbour"),
        ({}, {"citizens_on": [[]]}, "citizens_on"),
        ({"development": 5}, {"citizens_on": ["development 3", "knights"]}, "audit-citizens-laid"),
        ({"citizens": 8}, {"citizens_in": TOWNS[:1]}, "audit-won"),
        ({"citizens": 9}, {"citizens_in": []}, "audit-won"),
        ({"coins": 4}, {"event": "harvest"}, "harvest"),
        ({"tiles": ["stage_coach"]}, {}, "stage_coach"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    seat: dict[str, Any], more: dict[str, Any], key: str
) -> None:
    with pytest.raises(BadPosition) as found:
        at("planning", seat, **more)
    assert key in str(found.value)


def test_a_citizen_where_the_player_has_been_is_refused() -> None:
    spaces = ["development 3", "knights", "boatmen", "city_wall", "cathedral", "astronomy"]
    with pytest.raises(BadPosition):
        at("planning", {"development": 5, "citizens": 1}, citizens_on=spaces)
    at("planning", {"development": 2, "citizens": 1}, citizens_on=spaces)
    # Citizens that are not mentioned lie where the player has not been yet.
    g = at("planning", {"development": 20, "citizens": 2})
    assert g.view(0)["citizens"]["development"] == [28]
    assert at("planning", citizens_taken=["knights"]).view(0)["citizens"]["knights"] == []


@pytest.mark.parametrize("phase", ["place-citizens", "planning"])
@pytest.mark.parametrize("citizens", [-1, 1 << 13, (1 << 13) - 1, (1 << 8) - 1, 1 << 90])
def test_a_forged_mask_of_spaces_is_refused(phase: str, citizens: int) -> None:
    dump = at(phase).dump()
    dump["state"]["citizens"] = citizens
    with pytest.raises(BadPosition):
        ORLEANS.load(dump)


@pytest.mark.parametrize("phase", ["place-citizens", "planning"])
@pytest.mark.parametrize(
    "own",
    [
        {"citizens": -1},
        {"citizens": 0},
        {"citizens": 63},
        {"citizens": 1 << 90},
        {"citizens": "x"},
        {},
        [],
        None,
    ],
)
def test_a_forged_mask_of_towns_is_refused(phase: str, own: Any) -> None:
    dump = at(phase).dump()
    assert ORLEANS.load(dump).dump() == dump
    dump["state"]["own"] = own
    with pytest.raises(BadPosition):
        ORLEANS.load(dump)


@pytest.mark.parametrize(
    "frames",
    [
        [["act"], ["copy", 0, 0, 0]],
        [["act"], ["copy", 0, 99, 0]],
        [["act"], ["copy", 0, 0, 1], ["send", 0, 9, 0]],
        [["act"], ["copy", 1, 24, 0]],
        [["act"], ["copy"]],
        [["act"], ["place-citizen", 0]],
        [["return-technology", 0, 3]],
    ],
)
def test_a_forged_question_is_refused(frames: list[Any]) -> None:
    dump = at("actions", well({"town_hall": ["knight"]})).dump()
    dump["state"]["frames"] = frames
    with pytest.raises(BadPosition):
        ORLEANS.load(json.loads(json.dumps(dump)))
