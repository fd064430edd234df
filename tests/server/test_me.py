"""My statistics: made of finished games, and carried to another device by a link."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.server.statistics import played, statistics
from tests.server.browser import ME, OPEN, Browser, bot, play
from tests.server.test_tables import refusal

pytestmark = pytest.mark.both_databases


def seat(number: int, level: str = "", person: bool = False, kind: str = "") -> dict[str, Any]:
    kind = kind or ("person" if person else "bot")
    return {"seat": number, "kind": kind, "name": "", "level": level, "person": person}


def table(points: list[int], seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    order = sorted(points, reverse=True)
    config = {"game": "orleans", "scenario": "base", "players": len(points)}
    return {
        "id": "0" * 12,
        "config": {**config, **more.pop("config", {})},
        "summary": {
            "points": points,
            "ranks": [order.index(one) + 1 for one in points],
            "outcome": {"kind": "ranks"},
            **more.pop("summary", {}),
        },
        "seat": 0,
        "seats": seats,
        "head": "{}",
        "moved": 7.0,
        **more,
    }


ME_FIRST = seat(0, person=True)


def test_the_strongest_at_the_table_counts() -> None:
    weak, strong = seat(1, "novice"), seat(2, "planner")
    assert played_against([ME_FIRST, weak, strong]) == "good"  # as older tables have it
    assert played_against([ME_FIRST, seat(1, "easy"), seat(2, "good")]) == "good"
    assert played_against([ME_FIRST, weak]) == "easy"
    assert played_against([ME_FIRST, seat(1, "gone"), weak]) == "easy"
    assert played_against([ME_FIRST, seat(1, "gone")]) == "gone"
    assert played_against([ME_FIRST, weak, seat(2, person=True)]) == "people"
    assert played_against([ME_FIRST, seat(1, "novice", person=True, kind="bot")]) == "people"
    assert played_against([ME_FIRST]) == "alone"
    together = {"outcome": {"kind": "team", "won": True}}
    assert played_against([ME_FIRST, weak], summary=together) == "team"


def played_against(seats: list[dict[str, Any]], **more: Any) -> str:
    found = played(table([30, 20, 10][: len(seats)], seats, **more))
    assert found is not None
    return found.against


def test_what_was_not_played_to_its_end_does_not_count() -> None:
    left = seat(0, "greedy", person=True, kind="bot")
    assert played(table([30, 20], [left, seat(1, "novice")])) is None
    middle = '{"position":{"round":3}}'
    assert played(table([30, 20], [ME_FIRST, seat(1, "novice")], head=middle)) is None


def test_wins_by_game_and_opponents_and_the_best_scores() -> None:
    bots = [ME_FIRST, seat(1, "novice")]
    rows = [table([points, 50], bots) for points in (90, 40, 70, 60)]
    lost = {"outcome": {"kind": "solo", "won": False}}
    rows.append(table([25], [ME_FIRST], config={"game": "pilgrim"}, summary=lost))
    found = statistics(rows)
    assert (found.games, found.wins) == (5, 3)
    counted = {(one.game, one.against): (one.wins, one.games) for one in found.tallies}
    assert counted == {("orleans", "easy"): (3, 4), ("pilgrim", "alone"): (0, 1)}
    assert [one.points for one in found.best] == [90, 70, 60, 25]
    assert [one.points for one in found.history] == [90, 40, 70, 60, 25]


async def test_a_finished_game_is_mine_on_both_my_devices(
    ada: Browser, ben: Browser, server: Any
) -> None:
    assert await ada.get("/me") == {
        "games": 0,
        "wins": 0,
        "tallies": [],
        "best": [],
        "history": [],
    }
    opened = await ada.open(ME, bot())
    await play(opened["table"], [ada], lambda seen: seen.over)
    mine = await ada.get("/me")
    (game,) = mine["history"]
    assert (mine["games"], game["table"], game["against"]) == (1, opened["table"], "random")
    assert (await ben.get("/me"))["games"] == 0

    key = (await ada.post("/me/links"))["key"]
    await ben.post("/me/join", key=key)
    assert await ben.get("/me") == mine
    async with Browser(server.address) as eve:
        for wrong, said in ((key, "bad-link"), ("x" * 43, "bad-link"), (key[:9], "cut-link")):
            assert (await refusal(eve.post("/me/join", key=wrong))).key == said
        assert (await eve.get("/me"))["games"] == 0
    opened = await ben.open(ME, OPEN)  # what is not over does not count
    assert await ada.get("/me") == mine
