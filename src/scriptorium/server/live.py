"""The live socket of one viewer: update after update, each with what is new."""

from __future__ import annotations

import asyncio

from fastapi import WebSocket, WebSocketDisconnect

from scriptorium.core.errors import Problem
from scriptorium.server import metrics
from scriptorium.server.hub import Hub
from scriptorium.server.keys import Grant
from scriptorium.server.present import Told
from scriptorium.server.room import Room

REFUSED = 4403  # the close code for a table one may not see


class Live:
    """Updates are made when they are sent, so that a slow client gets fewer and larger ones, and
    never keeps the others waiting."""

    def __init__(self, hub: Hub, room: Room, hash: str, grant: Grant, socket: WebSocket) -> None:
        self.hub = hub
        self.room = room
        self.hash = hash
        self.grant = grant
        self.socket = socket
        self._news = asyncio.Event()
        self._gone = False

    def wake(self) -> None:
        self._news.set()

    async def run(self, since: int) -> None:
        told = Told(since)
        self.room.onlookers.add(self)
        metrics.sockets.inc()
        listening = asyncio.ensure_future(self._listen())
        try:
            self.hub.attendance(self.room)  # wakes this one too
            while await self._news_came():
                async with self.hub.at(self.room.id) as room:
                    self.grant = room.grant(self.hash)
                    update = told.update(room, self.grant)
                if update is not None:
                    await self.socket.send_text(update.decode())
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone in the middle of a message
        finally:
            listening.cancel()
            self.room.onlookers.discard(self)
            metrics.sockets.dec()
            self.hub.attendance(self.room)

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


async def serve(hub: Hub, socket: WebSocket, table: str, hash: str | None, since: int) -> None:
    try:
        room = await hub.room(table)
        grant = room.grant(hash)
    except Problem as problem:
        await socket.accept()
        await socket.close(REFUSED, problem.key)
        return
    await socket.accept()
    await Live(hub, room, hash or "", grant, socket).run(since)
