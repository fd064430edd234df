"""Planning: which places to complete with the followers on the market.

Feasibility is counting: followers of a kind for the spaces of that kind, what is missing covered
by the Herb Garden's boatmen, the School's scholars, then monks; spaces for any follower last.
"""

from __future__ import annotations

from typing import Final

from scriptorium.bots.orleans.tour import Tour
from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.games.orleans.bans import usable
from scriptorium.games.orleans.board import TownHall
from scriptorium.games.orleans.pieces import (
    KIND_OF,
    MARKED,
    MONK,
    N_KINDS,
    N_TILES,
    PLACE,
    PLACE_TOWER,
    A,
)
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.travel import Guildhall, Move

ANY: Final = N_KINDS  # in a demand: spaces for any follower
CLOSE: Final = 0.85  # a runner-up worth so much of the best may go first


class Candidate:
    """Something a plan may contain: a place to complete, or a follower to send to a deed."""

    def __init__(self, place: Place, demand: list[int], value: float, sends: int) -> None:
        self.place = place
        self.demand = demand  # by kind, then spaces for any follower
        self.size: int = sum(demand)
        self.value = value
        self.sends = sends  # the kind of a follower sent from the Town Hall, else -1
        self.lays: list[int] = []  # kinds laid on a place that needs nobody
        self.again: bool = False  # the same as the one before it


class PlanSet:
    """What a plan completes and sends, and what that is worth."""

    def __init__(self, value: float, members: list[Candidate]) -> None:
        self.value = value
        self.members = members


class Planner:
    """The candidates of one position and the best sets of them."""

    def __init__(self, eye: Valuation) -> None:
        self.eye = eye
        g, p = eye.g, eye.p
        self.have: list[int] = [0] * N_KINDS
        market = [p.market[tile] - eye.reserved(tile) for tile in range(N_TILES)]
        self.neutral: list[int] = market[:N_KINDS]
        for tile in range(N_TILES):
            self.have[KIND_OF[tile]] += market[tile] + p.tower[tile]
        # (kind, other): who may also stand for whom, monks aside.
        self.substitutes: list[tuple[int, int]] = []
        for place in g.rules.places:
            if p.owned >> place.index & 1:
                self.substitutes += place.substitutes
        self.others: list[Candidate] = []
        self.travel: list[Candidate] = []
        for place in g.rules.places:
            if p.owned >> place.index & 1 and place.act_bit and usable(g, p, place):
                self.consider(place)
        self.others.sort(key=by_value)
        self.tour = Tour(eye, [one.place for one in self.travel])

    def consider(self, place: Place) -> None:
        eye = self.eye
        if isinstance(place, TownHall):
            self.consider_sending(place)
            return
        if place.needs_nobody:
            self.consider_laying(place)
            return
        demand = self.missing(place)
        kept = eye.left_over(place)
        if kept >= 0:
            demand[kept] += 1
        if not self.feasible(demand):
            return
        if isinstance(place, (Move, Guildhall)):
            self.travel.append(Candidate(place, demand, 0.0, -1))
            return
        value = eye.place(place)
        if eye.p.bag_n >= eye.draws:
            value -= eye.w.used * sum(demand)
        if value > 0.0:
            self.others.append(Candidate(place, demand, value, -1))

    def consider_laying(self, place: Place) -> None:
        value, kinds = self.eye.laying(place, self.have)
        if kinds and value > 0.0:
            one = Candidate(place, [kinds.count(kind) for kind in range(ANY + 1)], value, -1)
            one.lays = kinds
            self.others.append(one)

    def missing(self, place: Place) -> list[int]:
        p, slot = self.eye.p, self.eye.g.rules.slot
        demand = [0] * (N_KINDS + 1)
        for space in range(place.start, place.end):
            if not p.filled >> space & 1:
                demand[slot[space] if slot[space] >= 0 else ANY] += 1
        return demand

    def consider_sending(self, place: Place) -> None:
        """A pseudo-place for each kind that may be sent, at most as often as spaces are free."""
        p = self.eye.p
        free = 0
        for space in range(place.start, place.end):
            free += not p.filled >> space & 1
        for kind in range(N_KINDS):
            if self.neutral[kind]:
                value = self.eye.best_send(kind)
                if value > 0.0:
                    demand = [0] * (N_KINDS + 1)
                    demand[kind] = 1
                    for number in range(min(free, self.neutral[kind])):
                        one = Candidate(place, demand, value, kind)
                        one.again = number > 0
                        self.others.append(one)
        self.town_hall_free: int = free

    def feasible(self, demand: list[int]) -> bool:
        have = self.have
        deficit = 0
        spare = 0
        short = [0] * N_KINDS
        for kind in range(MONK):
            gap = demand[kind] - have[kind]
            if gap > 0:
                short[kind] = gap
                deficit += gap
            else:
                spare -= gap
        monks = have[MONK] - demand[MONK]
        if monks < 0:
            return False
        if deficit:
            if self.substitutes:
                covered = self.covered(demand, short)
                deficit -= covered
                spare -= covered
            if deficit > monks:
                return False
        return demand[ANY] <= spare + monks - deficit

    def covered(self, demand: list[int], short: list[int]) -> int:
        """How much of the shortage the substitutes cover; narrower ones first."""
        have = self.have
        total = 0
        left = [have[kind] - demand[kind] for kind in range(N_KINDS)]
        for kind, other in self.substitutes:
            use = min(left[kind], short[other])
            if use > 0:
                left[kind] -= use
                short[other] -= use
                total += use
        return total

    # The best sets

    def best(self) -> list[Candidate]:
        """The most valuable feasible set, by exact search."""
        found = self.best_sets(1)
        return found[0].members if found else []

    def best_sets(self, count: int) -> list[PlanSet]:
        """The most valuable feasible sets that are worth anything, the best first."""
        self.count: int = count
        self.found: list[PlanSet] = []
        self.floor: float = 0.0
        travels = len(self.travel)
        emphasis = self.eye.emphasis
        if emphasis != 1.0:
            for one in self.others:
                one.value = one.value**emphasis
        # The values before each candidate, added up; the fewest followers that one after it needs.
        size = len(self.others)
        self.sums: list[float] = [0.0] * (size + 1)
        self.least: list[int] = [1] * (size + 1)
        for i in range(size):
            self.sums[i + 1] = self.sums[i] + self.others[i].value
        for i in range(size - 1, -1, -1):
            here = max(1, self.others[i].size)
            self.least[i] = here if i == size - 1 else min(here, self.least[i + 1])
        self.hands: int = sum(self.have)
        self.sums += [self.sums[size]] * self.hands  # more hands than candidates
        for mask in range(1 << travels):
            demand = [0] * (N_KINDS + 1)
            used = 0
            members: list[Candidate] = []
            for i in range(travels):
                if mask >> i & 1:
                    members.append(self.travel[i])
                    used += self.travel[i].size
                    add(demand, self.travel[i].demand)
            if mask and not self.feasible(demand):
                continue
            value = self.tour.value(mask) if mask else 0.0
            if self.eye.p.bag_n >= self.eye.draws:
                value -= self.eye.w.used * used
            if value > 0.0 and emphasis != 1.0:
                value = value**emphasis
            if value > 0.0 or not mask:
                self.search(0, demand, used, value, members, 0)
        return self.found

    def search(
        self,
        at: int,
        demand: list[int],
        used: int,
        value: float,
        members: list[Candidate],
        sent: int,
    ) -> None:
        if value > self.floor:
            self.keep(PlanSet(value, members[:]))
        others = self.others
        for i in range(at, len(others)):
            # At best all hands that are left do what is worth most.
            most = i + (self.hands - used) // self.least[i]
            if value + self.sums[most] - self.sums[i] <= self.floor:
                return
            one = others[i]
            if i > at and one.again:
                continue  # the same set once more
            if one.sends >= 0 and sent >= self.town_hall_free:
                continue
            more = demand[:]
            add(more, one.demand)
            if self.feasible(more) and self.sendable(members, one):
                members.append(one)
                self.search(
                    i + 1,
                    more,
                    used + one.size,
                    value + one.value,
                    members,
                    sent + (one.sends >= 0),
                )
                members.pop()

    def keep(self, one: PlanSet) -> None:
        """Among the best so far, of equal ones the first."""
        found = self.found
        at = len(found)
        while at and found[at - 1].value < one.value:
            at -= 1
        found.insert(at, one)
        if len(found) > self.count:
            found.pop()
        if len(found) == self.count:
            self.floor = found[-1].value

    def sendable(self, members: list[Candidate], one: Candidate) -> bool:
        """Only neutral followers go to deeds."""
        if one.sends < 0:
            return True
        already = 0
        for member in members:
            already += member.sends == one.sends
        return already < self.neutral[one.sends]

    def greedy(self) -> list[Candidate]:
        """The most valuable place first, then the next that fits. A runner-up that comes close
        is tried in front as well."""
        first, value = self.one_by_one(False)
        second, other = self.one_by_one(True)
        return second if other > value else first

    def one_by_one(self, runner_up: bool) -> tuple[list[Candidate], float]:
        demand = [0] * (N_KINDS + 1)
        members: list[Candidate] = []
        mask = sent = 0
        total = 0.0
        while True:
            ranked = self.ranked(members, demand, mask, sent)
            if not ranked:
                return members, total
            value, best = ranked[0]
            if runner_up and not members and len(ranked) > 1 and ranked[1][0] > CLOSE * value:
                value, best = ranked[1]
            total += value
            members.append(best)
            add(demand, best.demand)
            sent += best.sends >= 0
            if best in self.travel:
                mask |= 1 << self.travel.index(best)

    def ranked(
        self, members: list[Candidate], demand: list[int], mask: int, sent: int
    ) -> list[tuple[float, Candidate]]:
        """What still fits, by what it adds; for places that move or build this depends on those
        chosen before."""
        out: list[tuple[float, Candidate]] = []
        so_far = self.tour.value(mask) if mask else 0.0
        for one in self.others + self.travel:
            if one in members or (one.sends >= 0 and sent >= self.town_hall_free):
                continue
            value = one.value
            if one in self.travel:
                value = self.tour.value(mask | 1 << self.travel.index(one)) - so_far
            if value > 0.0:
                more = demand[:]
                add(more, one.demand)
                if self.feasible(more) and self.sendable(members, one):
                    out.append((value, one))
        out.sort(key=by_addition)
        return out


def by_addition(pair: tuple[float, Candidate]) -> float:
    return -pair[0]


def by_value(one: Candidate) -> float:
    return -one.value


def add(demand: list[int], more: list[int]) -> None:
    for i in range(N_KINDS + 1):
        demand[i] += more[i]


class Layer:
    """Lays followers for a chosen set, as actions."""

    def __init__(self, eye: Valuation) -> None:
        p = eye.p
        self.eye = eye
        self.market: list[int] = [p.market[tile] - eye.reserved(tile) for tile in range(N_TILES)]
        self.tower: list[int] = p.tower[:]
        self.open: list[bool] = [not p.filled >> s & 1 for s in range(len(p.spaces))]
        self.actions: list[int] = []

    def lay(self, tile: int, space: int) -> None:
        if self.market[tile]:
            verb = PLACE
            self.market[tile] -= 1
        else:
            verb = PLACE_TOWER
            self.tower[tile] -= 1
        self.open[space] = False
        self.actions.append(verb | tile << A | self.eye.g.rules.first[space])

    def has(self, tile: int) -> bool:
        return self.market[tile] > 0 or self.tower[tile] > 0

    def of_kind(self, kind: int) -> int:
        """A tile of a kind, marked ones before neutral ones; -1 if there is none."""
        if kind < N_TILES - MARKED and self.has(MARKED + kind):
            return MARKED + kind
        return kind if self.has(kind) else -1

    def complete(self, members: list[Candidate]) -> None:
        """Town Hall first (neutral followers), then own kinds, then substitutes, then any."""
        rules = self.eye.g.rules
        for one in members:
            if one.sends >= 0:
                self.lay_somewhere(one.sends, one.place)
            for kind in one.lays:
                self.lay_somewhere(self.of_kind(kind), one.place)
        spaces = [
            space
            for one in members
            if one.sends < 0 and not one.lays
            for space in range(one.place.start, one.place.end)
            if self.open[space]
        ]
        for step in range(3):
            for space in spaces:
                if self.open[space]:
                    kind = rules.slot[space]
                    if step == 0:
                        tile = self.of_kind(kind) if kind >= 0 else -1
                    elif step == 1:
                        tile = self.substitute(space) if kind >= 0 else -1
                    else:
                        tile = self.least(space) if kind < 0 else -1
                    if tile >= 0:
                        self.lay(tile, space)

    def lay_somewhere(self, tile: int, place: Place) -> None:
        if tile < 0 or not self.has(tile):
            return  # two of the set wanted the same one
        for space in range(place.start, place.end):
            if self.open[space]:
                self.lay(tile, space)
                return

    def substitute(self, space: int) -> int:
        """Anybody else who may stand there, monks last."""
        allowed = self.eye.p.allowed
        for kind in range(N_KINDS):
            tile = self.of_kind(kind)
            if tile >= 0 and allowed[tile] >> space & 1:
                return tile
        return -1

    def least(self, space: int) -> int:
        """The follower on the market that is missed least; some spaces take no marked ones."""
        allowed = self.eye.p.allowed
        best, low = -1, 0.0
        for kind in range(N_KINDS):
            tile = self.of_kind(kind)
            if tile >= MARKED and not allowed[tile] >> space & 1:
                tile = kind if self.has(kind) else -1
            if tile >= 0:
                value = self.eye.follower(kind, self.eye.counts[kind] - 1)
                if best < 0 or value < low:
                    best, low = tile, value
        return best

    def make_room(self, used: int) -> None:
        """What would block next round's draws goes on unfinished places."""
        eye = self.eye
        g, p = eye.g, eye.p
        bag = p.bag_n + used
        wanted = min(bag, eye.draws)
        surplus = sum(self.market) + wanted - g.rules.market_spaces
        for tile in (*range(MARKED, N_TILES), *range(N_KINDS)):
            while surplus > 0 and self.market[tile]:
                space = self.unfinished(tile)
                if space < 0:
                    break
                self.lay(tile, space)
                surplus -= 1

    def unfinished(self, tile: int) -> int:
        """A free space of the tile's own kind, at a place nearest to completion."""
        rules, p = self.eye.g.rules, self.eye.p
        best, fewest = -1, 99
        for space in range(rules.n_spaces):
            if rules.slot[space] != KIND_OF[tile] or not self.open[space]:
                continue
            place = rules.places[rules.place_of[space]]
            if not p.owned >> place.index & 1 or not place.act_bit or place.start + 1 == place.end:
                continue
            missing = 0
            for other in range(place.start, place.end):
                missing += self.open[other]
            if 1 < missing < fewest:
                best, fewest = space, missing
        return best


def plan_actions(eye: Valuation, exact: bool) -> list[int]:
    """A whole plan: placements for the best set, and for what is in the way."""
    planner = Planner(eye)
    return lay_out(eye, planner.best() if exact else planner.greedy())


def lay_out(eye: Valuation, members: list[Candidate]) -> list[int]:
    """The placements for a set, and for what is in the way."""
    layer = Layer(eye)
    layer.complete(members)
    layer.make_room(sum(one.size for one in members if one.sends < 0))
    return layer.actions
