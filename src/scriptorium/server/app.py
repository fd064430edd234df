"""The server, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import scriptorium
from scriptorium.core.errors import Problem
from scriptorium.server import (
    analyses,
    catalogue,
    choosing,
    failures,
    hints,
    lookback,
    me,
    metrics,
    presence,
    routes,
)
from scriptorium.server.analyses import Analyst
from scriptorium.server.bot_tables import BotTables
from scriptorium.server.bots import Thinkers
from scriptorium.server.browsers import Browsers
from scriptorium.server.connections import Door
from scriptorium.server.driver import Driver
from scriptorium.server.health import Health
from scriptorium.server.hints import Coach
from scriptorium.server.housekeeping import swept
from scriptorium.server.hub import Hub
from scriptorium.server.limits import Guard
from scriptorium.server.listen import Listener
from scriptorium.server.messages.shared import Health as Healthy
from scriptorium.server.passkeys import Passkeys
from scriptorium.server.persons import Persons
from scriptorium.server.reminders import Reminders
from scriptorium.server.settings import Settings
from scriptorium.server.starting import started
from scriptorium.server.store import Store
from scriptorium.server.tally import Held, shared
from scriptorium.server.timekeeper import Time, Timekeeper

MORE_CONNECTIONS = 160  # of one address, than sockets
STATIC = Path(__file__).parent / "static"


def make(settings: Settings, time: Time | None = None) -> FastAPI:
    """`time`: where the server takes it from."""

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        store = Store(settings.database, (time or Time()).now)
        hub = Hub(store, BotTables(shared(settings.shared, "bot-tables")))
        thinkers = Thinkers(settings.thinkers)
        driver = Driver(hub, thinkers, settings.pace)
        hub.on_change = driver.wake
        hub.on_return = partial(presence.back, hub)
        browsers = Browsers(store)
        persons = Persons(hub)
        reminders = Reminders(hub, browsers, settings)
        hub.on_stored = reminders.stored
        listener = Listener(store, hub)
        timekeeper = Timekeeper(hub, persons, settings.keep_days)
        app.state.hub = hub
        app.state.health = health = Health(store)
        app.state.thinkers = thinkers
        app.state.coach = Coach(hub, thinkers)
        app.state.analyst = Analyst(hub, thinkers, Held(shared(settings.shared, "analyses")))
        app.state.timekeeper = timekeeper
        app.state.browsers = browsers
        app.state.persons = persons
        app.state.passkeys = Passkeys(persons)
        app.state.reminders = reminders
        held = Held(shared(settings.shared, "connections"))
        door = Door(held, settings.sockets + MORE_CONNECTIONS, settings.proxies)

        async def start() -> None:
            await store.open()
            await listener.start()
            await timekeeper.start()

        try:
            async with started(start, store.outage), swept():
                yield {"door": door}  # for whoever makes connections
        finally:  # also when it did not start: nothing goes on without a server
            await health.close()
            await timekeeper.stop()
            await listener.stop()
            await hub.close()
            thinkers.close()
            await store.close()

    app = FastAPI(
        title="Scriptorium",
        version=scriptorium.__version__,
        lifespan=running,
        docs_url=None,  # its page would need scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    failures.install(app)
    app.add_middleware(Count)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=4)
    app.add_middleware(Guard, settings=settings)
    app.state.network = settings.network
    app.include_router(choosing.router)  # they are tried one after the other
    app.include_router(routes.router)
    app.include_router(lookback.router)
    app.include_router(hints.router)
    app.include_router(analyses.router)
    app.include_router(catalogue.router)
    app.include_router(me.router)
    _house(app)
    return app


class Count:
    """Counts the answers by route and status."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = getattr(scope.get("route"), "path", "other")
                metrics.requests.labels(route, message["status"]).inc()
            await send(message)

        await self.app(scope, receive, counted)


def client_file(path: str) -> Path | None:
    """The file of the client that an address names."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC) and file.is_file() else None
    except (OSError, ValueError):  # no file can have this name
        return None


def _house(app: FastAPI) -> None:
    """Health, figures, and the pages of the browser client."""

    @app.get("/healthz")
    async def health(request: Request) -> Healthy:
        await request.app.state.health.check()
        return Healthy(status="ok", version=scriptorium.__version__)

    @app.get("/metrics", include_in_schema=False)
    async def figures() -> Response:
        return Response(metrics.page(), media_type="text/plain; version=0.0.4")

    @app.api_route("/api/{rest:path}", methods=["GET", "POST"], include_in_schema=False)
    async def nothing() -> Response:
        raise Problem("not-found")

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str) -> Response:
        """A file of the client; any other address is a screen of it."""
        file = client_file(path)
        # The names of built files change with their content.
        forever = path.startswith("assets/")
        if file is not None:
            kept = "public, max-age=31536000, immutable" if forever else "no-cache"
            return FileResponse(file, headers={"Cache-Control": kept})
        if forever:  # a page still open from before an upgrade
            raise Problem("not-found")
        index = STATIC / "index.html"
        if not index.is_file():
            raise Problem("no-client")
        return FileResponse(index, headers={"Cache-Control": "no-cache"})


def from_environment() -> FastAPI:
    """For worker processes."""
    return make(Settings.imported())
