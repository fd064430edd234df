"""What a record does not say: what every choice came to, and the state after it.

A record is enough while its game is played by the rules it was made with. Other rules would make
another game of it. So whoever keeps a game for long keeps beside each entry what the rules of then
made of it: a line of JSON with the entry of the log and what has changed in the state and, at the
end, in the result. Line 0 is the start.

    {"log":[57,0,"act ship ...",9,[...],...],"to":{"state":{"state":{"coins":[12]}}},"asked":55}

A change is `[value]`, which takes the place of what was, or a table of changes by key, or by index
of a list. A line without `to` is of a moment whose state nobody has kept. `rounds` has the figures
of rounds that are over with this entry.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from scriptorium.core import record
from scriptorium.core.feed import Entry
from scriptorium.core.state import State

FEW = 4  # of so many values of a list one may change without all being written again


def change(old: Any, new: Any) -> Any:
    """What makes `new` of `old`."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {key: change(old[key], value) for key, value in new.items() if old[key] != value}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        differ = [at for at, value in enumerate(new) if old[at] != value]
        if len(differ) * FEW <= len(new) or any(isinstance(one, dict) for one in new):
            return {str(at): change(old[at], new[at]) for at in differ}
    return [new]


def changed(old: Any, by: Any) -> Any:
    """What a change makes of `old`, which may not be used any more."""
    if isinstance(by, list):
        return copy.deepcopy(by[0])  # it will be changed itself
    for key, one in by.items():
        at = int(key) if isinstance(old, list) else key
        old[at] = changed(old[at], one)
    return old


class Moment:
    """What is kept of a state: `dump`, and `result` once it is over. `n` is the entry after which
    it was."""

    def __init__(self, n: int, kept: dict[str, Any]) -> None:
        self.n = n
        self.dump: dict[str, Any] = kept["state"]
        self.result: dict[str, Any] | None = kept["result"]


def kept_of(state: State) -> dict[str, Any]:
    return {"state": state.dump(), "result": final(state) if state.over else None}


def figures_of(state: State) -> list[Any]:
    """A round as it stands, and how the players stand in it."""
    return [state.round, state.figures()]


def final(state: State) -> dict[str, Any]:
    """The result, with the points by source of everybody who plays along, an automaton too."""
    seen = state.view(None)["seats"]
    told = ("points", "sources")
    shown = [{name: row[name] for name in told if name in row} for row in seen]
    return {**state.result(), "seats": shown}


class Scribe:
    """Writes the lines of a game that is played. `fresh` are those nobody has taken yet."""

    def __init__(self, after: dict[str, Any] | None = None) -> None:
        self.fresh: list[str] = []
        self._last = after

    def write(
        self, entry: Entry | None, state: State, asked: int, clean: bool, before: State | None
    ) -> None:
        """`asked`: the entry after which the present question was asked. `clean`: nothing of what
        was chosen can be taken back any more. `before`: the state that the entry has changed."""
        now = kept_of(state)
        rounds = []
        if before is not None and before.round != state.round:
            rounds.append(figures_of(before))
        if state.over and before is not None:
            rounds.append(figures_of(state))
        self.note(entry, change(self._last, now), asked, clean, rounds)
        self._last = now

    def begin(self, entry: Entry | None, kept: dict[str, Any], rounds: Sequence[Any] = ()) -> None:
        """A line with everything that is known of a moment."""
        self.note(entry, change(None, kept), clean=True, rounds=rounds)
        self._last = kept

    def forget(self) -> None:
        """The next line has to stand for itself."""
        self._last = None

    def note(
        self,
        entry: Entry | None,
        to: Any = None,
        asked: int = 0,
        clean: bool = False,
        rounds: Sequence[Any] = (),
    ) -> None:
        """A line as it is said; without `to` of a moment of which no state is known."""
        line: dict[str, Any] = {"log": entry.dump() if entry is not None else None}
        if to is not None:
            line["to"] = to
        line["asked"] = asked
        if clean:
            line["clean"] = 1
        if rounds:
            line["rounds"] = list(rounds)
        self.fresh.append(record.line(line))

    def taken(self) -> list[str]:
        lines, self.fresh = self.fresh, []
        return lines


class Chronicle:
    """The lines that were kept of one game, line 0 first."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines: list[dict[str, Any]] = [json.loads(line) for line in lines]

    @property
    def last(self) -> int:
        """The entry of the last line."""
        return len(self.lines) - 1

    def entries(self, until: int) -> list[Entry]:
        """The log up to an entry of the record."""
        told = [one["log"] for one in self.lines[: until + 1]]
        return [Entry.load(one) for one in told if one is not None]

    def asked(self, n: int) -> int:
        found: int = self.lines[n]["asked"]
        return found

    def resting(self) -> int:
        """The last entry after which nothing could be taken back; -1: no state is kept."""
        places = (n for n in range(self.last, -1, -1) if self.lines[n].get("clean"))
        return next(places, -1)

    def rounds(self) -> list[tuple[int, dict[str, list[int]]]]:
        """The rounds that are over, and the figures at the end of each."""
        found: list[tuple[int, dict[str, list[int]]]] = []
        for line in self.lines:
            for number, figures in line.get("rounds", []):
                if found and found[-1][0] == number:  # its end was taken back
                    found.pop()
                found.append((number, figures))
        return found

    def moments(self) -> Iterator[Moment]:
        """The moments whose states are kept, in their order. Each is changed into the next."""
        kept: Any = None
        for n, line in enumerate(self.lines):
            if "to" in line:
                kept = changed(kept, line["to"])
                yield Moment(n, kept)

    def moment(self, n: int) -> Moment | None:
        """The last moment up to entry n whose state is kept."""
        at, kept = self._kept(n)
        return Moment(at, kept) if kept is not None else None

    def scribe(self, n: int) -> Scribe:
        """Goes on after entry n."""
        return Scribe(self._kept(n)[1])

    def _kept(self, until: int) -> tuple[int, dict[str, Any] | None]:
        kept: Any = None
        at = 0
        for n, line in enumerate(self.lines[: until + 1]):
            if "to" in line:
                at, kept = n, changed(kept, line["to"])
        return at, kept
