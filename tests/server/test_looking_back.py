"""Looking back at finished games: by anybody's eyes, playing on, showing a moment to others."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable

import pytest

from scriptorium.core import registry
from scriptorium.core.chronicle import Chronicle, Scribe
from scriptorium.core.rng import Stream
from scriptorium.core.table import Table
from scriptorium.server import history, keys
from scriptorium.server.keys import COOKIE
from scriptorium.server.room import standing
from tests.contract import lively
from tests.server.browser import ME, Browser, Json, Refused, bot, settled
from tests.server.serving import House, house

pytestmark = pytest.mark.asyncio(loop_scope="session")

CONFIGS = [*lively.games(), *lively.pilgrim()]


@functools.cache
def played() -> tuple[str, ...]:
    """The record of a whole game."""
    config = registry.config("orleans", 3, "looking back", options={"start": "1"})
    table = Table(config, ["random"] * 3)
    for state, seat, action in lively.play(config):
        table.act(seat, state.rules.codec.text(action))
    return tuple(table.lines)


async def finished(house: House, *guests: Browser) -> str:
    """A table at which three bots have played; the guests have watched."""
    head, *lines = played()
    table = Table.replay(played(), scribe=Scribe())
    row = {
        "id": keys.table_id(),
        "game": table.config.game,
        "rules": registry.meta(table.config.game).version(table.config.scenario),
        "config": table.config.json(),
        "seed": table.config.seed,
        "status": "over",
        "head": head,
        "summary": standing(table),
    }
    seats = [_bot(seat) for seat in range(3)]
    await house.hub.store.add_table(row, seats, [_guest(one) for one in guests])
    await house.hub.store.append(str(row["id"]), 0, lines, table.taken(), standing(table), None)
    return str(row["id"])


def _bot(seat: int) -> Json:
    kept = {"name": "", "level": "random", "person": False, "auto": True, "since_round": 0}
    return {"seat": seat, "kind": "bot", **kept}


def _guest(browser: Browser) -> Json:
    key = browser.key or keys.new()
    browser.http.cookies.set(COOKIE, key, domain="127.0.0.1")
    return {"hash": keys.hashed(key), "seat": None, "purpose": "holder"}


def planning(log: list[Json]) -> int:
    """An entry in the middle of a game at which somebody has planned and others still do."""
    return next(one["n"] for one in log if one["round"] == 5 and one["do"].startswith("place "))


async def test_a_running_game_shows_nobody_more_than_their_own_seat(ada: Browser) -> None:
    table = (await ada.open(ME, bot(), bot()))["table"]
    for path in ("story", "past/0"):
        for params in ({}, {"seat": 0}, {"seat": 1}, {"everything": True}):
            with pytest.raises(Refused) as refused:
                await ada.get(f"/tables/{table}/{path}", **params)
            assert (refused.value.status, refused.value.key) == (409, "table-running")
    with pytest.raises(Refused) as refused:
        await ada.post(f"/tables/{table}/branch", at=0, seat=0, levels=["random"] * 3)
    assert refused.value.key == "table-running"
    with pytest.raises(Refused) as refused:
        await ada.post(f"/tables/{table}/share")
    assert refused.value.key == "table-running"
    mirror = await ada.look(table)
    assert {one["n"] for one in mirror.log} <= {None}  # the number of hidden choices is hidden


async def test_a_finished_game_is_seen_by_any_seat_and_by_all(server: House, ada: Browser) -> None:
    table = await finished(server, ada)
    everything = (await ada.get(f"/tables/{table}/story", everything=True))["log"]
    assert [one["n"] for one in everything] == sorted(one["n"] for one in everything)
    n = planning(everything)
    seat = next(one["seat"] for one in everything if one["n"] == n)

    def laid(view: Json) -> int:
        return sum(
            spot is not None for place in view["seats"][seat]["places"].values() for spot in place
        )

    seen = {by: (await ada.get(f"/tables/{table}/past/{n}", seat=by))["view"] for by in range(3)}
    opened = await ada.get(f"/tables/{table}/past/{n}", seat=(seat + 1) % 3, everything=True)
    assert [view["seat"] for view in seen.values()] == [0, 1, 2]
    assert laid(seen[seat]) > laid(seen[(seat + 1) % 3]) == laid(seen[(seat + 2) % 3])
    assert laid(opened["view"]) == laid(seen[seat])
    own = (await ada.get(f"/tables/{table}/story", seat=seat))["log"]
    assert {one["n"] for one in own} == {one["n"] for one in everything}
    with pytest.raises(Refused) as refused:
        await ada.get(f"/tables/{table}/past/{n}", seat=3)
    assert refused.value.key == "no-such-seat"
    with pytest.raises(Refused) as refused:
        await ada.get(f"/tables/{table}/past/1000000")
    assert refused.value.key == "no-such-moment"


async def test_only_guests_of_a_table_look_back_at_it(
    server: House, ada: Browser, ben: Browser
) -> None:
    table = await finished(server, ada)
    for ask in (
        ben.get(f"/tables/{table}/story", everything=True),
        ben.get(f"/tables/{table}/past/5", seat=0),
        ben.post(f"/tables/{table}/branch", at=5, seat=0, levels=["random"] * 3),
        ben.post(f"/tables/{table}/share"),
    ):
        with pytest.raises(Refused) as refused:
            await ask
        assert (refused.value.status, refused.value.key) == (403, "no-access")


@pytest.mark.both_databases
async def test_a_shared_moment_is_open_to_whoever_has_the_link(
    server: House, ada: Browser, ben: Browser
) -> None:
    table = await finished(server, ada)
    found = [(await ada.post(f"/tables/{table}/share"))["key"] for _ in range(2)]
    assert found[0] == found[1]  # one link, however often it is asked for
    assert (await ben.post(f"/tables/{table}/join", key=found[0]))["seat"] is None
    theirs = await ben.get(f"/tables/{table}/past/40", seat=1)
    assert theirs == await ada.get(f"/tables/{table}/past/40", seat=1)
    opened = await ben.post(
        f"/tables/{table}/branch", at=40, seat=1, levels=["random"] * 3, name="Ben"
    )
    assert (await ben.look(opened["table"])).table["seat"] == 1


@pytest.mark.both_databases
async def test_playing_on_begins_where_the_other_game_was(server: House, ada: Browser) -> None:
    table = await finished(server, ada)
    everything = (await ada.get(f"/tables/{table}/story", everything=True))["log"]
    n = planning(everything)
    levels = ["random", "novice", "random"]
    opened = await ada.post(f"/tables/{table}/branch", at=n, seat=1, levels=levels, name="Ada")
    then = (await ada.get(f"/tables/{table}/past/{n}", seat=1))["view"]
    start = (await ada.get(f"/tables/{opened['table']}/moments/0"))["view"]
    assert start == {**then, "to_act": start["to_act"]}  # the others plan anew
    mirror = await ada.look(opened["table"])
    assert mirror.table["origin"] == {
        "table": table,
        "entry": n,
        "round": then["round"],
        "seat": 1,
    }
    assert [one["kind"] for one in mirror.table["seats"]] == ["bot", "person", "bot"]
    assert mirror.table["seats"][1]["name"] == "Ada"
    assert [one["level"] for one in mirror.table["seats"]] == ["random", "", "random"]
    assert mirror.asked
    assert mirror.table["status"] == "running"


async def test_a_game_that_was_played_on_survives_a_restart(
    database: str, visit: Callable[[str], Browser]
) -> None:
    async with house(database) as server:
        me = visit(server.address)
        table = await finished(server, me)
        late = len(played()) * 9 // 10
        opened = await me.post(f"/tables/{table}/branch", at=late, seat=0, levels=["random"] * 3)
        before = await me.get(f"/tables/{opened['table']}/moments/0")
    async with house(database) as server:
        again = visit(server.address)
        again.http.cookies.set(COOKIE, str(me.key), domain="127.0.0.1")
        assert await again.get(f"/tables/{opened['table']}/moments/0") == before
        await again.post(f"/tables/{opened['table']}/seats/0", kind="bot", level="random")
        await settled(again, opened["table"], lambda seen: seen.over)
        text = (await again.http.get(f"/api/tables/{opened['table']}/record")).text
    lines = text.splitlines()
    assert json.loads(lines[0])["from"]["table"] == table
    assert Table.replay(lines).origin == json.loads(lines[0])["from"]


async def test_nobody_plays_on_from_the_end_or_against_nothing(server: House, ada: Browser) -> None:
    table = await finished(server, ada)
    everything = (await ada.get(f"/tables/{table}/story", everything=True))["log"]
    for at, levels, key in (
        (everything[-1]["n"], ["random"] * 3, "moment-over"),
        (3, ["random"] * 2, "no-such-seat"),
        (3, ["random", "nobody", "random"], "unknown-bot"),
    ):
        with pytest.raises(Refused) as refused:
            await ada.post(f"/tables/{table}/branch", at=at, seat=0, levels=levels)
        assert refused.value.key == key


@pytest.mark.slow
@pytest.mark.parametrize("config", CONFIGS, ids=lively.name)
async def test_every_game_can_be_opened_and_played_on(config: registry.Config) -> None:
    """At moments of a whole game: with nothing hidden, and gone on with as each seat knew it."""
    table = Table(config, ["human"] * config.players, scribe=Scribe())
    for state, seat, action in lively.play(config):
        table.act(seat, state.rules.codec.text(action))
    chronicle = Chronicle(table.taken())
    game = registry.load(config.game)
    for n in range(0, table.count, max(1, table.count // 7)):
        past = history.Past(table, chronicle, n)
        state = past.state
        if state.over:
            continue
        for seat in range(config.players):
            assert past.view(seat, everything=True)["seat"] == seat
            dealt = state.determinize(seat, Stream("again", "branch"))
            again = game.position(json.loads(json.dumps(dealt.dump())))
            assert again.view(seat) == dealt.view(seat)
            assert again.to_act
