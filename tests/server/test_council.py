"""Bots in a team: they agree with people, and hear them before they decide for them."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from typing import Any

import pytest

from scriptorium.bots import orleans
from scriptorium.bots.base import Bot
from scriptorium.bots.random import RandomBot
from scriptorium.core.state import State
from scriptorium.server import keys
from scriptorium.server.bots import Thinkers
from tests.server.browser import ME, Browser, Mirror, Refused, Socket, bot, pick, settled
from tests.server.conftest import Fresh
from tests.server.dealing import PERSON, deal
from tests.server.serving import House, house
from tests.server.test_proposals import (
    MINE,
    THEIRS,
    Browsers,
    Talk,
    agreed,
    hunt,
    online,
    steps,
    talk,
)

BOT = "random"


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    async def here(self: Thinkers, level: str, work: Callable[[Any], Any], question: object) -> Any:
        with contextlib.suppress(RuntimeError):
            return work(question)

    monkeypatch.setattr(Thinkers, "_thought", here)


pytestmark = pytest.mark.usefixtures("in_this_process")


def shown(mirror: Mirror, seat: int) -> bool:
    """A whole decision."""
    found = mirror.proposal(seat)
    return found is not None and found["next"] is None


async def still(table: Talk) -> None:
    """The bot waits: nothing is under way, and nothing was chosen."""
    words = f"We think {len(table.sockets)}."
    await next(iter(table.browsers.values())).post(f"/tables/{table.id}/chat", text=words)
    await table.seen(lambda seen: seen.chat and seen.chat[-1]["text"] == words)
    assert table.place.hub.rooms[table.id].driver is None
    assert table.count() == 0


def spent(table: Talk) -> list[int]:
    return [4 - p.development for p in table.state().players]


# Whether they agree


async def test_a_bot_agrees_with_a_whole_decision(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(3), PERSON, PERSON, BOT) as table:
        await table.browsers[1].propose(table.id, *MINE[:3])
        await table.browsers[0].propose(table.id, *THEIRS)
        await table.seen(lambda seen: agreed(seen, 0) == [2])
        assert agreed(table.sockets[0].mirror, 1) == []
        await table.browsers[1].propose(table.id, *MINE)
        await table.seen(lambda seen: agreed(seen, 1) == [2])
        await table.browsers[1].propose(table.id, *THEIRS)  # it is asked again
        await table.seen(lambda seen: steps(seen, 1) == THEIRS and agreed(seen, 1) == [2])
        assert table.count() == 0


class Stubborn(RandomBot):
    """Spares itself."""

    name = "stubborn"

    def agrees(self, state: State, seat: int, steps: list[int]) -> bool:
        text = state.ruleset.codec.text
        return all(text(step) != f"back {seat + 1}" for step in steps)


class Broken(Bot):
    name = "broken"

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        raise RuntimeError("I cannot think")

    def agrees(self, state: State, seat: int, steps: list[int]) -> bool:
        raise RuntimeError("I cannot say")


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> None:
    for one in (Stubborn, Broken):
        monkeypatch.setitem(orleans.LADDER, one.name, one)


@pytest.mark.usefixtures("others")
async def test_a_bot_may_refuse_and_one_that_fails_does_not(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(3), PERSON, Stubborn.name, Broken.name) as table:
        await table.browsers[0].propose(table.id, *MINE)
        await table.seen(lambda seen: agreed(seen, 0) == [2])
        await table.browsers[0].propose(table.id, *["back 1", "back 3"] * 3)
        await table.seen(lambda seen: agreed(seen, 0) == [1, 2])


async def test_in_a_process_of_its_own_too(
    server: House, visit: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    async with talk(server, visit, hunt(2, 1), PERSON, BOT) as table:
        await table.seen(lambda seen: shown(seen, 1))
        await still(table)
        await table.browsers[0].agree(table.id, 1)
        await table.seen(lambda seen: seen.team is None)


# A bot speaks for the team


async def test_a_bot_shows_its_choice_and_waits_for_agreement(
    server: House, visit: Browsers
) -> None:
    async with talk(server, visit, hunt(3, 2), PERSON, PERSON, BOT, watch=True) as table:
        await table.seen(lambda seen: shown(seen, 2))
        its = steps(table.sockets[0].mirror, 2)
        assert len(its) == 6
        await still(table)
        await table.browsers[0].agree(table.id, 2)
        await table.seen(lambda seen: agreed(seen, 2) == [0])
        await still(table)
        await table.browsers[1].propose(table.id, *MINE[:2])  # not whole: not heard yet
        await table.seen(lambda seen: steps(seen, 1) == MINE[:2])
        await still(table)
        await table.browsers[1].agree(table.id, 2)
        await table.seen(lambda seen: seen.team is None)
        assert [entry["do"] for entry in table.sockets[None].mirror.log][:6] == its
        assert [entry["seat"] for entry in table.sockets[None].mirror.log][:6] == [2] * 6


async def test_a_bot_follows_what_all_people_agree_with(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(3, 2), PERSON, PERSON, BOT) as table:
        await table.seen(lambda seen: shown(seen, 2))
        await table.browsers[1].propose(table.id, *THEIRS)
        await table.seen(lambda seen: shown(seen, 1))
        await still(table)  # the other one has not been heard
        await table.browsers[0].agree(table.id, 1)
        await table.seen(lambda seen: seen.team is None)
        assert spent(table) == [2, 4, 0]


async def test_one_alone_with_bots_is_followed_at_once(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(3, 2), PERSON, BOT, BOT) as table:
        await table.seen(lambda seen: shown(seen, 2))
        await table.seen(lambda seen: agreed(seen, 2) == [1])
        await still(table)
        for length in range(1, 6):
            await table.browsers[0].propose(table.id, *THEIRS[:length])
        await still(table)
        await table.browsers[0].propose(table.id, *THEIRS)
        await table.seen(lambda seen: seen.team is None)
        assert spent(table) == [2, 4, 0]


async def test_where_people_do_not_agree_the_bot_decides(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(3, 2), PERSON, PERSON, BOT) as table:
        await table.seen(lambda seen: shown(seen, 2))
        its = steps(table.sockets[0].mirror, 2)
        assert its not in (MINE, THEIRS)
        await table.browsers[0].propose(table.id, *MINE)
        await table.browsers[1].propose(table.id, *THEIRS)
        await table.seen(lambda seen: seen.team is None)
        assert [entry["do"] for entry in table.sockets[0].mirror.log][:6] == its


async def test_whoever_leaves_is_not_waited_for(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(3, 2), PERSON, PERSON, BOT) as table:
        await table.seen(lambda seen: shown(seen, 2))
        await table.browsers[0].propose(table.id, *MINE)
        await table.seen(lambda seen: shown(seen, 0))
        await still(table)
        gone = table.sockets.pop(1)
        await gone.connection.close()
        await table.seen(lambda seen: seen.team is None)
        assert spent(table) == [3, 3, 0]


async def test_a_seat_given_to_a_bot_is_not_waited_for(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(3, 2), PERSON, PERSON, BOT) as table:
        await table.seen(lambda seen: shown(seen, 2))
        await table.browsers[0].propose(table.id, *MINE)
        await table.browsers[1].post(f"/tables/{table.id}/seats/1", kind="bot", level=BOT)
        await table.seen(lambda seen: seen.team is None)
        assert spent(table) == [3, 3, 0]


async def test_a_bot_that_takes_the_speakers_seat_talks_too(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(), PERSON, PERSON) as table:
        await table.browsers[1].propose(table.id, *MINE[:1])
        await table.browsers[0].post(f"/tables/{table.id}/seats/0", kind="bot", level=BOT)
        await table.seen(lambda seen: shown(seen, 0))
        assert steps(table.sockets[0].mirror, 1) == MINE[:1]
        await still(table)
        await table.browsers[0].post(f"/tables/{table.id}/seats/0", kind="me")
        await table.seen(lambda seen: seen.proposal(0) is None)
        assert table.sockets[0].mirror.asked
        await still(table)


async def test_with_nobody_there_a_bot_decides_at_once(server: House, visit: Browsers) -> None:
    dealt = await deal(server.hub.store, hunt(2, 1), PERSON, BOT)
    ada = visit(server.address)
    dealt.sit(ada, 0)
    mirror = await settled(ada, dealt.id, lambda seen: seen.team is None)
    assert mirror.seq >= 6


async def test_a_choice_that_is_none_is_not_talked_about(server: House, visit: Browsers) -> None:
    position = hunt(2, 1, seats=[{"development": 6}, {"development": 0}])
    async with talk(server, visit, position, PERSON, BOT) as table:
        await table.seen(lambda seen: seen.team is None and seen.seq >= 6)


@pytest.mark.usefixtures("others")
async def test_a_bot_that_cannot_think_is_stood_in_for(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(2, 1), PERSON, Broken.name) as table:
        await table.seen(lambda seen: shown(seen, 1))
        await table.browsers[0].agree(table.id, 1)
        await table.seen(lambda seen: seen.team is None)


async def test_whoever_leaves_for_a_moment_finds_it_as_it_was(
    fresh: Fresh, visit: Browsers
) -> None:
    """The last one gone, the bot waits; so it does after a restart, though the table comes into
    memory before the socket is open."""
    database = await fresh("sqlite")
    async with house(database) as place:
        async with talk(place, visit, hunt(2, 1), PERSON, BOT) as table:
            await table.seen(lambda seen: shown(seen, 1))
        async with table.browsers[0].live(table.id) as socket:
            await socket.until(lambda seen: online(seen) == {0})
            assert shown(socket.mirror, 1)
    async with house(database) as place:
        ada = table.browsers[0].moved(place.address)
        async with ada, ada.live(table.id) as socket:
            await waited_for(socket)
            await ada.agree(table.id, 1)
            await socket.until(lambda seen: seen.team is None)


async def waited_for(socket: Socket) -> None:
    await socket.until(lambda seen: shown(seen, 1))
    assert socket.mirror.seq == 0


async def test_a_whole_game_is_talked_through(
    server: House, visit: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One person among bots, who takes part whenever a bot speaks: nobody waits for ever."""
    monkeypatch.setattr(keys, "seed", lambda: "talk")
    ada, chance = visit(server.address), random.Random(3)
    options = {"difficulty": "easier"}
    table = (await ada.open(ME, bot(), bot(), scenario="city-defense", options=options))["table"]
    talks = 0
    async with ada.live(table) as socket:
        seen = await socket.until(lambda seen: seen.table)
        while not seen.over:
            with contextlib.suppress(Refused):  # it may go on meanwhile; then there is news
                if seen.asked:
                    await ada.act(table, seen.seq, pick(seen, chance))
                elif seen.team is not None and shown(seen, speaks(seen)):
                    talks += 1
                    await (whole(ada, table) if talks % 2 else ada.agree(table, speaks(seen)))
            await socket.next()
    assert talks


def speaks(mirror: Mirror) -> int:
    assert mirror.team is not None
    seat: int = mirror.team["asked"]["seat"]
    return seat


async def whole(browser: Browser, table: str) -> None:
    """Always the first option, until the decision is complete."""
    mirror = await browser.look(table)
    asked = mirror.team["asked"] if mirror.team is not None else None
    draft: list[str] = []
    while asked is not None:
        draft.append(asked["options"][0]["text"])
        own = (await browser.propose(table, *draft)).proposal(0)
        asked = own["next"] if own is not None else None


# Several processes


async def test_people_at_two_processes_talk_to_each_other(fresh: Fresh, visit: Browsers) -> None:
    database = await fresh("postgresql")
    async with house(database) as one, house(database) as other:
        dealt = await deal(one.hub.store, hunt(3, 2), PERSON, PERSON, BOT)
        ada, ben = visit(one.address), visit(other.address)
        for seat, browser in enumerate((ada, ben)):
            dealt.sit(browser, seat)
        async with ada.live(dealt.id) as hers:
            await hers.until(lambda seen: shown(seen, 2) and online(seen) == {0})
            async with ben.live(dealt.id) as his:  # his process knows nothing of it yet
                for socket in (hers, his):
                    await socket.until(lambda seen: shown(seen, 2) and online(seen) == {0, 1})
                await ada.propose(dealt.id, *MINE[:4])
                await his.until(lambda seen: steps(seen, 0) == MINE[:4])
                await ada.propose(dealt.id, *MINE)
                await his.until(lambda seen: shown(seen, 0))
                assert his.mirror.seq == 0
                await ben.agree(dealt.id, 0)
                for socket in (hers, his):
                    await socket.until(lambda seen: seen.team is None)
                    done = [entry["do"] for entry in socket.mirror.log]
                    assert done[:6] == MINE
