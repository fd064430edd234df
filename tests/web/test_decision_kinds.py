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


def components(file: Path, table: str) -> dict[str, Path]:
    """The file of the component for each kind that the table of a module lists."""
    source = file.read_text(encoding="utf-8")
    listed = re.search(table + r" \{(.*?)\}", source, re.DOTALL)
    rows = re.findall(r"^\s*'?([\w-]+)'?: (\w+),$", listed.group(1) if listed else "", re.MULTILINE)
    files = dict(re.findall(r"^import (\w+) from '(.*\.svelte)';$", source, re.MULTILINE))
    return {kind: file.parent / files[component] for kind, component in rows}


@pytest.mark.parametrize("name", ["invasion", *SCENARIOS])
def test_a_scenario_brings_components_for_its_own_kinds(name: str) -> None:
    """`invasion` is the base game with the tiles of Invasion, whose decisions all of them have."""
    tiles = name == "invasion"
    scenario = scenarios.find("base" if tiles else name, {"invasion_tiles": tiles})
    folder = GAMES / "orleans/scenarios"
    found = {
        **components(folder / "invasion/tiles.ts", "tileDecisions ="),
        **components(folder / name / "index.ts", "decisions:"),
    }
    source = (folder / name / "index.ts").read_text(encoding="utf-8")
    assert re.search(r"(\.\.\.|decisions: )tileDecisions\b", source)
    assert [one for one in found if one not in ORLEANS] == [
        one for one in scenario.frames() if one not in ORLEANS
    ]
    assert all(file.is_file() for file in found.values())
