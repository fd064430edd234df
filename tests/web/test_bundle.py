"""The built client stays small enough for a slow connection."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from scriptorium.core import registry

STATIC = Path(__file__).parents[2] / "src" / "scriptorium" / "server" / "static"
MOST = 150_000  # bytes of code and styles that one game needs, compressed; fonts and icons aside


@pytest.fixture
def built() -> Path:
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built: npm run build in web")
    return STATIC


@pytest.mark.parametrize("game", registry.names())
def test_the_client_is_small(built: Path, game: str) -> None:
    """With the table of one game; those of the others are loaded when they are played."""
    files = [path for path in built.rglob("*") if path.suffix in (".js", ".css")]
    tables = [f"{name}-" for name in registry.names()]
    assert all(any(path.name.startswith(table) for path in files) for table in tables)
    others = tuple(["icons-", *(table for table in tables if table != f"{game}-")])
    code = [path for path in files if not path.name.startswith(others)]
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in code}
    assert sum(sizes.values()) < MOST, sorted(sizes.items(), key=lambda item: -item[1])


def test_no_script_stands_in_the_page(built: Path) -> None:
    """The Content-Security-Policy would refuse it."""
    page = (built / "index.html").read_text(encoding="utf-8")
    assert "<script>" not in page
    assert page.count("<script") == page.count('<script type="module" crossorigin src="/assets/')


def test_the_fonts_come_with_their_licences(built: Path) -> None:
    fonts = built / "fonts"
    families = {path.name.split("-latin-")[0] for path in fonts.glob("*.woff2")}
    assert {path.stem.removeprefix("LICENSE-") for path in fonts.glob("*.txt")} == families
