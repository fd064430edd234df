"""How a server is set up. Worker processes read it from the environment of their parent."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field

VARIABLE = "SCRIPTORIUM_SERVER"


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

    def export(self) -> None:
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def imported(cls) -> Settings:
        return cls(**json.loads(os.environ[VARIABLE]))
