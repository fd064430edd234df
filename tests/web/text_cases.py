"""The cases with which the browser client proves that it speaks like Python.

    python -m tests.web.text_cases        # writes web/tests/texts.cases.json anew

Events, actions, prompts and reasons are those of real games, a few of each kind, with the text that
`scriptorium.texts` makes of them in every language. `web/tests/texts.test.ts` must make the same.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any

from scriptorium.core.codec import Codec
from scriptorium.core.decision import Option
from scriptorium.core.errors import Problem
from scriptorium.core.feed import Entry
from scriptorium.core.table import Table
from scriptorium.server.updates import spoken
from scriptorium.texts import LANGUAGES, Sentence, Texts
from tests.contract import lively

FILE = Path(__file__).parents[2] / "web" / "tests" / "texts.cases.json"
EACH = 2  # examples of each kind
FORMS = ("", "group", "item")
PROBLEMS = [
    Problem("record-line", entry=4),
    Problem("unknown-game", game="tetris", known="orleans"),
    Problem("bad-players", game="Orléans", players=9, low=2, high=5),
]


# Orléans is played as its novice plays; of Pilgrim chance alone shows more.
TABLES = [(config, 4) for config in lively.games()[2:5]]
TABLES += [(config, 1) for config in lively.pilgrim()[:3]]


class Cases:
    def __init__(self) -> None:
        self.found: list[dict[str, Any]] = []
        self._game = ""
        self._seen: Counter[str] = Counter()
        self._speakers: dict[str, Texts] = {}

    def speak_of(self, game: str, codec: Codec) -> None:
        self._game = game
        self._speakers = {lang: Texts(lang, game, codec, strict=True) for lang in LANGUAGES}

    def wanted(self, kind: str) -> bool:
        """Count an example of a kind, unless there are enough."""
        self._seen[f"{self._game} {kind}"] += 1
        return self._seen[f"{self._game} {kind}"] <= EACH

    def add(self, ask: str, args: list[Any], *own: Any) -> None:
        """A method of Texts, what the client gives it, and what Python gives it."""
        says = {lang: plain(getattr(texts, ask)(*own)) for lang, texts in self._speakers.items()}
        self.found.append({"game": self._game, "ask": ask, "args": args, **says})


def plain(said: str | list[Sentence]) -> Any:
    return said if isinstance(said, str) else [asdict(sentence) for sentence in said]


def add_entry(cases: Cases, entry: Entry, codec: Codec) -> None:
    events = [event for event in entry.events if event.private_to is None]
    kinds = ["+".join(event.kind for event in events), *(event.kind for event in events)]
    if not [kind for kind in kinds if cases.wanted(f"event {kind}")]:
        return
    told = {
        "events": [{"event": e.kind, "seat": e.seat, "values": e.values} for e in events],
        "spoken": spoken(entry, codec),
    }
    cases.add("story", [told], events)


def add_option(cases: Cases, option: Option) -> None:
    words = {"label": option.label, "args": dict(option.args)}
    if cases.wanted(f"action {option.label}"):
        for form in FORMS:
            cases.add("label", [words, form], option, form)
    reason = option.refused
    if reason is not None and cases.wanted(f"reason {reason.key}"):
        given = {"key": reason.key, "rule": reason.rule, "values": reason.values}
        cases.add("reason", [given], reason)


def all_cases() -> list[dict[str, Any]]:
    cases = Cases()
    for config, wild in TABLES:
        table = Table(config, ["human"] * config.players)
        codec = table.state.ruleset.codec
        cases.speak_of(config.game, codec)
        for n, (state, seat, action) in enumerate(lively.play(config, wild)):
            asked = state.decision(seat) if n % 7 == 0 else None
            for option in (*asked.options, *asked.refused) if asked is not None else ():
                add_option(cases, option)
            add_entry(cases, table.act(seat, codec.text(action)), codec)
    for problem in PROBLEMS:
        given = {"kind": "problem", "key": problem.key, "values": problem.values, "rule": ""}
        cases.add("problem", [given], problem)
    for parts in ([], ["a"], ["a", "b"], ["a", "b", "c"]):
        cases.add("join", [parts], parts)
    return cases.found


def source() -> str:
    lines = [json.dumps(case, ensure_ascii=False, sort_keys=True) for case in all_cases()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(source(), encoding="utf-8")
