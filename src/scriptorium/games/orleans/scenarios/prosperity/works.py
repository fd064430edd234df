"""What Prosperity adds to the table: the carpenter, structure cards, structures, citizens, and
place tiles turned down."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core import datafile
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.pieces import (
    GONE_GOODS,
    GOODS,
    KINDS,
    N_GOODS,
    N_KINDS,
    NO_GOOD,
)
from scriptorium.games.orleans.scenarios import data
from scriptorium.games.orleans.slice import Slice
from scriptorium.games.orleans.tables import tables

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game

NO_CARD: Final = -1
# What a structure asks for, in one list: followers by kind, goods, coins.
WANT_GOODS: Final = N_KINDS
WANT_COINS: Final = N_KINDS + N_GOODS
N_WANTS: Final = WANT_COINS + 1


class Card:
    """A structure card: where it is built, what it asks for, what it is worth."""

    def __init__(self, index: int, row: dict[str, Any]) -> None:
        towns = tables().towns
        self.index: int = index
        self.id: str = row["id"]
        self.town_names: list[str] = row["towns"]
        self.towns: int = sum(1 << towns.index(town) for town in row["towns"])
        self.followers: list[str] = row["followers"]
        self.goods: list[str] = row["goods"]
        self.coins: int = row["coins"]
        self.points: int = row["vp"]
        self.wants: tuple[int, ...] = (
            *(self.followers.count(kind) for kind in KINDS),
            *(self.goods.count(good) for good in GOODS),
            self.coins,
        )


@functools.cache
def cards() -> list[Card]:
    table = data.invasion()["structure_cards"]
    rows: list[dict[str, Any]] = table["card"]
    check = datafile.Checker(data.FILE.name)
    check.equal("structure_cards.card", len(rows), table["count"])
    check.unique("structure_cards.card", [row["id"] for row in rows])
    for row in rows:
        for town in row["towns"]:
            check.known(f"structure_cards.card.{row['id']}", town, tables().towns)
    return [Card(index, row) for index, row in enumerate(rows)]


class Site:
    """A structure built by a seat on a goods tile of a connection (`slot` of `Game.ways`), and what
    is still missing next to it. Never changed, only replaced."""

    def __init__(
        self, card: int, seat: int, slot: int, good: int, missing: tuple[int, ...]
    ) -> None:
        self.card = card
        self.seat = seat
        self.slot = slot
        self.good = good
        self.missing = missing

    def open(self) -> bool:
        """Whether it still asks for something; else its card lies under the marker."""
        return any(self.missing)

    def lying(self) -> list[int]:
        """What lies next to it."""
        if not self.open():
            return [0] * N_WANTS
        wants = cards()[self.card].wants
        return [want - left for want, left in zip(wants, self.missing, strict=True)]

    def dump(self) -> list[Any]:
        return [self.card, self.seat, self.slot, self.good, list(self.missing)]


class Works(Slice):
    """`carpenter` is the town of the token, `citizens` those in the supply. `pile` are the cards
    from top to bottom, `hands` those in hand by seat, `drawn` those a seat chooses from, the chosen
    one first. `seen` says for each card which seats know where it is, as a mask; what follows from
    that by reasoning is left to players. `burnt` are each seat's place tiles turned down, as a
    mask."""

    def __init__(
        self,
        carpenter: int,
        citizens: int,
        pile: list[int],
        hands: list[int],
        drawn: list[tuple[int, ...]],
        seen: list[int],
        sites: list[Site],
        burnt: list[int],
    ) -> None:
        self.carpenter = carpenter
        self.citizens = citizens
        self.pile = pile
        self.hands = hands
        self.drawn = drawn
        self.seen = seen
        self.sites = sites
        self.burnt = burnt

    def copy(self) -> Works:
        return Works(
            self.carpenter,
            self.citizens,
            self.pile[:],
            self.hands[:],
            self.drawn[:],
            self.seen[:],
            self.sites[:],
            self.burnt[:],
        )

    def dump(self) -> dict[str, Any]:
        return {
            "carpenter": self.carpenter,
            "citizens": self.citizens,
            "pile": self.pile[:],
            "hands": self.hands[:],
            "drawn": [list(cards) for cards in self.drawn],
            "seen": self.seen[:],
            "sites": [site.dump() for site in self.sites],
            "burnt": self.burnt[:],
        }

    def hide(self, g: Game, seat: int | None, chance: Stream) -> None:
        """INV-PROS-4, INV-PROS-9."""
        self.deal_cards(seat, chance)
        self.deal_goods(g, chance)

    def show(self, g: Game) -> None:
        self.seen = [(1 << g.n) - 1] * len(self.seen)

    def deal_cards(self, seat: int | None, chance: Stream) -> None:
        """The cards whose place the seat does not know change places."""
        viewer = 0 if seat is None else 1 << seat
        hidden = [
            card
            for card in (*self.pile, *self.hands, *(one for row in self.drawn for one in row))
            if card != NO_CARD and not self.seen[card] & viewer
        ]
        dealt = hidden[:]
        chance.shuffle(dealt)
        became = dict(zip(hidden, dealt, strict=True))
        self.pile = [became.get(card, card) for card in self.pile]
        self.hands = [became.get(card, card) for card in self.hands]
        self.drawn = [tuple(became.get(card, card) for card in row) for row in self.drawn]
        before = self.seen[:]
        for old, new in became.items():
            self.seen[new] = before[old]

    def deal_goods(self, g: Game, chance: Stream) -> None:
        """The goods face down, on connections and under structures, are mixed with those that left
        the game unseen (ORL-SET-13)."""
        pool = [good for good, count in enumerate(unseen_goods(g)) for _ in range(count)]
        chance.shuffle(pool)
        for slot, good in enumerate(g.ways):
            if good != NO_GOOD:
                g.ways[slot] = pool.pop()
        for i, one in enumerate(self.sites):
            self.sites[i] = Site(one.card, one.seat, one.slot, pool.pop(), one.missing)


def works(g: Game) -> Works:
    assert isinstance(g.own, Works)
    return g.own


def card_in_hand(g: Game, seat: int) -> Card | None:
    card = works(g).hands[seat]
    return None if card == NO_CARD else cards()[card]


def own_sites(g: Game, seat: int) -> list[Site]:
    """A seat's open structures, in the order in which they were built (INV-PROS-36)."""
    return [site for site in works(g).sites if site.seat == seat and site.open()]


def unseen_goods(g: Game) -> list[int]:
    """All goods that nobody sees, by kind: face down, or out of the game since the set-up."""
    out: list[int] = []
    for good, total in enumerate(g.rules.components.goods):
        seen = g.goods[good] + g.gone[GONE_GOODS + good] + sum(p.goods[good] for p in g.players)
        seen += sum(site.lying()[WANT_GOODS + good] for site in works(g).sites)
        out.append(total - seen)
    return out
