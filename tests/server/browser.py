"""What a browser does, without one: requests, live sockets, and keeping up with the updates."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from scriptorium.server.keys import COOKIE
from scriptorium.server.messages.play import Update
from scriptorium.server.messages.shared import Failure
from scriptorium.server.shutdown import ended
from tests.server.waiting import PATIENCE, Late, within

GAME = "orleans"
WHOLE_GAME = 240.0  # seconds
ME = {"kind": "me", "name": "Ada"}
OPEN = {"kind": "open"}
Json = dict[str, Any]


def bot(level: str = "random") -> Json:
    return {"kind": "bot", "level": level}


class Refused(Exception):
    """A refusal in the one shape all refusals have."""

    def __init__(self, status: int, error: Json) -> None:
        super().__init__(status, error)
        self.status = status
        self.key: str = error["key"]
        self.rule: str = error["rule"]
        self.values: Json = error["values"]


class Mirror:
    """A table as its updates tell it, put together as a client does."""

    def __init__(self) -> None:
        self.seq = 0
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.table: Json = {}
        self.view: Json | None = None
        self.decision: Json | None = None
        self.team: Json | None = None
        self.asked = False
        self.undo = False

    def take(self, update: Json) -> None:
        Update.model_validate(update)
        assert update["since"] <= self.seq, "an update leaves entries out"
        self.log = self.log[: update["since"]] + update.get("log", [])
        self.seq = update["seq"]
        assert [one["k"] for one in self.log] == list(range(1, self.seq + 1))
        for part in ("table", "view", "decision", "team"):
            if part in update:
                setattr(self, part, update[part])
        known = {one["n"] for one in self.chat}
        self.chat += [one for one in update.get("chat", []) if one["n"] not in known]
        self.asked, self.undo = update["asked"], update["undo"]
        assert self.asked == (self.decision is not None)

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"

    def __str__(self) -> str:
        """Where the table stands, for whoever has waited in vain."""
        view = self.view or {}
        return (
            f"table {self.table.get('id')} is {self.table.get('status')}, seq {self.seq}, "
            f"round {view.get('round')}, to act {view.get('to_act')}, "
            f"seat {self.table.get('seat')} {'is' if self.asked else 'is not'} asked"
        )

    def proposal(self, seat: int) -> Json | None:
        """What a seat would have the speaker of its team do."""
        shown = self.team["proposals"] if self.team is not None else []
        found: Json | None = next((one for one in shown if one["seat"] == seat), None)
        return found

    def options(self) -> list[str]:
        assert self.decision is not None
        return [one["text"] for one in self.decision["options"] if not one.get("takes_back")]


class Socket:
    def __init__(self, connection: ClientConnection, mirror: Mirror) -> None:
        self.connection = connection
        self.mirror = mirror
        self.updates: list[Json] = []
        self.raw: list[str] = []  # the same, word for word

    async def next(self, patience: float = PATIENCE) -> Json:
        async with within(patience, lambda: f"the next update; {self.mirror}"):
            return await self._read()

    async def _read(self) -> Json:
        text = await self.connection.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        update: Json = json.loads(text)
        self.updates.append(update)
        self.mirror.take(update)
        return update

    async def until(self, true: Callable[[Mirror], object], patience: float = PATIENCE) -> Mirror:
        async with within(patience, lambda: f"something to be true; {self.mirror}"):
            while not (self.updates and true(self.mirror)):
                await self._read()
        return self.mirror

    async def next_unless(self, enough: asyncio.Event) -> None:
        """The next update, if it comes before `enough`."""
        reading = asyncio.ensure_future(self.next())
        ending = asyncio.ensure_future(enough.wait())
        try:
            await asyncio.wait({reading, ending}, return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                reading.result()
        finally:
            await ended([reading, ending])

    async def silent(self, seconds: float = 0.15) -> bool:
        """Whether nothing comes for a while."""
        try:
            await self.next(seconds)
        except Late:
            return True
        return False


class Browser:
    """One browser with its cookie. Errors become `Refused`."""

    def __init__(self, address: str, **options: Any) -> None:
        self.address = address
        # Nothing is encrypted here; reading every certificate there is takes longer than a request.
        self.http = httpx2.AsyncClient(
            base_url=address, trust_env=False, verify=False, timeout=PATIENCE, **options
        )

    async def __aenter__(self) -> Browser:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    def moved(self, address: str) -> Browser:
        """The same browser, talking to another process."""
        other = Browser(address)
        if self.key is not None:
            other.http.cookies.set(COOKIE, self.key, domain="127.0.0.1")
        return other

    @property
    def key(self) -> str | None:
        return next((one.value for one in self.http.cookies.jar if one.name == COOKIE), None)

    async def get(self, path: str, **params: Any) -> Any:
        return self._content(await self.http.get(f"/api{path}", params=params))

    async def post(self, path: str, **body: Any) -> Any:
        return self._content(await self.http.post(f"/api{path}", json=body))

    def _content(self, response: httpx2.Response) -> Any:
        if response.status_code >= 400:
            data = response.json()
            Failure.model_validate(data)
            raise Refused(response.status_code, data["error"])
        return response.json()

    async def open(self, *seats: Json, **more: Any) -> Json:
        options = {"start": "1", **more.pop("options", {})}
        opened: Json = await self.post(
            "/tables", game=GAME, seats=list(seats), options=options, **more
        )
        return opened

    async def tables(self, **params: Any) -> list[Json]:
        """The first page of my tables."""
        found: list[Json] = (await self.get("/tables", **params))["tables"]
        return found

    async def look(self, table: str, since: int = 0) -> Mirror:
        mirror = Mirror()
        mirror.seq, mirror.log = since, [{"k": k} for k in range(1, since + 1)]
        mirror.take(await self.get(f"/tables/{table}", since=since))
        return mirror

    async def act(self, table: str, seq: int, action: str) -> Json:
        update: Json = await self.post(f"/tables/{table}/actions", seq=seq, action=action)
        return update

    async def propose(self, table: str, *steps: str) -> Mirror:
        """Shows the team what its speaker should do, on the newest table."""
        mirror = await self.look(table)
        mirror.take(await self.post(f"/tables/{table}/proposals", seq=mirror.seq, steps=steps))
        return mirror

    async def agree(self, table: str, seat: int, agrees: bool = True) -> Mirror:
        mirror = await self.look(table)
        shown = mirror.proposal(seat) or {"id": "none"}
        body = {"seq": mirror.seq, "seat": seat, "id": shown["id"], "agrees": agrees}
        mirror.take(await self.post(f"/tables/{table}/agreements", **body))
        return mirror

    async def do(self, table: str, *actions: str) -> Mirror:
        """Several choices, each on the newest table."""
        for action in actions:
            await self.act(table, (await self.look(table)).seq, action)
        return await self.look(table)

    @contextlib.asynccontextmanager
    async def live(
        self,
        table: str,
        mirror: Mirror | None = None,
        since: int | None = None,
        query: str = "",
        **options: Any,
    ) -> AsyncIterator[Socket]:
        mirror = mirror or Mirror()
        start = mirror.seq if since is None else since
        there = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        uri = f"{there}?since={start}{query}"
        headers = {"Cookie": f"{COOKIE}={self.key}"} if self.key is not None else {}
        async with connect(
            uri,
            additional_headers=headers,
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            max_size=None,
            **options,
        ) as connection:
            yield Socket(connection, mirror)


def pick(mirror: Mirror, chance: random.Random, short: bool = True) -> str:
    """Some option; `short`: rather one that brings the game forward."""
    options = mirror.options()
    ends = [text for text in options if text in ("ready", "pass", "done", "skip")]
    if short and ends and chance.random() < 0.7:
        return ends[0]
    return chance.choice(options)


async def settled(browser: Browser, table: str, true: Callable[[Mirror], object]) -> Mirror:
    """The table once something has become true of it."""
    mirror = Mirror()
    async with within(PATIENCE, lambda: f"something to be true; {mirror}"):
        while True:
            mirror = await browser.look(table)
            if true(mirror):
                return mirror
            await asyncio.sleep(0.02)


# How a connection shows that its server is gone, or not there yet.
CUT_OFF = ConnectionClosed, InvalidStatus, InvalidMessage, OSError, httpx2.TransportError


class Players:
    """They play through live sockets until something is true for each of them, coming back when
    cut off. Who sees it first plays on: what is planned in secret comes into one's own log first,
    and the others may wait for the rest of the plan."""

    def __init__(self, table: str, browsers: Sequence[Browser], true: Callable[[Mirror], object]):
        self.table = table
        self.browsers = browsers
        self.true = true
        self.mirrors = [Mirror() for _ in browsers]
        self.enough = asyncio.Event()

    async def play(self) -> None:
        seats = zip(self.browsers, self.mirrors)
        async with asyncio.TaskGroup() as group:
            for seed, (browser, mirror) in enumerate(seats):
                group.create_task(self._play(browser, mirror, random.Random(seed)))

    def _seen(self) -> bool:
        if all(mirror.table and self.true(mirror) for mirror in self.mirrors):
            self.enough.set()
        return self.enough.is_set()

    async def _play(self, browser: Browser, mirror: Mirror, chance: random.Random) -> None:
        while not self._seen():
            try:
                async with browser.live(self.table, mirror) as socket:
                    await socket.next()
                    while not self._seen():
                        if mirror.decision is None:
                            await socket.next_unless(self.enough)
                        else:
                            await self._choose(browser, socket, pick(mirror, chance))
            except CUT_OFF:
                await asyncio.sleep(0.05)

    async def _choose(self, browser: Browser, socket: Socket, action: str) -> None:
        try:
            done = await browser.act(self.table, socket.mirror.seq, action)
            await socket.until(lambda seen: seen.seq >= done["seq"])
        except Refused as refused:
            if refused.status not in (409, 429):
                raise
            if refused.status == 429:
                await asyncio.sleep(0.2)
            else:
                await behind(socket)


async def behind(socket: Socket) -> None:
    """A choice came too late: read why. Where processes only stood in each other's way, nothing
    need come, and the choice can be made again."""
    with contextlib.suppress(Late):
        await socket.next(1.0)


async def play(
    table: str, browsers: Sequence[Browser], true: Callable[[Mirror], object]
) -> list[Mirror]:
    """What each has seen when something has become true for all."""
    players = Players(table, browsers, true)

    def standing() -> str:
        return "all players; " + "; ".join(str(mirror) for mirror in players.mirrors)

    async with within(WHOLE_GAME, standing):
        await players.play()
    return players.mirrors
