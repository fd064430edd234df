"""The log of a game, as each of those around the table comes to know it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from scriptorium.core.events import Event


@dataclass(frozen=True)
class Entry:
    """Who chose what, and what came of it; or, with `undoes`, which entry was taken back.

    `n` is its number in the record. `auto`: the only option, played without asking. `secret`: it is
    shown to others when its frame is over, `private`: when the game is. What they see of a private
    choice before that, its public events, has no seat and no text. An entry without a seat is no
    choice at all: something has happened to the table.
    """

    n: int
    seat: int | None
    text: str
    round: int = 0
    events: list[Event] = field(default_factory=list)
    auto: bool = False
    undoes: int | None = None
    secret: bool = False
    private: bool = False

    @cached_property
    def turns(self) -> bool:
        """A round began with it."""
        return any(event.kind == "round" for event in self.events)

    def dump(self) -> list[Any]:
        events = [[one.kind, one.seat, one.values, one.private_to] for one in self.events]
        flags = [self.auto, self.undoes, self.secret, self.private]
        return [self.n, self.seat, self.text, self.round, events, *flags]

    @classmethod
    def load(cls, data: list[Any]) -> Entry:
        n, seat, text, round, events, *flags = data
        return cls(n, seat, text, round, [Event(*one) for one in events], *flags)


class Feed:
    """What one viewer (a seat; None: a spectator) knows, in the order of coming to know it.

    It only ever grows, so that "all after the k-th" says what somebody has missed. What others
    choose in secret is held back until it is shown (`held`), what they choose in private until the
    game is over (`private`), and both are forgotten if they are taken back before: not even the
    number of such choices can be told from a feed.
    """

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.entries: list[Entry] = []
        self.held: list[Entry] = []
        self.private: list[Entry] = []

    def add(self, entry: Entry) -> None:
        if entry.seat is None:  # it shows at once, and nothing with it
            self.entries.append(entry)
            return
        if entry.undoes is not None and self._forgets(entry.undoes):
            return
        if not entry.secret:
            self.entries += self.held
            self.held = []
        others = entry.seat != self.viewer
        if entry.private and others and entry.undoes is None:
            self.private.append(entry)
        shown = self._shown(entry, blank=entry.private and others)
        if shown is not None:
            (self.held if entry.secret and others else self.entries).append(shown)

    def _shown(self, entry: Entry, blank: bool) -> Entry | None:
        """An entry without what this viewer may not know."""
        mine = [event for event in entry.events if event.private_to in (None, self.viewer)]
        if blank:
            nothing = not mine and entry.undoes is None
            return None if nothing else replace(entry, seat=None, text="", events=mine, auto=False)
        return replace(entry, events=mine) if len(mine) < len(entry.events) else entry

    def _forgets(self, n: int) -> bool:
        """Entry n is taken back. Whether nothing of it was shown here; then nobody hears of it."""
        self.held = [entry for entry in self.held if entry.n != n]
        self.private = [entry for entry in self.private if entry.n != n]
        return all(entry.n != n for entry in self.entries)

    def reveal(self) -> None:
        """The game is over: what others have kept to themselves is shown, in the order of play,
        with what was not shown of it before."""
        for entry in self.private:
            mine = (None, self.viewer)
            rest = [one for one in entry.events if one.private_to not in mine]
            public = [Event(one.kind, one.seat, one.values, None) for one in rest]
            self.entries.append(replace(entry, events=public))
        self.private = []

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
