"""`scriptorium replay`: checks a record, shows its result, walks through it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from scriptorium.cli import language, store
from scriptorium.cli.menu import normal, number_in
from scriptorium.cli.scenery import Scenery, log_line, picture_of, score_block
from scriptorium.cli.screen import Line, Screen, stacked
from scriptorium.core.errors import Problem
from scriptorium.core.table import Entry, Table
from scriptorium.texts import Texts


def command(
    file: Annotated[Path, Parameter(help="cli-replay-file")],
    *,
    step: Annotated[bool, Parameter(help="cli-replay-step", negative=())] = False,
    at: Annotated[int | None, Parameter(help="cli-replay-at")] = None,
    partial: Annotated[bool, Parameter(help="cli-replay-partial", negative=())] = False,
) -> int:
    lines = store.read_record(file).lines
    table = Table.replay(lines, partial=partial)
    screen = Screen()
    texts = language.texts(table.config.game, table.state.ruleset.codec)
    walk = Walk(lines, table, texts, screen)
    if at is not None and not 0 <= at <= walk.last:
        raise Problem("no-entry", at=at, last=walk.last)
    if step:
        walk.interactive(at or 0)
        return 0
    walk.heading()
    if at is not None:
        walk.go(at)
        walk.show()
    else:
        walk.outcome()
    return 0


class Walk:
    """A record, and a table at some entry of it."""

    def __init__(self, lines: list[str], whole: Table, texts: Texts, screen: Screen) -> None:
        self.lines = lines
        self.whole = whole
        self.texts = texts
        self.screen = screen
        # The entry that only says how the game ended shows nothing new.
        entries = [json.loads(line) for line in lines[1:]]
        self.entries: list[dict[str, Any]] = [one for one in entries if "end" not in one]
        self.last = len(self.entries)
        self.table = whole
        self.at = self.last

    def go(self, at: int) -> Entry | None:
        """To the table after entry `at`; gives the entry if a single step led there."""
        if at == self.at + 1:
            self.at = at
            return self.step_on(self.entries[at - 1])
        self.at = at
        if at == self.last:
            self.table = self.whole
        else:
            self.table = Table.replay(self.lines[: at + 1], partial=True)
        return None

    def step_on(self, entry: dict[str, Any]) -> Entry | None:
        if "undo" in entry:
            self.table.undo(entry["seat"], entry["undo"])
            return None
        return self.table.act(entry["seat"], entry["do"])

    # Showing

    def heading(self) -> None:
        config, texts = self.whole.config, self.texts
        edition = texts.name("edition", config.edition)
        title = texts.t(
            "play-welcome", game=texts.t("game-title"), edition=edition, seed=config.seed
        )
        self.screen.say(title, "title")
        for seat, name in enumerate(self.whole.seats):
            self.screen.line((f"  {texts.name('seat', seat)}", f"seat{seat}"), (f": {name}", ""))

    def outcome(self) -> None:
        key = "replay-good" if self.whole.ended else "replay-partial"
        self.screen.say(self.texts.t(key, count=self.last), "ok")
        self.screen.blocks([score_block(self.whole.state.result(), self.texts)])

    def describe(self, at: int) -> str:
        """What an entry of the record says."""
        if not at:
            return self.texts.t("replay-start", last=self.last)
        entry = self.entries[at - 1]
        what = entry.get("do") or self.texts.t("replay-undo", entry=entry.get("undo", 0))
        return self.texts.t("replay-entry", at=at, last=self.last, who=entry["seat"], what=what)

    def show(self) -> None:
        score = score_block(self.whole.state.result(), self.texts)
        below: list[Line] = [[(self.describe(self.at), "title")], *self.happened()]
        if self.at == self.last and self.whole.ended:
            below += stacked([score], self.screen.width)
        scenery = Scenery(picture_of(self.table.config.game), self.texts, self.screen)
        view, seats = self.table.state.view(None), self.whole.seats
        self.screen.lines(scenery.lines(view, "", self.seat(), seats, len(below) + 1))
        self.screen.lines(below)

    def seat(self) -> int:
        """Whose board is shown: of who acted last."""
        return int(self.entries[self.at - 1]["seat"]) if self.at else 0

    def happened(self) -> list[Line]:
        out: list[Line] = []
        for entry in self.table.log:
            if entry.n == self.at:
                for sentence in self.texts.story(entry.events):
                    out += log_line(sentence, self.screen.width)
        return out

    def interactive(self, at: int) -> None:
        """Enter or next, back, a number, quit."""
        self.go(at)
        while True:
            self.screen.clear()
            self.show()
            try:
                typed = normal(self.screen.ask(self.texts.t("replay-prompt")))
            except EOFError:
                return
            if not self.obey(typed):
                return

    def obey(self, typed: str) -> bool:
        """False: enough."""
        words = {
            order: [normal(word) for word in self.texts.t(f"order-{order}").split(",")]
            for order in ("next", "back", "quit")
        }
        if typed in ("q", "quit") or typed in words["quit"]:
            return False
        number = number_in(typed)
        if number is not None:
            self.go(min(number, self.last))
        elif typed in ("b", "back") or typed in words["back"]:
            self.go(max(0, self.at - 1))
        elif self.at < self.last:
            self.go(self.at + 1)
        else:
            self.screen.say(self.texts.t("replay-end"), "dim")
        return True
