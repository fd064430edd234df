"""One game at the terminal: people and bots at one table."""

from __future__ import annotations

import itertools
from typing import Any

from scriptorium.bots import outside
from scriptorium.bots.base import Bot, turn
from scriptorium.cli import orders
from scriptorium.cli.menu import Menu, Unclear, normal, number_in
from scriptorium.cli.pages import pages
from scriptorium.cli.scenery import ENDLESS, Scenery, log_line, picture_of, score_block
from scriptorium.cli.screen import Block, Line, Screen, cropped, stacked, wrap
from scriptorium.core.decision import Option
from scriptorium.core.errors import Illegal, Problem
from scriptorium.core.feed import Entry
from scriptorium.core.rng import Stream
from scriptorium.core.table import Table
from scriptorium.texts import Texts

HUMAN = "human"
RECENT = 10  # lines of the log shown with a question, at most
FEW = 4  # and usually at least
LEAST = 2  # where the picture needs the room
BORDERS = 2  # an empty line, and the line to type on
PLAN = "plan"  # the question in which options keep their numbers


class Session:
    def __init__(self, table: Table, texts: Texts, screen: Screen) -> None:
        self.table = table
        self.texts = texts
        self.screen = screen
        self.picture = picture_of(table.config.game)
        self.scenery = Scenery(self.picture, texts, screen)
        self.people = [seat for seat, name in enumerate(table.seats) if name == HUMAN]
        self.bots: dict[int, Bot] = {
            seat: outside.make(table.config.game, name, f"{table.config.seed}/{seat}")
            for seat, name in enumerate(table.seats)
            if name != HUMAN
        }
        self.notes: list[Line] = []  # answers to show with the next question
        self.told = table.count  # the last entry of the record that was told
        self.last: int | None = None  # the person who decided last
        self.called: int | None = None  # the person who is to decide next
        self.shown: tuple[Any, ...] | None = None  # what the picture on the screen belongs to
        self.acted = False
        self.typed = ""  # typed where nothing but Enter was asked for
        self.doubted: tuple[int, str] | None = None  # asked about: the entry before it, the choice
        self.numbers: dict[tuple[int, int], dict[str, str]] = {}  # by seat and round
        self.pages = 1  # of the menu, in a window that is too small for it
        self.page = 0  # the one that is shown
        self.paged: tuple[Any, ...] | None = None  # and the question it belongs to

    # The game

    def run(self) -> None:
        if not self.people:
            self.screen.lines(self.notes)
            self.notes = []
        while not self.table.state.over:
            seat = self.next_seat()
            if seat in self.bots:
                self.bot_turn(seat)
            else:
                self.hand_over(seat)
                self.turn(seat)
        self.finish()

    def next_seat(self) -> int:
        """Bots first, then the person who decided last: nobody waits in vain."""
        seats = self.table.state.to_act
        called, self.called = self.called, None
        if called is not None and called in seats:
            return called
        for seat in seats:
            if seat in self.bots:
                return seat
        return self.last if self.last in seats and self.last is not None else seats[0]

    def bot_turn(self, seat: int) -> None:
        """One choice of a bot, or several in a row."""
        bot, state = self.bots[seat], self.table.state
        # Its chance depends on the record alone: a game that is resumed goes on the same way.
        place = f"{self.table.config.seed}/{seat}/{self.table.count}"
        bot.chance = Stream(place, f"bot/{bot.name}")
        self.screen.status(self.texts.t("play-thinking", who=seat))
        for action, _ in turn(bot, state, seat):
            self.table.act(seat, state.ruleset.codec.text(action))
        if not self.people:
            self.tell_log()

    def hand_over(self, seat: int) -> None:
        """With several people at one screen: who has secrets must not be overlooked."""
        if self.last is None or self.last == seat:
            return
        before, after = self.view(self.last), self.view(seat)
        before.pop("seat")
        after.pop("seat")
        if before != after:
            self.screen.clear()
            self.screen.say(self.texts.t("play-pass-keyboard", who=seat), f"seat{seat}")
            self.wait(self.texts.t("play-press-enter"))
            self.shown = None

    def wait(self, prompt: str) -> None:
        """Until Enter; whoever types more means it for the next question."""
        try:
            self.typed = self.screen.ask(prompt).strip()
        except EOFError:
            raise orders.Quit from None

    def turn(self, seat: int) -> None:
        """One decision of a person: an action, an undo, or the only thing there is to do."""
        decision = self.table.decision(seat)
        assert decision is not None
        if len(decision.options) == 1:
            self.play_only(seat, decision.options[0])
            return
        menu = self.menu(seat)
        self.last = seat
        while True:
            self.draw(seat, menu)
            typed = self.ask(seat)
            if not typed:
                self.turn_page()
                continue
            try:
                if self.answer(seat, menu, typed):
                    return
            except Problem as problem:
                self.refuse(problem)

    def menu(self, seat: int) -> Menu:
        """The options of a seat; while it plans they keep their numbers."""
        decision = self.table.decision(seat)
        assert decision is not None
        view = self.view(seat)
        known = None
        if decision.kind == PLAN:
            known = self.numbers.setdefault((seat, view.get("round", 0)), {})
        return Menu(decision, view, self.texts, self.picture, self.screen.width, known)

    def answer(self, seat: int, menu: Menu, typed: str) -> bool:
        """True if the table changed."""
        order = orders.find(typed, self.texts)
        if order is not None:
            return orders.carry_out(self, seat, menu, *order)
        if menu.decision.kind == PLAN and (options := menu.several(typed)):
            return self.one_by_one(seat, options)
        try:
            option = menu.find(typed)
        except Unclear as unclear:
            if self.fill(seat, typed) or self.as_far_as_possible(seat, menu, typed):
                return True
            self.unclear(seat, menu, typed, unclear)
            return False
        if self.doubtful(menu, option):
            return False
        self.choose(seat, option)
        return True

    def choose(self, seat: int, option: Option) -> None:
        remark = getattr(self.picture, "remark", None)
        text = remark(self.view(seat), option.json(), self.texts) if remark else ""
        self.act(seat, option.text)
        if text:
            self.note(text, "dim")

    def one_by_one(self, seat: int, options: list[Option | str]) -> bool:
        """Several options, up to the first that does not exist or is not possible any more."""
        for done, option in enumerate(options):
            if isinstance(option, str):
                self.note(self.texts.t("play-no-number", typed=option), "warn")
                return bool(done)
            decision = self.table.decision(seat)
            legal = () if decision is None else [one.text for one in decision.options]
            if option.text not in legal:
                label = self.texts.label(option)
                self.note(self.texts.t("play-stopped", typed=label), "warn")
                return bool(done)
            self.choose(seat, option)
        return True

    def fill(self, seat: int, typed: str) -> bool:
        """The name of a place stands for everybody who goes there, if that is clear."""
        find = getattr(self.picture, "filling", None)
        names = {
            self.texts.t(key)
            for key in self.texts.catalogue.entries
            if key.startswith("place-") and normal(self.texts.t(key)) == normal(typed)
        }
        done = False
        while find is not None and names:
            decision = self.table.decision(seat)
            if decision is None:
                break
            index = find(self.view(seat), decision.json(), self.texts, names)
            if index is None:
                break
            self.act(seat, decision.options[index].text)
            done = True
        return done

    def as_far_as_possible(self, seat: int, menu: Menu, typed: str) -> bool:
        """A number that is too large where any number will do."""
        number, find = number_in(typed), getattr(self.picture, "largest", None)
        if number is None or find is None:
            return False
        index = find(menu.decision.json(), number)
        if index is None:
            return False
        option = menu.options[index]
        self.note(self.texts.t("play-draws-all", action=self.texts.label(option)), "dim")
        self.act(seat, option.text)
        return True

    def doubtful(self, menu: Menu, option: Option) -> bool:
        """Whether to ask once more before a choice that hardly anybody means."""
        find = getattr(self.picture, "doubt", None)
        key = find(menu.decision.json(), option.json()) if find is not None else ""
        if not key or self.doubted == (self.table.count, option.text):
            return False
        self.doubted = (self.table.count, option.text)
        self.note(self.texts.t(key), "warn")
        return True

    def act(self, seat: int, text: str) -> Entry:
        self.acted = True
        return self.table.act(seat, text)

    def play_only(self, seat: int, option: Option) -> None:
        label = self.texts.label(option)
        self.note(self.texts.t("play-only-choice", who=seat, action=label), "dim")
        self.act(seat, option.text)

    # Answers

    def unclear(self, seat: int, menu: Menu, typed: str, unclear: Unclear) -> None:
        """Nothing fits, or too much: say what is near, or why a known action is not possible."""
        if unclear.fits:
            self.note(self.texts.t("play-ambiguous", typed=typed), "warn")
            self.suggest(menu, unclear.fits)
            return
        if number_in(typed) is not None:
            self.note(self.texts.t("play-no-number", typed=typed), "warn")
            return
        known = orders.known_action(self, typed)
        if known is not None:
            self.explain(seat, known)
            return
        self.note(self.texts.t("play-unknown", typed=typed), "warn")
        self.suggest(menu, unclear.near)

    def suggest(self, menu: Menu, indexes: list[int]) -> None:
        for index in indexes[:6]:
            option = menu.options[index]
            number = menu.number(index).rjust(4)
            line: Line = [(number, "number"), (f"  {self.texts.label(option)}", "")]
            self.notes.append(cropped(line, self.screen.width))

    def explain(self, seat: int, action: int) -> None:
        """Why an action is not possible, with its rule; or that it is."""
        codec = self.table.state.ruleset.codec
        label = self.texts.label(codec.action_text(action))
        reason = self.table.state.why(seat, action)
        if reason is None:
            self.note(self.texts.t("why-legal", action=label), "ok")
            return
        text = self.texts.reason(reason)
        self.note(self.texts.t("why-not", action=label, reason=text), "warn")
        if reason.rule:
            orders.quote(self, reason.rule)

    def refuse(self, problem: Problem) -> None:
        self.note(self.texts.problem(problem), "warn")
        if isinstance(problem, Illegal) and problem.rule_id:
            orders.quote(self, problem.rule_id)

    def note(self, text: str, style: str = "") -> None:
        self.notes += [[(line, style)] for line in wrap(text, self.screen.width)]

    def show(self, blocks: list[Block]) -> None:
        self.notes += stacked(blocks, self.screen.width)

    # The screen

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.table.state.view(seat)

    def sitting(self, seat: int | None) -> list[str]:
        you = self.texts.t("play-you")
        return [
            (you if number == seat and len(self.people) == 1 else "")
            if name == HUMAN
            else self.texts.t("play-bot-short", bot=name)
            for number, name in enumerate(self.table.seats)
        ]

    def turn_page(self) -> None:
        """Enter alone: the next page of the menu, if it has several."""
        if self.pages > 1:
            self.page += 1
        else:
            self.note(self.texts.t("play-empty"), "dim")

    def asking(self, seat: int, menu: Menu) -> list[Line]:
        """The question and its menu, or as much of the menu as the window holds beside what is
        always shown."""
        question = self.texts.t(f"prompt-{menu.decision.kind}", **menu.decision.values)
        ask: list[Line] = [[(line, "bold")] for line in wrap(question, self.screen.width)]
        view = self.view(seat)
        about = (seat, menu.decision.kind, view["round"])
        if about != self.paged:
            self.paged, self.page = about, 0
        if not self.screen.live:
            self.pages = 1
            return ask + menu.lines()
        picture = self.scenery.lines(view, menu.decision.kind, seat, self.sitting(seat), ENDLESS)
        found = pages(menu, self.screen.height - len(picture) - len(ask) - LEAST - BORDERS)
        self.pages = len(found)
        ask += found[self.page % self.pages]
        if self.pages > 1:
            told = self.texts.t("play-page", page=self.page % self.pages + 1, pages=self.pages)
            ask.append(cropped([(f" {told}", "dim")], self.screen.width))
        return ask

    def draw(self, seat: int, menu: Menu) -> None:
        """The question with all that helps to answer it, as much as the window holds."""
        ask = self.asking(seat, menu)
        room = self.screen.height - len(ask) - BORDERS
        if self.screen.live and len(self.notes) > max(room, LEAST):
            pages, self.notes = self.notes, []
            try:
                self.typed = self.screen.page(pages, self.texts.t("play-press-enter"))
            except EOFError:
                raise orders.Quit from None
            if self.typed:
                return
        notes, self.notes = self.notes, []
        told, view, sitting = self.untold(seat), self.view(seat), self.sitting(seat)
        most = max(FEW, min(RECENT, room - len(notes)))
        # The news are shortened for the sake of the picture, unless that is of no use.
        best: tuple[list[Line], list[Line], list[Line]] | None = None
        for count in range(most, LEAST - 1, -1):
            news = self.shortened(told, count)
            bottom = [*news, *notes, *ask]
            below = len(bottom) + BORDERS
            picture, whole = self.scenery.fitted(view, menu.decision.kind, seat, sitting, below)
            fits = not self.screen.live or len(picture) + below <= self.screen.height
            if fits and whole:
                break
            if fits and best is None:
                best = (news, bottom, picture)
        else:
            news, bottom, picture = best or (news, bottom, picture)
        state = (seat, menu.decision.kind, view["round"])
        if self.shown != state:
            self.screen.forget_typed()
        if self.screen.live or self.shown != state:
            self.screen.clear()
            self.screen.lines(picture)
            self.shown = state
        if news or notes:
            self.screen.line()
        self.screen.lines(bottom)

    def news(self, seat: int | None) -> list[Line]:
        return self.shortened(self.untold(seat), RECENT)

    def untold(self, seat: int | None) -> list[Line]:
        """What happened since the last question, as lines of the log."""
        # What comes late, as all that was private does at the end, comes after what is new.
        log = self.table.log_for(seat)
        entries = list(itertools.dropwhile(lambda entry: entry.n <= self.told, log))
        self.told = self.table.count
        return self.told_lines(entries, seat)

    def shortened(self, lines: list[Line], most: int) -> list[Line]:
        if self.screen.live and len(lines) > most:
            more = self.texts.t("play-more-log", count=len(lines) - most + 1)
            return [[(more, "dim")], *lines[len(lines) - most + 1 :]]
        return lines

    def told_lines(self, entries: list[Entry], seat: int | None) -> list[Line]:
        """The entries as lines of the log; what happens several times in a row is told once."""
        sentences = [one for entry in entries for one in self.texts.story(entry.events, seat)]
        out: list[Line] = []
        for sentence, same in itertools.groupby(sentences):
            lines = log_line(sentence, self.screen.width)
            times = len(list(same))
            if times > 1:
                lines[-1].append((f" ×{times}", "dim"))
            out += lines
        return out

    def tell_log(self) -> None:
        """Only bots play: their game is told as it goes."""
        self.screen.lines(self.news(None))

    def ask(self, seat: int) -> str:
        if self.typed:
            typed, self.typed = self.typed, ""
            return typed
        try:
            return self.screen.ask(f"{self.texts.name('seat', seat)}>").strip()
        except EOFError:
            raise orders.Quit from None

    def finish(self) -> None:
        """The end of the game: what happened last, and the score by source."""
        self.screen.clear()
        self.screen.lines(self.notes)
        self.screen.lines(self.news(None))
        self.screen.blocks([self.score()])
        result, scenario = self.table.state.result(), self.table.config.scenario
        self.screen.say(self.scenery.verdict(result, scenario), "title")

    def score(self) -> Block:
        return score_block(
            self.table.state.result(), self.texts, self.scenery.factors(self.view(None))
        )
