"""`scriptorium replay`: checks a record, shows its result, walks through it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from scriptorium.cli import language, store
from scriptorium.cli.menu import normal, number_in
from scriptorium.cli.scenery import Scenery, log_line, picture_of, score_block
from scriptorium.cli.screen import Block, Line, Screen, cropped, stacked, wrap
from scriptorium.core.errors import Problem
from scriptorium.core.feed import Entry
from scriptorium.core.table import Table
from scriptorium.texts import Plain, Texts


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
    config = table.config
    texts = language.texts(config.game, table.state.ruleset.codec, config.players)
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
        self.scenery = Scenery(picture_of(whole.config.game), texts, screen)
        self.notes: list[Line] = []
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
            who = texts.t("replay-who", bot=name)
            self.screen.line((f"  {texts.name('seat', seat)}", f"seat{seat}"), (f": {who}", ""))

    def outcome(self) -> None:
        key = "replay-good" if self.whole.ended else "replay-partial"
        self.screen.say(self.texts.t(key, count=self.last), "ok")
        self.screen.blocks([self.score()])

    def score(self) -> Block:
        state = self.whole.state
        return score_block(state.result(), self.texts, self.scenery.factors(state.view(None)))

    def describe(self, at: int) -> Line:
        """What an entry of the record says, and how it says it."""
        if not at:
            return [(self.texts.t("replay-start", last=self.last), "title")]
        entry = self.entries[at - 1]
        raw = entry.get("do", "")
        if raw:
            codec = self.whole.state.ruleset.codec
            what = self.texts.label(codec.action_text(codec.action(raw)))
        else:
            what = self.texts.t("replay-undo", entry=entry.get("undo", 0))
        text = self.texts.t(
            "replay-entry", at=at, last=self.last, who=entry["seat"], what=Plain(what)
        )
        return cropped([(text, "title"), (f"  {raw}", "dim")], self.screen.width)

    def show(self) -> None:
        below: list[Line] = [self.describe(self.at), *self.happened(), *self.notes]
        self.notes = []
        if self.at == self.last and self.whole.ended:
            below += stacked([self.score()], self.screen.width)
        view = self.table.state.view(self.seat())
        seats = [self.texts.t("play-bot-short", bot=name) for name in self.whole.seats]
        self.screen.lines(self.scenery.lines(view, "", self.seat(), seats, len(below) + 1))
        self.screen.lines(below)

    def seat(self) -> int:
        """Whose board is shown, with what only they may know: of who acted last."""
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
                typed = self.screen.ask(self.texts.t("replay-prompt"))
            except EOFError:
                return
            if not self.obey(typed):
                return

    def obey(self, typed: str) -> bool:
        """False: enough."""
        first, _, rest = normal(typed).partition(" ")
        order = self.order(first)
        number = number_in(first)
        if order == "quit":
            return False
        if number is not None and not rest:
            self.go(min(number, self.last))
        elif order == "back" and not rest:
            self.go(max(0, self.at - 1))
        elif order == "round" and number_in(rest) is not None:
            self.go_to_round(int(rest))
        elif first and (order != "next" or rest):
            self.note(self.texts.t("replay-unknown", typed=typed.strip()), "warn")
        elif self.at < self.last:
            self.go(self.at + 1)
        else:
            self.note(self.texts.t("replay-end"), "dim")
        return True

    def order(self, word: str) -> str:
        """The order that a word means; English ones are always known."""
        for order, short in (("quit", "q"), ("back", "b"), ("next", "n"), ("round", "r")):
            own = [normal(one) for one in self.texts.t(f"order-{order}").split(",")]
            if word in (order, short) or word in own:
                return order
        return ""

    def go_to_round(self, wanted: int) -> None:
        """To the entry that opened a round; the first round was open before any entry."""
        begun = [
            (event.values["round"], entry.n)
            for entry in self.whole.log
            for event in entry.events
            if event.kind == "round"
        ]
        # A campaign has every round several times: the next one is meant.
        found = [n for number, n in begun if number == wanted]
        if found:
            self.go(min(next((n for n in found if n > self.at), found[0]), self.last))
        elif begun and wanted == begun[0][0] - 1:
            self.go(0)
        else:
            self.note(self.texts.t("replay-no-round", round=wanted), "warn")

    def note(self, text: str, style: str) -> None:
        self.notes += [[(line, style)] for line in wrap(text, self.screen.width)]
