"""The authority over one game: a state, its record, its log, undo.

Terminal, server and arena drive the same class. An action is written (`journal`) before it is
carried out and acknowledged, so that nothing acknowledged is ever lost.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from scriptorium.core import record, registry
from scriptorium.core.chronicle import Chronicle, Scribe
from scriptorium.core.decision import Decision
from scriptorium.core.errors import BadPosition, BadRecord, Illegal, Problem, Reason
from scriptorium.core.events import Event
from scriptorium.core.feed import Entry, Feed
from scriptorium.core.state import State

Journal = Callable[[str], None]


@dataclass(frozen=True)
class _Checkpoint:
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
        origin: dict[str, Any] | None = None,
        *,
        state: State | None = None,
        scribe: Scribe | None = None,
    ) -> None:
        game = registry.load(config.game)
        self.config = config
        self.seats = list(seats)
        self.position = position
        self.origin = origin  # of the position: a moment of another game
        self.opening: list[Event] = []  # from a position: what happened before the first choice
        if state is None:
            state = game.new(config) if position is None else game.position(position, self.opening)
        self.state = state  # given: in the middle of the game
        self.entries: list[Entry] = []  # of the record, in its order, with those taken back
        self.hints: list[int] = []  # by seat, that a coach has given
        self.ended = False  # the game is over and its record closed
        self.scribe = scribe
        self.rules = registry.meta(config.game).version(config.scenario)  # that it is played by
        self._feeds = {viewer: Feed(viewer) for viewer in (*range(config.players), None)}
        self._checkpoints: list[_Checkpoint] = []
        self._asked_since = 0  # the entry after which the present question was asked
        self._journal = journal
        self._writer = record.Writer(record.header(config, self.seats, position, origin))
        if journal is not None:
            journal(self._writer.lines[0])
        self._keep(None)

    @classmethod
    def replay(
        cls,
        lines: Sequence[str],
        journal: Journal | None = None,
        partial: bool = False,
        scribe: Scribe | None = None,
    ) -> Table:
        """The table at the end of a record. Raises BadRecord, naming the entry, if the record is
        damaged, breaks a rule or claims another result; `partial` allows a game in progress. Of a
        game that outlived its rules the last part is played: who knows what others made of the rest
        is its chronicle (`resume`).

        `journal` gets only what is added afterwards.
        """
        head, config, entries = cls.read(lines)
        part = record.parts(head, entries)[-1]
        if not part.ours(config):
            raise other_rules(part, config)
        try:
            table = cls._begun(head, config, part, scribe)
        except Problem as problem:
            key = "record-header" if part.base is None else "record-illegal"
            raise BadRecord(key, entry=part.first - 1, problem=str(problem)) from problem
        for entry in entries[part.first - 1 :]:
            table.carry_on(entry)
        if not partial and not table.ended:
            raise BadRecord("record-unfinished", entry=len(entries))
        table._go_on(lines, journal)
        return table

    @classmethod
    def resume(
        cls, lines: Sequence[str], chronicle: Chronicle, journal: Journal | None = None
    ) -> Table:
        """As `replay(lines, journal, partial=True)`, from what was kept of the game. If other rules
        have made it, it goes on by ours from where it stands, and its record says so; if it is
        over, it stays as it is. What is to be kept of new entries is in `taken`."""
        head, config, entries = cls.read(lines)
        part = record.parts(head, entries)[-1]
        ours = part.ours(config)
        kept = chronicle.moment(chronicle.resting() if ours else chronicle.last)
        if kept is None:
            raise BadRecord("record-no-state", entry=len(entries), rules=part.rules)
        state = loaded(config, kept.dump) if ours else registry.renewed(config.game, kept.dump)
        table = cls.of(head, config, state)
        table._tell(*chronicle.entries(kept.n if ours else chronicle.last))
        table._asked_since = chronicle.asked(kept.n)
        table.scribe = chronicle.scribe(kept.n)
        table.ended = "end" in (entries[kept.n - 1] if kept.n else {})
        if table.ended:
            table.rules = part.rules
        if ours:
            for entry in entries[kept.n :]:
                table.carry_on(entry)
            del table.scribe.fresh[: chronicle.last - kept.n]
        table._go_on(lines, journal)
        if not ours and not table.ended:
            for _ in range(chronicle.last, table.count):
                table.scribe.note(None)
            table._renew(part.rules, kept.n)
        return table

    @classmethod
    def _begun(
        cls,
        head: dict[str, Any],
        config: registry.Config,
        part: record.Part,
        scribe: Scribe | None,
    ) -> Table:
        """The table at the start of a part of its record."""
        if part.base is None:
            return cls.of(head, config, scribe=scribe)
        table = cls.of(head, config, loaded(config, part.base["position"]))
        table.scribe = scribe
        table._follow_rules(part.base)
        return table

    @classmethod
    def read(
        cls, lines: Sequence[str]
    ) -> tuple[dict[str, Any], registry.Config, list[dict[str, Any]]]:
        if not lines:
            raise BadRecord("record-no-header", entry=0)
        head, config = record.read_header(lines[0])
        return head, config, record.read_entries(lines[1:], head)

    @classmethod
    def of(
        cls,
        head: dict[str, Any],
        config: registry.Config,
        state: State | None = None,
        scribe: Scribe | None = None,
    ) -> Table:
        seats = [str(seat) for seat in head["seats"]]
        position, origin = head.get("position"), head.get("from")
        return cls(config, seats, None, position, origin, state=state, scribe=scribe)

    def carry_on(self, entry: dict[str, Any]) -> None:
        """Do what an entry says that was read from a record."""
        number = entry["n"]
        if self.ended:
            raise BadRecord("record-after-end", entry=number)
        try:
            if "do" in entry:
                action = self.state.checked(entry["seat"], entry["do"])
                self._carry_out(number, entry["seat"], action, entry.get("auto", False))
            elif "undo" in entry:
                self._take_back(number, entry["seat"], self._undoable(entry["seat"], entry["undo"]))
            elif "rules" in entry:
                self._follow_rules(entry)
        except Problem as problem:
            raise BadRecord("record-illegal", entry=number, problem=str(problem)) from problem
        if "end" in entry:
            if not self.state.over:
                raise BadRecord("record-early-end", entry=number)
            claimed = {name: value for name, value in entry["end"].items() if name != "hints"}
            if claimed != self._result():
                raise BadRecord("record-result", entry=number)
            self.ended = True
            self._keep(None)

    def _go_on(self, lines: Sequence[str], journal: Journal | None) -> None:
        # Word for word: an option may have come since, and checks go on from what is written.
        self._writer = record.Writer.after(lines)
        self._journal = journal
        if journal is not None:
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

    @property
    def asked_since(self) -> int:
        """The entry after which the present question was asked."""
        return self._asked_since

    def decision(self, seat: int) -> Decision | None:
        return self.state.decision(seat)

    def act(self, seat: int, text: str, auto: bool = False) -> Entry:
        """Carry out an action; raises Illegal and changes nothing if it is not allowed. `auto`:
        it was the only option and nobody was asked."""
        action = self.state.checked(seat, text)
        more = {"auto": True} if auto else {}
        self._store(seat=seat, do=self.state.ruleset.codec.text(action), **more)
        entry = self._carry_out(self.count, seat, action, auto)
        self._close()
        return entry

    def follow(self, line: str) -> None:
        """Carry out the next line of the record, which somebody else has written."""
        if self._writer.entry(**_content(line, self.config.players)) != line:
            raise BadRecord("record-check", entry=self.count + 1)
        self.carry_on(json.loads(line))
        self._writer.add(line)

    def _store(self, **data: Any) -> None:
        line = self._writer.entry(**data)
        if self._journal is not None:
            self._journal(line)
        self._writer.add(line)

    def _close(self) -> None:
        if self.state.over and not self.ended:
            self._store(end=self._end())
            self.ended = True
            self._keep(None)

    def _carry_out(self, n: int, seat: int, action: int, auto: bool) -> Entry:
        state = self.state
        before = state.copy()
        round = state.round
        state.sink = []
        state.apply(seat, action)
        events, state.sink = state.sink, None
        frame = before.frames[-1]
        same = bool(state.frames) and state.frames[-1] is frame
        if not same:
            self._asked_since = n
        text, secret = state.ruleset.codec.text(action), frame.secret and same
        entry = Entry(n, seat, text, round, events, auto, None, secret, frame.private)
        self._tell(entry)
        self._remember(_Checkpoint(n, seat, action, before))
        self._keep(entry, before)
        return entry

    def _end(self) -> dict[str, Any]:
        return {**self._result(), "hints": self.hints} if self.hints else self._result()

    def _result(self) -> dict[str, Any]:
        result = self.state.result()
        return {"points": result["points"], "ranks": result["ranks"]}

    # The log

    def _tell(self, *entries: Entry) -> None:
        self.entries += entries
        for one in self._feeds.values():
            for entry in entries:
                one.add(entry)
            if self.state.over:
                one.reveal()

    def feed(self, viewer: int | None) -> Feed:
        """The log as a seat (None: a spectator) has come to know it."""
        return self._feeds[viewer]

    def concerns(self, seat: int, k: int) -> bool:
        """Whether anything after entry k of its log may have changed what the seat is asked.
        What others do while all choose at the same time does not."""
        later = self._feeds[seat].entries[k:]
        if not self.state.frames or not self.state.frames[-1].simultaneous:
            return bool(later)
        return any(one.seat == seat or one.n <= self._asked_since for one in later)

    def log_for(self, viewer: int | None) -> list[Entry]:
        """The same, without what was taken back."""
        return self._feeds[viewer].standing()

    @property
    def secretive(self) -> bool:
        """Whether some seat may know what another one must not, now."""
        told = self.feed(None)
        asked = any(frame.secret or frame.private for frame in self.state.frames)
        return not self.ended and (asked or bool(told.held or told.private))

    @property
    def log(self) -> list[Entry]:
        """All that was chosen and not taken back, whoever may know it."""
        gone = {entry.undoes for entry in self.entries}
        return [one for one in self.entries if one.undoes is None and one.n not in gone]

    # Taking back

    def _remember(self, point: _Checkpoint) -> None:
        """Keep the checkpoints that can still be undone, and what was chosen since.

        Where several seats choose at the same time, each has its own; elsewhere another seat's
        action closes the past, and so does a seal (a draw, a reveal, a declaration).
        """
        state, frame = self.state, point.before.frames[-1]
        sealed = state.barriers != point.before.barriers
        if frame.simultaneous and state.frames and state.frames[-1] is frame:
            self._checkpoints = self._side_by_side(point, sealed)
        elif sealed:
            self._checkpoints = []
        else:
            last = itertools.takewhile(
                lambda one: one.seat == point.seat and not one.stands, reversed(self._checkpoints)
            )
            self._checkpoints = [*reversed(list(last)), point]

    def _side_by_side(self, point: _Checkpoint, sealed: bool) -> list[_Checkpoint]:
        """Several seats choose at the same time. What another seat did before that is closed now;
        a seal closes the own choices, which still stand when the others take back theirs."""
        frame = point.before.frames[-1]
        points = [
            replace(one, stands=True) if sealed and one.seat == point.seat else one
            for one in self._checkpoints
            if one.seat == point.seat or one.before.frames[-1] is frame
        ]
        points.append(replace(point, stands=sealed))
        return list(itertools.dropwhile(lambda one: one.stands, points))

    def can_undo(self, seat: int) -> bool:
        index = self._last(seat)
        return index is not None and not self.ended and not self._tells(self._checkpoints[index])

    def _tells(self, point: _Checkpoint) -> bool:
        """Whether the present question has come up since that choice, and others answer it unseen:
        that the choice could be taken back no more would tell that they have begun. It is not
        offered then, and no seal either: records from when it was offered still replay."""
        frames = self.state.frames
        if not frames or frames[-1] is point.before.frames[-1]:
            return False
        asked = frames[-1]
        others = any(seat != point.seat for seat in asked.seats(self.state))
        return others and (asked.secret or asked.private)

    def _last(self, seat: int) -> int | None:
        """The place of the seat's last choice among the checkpoints, if it can be taken back."""
        for index in range(len(self._checkpoints) - 1, -1, -1):
            if self._checkpoints[index].seat == seat and not self._checkpoints[index].stands:
                return index
        return None

    def _undoable(self, seat: int, n: int | None) -> int:
        index = self._last(seat)
        if index is None or self.ended or (n is not None and n != self._checkpoints[index].n):
            raise Illegal(Reason("no-undo", ""), "undo")
        return index

    def undo(self, seat: int, n: int | None = None) -> int:
        """Take back the seat's last choice, by a record the one of entry `n`; gives the number of
        the entry taken back.

        Never past a draw, a reveal or another seat's action. What others chose at the same time
        stands: it is carried out again on the state without the choice.
        """
        if n is None and not self.can_undo(seat):
            raise Illegal(Reason("no-undo", ""), "undo")
        index = self._undoable(seat, n)
        gone = self._checkpoints[index].n
        self._store(seat=seat, undo=gone)
        self._take_back(self.count, seat, index)
        return gone

    def _take_back(self, n: int, seat: int, index: int) -> None:
        gone = self._checkpoints[index]
        later = self._checkpoints[index + 1 :]
        self._checkpoints = self._checkpoints[:index]
        self.state = gone.before
        for point in later:
            again = replace(point, before=self.state.copy())
            self.state.apply(point.seat, point.action)
            self._checkpoints.append(again)
        frame, round = self.state.frames[-1], self.state.round
        entry = Entry(n, seat, "", round, [], False, gone.n, frame.secret, frame.private)
        self._tell(entry)
        self._keep(entry)

    def reset(self, seat: int) -> int:
        """Take back everything the seat may take back; gives the number of choices."""
        count = 0
        while self.can_undo(seat):
            self.undo(seat)
            count += 1
        return count

    # What is kept beside the record

    def taken(self) -> list[str]:
        """What was written since somebody last asked."""
        return self.scribe.taken() if self.scribe is not None else []

    def _keep(self, entry: Entry | None, before: State | None = None) -> None:
        if self.scribe is not None:
            clean = self.ended or not self._checkpoints
            self.scribe.write(entry, self.state, self._asked_since, clean, before)

    # Other rules

    def _renew(self, was: str, after: int) -> None:
        """From here on our rules hold. `after`: the entry of which the state is."""
        more = {"after": after} if after < self.count else {}
        self._store(rules=self.rules, was=was, **more, position=self.state.dump())
        self._renewed(self.count, was, self.count - 1 - after)

    def _follow_rules(self, entry: dict[str, Any]) -> None:
        if entry["rules"] != self.rules:
            raise Problem("record-rules", rules=entry["rules"], known=self.rules)
        self.state = loaded(self.config, entry["position"])
        before = entry["n"] - 1
        self._renewed(entry["n"], entry["was"], before - entry.get("after", before))

    def _renewed(self, n: int, was: str, lost: int) -> None:
        """Nobody goes back behind it, and what anybody was about to choose is asked again."""
        self._asked_since, self._checkpoints = n, []
        told = Event("rules", None, {"was": was, "now": self.rules, "lost": lost}, None)
        entry = Entry(n, None, "", self.state.round, [told])
        self._tell(entry)
        self._keep(entry)


def other_rules(part: record.Part, config: registry.Config) -> BadRecord:
    known = registry.meta(config.game).version(config.scenario)
    return BadRecord("record-rules", entry=part.first - 1, rules=part.rules, known=known)


def loaded(config: registry.Config, dump: Any) -> State:
    """The state of a dump, which must be of such a game."""
    state = registry.load(config.game).load(dump)
    same = ("game", "players", "edition", "scenario")
    if any(dump[name] != getattr(config, name) for name in same):
        raise BadPosition("position-broken", detail=", ".join(same))
    return state


def _content(line: str, players: int) -> dict[str, Any]:
    """What a line of the record says, without its number and check."""
    try:
        data = record.parsed(line)
    except ValueError:
        data = None
    if not isinstance(data, dict) or not record.is_entry(data, players):
        raise BadRecord("record-line", entry=0)
    return {name: value for name, value in data.items() if name not in ("n", "check")}
