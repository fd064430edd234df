"""Bots in a team: what one that speaks for it shows before it decides, and when it goes on; with
what the others agree."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from scriptorium.bots.base import while_legal
from scriptorium.server.bots import Judgement, Question, Thinkers
from scriptorium.server.hub import Hub
from scriptorium.server.proposals import Trial, speaker
from scriptorium.server.room import Room

Work = Callable[[], Awaitable[None]]


class Council:
    """People are heard while they are there. A bot that speaks for them shows the decision it would
    make; it goes on when each of them has agreed with one or shown one. There is no clock: whoever
    is connected and says nothing is waited for."""

    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self.hub = hub
        self.thinkers = thinkers

    def work(self, room: Room) -> Work | None:
        """What a bot has to do now so that the others know what it would have."""
        if room.table is None or room.failures:
            return None
        seat = speaker(room.game.state)
        if seat is None:
            return None
        proposals = room.proposals
        if self.waits(room, seat) and seat not in proposals.complete():
            return partial(self._show, room, seat)
        for of in proposals.complete():
            for one in room.seats:
                if one.kind == "bot" and one.seat != of and not proposals.voted(one.seat, of):
                    return partial(self._judge, room, one.seat, of)
        return None

    def waits(self, room: Room, seat: int) -> bool:
        """Whether a bot that is asked for the team has to hear somebody first."""
        state = room.game.state
        if room.failures or room.seats[seat].kind != "bot" or seat != speaker(state):
            return False
        if len(state.legal(seat)) == 1:  # nothing to talk about
            return False
        if self.hub.expects(room.id):
            return True
        return not all(self._heard(room, one) for one in self._people(room))

    def decided(self, room: Room, seat: int) -> list[str] | None:
        """What a bot does that has heard everybody: what all people agree with, or its own
        choice; None if it has not been asked to show one."""
        proposals, people = room.proposals, self._people(room)
        if seat != speaker(room.game.state) or not people or room.failures:
            return None
        for of in proposals.complete():
            agreed = {of, *proposals.agreed(of)}
            if room.seats[of].kind == "person" and agreed.issuperset(people):
                return proposals.texts(of)
        return proposals.texts(seat) if seat in proposals.complete() else None

    def _people(self, room: Room) -> list[int]:
        return [seat for seat in sorted(room.online()) if room.seats[seat].kind == "person"]

    def _heard(self, room: Room, person: int) -> bool:
        found = room.proposals.complete()
        return any(of == person or person in room.proposals.agreed(of) for of in found)

    async def _show(self, room: Room, seat: int) -> None:
        """The whole decision, as the bot would make it."""
        async with self.hub.at(room.id):
            game = room.game
            if speaker(game.state) != seat:
                return
            count, trial = game.count, Trial(game.state)
            level, seed = room.seats[seat].level, f"{room.config.seed}/{seat}/{room.seq(seat)}"
        codec = trial.state.ruleset.codec
        while not trial.complete:
            before = len(trial.steps)
            question = Question.of(room.config.game, level, f"{seed}/{before}", trial.state, seat)
            chosen = [codec.action(text) for text in await self.thinkers.choose(question)]
            for action, _ in while_legal(trial.state, seat, chosen):
                if not trial.complete:
                    trial.take(action)
            if len(trial.steps) == before:  # nothing of it was legal
                trial.take(trial.state.legal(seat)[0])
        async with self.hub.at(room.id):
            if room.game.count == count and room.seats[seat].kind == "bot":
                room.proposals.show(seat, trial)
                self.hub.proposed(room)

    async def _judge(self, room: Room, seat: int, of: int) -> None:
        async with self.hub.at(room.id):
            proposals, state = room.proposals, room.game.state
            if of not in proposals.complete():
                return
            count, id, texts = room.game.count, proposals.drafts[of].id, proposals.texts(of)
            seed = f"{room.config.seed}/{seat}/{room.seq(seat)}/{id}"
            level = room.seats[seat].level
            question = Judgement.of(room.config.game, level, seed, state, seat, texts)
        agrees = await self.thinkers.agrees(question)
        async with self.hub.at(room.id):
            draft = room.proposals.drafts.get(of)
            same = room.game.count == count and draft is not None and draft.id == id
            if same and room.seats[seat].kind == "bot":
                room.proposals.agree(room.game.state, [seat], of, id, agrees)
                self.hub.proposed(room)
