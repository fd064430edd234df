"""What a position is worth to a player: a list of reasons, in final points.

An `Eye` is made for one turn and looks at every position that could come of it.
"""

from __future__ import annotations

import itertools
from math import exp
from typing import TYPE_CHECKING, Final

from scriptorium.bots.pilgrim.outlook import HALF, Outlook
from scriptorium.bots.pilgrim.weights import Weights
from scriptorium.games.pilgrim.pieces import (
    COIN,
    DONATED,
    FAVOUR,
    GRAIN,
    MAX_PIETY,
    N_ACTIVITIES,
    PIETY,
    ROAD_ENGINEER,
    STONE,
    TOP,
)
from scriptorium.games.pilgrim.scoring import sources
from scriptorium.games.pilgrim.trails import trail_points

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

THIRD: Final = 1 / 3
LIMIT: Final = 6
ABBEY_NEEDED: Final = 2  # acolytes that something soon takes from there


class Eye:
    def __init__(self, g: Game, seat: int, w: Weights, now: int = 0) -> None:
        self.w = w
        self.seat = seat
        # The round from which the others' alms are seen; 0: from that of each position.
        self.now = now
        p = g.players[seat]
        hands = p.city + sum(p.duties)
        t = g.rules.last_round - g.round
        self.outlook = Outlook(g, seat, w, 1 + w.worker * w.worker_fade ** max(0, hands - 1) * t)
        self.known: dict[tuple[object, ...], float] = {}
        self.trails: dict[tuple[tuple[int, ...], ...], int] = {}
        rim, first = len(g.rules.board.rim), g.site_places[0]
        points = g.rules.tables.prize_points
        self.prizes = [b - a for a, b in itertools.pairwise(points)] + [0]  # the next one's points
        # By round, the last round of its season.
        stops = sorted((place - first) % rim or rim for place in g.site_places)
        self.season_end = [min(s for s in stops if s >= r) for r in range(rim + 1)]

    def value(self, g: Game) -> float:
        p = g.players[self.seat]
        t = g.rules.last_round - g.round
        return (
            self.points(g, p)
            + self.stocks(g, p, t)
            + self.workers(p, t)
            + self.engine(g, p, t)
            + self.alms(g, p)
            + self.donations(g, p, t)
            + self.routes(p, t)
        )

    def terms(self, g: Game) -> dict[str, float]:
        """The same, reason by reason; `part-NAME` in the catalogue says what each is."""
        p = g.players[self.seat]
        t = g.rules.last_round - g.round
        piety = self.piety(g, p.stock[PIETY], t)
        road = self.outlook.plan(g, p, t).net
        out: dict[str, float] = {name: float(n) for name, n in sources(g, p).items()}
        out["acolytes"] += self.workers(p, t)
        out["piety"] = piety
        out["resources"] = self.stocks(g, p, t) - piety - road
        out["road"] = road
        out["engine"] = self.engine(g, p, t)
        out["alms"] += self.alms(g, p)
        out["buildings"] += self.donations(g, p, t)
        out["income"] = self.routes(p, t)
        return out

    def points(self, g: Game, p: Player) -> float:
        """As they stand, resources apart."""
        tables = g.rules.tables
        trails = self.trails.get(p.routes)
        if trails is None:
            trails = self.trails[p.routes] = sum(trail_points(g, route) for route in p.routes)
        out = float(p.abbey + p.city + sum(p.duties) + trails)
        out += tables.prize_points[p.prizes]
        if p.sites:
            out += self.w.zeal
            for quadrant, tile in enumerate(g.sites):
                if p.sites >> quadrant & 1:
                    out += tables.site_points[tile]
        for slot in p.slots:
            if slot >= FAVOUR:
                out += tables.favour_points[slot - FAVOUR]
            elif slot >= DONATED:
                out += tables.building_points[slot - DONATED]
        return out

    def stocks(self, g: Game, p: Player, t: int) -> float:
        """Stone, grain, coins and piety, and the road they are for."""
        engineer = p.activities[ROAD_ENGINEER]
        key = (*p.stock, p.routes, p.open, p.sites, p.ports, p.slots, engineer, t)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._stocks(g, p, t)
        return found

    def _stocks(self, g: Game, p: Player, t: int) -> float:
        w = self.w
        plan = self.outlook.plan(g, p, t)
        stock = p.stock
        late = w.stock_turns / (w.stock_turns + t)
        out = plan.net
        for kind, price, need, limit in (
            (STONE, w.stone, plan.stone, LIMIT),
            (GRAIN, w.grain, 0, LIMIT),
            (COIN, w.coin, plan.coins, 99),
        ):
            held = min(stock[kind], limit)
            due = min(held, need)
            worth = price * due
            each = price * w.spare
            for _ in range(held - due):
                worth += each
                each *= w.spare_fade
            out += late * THIRD * held + (1 - late) * worth
        return out + self.piety(g, stock[PIETY], t)

    def piety(self, g: Game, held: int, t: int) -> float:
        """Its points, and those above what it takes to gain the rest."""
        w = self.w
        points = g.rules.tables.piety_points
        rest = 0.0
        for step in range(held, MAX_PIETY):
            rest += max(0.0, points[step + 1] - points[step] - w.work)
        needed = (MAX_PIETY - held) / w.turn_yield
        chance = (t + HALF - needed) / (1 + w.pace * needed)
        return points[held] + rest * max(0.0, min(1.0, chance)) + w.piety * held

    def workers(self, p: Player, t: int) -> float:
        """Acolytes that can be moved, and those in the abbey."""
        w = self.w
        count = p.city + sum(p.duties)
        hands = w.worker * (1 - w.worker_fade**count) / (1 - w.worker_fade)
        return t * hands + min(1.0, t / 4) * w.abbey * min(p.abbey, ABBEY_NEEDED)

    def engine(self, g: Game, p: Player, t: int) -> float:
        """Special activities and own buildings, for the turns to come."""
        out = 0.0
        for activity in range(N_ACTIVITIES):
            if p.activities[activity]:
                out += self.w.activity[activity] * t
        used = min(float(t), self.w.use_turns)
        for slot in p.slots:
            if 0 <= slot < DONATED:
                out += self.w.building[slot] * used
        return out

    def alms(self, g: Game, p: Player) -> float:
        """The race for the prize of the season."""
        w = self.w
        prizes = self.prizes
        prize = w.prize * (prizes[p.prizes] - 1)
        others = [other for other in g.players if other is not p]
        best = max(others, key=lambda other: (other.alms, other.stock[PIETY]))
        prize += w.deny * prizes[best.prizes] / len(others)
        if not p.abbey:
            prize *= w.no_abbey
        if p.alms == TOP:
            return prize
        if best.alms == TOP:
            return 0.0
        lead = p.alms - best.alms + (0.4 if p.stock[PIETY] > best.stock[PIETY] else -0.4)
        left = self.season_end[g.round] - (self.now or g.round)
        return prize / (1 + exp(-lead / (w.sure + w.unsure * left)))

    def donations(self, g: Game, p: Player, t: int) -> float:
        """Own buildings not yet given away: each takes a turn."""
        w = self.w
        points = g.rules.tables.building_points
        mine = sorted((points[s] for s in p.slots if 0 <= s < DONATED), reverse=True)
        out = 0.0
        for number, each in enumerate(mine):
            chance = (t - w.donation_turns * number) / (2 * w.donation_turns)
            out += max(0.0, each - w.donation) * max(0.0, min(1.0, chance))
        return out

    def routes(self, p: Player, t: int) -> float:
        """Trade routes: one resource in most rounds."""
        w = self.w
        count = p.ports.bit_count()
        if not count:
            return 0.0
        each = (1 - w.income_fade**count) / (1 - w.income_fade)
        return each * w.income * t
