"""Everything people read, in their language.

The engine speaks in keys and values; the sentences are in Fluent catalogues: `*.ftl` in this folder
for what all games share, and in the folder `texts` of each game. `Texts` brings both together:

    texts = Texts("de", "orleans")
    texts.t("reason-incomplete", place="castle", missing=["farmer", "trader"])

Values that name a thing are replaced by its name. Which ones do is said in the catalogue itself:
`role-here = town` makes `$here` a town, so that `here="tours"` becomes the message `town-tours`. A
name may have forms, as attributes: `$place-to` is the attribute `to` of the place's message.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from scriptorium.core import registry
from scriptorium.core.codec import Codec
from scriptorium.core.errors import Illegal, Problem, Reason
from scriptorium.core.events import Event
from scriptorium.texts.catalogue import Catalogue

LANGUAGES = ("en", "de")
FALLBACK = "en"
FOLDER = Path(__file__).parent
# How people start the program, as they would type it; play.py says so.
COMMAND_VARIABLE = "SCRIPTORIUM_COMMAND"
COMMAND = "scriptorium"
LARGEST = 10**15
LONGEST = 1000  # letters of a value; Fluent gives up on much longer ones


class MissingText(LookupError):
    """A message is missing or cannot be filled; raised in tests only."""


class Labelled(Protocol):
    """An action as people see it: core's ActionText and Option."""

    @property
    def label(self) -> str: ...
    @property
    def args(self) -> tuple[tuple[str, str], ...]: ...


@dataclass(frozen=True)
class Sentence:
    """A line of the log. `who` is the name of the seat it is about, if any."""

    seat: int | None
    who: str
    what: str

    @property
    def text(self) -> str:
        return f"{self.who} {self.what}" if self.who else self.what


def files(lang: str, game: str | None) -> list[Path]:
    found = [FOLDER / f"{lang}.ftl", *sorted(FOLDER.glob(f"*.{lang}.ftl"))]
    if game is not None:
        meta = registry.meta(game)
        expansions = sorted(path.stem for path in (meta.folder / "data").glob("*.toml"))
        names = [f"{one}.{lang}.ftl" for one in (*expansions, *meta.scenarios)]
        found += [meta.folder / "texts" / name for name in (f"{lang}.ftl", *names)]
    return [path for path in found if path.exists()]


class Texts:
    """All texts of one language, with those of one game.

    `codec` lets texts quote actions. A missing text falls back to English, then to its key; with
    `strict` it raises MissingText instead.
    """

    def __init__(
        self,
        lang: str = FALLBACK,
        game: str | None = None,
        codec: Codec | None = None,
        strict: bool = False,
    ) -> None:
        self.lang = lang
        self.game = game
        self.codec = codec
        self.strict = strict
        self.catalogue = Catalogue(lang, files(lang, game))
        self._fallback: Catalogue | None = None
        self._names: dict[tuple[str, object, str, int], str] = {}
        # What people may call an action, by its text, its parts and whether it is on the screen.
        self.spelled: dict[tuple[str, tuple[tuple[str, str], ...], bool], list[str]] = {}

    # Asking

    def t(self, key: str, /, **values: Any) -> str:
        """The text of a key, filled with values."""
        return self._text(key, "", values)

    __call__ = t

    def has(self, key: str) -> bool:
        return self.catalogue.has(key) or (not self.strict and self._english().has(key))

    def form(self, key: str, form: str, /, **values: Any) -> str:
        """An attribute of a message."""
        return self._text(key, form, values)

    def name(self, role: str, value: object, form: str = "", count: int = 1) -> str:
        """The name of a thing; without the form asked for, the plain name."""
        asked = (role, value, form, count)
        if asked not in self._names:
            key = f"{role}-{value}"
            known = self.catalogue.has(key, form)
            self._names[asked] = self._text(key, form if known else "", {"count": count})
        return self._names[asked]

    def join(self, parts: Sequence[str]) -> str:
        """A list in words: "a, b and c"."""
        if not parts:
            return self.t("list-none")
        if len(parts) == 1:
            return parts[0]
        head = parts[0]
        for part in parts[1:-1]:
            head = self.t("list-more", a=Plain(head), b=Plain(part))
        return self.t("list-last", a=Plain(head), b=Plain(parts[-1]))

    def names(self, action: Labelled, form: str = "") -> str:
        """What an action is about, by the plain names of the things: "Castle farmer"."""
        parts = [
            self.name(role, value, form)
            for variable, value in action.args
            if (role := self.catalogue.role(variable)) and self.has(f"{role}-{value}")
        ]
        return " ".join(parts)

    def also(self, key: str) -> list[str]:
        """Other words for the same thing."""
        if not self.catalogue.has(key, "also"):
            return []
        return [word.strip() for word in self.form(key, "also").split(",")]

    def label(self, action: Labelled, form: str = "") -> str:
        """What an action is called in a menu."""
        key = f"action-{action.label}"
        if form and not self.catalogue.has(key, form):
            form = ""
        return self._text(key, form, dict(action.args))

    def whole(self, texts: Sequence[str]) -> str:
        """A whole plan or turn: what is laid at each place, or one action after the other."""
        assert self.codec is not None
        actions = [self.codec.action(text) for text in texts]
        spoken = [self.codec.action_text(action) for action in actions]
        grouped = [
            one.action for one in spoken if self.catalogue.has(f"action-{one.label}", "group")
        ]
        if grouped:  # what else there is only ends the plan
            return self._actions(grouped)
        return ", ".join(self.label(one) for one in spoken)

    def reason(self, reason: Reason) -> str:
        return self.t(f"reason-{reason.key}", **reason.values)

    def problem(self, problem: Problem) -> str:
        """What was wrong. A problem inside a problem is told in the same language."""
        if isinstance(problem, Illegal):
            return self.reason(problem.reason)
        values = dict(problem.values)
        if "entry" in values:
            values["line"] = values["entry"] + 1  # the header is line 1
        cause = problem.__cause__
        if "problem" in values and isinstance(cause, Problem):
            values["problem"] = Plain(self.problem(cause))
        return self.t(f"problem-{problem.key}", **values)

    def story(self, events: Iterable[Event], viewer: int | None = None) -> list[Sentence]:
        """What happened, one sentence for each run of events of one seat."""
        out: list[Sentence] = []
        clauses: list[str] = []
        about: int | None = None
        heard = [event for event in events if event.private_to in (None, viewer)]
        for run in self._runs(heard):
            seat = run[0].seat
            if seat is None or seat != about:
                self._close(out, about, clauses)
                about, clauses = seat, []
            clauses.append(self._clause(run))
        self._close(out, about, clauses)
        return out

    def _runs(self, events: Iterable[Event]) -> list[list[Event]]:
        """Successive events of a seat that are told in one, no two of them alike: those of a kind
        with a text for several (`.each`)."""
        runs: list[list[Event]] = []
        for event in events:
            last = runs[-1] if runs else []
            like = [one.values for one in last if (one.kind, one.seat) == (event.kind, event.seat)]
            several = self.catalogue.has(f"event-{event.kind}", "each")
            if like and several and event.values not in like:
                last.append(event)
            else:
                runs.append([event])
        return runs

    def _clause(self, run: list[Event]) -> str:
        first, key = run[0].values, f"event-{run[0].kind}"
        if len(run) == 1:
            return self.t(key, **first)
        return self.form(key, "each", **{name: [one.values[name] for one in run] for name in first})

    def _close(self, out: list[Sentence], seat: int | None, clauses: list[str]) -> None:
        if not clauses:
            return
        if seat is None:
            out.append(Sentence(None, "", clauses[0]))
        else:
            what = self.t("event-line", what=Plain(self.join(clauses)))
            out.append(Sentence(seat, self.name("seat", seat), what))

    # Filling

    def _english(self) -> Catalogue:
        if self._fallback is None:
            own = self.lang == FALLBACK
            self._fallback = (
                self.catalogue if own else Catalogue(FALLBACK, files(FALLBACK, self.game))
            )
        return self._fallback

    def _text(self, key: str, form: str, values: dict[str, Any]) -> str:
        catalogue = self.catalogue
        if not catalogue.has(key, form):
            if self.strict:
                raise MissingText(f"{self.lang}: {key} {form}".rstrip())
            catalogue = self._english()
            if not catalogue.has(key, form):
                return key
        args: dict[str, Any] = {}
        for variable in catalogue.variables(key, form):
            base, _, ending = variable.rpartition("-")
            if variable in values:
                args[variable] = self._value(variable, "", values[variable])
            elif base in values:
                args[variable] = self._value(base, ending, values[base])
            elif variable == "command":
                args[variable] = os.environ.get(COMMAND_VARIABLE) or COMMAND
        text, errors = catalogue.format(key, form, args)
        if errors and self.strict:
            raise MissingText(f"{self.lang}: {key}: {errors[0]} with {values}")
        return text

    def _value(self, variable: str, form: str, value: Any) -> Any:
        if isinstance(value, Plain):
            return str(value)
        role = self.catalogue.role(variable)
        if isinstance(value, list | tuple):
            return self._list(role, form, value)
        if role == "action" and self.codec is not None:
            return self.label(self.codec.action_text(self.codec.action(value)), form)
        if role and (self.catalogue.has(f"{role}-{value}") or self.strict):
            return self.name(role, value, form)
        if isinstance(value, str):
            # Arguments of actions are texts; as numbers they can choose a plural.
            if value.isdecimal() and len(value) < 4:
                return int(value)
            return f"{value[:LONGEST]}…" if len(value) > LONGEST else value or "–"
        if isinstance(value, int) and abs(value) > LARGEST:
            return str(value)  # Fluent cannot group the digits of what somebody made up
        return value

    def _list(self, role: str, form: str, values: Sequence[Any]) -> str:
        """Equal things are counted: "2 farmers and a monk"."""
        if role == "action" and self.codec is not None:
            return self._actions([self.codec.action(value) for value in values])
        if not role:
            return self.join([str(value) for value in values])
        different = list(dict.fromkeys(values))
        form = form or "count"
        return self.join([self.name(role, one, form, values.count(one)) for one in different])

    def _actions(self, actions: list[int]) -> str:
        """Actions of one group (a place) are told together: "Castle (farmer, trader)"."""
        assert self.codec is not None
        groups: dict[str, list[str]] = {}
        for action in actions:
            spoken = self.codec.action_text(action)
            told = "told" if self.catalogue.has(f"action-{spoken.label}", "told") else "item"
            groups.setdefault(self.label(spoken, "group"), []).append(self.label(spoken, told))
        parts = [
            self.t("list-group", group=Plain(group), items=Plain(", ".join(items)))
            for group, items in groups.items()
        ]
        return self.join(parts)


class Plain(str):
    """A text that is already in the reader's language."""

    __slots__ = ()
