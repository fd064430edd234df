"""Connections that say nothing end, and no address has too many of them."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from scriptorium.server import metrics
from scriptorium.server.tally import Held

# Seconds within which a request must have come whole; they are small here.
PATIENCE = 15.0
UNREAD = 60_000  # milliseconds for which what we send may lie unread


class Door:
    """Counts the connections of each address. Proxies that we trust bring those of others."""

    def __init__(self, held: Held, most: int, proxies: str) -> None:
        self.held = held
        self.most = most
        self._all = proxies.strip() == "*"
        words = [] if self._all else [word.strip() for word in proxies.split(",")]
        self._networks = [network for word in words if (network := _network(word)) is not None]

    def enter(self, address: str) -> bool:
        if self.trusts(address):
            return True
        return self.held.take(address, self.most)

    def leave(self, address: str) -> None:
        if not self.trusts(address):
            self.held.leave(address)

    def trusts(self, address: str) -> bool:
        if self._all or not self._networks:
            return self._all
        try:
            one = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(one in network for network in self._networks)


def _network(word: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(word, strict=False)
    except ValueError:  # a name, or nothing
        return None


class Connection(HttpToolsProtocol):
    """One that sends no whole request in time is closed, also in the middle of one."""

    _waiting: asyncio.TimerHandle | None = None
    _entered = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        door: Door | None = self.app_state.get("door")
        address = self.client[0] if self.client else ""
        if door is not None and address:
            if not door.enter(address):
                metrics.refused.labels("connections").inc()
                transport.abort()
                return
            self._entered = address
        _end_unread(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._came()
        self._left()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        if self._waiting is None:  # the next one of a connection that stays
            self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._came()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._came()
        self._left()  # sockets have a limit, and pings, of their own
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(PATIENCE, self._too_late)

    def _came(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _left(self) -> None:
        if self._entered:
            self.app_state["door"].leave(self._entered)
            self._entered = ""

    def _too_late(self) -> None:
        self._waiting = None
        metrics.refused.labels("idle").inc()
        self.transport.abort()


def _end_unread(transport: asyncio.Transport) -> None:
    """Closing a connection waits for the other end to read, which need not happen ever."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    found: Any = transport.get_extra_info("socket")
    if option is None or found is None or found.family == getattr(socket, "AF_UNIX", None):
        return
    found.setsockopt(socket.IPPROTO_TCP, option, UNREAD)
