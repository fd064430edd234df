"""Taxation: a resource of choice, then what the own majorities bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.games.pilgrim.duty import MAJORITY, Duty, DutyFrame, standing
from scriptorium.games.pilgrim.payments import gain
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    CORNUCOPIA,
    CUSTOMS_HOUSE,
    N_DUTIES,
    N_RESOURCES,
    NO_TITHE,
    RESOURCES,
    TAKE,
    TAXATION,
    VERB,
    A,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

ANY = (1 << N_RESOURCES) - 1


class Taxation(Duty):
    rule = "PIL-TAX-1"

    def begin(self, g: Game, p: Player, value: int) -> None:
        kinds = tithes_of_majorities(g, p)
        g.frames.append(Tax(p.seat, value + 1 if kinds else 1, 0, kinds))


def tithes_of_majorities(g: Game, p: Player) -> int:
    """The resources on the counters of all other duties where the player has majority, as a mask
    (PIL-TAX-2, PIL-TAX-8); with the Customs House of all that the player occupies (PIL-R50)."""
    kinds = 0
    everywhere = p.active >> CUSTOMS_HOUSE & 1
    for space in range(N_DUTIES):
        counter = g.tithes[space]
        if counter != NO_TITHE and p.duties[space]:
            if everywhere or standing(g, p, space) == MAJORITY:
                kinds |= ANY if counter == CORNUCOPIA else 1 << counter
    return kinds


def named(kinds: int) -> list[str]:
    return [good for kind, good in enumerate(RESOURCES) if kinds >> kind & 1]


class Tax(DutyFrame):
    """The first resource is free to choose, the others match a counter; three in all at most
    (PIL-TAX-4), for the value is never more than two."""

    name = "taxation"
    moment = TAXATION
    rule = "PIL-TAX-6"

    def __init__(self, seat: int, left: int, done: int, kinds: int) -> None:
        DutyFrame.__init__(self, seat, left, done)
        self.kinds = kinds

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        if self.left:
            kinds = self.kinds if self.done else ANY
            out += [TAKE | kind << A for kind in range(N_RESOURCES) if kinds >> kind & 1]

    def work(self, g: Game, p: Player, action: int) -> bool:
        gain(g, p, action >> A & A_MASK, 1)
        g.frames[-1] = Tax(p.seat, self.left - 1, 1, self.kinds)
        return True

    def why_work(self, g: Game, p: Player, action: int) -> Reason:
        if action >> VERB != TAKE >> VERB:
            return DutyFrame.why_work(self, g, p, action)
        good = RESOURCES[action >> A & A_MASK]
        return Reason("no-majority-for", "PIL-TAX-2", good=good)

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        step = "more" if self.done else "first"
        known = {"first": not self.done, "step": step, "kinds": named(self.kinds)}
        return {**DutyFrame.prompt(self, g, seat), **known}

    def dump(self) -> list[Any]:
        return [*DutyFrame.dump(self), self.kinds]
