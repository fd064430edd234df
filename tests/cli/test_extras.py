"""Without the extras everything but the browser's table works, and that says what to install."""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path

import pytest

import scriptorium
from scriptorium.cli.extras import EXTRAS
from scriptorium.cli.main import main
from scriptorium.server.database import engine_for

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "scriptorium"
BASE = {"attrs", "cyclopts", "fluent", "rich"}
TRIED = {"catanatron", "mypy_extensions"}  # used where they are
BEHIND = {"serve.py", "bench_server.py", "backup.py"}  # of the command line: need the server


def imported(path: Path) -> set[str]:
    """Libraries that a module names, at its head or within."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {one.name.partition(".")[0] for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add((node.module or "").partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"scriptorium"}


def test_the_server_needs_what_its_extras_name_and_nothing_else_does() -> None:
    optional = set().union(*EXTRAS.values())
    for path in SOURCES.rglob("*.py"):
        behind = path.is_relative_to(SOURCES / "server") or path.name in BEHIND
        allowed = BASE | optional if behind else BASE | TRIED
        assert imported(path) <= allowed, path


def test_the_extras_are_those_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = {
        extra: {one.replace("-", "_") for one in project["optional-dependencies"][extra]}
        for extra in EXTRAS
    }
    for extra, libraries in EXTRAS.items():
        named = {one.split(">")[0].split("[")[0] for one in listed[extra]} - {"scriptorium_games"}
        assert named <= libraries
    assert "version" in project["dynamic"]
    assert scriptorium.__version__


@pytest.mark.parametrize(
    ("argv", "library", "extra"),
    [
        (["serve"], "uvicorn", "server"),
        (["bench", "--server"], "orjson", "server"),
        (["serve", "--db", "postgresql+asyncpg://nobody@127.0.0.1:1/x"], "asyncpg", "postgres"),
    ],
)
def test_what_is_not_installed_is_named(
    argv: list[str],
    library: str,
    extra: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in [one for one in sys.modules if one.startswith("scriptorium.server.load")]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("scriptorium.cli.serve", "scriptorium.cli.bench_server"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, library, None)  # as if it were not there
    assert main(argv) == 2
    said = capsys.readouterr().err
    assert f"scriptorium-games[{extra}]" in said
    assert library in said
    assert said.count("\n") == 1


def test_another_driver_is_a_bad_database() -> None:
    with pytest.raises(Exception, match="bad-database"):
        engine_for("postgresql+nosuch://nobody@127.0.0.1/x")
