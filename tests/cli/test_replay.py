"""Records: good, cut, changed, unfinished."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from scriptorium.core.record import Writer
from scriptorium.core.table import Table
from tests.cli.terminal import Terminal


@pytest.fixture
def lines(finished: Path) -> list[str]:
    return finished.read_text(encoding="utf-8").splitlines()


def written(tmp_path: Path, lines: list[str]) -> Path:
    path = tmp_path / "changed.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def signed(lines: list[str]) -> list[str]:
    """The same entries with right checks: a forger who knows the format."""
    head, *rest = (json.loads(line) for line in lines)
    writer = Writer(head)
    for entry in rest:
        entry.pop("check")
        entry.pop("n")
        writer.add(writer.entry(**entry))
    return writer.lines


def test_a_good_record(terminal: Terminal, finished: Path, lines: list[str]) -> None:
    done = terminal("replay", finished)
    assert done.status == 0
    assert f"{len(lines) - 2} entries" in done.out
    for word in ("coins", "goods", "trading stations", "citizens", "total", "rank"):
        assert word in done.out
    end = json.loads(lines[-1])["end"]
    (total,) = [line for line in done.out.splitlines() if line.strip().startswith("total")]
    assert [int(word) for word in total.split()[1:]] == end["points"]
    assert "Die Aufzeichnung ist in Ordnung" in terminal("replay", finished, "--lang", "de").out


def test_cut_by_lines(terminal: Terminal, tmp_path: Path, lines: list[str]) -> None:
    path = written(tmp_path, lines[:20])
    assert "after entry 19" in terminal("replay", path).complaint()
    done = terminal("replay", path, "--partial")
    assert done.status == 0
    assert "not over" in done.out
    assert "line 1" in terminal("replay", written(tmp_path, lines[1:])).complaint()
    gap = written(tmp_path, lines[:10] + lines[11:])
    assert "Entry 10" in terminal("replay", gap).complaint()


def test_cut_by_bytes(terminal: Terminal, tmp_path: Path, finished: Path) -> None:
    path = tmp_path / "cut.jsonl"
    data = finished.read_bytes()
    for size in (0, 1, 100, len(data) // 2, len(data) - 3):
        path.write_bytes(data[:size])
        terminal("replay", path).complaint()
    path.write_bytes(b"\xff\xfe" + data)
    assert "no text file" in terminal("replay", path).complaint()


def change(number: int, **fields: object) -> Callable[[list[str]], list[str]]:
    def changed(lines: list[str]) -> list[str]:
        out = list(lines)
        out[number] = json.dumps({**json.loads(out[number]), **fields})
        return out

    return changed


@pytest.mark.parametrize(
    ("edit", "says"),
    [
        (change(3, do="place marked_trader castle"), "Entry 3"),
        (change(3, seat=1), "Entry 3"),
        (change(3, do="fly to the moon"), "Entry 3"),
        (change(3, seat="one"), "Entry 3"),
        (change(-1, end={"points": [99, 1], "ranks": [1, 2]}), "Entry"),
        (change(0, seed="8"), "seed"),
        (change(0, players=3), "line 1"),
        (change(0, game="chess"), "chess"),
        (change(0, version=99), "99"),
        (change(0, rules="other"), "Entry 1"),
    ],
)
def test_changed_records(
    terminal: Terminal,
    tmp_path: Path,
    lines: list[str],
    edit: Callable[[list[str]], list[str]],
    says: str,
) -> None:
    assert says in terminal("replay", written(tmp_path, edit(lines))).complaint()


def test_a_forged_record_is_found_by_the_rules(
    terminal: Terminal, tmp_path: Path, lines: list[str]
) -> None:
    """Checks that fit do not help: the entry itself breaks a rule, or the result is wrong."""
    illegal = signed(change(1, do="act castle")(lines))
    complaint = terminal("replay", written(tmp_path, illegal)).complaint()
    assert "Entry 1" in complaint
    assert "breaks a rule" in complaint
    assert "planning" in complaint
    wrong = signed(change(-1, end={"points": [99, 1], "ranks": [1, 2]})(lines))
    assert "another result" in terminal("replay", written(tmp_path, wrong)).complaint()
    german = terminal("replay", written(tmp_path, illegal), "--lang", "de").complaint()
    assert "verstößt gegen eine Regel" in german
    assert "Planung" in german


def test_a_record_cannot_command_the_terminal(
    terminal: Terminal, tmp_path: Path, lines: list[str]
) -> None:
    spiteful = signed(change(0, seats=["\x1b[2J", "random"])(lines))
    done = terminal("replay", written(tmp_path, spiteful))
    assert done.status == 0
    assert "\x1b" not in done.out
    unknown = change(0, game="\x1b[2J\nchess")(lines)
    assert "\x1b" not in terminal("replay", written(tmp_path, unknown)).complaint()


def test_one_moment_of_the_game(terminal: Terminal, finished: Path, lines: list[str]) -> None:
    done = terminal("replay", finished, "--at", 5)
    assert "Entry 5 of" in done.out
    assert "Tracks" in done.out
    assert "Before the first" in terminal("replay", finished, "--at", 0).out
    assert str(len(lines) - 2) in terminal("replay", finished, "--at", 99999).complaint()


def test_walking_through(terminal: Terminal, finished: Path, lines: list[str]) -> None:
    last = len(lines) - 2
    typed = f"\nnext\nback\n7\nn\n{last}\n\nquit\n"
    done = terminal("replay", finished, "--step", typed=typed)
    assert done.status == 0
    seen = [line.split(" ")[1] for line in done.out.splitlines() if line.startswith("Entry ")]
    assert seen == ["1", "2", "1", "7", "8", str(last), str(last)]
    assert "total" in done.out
    assert terminal("replay", finished, "--step", "--at", 3).status == 0  # the end of input


def test_jumping_to_a_round_and_slips(terminal: Terminal, finished: Path) -> None:
    done = terminal("replay", finished, "--step", typed="round 10\nr 1\nround 99\nnonsense\nq\n")
    assert "Round 10 of 18" in done.out
    assert "Before the first" in done.out
    assert "There is no round 99" in done.out
    assert "“nonsense” means nothing here" in done.out
    german = terminal("replay", finished, "--step", "--lang", "de", typed="runde 5\nende\n")
    assert "Runde 5 von 18" in german.out


def test_entries_are_told_in_words(terminal: Terminal, finished: Path, lines: list[str]) -> None:
    """With the board of who acted, also while the plans of others are hidden."""
    at = next(i for i, line in enumerate(lines[1:], 1) if '"do":"place' in line.replace(" ", "", 1))
    raw = json.loads(lines[at])["do"]
    out = terminal("replay", finished, "--at", at).out
    (entry,) = [line for line in out.splitlines() if line.startswith(f"Entry {at} ")]
    assert ": place " in entry
    assert entry.endswith(f"  {raw}")
    assert "■" in out


def test_a_record_of_other_rules_is_whole_but_not_played_again(
    terminal: Terminal, tmp_path: Path, lines: list[str]
) -> None:
    other = written(tmp_path, signed(change(0, rules="orleans-0")(lines)))
    done = terminal("replay", other)
    assert done.status == 1
    assert f"Entries 1 to {len(lines) - 1}, rules “orleans-0”: nobody has changed them" in done.out
    assert str(json.loads(lines[-1])["end"]["points"][0]) in done.out
    assert "orleans-0" in terminal("replay", other, "--at", "3").complaint()


def test_a_record_of_other_rules_without_entries(
    terminal: Terminal, tmp_path: Path, lines: list[str]
) -> None:
    other = written(tmp_path, signed(change(0, rules="orleans-0")(lines[:1])))
    out = terminal("replay", other, "--partial").out
    assert "No entries yet, rules “orleans-0”." in out
    assert "Entries" not in out


@pytest.mark.parametrize(
    ("lang", "partial", "start", "choose"),
    [
        ("en", "it has no entries yet", "no entries yet", "only the beginning of the game"),
        ("de", "Sie hat noch keine Einträge", "noch keine Einträge", "nur den Anfang des Spiels"),
    ],
)
def test_a_record_without_entries(
    terminal: Terminal,
    tmp_path: Path,
    lines: list[str],
    lang: str,
    partial: str,
    start: str,
    choose: str,
) -> None:
    empty = ("replay", written(tmp_path, lines[:1]), "--partial", "--lang", lang)
    assert partial in terminal(*empty).out
    assert start in terminal(*empty, "--at", 0).out
    assert choose in terminal(*empty, "--at", 3).complaint()


def test_a_record_says_which_rules_hold_from_which_entry(
    terminal: Terminal, tmp_path: Path, lines: list[str]
) -> None:
    """Begun by other rules, which ours took over after ten entries."""
    writer = Writer({**json.loads(lines[0]), "rules": "orleans-0"})
    for line in lines[1:11]:
        writer.add(writer.entry(**{k: v for k, v in json.loads(line).items() if k[0] in "sdau"}))
    state = Table.replay(lines[:11], partial=True).state
    writer.add(writer.entry(rules="orleans-1", was="orleans-0", position=state.dump()))
    for line in lines[11:]:
        entry = json.loads(line)
        writer.add(writer.entry(**{k: v for k, v in entry.items() if k not in ("n", "check")}))
    good = written(tmp_path, writer.lines)
    done = terminal("replay", good)
    assert done.status == 0
    assert "Entries 1 to 10, rules “orleans-0”: nobody has changed them" in done.out
    assert f"Entries 12 to {len(lines)}, rules “orleans-1”: played again, right." in done.out
    assert "goes on by the rules" in terminal("replay", good, "--at", "11").out
    assert "Choose 11 to" in terminal("replay", good, "--at", "10").complaint()
    cut = written(tmp_path, writer.lines[:12])
    assert "only at 11" in terminal("replay", cut, "--partial", "--at", "10").complaint()
