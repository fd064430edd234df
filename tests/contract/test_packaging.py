"""What is put into packages, and what the build hook does on the way."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

import hatch_build
import scriptorium
from hatch_build import client_is_stale, links, modules_to_compile, page

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "scriptorium"


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A tree whose client is older than its sources."""
    index = tmp_path / hatch_build.STATIC / "index.html"
    index.parent.mkdir(parents=True)
    index.write_text("built")
    os.utime(index, (1, 1))
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package.json").write_text("{}")
    return tmp_path


def test_a_source_distribution_needs_no_npm(sources: Path) -> None:
    """Its files have new times when it is unpacked, and the client built inside."""
    assert client_is_stale(sources)
    (sources / "PKG-INFO").write_text("Name: scriptorium-games")
    assert not client_is_stale(sources)
    (sources / hatch_build.STATIC / "index.html").unlink()
    assert client_is_stale(sources)


@pytest.fixture
def no_node(tmp_path: Path) -> dict[str, str]:
    """An environment with a Node that would do, and an npm that fails."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name, does in {"node": "echo v24.0.0", "npm": "exit 1"}.items():
        (folder / name).write_text(f"#!/bin/sh\n{does}\n")
        (folder / name).chmod(0o755)
    return {"PATH": str(folder)}


def built(kind: str, sources: Path, into: Path, env: dict[str, str]) -> tuple[str, Path]:
    """What the backend still needs to build a package, and the package."""
    code = (
        "from hatchling import build\n"
        f"print(build.get_requires_for_build_{kind}())\n"
        f"print(build.build_{kind}({str(into)!r}))"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=sources, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    needed, *_, name = done.stdout.splitlines()
    return needed, into / name


def test_wheels_are_made_of_a_source_distribution_without_node(
    tmp_path: Path, no_node: dict[str, str]
) -> None:
    """The client is taken as it lies here: whoever makes a release builds it first."""
    _, archive = built("sdist", ROOT, tmp_path, no_node | {"SCRIPTORIUM_WEB": "0"})
    with tarfile.open(archive) as packed:
        # The first versions of 3.11 know no filters, 3.12 warns where there is none.
        packed.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
        packed.extractall(tmp_path)
    sources = tmp_path / archive.name.removesuffix(".tar.gz")
    assert not [name for name in ("node_modules", ".venv", ".git") if [*sources.rglob(name)]]
    needed, wheel = built("wheel", sources, tmp_path, no_node)
    assert needed == "[]"
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        about = f"{sources.name}.dist-info"
        told = Parser().parsestr(packed.read(f"{about}/METADATA").decode())
        notices = packed.read("scriptorium/server/static/licences.txt").decode()
    ours = [path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert {path.relative_to(PACKAGE.parent).as_posix() for path in ours} <= names
    assert {"scriptorium/server/static/index.html", f"{about}/licenses/LICENSE"} <= names
    assert {f"scriptorium/docs/rules/{game}.md" for game in ("orleans", "pilgrim")} <= names
    assert "svelte" in notices
    assert sources.name == f"scriptorium_games-{scriptorium.__version__}"
    assert told["Version"] == scriptorium.__version__


def test_the_projects_page_leads_to_its_release() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    home = "https://example.org/scriptorium"
    shown = page(readme, home)
    assert f"]({home}/blob/main/docs/bots.md)" in shown
    assert f"]({home}/raw/main/docs/pictures/round.png)" in shown
    assert f'src="{home}/raw/main/docs/pictures/phone.jpg"' in shown
    assert "](docs/" not in shown
    assert set(links(home)) == {"Homepage", "Documentation", "Changelog", "Issues"}


def test_without_an_address_it_promises_no_pictures() -> None:
    shown = page((ROOT / "README.md").read_text(encoding="utf-8"), "")
    assert "docs/pictures" not in shown
    assert "](docs/" not in shown
    assert "docs/deploy.md" in shown
    assert "python3 play.py" in shown
    assert links("") == {}


def test_cold_modules_are_not_compiled() -> None:
    names = {path.name for path in modules_to_compile(ROOT)}
    assert {"planning.py", "roads.py", "view.py", "state.py"} <= names
    assert not {one for one in names if "picture" in one or one.startswith("position")}
    assert not names & {"meta.py", "facts.py", "__init__.py"}
