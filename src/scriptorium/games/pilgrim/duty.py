"""What a duty is, and what it is worth: minority, parity or majority."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.games.pilgrim.building import NO_FEE
from scriptorium.games.pilgrim.first_action import keeping_duty, needed_for_duty
from scriptorium.games.pilgrim.hiring import (
    STORES,
    Moment,
    borrowable,
    building_options,
    fees,
)
from scriptorium.games.pilgrim.merchant import next_trade_resource, trade_resource
from scriptorium.games.pilgrim.payments import spend
from scriptorium.games.pilgrim.pieces import (
    BANK,
    CHAPTER_HOUSE,
    COIN,
    CUSTOMS_HOUSE,
    DONE,
    DUTIES,
    GUILD,
    NO_TITHE,
    SCRIPTORIUM,
    TAXATION,
    WAGON_YARD,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

# What lasts beyond a duty: a Bank that has not paid yet waits for its payment.
SCRIPTORIUM_BIT: Final = 1 << SCRIPTORIUM
BEYOND_DUTY: Final = 1 << BANK | SCRIPTORIUM_BIT
# Buildings that make one thing payable with another.
MEANS: Final = STORES | 1 << BANK

MINORITY: Final = 0
PARITY: Final = 1
MAJORITY: Final = 2
STANDING_NAMES: Final[list[str]] = ["minority", "parity", "majority"]


def standing(g: Game, p: Player, space: int) -> int:
    """Each other colour is compared on its own, the dummies being one (PIL-DUTY-1 to 4)."""
    own = p.duties[space]
    if p.active >> SCRIPTORIUM & 1:
        own += 1
    most = g.dummies[space]
    for other in g.players:
        if other is not p and other.duties[space] > most:
            most = other.duties[space]
    if own > most:
        return MAJORITY
    return PARITY if own == most else MINORITY


def duty_standing(g: Game, p: Player, space: int) -> int:
    """The same; with the Customs House Taxation is a majority (PIL-R50)."""
    if p.active >> CUSTOMS_HOUSE & 1 and g.ring[space] == TAXATION:
        return MAJORITY
    return standing(g, p, space)


def lifts_standing(building: int) -> list[str]:
    """The duties on which a building in use makes one stand better than one's acolytes do."""
    if building == SCRIPTORIUM:
        return list(DUTIES)
    return [DUTIES[TAXATION]] if building == CUSTOMS_HOUSE else []


def can_do(g: Game, p: Player, space: int) -> bool:
    """The minority's coin can be paid, and at least one action done (PIL-DUTY-8, PIL-R11)."""
    price = g.rules.price[duty_standing(g, p, space)]
    if p.stock[COIN] < price:
        return False
    return g.rules.duties[g.ring[space]].possible(g, p, price)


def why_no_duty(g: Game, p: Player, space: int) -> Reason:
    duty = DUTIES[g.ring[space]]
    price = g.rules.price[duty_standing(g, p, space)]
    if p.stock[COIN] < price:
        unpaid = "minority-coin" if g.tithes[space] != NO_TITHE else "minority-taxation"
        return Reason(unpaid, "PIL-R11", duty=duty)
    return g.rules.duties[g.ring[space]].why_impossible(g, p)


def begin_duty(g: Game, p: Player, duty: int) -> None:
    """The value is fixed now (PIL-R14)."""
    space = g.space_of[duty]
    how = duty_standing(g, p, space)
    if g.sink is not None:
        name = STANDING_NAMES[how]
        g.emit("duty", p.seat, duty=DUTIES[duty], value=g.rules.value[how], standing=name)
    if g.rules.price[how]:
        spend(g, p, COIN, g.rules.price[how])
    g.rules.duties[duty].begin(g, p, g.rules.value[how])


def working(g: Game, p: Player, activity: int) -> int:
    """Acolytes whose bonus counts: a second one needs the Chapter House (PIL-R47)."""
    count = p.activities[activity]
    if count > 1:
        mine = g.owner[CHAPTER_HOUSE] == p.seat and g.live >> CHAPTER_HOUSE & 1
        if not mine and not p.active >> CHAPTER_HOUSE & 1:
            return 1
    return count


def bonus(g: Game, p: Player, activity: int) -> int:
    return g.rules.bonus[activity] * working(g, p, activity)


def boost(g: Game, p: Player, kind: int) -> int:
    """One for each building that adds to what a duty yields: hired, or one's own, which need not
    be named first."""
    hired = sum(p.active >> building & 1 for building in g.rules.adders[kind])
    return hired + len(own_boosts(g, p, kind))


def own_boosts(g: Game, p: Player, kind: int) -> list[int]:
    """Own buildings that would add one, and have not yet."""
    ready = g.live & ~p.used
    return [
        building
        for building in g.rules.adders[kind]
        if g.owner[building] == p.seat and ready >> building & 1
    ]


def end_duty(g: Game, p: Player, duty: int) -> bool:
    """All own acolytes left on the tile go to the city (PIL-DUTY-7)."""
    space = g.space_of[duty]
    count = p.duties[space]
    p.city += count
    p.duties[space] = 0
    p.active &= SCRIPTORIUM_BIT if p.bank_bound else BEYOND_DUTY
    p.bank_bound = 0
    if g.sink is not None:
        g.emit("returned", p.seat, duty=DUTIES[duty], count=count)
    g.frames.pop()
    return True


def could_help(g: Game, p: Player, moment: int, left: bool) -> bool:
    """Whether a building could add to a duty with nothing to do any more, or pay for what is left:
    one that can be used now, or one of somebody else's that something else opens."""
    helpful = g.rules.bound[moment] | MEANS if left else g.rules.adding[moment]
    if can_use(g, p, moment, helpful):
        return True
    return can_use(g, p, moment, openers(g, p, moment)) and foreign(g, p, moment, helpful)


def openers(g: Game, p: Player, moment: int) -> int:
    """What lets a building be hired that could not be: the Wagon Yard takes no fee (PIL-R56),
    stores and the Bank bring it (PIL-R58), the Guild makes it another one (PIL-R55, PIL-R98)."""
    out = 1 << WAGON_YARD
    if trade_resource(g) != NO_TITHE:
        out |= MEANS
    later = next_trade_resource(g)
    if later != NO_TITHE and (fees(p, later) or can_use(g, p, moment, MEANS)):
        out |= 1 << GUILD
    return out


def can_use(g: Game, p: Player, moment: int, buildings: int) -> bool:
    """Whether one of these can be used or hired now."""
    out: list[int] = []
    building_options(g, p, moment, out, buildings)
    return bool(out)


def foreign(g: Game, p: Player, moment: int, buildings: int) -> bool:
    """Whether one of these is somebody else's, and would do something were its fee there."""
    return any(buildings >> index & 1 for index in borrowable(g, p, moment, NO_FEE))


@mypyc_attr(allow_interpreted_subclasses=True)
class Duty:
    """One of the eight: whether it can be done, and the frame that does it."""

    rule: str = ""
    costs: bool = False  # whether its actions must be paid for

    def __init__(self, index: int) -> None:
        self.index = index

    def possible(self, g: Game, p: Player, price: int) -> bool:
        """Whether one action at least can be done once `price` coins are paid."""
        return True

    def why_impossible(self, g: Game, p: Player) -> Reason:
        return Reason("nothing-to-do", "PIL-DUTY-8", duty=DUTIES[self.index])

    def begin(self, g: Game, p: Player, value: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class DutyFrame(Moment):
    """A duty being done: `left` actions, `done` true after the first one."""

    rule: str = ""

    def __init__(self, seat: int, left: int, done: int = 0) -> None:
        Moment.__init__(self, seat)
        self.left = left
        self.done = done

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        """Append the actions of the duty."""
        raise NotImplementedError

    def legal(self, g: Game, seat: int) -> list[int]:
        """At least one action (PIL-DUTY-6), for which buildings must leave the means."""
        p = g.players[seat]
        out: list[int] = []
        self.options(g, p, out)
        if self.done:
            out.append(DONE)
            building_options(g, p, self.moment, out)
            return out
        uses = self.uses(g, p)
        if uses:
            out += keeping_duty(g, seat, uses) if self.at_stake(g, p) else uses
        return out or [DONE]  # no game comes to that, but a position may

    def uses(self, g: Game, p: Player) -> list[int]:
        """The buildings that can be used now, but for what the duty needs."""
        out: list[int] = []
        building_options(g, p, self.moment, out)
        return out

    def near_misses(self, g: Game, seat: int) -> list[int]:
        """Also the buildings that would take the means for the duty."""
        uses = self.uses(g, g.players[seat])
        kept = keeping_duty(g, seat, uses)
        return Moment.near_misses(self, g, seat) + [use for use in uses if use not in kept]

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action in self.uses(g, g.players[seat]):
            return needed_for_duty(g)
        return Moment.why(self, g, seat, action)

    def at_stake(self, g: Game, p: Player) -> bool:
        """A use of a building takes two pieces at most: a fee and one piece for a store."""
        if self.done or not g.rules.duties[self.moment].costs:
            return False
        return not self.possible_without(g, p, [2, 2, 2, 1], 1 << BANK)

    def possible_without(self, g: Game, p: Player, less: list[int], buildings: int) -> bool:
        stock, active = p.stock, p.active
        p.stock = [max(0, held - gone) for held, gone in zip(stock, less)]
        p.active &= ~buildings
        possible = g.rules.duties[self.moment].possible(g, p, 0)
        p.stock, p.active = stock, active
        return possible

    def doable_now(self, g: Game, p: Player) -> bool:
        out: list[int] = []
        self.options(g, p, out)
        return bool(out)

    def work(self, g: Game, p: Player, action: int) -> bool:
        """Carry out one of them."""
        raise NotImplementedError

    def act(self, g: Game, p: Player, action: int) -> bool:
        return end_duty(g, p, self.moment) if action == DONE else self.work(g, p, action)

    def goes_on(self) -> bool:
        """Whether there could be a further action, were it paid."""
        return self.left > 0

    def begin(self, g: Game) -> bool:
        """With nothing left to do, and no building that could add to it, the duty ends."""
        p = g.players[self.seat]
        if self.doable_now(g, p) or could_help(g, p, self.moment, self.goes_on()):
            return True
        end_duty(g, p, self.moment)
        return False

    def why_not(self, g: Game, p: Player, action: int) -> Reason:
        if action == DONE:
            return Reason("at-least-one", "PIL-DUTY-6", duty=DUTIES[self.moment])
        return self.why_work(g, p, action)

    def why_work(self, g: Game, p: Player, action: int) -> Reason:
        return Reason("not-in-duty", self.rule, duty=DUTIES[self.moment])

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"duty": DUTIES[self.moment], "left": self.left, "done": bool(self.done)}

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.left, self.done]
