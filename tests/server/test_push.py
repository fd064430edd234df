"""Notifications: what is sent, to whom, and where never."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from scriptorium.core.errors import Problem
from scriptorium.server import webpush
from scriptorium.server.schema import subscriptions
from scriptorium.server.webpush import SERVICES, Signer, allowed
from tests.server.browser import ME, OPEN, Browser
from tests.server.pushing import PushService, Receiver, claims
from tests.server.serving import House, house
from tests.server.test_tables import refusal
from tests.server.waiting import PATIENCE

pytestmark = pytest.mark.both_databases


@contextlib.asynccontextmanager
async def pushing(database: str, keys: Path) -> AsyncIterator[tuple[House, PushService]]:
    service = PushService()
    try:
        wishes: dict[str, Any] = {"push_keys": str(keys), "push_after": 0.0}
        async with house(database, push_services=[service.address], **wishes) as one:
            yield one, service
    finally:
        service.close()


async def received(service: PushService) -> tuple[str, dict[str, str], bytes]:
    return await asyncio.to_thread(service.sent.get, True, PATIENCE)


async def test_whoever_is_asked_is_told_and_nothing_more(database: str, tmp_path: Path) -> None:
    async with (
        pushing(database, tmp_path / "keys.pem") as (one, service),
        Browser(one.address) as ada,
        Browser(one.address) as ben,
    ):
        key = (await ada.get("/me/push"))["key"]
        opened = await ada.open(ME, OPEN)
        table = opened["table"]
        await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"], name="Ben")
        phone = Receiver()
        there = f"{service.address}/phone?id=7"
        await ben.post("/me/push", **phone.subscription(there, "de"))

        # Ada plans and is ready; Ben was asked before that, so that nobody tells him again.
        await ada.do(table, "ready")
        await ben.do(table, "ready")
        mirror = await ben.look(table)
        while mirror.view is None or 1 not in mirror.view["to_act"] or mirror.seq < 3:
            assert mirror.view is not None
            who = ada if 0 in mirror.view["to_act"] else ben
            seen = await who.look(table)
            await who.act(table, seen.seq, seen.options()[-1])
            mirror = await ben.look(table)
        path, headers, body = await received(service)
        assert path == "/phone?id=7"
        assert (headers["Content-Encoding"], int(headers["TTL"]) > 0) == ("aes128gcm", True)
        told = claims(headers["Authorization"], key)
        assert told["aud"] == service.address
        assert time.time() < told["exp"] <= time.time() + 24 * 3600
        message = phone.read(body)
        assert set(message) == {"table", "title", "body"}
        assert message["table"] == table
        assert message["title"].startswith("Orléans: du bist am Zug, Runde")
        assert table.encode() not in body  # the service cannot read it


async def test_a_subscription_that_has_ended_is_forgotten(database: str, tmp_path: Path) -> None:
    async with (
        pushing(database, tmp_path / "keys.pem") as (one, service),
        Browser(one.address) as ada,
    ):
        await ada.open(ME, OPEN)  # a cookie
        for status, kept in ((500, 1), (307, 1), (410, 0)):
            service.status = status
            await ada.post("/me/push", **Receiver().subscription(f"{service.address}/one"))
            await ada.open(ME, {"kind": "bot", "level": "random"})
            path, _, _ = await received(service)
            assert path == "/one"  # nobody goes where a service points
            await _until(partial(_count, one, kept))
        assert service.sent.empty()


async def _count(one: House, wanted: int) -> bool:
    async with one.app.state.browsers.database.read() as connection:
        found = (await connection.execute(select(func.count()).select_from(subscriptions))).scalar()
    return bool(found == wanted)


async def _until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.02)


async def test_who_wants_no_more_gets_none(database: str, tmp_path: Path) -> None:
    async with (
        pushing(database, tmp_path / "keys.pem") as (one, service),
        Browser(one.address) as ada,
        Browser(one.address) as eve,
    ):
        there = f"{service.address}/one"
        await ada.post("/me/push", **Receiver().subscription(there))
        await eve.post("/me/push/end", endpoint=there)  # not hers
        assert await _count(one, 1)
        await ada.post("/me/push/end", endpoint=there)
        assert await _count(one, 0)


async def test_nothing_is_sent_anywhere_else(database: str, tmp_path: Path) -> None:
    async with (
        pushing(database, tmp_path / "keys.pem") as (one, service),
        Browser(one.address) as ada,
    ):
        for address in (
            "https://internal.example/push",
            "http://127.0.0.1:1/push",
            service.address.replace("127.0.0.1", "localhost"),
            "file:///etc/passwd",
            "no address",
        ):
            refused = await refusal(ada.post("/me/push", **Receiver().subscription(address)))
            assert (refused.status, refused.key) == (403, "push-refused")
        nul = Receiver().subscription(f"{service.address}/\u0000")
        assert (await refusal(ada.post("/me/push", **nul))).key == "bad-request"
        broken = {**Receiver().subscription(f"{service.address}/x"), "p256dh": "AAAA"}
        assert (await refusal(ada.post("/me/push", **broken))).key == "push-refused"


async def test_a_server_without_keys_offers_nothing(ada: Browser) -> None:
    assert await ada.get("/me/push") == {"key": None}
    there = Receiver().subscription("https://fcm.googleapis.com/fcm/send/1")
    assert (await refusal(ada.post("/me/push", **there))).key == "push-refused"


@pytest.mark.parametrize(
    ("address", "may"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("https://fcm.googleapis.com:8443/abc", False),
        ("https://fcm.googleapis.com.evil.example/abc", False),
        ("https://evil-push.apple.com/abc", False),
        ("https://user@fcm.googleapis.com/abc", False),
        ("https://push.apple.com@127.0.0.1/abc", False),
        ("http://fcm.googleapis.com/abc", False),
        ("https://127.0.0.1/abc", False),
        ("https://[::1", False),
        ("https://fcm.googleapis.com:x/abc", False),
    ],
)
def test_the_known_services_and_no_others(address: str, may: bool) -> None:
    assert allowed(address, SERVICES) is may


def test_keys_are_made_once_and_for_nobody_else(tmp_path: Path) -> None:
    path = tmp_path / "keys.pem"
    first = Signer.load(path, "mailto:a@b.example")
    assert path.stat().st_mode & 0o777 == 0o600
    assert Signer.load(path, "mailto:a@b.example").public == first.public
    assert len(webpush.decoded(first.public)) == 65
    path.write_text("nonsense")
    with pytest.raises(Problem, match="bad-push-keys"):
        Signer.load(path, "")
    with pytest.raises(Problem, match="bad-push-keys"):
        Signer.load(Path(os.devnull) / "keys.pem", "")
