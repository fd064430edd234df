"""Those who are away, their votes, and what they find when they come back."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import pytest

from tests.server.browser import ME, OPEN, Browser, Json, Mirror, Refused, Socket, settled
from tests.server.conftest import Fresh
from tests.server.serving import House, house
from tests.server.times import HandTime
from tests.server.waiting import PATIENCE, within

Visit = Callable[[str], Browser]


async def refusal(request: object) -> Refused:
    with pytest.raises(Refused) as caught:
        await request  # type: ignore[misc]
    return caught.value


async def gathered(*people: Browser, **more: object) -> str:
    """A table at which all of them sit, the first of whom is host."""
    host, *guests = people
    opened = await host.open(ME, *(OPEN for _ in guests), **more)
    for seat, guest in enumerate(guests, 1):
        key = opened["invitations"][str(seat)]
        await guest.post(f"/tables/{opened['table']}/join", key=key, name=f"Guest {seat}")
    table: str = opened["table"]
    return table


class Evening:
    """A server with its time, and people at one table."""

    def __init__(self, server: House, time: HandTime, people: list[Browser], table: str) -> None:
        self.stack = contextlib.AsyncExitStack()
        self.server = server
        self.time = time
        self.people = people
        self.table = table

    async def sit(self, *seats: int) -> list[Socket]:
        """They are connected until the end of the evening."""
        found = [self.people[seat].live(self.table) for seat in seats]
        return [await self.stack.enter_async_context(one) for one in found]

    async def later(self, seconds: float) -> None:
        self.time.pass_(seconds)
        await self.server.tick()

    async def seat(self, number: int) -> Json:
        found: Json = (await self.people[0].look(self.table)).table["seats"][number]
        return found

    async def vote(self, voter: int, seat: int, agrees: bool = True) -> Json:
        update: Json = await self.people[voter].post(
            f"/tables/{self.table}/votes", seat=seat, agrees=agrees
        )
        return update

    async def events(self) -> list[tuple[str, int]]:
        chat = (await self.people[0].look(self.table)).chat
        return [(one["event"], one["seat"]) for one in chat]


@contextlib.asynccontextmanager
async def evening(database: str, count: int, **more: object) -> AsyncIterator[Evening]:
    time = HandTime()
    async with house(database, time) as server, contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Browser(server.address)) for _ in range(count)]
        one = Evening(server, time, people, await gathered(*people, **more))
        async with one.stack:
            yield one


async def goes(one: Evening, seat: int) -> None:
    """A person has been connected and is not any more."""
    async with one.people[seat].live(one.table) as socket:
        await socket.next()
        await one.server.tick()
    await settled(one.people[0], one.table, lambda seen: not seen.table["seats"][seat]["online"])
    await one.server.tick()


@pytest.mark.both_databases
async def test_two_of_the_others_seat_a_bot_and_the_owner_has_it_back_at_once(
    database: str,
) -> None:
    async with evening(database, 3) as one:
        *_, watching = await one.sit(0, 1)
        await one.people[2].do(one.table, "place marked_farmer castle")
        await goes(one, 2)
        since = (await one.seat(2))["away_since"]
        assert since == one.time.now()
        await one.later(59)
        assert (await refusal(one.vote(0, 2))).key == "not-away"
        await one.later(1)
        update = await one.vote(0, 2)
        assert update["table"]["seats"][2]["votes"] == [0]
        assert (await one.seat(2))["kind"] == "person"
        assert (await refusal(one.vote(0, 1))).key == "not-away"
        await one.vote(1, 2)
        seat = await one.seat(2)
        assert (seat["kind"], seat["stand_in"], seat["person"]) == ("bot", "vote", True)
        assert seat["level"] == "fair"
        # It plays on: what was chosen before stands.
        seen = await settled(one.people[0], one.table, lambda seen: 2 not in seen.view["to_act"])
        played = one.server.hub.rooms[one.table].game.entries
        mine = [entry.text for entry in played if entry.seat == 2]
        assert mine[0] == "place marked_farmer castle"
        assert "remove marked_farmer castle" not in mine
        assert (await one.events()) == [("vote", 2)]
        # The first thing its owner does gives the seat back.
        mirror = await one.people[2].look(one.table)
        assert mirror.table["seats"][2]["kind"] == "person"
        assert (await one.events()) == [("vote", 2), ("back", 2)]
        await watching.until(lambda seen: seen.table["seats"][2]["kind"] == "person")
        assert seen.seq == 0  # nothing of it is in the record


async def test_the_host_alone_decides_after_three_minutes_and_others_do_not(
    database: str,
) -> None:
    async with evening(database, 3) as one:
        await one.sit(0, 1)
        await goes(one, 2)
        await one.later(179)
        await one.vote(1, 2)
        await one.later(60)
        assert (await one.seat(2))["kind"] == "person"
        await one.vote(1, 2, agrees=False)
        await one.vote(0, 2)
        assert (await one.seat(2))["stand_in"] == "vote"


async def test_of_two_players_the_other_one_decides_after_three_minutes(database: str) -> None:
    async with evening(database, 2) as one, one.people[1].live(one.table):
        await goes(one, 0)
        await one.later(60)
        await one.vote(1, 0)
        await one.later(119)
        assert (await one.people[1].look(one.table)).table["seats"][0]["kind"] == "person"
        await one.later(1)  # the vote that was given counts now
        seen = await one.people[1].look(one.table)
        assert seen.table["seats"][0]["kind"] == "bot"


async def test_nobody_votes_about_who_is_there_or_without_a_seat(database: str) -> None:
    async with evening(database, 2) as one:
        await one.sit(0, 1)
        await one.later(600)
        assert (await refusal(one.vote(0, 1))).key == "not-away"
        assert (await refusal(one.vote(0, 0))).key == "not-your-seat"
        assert (await refusal(one.vote(0, 5))).key == "no-such-seat"
        refused = await refusal(
            one.people[0].post(f"/tables/{one.table}/seats/1", kind="bot", level="greedy")
        )
        assert refused.key == "not-your-seat"


async def test_a_vote_ends_when_the_absent_one_is_back(database: str) -> None:
    async with evening(database, 3) as one:
        await one.sit(0, 1)
        await goes(one, 2)
        await one.later(60)
        await one.vote(0, 2)
        async with one.people[2].live(one.table) as socket:
            await socket.next()
            await one.server.tick()
            assert (await one.seat(2))["away_since"] is None
            assert (await one.seat(2))["votes"] == []


async def test_a_new_link_for_somebody_who_lost_the_browser(database: str, visit: Visit) -> None:
    async with evening(database, 2) as one:
        ask = {"seat": 1}
        async with one.people[0].live(one.table):
            await goes(one, 1)
            refused = await refusal(one.people[0].post(f"/tables/{one.table}/links", **ask))
            assert (refused.status, refused.key) == (409, "not-lost")
            assert (await one.seat(1))["lost_at"] == one.time.now() + 180
            await one.later(179)
            refused = await refusal(one.people[0].post(f"/tables/{one.table}/links", **ask))
            assert refused.key == "not-lost"
            await one.later(1)
            made = await one.people[0].post(f"/tables/{one.table}/links", **ask)
            assert (await one.events()) == [("link", 1)]
            # The owner's key opens the seat until somebody uses the new one, and not after.
            assert (await one.people[1].look(one.table)).table["seat"] == 1
            again = visit(one.server.address)
            joined = await again.post(f"/tables/{one.table}/join", key=made["key"])
            assert joined["seat"] == 1
            assert (await again.look(one.table)).decision is not None
            assert (await one.events()) == [("link", 1), ("claim", 1)]
            assert (await one.people[1].look(one.table)).table["seat"] is None
            spent = visit(one.server.address)
            join = spent.post(f"/tables/{one.table}/join", key=made["key"])
            assert (await refusal(join)).key == "bad-link"


async def test_a_new_link_ends_when_the_owner_is_back(database: str, visit: Visit) -> None:
    async with evening(database, 2) as one:
        await one.sit(0)
        await goes(one, 1)
        await one.later(180)
        key = (await one.people[0].post(f"/tables/{one.table}/links", seat=1))["key"]
        await one.sit(1)
        again = visit(one.server.address)
        join = again.post(f"/tables/{one.table}/join", key=key)
        assert (await refusal(join)).key == "seat-taken"
        await one.server.tick()
        join = again.post(f"/tables/{one.table}/join", key=key)
        assert (await refusal(join)).key == "bad-link"


async def test_when_the_host_is_lost_another_player_holds_the_table(
    database: str, visit: Visit
) -> None:
    async with evening(database, 3) as one, one.people[1].live(one.table):
        await goes(one, 2)
        async with one.people[2].live(one.table):
            await one.server.tick()
            ask = one.people[1].post(f"/tables/{one.table}/links", seat=0)
            assert (await refusal(ask)).key == "not-the-host"
            await goes(one, 0)
            await one.later(180)
            key = (await one.people[1].post(f"/tables/{one.table}/links", seat=0))["key"]
            again = visit(one.server.address)
            await again.post(f"/tables/{one.table}/join", key=key)
            assert (await again.look(one.table)).table["host"]
            assert not (await one.people[0].look(one.table)).table["host"]


async def test_where_the_host_has_no_seat_players_help_each_other(
    database: str, visit: Visit
) -> None:
    async with evening(database, 3) as one:
        host, ada, ben = one.people
        opened = await host.open(OPEN, OPEN)
        one.table = opened["table"]
        for seat, guest in enumerate((ada, ben)):
            key = opened["invitations"][str(seat)]
            await guest.post(f"/tables/{one.table}/join", key=key, name=f"Guest {seat}")
        one.people = [ada, ben, host]
        ask = {"seat": 1}
        async with ada.live(one.table):
            await goes(one, 1)
            await one.later(180)
            async with host.live(one.table) as watching:
                await watching.next()
                refused = await refusal(ada.post(f"/tables/{one.table}/links", **ask))
                assert refused.key == "not-the-host"
            async with within(PATIENCE, "the host to be gone"):
                while len(one.server.hub.rooms[one.table].onlookers) > 1:
                    await asyncio.sleep(0.02)
            key = (await ada.post(f"/tables/{one.table}/links", **ask))["key"]
        again = visit(one.server.address)
        assert (await again.post(f"/tables/{one.table}/join", key=key))["seat"] == 1


async def test_where_a_move_has_days_nobody_is_lost_within_one(database: str) -> None:
    async with evening(database, 2, clock={"mode": "days", "base": 3 * 86400}) as one:
        await one.sit(0)
        await goes(one, 1)
        await one.later(86399)
        ask = {"seat": 1}
        refused = await refusal(one.people[0].post(f"/tables/{one.table}/links", **ask))
        assert refused.key == "not-lost"
        await one.later(1)
        assert (await one.people[0].post(f"/tables/{one.table}/links", **ask))["key"]


# Clocks


@pytest.mark.both_databases
async def test_a_clock_that_runs_out_seats_a_bot(database: str) -> None:
    clock = {"mode": "game", "base": 600, "bonus": 20}
    async with evening(database, 2, clock=clock) as one:
        for seat in (0, 1):
            assert (await one.seat(seat))["clock"] == {
                "left": 600,
                "free": 20,
                "since": one.time.now(),
            }
        await one.later(10)
        await one.people[1].do(one.table, "ready")
        assert (await one.seat(1))["clock"] == {"left": 600, "free": 10, "since": None}
        # Who takes Ready back goes on with the same turn.
        seq = (await one.people[1].look(one.table)).seq
        await one.people[1].post(f"/tables/{one.table}/undo", seq=seq)
        assert (await one.seat(1))["clock"]["free"] == 10
        await one.later(40)
        await one.people[1].do(one.table, "ready")
        assert (await one.seat(1))["clock"] == {"left": 570, "free": 0, "since": None}
        await one.later(570)
        seat = await look_without_return(one, 0)
        assert (seat["kind"], seat["stand_in"]) == ("bot", "clock")
        mirror = await one.people[0].look(one.table)  # who comes back has a minute at least
        assert mirror.table["seats"][0]["kind"] == "person"
        assert mirror.table["seats"][0]["clock"]["left"] >= 60
        assert (await one.events())[0] == ("clock", 0)


async def look_without_return(one: Evening, seat: int) -> Json:
    found: Json = (await one.people[1].look(one.table)).table["seats"][seat]
    return found


async def test_a_clock_may_only_be_shown(database: str) -> None:
    clock = {"mode": "move", "base": 120, "out": "wait"}
    async with evening(database, 2, clock=clock) as one:
        assert (await one.seat(0))["clock"] == {"left": 0, "free": 120, "since": one.time.now()}
        await one.later(1000)
        assert (await one.seat(0))["kind"] == "person"
        await one.people[0].do(one.table, "ready")
        assert (await one.seat(0))["clock"]["since"] is None


@pytest.mark.both_databases
async def test_clocks_stand_still_while_no_server_is_there(database: str) -> None:
    time = HandTime()
    clock = {"mode": "days", "base": 86400}
    async with (
        house(database, time) as server,
        Browser(server.address) as ada,
        Browser(server.address) as ben,
    ):
        table = await gathered(ada, ben, clock=clock)
        time.pass_(1000)
        await server.tick()
    time.pass_(500_000)
    async with house(database, time) as server:
        async with ada.moved(server.address) as again:
            seen = await again.look(table)
            assert seen.table["seats"][0]["kind"] == "person"
            assert time.now() - seen.table["seats"][0]["clock"]["since"] == 1000
        time.pass_(86400)
        await server.tick()  # also a table that nobody has opened since
        async with ben.moved(server.address) as again:
            assert (await again.look(table)).table["seats"][0]["stand_in"] == "clock"


# Colours and names


async def test_colours_are_chosen_and_swapped(ada: Browser, ben: Browser) -> None:
    seats = [{**ME, "colour": 2}, OPEN, {"kind": "bot", "level": "random", "colour": 0}, OPEN]
    opened = await ada.open(*seats)
    table = opened["table"]
    await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"], name="Ben")

    def colours(seen: Mirror) -> list[int]:
        return [one["colour"] for one in seen.table["seats"]]

    assert colours(await ben.look(table)) == [2, 1, 0, 3]
    await ben.post(f"/tables/{table}/preferences", colour=2)
    assert colours(await ada.look(table)) == [1, 2, 0, 3]
    await ben.post(f"/tables/{table}/preferences", colour=4)
    assert colours(await ada.look(table)) == [1, 4, 0, 3]
    await ada.post(f"/tables/{table}/seats/3", kind="bot", level="random")
    late = await refusal(ben.post(f"/tables/{table}/preferences", colour=2))
    assert late.key == "too-late-for-colours"
    twice = await refusal(ada.open({**ME, "colour": 1}, {**OPEN, "colour": 1}))
    assert twice.key == "two-colours"


@pytest.mark.parametrize(
    "name",
    [
        "A\u202eda",
        "A\u200bda",
        "A\x07",
        "\u2066x",
        "\u3164",
        "A\u034fda",
        "\ue000",
        "a\u0301\u0301\u0301",
    ],
)
async def test_names_turn_no_line_around(ada: Browser, name: str) -> None:
    assert (await refusal(ada.open({**ME, "name": name}, OPEN))).key == "bad-name"


async def test_no_two_people_at_a_table_have_one_name(ada: Browser, ben: Browser) -> None:
    beside = await refusal(ada.open(ME, {"kind": "me", "name": "ａｄａ"}, OPEN))
    assert beside.key == "name-taken"
    opened = await ada.open(ME, OPEN)
    join = f"/tables/{opened['table']}/join"
    key = opened["invitations"]["1"]
    refused = await refusal(ben.post(join, key=key, name=" ADA "))
    assert (refused.status, refused.key) == (409, "name-taken")
    await ben.post(join, key=key, name="Ben")
    rename = ben.post(f"/tables/{opened['table']}/preferences", name="ada")
    assert (await refusal(rename)).key == "name-taken"


# Again


async def finished(one: Evening) -> None:
    """The game is over, whoever plays it."""
    for seat in range(2):
        await one.people[seat].post(f"/tables/{one.table}/seats/{seat}", kind="bot", level="random")
    await settled(one.people[0], one.table, lambda seen: seen.over)


async def test_the_same_people_play_again_with_seats_turned(database: str) -> None:
    async with evening(database, 3, options={"start": "1"}) as one:
        await one.people[2].post(f"/tables/{one.table}/seats/2", kind="bot", level="random")
        running = await refusal(one.people[0].post(f"/tables/{one.table}/rematch"))
        assert running.key == "table-running"
        await finished(one)
        asked = await one.people[1].post(f"/tables/{one.table}/rematch")
        assert asked["seat"] == 2
        seen = await one.people[0].look(one.table)
        assert seen.table["rematch"] == {"table": asked["table"], "joined": [1]}
        assert [row["id"] for row in await one.people[0].tables()] == [one.table]
        joined = await one.people[0].post(f"/tables/{one.table}/rematch")
        assert joined == {"table": asked["table"], "seat": 1}
        seats = (await one.people[0].look(asked["table"])).table["seats"]
        assert [(seat["kind"], seat["name"], seat["colour"]) for seat in seats] == [
            ("open", "Guest 2", 2),
            ("person", "Ada", 0),
            ("person", "Guest 1", 1),
        ]
        # Who does not come is waited for, then a bot plays.
        await one.later(299)
        assert (await one.people[0].look(asked["table"])).table["status"] == "waiting"
        await one.later(1)
        seen = await settled(
            one.people[0], asked["table"], lambda seen: seen.table["status"] == "running"
        )
        assert seen.table["seats"][0]["kind"] == "bot"
        late = await refusal(one.people[2].post(f"/tables/{one.table}/rematch"))
        assert late.key == "seat-taken"


async def test_two_processes_agree_on_a_vote(fresh: Fresh) -> None:
    database, time = await fresh("postgresql"), HandTime()
    async with (
        house(database, time) as here,
        house(database, time) as there,
        contextlib.AsyncExitStack() as stack,
    ):
        ada, ben, cyd = [await stack.enter_async_context(Browser(here.address)) for _ in range(3)]
        one = Evening(here, time, [ada, ben, cyd], await gathered(ada, ben, cyd))
        elsewhere = await stack.enter_async_context(ben.moved(there.address))
        await stack.enter_async_context(ada.live(one.table))
        watching = await stack.enter_async_context(elsewhere.live(one.table))
        # The other process hears of both: whom it takes to be there, nobody can vote about.
        async with cyd.live(one.table):
            await watching.until(lambda seen: seen.table["seats"][2]["online"])
        await watching.until(lambda seen: not seen.table["seats"][2]["online"])
        await here.tick()
        await watching.until(lambda seen: seen.table["seats"][2]["away_since"] == time.now())
        time.pass_(60)
        await one.vote(0, 2)
        await watching.until(lambda seen: seen.table["seats"][2]["votes"] == [0])
        await elsewhere.post(f"/tables/{one.table}/votes", seat=2, agrees=True)
        await here.tick()
        await there.tick()
        await settled(ada, one.table, lambda seen: seen.table["seats"][2]["kind"] == "bot")
        assert await one.events() == [("vote", 2)]
