"""One table in the memory of one process: the game, who sits there, who looks on."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from scriptorium.core import registry
from scriptorium.core.codec import Codec
from scriptorium.core.errors import Problem
from scriptorium.core.feed import Feed
from scriptorium.core.rng import commitment
from scriptorium.core.state import State
from scriptorium.core.table import Table
from scriptorium.server.clocks import Clock, Pace
from scriptorium.server.closing import BEFORE, Closed, configured
from scriptorium.server.keys import Grant
from scriptorium.server.proposals import Proposals

TEAM = None, "team"  # in `Room.made`: what the team is asked, the same for all
FORGOTTEN = 75.0  # seconds after which a process that says nothing has nobody there
# Seconds without a connection after which a seat may get a new link; where a move has days, nobody
# need be here in between.
LOST, LOST_IN_DAYS = 180.0, 24 * 3600.0


@dataclass
class Seat:
    """`person`: somebody holds it, even while a bot plays (`kind` bot since `since_round`); why it
    does says `stand_in`: `own` (handed over), `vote` or `clock`. `left_at`: nobody is connected
    since."""

    seat: int
    kind: str
    name: str
    level: str
    person: bool
    auto: bool
    since_round: int
    colour: int
    left_at: float | None
    stand_in: str
    hints: int
    clock: Clock | None

    @classmethod
    def unknown(cls, seat: int) -> Seat:
        """One of which nothing is stored."""
        return cls(seat, "open", "", "", False, False, 0, seat, None, "", 0, None)

    @property
    def lent(self) -> bool:
        """A bot plays it only until its owner shows."""
        return self.kind == "bot" and self.stand_in in ("vote", "clock")


def standing(table: Table | None) -> dict[str, Any]:
    """What everybody may know, for lists of tables."""
    if table is None:
        return BEFORE
    return standing_of(table.state, table.ended)


def standing_of(state: State, over: bool) -> dict[str, Any]:
    result, told = state.result(), state.tells_points
    return {
        "round": state.round,
        "to_act": list(state.to_act),
        "points": result["points"] if told else [],
        "ranks": result["ranks"] if told else [],
        "outcome": result["outcome"],
        "lead": result.get("lead"),
        "over": over,
    }


class Onlooker(Protocol):
    """A live socket."""

    @property
    def grant(self) -> Grant: ...
    @property
    def browser(self) -> str: ...
    def wake(self) -> None: ...


class Room:
    """`lock` is held by whoever changes the game or looks at it: what is in memory and not yet
    stored is seen by nobody. `table` is None until the game starts, and where it cannot be opened:
    then `closed` says why. `result`: that of a game which other rules have ended."""

    def __init__(self, row: dict[str, Any], now: Callable[[], float] = time.time) -> None:
        self.id: str = row["id"]
        self.now = now
        self.config, self.unknown = configured(row)  # `unknown`: what our rules have against it
        self.rules: str = row["rules"]
        self.created: float = row["created"]
        self.pace = Pace(**row["clock"]) if row["clock"] is not None else None
        self.rematch: str | None = row["rematch"]
        self.fill_at: float | None = row["fill_at"]
        self.coach: bool = row["coach"]
        self.commitment = commitment(row["seed"])
        self.lock = asyncio.Lock()
        self.telling = asyncio.Lock()  # other processes who is here
        self.table: Table | None = None
        self.closed: Closed | None = None
        self.result: dict[str, Any] | None = None
        self.unstored: list[str] = []
        self.seats: list[Seat] = []
        self.unknown_seats: list[int] = []  # of which nothing is stored, as never happens
        self.grants: dict[str, Grant] = {}
        self.chat: list[dict[str, Any]] = []
        self.votes: dict[int, set[int]] = {}  # who wants a bot, by absent seat
        self.followers: list[int] = []  # the seats whose people have sat down to play again
        self._proposals = Proposals()
        # What the coach has said last, by seat: to which `seq`, how many, and what.
        self.hinted: dict[int, tuple[int, int, list[dict[str, Any]]]] = {}
        self.onlookers: dict[Onlooker, tuple[int, ...]] = {}  # with the seats they look from
        self._here: Counter[int] = Counter()  # sockets at this process, by seat
        self.told: frozenset[int] = frozenset()  # the seats of which all know that they are here
        self.watched = time.monotonic()  # when somebody last came or went
        # Seats with a socket at another process, and when it said so.
        self.elsewhere: dict[str, tuple[set[int], float]] = {}
        self.driver: asyncio.Task[None] | None = None
        self.visits = 0  # by whoever has the lock or waits for it
        self.stale = False  # memory and database may differ: load again before use
        self.failures = 0  # since the table last went on by itself
        self.trouble = ""  # `problem-KEY` of the catalogue, while it does not
        self.gone = False  # deleted: nobody comes in any more
        self.opened: float = row["opened"] or 0.0  # by somebody, to the day
        self.opened_from = ""  # the address that has set it up here, while it is in memory
        self.moved = 0.0
        self.asked: set[int] = set()  # the people who were asked when the last choice was stored
        self.used = time.monotonic()
        # What was made for a viewer from the game as it stands: (seat, part) -> JSON.
        self.made: dict[tuple[int | None, str], bytes] = {}
        self.common: dict[str, Any] | None = None  # what all see, of which views are made

    @property
    def version(self) -> str:
        """The rules we play such a game by."""
        return registry.meta(self.config.game).version(self.config.scenario)

    @property
    def game(self) -> Table:
        if self.closed is not None:
            raise Problem("table-closed")
        if self.table is None:
            raise Problem("table-waiting")
        return self.table

    @property
    def proposals(self) -> Proposals:
        """What players would have the speaker of the team do, as the game stands."""
        return self._proposals.at(self.game, [seat.kind for seat in self.seats])

    @property
    def hosts(self) -> list[int]:
        """The seats of whoever has set up the table; -1: none."""
        return [seat for one in self.grants.values() if one.host for seat in one.seats] or [-1]

    @property
    def bots_only(self) -> bool:
        """Nobody holds a seat here, and nobody will."""
        return self.full and not any(seat.person for seat in self.seats)

    @property
    def unattended(self) -> bool:
        """Bots play among themselves, and nobody sees it."""
        return not self.onlookers and all(seat.kind == "bot" for seat in self.seats)

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def over(self) -> bool:
        return self.status == "over"

    @property
    def status(self) -> str:
        if self.closed is not None:
            return self.closed.status
        if self.table is None:
            return "waiting"
        return "over" if self.table.ended else "running"

    @property
    def heard(self) -> int:
        """The number of the last word of the chat."""
        last: int = self.chat[-1]["n"] if self.chat else 0
        return last

    def grant(self, hash: str | None, seat: int | None = None) -> Grant:
        """What a browser may do here; `seat` says which one it speaks for, if it has several."""
        found = self.grants.get(hash or "")
        if found is None or not found.holds:
            raise Problem("no-access", table=self.id)
        return found if seat is None else found.seen_from(seat)

    def own_seat(self, grant: Grant) -> int:
        """The seat of somebody who plays, and plays it himself."""
        if grant.seat is None:
            raise Problem("only-watching")
        if self.seats[grant.seat].kind == "bot":
            raise Problem("bot-plays", seat=grant.seat)
        return grant.seat

    def voices(self, grant: Grant) -> list[int]:
        """The same seat first, and the others at its browser: they talk with one voice."""
        seat = self.own_seat(grant)
        beside = [one for one in grant.seats if self.seats[one].kind == "person"]
        return [seat, *(one for one in beside if one != seat)]

    def feed(self, viewer: int | None) -> Feed:
        """The log as a viewer has come to know it."""
        if self.closed is not None:
            return self.closed.feed(viewer)
        return self.table.feed(viewer) if self.table is not None else Feed(viewer)

    @property
    def codec(self) -> Codec | None:
        """The words of the game; None while there is none, or if our rules do not know it."""
        if self.table is not None:
            return self.table.state.ruleset.codec
        if self.closed is None or self.unknown is not None:
            return None
        return registry.load(self.config.game).new(self.config).ruleset.codec

    def seq(self, viewer: int | None) -> int:
        return len(self.feed(viewer).entries)

    def expect(self, seat: int, seq: int) -> None:
        """A choice is made on what was seen; anything newer that matters makes it void."""
        game = self.game
        if seq > self.seq(seat) or game.concerns(seat, seq):
            raise Problem("stale", seq=self.seq(seat))

    def arrive(self, onlooker: Onlooker) -> None:
        """Somebody looks on, perhaps from other seats than before."""
        self.depart(onlooker)
        self.onlookers[onlooker] = onlooker.grant.seats
        self._here.update(onlooker.grant.seats)

    def depart(self, onlooker: Onlooker) -> None:
        self._here.subtract(self.onlookers.pop(onlooker, ()))
        self.watched = time.monotonic()

    def here(self) -> set[int]:
        """The seats with a socket at this process."""
        return {seat for seat, sockets in self._here.items() if sockets}

    def online(self) -> set[int]:
        recent = time.monotonic() - FORGOTTEN
        return self.here().union(*(seats for seats, at in self.elsewhere.values() if at > recent))

    def lost_at(self, seat: int) -> float | None:
        """From when on its owner counts as lost, so that a new link may be made for the seat."""
        one = self.seats[seat]
        if not one.person or one.left_at is None or seat in self.online():
            return None
        days = self.pace is not None and self.pace.mode == "days"
        return one.left_at + (LOST_IN_DAYS if days else LOST)

    def lost(self, seat: int) -> bool:
        at = self.lost_at(seat)
        return at is not None and at <= self.now()

    def in_charge(self, grant: Grant) -> bool:
        """Whoever holds the table; any other player while that one is lost or, where the host has
        no seat, does not look on here."""
        hosts = [seat for seat in self.hosts if seat >= 0]
        lost = all(map(self.lost, hosts)) and not any(one.grant.host for one in self.onlookers)
        return grant.host or bool(grant.seats and lost)

    def note_hints(self) -> None:
        """The record of the game will say how many hints each seat had."""
        if self.coach and self.table is not None:
            self.table.hints = [seat.hints for seat in self.seats]

    def changed(self, only: int | None = None) -> None:
        """`only`: the one seat that sees a difference."""
        if only is None:
            self.forget_made()
            self.wake()
            return
        for key in [key for key in self.made if key[0] == only]:
            del self.made[key]
        for onlooker in self.onlookers:
            if onlooker.grant.seat == only:
                onlooker.wake()

    def forget_made(self) -> None:
        self.made.clear()
        self.common = None

    def proposals_changed(self) -> None:
        self.made.pop(TEAM, None)
        self.wake()

    def wake(self) -> None:
        for onlooker in self.onlookers:
            onlooker.wake()

    def people_asked(self) -> set[int]:
        """The people who have to choose."""
        if self.table is None or self.table.ended:
            return set()
        return {seat for seat in self.table.state.to_act if self.seats[seat].kind == "person"}

    def bots_to_act(self) -> list[int]:
        """The bots that have to choose."""
        if self.table is None or self.table.ended:
            return []
        return [seat for seat in self.table.state.to_act if self.seats[seat].kind == "bot"]

    def single_option(self) -> tuple[int, str] | None:
        """A choice that is none: one option, nothing to take back, and its seat wants it so. In
        private it is asked all the same: an answer in no time would tell that there was none."""
        if self.table is None or self.table.ended:
            return None
        state = self.table.state
        if state.frames[-1].private:
            return None
        for seat in state.to_act:
            own = self.seats[seat]
            if own.kind != "person" or not own.auto or self.table.can_undo(seat):
                continue
            legal = state.legal(seat)
            if len(legal) == 1 and not state.frames[-1].takebacks(state, seat):
                return seat, state.ruleset.codec.text(legal[0])
        return None
