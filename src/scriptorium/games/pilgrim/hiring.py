"""Using own buildings and hiring those of others and of the map, once a turn each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.codec import ActionText
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason
from scriptorium.games.pilgrim.building import NO_FEE, Building
from scriptorium.games.pilgrim.merchant import trade_resource
from scriptorium.games.pilgrim.payments import Payer, banks_fee
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    B_MASK,
    BANK,
    BREWERY,
    BUILDINGS,
    COIN,
    CORNUCOPIA,
    EMPTY,
    GRAIN_STORE,
    HIRE,
    INDULGENCES,
    N_RESOURCES,
    NO_TITHE,
    ON_MAP,
    RESOURCES,
    START_OF_TURN,
    STONE_YARD,
    USE,
    VERB,
    WAGON_YARD,
    A,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

EVERY: Final = (1 << len(BUILDINGS)) - 1
STORES: Final = 1 << BREWERY | 1 << GRAIN_STORE | 1 << INDULGENCES | 1 << STONE_YARD


def building_options(g: Game, p: Player, moment: int, out: list[int], only: int = EVERY) -> None:
    """Append `use` for own buildings and `hire` for those of others and of the map
    (PIL-BUIL-5 to PIL-BUIL-9)."""
    rules = g.rules
    mask = g.live & rules.usable[moment] & ~p.used & only
    if not mask:
        return
    buildings = rules.buildings
    owner = g.owner
    seat = p.seat
    trade = trade_resource(g)
    kinds = fees(p, trade)
    if not kinds and max(p.slots) == EMPTY:  # no fee, and nothing of one's own
        return
    while mask:
        low = mask & -mask
        mask ^= low
        index = low.bit_length() - 1
        if owner[index] == seat:
            if buildings[index].possible(g, p, moment, NO_FEE):
                out.append(USE | index << A)
            continue
        for kind in kinds:
            if buildings[index].possible(g, p, moment, kind):
                if kind == trade:
                    out.append(HIRE | index << A)
                elif index != BANK or trade == CORNUCOPIA:
                    out.append(HIRE | index << A | kind + 1)


def fees(p: Player, trade: int) -> list[int]:
    """What can be paid: one trade resource; at the cornucopia any; coins in its place with the
    Bank, but not for the Bank itself."""
    stock = p.stock
    if trade == CORNUCOPIA:
        return [kind for kind in range(N_RESOURCES) if stock[kind]]
    if trade == NO_TITHE:
        return []
    out = [trade] if stock[trade] else []
    if trade != COIN and stock[COIN] and banks_fee(p):
        out.append(COIN)
    return out


def use_building(g: Game, p: Player, action: int, moment: int) -> None:
    index = action >> A & A_MASK
    if action >> VERB == HIRE >> VERB:
        pay_fee(g, p, index, (action & B_MASK) - 1)
    elif g.sink is not None:
        g.emit("used", p.seat, building=BUILDINGS[index])
    p.used |= 1 << index
    g.rules.buildings[index].use(g, p, moment)


def forget_uses(p: Player) -> None:
    """Each building serves once in a turn, and its effect lasts for that turn at most
    (PIL-TURN-5, PIL-R49)."""
    p.used = p.active = p.bank_bound = 0


def pay_fee(g: Game, p: Player, index: int, kind: int) -> None:
    """To the owner, or to the supply for a building on the map (PIL-BUIL-7, PIL-BUIL-8)."""
    trade = trade_resource(g)
    if trade != CORNUCOPIA and kind == COIN and trade != COIN:
        p.active &= ~(1 << BANK)
    kind = trade if kind < 0 else kind
    p.stock[kind] -= 1
    owner = g.owner[index]
    if owner != ON_MAP:
        g.players[owner].stock[kind] += 1
    if g.sink is not None:
        to = "map" if owner == ON_MAP else str(owner)
        g.emit("hired", p.seat, building=BUILDINGS[index], good=RESOURCES[kind], owner=to)


def hire_told(g: Game, action: ActionText) -> ActionText:
    """With the fee, where the Merchant names it."""
    trade = trade_resource(g)
    if action.label != "hire" or trade in (NO_TITHE, CORNUCOPIA):
        return action
    return with_good(action, trade)


def with_good(action: ActionText, kind: int) -> ActionText:
    """A fee or a tithe as if its resource had been chosen."""
    args = (*action.args, ("good", RESOURCES[kind]))
    return ActionText(action.action, action.text, f"{action.label}-good", args)


def near_miss_buildings(g: Game, p: Player, moment: int) -> list[int]:
    """All that could be used at this moment if they were live, unused and paid for."""
    found: list[int] = []
    building_options(g, p, moment, found)
    offered = [action >> A & A_MASK for action in found]
    out: list[int] = []
    for index in range(len(BUILDINGS)):
        usable = g.rules.usable[moment] >> index & 1 and g.owner[index] >= ON_MAP
        if usable and index not in offered:
            out.append((USE if g.owner[index] == p.seat else HIRE) | index << A)
    return out


def why_no_building(g: Game, p: Player, action: int, moment: int) -> Reason:
    index = action >> A & A_MASK
    building = g.rules.buildings[index]
    values: dict[str, Any] = {"building": building.id}
    if g.owner[index] < ON_MAP:
        return Reason("not-in-game", "PIL-SET-11", **values)
    if not g.live >> index & 1:
        donated = g.owner[index] != ON_MAP
        rule = "PIL-ALMS-5" if donated else "PIL-BUIL-12"
        return Reason("donated" if donated else "not-live", rule, **values)
    if p.used >> index & 1:
        return Reason("used-already", "PIL-BUIL-5", **values)
    if not g.rules.usable[moment] >> index & 1:
        return Reason("wrong-moment", building.rule, **values)
    mine = g.owner[index] == p.seat
    if mine != (action >> VERB == USE >> VERB):
        return Reason("own-building" if mine else "not-yours", "PIL-BUIL-6", **values)
    return why_no_effect(g, p, building, moment, mine)


def why_no_effect(g: Game, p: Player, building: Building, moment: int, mine: bool) -> Reason:
    values: dict[str, Any] = {"building": building.id}
    trade = trade_resource(g)
    if not mine and trade == NO_TITHE:
        return Reason("merchant-on-taxation", "PIL-BUIL-9", **values)
    if not building.possible(g, p, moment, NO_FEE):
        return Reason("no-effect", building.rule, **values)
    kinds = range(N_RESOURCES) if trade == CORNUCOPIA else [trade]
    if not mine and not any(p.stock[kind] for kind in kinds):
        good = "any" if trade == CORNUCOPIA else RESOURCES[trade]
        return Reason("no-fee", "PIL-BUIL-7", good=good, **values)
    return Reason("no-effect", building.rule, **values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Payer):
    """A question at which buildings can be used as well: a moment of the turn, or a duty."""

    moment: int = START_OF_TURN

    def moves(self, g: Game, p: Player, out: list[int]) -> None:
        """Append the actions of the frame itself."""
        raise NotImplementedError

    def act(self, g: Game, p: Player, action: int) -> bool:
        """Carry out one of them."""
        raise NotImplementedError

    def why_not(self, g: Game, p: Player, action: int) -> Reason:
        """Why one that is no building is not possible."""
        raise NotImplementedError

    def own_near_misses(self, g: Game, p: Player) -> list[int]:
        """What one may look for in vain, apart from buildings."""
        return []

    def boosted(self, g: Game, p: Player, building: int) -> None:
        """A building has just come into use."""

    def before_grain(self) -> bool:
        """Whether this is a duty that takes grain, and has taken none yet (Mill)."""
        return False

    def at_stake(self, g: Game, p: Player) -> bool:
        """Whether this is a duty of which nothing is done yet, and might never be."""
        return False

    def doable_now(self, g: Game, p: Player) -> bool:
        """Whether this is a duty, with an action that can be done."""
        return False

    def possible_without(self, g: Game, p: Player, less: list[int], buildings: int) -> bool:
        """Whether this could be done with less in stock, and these buildings not in use."""
        return True

    def legal(self, g: Game, seat: int) -> list[int]:
        p = g.players[seat]
        out: list[int] = []
        self.moves(g, p, out)
        building_options(g, p, self.moment, out)
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p = g.players[seat]
        verb = action >> VERB
        if verb != USE >> VERB and verb != HIRE >> VERB:
            return self.act(g, p, action)
        use_building(g, p, action, self.moment)
        self.boosted(g, p, action >> A & A_MASK)
        return True

    def near_misses(self, g: Game, seat: int) -> list[int]:
        p = g.players[seat]
        return self.own_near_misses(g, p) + near_miss_buildings(g, p, self.moment)

    def why(self, g: Game, seat: int, action: int) -> Reason:
        p = g.players[seat]
        if action >> VERB in (USE >> VERB, HIRE >> VERB):
            return why_no_building(g, p, action, self.moment)
        return self.why_not(g, p, action)

    def describe(self, g: Game, seat: int, action: ActionText) -> ActionText:
        return hire_told(g, action)

    def waiting(self, g: Game, seat: int) -> str:
        return "PIL-TURN-1"


def open_moment(g: Game) -> Moment:
    """The moment of the turn or the duty below whatever is being asked."""
    at = len(g.frames) - 1
    while True:
        frame = g.frames[at]
        if isinstance(frame, Moment):
            return frame
        at -= 1


def borrowable(g: Game, p: Player, moment: int, fee: int) -> list[int]:
    """Other live buildings that could be used at this moment, own ones apart, once the fee of the
    Wagon Yard itself is paid."""
    mask = g.live & g.rules.usable[moment] & ~p.used & ~(1 << WAGON_YARD)
    return [
        index
        for index in range(len(BUILDINGS))
        if mask >> index & 1
        and g.owner[index] != p.seat
        and g.rules.buildings[index].possible(g, p, moment, fee)
    ]
