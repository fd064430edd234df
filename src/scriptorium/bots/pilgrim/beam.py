"""Several turns ahead: the first one exact, later ones on paper, while the others stand still."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from scriptorium.bots.pilgrim.eye import Eye
from scriptorium.bots.pilgrim.paper import Ending, Paper, Rest
from scriptorium.bots.pilgrim.ring import QuickGains
from scriptorium.bots.pilgrim.search import Line, Search
from scriptorium.games.pilgrim.duty import MAJORITY, PARITY
from scriptorium.games.pilgrim.merchant import move_merchant, trade_resource
from scriptorium.games.pilgrim.payments import gain
from scriptorium.games.pilgrim.pieces import CORNUCOPIA, N_DUTIES, NO_TITHE, STONE
from scriptorium.games.pilgrim.round_end import leap_frog, sail
from scriptorium.games.pilgrim.taxation import ANY

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game

DEPTH: Final = 3
WIDTH: Final = 12  # nodes kept after each turn ...
SAME: Final = 4  # ... and those of them with the same rest
ENDINGS: Final = 3  # different results kept of a duty
STEPS: Final = 4  # positions kept after each step of a duty in later turns
RESULTS: Final = 10  # rests after the first turn that are looked at
NEVER: Final = float("-inf")


class Node(NamedTuple):
    """The end of a turn. `bias` corrects what the search takes for certain, `done` is the space
    whose duty was done, `first` the number of the first turn."""

    score: float
    bias: float
    city: int
    duties: tuple[int, ...]
    done: int
    end: Ending
    first: int


class Ranked(NamedTuple):
    """A first turn, and what it is worth with the best that may follow."""

    score: float
    before: Line
    line: Line


class Beam(Paper):
    def __init__(self, eye: Eye, search: Search, depth: int = DEPTH, width: int = WIDTH) -> None:
        Paper.__init__(self, eye, search, STEPS, ENDINGS)
        self.depth = depth
        self.width = width
        self.rests: dict[tuple[object, ...], Rest] = {}

    def turns(self, g: Game) -> list[Ranked]:
        """The first turns worth a thought, the best first."""
        firsts, nodes = self.first(g)
        order = sorted(nodes, key=by_score)
        nodes = self.best(order)
        last = min(g.round + self.depth - 1, g.rules.last_round)
        for _ in range(g.round, last):
            nodes = self.best(sorted(self.expand(nodes), key=by_score))
        if last < g.rules.last_round:
            nodes = sorted([self.closer(node) for node in nodes], key=by_score)
        return ranked(firsts, nodes, order)

    def first(self, g: Game) -> tuple[list[tuple[Line, Line]], list[Node]]:
        """Every way to move with every result, as far as it is among the best; and its node."""
        search = self.search
        moved, results = search.outline(g, ENDINGS)
        last = g.round == g.rules.last_round
        ends: list[tuple[Line, tuple[int, ...]]] = []
        for key, lines in results.items():
            ends += [(search.deals(line), key) for line in lines]
        ends.sort(key=lambda one: -one[0].worth)
        firsts: list[tuple[Line, Line]] = []
        nodes: list[Node] = []
        seen: set[tuple[object, ...]] = set()
        for line, key in ends:
            what = self.key(line.g)
            if what not in seen and len(seen) == RESULTS:
                continue
            seen.add(what)
            end = Ending(line.worth, 0, line, what)
            gains = None if last else self.gains(self.after(end))
            for before in moved[key]:
                city, duties, done = search.after(before.g, line)
                score = line.worth
                if gains is not None:
                    score += self.eye.w.ahead * gains.one(city, duties, done)
                nodes.append(Node(score, 0.0, city, duties, done, end, len(firsts)))
                firsts.append((before, line))
        return firsts, nodes

    def best(self, ordered: list[Node]) -> list[Node]:
        """The first of them, not too many with the same rest, each position once."""
        out: list[Node] = []
        count: dict[tuple[object, ...], int] = {}
        seen: set[tuple[object, ...]] = set()
        for node in ordered:
            rest = node.end.key
            place = (node.city, node.duties, rest)
            if place in seen or count.get(rest, 0) == SAME:
                continue
            seen.add(place)
            count[rest] = count.get(rest, 0) + 1
            out.append(node)
            if len(out) == self.width:
                break
        return out

    def expand(self, nodes: list[Node]) -> list[Node]:
        """All turns after these, but for those that cannot be among the best."""
        ahead = self.eye.w.ahead
        out: list[Node] = []
        scores: list[float] = []
        enough = SAME * self.width
        for node in nodes:
            rest = self.after(node.end)
            gains = self.gains(rest)
            bias = node.bias + self.doubt(node.end.line.g, rest.g)
            most = ahead * max(*gains.more, gains.alone)
            floor = NEVER
            if len(scores) >= enough:
                scores = sorted(scores, reverse=True)[:enough]
                floor = scores[-1]
            for move in self.moves(rest, node.city, node.duties):
                score = bias + move.end.worth
                if score + most > floor:
                    score += ahead * gains.one(move.city, move.duties, move.done)
                    scores.append(score)
                    out.append(
                        Node(score, bias, move.city, move.duties, move.done, move.end, node.first)
                    )
        return out

    def closer(self, node: Node) -> Node:
        """With two more turns on paper, by what the duties bring just then."""
        rest = self.after(node.end)
        bias = node.bias + self.doubt(node.end.line.g, rest.g)
        two = self.gains(rest).two(node.city, node.duties, node.done)
        return node._replace(score=bias + node.end.worth + self.eye.w.ahead * two)

    def after(self, end: Ending) -> Rest:
        """The start of the next turn."""
        found = self.rests.get(end.key)
        if found is None:
            found = self.rests[end.key] = self.rest(self.next_round(end.line.g))
        return found

    def next_round(self, g: Game) -> Game:
        """The same after the end of the round, if nobody else does anything."""
        season = self.eye.season_end[g.round] == g.round
        g = self.search.next_turn(g)
        sail(g)
        if season:
            g.season += 1
            leap_frog(g)
        move_merchant(g)
        p = g.players[self.seat]
        kind = trade_resource(g)
        if p.ports and kind != NO_TITHE:
            gain(g, p, STONE if kind == CORNUCOPIA else kind, p.ports.bit_count())
        return g

    def doubt(self, before: Game, after: Game) -> float:
        """The prize of a season is given to who leads now, which is not certain."""
        if self.eye.season_end[before.round] != before.round:
            return 0.0
        p, q = before.players[self.seat], after.players[self.seat]
        won = self.eye.prizes[p.prizes] - 1 if q.prizes > p.prizes else 0
        return self.eye.alms(before, p) - won

    def gains(self, rest: Rest) -> QuickGains:
        if rest.gains is None:
            rest.gains = self._gains(rest)
        return rest.gains

    def _gains(self, rest: Rest) -> QuickGains:
        """What each duty would add."""
        ring = self.ring(rest.g)
        here = rest.here
        equal, more = [0.0] * N_DUTIES, [0.0] * N_DUTIES
        few = rest.g.round >= self.eye.now + self.depth
        for space in range(N_DUTIES):
            kinds = ANY if space == ring.tax else 0
            for end in self.duty(rest, space, PARITY, kinds, few)[:1]:
                equal[space] = max(0.0, end.worth - here)
            for end in self.duty(rest, space, MAJORITY, kinds, few)[:1]:
                more[space] = max(0.0, end.worth - here)
        alone = self.duty(rest, ring.tax, PARITY, 0, few)[0].worth - here
        fade = self.eye.w.ahead if rest.g.round < rest.g.rules.last_round else 0.0
        return QuickGains(ring, equal, more, alone, fade)


def by_score(node: Node) -> float:
    return -node.score


def ranked(firsts: list[tuple[Line, Line]], nodes: list[Node], order: list[Node]) -> list[Ranked]:
    """First turns by the best that came of them; then those of which nothing was kept, by what
    they were worth themselves, but no more than the others."""
    out: list[Ranked] = []
    seen: set[int] = set()
    for node in nodes:
        if node.first not in seen:
            seen.add(node.first)
            out.append(Ranked(node.score, *firsts[node.first]))
    least = out[-1].score
    for node in order:
        if node.first not in seen:
            seen.add(node.first)
            out.append(Ranked(min(node.score, least), *firsts[node.first]))
    return out
