"""Any game of the registry can be played, alone too: the server knows none by name."""

from __future__ import annotations

import contextlib
import random

import pytest

from scriptorium.core import registry
from tests.server.browser import ME, Browser, Json, Mirror, Refused, bot, pick
from tests.server.serving import House


async def opened(browser: Browser, game: str, *seats: Json, **more: object) -> str:
    found: Json = await browser.post("/tables", game=game, seats=list(seats), **more)
    return str(found["table"])


async def played(browser: Browser, table: str, seed: int = 1) -> Mirror:
    """To the end, by chance; seats of bots are played by the server meanwhile."""
    chance = random.Random(seed)
    mirror = await browser.look(table)
    while not mirror.over:
        if mirror.decision is not None:
            # Refused, if something else has happened meanwhile; else the answer says what is new.
            with contextlib.suppress(Refused):
                mirror.take(await browser.act(table, mirror.seq, pick(mirror, chance)))
                continue
        mirror = await browser.look(table)
    return mirror


SCENARIOS = [(game, one) for game in registry.names() for one in registry.meta(game).scenarios]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
async def test_a_whole_game_with_as_few_as_can_play(
    server: House, ada: Browser, game: str, scenario: str
) -> None:
    fewest = registry.meta(game).players_of(scenario)[0]
    table = await opened(ada, game, ME, *[bot() for _ in range(fewest - 1)], scenario=scenario)
    mirror = await played(ada, table)
    assert mirror.view is not None
    assert mirror.view["over"]
    record = await ada.http.get(f"/api/tables/{table}/record")
    assert record.status_code == 200
    history = await ada.get(f"/tables/{table}/history")
    assert history["rounds"][-1] == mirror.view["round"]


async def test_alone_there_is_one_seat_and_a_rival(ada: Browser) -> None:
    table = await opened(ada, "pilgrim", ME, options={"level": 2})
    mirror = await ada.look(table)
    assert len(mirror.table["seats"]) == 1
    assert mirror.view is not None
    assert mirror.view["solo"]["level"] == 2
    assert len(mirror.view["seats"]) == 2


async def test_a_campaign_is_for_one(ada: Browser) -> None:
    table = await opened(ada, "pilgrim", ME, scenario="campaign")
    assert (await ada.look(table)).view is not None
    with pytest.raises(Refused) as caught:
        await opened(ada, "pilgrim", ME, bot(), scenario="campaign")
    assert caught.value.key == "scenario-players"
