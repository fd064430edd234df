"""`scriptorium serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import math
import os
import socket
import tempfile
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import uvicorn
from cyclopts import Parameter
from uvicorn.supervisors import Multiprocess

from scriptorium.cli import language, store
from scriptorium.cli.wishes import MOST_PROCESSES, MOST_REQUESTS, MOST_SOCKETS, at_most
from scriptorium.core.errors import Problem
from scriptorium.server import metrics
from scriptorium.server.app import make
from scriptorium.server.connections import Connection
from scriptorium.server.database import without_password
from scriptorium.server.settings import LOOPBACK, Settings
from scriptorium.server.store import Store
from scriptorium.server.webpush import Signer
from scriptorium.texts import Texts

DATABASE = "SCRIPTORIUM_DB"  # a password is better kept out of lists of processes
HOST = "127.0.0.1"
PORT = 8000
EVERYWHERE = ["0.0.0.0", "::"]
REQUESTS, SOCKETS = 40.0, 40  # for one address
BURST = 5  # seconds' worth of requests that may come at once
GOODBYE = 2  # seconds for running requests when the server ends


def command(
    *,
    host: Annotated[str, Parameter(help="cli-serve-host")] = HOST,
    port: Annotated[int | None, Parameter(help="cli-serve-port")] = None,
    db: Annotated[str | None, Parameter(help="cli-serve-db", env_var=DATABASE)] = None,
    workers: Annotated[int, Parameter(help="cli-serve-workers")] = 1,
    thinkers: Annotated[int, Parameter(help="cli-serve-thinkers")] = 1,
    pace: Annotated[float, Parameter(help="cli-serve-pace")] = 0.7,
    name: Annotated[list[str] | None, Parameter(help="cli-serve-name")] = None,
    proxy: Annotated[str | None, Parameter(help="cli-serve-proxy")] = None,
    push_keys: Annotated[Path | None, Parameter(help="cli-serve-push-keys")] = None,
    push_contact: Annotated[str | None, Parameter(help="cli-serve-push-contact")] = None,
    push_service: Annotated[list[str] | None, Parameter(help="cli-serve-push-service")] = None,
    keep_days: Annotated[float, Parameter(help="cli-serve-keep-days")] = 0.0,
    limit_requests: Annotated[float, Parameter(help="cli-serve-limit-requests")] = REQUESTS,
    limit_sockets: Annotated[int, Parameter(help="cli-serve-limit-sockets")] = SOCKETS,
    open: Annotated[bool, Parameter(help="cli-serve-open", negative=())] = False,
) -> None:
    texts = language.texts()
    if port is not None and not 0 <= port <= 65535:
        raise Problem("bad-port", port=port)
    if workers < 1 or thinkers < 1:
        raise Problem("bad-workers", workers=min(workers, thinkers))
    at_most("--workers", workers, MOST_PROCESSES)
    at_most("--thinkers", thinkers, MOST_PROCESSES)
    at_most("--limit-sockets", limit_sockets, MOST_SOCKETS)
    at_most("--limit-requests", limit_requests, MOST_REQUESTS)
    if not 0 <= pace <= 10:
        raise Problem("bad-pace", pace=str(pace))
    if not limit_requests > 0 or limit_sockets < 1:
        raise Problem("bad-limit")
    if keep_days and not keep_days >= 1:
        raise Problem("bad-keep-days", days=str(keep_days))
    settings = Settings(
        database=db or default_database(),
        workers=workers,
        thinkers=thinkers,
        pace=pace,
        hosts=answers_to(host, name),
        requests_per_second=limit_requests,
        burst=math.ceil(BURST * limit_requests),
        sockets=limit_sockets,
        proxies=proxy or "",
        keep_days=keep_days,
        **notifications(push_keys, push_contact, push_service),
    )
    if workers > 1 and settings.database.startswith("sqlite"):
        raise Problem("workers-need-postgres", workers=workers)
    asyncio.run(migrate(settings.database))
    listening = bind(host, port)
    at = address(host, listening.getsockname()[1])
    if not settings.hosts:
        settings = replace(settings, network=reached_at(host, listening))
    print(texts.t("serve-running", address=at, database=shown(settings.database)), flush=True)
    config = uvicorn.Config(
        "scriptorium.server.app:from_environment" if workers > 1 else make(settings),
        factory=workers > 1,
        workers=workers,
        log_level="warning",
        ws_per_message_deflate=False,
        ws_max_size=1024,  # clients say nothing there
        timeout_graceful_shutdown=GOODBYE,
        forwarded_allow_ips=proxy,
        proxy_headers=proxy is not None,
        server_header=False,
        http=Connection,
    )
    raise_descriptors()
    if workers > 1:
        with tempfile.TemporaryDirectory(prefix="scriptorium-") as folder:
            os.environ[metrics.FOLDER] = folder
            replace(settings, shared=folder).export()
            Multiprocess(config, sockets=[listening]).run()
    else:
        Announced(config, at if open else None, texts).run(sockets=[listening])


def raise_descriptors() -> None:
    """Every connection needs one, and systems are sparing with them until they are asked."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Announced(uvicorn.Server):
    """Opens the browser once requests are answered."""

    def __init__(self, config: uvicorn.Config, address: str | None, texts: Texts) -> None:
        super().__init__(config)
        self.address = address
        self.texts = texts

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.address is not None and not webbrowser.open(self.address):
            print(self.texts.t("serve-no-browser", address=self.address), flush=True)


def notifications(
    keys: Path | None, contact: str | None, services: list[str] | None
) -> dict[str, Any]:
    """Settings for those who are notified; the keys are made, or found to be wrong, now."""
    if keys is None:
        return {}
    given: dict[str, Any] = {"push_keys": str(keys.resolve())}
    if contact is not None:
        given["push_contact"] = contact if ":" in contact else f"mailto:{contact}"
    if services:
        given["push_services"] = services
    Signer.load(keys, "")
    return given


async def migrate(database: str) -> None:
    found = Store(database)
    await found.open()
    await found.close()


def default_database() -> str:
    folder = store.base()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem(
            "cannot-save", file=str(folder), detail=str(error.strerror or error)
        ) from error
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


def answers_to(host: str, names: list[str] | None) -> list[str]:
    """A page elsewhere must not reach a server meant for this machine under a name of its own."""
    if names:
        return [*names, *LOOPBACK]
    return LOOPBACK if host == "localhost" or _is_loopback(host) else []


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def bind(host: str, port: int | None) -> socket.socket:
    """A listening socket; without a wish any port will do, the usual one first."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for one in [port] if port is not None else [PORT, 0]:
        # Python's own event loop sends at once only where the protocol is named.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, one))
            found.listen()  # from here on whoever comes waits, and is not turned away
            return found
        except (OSError, UnicodeError) as error:
            found.close()
            problem = error
    raise Problem("cannot-listen", host=host, port=port or PORT, detail=str(problem))


def address(host: str, port: int) -> str:
    name = {"0.0.0.0": HOST, "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def reached_at(host: str, listening: socket.socket) -> str:
    """Where other devices of the network find a server that listens to all of them; "" if that
    cannot be said."""
    if host not in EVERYWHERE:
        return ""
    v6 = listening.family == socket.AF_INET6
    # Nothing is sent: the system only says by which of its addresses it would go there.
    with socket.socket(listening.family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("2001:db8::1" if v6 else "192.0.2.1", 9))
            own = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if _is_loopback(own) else address(own, listening.getsockname()[1]).rstrip("/")


def shown(database: str) -> str:
    """Where the games are kept, without any password."""
    if database.startswith("sqlite"):
        return str(Path(database.partition(":///")[2]))
    return without_password(database)
