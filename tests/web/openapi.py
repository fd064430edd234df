"""The server's description of itself, from which the client's types are made.

python -m tests.web.openapi && npm --prefix web run types
"""

from __future__ import annotations

import json
from pathlib import Path

from scriptorium.server.app import make
from scriptorium.server.settings import Settings

FILE = Path(__file__).parents[2] / "web" / "openapi.json"


def source() -> str:
    return json.dumps(make(Settings("sqlite://")).openapi(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(source(), encoding="utf-8")
