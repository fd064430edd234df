"""What the view says the event of the round will do to a player."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import at, start

ME: dict[str, Any] = {"goods": {"grain": 2, "wine": 1, "wool": 2}, "coins": 7, "development": 9}


@pytest.mark.parametrize(
    ("event", "strength", "toll"),
    [
        ("income A", 3, {"receives": 9}),
        ("income C", 1, {"receives": 3}),
        ("trading_day B", 2, {"receives": 4}),
        ("taxes B", 2, {"pays": 2, "have": 7}),
        ("harvest C", 3, {"food": 3, "have": 3}),
        ("plague", 0, {}),
        ("pilgrimage", 0, {}),
    ],
)
def test_the_event_and_what_it_does_to_me(event: str, strength: int, toll: dict[str, int]) -> None:
    me = ME | {"stations": ["orleans", "tours"]}
    view = at("planning", me, {}, event=event).view(0)
    assert view["event"]["strength"] == strength
    assert view["seats"][0]["toll"] == toll


def test_before_the_first_round_there_is_no_event() -> None:
    view = start(2, remove_tiles=True).view(0)
    assert view["event"] is None
    assert view["seats"][0]["toll"] == {}
