"""What some buildings ask when they are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.games.pilgrim.building import NO_FEE
from scriptorium.games.pilgrim.first_action import Aside
from scriptorium.games.pilgrim.follow_up import FollowUp
from scriptorium.games.pilgrim.hiring import borrowable, open_moment, why_no_building
from scriptorium.games.pilgrim.payments import gain, put_acolyte, spend, take_acolyte
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    ABBEY,
    BORROW,
    BUILDINGS,
    BUY,
    CITY,
    COIN,
    DONE,
    FROM,
    HIRE,
    INTO,
    MAX_PIETY,
    N_DUTIES,
    PAYABLE,
    PIETY,
    PLACES,
    SELL,
    SPACES,
    VERB,
    A,
)
from scriptorium.games.pilgrim.places import place, placed

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player


def room(p: Player, good: int) -> bool:
    """Whether more of it can be held: piety ends at 12 (PIL-R8)."""
    return good != PIETY or p.stock[PIETY] < MAX_PIETY


class Trade(Aside):
    """A store in use: one piece at a time, all in one direction; at least one (PIL-R58)."""

    name = "trade"

    def __init__(self, seat: int, good: int, way: int) -> None:
        Aside.__init__(self, seat)
        self.good = good
        self.way = way  # 0: not chosen yet, else the verb of what was done

    def offers(self, g: Game, p: Player) -> list[int]:
        out: list[int] = []
        if p.stock[self.good] and self.way != BUY >> VERB:
            out.append(SELL)
        if p.stock[COIN] and self.way != SELL >> VERB and room(p, self.good):
            out.append(BUY)
        if self.way:
            out.append(DONE)
        return out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p = g.players[seat]
        if action == DONE:
            g.frames.pop()
            return True
        selling = action == SELL
        spend(g, p, self.good if selling else COIN, 1)
        gain(g, p, COIN if selling else self.good, 1)
        g.frames[-1] = Trade(seat, self.good, action >> VERB)
        return True

    def why_not(self, g: Game, p: Player, action: int) -> Reason:
        if action == DONE:
            return Reason("trade-one", "PIL-R58")
        if action in (BUY, SELL) and self.way and action >> VERB != self.way:
            return Reason("one-direction", "PIL-R58")
        if action in (BUY, SELL):
            return Reason("cannot-trade", "PIL-R58", good=PAYABLE[self.good])
        return Reason("finish-trade", "PIL-R58")

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"good": PAYABLE[self.good]}

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.good, self.way]


class CallBack(FollowUp):
    """The Dormitory: from which duty."""

    name = "call-back"

    def legal(self, g: Game, seat: int) -> list[int]:
        duties = g.players[seat].duties
        return [FROM | space << A for space in range(N_DUTIES) if duties[space]]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p = g.players[seat]
        space = action >> A & A_MASK
        take_acolyte(p, space)
        p.city += 1
        if g.sink is not None:
            g.emit("called-back", seat, space=SPACES[space], at=place(g, space))
        g.frames.pop()
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB == FROM >> VERB:
            space = action >> A & A_MASK
            where = {"space": SPACES[space], "at": place(g, space)}
            return Reason("nobody-there", "PIL-BUIL-DORMITORY", **where)
        return Reason("not-now", "PIL-BUIL-DORMITORY")

    def describe(self, g: Game, seat: int, action: ActionText) -> ActionText:
        return placed(g, action)


class SendOut(FollowUp):
    """The Inquisition and the Library: where an acolyte of the city goes."""

    name = "send-out"

    def __init__(self, seat: int, to_abbey: int) -> None:
        FollowUp.__init__(self, seat)
        self.to_abbey = to_abbey

    def legal(self, g: Game, seat: int) -> list[int]:
        out = [INTO | space << A for space in range(N_DUTIES)]
        return [*out, INTO | ABBEY << A] if self.to_abbey else out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p = g.players[seat]
        to = action >> A & A_MASK
        take_acolyte(p, CITY)
        if to == ABBEY:
            p.abbey += 1
        else:
            put_acolyte(p, to)
        if g.sink is not None:
            g.emit("sent", seat, space=PLACES[to], at=place(g, to))
        g.frames.pop()
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        rule = "PIL-BUIL-LIBRARY" if self.to_abbey else "PIL-BUIL-INQUISITION"
        if action >> VERB == INTO >> VERB:
            to = action >> A & A_MASK
            return Reason("not-there", rule, space=PLACES[to], at=place(g, to))
        return Reason("not-now", rule)

    def describe(self, g: Game, seat: int, action: ActionText) -> ActionText:
        return placed(g, action)

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.to_abbey]


class Wagon(Aside):
    """The Wagon Yard: which building is hired without a fee."""

    name = "wagon"

    def __init__(self, seat: int, moment: int) -> None:
        Aside.__init__(self, seat)
        self.moment = moment

    def offers(self, g: Game, p: Player) -> list[int]:
        return [BORROW | index << A for index in borrowable(g, p, self.moment, NO_FEE)]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p = g.players[seat]
        index = action >> A & A_MASK
        g.frames.pop()
        p.used |= 1 << index
        if g.sink is not None:
            g.emit("borrowed", seat, building=BUILDINGS[index])
        g.rules.buildings[index].use(g, p, self.moment)
        open_moment(g).boosted(g, p, index)
        return True

    def why_not(self, g: Game, p: Player, action: int) -> Reason:
        if action >> VERB == BORROW >> VERB:
            return why_no_building(g, p, HIRE | (action >> A & A_MASK) << A, self.moment)
        return Reason("not-now", "PIL-R56")

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.moment]
