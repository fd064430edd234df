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
from scriptorium.core import record, registry
from scriptorium.core.errors import Problem
from scriptorium.core.feed import Entry
from scriptorium.core.table import Table, other_rules
from scriptorium.texts import Plain, Texts

NOT_CHECKED = 1  # the exit status if nothing could be played again at the end


def command(
    file: Annotated[Path, Parameter(help="cli-replay-file")],
    *,
    step: Annotated[bool, Parameter(help="cli-replay-step", negative=())] = False,
    at: Annotated[int | None, Parameter(help="cli-replay-at")] = None,
    partial: Annotated[bool, Parameter(help="cli-replay-partial", negative=())] = False,
) -> int:
    lines = store.read_record(file).lines
    report = Report(lines, partial)
    if report.table is None:
        if step or at is not None:
            raise other_rules(report.parts[-1], report.config)
        report.show(Screen())
        return NOT_CHECKED
    table, screen, config = report.table, Screen(), report.config
    texts = language.texts(config.game, table.state.ruleset.codec, config.players)
    walk = Walk(lines, table, texts, screen, report.parts[-1].first - 1)
    if at is not None and not walk.first <= at <= walk.last:
        raise walk.no_entry(at)
    if step:
        walk.interactive(at or walk.first)
        return 0
    walk.heading()
    report.tell_parts(texts, screen)
    if at is not None:
        walk.go(at)
        walk.show()
    else:
        walk.outcome()
    return 0


class Report:
    """The parts of a record, each by rules of its own: those that are ours are played again.
    `table` is the end of it; None if other rules have made that."""

    def __init__(self, lines: list[str], partial: bool) -> None:
        head, self.config, self.entries = Table.read(lines)
        self.parts = record.parts(head, self.entries)
        self.table: Table | None = None
        for part in self.parts:
            last = part is self.parts[-1]
            if part.ours(self.config):
                table = Table.replay(lines[: part.end], partial=partial or not last)
                self.table = table if last else None

    def tell_parts(self, texts: Texts, screen: Screen) -> None:
        """Which rules hold from which entry, and what of it was checked."""
        if len(self.parts) == 1 and self.table is not None:
            return
        known = registry.meta(self.config.game).version(self.config.scenario)
        for part in self.parts:
            ours = part.ours(self.config)
            key = "replay-played" if ours else "replay-not-played"
            if part.end <= part.first:
                key = "replay-no-entries"
            text = texts.t(key, first=part.first, last=part.end - 1, rules=part.rules, known=known)
            screen.say(text, "ok" if ours else "warn")

    def show(self, screen: Screen) -> None:
        """A record that ends by rules which are not ours."""
        texts = language.texts(self.config.game)
        self.tell_parts(texts, screen)
        end = self.entries[-1].get("end") if self.entries else None
        if end is not None:
            points = ", ".join(str(one) for one in end.get("points", []))
            screen.say(texts.t("replay-claimed", points=points))


class Walk:
    """A record, and a table at some entry of it. `first`: the entry it can be gone through from;
    what is before was played by other rules."""

    def __init__(
        self, lines: list[str], whole: Table, texts: Texts, screen: Screen, first: int = 0
    ) -> None:
        self.lines = lines
        self.first = first
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

    def no_entry(self, at: int) -> Problem:
        """Nothing can be shown there, but elsewhere."""
        if not self.last:
            return Problem("no-entries")
        if self.first == self.last:
            return Problem("only-entry", at=at, only=self.last)
        return Problem("no-entry", at=at, first=self.first, last=self.last)

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
        if "rules" in entry:
            what = self.texts.t("replay-rules", rules=entry["rules"])
            return [(f"{at} · {what}", "title")]
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
        return int(self.entries[self.at - 1].get("seat", 0)) if self.at else 0

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
            self.go(max(self.first, min(number, self.last)))
        elif order == "back" and not rest:
            self.go(max(self.first, self.at - 1))
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
            self.go(self.first)
        else:
            self.note(self.texts.t("replay-no-round", round=wanted), "warn")

    def note(self, text: str, style: str) -> None:
        self.notes += [[(line, style)] for line in wrap(text, self.screen.width)]
