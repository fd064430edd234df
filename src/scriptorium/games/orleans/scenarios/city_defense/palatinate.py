"""The Palatinate: an action that another player has activated, as if it were the own one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.bans import banned
from scriptorium.games.orleans.destinations import Send, fits
from scriptorium.games.orleans.pieces import A_MASK, ACT, B_MASK, BORROW, N_KINDS, VERB, A
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.reasons import NOTHING_TO_BORROW, OPEN
from scriptorium.games.orleans.scenarios.city_defense.support import SupportPlace
from scriptorium.games.orleans.scenarios.stations import JOINT, TAVERN, JointGuildhall
from scriptorium.games.orleans.spaces import clear

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


class Palatinate(SupportPlace):
    """INV-COOP-25. Its followers return after the borrowed action (INV-COOP-27)."""

    returns = False
    rule_ids = {NOTHING_TO_BORROW: "INV-COOP-28"}

    def closed(self, g: Game, p: Player) -> int:
        return OPEN if borrowable(g, p) else NOTHING_TO_BORROW

    def execute(self, g: Game, p: Player, argument: int) -> None:
        g.frames.append(Borrow(p.seat, self.index))

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return [{"borrow": 1}]


def borrowable(g: Game, p: Player) -> list[int]:
    """Whose activated places could be used: none that is closed this round, no Palatinate and no
    Gunpowder Tower, which is never activated (INV-COOP-28)."""
    out: list[int] = []
    for owner in g.players:
        if owner is p:
            continue
        mask = owner.active & ~banned(g, owner)
        for place in g.rules.places:
            if mask & place.act_bit and options(g, p, owner, place):
                out.append(BORROW | owner.seat << A | place.index)
    return out


def options(g: Game, p: Player, owner: Player, place: Place) -> list[int]:
    """The ways in which a player could use an activated place of another."""
    if place.needs_nobody or isinstance(place, Palatinate):
        return []
    if place.partial:  # the followers lying there can be sent (INV-COOP-29)
        lying = owner.spaces[place.start : place.end]
        sent = any(kind in lying and fits(g, p, kind) for kind in range(N_KINDS))
        return [place.act] if sent else []
    out: list[int] = []
    place.options(g, p, out)
    if not out and isinstance(place, JointGuildhall) and place.joins(g, p, owner):
        return [place.act | JOINT]  # with a Tavern of the owner (INV-R25)
    return out


class Borrow(SeatFrame["Game"]):
    """Whose place; its owner is not asked."""

    name = "borrow"

    def __init__(self, seat: int, palatinate: int) -> None:
        SeatFrame.__init__(self, seat)
        self.palatinate = palatinate

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.palatinate]

    def legal(self, g: Game, seat: int) -> list[int]:
        return borrowable(g, g.players[seat])

    def apply(self, g: Game, seat: int, action: int) -> bool:
        owner, place = action >> A & A_MASK, action & B_MASK
        g.frames[-1] = Borrowed(seat, self.palatinate, owner, place)
        if g.sink is not None:
            g.emit("borrowed", seat, place=g.rules.places[place].id, owner=owner)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB != BORROW >> VERB:
            return Reason("must-borrow", "INV-COOP-25")
        place = g.rules.places[action & B_MASK]
        return Reason("cannot-borrow", "INV-COOP-28", place=place.id)


class Borrowed(SeatFrame["Game"]):
    """The normal choices of that action; then the followers of both return (INV-COOP-26)."""

    name = "borrowed"

    def __init__(self, seat: int, palatinate: int, owner: int, place: int) -> None:
        SeatFrame.__init__(self, seat)
        self.palatinate = palatinate
        self.owner = owner
        self.place = place

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.palatinate, self.owner, self.place]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"place": g.rules.places[self.place].id}

    def begin(self, g: Game) -> bool:
        found = self.legal(g, self.seat)
        if len(found) > 1:
            return True
        self.apply(g, self.seat, found[0])
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        place = g.rules.places[self.place]
        return options(g, g.players[seat], g.players[self.owner], place)

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        user, owner = g.players[seat], g.players[self.owner]
        place = g.rules.places[self.place]
        if place.partial:
            g.frames.append(SendOthers(seat, self.place, 0, self.owner))
        else:
            place.execute(g, user, action & B_MASK)
            clear(g.rules, owner, place)
            if isinstance(place, JointGuildhall) and action & B_MASK == JOINT:
                clear(g.rules, owner, g.rules.by_id[TAVERN])
        clear(g.rules, user, g.rules.places[self.palatinate])
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        place = g.rules.places[self.place]
        if action >> VERB != ACT >> VERB or action >> A & A_MASK != self.place:
            return Reason("must-use-borrowed", "INV-COOP-25", place=place.id)
        key, rule, values = place.why_argument(g, g.players[seat], action & B_MASK)
        return Reason(key, rule, place=place.id, **values)


class SendOthers(Send):
    """The followers in another player's Town Hall, with the user's choice of destination and the
    user's gains (INV-COOP-29)."""

    name = "send-others"

    def __init__(self, seat: int, place: int, sent: int, lender: int) -> None:
        Send.__init__(self, seat, place, sent)
        self.lender = lender

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.place, self.sent, self.lender]

    def next(self) -> Send:
        return SendOthers(self.seat, self.place, self.sent + 1, self.lender)

    def owner(self, g: Game) -> Player:
        return g.players[self.lender]
