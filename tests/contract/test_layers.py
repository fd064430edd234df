"""Who may import whom."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src" / "scriptorium"
# Each layer may import itself and what is named here, of our own packages.
ALLOWED = {
    "core": {"core", "games"},  # games: the bare package, to find its members by name
    "games": {"core", "drawing"},
    "texts": {"core", "texts"},
    "bots": {"core", "games", "bots"},
    "arena": {"core", "games", "bots", "arena"},
    "server": {"core", "games", "bots", "arena", "texts", "server"},
    "cli": {
        "core",
        "games",
        "bots",
        "arena",
        "texts",
        "server",
        "drawing",
        "cli",
    },  # games: as for core
}
STANDARD_ONLY = {"core", "games"}
# What would make two machines, or two runs, differ.
UNSTEADY = {"random", "secrets", "time", "datetime", "uuid", "os", "socket", "threading"}
FILES = sorted(SRC.rglob("*.py"))


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path.name}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_imports_go_downwards_only(path: Path) -> None:
    parts = path.relative_to(SRC).parts
    layer = parts[0]
    for name in imports(path) if len(parts) > 1 else ():
        words = name.split(".")
        if words[0] != "scriptorium":
            continue
        if len(words) > 1 and words[1] in ALLOWED:
            assert words[1] in ALLOWED[layer] | {layer}, f"{layer} imports {name}"
        if layer == "games" and words[1] == "games" and len(words) > 2:
            assert words[2] == parts[1], f"a game imports another game: {name}"
        if layer == "core":
            assert words[1:2] != ["games"] or len(words) == 2, f"core names a game: {name}"


def test_no_server_loads_what_somebody_names() -> None:
    """Bots from files and modules are for whoever types a command at this machine."""
    for path in FILES:
        if path.relative_to(SRC).parts[0] == "server":
            assert "scriptorium.bots.outside" not in imports(path), path.name


def test_a_base_game_names_no_scenario() -> None:
    """Scenarios are found by name; only bots and tests may know one."""
    for path in FILES:
        parts = path.relative_to(SRC).parts
        if parts[0] == "games" and "scenarios" not in parts:
            for name in imports(path):
                assert ".scenarios." not in name, f"{path.name} imports {name}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_the_engine_uses_the_standard_library_only(path: Path) -> None:
    if path.relative_to(SRC).parts[0] not in STANDARD_ONLY:
        return
    for name in imports(path):
        first = name.split(".")[0]
        known = first in sys.stdlib_module_names or first in ("scriptorium", "mypy_extensions")
        assert known, f"{path.name} imports {name}"
        assert first not in UNSTEADY, f"{path.name} imports {name}"


def test_only_bots_of_a_game_name_it() -> None:
    """Command line, arena and texts reach games through the registry."""
    for path in FILES:
        layer = path.relative_to(SRC).parts[0]
        if layer in ("cli", "arena", "server", "texts"):
            for name in imports(path):
                assert not name.startswith("scriptorium.games."), f"{path.name} imports {name}"
