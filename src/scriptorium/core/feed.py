"""The log of a game, as each of those around the table comes to know it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from scriptorium.core.events import Event


@dataclass(frozen=True)
class Entry:
    """Who chose what, and what came of it; or, with `undoes`, which entry was taken back.

    `n` is its number in the record. `auto`: the only option, played without asking.
    """

    n: int
    seat: int
    text: str
    round: int = 0
    events: list[Event] = field(default_factory=list)
    auto: bool = False
    undoes: int | None = None

    def dump(self) -> list[Any]:
        events = [[one.kind, one.seat, one.values, one.private_to] for one in self.events]
        return [self.n, self.seat, self.text, self.round, events, self.auto, self.undoes]

    @classmethod
    def load(cls, data: list[Any]) -> Entry:
        n, seat, text, round, events, auto, undoes = data
        told = [Event(*one) for one in events]
        return cls(n, seat, text, round, told, auto, undoes)


class Feed:
    """What one viewer (a seat; None: a spectator) knows, in the order of coming to know it.

    It only ever grows, so that "all after the k-th" says what somebody has missed. What others
    choose in secret is held back until it is shown, and forgotten if it is taken back before:
    not even the number of such choices can be told from a feed.
    """

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.entries: list[Entry] = []
        self.held: list[Entry] = []

    def add(self, entry: Entry, secret: bool) -> None:
        if entry.undoes is not None and self._forget(entry.undoes):
            return
        mine = [event for event in entry.events if event.private_to in (None, self.viewer)]
        if len(mine) < len(entry.events):
            entry = replace(entry, events=mine)
        if secret and entry.seat != self.viewer:
            self.held.append(entry)
            return
        if not secret:
            self.entries += self.held
            self.held = []
        self.entries.append(entry)

    def _forget(self, n: int) -> bool:
        """Whether entry n was still held back; then nobody here hears of it."""
        before = len(self.held)
        self.held = [entry for entry in self.held if entry.n != n]
        return len(self.held) < before

    def place(self, n: int) -> int:
        """Which entry of this feed, counted from 1, is number n of the record."""
        for k in range(len(self.entries), 0, -1):
            if self.entries[k - 1].n == n:
                return k
        raise LookupError(n)

    def standing(self) -> list[Entry]:
        """The entries that were not taken back."""
        gone = {entry.undoes for entry in self.entries}
        return [one for one in self.entries if one.undoes is None and one.n not in gone]


def dump(entries: Iterable[Entry], feeds: Iterable[Feed]) -> dict[str, Any]:
    return {
        "entries": [entry.dump() for entry in entries],
        "order": [[entry.n for entry in feed.entries] for feed in feeds],
    }


def load(data: dict[str, Any], feeds: Iterable[Feed]) -> list[Entry]:
    """The entries of all; each of the feeds gets its own, in its own order."""
    entries = [Entry.load(one) for one in data["entries"]]
    by_number = {entry.n: entry for entry in entries}
    for feed, order in zip(feeds, data["order"]):
        for n in order:
            feed.add(by_number[n], False)
    return entries
