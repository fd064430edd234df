"""Structures: followers sent there, coins and goods put next to them, completion."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.core.frames import Phase, SeatFrame
from scriptorium.games.orleans.actions import Acting, Actions
from scriptorium.games.orleans.destinations import Destination, Way
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    DONE,
    GONE_GOODS,
    GOODS,
    KINDS,
    N_GOODS,
    N_KINDS,
    PUT,
    VERB,
    A,
)
from scriptorium.games.orleans.scenarios.prosperity.works import (
    WANT_COINS,
    WANT_GOODS,
    Card,
    Site,
    cards,
    own_sites,
    works,
)
from scriptorium.games.orleans.supply import leave_game

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player

COIN: Final = N_GOODS  # in PUT, beside the goods


def site_of(g: Game, card: int) -> Site | None:
    """The structure of a card, if it was built."""
    for site in works(g).sites:
        if site.card == card:
            return site
    return None


def lay(g: Game, site: Site, want: int) -> None:
    """Something that it asks for lies next to the structure, for good (INV-PROS-34). As soon as
    everything is there its card is turned down: followers return to their piles, coins and goods
    leave the game (INV-PROS-35)."""
    missing = list(site.missing)
    missing[want] -= 1
    sites = works(g).sites
    now = Site(site.card, site.seat, site.slot, site.good, tuple(missing))
    sites[sites.index(site)] = now
    if now.open():
        return
    card = cards()[site.card]
    for kind in range(N_KINDS):
        g.supply[kind] += card.wants[kind]
    for good in range(N_GOODS):
        for _ in range(card.wants[WANT_GOODS + good]):
            leave_game(g, GONE_GOODS + good)
    if g.sink is not None:
        g.emit("structure-complete", site.seat, structure=card.id, points=card.points)


class Structure(Destination):
    """An own open structure takes followers of exactly the kinds still missing there, for nothing
    (INV-PROS-29 to INV-PROS-32)."""

    role = "structure"

    def __init__(self, index: int, card: Card) -> None:
        Destination.__init__(self, index, card.id)
        self.card = card

    def own(self, g: Game, p: Player) -> Site | None:
        """INV-PROS-37."""
        site = site_of(g, self.card.index)
        return site if site is not None and site.seat == p.seat and site.open() else None

    def room(self, g: Game, p: Player, kind: int) -> int:
        for site in works(g).sites:
            if site.card == self.card.index:
                return site.missing[kind] if site.seat == p.seat else 0
        return 0

    def take(self, g: Game, p: Player, kind: int, choice: int, place: str) -> None:
        site = self.own(g, p)
        assert site is not None
        if g.sink is not None:
            g.emit("sent-structure", p.seat, kind=KINDS[kind], structure=self.id, place=place)
        lay(g, site, kind)

    def concerns(self, g: Game, p: Player) -> bool:
        return self.own(g, p) is not None

    def ways(self) -> list[Way]:
        return [Way(0, "", "send-structure")]

    def why(self, g: Game, p: Player, kind: int, choice: int) -> Reason:
        if self.own(g, p) is None:
            return why_not_open(g, p, self.card)
        return Reason("structure-follower", "INV-PROS-30", kind=KINDS[kind], structure=self.id)

    def sent(self, g: Game) -> list[int]:
        site = site_of(g, self.card.index)
        return site.lying()[:N_KINDS] if site is not None else [0] * N_KINDS


def why_not_open(g: Game, p: Player, card: Card) -> Reason:
    site = site_of(g, card.index)
    if site is None:
        return Reason("structure-not-built", "INV-PROS-29", structure=card.id)
    if site.seat != p.seat:
        return Reason("structure-of-another", "INV-PROS-37", structure=card.id)
    return Reason("structure-done", "INV-PROS-35", structure=card.id)


# Coins and goods (INV-PROS-33)


def puts(g: Game, p: Player) -> list[int]:
    """What the player can put next to own structures now: each coin and each good by itself."""
    out: list[int] = []
    for site in own_sites(g, p.seat):
        for good in range(N_GOODS):
            if site.missing[WANT_GOODS + good] and p.goods[good]:
                out.append(PUT | good << A | site.card)
        if site.missing[WANT_COINS] and p.coins:
            out.append(PUT | COIN << A | site.card)
    return out


def put(g: Game, p: Player, action: int) -> None:
    item = action >> A & A_MASK
    site = site_of(g, action & B_MASK)
    assert site is not None
    structure = cards()[site.card].id
    if item == COIN:
        p.coins -= 1
        if g.sink is not None:
            g.emit("put-coin", p.seat, structure=structure)
    else:
        p.goods[item] -= 1
        if g.sink is not None:
            g.emit("put-good", p.seat, good=GOODS[item], structure=structure)
    lay(g, site, WANT_GOODS + item)


def why_not_put(g: Game, p: Player, action: int) -> Reason:
    card, item = cards()[action & B_MASK], action >> A & A_MASK
    site = site_of(g, card.index)
    if site is None or site.seat != p.seat or not site.open():
        return why_not_open(g, p, card)
    if not site.missing[WANT_GOODS + item]:
        return Reason("structure-item", "INV-PROS-33", structure=card.id)
    return Reason("torture-not-owned", "INV-PROS-33")


class ActingOrPutting(Acting):
    """Phase 5: coins and goods are put next to structures without an action."""

    def legal(self, g: Game, seat: int) -> list[int]:
        return puts(g, g.players[seat]) + Acting.legal(self, g, seat)

    def apply(self, g: Game, seat: int, action: int) -> bool:
        if action >> VERB != PUT >> VERB:
            return Acting.apply(self, g, seat, action)
        put(g, g.players[seat], action)
        return False

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB == PUT >> VERB:
            return why_not_put(g, g.players[seat], action)
        return Acting.why(self, g, seat, action)


ACTING_OR_PUTTING: Final = ActingOrPutting()


class ActionsWithStructures(Actions):
    def begin(self, g: Game) -> None:
        g.turn = g.start
        g.passed = 0
        g.frames.append(ACTING_OR_PUTTING)


class Furnishing(Phase["Game"]):
    """The end of phase 5 and, after the last event, before the scoring: coins and goods may still
    be put next to structures (INV-R15)."""

    def __init__(self, name: str, last: bool) -> None:
        self.name = name
        self.last = last

    def begin(self, g: Game) -> None:
        if self.last and g.round < g.rules.rounds:
            return
        for seat in reversed(g.clockwise()):
            g.frames.append(Furnish(seat))


class Furnish(SeatFrame["Game"]):
    """One player, as long as there is something to put."""

    name = "furnish"

    def begin(self, g: Game) -> bool:
        if puts(g, g.players[self.seat]):
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return [*puts(g, g.players[seat]), DONE]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        if action == DONE:
            g.frames.pop()
        else:
            put(g, g.players[seat], action)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB == PUT >> VERB:
            return why_not_put(g, g.players[seat], action)
        return Reason("not-now", "INV-PROS-33")


def action_texts() -> Iterator[ActionText]:
    for card in cards():
        about = ("structure", card.id)
        for good, name in enumerate(GOODS):
            if card.wants[WANT_GOODS + good]:
                action = PUT | good << A | card.index
                args = ("good", name), about
                yield ActionText(action, f"put {name} {card.id}", "put-good", args)
        if card.wants[WANT_COINS]:
            action = PUT | COIN << A | card.index
            yield ActionText(action, f"put coin {card.id}", "put-coin", (about,))
