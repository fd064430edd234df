"""The authority over one game: a state, its record, its log, undo.

Terminal, server and arena drive the same class. An action is written (`journal`) before it is
carried out and acknowledged, so that nothing acknowledged is ever lost.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from scriptorium.core import record, registry
from scriptorium.core.decision import Decision
from scriptorium.core.errors import BadRecord, Illegal, Problem, Reason
from scriptorium.core.events import Event
from scriptorium.core.state import State

Journal = Callable[[str], None]


@dataclass(frozen=True)
class Entry:
    """A line of the log: who chose what, and what came of it."""

    n: int
    seat: int | None
    text: str
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True)
class _Moment:
    """A choice and the state before it. `stands`: it cannot be taken back any more, but is done
    again when a choice before it is."""

    n: int
    seat: int
    action: int
    before: State
    stands: bool = False


class Table:
    """One game with its seats.

    `seats` names who sits where, in words the caller understands ("human", "greedy", ...).
    `journal` is called with each line of the record before the line takes effect.
    """

    def __init__(
        self,
        config: registry.Config,
        seats: Sequence[str],
        journal: Journal | None = None,
        position: dict[str, Any] | None = None,
    ) -> None:
        game = registry.load(config.game)
        self.config = config
        self.seats = list(seats)
        self.position = position
        self.state = game.new(config) if position is None else game.position(position)
        self.log: list[Entry] = []
        self.ended = False  # the game is over and its record closed
        self._moments: list[_Moment] = []
        self._secret: set[int] = set()  # entries not shown to the other seats yet
        self._journal = journal
        self._writer = record.Writer(record.header(config, self.seats, position))
        if journal is not None:
            journal(self._writer.lines[0])

    @classmethod
    def replay(
        cls, lines: Sequence[str], journal: Journal | None = None, partial: bool = False
    ) -> Table:
        """The table at the end of a record. Raises BadRecord, naming the entry, if the record is
        damaged, breaks a rule or claims another result; `partial` allows a game in progress.

        `journal` gets only what is added afterwards.
        """
        if not lines:
            raise BadRecord("record-no-header", entry=0)
        head, config = record.read_header(lines[0])
        entries = record.read_entries(lines[1:], head)
        try:
            table = cls(config, [str(seat) for seat in head["seats"]], None, head.get("position"))
        except Problem as problem:
            raise BadRecord("record-header", entry=0, problem=str(problem)) from problem
        for entry in entries:
            table._replay(entry)
        if not partial and not table.ended:
            raise BadRecord("record-unfinished", entry=len(entries))
        # Word for word: an option may have come since, and checks go on from what is written.
        table._writer = record.Writer.after(lines)
        table._journal = journal
        table._close()
        return table

    def _replay(self, entry: dict[str, Any]) -> None:
        number = entry["n"]
        if self.ended:
            raise BadRecord("record-after-end", entry=number)
        try:
            if "do" in entry:
                self._act(entry["seat"], entry["do"])
            elif "undo" in entry:
                self.undo(entry["seat"], entry["undo"])
        except Problem as problem:
            raise BadRecord("record-illegal", entry=number, problem=str(problem)) from problem
        if "end" in entry:
            if not self.state.over:
                raise BadRecord("record-early-end", entry=number)
            if entry["end"] != self._end():
                raise BadRecord("record-result", entry=number)
            self._close()

    # Playing

    @property
    def lines(self) -> list[str]:
        """The record so far."""
        return list(self._writer.lines)

    @property
    def count(self) -> int:
        """The number of entries of the record so far."""
        return self._writer.count

    def decision(self, seat: int) -> Decision | None:
        return self.state.decision(seat)

    def act(self, seat: int, text: str) -> Entry:
        """Carry out an action; raises Illegal and changes nothing if it is not allowed."""
        entry = self._act(seat, text)
        self._close()
        return entry

    def _close(self) -> None:
        if self.state.over and not self.ended:
            self._write(end=self._end())
            self.ended = True

    def _act(self, seat: int, text: str) -> Entry:
        state = self.state
        codec = state.ruleset.codec
        action = codec.action(text)
        reason = state.why(seat, action)
        text = codec.text(action)
        if reason is not None:
            raise Illegal(reason, text)
        self._write(seat=seat, do=text)
        before = state.copy()
        state.sink = []
        state.apply(seat, action)
        entry = Entry(self.count, seat, text, state.sink)
        state.sink = None
        self.log.append(entry)
        self._keep_secret(before, entry)
        self._remember(_Moment(self.count, seat, action, before))
        return entry

    def _keep_secret(self, before: State, entry: Entry) -> None:
        frame = before.frames[-1]
        if frame.secret and self.state.frames and self.state.frames[-1] is frame:
            self._secret.add(entry.n)
        else:
            self._secret.clear()

    def log_for(self, seat: int | None) -> list[Entry]:
        """The log as a seat (None: a spectator) may read it: without what others have chosen but
        not yet shown, and without events meant for others."""
        return [
            replace(one, events=[event for event in one.events if event.only in (None, seat)])
            for one in self.log
            if one.seat == seat or one.n not in self._secret
        ]

    def _end(self) -> dict[str, Any]:
        result = self.state.result()
        return {"points": result["points"], "ranks": result["ranks"]}

    def _write(self, **data: Any) -> None:
        line = self._writer.entry(**data)
        if self._journal is not None:
            self._journal(line)
        self._writer.add(line)

    # Taking back

    def _remember(self, moment: _Moment) -> None:
        """Keep the moments that can still be undone, and what was chosen since.

        Where several seats choose at the same time, each has its own; elsewhere another seat's
        action closes the past, and so does a seal (a draw, a reveal, a declaration).
        """
        state, frame = self.state, moment.before.frames[-1]
        sealed = state.seals != moment.before.seals
        if frame.simultaneous and state.frames and state.frames[-1] is frame:
            self._moments = self._side_by_side(moment, sealed)
        elif sealed:
            self._moments = []
        else:
            last = itertools.takewhile(
                lambda one: one.seat == moment.seat and not one.stands, reversed(self._moments)
            )
            self._moments = [*reversed(list(last)), moment]

    def _side_by_side(self, moment: _Moment, sealed: bool) -> list[_Moment]:
        """Several seats choose at the same time. What another seat did before that is closed now;
        a seal closes the own choices, which still stand when the others take back theirs."""
        frame = moment.before.frames[-1]
        moments = [
            replace(one, stands=True) if sealed and one.seat == moment.seat else one
            for one in self._moments
            if one.seat == moment.seat or one.before.frames[-1] is frame
        ]
        moments.append(replace(moment, stands=sealed))
        return list(itertools.dropwhile(lambda one: one.stands, moments))

    def can_undo(self, seat: int) -> bool:
        return not self.ended and self._last(seat) is not None

    def _last(self, seat: int) -> int | None:
        """The place of the seat's last choice among the moments, if it can be taken back."""
        for index in range(len(self._moments) - 1, -1, -1):
            if self._moments[index].seat == seat and not self._moments[index].stands:
                return index
        return None

    def undo(self, seat: int, n: int | None = None) -> int:
        """Take back the seat's last choice; gives the number of the entry taken back.

        Never past a draw, a reveal or another seat's action. What others chose at the same time
        stands: it is carried out again on the state without the choice.
        """
        index = self._last(seat)
        if index is None or self.ended or (n is not None and n != self._moments[index].n):
            raise Illegal(Reason("no-undo", ""), "undo")
        gone = self._moments[index]
        self._write(seat=seat, undo=gone.n)
        later = self._moments[index + 1 :]
        self._moments = self._moments[:index]
        self.state = gone.before
        for moment in later:
            again = replace(moment, before=self.state.copy())
            self.state.apply(moment.seat, moment.action)
            self._moments.append(again)
        self.log = [entry for entry in self.log if entry.n != gone.n]
        return gone.n

    def reset(self, seat: int) -> int:
        """Take back everything the seat may take back; gives the number of choices."""
        count = 0
        while self.can_undo(seat):
            self.undo(seat)
            count += 1
        return count
