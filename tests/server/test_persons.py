"""One person with several browsers: ways back, who else gets in, and logging out."""

from __future__ import annotations

import base64
import json
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed

from scriptorium.core.errors import Problem
from scriptorium.server import agents, phrases
from scriptorium.server.keys import COOKIE
from scriptorium.server.passkeys import Passkeys
from tests.server.before import TABLE, make
from tests.server.browser import ME, OPEN, Browser, Json, bot
from tests.server.conftest import Fresh
from tests.server.serving import House, house
from tests.server.test_tables import refusal, seated
from tests.server.times import HandTime

A_DAY = 24 * 3600


@pytest_asyncio.fixture
async def phone(server: House) -> AsyncIterator[Browser]:
    async with Browser(server.address) as one:
        yield one


@pytest_asyncio.fixture
async def eve(server: House) -> AsyncIterator[Browser]:
    async with Browser(server.address) as one:
        yield one


async def mine(browser: Browser) -> set[str]:
    return {row["id"] for row in await browser.tables()}


async def end(browser: Browser, kind: str, id: str) -> None:
    await browser.post("/me/end", kind=kind, id=id)


# Phrases


def test_a_phrase_is_read_however_it_was_written_down() -> None:
    assert phrases.spelt(bytes(14)).startswith("babab " * 7)
    phrase = phrases.new()
    words = phrase.split()
    assert (len(words), {len(word) for word in words}) == (8, {5})
    for written in (phrase.upper(), "-".join(words), f"  1. {phrase}\n".replace(" ", ", ")):
        assert phrases.read(written) == phrase
    slip = ("b" if phrase[0] != "b" else "d") + phrase[1:]
    for wrong in ("", "babab", slip, phrase.rsplit(" ", 1)[0], phrase + " babab", "xyzzy " * 8):
        with pytest.raises(Problem) as caught:
            phrases.read(wrong)
        assert caught.value.key == "cut-phrase"


@pytest.mark.both_databases
async def test_a_phrase_brings_everything_to_another_browser(
    ada: Browser, ben: Browser, phone: Browser, eve: Browser
) -> None:
    table = await seated(ada, ben)
    phrase = (await ada.post("/me/phrase"))["phrase"]
    assert await mine(ada) == {table}  # making it changes nothing here
    await ada.do(table, "place marked_farmer castle")
    await phone.post("/me/recover", phrase=phrase.upper())
    assert await mine(phone) == {table}
    # Both play the same seat, and what one of them opens the other one has, too.
    assert (await phone.look(table)).undo
    later = (await phone.open(ME, OPEN))["table"]
    assert await mine(ada) == {table, later}
    assert (await ada.get("/me/belongings"))["phrase"] is not None

    assert (await refusal(eve.post("/me/recover", phrase=phrases.new()))).key == "unknown-phrase"
    fresh = (await phone.post("/me/phrase"))["phrase"]
    assert (await refusal(eve.post("/me/recover", phrase=phrase))).key == "unknown-phrase"
    await eve.post("/me/recover", phrase=fresh)
    assert await mine(eve) == {table, later}


async def test_what_a_browser_had_comes_along_or_waits(
    ada: Browser, ben: Browser, phone: Browser, eve: Browser
) -> None:
    table = (await ada.open(ME, OPEN))["table"]
    phrase = (await ada.post("/me/phrase"))["phrase"]
    guest = (await eve.open(ME, OPEN))["table"]
    await eve.post("/me/recover", phrase=phrase, bring=False)
    assert await mine(eve) == {table}
    assert await mine(ada) == {table}
    await eve.post("/me/logout")
    assert await mine(eve) == {guest}
    # With all it had: also the seat at the same table.
    opened = await phone.open(ME, OPEN)
    await ada.post(f"/tables/{opened['table']}/join", key=opened["invitations"]["1"], name="Ida")
    await phone.post("/me/recover", phrase=phrase)
    assert await mine(ada) == {table, opened["table"]}
    seen = await ada.look(opened["table"])
    assert (seen.table["held"], seen.table["host"]) == ([0, 1], True)
    await phone.post("/me/logout")
    assert await mine(phone) == set()
    # Who brings along a person brings all of that person's browsers.
    await phone.post("/me/join", key=(await eve.post("/me/links"))["key"])
    await eve.post("/me/recover", phrase=phrase)
    assert await mine(phone) == await mine(ada) == {table, opened["table"], guest}


# Devices and links


@pytest.mark.both_databases
async def test_devices_are_listed_and_logged_out(
    server: House, ada: Browser, ben: Browser, phone: Browser
) -> None:
    table = await seated(ada, ben)
    alone = await ada.get("/me/belongings")
    assert [(one["here"], alone["tables"]) for one in alone["devices"]] == [(True, 1)]
    phone.http.headers["User-Agent"] = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Safari/604.1"
    key = (await ada.post("/me/links"))["key"]
    (link,) = (await ada.get("/me/belongings"))["links"]
    assert (link["table"], link["ends"] > 0) == (None, True)
    await phone.post("/me/join", key=key)
    assert (await ada.get("/me/belongings"))["links"] == []  # it is spent
    found = (await ada.get("/me/belongings"))["devices"]
    assert [one["here"] for one in found] == [True, False]
    assert found[1]["label"] == "Safari · iPhone"

    async with phone.live(table) as socket:
        await socket.next()
        await end(ada, "device", found[1]["id"])
        with pytest.raises(ConnectionClosed) as closed:
            await socket.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "no-access"
    assert await mine(phone) == set()
    assert (await refusal(phone.look(table))).key == "no-access"
    assert await mine(ada) == {table}
    gone = await refusal(end(phone, "device", found[0]["id"]))
    assert gone.key == "not-found"  # nobody ends what is another's


async def test_logging_out_leaves_nothing_behind(ada: Browser, ben: Browser) -> None:
    table = await seated(ada, ben)
    key = ada.key
    answer = await ada.http.post("/api/me/logout")
    assert f'{COOKIE}=""' in answer.headers["set-cookie"]
    assert ada.key is None
    assert await mine(ada) == set()
    await ada.open(ME, OPEN)
    assert ada.key != key
    assert (await ben.look(table)).table["seats"][0]["person"]  # the seat is kept


async def test_a_link_that_was_not_used_is_ended(ada: Browser, eve: Browser) -> None:
    table = (await ada.open(ME, bot()))["table"]
    whole = (await ada.post("/me/links"))["key"]
    seat = (await ada.post(f"/tables/{table}/links", seat=0))["key"]
    links = (await ada.get("/me/belongings"))["links"]
    assert [one["table"] for one in links] == [None, table]
    for one in links:
        await end(ada, "link", one["id"])
    assert (await refusal(eve.post("/me/join", key=whole))).key == "bad-link"
    assert (await refusal(eve.post(f"/tables/{table}/join", key=seat))).key == "bad-link"
    assert (await ada.get("/me/belongings"))["links"] == []


async def test_whoever_sits_at_my_seat_can_be_sent_away(ada: Browser, eve: Browser) -> None:
    table = (await ada.open(ME, bot()))["table"]
    key = (await ada.post(f"/tables/{table}/links", seat=0))["key"]
    assert (await eve.post(f"/tables/{table}/join", key=key))["seat"] == 0
    (guest,) = (await ada.get("/me/belongings"))["guests"]
    assert guest["table"] == table
    assert [(await one.look(table)).table["guest"] for one in (ada, eve)] == [False, True]
    # A guest ends nobody, and gives nothing up.
    assert (await eve.get("/me/belongings"))["guests"] == []
    assert (await refusal(end(eve, "guest", guest["id"]))).key == "not-found"
    for path in ("resign", "delete"):
        with pytest.raises(Exception, match="not-"):
            await eve.post(f"/tables/{table}/{path}")
    await end(ada, "guest", guest["id"])
    assert (await refusal(eve.look(table))).key == "no-access"
    assert (await ada.look(table)).table["seat"] == 0


@pytest.mark.both_databases
async def test_links_end_after_a_day(database: str) -> None:
    time = HandTime()
    async with (
        house(database, time) as one,
        Browser(one.address) as ada,
        Browser(one.address) as eve,
    ):
        table = (await ada.open(ME, bot()))["table"]
        whole = (await ada.post("/me/links"))["key"]
        seat = (await ada.post(f"/tables/{table}/links", seat=0))["key"]
        time.pass_(A_DAY)
        assert (await refusal(eve.post(f"/tables/{table}/join", key=seat))).key == "bad-link"
        assert (await ada.get("/me/belongings"))["links"] == []
        time.pass_(1)
        assert (await refusal(eve.post("/me/join", key=whole))).key == "bad-link"
        await one.app.state.timekeeper.clear_away()
        purposes = sorted(row["purpose"] for row in await one.hub.store.keys(table))
        assert purposes == ["host", "watch"]


async def test_another_process_hears_of_it(fresh: Fresh) -> None:
    database = await fresh("postgresql")
    async with (
        house(database) as here,
        house(database) as there,
        Browser(here.address) as ada,
        ada.moved(there.address) as elsewhere,
    ):
        table = (await ada.open(ME, OPEN))["table"]
        assert await mine(elsewhere) == set()  # its cookie is not set yet
        async with ada.moved(there.address) as same, same.live(table) as socket:
            await socket.next()
            await ada.post("/me/phrase")  # the table is a person's now, under another name
            await ada.post(f"/tables/{table}/chat", text="Hello")
            await socket.until(lambda seen: bool(seen.chat))
            await ada.post("/me/logout")
            with pytest.raises(ConnectionClosed):
                await socket.until(lambda _: False)
            assert await mine(same) == set()


# Passkeys: making and using one is tested in a browser (tests/browser/test_comeback.py)


def answer(challenge: str, **more: Any) -> Json:
    told = json.dumps(
        {"type": "webauthn.get", "challenge": challenge, "origin": "http://localhost"}
    )
    data = base64.urlsafe_b64encode(told.encode()).decode().rstrip("=")
    return {"id": "aaaa", "rawId": "aaaa", "response": {"clientDataJSON": data}, **more}


async def test_a_passkey_is_asked_for_under_a_name_and_answered_once(
    server: House, ada: Browser, eve: Browser
) -> None:
    refused = await refusal(ada.post("/me/passkeys/offer"))  # at 127.0.0.1
    assert (refused.status, refused.key) == (409, "no-passkeys-here")
    for one in (ada, eve):
        one.http.headers["Host"] = f"localhost:{server.address.rsplit(':', 1)[1]}"
    offered = (await ada.post("/me/passkeys/offer"))["options"]
    assert offered["rp"] == {"name": "Scriptorium", "id": "localhost"}
    assert offered["authenticatorSelection"]["residentKey"] == "required"
    asked = (await ada.post("/me/passkeys/ask"))["options"]
    assert asked["rpId"] == "localhost"
    challenge = asked["challenge"]

    async def enter(browser: Browser, credential: Json) -> str:
        return (await refusal(browser.post("/me/passkeys/enter", credential=credential))).key

    assert await enter(eve, answer(challenge)) == "bad-passkey"  # it was not asked
    assert await enter(ada, answer(challenge)) == "unknown-passkey"
    assert await enter(ada, answer(challenge)) == "bad-passkey"  # once
    for nonsense in ({}, {"response": 7}, {"response": {"clientDataJSON": "é"}}):
        assert await enter(ada, nonsense) == "bad-passkey"
    refused = await refusal(
        ada.post("/me/passkeys", credential=answer(offered["challenge"], type="public-key"))
    )
    assert refused.key == "bad-passkey"
    assert (await ada.get("/me/belongings"))["passkeys"] == []


@pytest.mark.both_databases
async def test_a_device_may_count_higher_than_the_database(
    server: House, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def signed(*_: Any, **__: Any) -> SimpleNamespace:
        count = 2**32 - 1
        return SimpleNamespace(
            credential_id=b"id", credential_public_key=b"", sign_count=count, new_sign_count=count
        )

    monkeypatch.setattr(Passkeys, "_checked", signed)
    ada.http.headers["Host"] = f"localhost:{server.address.rsplit(':', 1)[1]}"
    made = (await ada.post("/me/passkeys/offer"))["options"]["challenge"]
    assert await ada.post("/me/passkeys", credential=answer(made)) == {}
    asked = (await ada.post("/me/passkeys/ask"))["options"]["challenge"]
    credential = answer(asked, rawId=base64.urlsafe_b64encode(b"id").decode())
    assert await ada.post("/me/passkeys/enter", credential=credential) == {}


def test_what_a_browser_is_called() -> None:
    linux = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36"
    assert agents.label(linux) == "Chrome · Linux"
    assert agents.label(linux + " Edg/126.0") == "Edge · Linux"
    assert agents.label("curl/8") == ""


async def test_a_database_from_before_keeps_what_people_had(fresh: Fresh) -> None:
    """Two browsers of one person had keys of their own; now they are the person's."""
    database = await fresh("sqlite")
    await make(database, "0004")
    async with house(database) as one:
        rows = await one.hub.store.keys(TABLE)
        found = {row["hash"]: (row["seat"], row["others"], row["purpose"]) for row in rows}
        assert found == {"p" * 24: (0, [1], "host"), "c" * 64: (None, None, "holder")}
        assert await one.hub.identities.of("a" * 64) == await one.hub.identities.of("b" * 64)
