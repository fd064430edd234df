"""What keeps one client from spoiling it for the others, and pages of others away."""

from __future__ import annotations

import ipaddress
import logging
from typing import Any, cast
from urllib.parse import urlsplit

from limits import RateLimitItemPerSecond
from limits.strategies import SlidingWindowCounterRateLimiter
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from scriptorium.core.errors import Problem
from scriptorium.server import metrics
from scriptorium.server.failures import response
from scriptorium.server.settings import Settings
from scriptorium.server.tally import Held, Windows, shared

log = logging.getLogger(__name__)
SAFE = {"GET", "HEAD", "OPTIONS"}
# How the paths of requests end that cost more: for a new table, for thoughts of a bot.
DEAR = "/api/tables", "/branch", "/hints", "/analysis"
COST = 10  # of such a request: something goes on when it has ended
# A proxy asks by whatever name it has for us, and the answer says nothing of any table.
HEALTH = "/healthz"
HOUSE = HEALTH, "/metrics"
FILES = 5  # times as many requests for files of the client: a page has dozens
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        b"img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        b"form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # addresses may hold keys
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


NO_STORE = (b"cache-control", b"no-store")  # what one browser may know is no other's business


class Rates:
    """How many requests an address has: `burst` at once, and in the long run `rate` a second."""

    def __init__(self, windows: Windows, rate: float, burst: int, of: str = "api") -> None:
        self._limiter = SlidingWindowCounterRateLimiter(cast(Any, windows))
        self._item = RateLimitItemPerSecond(burst, max(1, round(burst / rate)), of)

    def take(self, address: str, cost: int = 1) -> bool:
        return self._limiter.hit(self._item, address, cost=min(cost, self._item.amount))


class Guard:
    """In front of everything: host, origin, rate, body size, number of sockets, headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        windows = Windows(shared(settings.shared, "requests"))
        self.sockets = Held(shared(settings.shared, "sockets"))
        rate, burst = settings.requests_per_second, settings.burst
        self.rates = Rates(windows, rate, burst)
        # By itself: a proxy must not take a server for dead because many come through it.
        self.house = Rates(windows, rate, burst, "house")
        self.files = Rates(windows, FILES * rate, FILES * burst, "files")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        name = _part(f"//{host}", "hostname")
        named = name in self.settings.hosts or not self.settings.hosts
        if not named and scope["path"] != HEALTH:
            raise Problem("bad-host", host=host[:80])
        origin = headers.get(b"origin")
        writes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if writes and origin is not None and not self._own(origin.decode("latin-1"), host):
            raise Problem("bad-origin", origin=origin.decode("latin-1")[:80])

    def _own(self, origin: str, host: str) -> bool:
        own = host != "" and _part(origin, "netloc") == host
        return own or origin in self.settings.origins

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False
        private = scope["path"].startswith("/api/")

        async def with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = [*message.get("headers", ()), *HEADERS]
                if private and all(name != NO_STORE[0] for name, _ in headers):
                    headers.append(NO_STORE)
                message["headers"] = headers
            await send(message)

        address = address_of(scope)
        try:
            self._check(scope)
            self._admit(scope, address)
            receive = self._limited(scope, receive)
            await self.app(scope, receive, with_headers)
        except Problem as problem:
            await response(problem)(scope, receive, with_headers)
        except Exception:
            log.exception("a request failed")
            if started:
                raise
            await response(Problem("server-error"))(scope, receive, with_headers)

    def _admit(self, scope: Scope, address: str) -> None:
        path = scope["path"]
        kind, rates = "files", self.files
        if path.startswith("/api/"):
            kind, rates = "rate", self.rates
        elif path in HOUSE:
            kind, rates = "house", self.house
        dear = scope["method"] == "POST" and path.endswith(DEAR)
        if not rates.take(address, COST if dear else 1):
            metrics.refused.labels(kind).inc()
            raise Problem("too-many-requests")

    def _limited(self, scope: Scope, receive: Receive) -> Receive:
        """A body over the limit ends the request, whether it says its length or not."""
        said = dict(scope["headers"]).get(b"content-length", b"0")
        if said.isdigit() and (len(said) > 18 or int(said) > self.settings.body_bytes):
            metrics.refused.labels("body").inc()
            raise Problem("body-too-large", limit=self.settings.body_bytes)
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self.settings.body_bytes:
                metrics.refused.labels("body").inc()
                raise Problem("body-too-large", limit=self.settings.body_bytes)
            return message

        return counted

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        try:
            self._check(scope)
            if not self.rates.take(address):
                metrics.refused.labels("rate").inc()
                raise Problem("too-many-requests")
            if not self.sockets.take(address, self.settings.sockets):
                metrics.refused.labels("sockets").inc()
                raise Problem("too-many-sockets")
        except Problem as problem:
            await _deny(problem, scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets.leave(address)


def _part(address: str, part: str) -> str:
    """A part of an address; nothing if it is none."""
    try:
        return getattr(urlsplit(address), part) or ""
    except ValueError:
        return ""


def address_of(scope: Scope) -> str:
    """Who asks. Of IPv6 it is the network: within it one has as many addresses as one likes."""
    client: Any = scope.get("client")
    text = str(client[0]) if client else "?"
    if ":" not in text:
        return text
    try:
        address = ipaddress.IPv6Address(text)
    except ValueError:
        return text
    return str(address.ipv4_mapped or ipaddress.IPv6Address(int(address) >> 64 << 64))


async def _deny(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse the handshake with an ordinary answer where the server can, else by closing."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 4403, "reason": problem.key})
        return
    await response(problem)(scope, receive, send)
