"""How commands show what they found: numbers, tables, and a bar while one waits."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from scriptorium.arena.statistics import Interval
from scriptorium.texts import Texts


class Numbers:
    """Numbers as the reader's language writes them."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def plain(self, value: float, digits: int = 0) -> str:
        # The catalogue has one message for each number of digits: Fluent takes no variable there.
        return self.texts.t(f"number-{digits}", value=round(value, digits))

    def percent(self, share: float) -> str:
        return self.texts.t("number-percent", value=round(100 * share, 1))

    def between(self, interval: Interval | None, digits: int = 1) -> str:
        """The interval behind its number."""
        if interval is None:
            return ""
        low, high = (self.plain(value, digits) for value in interval)
        return f" ({low}–{high})"


def paper() -> Console:
    """Standard output; where nobody says how wide it is, wide enough for every table."""
    width = shutil.get_terminal_size((100, 40)).columns
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=True, width=width)


def show(console: Console, title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """A table: words to the left, numbers to the right."""
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for i, name in enumerate(head):
        table.add_column(name, justify="right" if i else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    console.print(table)


@contextmanager
def bar(title: str, hidden: bool = False) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on standard error, where a person can see it. Call it with what is done and
    what there is to do."""
    console = Console(file=sys.stderr, markup=False)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = hidden or not sys.stderr.isatty()
    with Progress(*columns, console=console, disable=hidden, transient=True) as progress:
        task = progress.add_task(title, total=None)

        def advance(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield advance
