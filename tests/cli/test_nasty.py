"""A nasty user of Pilgrim at the terminal: one line that says what was wrong, and nothing lost."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from scriptorium.core import record, registry
from scriptorium.core.errors import BadPosition, BadRecord
from scriptorium.core.table import Table
from tests.cli.terminal import PROGRAM, Terminal, environment
from tests.rules.pilgrim.support import start

HUGE = 10**30
DEEP = 5000
RECORD = Path(__file__).parents[1] / "records" / "pilgrim-2022-2p.jsonl"
WRONG = [
    (f"play pilgrim --players {HUGE}", str(HUGE), str(HUGE)),
    ("play pilgrim --players 2 --scenario campaign", "one player alone", "Spieler allein"),
    ("play orleans --players 3 --scenario duel", "exactly 2 players", "genau 2 Spieler"),
    ("play orleans --players 2 --scenario vierzon", "one player alone", "Spieler allein"),
    ("play orleans --players 1 --scenario city-defense", "2 to 5 players", "2 bis 5 Spieler"),
    ("play orleans --players 6 --scenario prosperity", "2 to 5 players", "2 bis 5 Spieler"),
    ("simulate orleans --players 3 --scenario duel", "exactly 2 players", "genau 2 Spieler"),
    ("play pilgrim --players 2 --option level=3", "one player alone", "Spieler allein"),
    ("play pilgrim --players 2 --option handicap_3=1", "3 to 4 players", "3 bis 4 Spieler"),
    ("play pilgrim --players 1 --option handicap_2=1", "1 player", "1 Spieler"),
    ("play pilgrim --players 1 --option start=1", "2 to 4 players", "2 bis 4 Spieler"),
    (
        "play pilgrim --players 1 --scenario campaign --option level=1",
        "nothing in the scenario campaign; it is for: base",
        "im Szenario campaign nichts; sie ist für: base",
    ),
    (
        "play orleans --edition 2019 --option coin_limit=60",
        "nothing in the edition 2019; it is for: 2014",
        "in der Ausgabe 2019 nichts; sie ist für: 2014",
    ),
    (f"play pilgrim --option handicap_1={HUGE}", "0-3", "0-3"),
    ("play pilgrim --option level=1 --option level=2", "level was given twice", "steht zweimal"),
    ("simulate pilgrim --option setup=random --option setup=random", "twice", "zweimal"),
    ("simulate pilgrim --players 2 --option level=2", "one player alone", "Spieler allein"),
    (f"simulate pilgrim --games {HUGE}", "10,000,000", "10.000.000"),
    (f"simulate pilgrim --jobs {HUGE}", "--jobs", "--jobs"),
    (f"bench --games {HUGE}", "--games", "--games"),
    (f"serve --workers {HUGE}", "--workers", "--workers"),
    (f"replay {'x' * 300}", "cannot be read", "nicht lesen"),
    (f"replay {'x/' * 3000}", "cannot be read", "nicht lesen"),
    (f"play --position {'x' * 300}", "cannot be read", "nicht lesen"),
    (f"play pilgrim --save {'x' * 300}", "cannot be written", "nicht schreiben"),
    ("replay ~nosuchuser/x.jsonl", "no file", "gibt es nicht"),
]


@pytest.mark.parametrize(("line", "english", "german"), WRONG, ids=[w[0][:50] for w in WRONG])
def test_absurd_wishes(terminal: Terminal, line: str, english: str, german: str) -> None:
    assert english in terminal(*line.split()).complaint()
    assert german in terminal("--lang", "de", *line.split()).complaint()
    assert terminal.saved() == []


# Positions


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("list.json", "[" * DEEP + "]" * DEEP),
        ("table.json", '{"a":' * DEEP + "1" + "}" * DEEP),
        ("seats.json", '{"game":"pilgrim","seats":' + "[" * 900 + "]" * 900 + "}"),
        ("list.toml", "a = " + "[" * DEEP + "]" * DEEP),
        ("digits.json", '{"game":"pilgrim","round":' + "9" * DEEP + "}"),
        ("seed.json", '{"game":"pilgrim","seed":"\\ud800","seats":[{},{}]}'),
        ("key.json", '{"game":"pilgrim","\\ud800":1,"seats":[{},{}]}'),
        ("number.json", '{"game":"pilgrim","seats":[{"stone":' + str(HUGE) + "},{}]}"),
    ],
)
def test_absurd_positions(terminal: Terminal, tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    for lang in ("en", "de"):
        assert len(terminal("play", "--position", path, "--lang", lang).complaint()) > 40
    assert terminal.saved() == []


@pytest.mark.parametrize("value", [None, [[]], "n", {}, 1.5, -1, HUGE, [None]])
def test_a_frame_of_a_dump_holds_small_numbers(value: Any) -> None:
    """Also one that is not asked yet: it would fail when its turn comes."""
    data = start(2).dump()
    data["state"]["frames"][0][2] = value
    with pytest.raises(BadPosition):
        registry.load("pilgrim").position(data)


def test_a_dump_with_a_key_too_many(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "dump.json"
    path.write_text(json.dumps({**start(2).dump(), "seats": 5}), encoding="utf-8")
    for lang in ("en", "de"):
        assert "seats" in terminal("play", "--position", path, "--lang", lang).complaint()


# Records


def test_an_entry_of_a_seat_that_is_none(terminal: Terminal, tmp_path: Path) -> None:
    position = {"phase": "actions", "seats": [{}, {}]}
    table = Table(registry.config("orleans", 2), ["human", "human"], None, position)
    writer = record.Writer.after(table.lines)
    writer.add(writer.entry(seat=-1, do="pass"))
    path = tmp_path / "forged.jsonl"
    path.write_text("\n".join(writer.lines) + "\n", encoding="utf-8")
    for lang in ("en", "de"):
        assert "2" in terminal("replay", path, "--lang", lang).complaint()
        assert "2" in terminal("play", "--resume", path, "--lang", lang).complaint()


def lines() -> list[str]:
    return RECORD.read_text(encoding="utf-8").splitlines()


def with_head(**values: Any) -> str:
    return record.line({**json.loads(lines()[0]), **values})


@pytest.mark.parametrize(
    ("first", "key"),
    [
        (with_head(game="chess"), "record-header"),
        (with_head(game="orleans"), "record-header"),
        (with_head(version=2), "record-version"),
        (
            with_head(rules="pilgrim-0"),
            "record-check",
        ),  # whoever wrote the lines wrote another head
        (with_head(seed="\ud800"), "record-header"),
        (with_head(seats=["\ud800", "human"]), "record-check"),
        (with_head(position=[]), "record-check"),
        (with_head(players=HUGE), "record-header"),
        (with_head(options={"level": HUGE}), "record-header"),
        ("[" * 100_000, "record-no-header"),
    ],
)
def test_forged_headers(first: str, key: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Table.replay([first, *lines()[1:]])
    assert caught.value.key == key


def test_a_line_that_nests_too_deeply_is_named() -> None:
    with pytest.raises(BadRecord) as caught:
        Table.replay([lines()[0], "[" * 100_000, *lines()[2:]])
    assert (caught.value.key, caught.value.values["entry"]) == ("record-line", 1)


def test_every_flipped_bit_is_found_and_the_file_stays_as_it_is(
    terminal: Terminal, tmp_path: Path
) -> None:
    whole = RECORD.read_bytes()[:3000].rpartition(b"\n")[0] + b"\n"
    path = tmp_path / "game.jsonl"
    for at in range(5, len(whole), 97):
        broken = bytearray(whole)
        broken[at] ^= 1 << at % 7
        path.write_bytes(broken)
        for argv in (("replay", "--partial", path), ("play", "--resume", path)):
            said = terminal(*argv).complaint()
            assert "game.jsonl" in said or "line" in said
        assert path.read_bytes() == bytes(broken)


def test_files_of_other_rules_and_scenarios(terminal: Terminal, tmp_path: Path) -> None:
    """A record of an earlier version or of another scenario, a saved state of another scenario, a
    position with what only another one has: one line, and the file stays as it is."""
    config = registry.config("orleans", 2, 1, scenario="city-defense")
    table = Table(config, ["human", "human"])
    head, state = json.loads(table.lines[0]), table.state.dump()
    own = {"phase": "planning", "characters": ["librarian", "scholar"]}
    for name, data, asked in (
        ("old.jsonl", {**head, "rules": "orleans-1+city-defense-0"}, "city-defense-0"),
        ("base.jsonl", {**head, "scenario": "base"}, "orleans-1+city-defense-2"),
        ("duel.json", {**state, "scenario": "duel"}, "duel-1"),
        ("vierzon.json", {**own, "scenario": "vierzon", "seats": [{}]}, "characters"),
        ("three.json", {**own, "scenario": "duel", "seats": [{}] * 3}, "2"),
    ):
        path = tmp_path / name
        path.write_text(record.line(data) + "\n", encoding="utf-8")
        before = path.read_bytes()
        commands = [("play", "--position", path)]
        if name.endswith("l"):
            commands = [("replay", "--partial", path), ("play", "--resume", path)]
        for command in commands:
            for lang in ("en", "de"):
                done = terminal(*command, "--lang", lang)
                # What older rules have made can be checked, but not played again.
                looked = command[0] == "replay" and done.status == 1
                assert asked in (done.out if looked else done.complaint())
        assert path.read_bytes() == before
    assert terminal.saved() == []


# Terminals


@pytest.mark.parametrize("columns", [1, 2, 5, 11, 19])
@pytest.mark.parametrize("game", ["orleans", "pilgrim"])
def test_hardly_any_columns(terminal: Terminal, columns: int, game: str) -> None:
    terminal.width = columns
    typed = "help\nmap\ntable\nboard\nscore\noptions\nwhy x\nrules\nlog\nquit\n"
    done = terminal("play", game, "--players", 2, "--seed", 1, typed=typed)
    assert (done.status, done.err) == (0, "")


def test_saving_where_nobody_lives(terminal: Terminal, tmp_path: Path) -> None:
    long = tmp_path / ("x" * 300)
    typed = f"save ~nosuchuser\0/x\nsave {long}\nquit\n"
    done = terminal("play", "pilgrim", "--players", 2, "--seed", 1, typed=typed)
    assert (done.status, done.err) == (0, "")
    assert done.out.count("cannot be written") == 2


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&- 2>&-", ">/dev/full"])
@pytest.mark.parametrize("line", ["play pilgrim --players 2 --seed 1", "games"])
def test_closed_input_and_output(tmp_path: Path, closed: str, line: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$@" {closed}', "sh", *PROGRAM, *line.split()],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=60,
        check=False,
    )
    assert done.returncode in (0, 2), done.stderr
    assert len(done.stderr.splitlines()) == (done.returncode == 2)
