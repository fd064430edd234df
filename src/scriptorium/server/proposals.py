"""What players show each other while one of them, the speaker, decides for the team. It has no
effect on the game: it lives in memory beside it, and is gone with the next choice."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import orjson

from scriptorium.core.decision import option
from scriptorium.core.errors import Problem
from scriptorium.core.rng import Stream
from scriptorium.core.state import State
from scriptorium.core.table import Table

MOST_STEPS = 40  # of one proposal; no decision of a team takes half as many


def speaker(state: State) -> int | None:
    """The seat that decides for the team now."""
    if not state.frames or not state.frames[-1].team:
        return None
    (seat,) = state.frames[-1].seats(state)
    return seat


class Trial:
    """The speaker's steps on a copy of the state, as far as they are one decision of the team.
    In the copy everything hidden is dealt again: nothing that is shown of it can tell of it."""

    def __init__(self, state: State) -> None:
        found = speaker(state)
        if found is None:
            raise Problem("proposal-not-now")
        self.speaker = found
        self.state = state.determinize(None, Stream("proposal", "determinize"))
        self._from = state.round, state.barriers
        self.steps: list[int] = []
        self.shown: list[dict[str, Any]] = []

    @property
    def complete(self) -> bool:
        """The decision is made: what is asked next is another one, or chance has spoken."""
        state = self.state
        return speaker(state) != self.speaker or (state.round, state.barriers) != self._from

    def step(self, text: str) -> None:
        number, codec = len(self.steps) + 1, self.state.ruleset.codec
        if self.complete:
            raise Problem("proposal-beyond", step=number)
        action = codec.action(text) if codec.knows(text) else None
        if action is None or action not in self.state.legal(self.speaker):
            raise Problem("proposal-step", step=number, action=text[:80])
        self.take(action)

    def take(self, action: int) -> None:
        """A legal step."""
        self.shown.append(option(self.state.describe(self.speaker, action)).json())
        self.steps.append(action)
        self.state.apply(self.speaker, action)

    def next(self) -> dict[str, Any] | None:
        """What the speaker would be asked then."""
        if self.complete:
            return None
        found = self.state.decision(self.speaker)
        assert found is not None
        return found.json()


@dataclass(frozen=True)
class Draft:
    """The steps a seat has shown, none if it has withdrawn them; `at`: when."""

    at: float
    steps: tuple[int, ...] = ()
    shown: list[dict[str, Any]] = field(default_factory=list)
    next: dict[str, Any] | None = None

    @property
    def id(self) -> str:
        return hashlib.sha256(repr(self.steps).encode()).hexdigest()[:12]

    @property
    def complete(self) -> bool:
        return bool(self.steps) and self.next is None


@dataclass(frozen=True)
class Vote:
    at: float
    id: str  # of what was agreed with: other steps need another vote
    agrees: bool


class Proposals:
    """Of one table. Whoever looks or writes says how the table stands (`at`): what was shown before
    the last choice, or by somebody else in this seat, is forgotten."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._count = -1
        self._kinds: list[str] = []
        self.drafts: dict[int, Draft] = {}
        self.votes: dict[tuple[int, int], Vote] = {}  # who, and with whose

    def at(self, table: Table, kinds: list[str]) -> Proposals:
        """`kinds`: who plays each seat, a person or a bot."""
        if table.count != self._count:
            self.drafts, self.votes = {}, {}
        changed = [seat for seat, kind in enumerate(self._kinds) if kinds[seat] != kind]
        for seat in changed:
            self.drafts.pop(seat, None)
        self.votes = {key: one for key, one in self.votes.items() if key[0] not in changed}
        self._count, self._kinds = table.count, kinds
        return self

    def propose(self, state: State, seats: Sequence[int], steps: Sequence[str]) -> None:
        """What the first of these seats would do; the others sit beside it and agree."""
        if len(steps) > MOST_STEPS:
            raise Problem("proposal-too-long", limit=MOST_STEPS)
        trial = Trial(state)
        for text in steps:
            trial.step(text)
        seat, *beside = seats
        self.show(seat, trial)
        if steps and beside:
            self.agree(state, [*beside, seat], seat, self.drafts[seat].id, agrees=True)

    def show(self, seat: int, trial: Trial) -> None:
        self.drafts[seat] = self._draft(self._clock(), trial)

    def _draft(self, at: float, trial: Trial) -> Draft:
        if not trial.steps:
            return Draft(at)
        return Draft(at, tuple(trial.steps), trial.shown, trial.next())

    def agree(self, state: State, seats: Sequence[int], of: int, id: str, agrees: bool) -> None:
        if speaker(state) is None:
            raise Problem("proposal-not-now")
        if seats[0] == of:
            raise Problem("proposal-own")
        draft = self.drafts.get(of)
        if draft is None or not draft.steps or draft.id != id:
            raise Problem("proposal-gone")
        for seat in seats:
            if seat != of:
                self.votes[seat, of] = Vote(self._clock(), id, agrees)

    def agreed(self, of: int) -> list[int]:
        """The others who agree with what a seat has shown."""
        id = self.drafts[of].id
        votes = sorted(self.votes.items())
        return [who for (who, whose), one in votes if whose == of and one.id == id and one.agrees]

    def voted(self, seat: int, of: int) -> bool:
        """Whether a seat has said if it agrees with what another has shown."""
        vote = self.votes.get((seat, of))
        return vote is not None and vote.id == self.drafts[of].id

    def texts(self, seat: int) -> list[str]:
        """The steps that a seat has shown."""
        return [step["text"] for step in self.drafts[seat].shown]

    def shown(self) -> list[int]:
        """The seats that have shown something."""
        return sorted(seat for seat, draft in self.drafts.items() if draft.steps)

    def complete(self) -> list[int]:
        """Those that have shown a whole decision."""
        return [seat for seat in self.shown() if self.drafts[seat].complete]

    # Between processes: of two things a seat has said the later counts, whichever comes first.

    def packed(self) -> str:
        """All of it, in one word of a few hundred letters."""
        drafts = [[seat, one.at, one.steps] for seat, one in self.drafts.items()]
        votes = [[*key, one.at, one.id, one.agrees] for key, one in self.votes.items()]
        return orjson.dumps([self._count, drafts, votes]).decode()

    def merge(self, state: State, packed: str) -> bool:
        """Whether there was anything new. What was said before the last choice is not."""
        count, drafts, votes = orjson.loads(packed)
        if count != self._count or speaker(state) is None:
            return False
        before = dict(self.drafts), dict(self.votes)
        for seat, at, steps in drafts:
            known = self.drafts.get(seat)
            if known is not None and known.steps == tuple(steps):
                self.drafts[seat] = replace(known, at=max(at, known.at))
            elif known is None or at > known.at:
                self.drafts[seat] = self._again(state, at, steps)
        for who, whose, at, id, agrees in votes:
            mine = self.votes.get((who, whose))
            if mine is None or at > mine.at:
                self.votes[who, whose] = Vote(at, id, agrees)
        return before != (self.drafts, self.votes)

    def _again(self, state: State, at: float, steps: list[int]) -> Draft:
        """What another process has tried already: it plays by the same rules."""
        trial = Trial(state)
        for action in steps:
            trial.take(action)
        return self._draft(at, trial)

    def json(self, state: State) -> dict[str, Any] | None:
        seat = speaker(state)
        asked = state.decision(seat) if seat is not None else None
        if asked is None:
            return None
        return {"asked": asked.json(), "proposals": [self._json(one) for one in self.shown()]}

    def _json(self, seat: int) -> dict[str, Any]:
        draft = self.drafts[seat]
        return {
            "seat": seat,
            "id": draft.id,
            "steps": draft.shown,
            "next": draft.next,
            "agreed": self.agreed(seat),
        }
