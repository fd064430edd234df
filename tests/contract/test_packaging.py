"""What is put into packages, and what the build hook does on the way."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import hatch_build
from hatch_build import client_is_stale, links, modules_to_compile, page

ROOT = Path(__file__).parents[2]


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
