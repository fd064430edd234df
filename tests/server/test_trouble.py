"""A rule or a bot that fails unexpectedly: the table says so, loses nothing and goes on."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import pytest_asyncio

from scriptorium.core.feed import Entry
from scriptorium.core.table import Table
from scriptorium.server import driver, updates
from scriptorium.server.bots import Question
from scriptorium.server.room import Room
from tests.server.browser import ME, Browser, Mirror, bot, settled
from tests.server.conftest import Fresh
from tests.server.serving import House, house
from tests.server.test_play import FARMER

BOT = 1


class Broken(RuntimeError):
    """Nobody has thought of this."""


class Rules:
    """Rules that fail where a bot acts, for as many times as is said; always when that is None."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left: int | None = 0
        self.failed: list[str] = []
        self._carry_out = Table._carry_out
        monkeypatch.setattr(Table, "_carry_out", self._carried(self))

    def _carried(self, rules: Rules) -> Callable[..., Entry]:
        carry_out = self._carry_out

        def broken(table: Table, n: int, seat: int, action: int, auto: bool) -> Entry:
            if seat == BOT and (rules.left is None or rules.left > 0):
                rules.left = None if rules.left is None else rules.left - 1
                rules.failed.append(table.state.ruleset.codec.text(action))
                table.state.round += 7  # half of it is done
                raise Broken("a rule")
            return carry_out(table, n, seat, action, auto)

        return broken


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Rules:
    return Rules(monkeypatch)


@pytest_asyncio.fixture
async def place(fresh: Fresh, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(driver, "AGAIN", 0.02)
    async with house(await fresh("sqlite")) as one:
        yield one


def in_trouble(mirror: Mirror) -> bool:
    return mirror.table.get("trouble") == driver.TROUBLE


def has_gone_on(mirror: Mirror) -> bool:
    return any(entry["seat"] == BOT for entry in mirror.log) and not in_trouble(mirror)


async def opened(ada: Browser) -> str:
    """A table at which it is the bot's turn next."""
    table: str = (await ada.open(ME, bot()))["table"]
    return table


def whole(place: House, table: str) -> int:
    """Entries of the record, which stands every check."""
    return Table.replay(place.hub.rooms[table].game.lines, partial=True).count


async def test_a_table_goes_on_after_a_rule_has_failed(
    place: House, rules: Rules, caplog: pytest.LogCaptureFixture
) -> None:
    rules.left = 3
    async with Browser(place.address) as ada:
        table = await opened(ada)
        await ada.do(table, FARMER, "ready")
        mirror = await settled(ada, table, has_gone_on)
        assert mirror.view is not None
        assert mirror.view["round"] < 7  # nothing of what was half done is left
        assert len(rules.failed) == 3
        assert whole(place, table) == place.hub.rooms[table].game.count
    told = [one for one in caplog.records if one.levelno == logging.ERROR and one.exc_info]
    assert any(isinstance(one.exc_info[1], Broken) for one in told if one.exc_info)


async def test_the_players_are_told_and_the_table_is_resumed_when_it_can_be(
    place: House, rules: Rules
) -> None:
    rules.left = None
    async with Browser(place.address) as ada, Browser(place.address) as ben:
        opened = await ada.open(ME, bot())
        table = opened["table"]
        await ben.post(f"/tables/{table}/join", key=opened["watch"])
        async with ben.live(table) as watching, ada.live(table) as socket:
            await ada.do(table, FARMER, "ready")
            before = (await ada.look(table)).seq  # the bot may have stumbled before "ready" came
            await socket.until(lambda seen: in_trouble(seen) and seen.seq == before)
            await watching.until(in_trouble)
            await ada.post(f"/tables/{table}/chat", text="What now?")
            assert (await ada.look(table)).seq == before
            assert len(set(rules.failed)) > 1 or len(rules.failed) < 3  # other choices are tried
            rules.left = 0
            assert (await socket.until(has_gone_on)).seq > before
        assert whole(place, table) >= before


async def test_a_bot_that_cannot_even_be_asked_does_not_stop_the_table(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def of(*_: Any) -> Question:
        raise Broken("a secret that cannot be dealt again")

    monkeypatch.setattr(Question, "of", of)
    async with Browser(place.address) as ada:
        table = await opened(ada)
        await ada.do(table, FARMER, "ready")
        await settled(ada, table, lambda seen: seen.seq > 2 and has_gone_on(seen))


async def test_a_choice_is_acknowledged_whatever_comes_after_it(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is stored by then; what goes on by itself has nothing to do with who made it."""
    async with Browser(place.address) as ada:
        table = await opened(ada)

        def broken(room: Room) -> list[int]:
            raise Broken(room.id)

        monkeypatch.setattr(Room, "bots_to_act", broken)
        mirror = await ada.do(table, FARMER)
        assert mirror.log[-1]["do"] == FARMER
        assert (await settled(ada, table, in_trouble)).seq == mirror.seq


async def test_a_view_that_cannot_be_made_ends_no_socket_without_a_word(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Browser(place.address) as ada:
        table = await opened(ada)

        def broken(*_: Any) -> bytes:
            raise Broken("a view")

        with monkeypatch.context() as patch:
            patch.setattr(updates, "view", broken)
            place.hub.rooms[table].changed()
            async with ada.live(table) as socket:
                code, reason = await closed(socket.connection)
            assert (code, reason) == (1013, "server-error")
        assert json.dumps((await ada.look(table)).view)


async def closed(connection: Any) -> tuple[int, str]:
    await connection.wait_closed()
    return connection.close_code, connection.close_reason
