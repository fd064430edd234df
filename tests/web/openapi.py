"""The messages in the server's description of itself, from which the client's types are made.

python -m tests.web.openapi && npm --prefix web run types
"""

from __future__ import annotations

import json
from pathlib import Path

from scriptorium.server.app import make
from scriptorium.server.settings import Settings

FILE = Path(__file__).parents[2] / "web" / "openapi.json"


def source() -> str:
    whole = make(Settings("sqlite://")).openapi()
    # The client writes its requests itself; their description would be four fifths of the types.
    messages = {**whole, "paths": {}}
    return json.dumps(messages, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(source(), encoding="utf-8")
