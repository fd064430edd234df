"""The drawings of the illustration layer: complete, small, and in no colours but the tokens."""

from __future__ import annotations

import gzip
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
GAMES = ROOT / "src" / "scriptorium" / "games"
DRAWINGS = sorted(SOURCES.rglob("art/*.svg"))
MOST = 60_000  # bytes of all of them, compressed
# Light on wood, sail and hull of the ship, the candle: the same by day and by night.
OWN_COLOURS = {"pieces.svg": {"#fffdf2", "#1c0e00", "#f3e3c4", "#fffaf0", "#fff6e0"}}
SHARED = {"vh"}  # a hatching that is the same in every file


def ids(path: Path) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', path.read_text(encoding="utf-8"))


def data(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def things() -> Iterator[str]:
    """What must be drawn, by the ids of the games' data."""
    orleans, invasion = data("orleans", "orleans"), data("orleans", "invasion")
    support = invasion["scenario"]["city_defense"]["support_board"]["place"]
    tiles = [*orleans["place_tiles"]["tile"], *invasion["place_tiles"]["tile"]]
    for place in [*orleans["player_board"]["place"], *tiles, *support]:
        yield f"pl-{place['id']}"
    for other in ("assembly_hall", "bourgeois_house", "carpenter"):
        yield f"pl-{other}"
    yield from ("om-ground", "tn-city")
    for kind in orleans["followers"]["kind"]:
        yield from (f"t-{kind['id']}", f"t-b-{kind['id']}")
    pilgrim = data("pilgrim", "pilgrim")
    for group, prefix in (("buildings", "pb"), ("duties", "pd"), ("special_activities", "pa")):
        yield from (f"{prefix}-{one['id']}" for one in pilgrim[group]["list"])
    yield from ("pa-village", "pa-abbey", "pa-city", "ph-city")


def test_there_are_drawings() -> None:
    assert [path.relative_to(SOURCES).as_posix() for path in DRAWINGS] == [
        "games/orleans/art/map.svg",
        "games/orleans/art/places.svg",
        "games/pilgrim/art/map.svg",
        "lib/art/moments.svg",
        "lib/art/pieces.svg",
    ]


def test_everything_is_drawn() -> None:
    drawn = {one for path in DRAWINGS for one in ids(path)}
    assert not set(things()) - drawn


def test_what_components_refer_to_is_drawn() -> None:
    """Those that name a drawing in full; others put its id together from the data's."""
    drawn = {one for path in DRAWINGS for one in ids(path)}
    named = re.compile(r"['\"#]((?:w|tn|ph|om|mo)-[a-z]+)['\"]")
    for path in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]:
        assert set(named.findall(path.read_text(encoding="utf-8"))) <= drawn, path


def test_no_id_means_two_things() -> None:
    """All files lie in one page, beside the icons."""
    files = [*DRAWINGS, SOURCES / "lib" / "icons.svg"]
    found = Counter(one for path in files for one in set(ids(path)))
    assert {one for one, count in found.items() if count > 1} == SHARED
    for path in files:
        assert len(set(ids(path))) == len(ids(path)), path


def test_they_are_small() -> None:
    """A slow line has them all in seconds, and nothing waits for them."""
    sizes = {path: len(gzip.compress(path.read_bytes())) for path in DRAWINGS}
    assert sum(sizes.values()) < MOST, sizes


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_colours_are_tokens(path: Path) -> None:
    """So one set of drawings serves both themes. `svg:root` is for files opened by themselves."""
    drawing = re.sub(r"svg:root\{[^}]*\}", "", path.read_text(encoding="utf-8"))
    found = set(re.findall(r"#[0-9a-fA-F]{3,8}\b(?=[\"';])", drawing))
    assert found <= OWN_COLOURS.get(path.name, set())
    tokens = (SOURCES / "styles" / "tokens.css").read_text(encoding="utf-8")
    for token in set(re.findall(r"var\((--[\w-]+)\)", drawing)):
        assert f"  {token}: " in tokens, token
