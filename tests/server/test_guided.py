"""Guided first games: prepared, played against bots, and honest about it."""

from __future__ import annotations

import pytest

from scriptorium.core import registry
from scriptorium.core.rng import commitment
from scriptorium.server import guided
from tests.server.browser import ME, Browser, Json, Refused, bot, settled

# What the guide does for those who ask it to, in the words of the actions.
STEPS = {
    "orleans": [
        "place marked_farmer castle",
        "place marked_boatman castle",
        "place marked_trader castle",
        "ready",
        "act castle",
    ],
    "pilgrim": [
        "to n",
        "to se",
        "move se",
        "duty taxation",
        "take stone",
        "start 1",
        "move e",
        "to se",
        "duty build_roads",
        "lay d9 sw n",
    ],
}


async def begin(ada: Browser, game: str) -> str:
    opened: Json = await ada.post(
        "/tables", game=game, guide=True, seats=[ME, {"kind": "bot", "name": "Bo"}]
    )
    table: str = opened["table"]
    return table


@pytest.mark.parametrize("game", STEPS)
async def test_every_step_of_the_guide_can_be_done(game: str, ada: Browser) -> None:
    table = await begin(ada, game)
    for step in STEPS[game]:
        mirror = await settled(ada, table, lambda found: found.decision)
        assert step in mirror.options()
        if step == "duty taxation":  # the majority that the guide speaks of
            assert [one["value"] for one in mirror.view["duties"] if one["id"] == "taxation"] == [2]
        await ada.act(table, mirror.seq, step)
    mirror = await ada.look(table)
    mine = mirror.view["seats"][0]
    if game == "orleans":
        assert mine["tracks"]["knights"] == 1
        mirror = await settled(ada, table, lambda found: found.view["round"] == 2)
        assert mirror.view["event"]["kind"] == "harvest"
    else:
        assert [site["visitors"] for site in mirror.view["sites"]].count([0]) == 1


@pytest.mark.parametrize("game", STEPS)
async def test_a_guided_game_says_that_it_was_prepared(game: str, ada: Browser) -> None:
    facts = {one["name"]: one for one in await ada.get("/games")}
    mirror = await ada.look(await begin(ada, game))
    assert mirror.table["guide"] is True
    position = guided.position(game)
    assert position is not None
    assert mirror.table["commitment"] == commitment(position["seed"])  # all may know it
    assert mirror.table["players"] == facts[game]["guide"] == len(mirror.table["seats"])
    assert [one["kind"] for one in mirror.table["seats"]] == ["person", "bot", "bot"]
    assert [one["name"] for one in mirror.table["seats"]] == ["Ada", "Bo", ""]


async def test_other_games_are_dealt_by_chance(ada: Browser) -> None:
    opened = await ada.open(ME, bot("novice"))
    assert (await ada.look(opened["table"])).table["guide"] is False


async def test_a_game_without_a_guide_says_so(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guided, "position", lambda game: None)
    with pytest.raises(Refused) as caught:
        await begin(ada, registry.names()[0])
    assert caught.value.key == "no-guide"
