"""The live socket of one viewer: update after update, each with what is new."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from fastapi import WebSocket, WebSocketDisconnect

from scriptorium.core.errors import Problem
from scriptorium.server import metrics
from scriptorium.server.database import FAILURES
from scriptorium.server.hub import Hub
from scriptorium.server.keys import Grant
from scriptorium.server.room import Room
from scriptorium.server.updates import UpdateBuilder

REFUSED = 4403  # the close code for a table one may not see
LATER = 1013  # that for: try again later
log = logging.getLogger(__name__)


class Live:
    """Updates are made when they are sent, so that a slow client gets fewer and larger ones, and
    never keeps the others waiting."""

    def __init__(
        self, hub: Hub, room: Room, browser: str, seat: int | None, grant: Grant, socket: WebSocket
    ) -> None:
        self.hub = hub
        self.room = room
        self.browser = browser
        self.seat = seat
        self.grant = grant
        self.socket = socket
        self._news = asyncio.Event()
        self._gone = False

    def wake(self) -> None:
        self._news.set()

    async def run(self, since: int) -> None:
        updates = UpdateBuilder(since)
        self.room.arrive(self)
        metrics.sockets.inc()
        listening = asyncio.ensure_future(self._listen())
        try:
            self.wake()
            self.hub.attendance(self.room)
            self.hub.on_change(self.room)  # should the table stand still, it goes on now
            while await self._news_came():
                holder = await self.hub.identities.of(self.browser)
                async with self.hub.at(self.room.id) as room:
                    grant = room.grant(holder, self.seat)
                    if grant.seat != self.grant.seat:
                        updates = UpdateBuilder()  # every seat has a log of its own
                        self.grant = grant
                        self.room.arrive(self)
                        self.hub.attendance(self.room)
                    self.grant = grant
                    update = updates.build(room, self.grant)
                if update is not None and not await self._sent(update):
                    return
        except Problem as problem:
            await self._closed(REFUSED, problem.key)
        except FAILURES as error:
            self.hub.store.outage.failed(error)
            await self._closed(LATER, "store-failed")
        except Exception:
            log.exception("table %s cannot be shown", self.room.id)
            await self._closed(LATER, "server-error")
        finally:
            listening.cancel()
            self.room.depart(self)
            metrics.sockets.dec()
            self.hub.attendance(self.room)

    async def _sent(self, update: bytes) -> bool:
        try:
            await self.socket.send_text(update.decode())
        except (WebSocketDisconnect, RuntimeError):
            return False  # gone in the middle of a message
        return True

    async def _closed(self, code: int, reason: str) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # gone already
            await self.socket.close(code, reason)

    async def _news_came(self) -> bool:
        await self._news.wait()
        self._news.clear()
        return not self._gone

    async def _listen(self) -> None:
        """Clients say nothing here; what they send is read and forgotten, until they leave."""
        while (await self.socket.receive())["type"] != "websocket.disconnect":
            pass
        self._gone = True
        self._news.set()


async def serve(
    hub: Hub,
    socket: WebSocket,
    table: str,
    browser: str | None,
    since: int,
    seat: int | None = None,
) -> None:
    with hub.expecting(table):
        try:
            holder = await hub.identities.of(browser) if browser is not None else None
            async with hub.at(table, holder) as room:
                grant = room.grant(holder, seat)
        except Problem as problem:
            await _turn_away(socket, REFUSED, problem.key)
            return
        except FAILURES as error:
            hub.store.outage.failed(error)
            await _turn_away(socket, LATER, "store-failed")
            return
        except Exception:
            log.exception("table %s cannot be opened", table)
            await _turn_away(socket, LATER, "server-error")
            return
        await socket.accept()
        room = await hub.room(table)  # it may have left the memory meanwhile
        live = Live(hub, room, browser or "", seat, grant, socket)
        room.arrive(live)
    await live.run(since)


async def _turn_away(socket: WebSocket, code: int, reason: str) -> None:
    """Browsers learn a code only of a socket that was accepted."""
    await socket.accept()
    await socket.close(code, reason)
