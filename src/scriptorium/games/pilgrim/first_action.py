"""At least one action of a duty: whatever buildings take before it, the means for one are left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.games.pilgrim.follow_up import FollowUp
from scriptorium.games.pilgrim.hiring import (
    STORES,
    Moment,
    building_options,
    open_moment,
)
from scriptorium.games.pilgrim.merchant import trade_resource
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    B_MASK,
    BANK,
    CORNUCOPIA,
    DONE,
    DUTIES,
    HIRE,
    PAYABLE,
    USE,
    VERB,
    WAGON_YARD,
    A,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

LOOK_AHEAD: Final = 4  # steps with buildings: two stores, one after the other


def keeping_duty(g: Game, seat: int, actions: list[int]) -> list[int]:
    """Of these uses of buildings before the first action of a duty, what leaves one to be done
    (PIL-DUTY-6, PIL-R108)."""
    duty, p = open_moment(g), g.players[seat]
    if not duty.at_stake(g, p):
        return actions
    now = duty.doable_now(g, p)
    return [
        action
        for action in actions
        if (now and harmless(g, p, duty, action))
        or doable(tried(g, seat, action), seat, LOOK_AHEAD)
    ]


def harmless(g: Game, p: Player, duty: Moment, action: int) -> bool:
    """A building that takes nothing, or nothing but a fee that the duty can do without."""
    index = action >> A & A_MASK
    verb = action >> VERB
    takes = STORES | 1 << WAGON_YARD
    if (verb != USE >> VERB and verb != HIRE >> VERB) or takes >> index & 1:
        return False
    if verb == USE >> VERB:
        return True
    trade, chosen = trade_resource(g), action & B_MASK
    less = [0] * len(PAYABLE)
    less[chosen - 1 if chosen else trade] = 1
    bank = 1 << BANK if chosen and trade != CORNUCOPIA else 0
    return duty.possible_without(g, p, less, bank)


def doable(g: Game, seat: int, steps: int) -> bool:
    """Whether an action of the duty can still be come to, with so many more steps."""
    p, top = g.players[seat], g.frames[-1]
    if isinstance(top, Moment):
        if top.doable_now(g, p):
            return True
        actions: list[int] = []
        building_options(g, p, top.moment, actions)
    elif isinstance(top, Aside):
        actions = top.offers(g, p)
    else:
        return False
    for action in actions:
        left = steps if action == DONE else steps - 1
        if left >= 0 and doable(tried(g, seat, action), seat, left):
            return True
    return False


def tried(g: Game, seat: int, action: int) -> Game:
    """A copy in which the action is done, and nothing has gone on by itself yet."""
    after = g.copy()
    after.frames[-1].apply(after, seat, action)
    return after


def needed_for_duty(g: Game) -> Reason:
    return Reason("needed-for-duty", "PIL-R108", duty=DUTIES[open_moment(g).moment])


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(FollowUp):
    """What a building asks that can be used within a duty."""

    def offers(self, g: Game, p: Player) -> list[int]:
        """What can be chosen, but for the duty."""
        raise NotImplementedError

    def legal(self, g: Game, seat: int) -> list[int]:
        return keeping_duty(g, seat, self.offers(g, g.players[seat]))

    def why_not(self, g: Game, p: Player, action: int) -> Reason:
        raise NotImplementedError

    def why(self, g: Game, seat: int, action: int) -> Reason:
        p = g.players[seat]
        if action in self.offers(g, p):
            return needed_for_duty(g)
        return self.why_not(g, p, action)
