"""Clerical: piety or coins. Produce: grain or stone. Both are one choice of one kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.games.pilgrim.duty import Duty, DutyFrame, bonus, boost, end_duty
from scriptorium.games.pilgrim.hiring import use_building
from scriptorium.games.pilgrim.payments import gain
from scriptorium.games.pilgrim.pieces import (
    B_MASK,
    CHAPEL,
    CLERICAL,
    COIN,
    CUT,
    DEVOTION,
    ENGRAVER,
    FIELDS,
    GRAIN,
    HARVEST,
    MINT,
    PAYABLE,
    PIETY,
    PRODUCE,
    QUARRY,
    SILVERSMITH,
    STONE,
    STONE_MASON,
    USE,
    VESTRY,
    WELL,
    A,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

# What each verb gives, with the activity and the building that add to it.
YIELDS: dict[int, tuple[int, int, int]] = {
    DEVOTION: (PIETY, VESTRY, CHAPEL),
    SILVERSMITH: (COIN, ENGRAVER, MINT),
    HARVEST: (GRAIN, FIELDS, WELL),
    CUT: (STONE, STONE_MASON, QUARRY),
}


class Clerical(Duty):
    rule = "PIL-CLER-1"

    def begin(self, g: Game, p: Player, value: int) -> None:
        g.frames.append(Serve(p.seat, value))


class Produce(Duty):
    rule = "PIL-PROD-1"

    def begin(self, g: Game, p: Player, value: int) -> None:
        g.frames.append(Work(p.seat, value))


class Yield(DutyFrame):
    """One kind, up to the value and its bonuses, which nobody has to use (PIL-SPEC-9). To take
    what an own building adds is to use it."""

    verbs: list[int] = []

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        for verb in self.verbs:
            out += [verb | count for count in range(self.most(g, p, verb), 0, -1)]

    def doable_now(self, g: Game, p: Player) -> bool:
        return True

    def most(self, g: Game, p: Player, verb: int) -> int:
        _, activity, building = YIELDS[verb]
        return self.left + bonus(g, p, activity) + boost(g, p, building)

    def work(self, g: Game, p: Player, action: int) -> bool:
        verb = action & ~B_MASK
        kind, _, building = YIELDS[verb]
        mine = g.owner[building] == p.seat and boost(g, p, building)
        if mine and action & B_MASK == self.most(g, p, verb):
            use_building(g, p, USE | building << A, self.moment)
        gain(g, p, kind, action & B_MASK)
        return end_duty(g, p, self.moment)

    def why_work(self, g: Game, p: Player, action: int) -> Reason:
        verb = action & ~B_MASK
        if verb not in self.verbs:
            return DutyFrame.why_work(self, g, p, action)
        most, good = self.most(g, p, verb), PAYABLE[YIELDS[verb][0]]
        return Reason("value-only", self.rule, count=most, good=good)

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        p = g.players[seat]
        yields = {PAYABLE[YIELDS[verb][0]]: self.most(g, p, verb) for verb in self.verbs}
        return {**DutyFrame.prompt(self, g, seat), **yields}


class Serve(Yield):
    """Devotion or Silversmith, never a mix (PIL-CLER-1)."""

    name = "clerical"
    moment = CLERICAL
    rule = "PIL-CLER-1"
    verbs = [DEVOTION, SILVERSMITH]


class Work(Yield):
    """Grain or stone, never both (PIL-PROD-1)."""

    name = "produce"
    moment = PRODUCE
    rule = "PIL-PROD-1"
    verbs = [HARVEST, CUT]
