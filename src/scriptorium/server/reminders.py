"""Telling those who are not at the table that it is their turn."""

from __future__ import annotations

import asyncio
import functools
import http.client
import json
import logging
from pathlib import Path

from scriptorium.core.errors import Problem
from scriptorium.server import webpush
from scriptorium.server.browsers import Browsers
from scriptorium.server.catalogue import LOBBY, OWN_TEXTS, texts_of
from scriptorium.server.hub import Hub
from scriptorium.server.room import Room
from scriptorium.server.settings import Settings
from scriptorium.server.webpush import Signer, Subscription
from scriptorium.texts.catalogue import Catalogue

GONE = {404, 410}  # what a push service says of a subscription that has ended
log = logging.getLogger(__name__)


class Reminders:
    """A seat that is asked and has not answered after a while is reminded, once for each time it is
    asked: in all browsers of its person that wish it. A page in front keeps it to itself."""

    def __init__(self, hub: Hub, browsers: Browsers, settings: Settings) -> None:
        self.hub = hub
        self.browsers = browsers
        self.after = settings.push_after
        self.services = settings.push_services
        self.signer: Signer | None = None
        if settings.push_keys:
            self.signer = Signer.load(Path(settings.push_keys), settings.push_contact)
        self._waiting: dict[tuple[str, int], asyncio.Task[None]] = {}

    def stored(self, room: Room) -> None:
        """A choice is stored, or a game has begun: whoever is asked now and was not before."""
        if self.signer is None:
            return
        people = room.people_asked()
        for seat in room.asked - people:
            self._done(room, seat)
        for seat in people - room.asked:
            self._done(room, seat)
            self._waiting[room.id, seat] = self.hub.spawn(self._remind(room.id, seat))
        room.asked = people

    def _done(self, room: Room, seat: int) -> None:
        task = self._waiting.pop((room.id, seat), None)
        if task is not None:
            task.cancel()

    async def _remind(self, table: str, seat: int) -> None:
        await asyncio.sleep(self.after)
        try:
            async with self.hub.at(table) as room:
                if room.over or seat not in room.game.state.to_act:
                    return
                people = [hash for hash, one in room.grants.items() if seat in one.seats]
                game, round = room.config.game, room.game.state.round
        except Problem:
            return  # the table was put away meanwhile
        for lang, to in await self.browsers.subscriptions(people):
            await self._send(to, words(lang, table, game, round))
        self._waiting.pop((table, seat), None)

    async def _send(self, to: Subscription, content: bytes) -> None:
        """Nobody waits for it; what cannot be sent is not tried again."""
        assert self.signer is not None
        if not webpush.allowed(to.endpoint, self.services):
            return  # no longer
        try:
            status = await asyncio.to_thread(webpush.send, content, to, self.signer)
        except (OSError, ValueError, http.client.HTTPException):
            log.warning("a push service cannot be reached", exc_info=True)
            return
        if status in GONE:
            await self.browsers.unsubscribe(to.endpoint)
        elif status >= 300:
            log.warning("a push service has answered %d", status)


def words(lang: str, table: str, game: str, round: int) -> bytes:
    """What everybody may know: which table, which game, which round."""
    texts = catalogue(lang, game)
    name, _ = texts.format(f"about-{game}", "", {})
    title, _ = texts.format("notify-turn", "", {"game": name, "round": round})
    body, _ = texts.format("notify-body", "", {})
    told = {"table": table, "title": title, "body": body}
    return json.dumps(told, ensure_ascii=False).encode()


@functools.cache
def catalogue(lang: str, game: str) -> Catalogue:
    lobby = texts_of(game) / f"{LOBBY}.{lang}.ftl"
    return Catalogue(lang, [OWN_TEXTS / f"screens.{lang}.ftl", lobby])
