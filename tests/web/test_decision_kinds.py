"""The client has a component for every kind of decision the engines ask, and for no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scriptorium.games.orleans import scenarios
from scriptorium.games.orleans.meta import META
from scriptorium.games.orleans.scenario import FRAMES as ORLEANS
from scriptorium.games.pilgrim.game import FRAMES as PILGRIM

GAMES = Path(__file__).parents[2] / "web/src/games"
SILENT = {"round", "decide"}  # frames that ask nobody
KINDS = {
    "orleans": list(ORLEANS),
    "pilgrim": [kind for kind in PILGRIM if kind not in SILENT],
}


@pytest.mark.parametrize("game", KINDS)
def test_the_client_knows_the_kinds_of_the_engine(game: str) -> None:
    source = (GAMES / game / "decisions/kinds.ts").read_text(encoding="utf-8")
    listed = re.search(r"KINDS = \[(.*?)\]", source, re.DOTALL)
    assert listed is not None
    assert re.findall(r"'([\w-]+)'", listed.group(1)) == KINDS[game]


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_has_its_component(game: str) -> None:
    source = (GAMES / game / "decisions/index.ts").read_text(encoding="utf-8")
    table = re.search(r"DECISIONS: .*?= \{(.*?)\};", source, re.DOTALL)
    assert table is not None
    rows = dict(re.findall(r"^\s*'?([\w-]+)'?: (\w+),$", table.group(1), re.MULTILINE))
    assert list(rows) == KINDS[game]
    for component in rows.values():
        assert (GAMES / game / "decisions" / f"{component}.svelte").is_file()


SCENARIOS = list(META.scenarios[1:])


def test_the_client_knows_how_long_each_scenario_takes() -> None:
    source = (GAMES / "index.ts").read_text(encoding="utf-8")
    listed = re.search(r"scenarios: \{\n(.*?)\n    \},", source, re.DOTALL)
    assert listed is not None
    assert re.findall(r"^ +'?([\w-]+)'?: \{ minutes", listed.group(1), re.MULTILINE) == SCENARIOS


@pytest.mark.parametrize("name", ["invasion", *SCENARIOS])
def test_a_scenario_brings_components_for_its_own_kinds(name: str) -> None:
    """`invasion` is the base game with the tiles of Invasion."""
    tiles = name == "invasion"
    scenario = scenarios.find("base" if tiles else name, {"invasion_tiles": tiles})
    folder = GAMES / "orleans/scenarios" / name
    source = (folder / "index.ts").read_text(encoding="utf-8")
    table = re.search(r"decisions: \{(.*?)\}", source, re.DOTALL)
    assert table is not None
    rows = dict(re.findall(r"^\s*'?([\w-]+)'?: (\w+),$", table.group(1), re.MULTILINE))
    assert [one for one in rows if one not in ORLEANS] == [
        one for one in scenario.frames() if one not in ORLEANS
    ]
    files = dict(re.findall(r"^import (\w+) from '(.*\.svelte)';$", source, re.MULTILINE))
    for component in rows.values():
        assert (folder / files[component]).is_file()
