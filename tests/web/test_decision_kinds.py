"""The client has a component for every kind of decision the engine asks, and for no other."""

from __future__ import annotations

import re
from pathlib import Path

from scriptorium.games.orleans.game import FRAMES

DECISIONS = Path(__file__).parents[2] / "web/src/games/orleans/decisions"


def test_the_client_knows_the_kinds_of_the_engine() -> None:
    source = (DECISIONS / "kinds.ts").read_text(encoding="utf-8")
    listed = re.search(r"KINDS = \[(.*?)\]", source, re.DOTALL)
    assert listed is not None
    assert re.findall(r"'([\w-]+)'", listed.group(1)) == list(FRAMES)


def test_every_kind_has_its_component() -> None:
    source = (DECISIONS / "index.ts").read_text(encoding="utf-8")
    table = re.search(r"DECISIONS: .*?= \{(.*?)\};", source, re.DOTALL)
    assert table is not None
    rows = dict(re.findall(r"^\s*'?([\w-]+)'?: (\w+),$", table.group(1), re.MULTILINE))
    assert list(rows) == list(FRAMES)
    for component in rows.values():
        assert (DECISIONS / f"{component}.svelte").is_file()
