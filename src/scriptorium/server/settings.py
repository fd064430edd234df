"""How a server is set up. Worker processes read it from the environment of their parent."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field

from scriptorium.server.webpush import SERVICES

VARIABLE = "SCRIPTORIUM_SERVER"
# Under these names a machine knows only itself.
LOOPBACK = ["127.0.0.1", "localhost", "::1"]


@dataclass(frozen=True)
class Settings:
    """`hosts`: names the server answers to (empty: any). `origins`: further addresses pages may
    call from, beside the server's own. Rates and numbers are for each client address."""

    database: str
    workers: int = 1
    thinkers: int = 1
    pace: float = 0.7
    hosts: list[str] = field(default_factory=list)
    origins: list[str] = field(default_factory=list)
    body_bytes: int = 16_384
    requests_per_second: float = 40.0
    burst: int = 200
    sockets: int = 40
    # Where processes count together what addresses ask for (empty: this one by itself), and whose
    # connections bring those of others.
    shared: str = ""
    proxies: str = ""
    # Notifications: the file with the server's keys (empty: none), whom push services may ask,
    # which of them are used, and seconds until somebody who has not answered is reminded.
    push_keys: str = ""
    push_contact: str = "mailto:nobody@localhost"
    push_services: list[str] = field(default_factory=lambda: list(SERVICES))
    push_after: float = 20.0
    network: str = ""  # the address under which the network reaches it, if it does
    keep_days: float = 0.0  # after which tables that nobody opens are put away; 0: never

    def export(self) -> None:
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def imported(cls) -> Settings:
        return cls(**json.loads(os.environ[VARIABLE]))
