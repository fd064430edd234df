"""Clerical: piety or coins. Produce: grain or stone. Both are one choice of one kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.games.pilgrim.duty import Duty, DutyFrame, bonus, boost, end_duty, own_boosts
from scriptorium.games.pilgrim.hiring import use_building
from scriptorium.games.pilgrim.payments import gain
from scriptorium.games.pilgrim.pieces import (
    B_MASK,
    CLERICAL,
    COIN,
    CUT,
    DEVOTION,
    ENGRAVER,
    FIELDS,
    GRAIN,
    HARVEST,
    PAYABLE,
    PIETY,
    PRODUCE,
    SILVERSMITH,
    STONE,
    STONE_MASON,
    USE,
    VESTRY,
    A,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

# What each verb gives, with the activity that adds to it. Buildings that do say so in the data.
YIELDS: dict[int, tuple[int, int]] = {
    DEVOTION: (PIETY, VESTRY),
    SILVERSMITH: (COIN, ENGRAVER),
    HARVEST: (GRAIN, FIELDS),
    CUT: (STONE, STONE_MASON),
}


def most(g: Game, p: Player, verb: int, value: int) -> int:
    """What it gives at a value, with all bonuses."""
    kind, activity = YIELDS[verb]
    return value + bonus(g, p, activity) + boost(g, p, kind)


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
            out += [verb | count for count in range(most(g, p, verb, self.left), 0, -1)]

    def doable_now(self, g: Game, p: Player) -> bool:
        return True

    def work(self, g: Game, p: Player, action: int) -> bool:
        verb, count = action & ~B_MASK, action & B_MASK
        kind = YIELDS[verb][0]
        mine = own_boosts(g, p, kind)
        needed = count - (most(g, p, verb, self.left) - len(mine))
        for building in mine[: max(0, needed)]:
            use_building(g, p, USE | building << A, self.moment)
        gain(g, p, kind, count)
        return end_duty(g, p, self.moment)

    def why_work(self, g: Game, p: Player, action: int) -> Reason:
        verb = action & ~B_MASK
        if verb not in self.verbs:
            return DutyFrame.why_work(self, g, p, action)
        count, good = most(g, p, verb, self.left), PAYABLE[YIELDS[verb][0]]
        return Reason("value-only", self.rule, count=count, good=good)

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        p = g.players[seat]
        yields = {PAYABLE[YIELDS[verb][0]]: most(g, p, verb, self.left) for verb in self.verbs}
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
