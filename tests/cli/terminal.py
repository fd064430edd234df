"""Driving the command line: in this process, and as a program of its own."""

from __future__ import annotations

import io
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from scriptorium.cli.main import main
from scriptorium.cli.screen import Screen, Span

PROGRAM = [sys.executable, "-m", "scriptorium.cli.main"]
PROMPT = re.compile(r"^\w+> ", re.MULTILINE)
LETTER = re.compile(r"(?<=  )([a-z])(?= )")
OPTION = re.compile(r"(?:^|(?<=  ))(\d+)(?= |$)", re.MULTILINE)


@dataclass
class Outcome:
    status: int
    out: str
    err: str

    def complaint(self) -> str:
        """The one line that says what was wrong; fails if there is more or less."""
        assert self.status == 2, (self.status, self.out[-500:], self.err)
        assert "Traceback" not in self.out + self.err
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert lines[0].startswith("scriptorium: ")
        return lines[0]


class Terminal:
    """Runs commands with standard input from a text or a function that answers questions."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
        self.patch = monkeypatch
        self.data = data
        self.width = 120
        for name in (
            "LANG",
            "LC_ALL",
            "LC_MESSAGES",
            "SCRIPTORIUM_LANG",
            "SCRIPTORIUM_COMMAND",
            "NO_COLOR",
        ):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("SCRIPTORIUM_DATA", str(data))

    def __call__(self, *argv: object, typed: str | Callable[[str], str] = "") -> Outcome:
        out, err = io.StringIO(), io.StringIO()
        given = io.StringIO(typed) if isinstance(typed, str) else Answers(out, typed)
        self.patch.setenv("COLUMNS", str(self.width))
        self.patch.setenv("LINES", "40")
        for name, stream in (("stdin", given), ("stdout", out), ("stderr", err)):
            self.patch.setattr(sys, name, stream)
        try:
            status = main([str(one) for one in argv])
        finally:
            for name in ("stdin", "stdout", "stderr"):
                self.patch.setattr(sys, name, getattr(sys, f"__{name}__"))
        return Outcome(status, out.getvalue(), err.getvalue())

    def saved(self) -> list[Path]:
        return sorted((self.data / "games").glob("*.jsonl"))


class Answers(io.StringIO):
    """Standard input of somebody who reads what is on the screen."""

    def __init__(self, out: io.StringIO, answer: Callable[[str], str]) -> None:
        super().__init__()
        self.out = out
        self.answer = answer
        self.read_to = 0

    def readline(self, size: int | None = -1, /) -> str:
        text = self.out.getvalue()
        fresh, self.read_to = text[self.read_to :], len(text)
        return self.answer(fresh) + "\n"


class Person:
    """Plays by the numbers on the screen, now and then with words or a slip of the finger."""

    def __init__(self, seed: int, slips: tuple[str, ...] = ()) -> None:
        self.chance = random.Random(seed)
        self.slips = slips
        self.asked = 0

    def __call__(self, screen: str) -> str:
        self.asked += 1
        assert self.asked < 3000, "the game does not end"
        if not PROMPT.search(screen.splitlines()[-1] + " "):
            return ""  # a page that waits for Enter
        if self.slips and self.chance.random() < 0.15:
            return self.chance.choice(self.slips)
        numbers = menu_numbers(screen)
        recalled = menu_letters(screen)
        if recalled and self.chance.random() < 0.6:
            return self.chance.choice(recalled)
        if 0 in numbers and len(numbers) > 1 and self.chance.random() < 0.9:
            numbers.remove(0)
        back = screen.count("Take back") + screen.count("Wegnehmen  ")
        if back and 0 in menu_numbers(screen):
            return "0" if self.chance.random() < 0.3 else str(numbers[0])
        return str(self.chance.choice(numbers))


class Window(Screen):
    """A person's window of a given size, and what stands in it."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.live = True
        self.size = (width, height)
        self.shown: list[str] = []

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def height(self) -> int:
        return self.size[1]

    def clear(self) -> None:
        self.shown = []

    def line(self, *spans: Span) -> None:
        self.shown.append("".join(text for text, _ in spans))


def menu_numbers(screen: str) -> list[int]:
    """The numbers of the menu: those below the question, which is the last thing shown."""
    menu = screen[screen.rfind("\n\n") + 1 :]
    return [int(number) for number in OPTION.findall(menu)]


def menu_letters(screen: str) -> list[str]:
    """The letters of those who may go back to the market."""
    head = max(screen.rfind("Or move back to the market"), screen.rfind("Oder auf den Markt"))
    return LETTER.findall(screen[head:]) if head >= 0 else []


def environment(data: Path, **more: str) -> dict[str, str]:
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG", "SCRIPT"))}
    size = {"COLUMNS": "120", "LINES": "40", "PYTHONIOENCODING": "utf-8"}
    return {**clean, **size, "SCRIPTORIUM_DATA": str(data), **more}


def program(data: Path, *argv: object, typed: str = "", **more: str) -> Outcome:
    """As a process of its own."""
    done = subprocess.run(
        [*PROGRAM, *map(str, argv)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(data, **more),
        timeout=60,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def entries(path: Path) -> list[dict[str, Any]]:
    """What a record says, without its header."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines[1:]]
