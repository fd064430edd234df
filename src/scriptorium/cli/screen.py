"""Drawing on the terminal: styled lines, blocks beside each other, questions."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from scriptorium.drawing import Block, Line, Span, width_of

__all__ = ["Block", "Line", "Span", "width_of"]

# What the styles of the games' pictures look like. Every seat has its letter beside the colour.
PALETTE = {
    "": "",
    "title": "bold",
    "bold": "bold",
    "dim": "dim",
    "ok": "green",
    "warn": "yellow",
    "error": "bold red",
    "event": "bold magenta",
    "number": "bold cyan",
    "tech": "cyan",
    "filled": "bold",
    "town": "",
    "here": "bold underline",
    "road": "",
    "water": "blue",
    "yellow": "yellow",
    "orange": "dark_orange",
    "purple": "magenta",
    "white": "bold",
    "cyan": "cyan",
    "on-yellow": "bold black on yellow",
    "on-orange": "bold black on dark_orange",
    "on-purple": "bold white on magenta",
    "on-white": "bold black on bright_white",
    "on-cyan": "bold black on cyan",
    "seat0": "bold bright_blue",
    "seat1": "bold bright_red",
    "seat2": "bold green",
    "seat3": "bold yellow",
    "seat4": "bold reverse",
}
GAP = "   "
# What is shown where nobody says how large the window is.
UNKNOWN_SIZE = (100, 40)
NARROWEST, WIDEST = 20, 160  # in a window narrower than that lines are broken by the terminal
NARROWEST_TEXT = 8


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Rich would end the program by itself; `main` knows better how."""
        raise


class Screen:
    """Standard output. `live` when a person sits before it: then it is cleared between pictures."""

    def __init__(self) -> None:
        size = shutil.get_terminal_size(UNKNOWN_SIZE)
        self.console = _Console(
            highlight=False, markup=False, emoji=False, soft_wrap=True, width=size.columns
        )
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        encoding = (getattr(sys.stdout, "encoding", None) or "utf-8").lower()
        self.plain = not encoding.startswith("utf") or os.environ.get("TERM") == "linux"
        if self.live:
            self._edit_lines()

    @staticmethod
    def _edit_lines() -> None:
        """Arrow keys and history, where the system has them."""
        try:
            import readline  # noqa: F401
        except ImportError:
            pass

    @property
    def width(self) -> int:
        return max(NARROWEST, min(shutil.get_terminal_size(UNKNOWN_SIZE).columns, WIDEST))

    @property
    def height(self) -> int:
        return shutil.get_terminal_size(UNKNOWN_SIZE).lines

    def clear(self) -> None:
        if self.live:
            self.console.clear()

    def line(self, *spans: Span) -> None:
        self.console.print(styled(list(spans), self.plain), soft_wrap=True)

    def lines(self, lines: Sequence[Line]) -> None:
        for line in lines:
            self.line(*line)

    def say(self, text: str, style: str = "") -> None:
        """A sentence, wrapped between words."""
        for line in wrap(text, self.width):
            self.line((line, style))

    def blocks(self, blocks: Sequence[Block]) -> None:
        self.lines(stacked(blocks, self.width))

    def status(self, text: str) -> None:
        """Something for the time of waiting; the next thing shown takes its place."""
        if self.live:
            self.console.print(f" {text}", style="dim", end="\r")

    def page(self, lines: Sequence[Line], prompt: str) -> str:
        """Something that wants the window for itself, until Enter is pressed. Who types more than
        that has read enough; gives what was typed."""
        room = max(5, self.height - 2)
        for start in range(0, len(lines), room):
            self.clear()
            self.lines(lines[start : start + room])
            typed = self.ask(prompt).strip()
            if typed:
                return typed
        return ""

    def forget_typed(self) -> None:
        """What was typed before a question could be read does not answer it; a person's typing
        only, never a file or a pipe."""
        if self.live:
            try:
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)
            except (ImportError, OSError, ValueError):
                pass

    def ask(self, prompt: str) -> str:
        """A line of input. What comes from a file or pipe is repeated, so that it can be read."""
        if self.live:
            return input(f"{prompt} ")
        self.console.print(f"{prompt} ", end="", soft_wrap=True)
        sys.stdout.flush()
        text = sys.stdin.readline()
        if not text:
            self.console.print()
            raise EOFError
        self.console.print(text.rstrip("\n"), soft_wrap=True)
        return text


def printable(text: str) -> str:
    """Without signs that would command the terminal, whoever wrote them into a record."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else "?" for c in text)


def styled(line: Line, plain: bool = False) -> Text:
    text = Text()
    for part, style in line:
        part = printable(part)
        text.append(simple(part) if plain else part, PALETTE.get(style, ""))
    text.rstrip()
    return text


# For terminals that know few characters: what stands for the signs of the pictures.
SIMPLE = str.maketrans(
    {
        "■": "#",
        "□": "_",
        "◆": "+",
        "☺": "@",
        "✓": "x",
        "▸": ">",
        "●": "o",
        "♟": "@",
        "▲": "^",
        "░": ":",
        "≈": "~",
        "»": ">",
        "«": "<",
        "│": "|",
        "─": "-",
        "–": "-",
        "…": "~",
        "·": ".",
        "×": "x",
        "→": "=",
        "↑": "^",
        "¢": "c",
        "“": '"',
        "”": '"',
        "„": '"',
    }
)
BRAILLE = range(0x2800, 0x2900)
RIBBON = 3  # dots of a Braille pattern that belong to a thick line


def simple(text: str) -> str:
    """Signs that any terminal has; thick lines as ~, thin ones as dots."""
    text = text.translate(SIMPLE)
    return "".join(
        c if ord(c) not in BRAILLE else "~" if (ord(c) & 0xFF).bit_count() >= RIBBON else "."
        for c in text
    )


def wrap(text: str, width: int, indent: str = "") -> list[str]:
    width = max(width, len(indent) + NARROWEST_TEXT)
    return textwrap.wrap(text, width, subsequent_indent=indent, break_on_hyphens=False) or [""]


def cropped(line: Line, width: int) -> Line:
    """The beginning of a line that would not fit."""
    out: Line = []
    for text, style in line:
        room = width - width_of(out)
        out.append((text[:room], style))
    return out


def heading(title: str, width: int) -> Line:
    return [("── ", "dim"), (title, "title"), (f" {'─' * max(0, width - len(title) - 4)}", "dim")]


def stacked(blocks: Sequence[Block], width: int) -> list[Line]:
    """Blocks below each other, each below its title."""
    out: list[Line] = []
    for title, lines in blocks:
        if title:
            out.append(heading(title, width))
        out += lines
    return out


def beside(left: list[Line], right: list[Line], left_width: int) -> list[Line]:
    out: list[Line] = []
    for i in range(max(len(left), len(right))):
        first = left[i] if i < len(left) else []
        second = right[i] if i < len(right) else []
        gap = " " * (left_width - width_of(first)) + GAP
        out.append([*first, (gap, ""), *second] if second else first)
    return out


def block_width(block: Block) -> int:
    return max((width_of(line) for line in block[1]), default=0)


def columned(panels: Sequence[tuple[Block, int, int]], chosen: set[int], width: int) -> list[Line]:
    """Some of the panels (a block, its column, its place there), always in the same two columns
    where all of them would fit, else below each other."""
    columns: list[list[Block]] = []
    widths: list[int] = []
    for side in (0, 1):
        own = [i for i, (_, column, _) in enumerate(panels) if column == side]
        widths.append(max((block_width(panels[i][0]) for i in own), default=0))
        shown = sorted((i for i in own if i in chosen), key=lambda i: panels[i][2])
        columns.append([panels[i][0] for i in shown])
    if sum(widths) + len(GAP) > width:
        return stacked([panels[i][0] for i in sorted(chosen)], width)
    left_width = max(widths[0], (width - len(GAP)) // 2 if widths[1] <= width // 2 - 2 else 0)
    right_width = width - left_width - len(GAP)
    return beside(stacked(columns[0], left_width), stacked(columns[1], right_width), left_width)
