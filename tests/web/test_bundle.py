"""The built client stays small enough for a slow connection."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from pathlib import Path

import pytest

from scriptorium.core import registry
from tests.needs import missing

STATIC = Path(__file__).parents[2] / "src" / "scriptorium" / "server" / "static"
MOST = 150_000  # bytes of code and styles until one plays, compressed; fonts and icons aside
MOST_WITH_ALL = 275_000  # with the screens beside the table
MOST_OF_A_SCENARIO = 20_000  # what comes with its table alone
SCENARIO = "orleans-scenario-"
# Loaded when they are asked for.
LATER = (
    "Analysis-",
    "LineChart-",  # of results and analyses
    "coach-",
    "drawing-",
    "Closed-",  # a table that can only be looked at
    "Devices-",
    "Me-",
    "Tables-",
    "Result-",
    "Replay-",
    "Rules-",
    "Settings-",
    "Setup-",  # "Play now" and a link lead to a table without it
    "later-",
    "leaving-",
    "orleans-later-",
    "past-",
    "replay-later-",
    "pilgrim-ending-",
    "pilgrim-later-",
    "qr-",
    "sharing-",
    "sound-",
    "sw.js",
    "waiting-",
    "guide-",
    "orleans-guide-",
    "pilgrim-guide-",
    SCENARIO,
)


@pytest.fixture
def built() -> Path:
    if not (STATIC / "index.html").exists():
        missing("no client: run `npm run build` in web/")
    return STATIC


def sizes(built: Path, game: str) -> dict[str, int]:
    """All files but those of other games, which are loaded when they are played."""
    others = tuple(f"{name}-" for name in registry.names() if name != game)
    files = [path for path in built.rglob("*") if path.suffix in (".js", ".css")]
    code = [path for path in files if not path.name.startswith(("icons-", SCENARIO, *others))]
    return {path.name: len(gzip.compress(path.read_bytes())) for path in code}


@pytest.mark.parametrize("game", registry.names())
def test_the_client_is_small(built: Path, game: str) -> None:
    found = sizes(built, game)
    assert any(name.startswith(f"{game}-") for name in found)
    playing = {name: size for name, size in found.items() if not name.startswith(LATER)}
    assert sum(playing.values()) < MOST, sorted(playing.items(), key=lambda item: -item[1])
    assert sum(found.values()) < MOST_WITH_ALL, sorted(found.items(), key=lambda item: -item[1])


def test_a_scenario_is_small(built: Path) -> None:
    """Whoever plays one loads no other."""
    sizes: Counter[str] = Counter()
    for path in (built / "assets").glob(f"{SCENARIO}*"):
        name = re.sub(r"-[\w-]{8}\.(js|css)$", "", path.name.removeprefix(SCENARIO))
        sizes[name] += len(gzip.compress(path.read_bytes()))
    assert {"invasion", "city-defense"} <= set(sizes)
    assert max(sizes.values()) < MOST_OF_A_SCENARIO, sizes


def test_a_game_is_loaded_with_its_table(built: Path) -> None:
    """Neither a game nor what tables share is needed on the start page."""
    page = (built / "index.html").read_text(encoding="utf-8")
    for name in (*registry.names(), "shared"):
        assert f"/{name}-" not in page


def test_what_is_shown_later_is_loaded_later(built: Path) -> None:
    """No file that is needed at once takes it along."""
    for path in (built / "assets").glob("*.js"):
        if not path.name.startswith(LATER):
            at_once = re.findall(r'(?:from|import)"\./([^"]+)"', path.read_text(encoding="utf-8"))
            assert not [name for name in at_once if name.startswith(LATER)], path.name


def test_no_script_stands_in_the_page(built: Path) -> None:
    """The Content-Security-Policy would refuse it."""
    page = (built / "index.html").read_text(encoding="utf-8")
    assert "<script>" not in page
    assert page.count("<script") == page.count('<script type="module" crossorigin src="/assets/')


def test_the_fonts_come_with_their_licences(built: Path) -> None:
    fonts = built / "fonts"
    families = {path.name.split("-latin-")[0] for path in fonts.glob("*.woff2")}
    assert {path.stem.removeprefix("LICENSE-") for path in fonts.glob("*.txt")} == families


def test_what_the_bundle_contains_is_named_with_its_licence(built: Path) -> None:
    told = (built / "licences.txt").read_text(encoding="utf-8")
    for package, words in (
        ("svelte", "MIT"),
        ("@fluent/bundle", "Apache License"),
        ("qr", "Paul Miller"),
    ):
        assert re.search(rf"^{package} \d+\.\d+", told, re.MULTILINE), package
        assert words in told
    assert len(list((built / "fonts").glob("LICENSE-*.txt"))) == 3
