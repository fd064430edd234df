"""What strangers, broken clients and pages of others can do: nothing."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed, InvalidStatus

from scriptorium.server import app as server_app
from scriptorium.server.keys import COOKIE
from scriptorium.server.limits import HEADERS, address_of
from scriptorium.server.messages.shared import Failure
from scriptorium.server.outage import Outage
from scriptorium.server.schema import metadata
from scriptorium.server.store import Store
from tests.server.browser import GAME, ME, OPEN, Browser, bot, settled
from tests.server.conftest import Fresh
from tests.server.serving import House, house, process
from tests.server.test_play import FARMER
from tests.server.test_tables import refusal, seated
from tests.server.waiting import PATIENCE, within

DEPLOY = Path(__file__).parents[2] / "deploy"
# Tables of the database that an ordinary game leaves empty.
SELDOM = {"snapshots", "votes", "pulse", "subscriptions"}
SELDOM |= {"devices", "handovers", "phrases", "passkeys", "challenges", "analyses"}


async def everything_in(database: str) -> str:
    """All values of all columns, as one text."""
    store = Store(database)
    found: list[str] = []
    try:
        async with store.read() as connection:
            for name in metadata.tables:
                rows = (await connection.execute(text(f'select * from "{name}"'))).all()
                assert rows or name in SELDOM, f"{name} is empty: nothing was looked at"
                found += [str(value) for row in rows for value in row]
    finally:
        await store.close()
    return "\n".join(found)


@pytest.mark.both_databases
async def test_keys_are_stored_only_as_hashes(server: House, ada: Browser, ben: Browser) -> None:
    opened = await ada.open(ME, OPEN)
    table = opened["table"]
    await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"])
    await ben.post(f"/tables/{table}/chat", text="hello")
    links = [(await ben.post(f"/tables/{table}/links", seat=seat))["key"] for seat in (1, None)]
    await ada.do(table, FARMER)
    stored = await everything_in(server.settings.database)
    assert FARMER in stored
    for key in (ada.key, ben.key, opened["watch"], opened["invitations"]["1"], *links):
        assert key
        assert key not in stored


async def test_the_cookie_is_for_the_server_alone(ada: Browser) -> None:
    response = await ada.http.post("/api/tables", json={"game": GAME, "seats": [ME, OPEN]})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie  # plain http, on this machine
    assert re.fullmatch(r"[\w-]{43}", ada.key or "")
    assert ada.key not in response.text
    key = ada.key
    again = await ada.http.post("/api/tables", json={"game": GAME, "seats": [ME, OPEN]})
    assert f"{COOKIE}={key}" in again.headers["set-cookie"]


@pytest.mark.parametrize(
    "cookie",
    [None, "", "x" * 43, "x" * 5000, "\u00e9" * 43, "' or 1=1 --", "../../etc/passwd"],
    ids=["none", "empty", "forged", "long", "letters", "sql", "path"],
)
async def test_nobody_gets_in_without_a_key(
    server: House, ada: Browser, ben: Browser, cookie: str | None
) -> None:
    table = await seated(ada, ben)
    headers = {} if cookie is None else {"Cookie": f"{COOKIE}={cookie}".encode()}
    async with Browser(server.address, headers=headers) as eve:
        for path in ("", "/moments/0", "/history", "/record"):
            refused = await refusal(eve.get(f"/tables/{table}{path}"))
            assert (refused.status, refused.key) == (403, "no-access")
        for path, body in (
            ("actions", {"seq": 0, "action": FARMER}),
            ("undo", {"seq": 0}),
            ("reset", {"seq": 0}),
            ("chat", {"text": "hi"}),
            ("links", {}),
            ("seats/0", {"kind": "bot", "level": "random"}),
            ("preferences", {"name": "Eve"}),
        ):
            refused = await refusal(eve.post(f"/tables/{table}/{path}", **body))
            assert (refused.status, refused.key) == (403, "no-access")
        assert await eve.tables() == []
        with pytest.raises((ConnectionClosed, InvalidStatus)):
            async with eve.live(table) as socket:
                await socket.next()


async def test_a_links_key_is_no_cookie(server: House, ada: Browser) -> None:
    opened = await ada.open(ME, OPEN)
    for key in (opened["watch"], opened["invitations"]["1"]):
        async with Browser(server.address, cookies={COOKIE: key}) as eve:
            assert (await refusal(eve.look(opened["table"]))).key == "no-access"


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "http://[", "", "é"],
)
async def test_pages_of_others_cannot_write(ada: Browser, ben: Browser, origin: str) -> None:
    table = await seated(ada, ben)
    headers = {"Origin": origin.encode()}
    response = await ada.http.post(
        f"/api/tables/{table}/actions", json={"seq": 0, "action": FARMER}, headers=headers
    )
    assert response.status_code == 403, response.text
    assert response.json()["error"]["key"] == "bad-origin"
    with pytest.raises(InvalidStatus) as caught:
        async with ada.live(table, origin=origin):  # type: ignore[arg-type]
            pass
    assert caught.value.response.status_code == 403
    assert (await ada.look(table)).seq == 0


async def test_the_own_page_can(ada: Browser, ben: Browser) -> None:
    table = await seated(ada, ben)
    own = {"Origin": ada.address}
    body = {"seq": 0, "action": FARMER}
    response = await ada.http.post(f"/api/tables/{table}/actions", json=body, headers=own)
    assert response.status_code == 200
    async with ada.live(table, origin=ada.address) as socket:  # type: ignore[arg-type]
        await socket.next()


def proxied() -> list[str]:
    """The names by which the proxy of `deploy` asks servers for their health."""
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "health_headers" not in caddy
    found = re.search(r"reverse_proxy (.*) {", caddy)
    assert found is not None
    return found[1].split()


async def test_a_server_answers_only_to_its_names(fresh: Fresh) -> None:
    names = ["localhost", "game.example"]
    async with house(await fresh("sqlite"), hosts=names) as one, Browser(one.address) as ada:
        for host in ("game.example", "game.example:8000", "GAME.example", "localhost:1"):
            response = await ada.http.get("/api/games", headers={"Host": host})
            assert response.status_code == 200, host
        for host in ("evil.example", "game.example.evil", "[", "[::1", "a@127.0.0.1:x", "é"):
            for path in ("/metrics", "/api/games", "/"):
                response = await ada.http.get(path, headers={"Host": host.encode()})
                assert response.status_code in (400, 403), host
        for host in proxied():
            response = await ada.http.get("/healthz", headers={"Host": host})
            assert response.status_code == 200, host
        with pytest.raises(InvalidStatus) as caught:  # its own name here is 127.0.0.1
            async with ada.live("000000000000"):
                pass
        assert caught.value.response.status_code == 403


PATHS = [
    ("GET", "/"),
    ("GET", "/healthz"),
    ("GET", "/metrics"),
    ("GET", "/api/games"),
    ("GET", "/api/nothing"),
    ("GET", "/api/tables/nonsense"),
    ("POST", "/api/tables"),
    ("PUT", "/api/tables"),
    ("GET", "/table/123"),
    ("GET", "/%00"),
    ("GET", "/" + "x" * 5000),
]


@pytest.mark.parametrize(("method", "path"), PATHS)
async def test_every_answer_has_the_headers(ada: Browser, method: str, path: str) -> None:
    response = await ada.http.request(method, path)
    assert response.status_code < 500, response.text
    for name, value in HEADERS:
        assert response.headers[name.decode()] == value.decode()
    assert "server" not in response.headers
    policy = response.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy


async def test_a_mistake_of_the_server_has_headers_and_shape_too(
    server: House, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("secret detail")

    await ada.open(ME, OPEN)
    monkeypatch.setattr("scriptorium.server.listing.page", broken)
    response = await ada.http.get("/api/tables")
    assert response.status_code == 500
    assert Failure.model_validate(response.json()).error.key == "server-error"
    assert "secret detail" not in response.text
    for name, value in HEADERS:
        assert response.headers[name.decode()] == value.decode()


async def chunks(size: int) -> AsyncIterator[bytes]:
    for _ in range(size // 1000):
        yield b" " * 1000


@pytest.mark.parametrize("said", [True, False])
async def test_a_body_has_its_limit(ada: Browser, said: bool) -> None:
    await ada.open(ME, OPEN)
    content: Any = b" " * 20_000 if said else chunks(20_000)
    response = await ada.http.post(
        "/api/tables", content=content, headers={"Content-Type": "application/json"}
    )
    assert response.status_code == 413, response.text
    assert response.json()["error"]["key"] == "body-too-large"
    assert await ada.tables()


async def test_too_many_requests_are_refused(fresh: Fresh) -> None:
    limits = {"requests_per_second": 0.5, "burst": 5}
    async with house(await fresh("sqlite"), **limits) as one, Browser(one.address) as ada:
        answers = [await ada.http.get("/api/games") for _ in range(12)]
        statuses = [one.status_code for one in answers]
        assert statuses[:5] == [200] * 5
        assert statuses[-1] == 429
        assert answers[-1].headers["retry-after"]
        assert answers[-1].json()["error"]["key"] == "too-many-requests"
        assert (await ada.http.get("/healthz")).status_code == 200


def test_an_ipv6_network_counts_as_one_client() -> None:
    def one(address: str) -> str:
        return address_of({"client": (address, 1)})

    assert one("2001:db8:1:2::1") == one("2001:db8:1:2:ffff::2")
    assert one("2001:db8:1:2::1") != one("2001:db8:1:3::1")
    assert one("::ffff:10.0.0.1") == one("10.0.0.1") != one("::ffff:10.0.0.2")
    assert one("fe80::1%eth0")
    assert one("testclient") == "testclient"
    assert address_of({}) == "?"


async def test_what_one_browser_may_know_is_kept_nowhere(ada: Browser, ben: Browser) -> None:
    table = await seated(ada, ben)
    for path in ("", f"/{table}", f"/{table}/history", f"/{table}/moments/0", "/0" * 6, "/x"):
        response = await ada.http.get(f"/api/tables{path}")
        assert response.headers.get_list("cache-control") == ["no-store"], path
    texts = await ada.http.get("/api/texts/en")
    assert texts.headers.get_list("cache-control") == ["no-cache"]


@pytest.mark.both_databases
async def test_a_secret_choice_leaves_no_trace_in_my_tables(ada: Browser, ben: Browser) -> None:
    table = await seated(ada, ben)
    other = await seated(ada, ben)
    before = await ben.tables()
    await ada.do(table, FARMER)
    await ada.post(f"/tables/{table}/undo", seq=1)
    assert await ben.tables() == before
    await ada.do(table, "ready")  # everybody sees who is ready
    assert [row["id"] for row in await ben.tables()] == [table, other]


async def test_sockets_are_counted_by_address(fresh: Fresh) -> None:
    async with house(await fresh("sqlite"), sockets=3) as one, Browser(one.address) as ada:
        table = (await ada.open(ME, OPEN))["table"]
        async with ada.live(table), ada.live(table), ada.live(table) as third:
            await third.next()
            with pytest.raises(InvalidStatus) as caught:
                async with ada.live(table):
                    pass
            assert caught.value.response.status_code == 429
            assert json.loads(caught.value.response.body or b"")["error"]["key"]
        async with within(PATIENCE, "those that have gone to make room"):
            while True:
                try:
                    async with ada.live(table) as again:
                        await again.next()
                        break
                except InvalidStatus:
                    await asyncio.sleep(0.05)


DEEP = 8000
BAD_BODIES = {
    "empty": b"",
    "text": b"hello",
    "cut": b'{"game": "orl',
    "null": b"null",
    "list": b"[]",
    "number": b"7",
    "deep list": b"[" * DEEP + b"]" * DEEP,
    "deep object": b'{"a":' * 2700 + b"1" + b"}" * 2700,
    "not utf-8": b'{"game": "\xff\xfe"}',
    "utf-16": '{"game": "orleans"}'.encode("utf-16"),
    "nan": b'{"game": NaN}',
    "huge number": b'{"game": ' + b"9" * 6000 + b"}",
    "huge float": b'{"game": 1e999}',
    "surrogate": b'{"game": "\\ud800", "seats": [{"kind": "me"}, {"kind": "open"}]}',
    "surrogate name": b'{"\\ud800": 1, "game": "orleans", "seats": [{"kind": "me"}]}',
    "surrogate option": (
        b'{"game": "orleans", "options": {"\\udfff": "\\ud800"}, '
        b'"seats": [{"kind": "me"}, {"kind": "open"}]}'
    ),
    "wrong types": b'{"game": 5, "seats": "me"}',
    "unknown field": b'{"game": "orleans", "seats": [{"kind": "me"}], "admin": true}',
    "unknown field in a seat": b'{"game": "orleans", "seats": [{"kind": "me", "host": true}]}',
    "twice": b'{"game": "orleans", "game": 5}',
}


@pytest.mark.parametrize("body", BAD_BODIES.values(), ids=BAD_BODIES.keys())
async def test_bad_bodies_are_refused_in_one_shape(ada: Browser, body: bytes) -> None:
    for kind in ("application/json", "text/plain", None):
        response = await ada.http.post(
            "/api/tables", content=body, headers={"Content-Type": kind} if kind else {}
        )
        assert response.status_code in (400, 404, 422), response.text
        Failure.model_validate(response.json())


NUL = "a\u0000b"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("chat", {"text": NUL}),
        ("chat", {"text": "\u0000"}),
        ("chat", {"text": "\ud800"}),
        ("preferences", {"name": NUL}),
        ("preferences", {"auto": "maybe"}),
        ("actions", {"seq": 0, "action": NUL}),
        ("actions", {"seq": 10**30, "action": "ready"}),
        ("actions", {"seq": -1, "action": "ready"}),
        ("actions", {"seq": 0.5, "action": "ready"}),
        ("actions", {"seq": "x", "action": "ready"}),
        ("actions", {"seq": None, "action": "ready"}),
        ("actions", {"seq": 0, "action": ""}),
        ("actions", {"seq": 0, "action": "x" * 201}),
        ("actions", {"seq": 0, "action": ["ready"]}),
        ("actions", {"seq": 0}),
        ("actions", {"seq": 0, "action": "ready", "seat": 1}),
        ("seats/0", {"kind": "bot", "level": NUL}),
        ("seats/0", {"kind": "king"}),
        ("seats/-1", {"kind": "bot", "level": "random"}),
        ("seats/9", {"kind": "bot", "level": "random"}),
        ("seats/x", {"kind": "bot", "level": "random"}),
        ("links", {"seat": 10**20}),
        ("join", {"key": NUL * 43}),
        ("join", {"key": "é" * 43}),
    ],
)
async def test_bad_values_are_refused_and_change_nothing(
    ada: Browser, ben: Browser, path: str, body: dict[str, Any]
) -> None:
    table = await seated(ada, ben)
    before = await ada.get(f"/tables/{table}")
    response = await ada.http.post(
        f"/api/tables/{table}/{path}",
        content=json.dumps(body),
        headers={"Content-Type": "application/json"},
    )
    assert 400 <= response.status_code < 500, response.text
    Failure.model_validate(response.json())
    after = await ada.get(f"/tables/{table}")
    assert {**after, "made": 0} == {**before, "made": 0}


@pytest.mark.both_databases
async def test_names_and_what_is_looked_for_hold_no_signs_a_database_refuses(ada: Browser) -> None:
    for seats in ([{"kind": "me", "name": NUL}, OPEN], [ME, {"kind": "open", "name": "\u0000"}]):
        refused = await refusal(ada.post("/tables", game=GAME, seats=seats))
        assert refused.status == 422
    refused = await refusal(ada.get("/tables", find=NUL))
    assert (refused.status, refused.key) == (422, "bad-request")
    opened = await ada.open({"kind": "me", "name": "Zoë ✝ 李"}, OPEN)
    assert (await ada.look(opened["table"])).table["seats"][0]["name"] == "Zoë ✝ 李"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/", 404),
        ("GET", "/api/nothing", 404),
        ("POST", "/api/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("PATCH", "/api/tables/000000000000", 405),
        ("POST", "/api/games", 404),
        ("GET", "/api/tables/000000000000/actions", 404),
        ("POST", "/healthz", 405),
        ("GET", "/api/tables/ABCDEFABCDEF", 422),
        ("GET", "/api/tables/000000000000%0a", 422),
        ("GET", "/api/tables/%00", 422),
        ("GET", "/api/tables/000000000000?since=-1", 422),
        ("GET", "/api/tables/000000000000?since=1e9", 422),
        ("GET", "/api/tables/000000000000?since=99999999999999999999", 422),
        ("GET", "/api/texts/fr", 422),
        ("GET", "/api/games/orleans/board?players=9", 422),
        ("GET", "/api/games/orleans/board?players=1", 422),
        ("GET", "/api/games/%00/board?players=2", 404),
    ],
)
async def test_wrong_addresses_have_the_same_shape(
    ada: Browser, method: str, path: str, status: int
) -> None:
    response = await ada.http.request(method, path)
    Failure.model_validate(response.json())
    assert response.status_code in (status, 405 if method == "GET" else status), response.text


@pytest.mark.parametrize(
    "path",
    [
        "/../app.py",
        "/..%2fapp.py",
        "/%2e%2e/app.py",
        "/assets/../../app.py",
        "/assets/..%2f..%2fsettings.py",
        "/..%5capp.py",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/assets//etc/passwd",
        "/%00",
        "/a%00/../index.html",
        "/" + "x" * 4000,
        "/" + "x/" * 2000,
        "/%ff%fe",
        "/link",
    ],
)
async def test_no_file_but_the_clients_is_given_out(
    ada: Browser, path: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the client")
    (static / "assets" / "a.js").write_text("1")
    (tmp_path / "app.py").write_text("the inside")
    (static / "link").symlink_to(tmp_path / "app.py")
    monkeypatch.setattr(server_app, "STATIC", static.resolve())
    async with within(PATIENCE, "the answer"):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(ada.address.split(":")[2]))
        # By hand: a client library would tidy the address.
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = (await reader.read()).decode()
    writer.close()
    assert answer.split()[1] in ("200", "400", "404"), answer
    if answer.split()[1] == "200":
        assert "the client" in answer
    assert "root:" not in answer
    assert "the inside" not in answer
    file = await ada.http.get("/assets/a.js")
    assert (file.status_code, "immutable" in file.headers["cache-control"]) == (200, True)


async def test_without_a_built_client_the_server_says_so(
    ada: Browser, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_app, "STATIC", tmp_path)
    response = await ada.http.get("/")
    assert response.json()["error"]["key"] == "no-client"
    assert response.status_code == 404


@pytest.mark.both_databases
async def test_nothing_secret_is_logged(
    server: House,
    ada: Browser,
    ben: Browser,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caplog.set_level(logging.INFO)
    opened = await ada.open(ME, OPEN)
    table = opened["table"]
    path = f"/api/tables/{table}/join"
    await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"])
    seed = server.hub.rooms[table].config.seed
    answers = [
        await ben.http.post(path, json={"key": opened["invitations"]["1"], "x": 1}),
        await ben.http.post(path, json={"key": opened["invitations"]["1"] + "x"}),
        await ada.http.get(f"/api/tables/{table}/record"),
    ]
    # A database that fails in the middle of writing them, for the first time in a minute.
    monkeypatch.setattr(server.hub.store, "outage", Outage())
    async with server.hub.store.write() as connection:
        await connection.execute(text("alter table chat rename to gone"))
    try:
        answers.append(await ada.http.post(f"/api/tables/{table}/chat", json={"text": "psst"}))
    finally:
        async with server.hub.store.write() as connection:
            await connection.execute(text("alter table gone rename to chat"))
    assert answers[-1].status_code == 503
    told = "".join(one.text for one in answers) + caplog.text + "".join(capfd.readouterr())
    assert "the database failed" in told
    for hidden in (ada.key, ben.key, *opened["invitations"].values(), opened["watch"], seed):
        assert hidden
        assert hidden not in told
    assert "psst" not in told


async def test_the_seed_is_nowhere_while_the_game_runs(
    server: House, ada: Browser, ben: Browser
) -> None:
    table = await seated(ada, ben)
    await ada.do(table, FARMER)
    seed = server.hub.rooms[table].config.seed
    for path in ("", "/moments/0", "/history", "/record"):
        assert seed not in (await ada.http.get(f"/api/tables/{table}{path}")).text
    assert seed not in (await ada.http.get("/api/tables")).text


async def test_the_real_command_guards_its_door(fresh: Fresh) -> None:
    database = await fresh("sqlite")
    with process(database, "--limit-requests", "20") as one:
        async with Browser(one.address) as ada:
            await until_up(ada)
            table = (await ada.open(ME, bot()))["table"]
            await settled(ada, table, lambda seen: seen.asked)
            evil = await ada.http.get("/api/games", headers={"Host": "evil.example"})
            assert evil.status_code == 403
            answers = await asyncio.gather(*(ada.http.get("/api/games") for _ in range(300)))
            assert 429 in {one.status_code for one in answers}
            async with within(PATIENCE, "requests to be answered again, several of them"):
                answered = 0
                while answered < 5:
                    status = (await ada.http.get("/api/games")).status_code
                    answered = 0 if status == 429 else answered + 1
                    await asyncio.sleep(0.1)
            async with ada.live(table) as socket:
                await socket.next()
                await socket.connection.send("x" * 100_000)  # nobody reads that
                with pytest.raises(ConnectionClosed) as caught:
                    await socket.until(lambda _: False, 20)
                assert caught.value.rcvd is not None
                assert caught.value.rcvd.code == 1009
            key = ada.key
        one.end()
    assert key
    assert key not in one.output
    assert "Traceback" not in one.output


async def until_up(browser: Browser) -> None:
    async with within(PATIENCE, f"a server at {browser.address}"):
        while True:
            try:
                if (await browser.http.get("/healthz")).status_code == 200:
                    return
            except httpx2.TransportError:
                pass
            await asyncio.sleep(0.05)
