"""A whole turn: where the acolytes go, then the tithe or duty, and the best next turn after it.

A duty brings the same wherever the other acolytes stand, so each is tried out once for each value
it can have; then every way to move is joined with every duty it makes possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from scriptorium.bots.pilgrim import sense
from scriptorium.bots.pilgrim.eye import Eye
from scriptorium.bots.pilgrim.ring import Gains, Ring
from scriptorium.core.frames import Frame, SeatFrame
from scriptorium.games.pilgrim.duty import MAJORITY, PARITY, DutyFrame, duty_standing
from scriptorium.games.pilgrim.hiring import forget_uses
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    ALLOCATION,
    BUILD_ROADS,
    DONE,
    DUTY,
    END,
    FROM,
    GIVE_ALMS,
    N_DUTIES,
    ORDINATION,
    TAXATION,
    TITHE,
    VERB,
    A,
)
from scriptorium.games.pilgrim.round_end import award_alms, discard_excess
from scriptorium.games.pilgrim.taxation import ANY, Tax, tithes_of_majorities
from scriptorium.games.pilgrim.turn import EndOfTurn

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

WIDTH: Final = 6  # positions kept after each step of a duty
NARROW: Final = 2  # the same in the next turn
RESULTS: Final = 7  # results of tithes and duties whose next turn is looked at
CLOSER: Final = 10  # turns of which two more are looked at on paper
WORTHWHILE: Final = 0.05  # a deal adds at least so much
MOVING: Final = frozenset({"move", "sow", "call-back", "send-out"})


class Pause(Frame["Game"]):
    """Lies below the player's own frames: the turn is over, and nobody goes on."""

    name = "pause"

    def seats(self, g: Game) -> tuple[int, ...]:
        return ()


PAUSE: Final = Pause()


class Line(NamedTuple):
    """Actions and the position they lead to. `worth` leaves out where acolytes stand."""

    worth: float
    actions: list[int]
    g: Game


NOTHING: Final = Line(float("-inf"), [], None)  # type: ignore[arg-type]
BY_STEPS: Final = (ALLOCATION, BUILD_ROADS, GIVE_ALMS, ORDINATION)


def alone(g: Game, seat: int) -> Game:
    """A copy that stops when the seat's own frames are done."""
    g = g.copy()
    frames: list[Frame[Any]] = g.frames
    first = len(frames)
    while first and own(frames[first - 1], seat):
        first -= 1
    g.frames = [PAUSE, *frames[first:]]
    return g


def own(frame: Frame[Any], seat: int) -> bool:
    return isinstance(frame, SeatFrame) and frame.seat == seat


def ended(g: Game) -> bool:
    return g.frames[-1].name in ("pause", "end")


class Search:
    def __init__(self, eye: Eye, seat: int) -> None:
        self.eye = eye
        self.seat = seat

    def turn(self, g: Game) -> list[int]:
        """The best actions from here to the end of the turn."""
        moved, results = self.outline(g)
        ring = Ring(g, g.players[self.seat])
        shared: dict[tuple[object, ...], Gains] = {}
        near: list[tuple[float, Line, Line, Gains]] = []
        best_of = {key: self.deals(lines[0]) for key, lines in results.items()}
        for key in sorted(best_of, key=lambda key: -best_of[key].worth):
            line = best_of[key]
            what = self.signature(line.g)
            if what not in shared:
                if len(shared) == RESULTS:
                    break
                shared[what] = self.gains(ring, self.next_turn(line.g))
            gains = shared[what]
            for before in moved[key]:
                worth = line.worth + self.eye.w.ahead * gains.one(*self.after(before.g, line))
                near.append((worth, before, line, gains))
        near.sort(key=lambda one: -one[0])
        best = max(near[:CLOSER], key=self.closer)
        return self.replay(best[1], best[2])

    def closer(self, one: tuple[float, Line, Line, Gains]) -> float:
        _, before, line, gains = one
        return line.worth + self.eye.w.ahead * gains.two(*self.after(before.g, line))

    def seed(self, g: Game) -> list[int]:
        """The first acolytes go where the first two turns are best."""
        return self.seeds(g)[0]

    def seeds(self, g: Game) -> list[list[int]]:
        """All ways to seed, the best first."""
        after = g.copy()
        after.round = 1
        after.frames = [PAUSE, EndOfTurn(self.seat)]
        gains = self.gains(Ring(g, g.players[self.seat]), after)
        found = sorted(self.placements(g), key=lambda line: -self.seeded(line, gains))
        return [line.actions for line in found]

    def seeded(self, line: Line, gains: Gains) -> float:
        p = line.g.players[self.seat]
        return gains.two(p.city, tuple(p.duties), -1)

    def outline(
        self, g: Game, kept: int = 1
    ) -> tuple[dict[tuple[int, ...], list[Line]], dict[tuple[int, ...], list[Line]]]:
        """What can be done, by all that decides what it brings: the ways to move before it, and
        the best ways to do it."""
        moved: dict[tuple[int, ...], list[Line]] = {}
        results: dict[tuple[int, ...], list[Line]] = {}
        for before in self.placements(g):
            h = before.g
            if h.frames[-1].name != "act":
                moved.setdefault((), []).append(before)
                if () not in results:
                    results[()] = self.endings(h, [], WIDTH, True, kept)
                continue
            p = h.players[self.seat]
            for action in sense.acts(h, self.seat):
                key = self.key(h, p, action)
                moved.setdefault(key, []).append(before)
                if key not in results:
                    after = h.copy()
                    after.apply(self.seat, action)
                    results[key] = self.endings(after, [action], WIDTH, True, kept)
        return moved, results

    def key(self, g: Game, p: Player, action: int) -> tuple[int, ...]:
        if action >> VERB == TITHE >> VERB:
            return (TITHE, sense.tithe_kind(g, action), *p.stock)
        duty = action >> A & A_MASK
        how = duty_standing(g, p, g.space_of[duty])
        kinds = tithes_of_majorities(g, p) if duty == TAXATION else 0
        return (action, how, kinds, p.active, *p.stock)

    def placements(self, g: Game) -> list[Line]:
        """All ways to move, each once; or the position itself if that is done."""
        todo = [Line(0.0, [], g)]
        out: dict[tuple[int, ...], Line] = {}
        while todo:
            line = todo.pop()
            h = line.g
            name = h.frames[-1].name
            if name in MOVING:
                actions = sense.moves(h, self.seat)
            else:
                p = h.players[self.seat]
                out.setdefault((p.city, *p.duties, p.active, *p.stock), line)
                if name != "act":
                    continue
                actions = [a for a in h.legal(self.seat) if sense.own(a, sense.BEFORE_DUTY)]
            for action in actions:
                after = h.copy()
                after.apply(self.seat, action)
                todo.append(Line(0.0, [*line.actions, action], after))
        return list(out.values())

    def follow(self, g: Game, actions: list[int], width: int, hire: bool) -> tuple[Line, float]:
        """The best way to go on with a duty to the end of the turn; and what one with a value
        less by one would bring, for duties that are done step by step."""
        done, short = self.walk(g, actions, width, hire)
        return max(done, key=lambda line: line.worth, default=NOTHING), short

    def endings(self, g: Game, actions: list[int], width: int, hire: bool, kept: int) -> list[Line]:
        """The best ways to go on with a duty to the end of the turn, the best first, each with
        another result."""
        done = self.walk(g, actions, width, hire)[0]
        done.sort(key=lambda line: -line.worth)
        if kept == 1:
            return done[:1]
        best: dict[tuple[object, ...], Line] = {}
        for line in done:
            best.setdefault(self.signature(line.g), line)
            if len(best) == kept:
                break
        return list(best.values())

    def walk(self, g: Game, actions: list[int], width: int, hire: bool) -> tuple[list[Line], float]:
        todo = [Line(self.eye.value(g), actions, g)]
        done: list[Line] = []
        short = NOTHING.worth
        while todo:
            found: dict[tuple[object, ...], Line] = {}
            for line in todo:
                if ended(line.g):
                    done.append(line)
                    continue
                left = left_of(line.g)
                for step in self.steps(line.g, hire):
                    after = line.g.copy()
                    after.apply(self.seat, step)
                    key = self.signature(after)
                    if key not in found:
                        worth = self.eye.value(after)
                        found[key] = Line(worth, [*line.actions, step], after)
                        if left > 1 and worth > short:
                            short = worth
            todo = list(found.values())
            if len(todo) > width:
                todo = sorted(todo, key=lambda line: -line.worth)[:width]
        return done, short

    def deals(self, line: Line) -> Line:
        """What buildings can still add at the end of the turn, one after the other."""
        while line.g.frames[-1].name == "end":
            better = max(self.trades(line), key=lambda one: one.worth, default=NOTHING)
            if better.worth < line.worth + WORTHWHILE:
                break
            line = better
        return line

    def trades(self, line: Line) -> Iterator[Line]:
        """Each deal that can be made now, with each number of pieces."""
        for action in line.g.legal(self.seat):
            if not sense.building_of(action) & sense.DEALS:
                continue
            g = line.g.copy()
            g.apply(self.seat, action)
            made = [*line.actions, action]
            if g.frames[-1].name != "trade":
                yield Line(self.eye.value(g), made, g)
                continue
            for way in g.legal(self.seat):
                yield from self.pieces(g, made, way)

    def pieces(self, g: Game, actions: list[int], way: int) -> Iterator[Line]:
        g = g.copy()
        while g.frames[-1].name == "trade" and way in g.legal(self.seat):
            g.apply(self.seat, way)
            actions = [*actions, way]
            if g.frames[-1].name == "trade":
                done = g.copy()
                done.apply(self.seat, DONE)
                yield Line(self.eye.value(done), [*actions, DONE], done)
            else:
                yield Line(self.eye.value(g), actions, g)

    def steps(self, g: Game, hire: bool) -> list[int]:
        if g.frames[-1].name == "source":
            return [self.source(g)]
        return self.eye.outlook.best_tiles(g, sense.steps(g, self.seat, hire))

    def source(self, g: Game) -> int:
        """The acolyte for the map comes from where there are most."""
        p = g.players[self.seat]
        return max(
            g.legal(self.seat),
            key=lambda a: p.city + 1 if a >> A & A_MASK == N_DUTIES else p.duties[a >> A & A_MASK],
        )

    def gains(self, ring: Ring, g: Game) -> Gains:
        """What each duty would add in the next turn."""
        equal, more = [0.0] * N_DUTIES, [0.0] * N_DUTIES
        alone = 0.0
        if g.round <= g.rules.last_round:
            here = self.eye.value(g)
            for space in range(N_DUTIES):
                one, two = self.gain(g, g.ring[space])
                equal[space], more[space] = max(0.0, one - here), max(0.0, two - here)
            taxed = g.copy()
            taxed.frames.append(Tax(self.seat, 1, 0, 0))
            alone = self.follow(taxed, [], NARROW, False)[0].worth - here
        fade = self.eye.w.ahead if g.round < g.rules.last_round else 0.0
        return Gains(ring, equal, more, alone, fade)

    def gain(self, g: Game, duty: int) -> tuple[float, float]:
        """What a position is worth after a duty at parity and with a majority."""
        if not g.rules.duties[duty].possible(g, g.players[self.seat], 0):
            return 0.0, 0.0
        best, short = self.follow(self.begun(g, duty, MAJORITY), [], NARROW, False)
        if duty not in BY_STEPS:
            short = self.follow(self.begun(g, duty, PARITY), [], NARROW, False)[0].worth
        return short, best.worth

    def begun(self, g: Game, duty: int, how: int) -> Game:
        g = g.copy()
        value = g.rules.value[how]
        if duty == TAXATION:
            g.frames.append(Tax(self.seat, value + 1, 0, ANY))
        else:
            g.rules.duties[duty].begin(g, g.players[self.seat], value)
        return g

    def next_turn(self, g: Game) -> Game:
        """The position at the start of the next turn, if nobody else does anything."""
        g = g.copy()
        p = g.players[self.seat]
        discard_excess(g, p)
        if self.eye.season_end[g.round] == g.round:
            award_alms(g)
            for other in g.players:
                other.alms = 0
        forget_uses(p)
        g.round += 1
        g.frames = [PAUSE, EndOfTurn(self.seat)]
        return g

    def after(self, g: Game, line: Line) -> tuple[int, tuple[int, ...], int]:
        """The ring after a line: its acolytes are back in the city, less those that went onto the
        map; and the space whose duty was done."""
        p, after = g.players[self.seat], line.g.players[self.seat]
        duties = p.duties[:]
        city = p.city
        space = -1
        if line.actions and line.actions[0] >> VERB == DUTY >> VERB:
            space = g.space_of[line.actions[0] >> A & A_MASK]
            city += duties[space]
            duties[space] = 0
        city += after.city + sum(after.duties) - p.city - sum(p.duties)
        return max(0, city), tuple(duties), space

    def replay(self, before: Line, line: Line) -> list[int]:
        """The actions of a line after another way to move; acolytes for the map are chosen anew,
        as they stand elsewhere."""
        g = before.g.copy()
        out = before.actions[:]
        for action in [a for a in line.actions if a >> VERB != FROM >> VERB]:
            while g.frames[-1].name == "source":
                self.go(g, self.source(g), out)
            self.go(g, action, out)
        while not ended(g):
            self.go(g, self.steps(g, False)[0], out)
        if g.frames[-1].name == "end":
            out.append(END)
        return out

    def signature(self, g: Game) -> tuple[object, ...]:
        """All that matters of a position, apart from where the acolytes stand."""
        p = g.players[self.seat]
        return (
            len(g.frames),
            g.frames[-1].name,
            *p.stock,
            p.village,
            p.abbey,
            p.city + sum(p.duties),
            *p.activities,
            p.alms,
            p.slots,
            p.active,
            p.bank_bound,
            p.used,
            p.routes,
        )

    def go(self, g: Game, action: int, out: list[int]) -> None:
        g.apply(self.seat, action)
        out.append(action)


def left_of(g: Game) -> int:
    """The actions left in a duty; 0 while something else is asked."""
    frame = g.frames[-1]
    return frame.left if isinstance(frame, DutyFrame) else 0
