"""Starting from a position file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from scriptorium.core import registry
from scriptorium.core.table import Table
from scriptorium.games.orleans.position import KEYS, SEAT_KEYS
from tests.cli.terminal import Terminal

DOCS = Path(__file__).parents[2] / "docs" / "positions.md"
GOOD = """
round = 7
event = "taxes"
phase = "actions"
[[seats]]
coins = 3
places = { castle = ["marked_farmer", "marked_boatman", "marked_trader"] }
[[seats]]
"""


def position(tmp_path: Path, text: str, name: str = "position.toml") -> Path:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_game_from_a_position(terminal: Terminal, tmp_path: Path) -> None:
    path = position(tmp_path, GOOD)
    done = terminal("play", "--position", path, "--seats", "human,random", typed="castle\n")
    assert done.status == 0
    assert "Round 7 of 18" in done.out
    assert "Blue uses the Castle and recruits a knight." in done.out
    (record,) = terminal.saved()
    lines = record.read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["position"]["round"] == 7
    again = Table.replay(lines, partial=True)
    assert again.state.view(0)["seats"][0]["tracks"]["knights"] == 1
    assert terminal("play", "--resume", typed="quit\n").status == 0


def test_json_and_whole_states_will_do_too(terminal: Terminal, tmp_path: Path) -> None:
    state = registry.load("orleans").new(registry.config("orleans", 3, 5))
    whole = position(tmp_path, json.dumps(state.dump()), "state.json")
    assert "Round 1 of 18" in terminal("play", "--position", whole, typed="quit\n").out
    short = position(tmp_path, '{"round": 9, "seats": [{}, {}]}', "short.json")
    assert "Round 9 of 18" in terminal("play", "--position", short, typed="quit\n").out


def test_what_happens_before_the_first_choice_is_told(terminal: Terminal, tmp_path: Path) -> None:
    text = 'phase = "census"\n[[seats]]\ntracks = { farmers = 1 }\n[[seats]]\n[[seats]]'
    done = terminal("play", "--position", position(tmp_path, text), typed="quit\n")
    assert "Blue leads the census" in done.out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("rouund = 7", "rouund"),
        ("seats = 3", "seats"),
        ("[[seats]]\n[[seats]]\ncoinz = 3", "seats[2].coinz"),
        ('[[seats]]\ncoins = "many"\n[[seats]]', "seats[1].coins"),
        ("[[seats]]\ncoins = 5000\n[[seats]]", "999"),
        ('[[seats]]\nmerchant = "rome"\n[[seats]]', "rome"),
        ('[[seats]]\nplaces = { castle = ["monk", "boatman", "knight"] }\n[[seats]]', "knight"),
        ('[[seats]]\nplaces = { library = ["knight"] }\n[[seats]]', "library"),
        ("[[seats]]\nbag = { monk = 50 }\n[[seats]]", "monk"),
        ('[[seats]]\ntiles = ["school"]\n[[seats]]\ntiles = ["school"]', "school"),
        ('[[seats]]\nstations = ["tours"]\n[[seats]]\nstations = ["tours"]', "tours"),
        ("[[seats]]\ncitizens = 9\n[[seats]]", "9"),
        ('event = "war"\n[[seats]]\n[[seats]]', "war"),
        ('game = "chess"\n[[seats]]\n[[seats]]', "chess"),
        ("[[seats]]", "5."),
        ("round = ", "TOML"),
        ("", "5."),
    ],
)
def test_wrong_positions(terminal: Terminal, tmp_path: Path, text: str, says: str) -> None:
    for lang in ("en", "de"):
        path = position(tmp_path, text)
        assert says in terminal("play", "--position", path, "--lang", lang).complaint()
    assert terminal.saved() == []


def test_files_that_are_no_positions(terminal: Terminal, tmp_path: Path) -> None:
    assert "no text file" in terminal("play", "--position", binary(tmp_path)).complaint()
    assert "JSON" in terminal("play", "--position", position(tmp_path, "{", "a.json")).complaint()
    assert (
        "table" in terminal("play", "--position", position(tmp_path, "[1]", "b.json")).complaint()
    )


def binary(tmp_path: Path) -> Path:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\x89PNG\xff")
    return path


# The page that describes them


def test_the_page_names_every_key() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert [key for key in [*KEYS, *SEAT_KEYS] if f"`{key}`" not in text] == []


def test_the_examples_of_the_page_can_be_played(terminal: Terminal, tmp_path: Path) -> None:
    examples = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        path = position(tmp_path, example)
        done = terminal("play", "--position", path, typed="quit\n")
        assert done.status == 0, done.err
