"""Structure cards: dealt, drawn, kept, put under the pile, exchanged in the Scriptorium."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.core.frames import SEATS, Frame, Phase
from scriptorium.core.rng import Stream
from scriptorium.games.orleans import board
from scriptorium.games.orleans.development import develop, gains
from scriptorium.games.orleans.pieces import B_MASK, KEEP, VERB
from scriptorium.games.orleans.place import Argument
from scriptorium.games.orleans.reasons import DEVELOPMENT_END, OPEN
from scriptorium.games.orleans.scenarios.prosperity.works import NO_CARD, Works, cards, works

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player

DEALING: Final = "structure-cards"
DRAWN: Final = 2
# Arguments of the Scriptorium.
DEVELOPMENT: Final = 1
EXCHANGE: Final = 2


def deal(own: Works, players: int, chance: Stream) -> None:
    """INV-PROS-8."""
    own.pile = [card.index for card in cards()]
    chance.shuffle(own.pile)
    for seat in range(players):
        take_from_pile(own, seat)


def take_from_pile(own: Works, seat: int) -> None:
    """Two cards, or as many as there are (INV-PROS-41). Whoever knew where one of two was loses
    sight of it: either may be kept."""
    drawn = tuple(own.pile[:DRAWN])
    own.pile = own.pile[DRAWN:]
    own.drawn[seat] = drawn
    for card in drawn:
        own.seen[card] = 1 << seat | (own.seen[card] if len(drawn) < DRAWN else 0)


def draw_cards(g: Game, p: Player) -> None:
    """Draw and choose; without a pile there is nothing to choose from (INV-PROS-51)."""
    own = works(g)
    take_from_pile(own, p.seat)
    drawn = own.drawn[p.seat]
    if not drawn:
        return
    g.barriers += 1
    g.pending |= 1 << p.seat
    g.frames.append(CHOOSING)
    if g.sink is not None:
        g.emit("cards-drawn", p.seat, count=len(drawn))
        names = [cards()[card].id for card in drawn]
        g.emit("cards-seen", p.seat, p.seat, structures=names)


def keep(own: Works, seat: int) -> None:
    """The chosen card into the hand. The others go under the pile, below them the former card of
    the hand (INV-PROS-39, INV-R19), so that nobody ever holds two (INV-PROS-40)."""
    kept, *others = own.drawn[seat]
    former = own.hands[seat]
    own.pile = own.pile + others + ([] if former == NO_CARD else [former])
    own.hands[seat] = kept
    own.drawn[seat] = ()


class DealCards(Phase["Game"]):
    """The last step of the set-up: each keeps one of two cards (INV-PROS-8)."""

    name = DEALING

    def begin(self, g: Game) -> None:
        g.pending = (1 << g.n) - 1
        g.frames.append(CHOOSING)


class ChooseCard(Frame["Game"]):
    """Keep one of the cards drawn; nobody else ever learns which (INV-PROS-9). In the set-up all
    choose at the same time; the cards not kept go under the pile in turn order."""

    name = "choose-card"
    simultaneous = True
    private = True

    def seats(self, g: Game) -> tuple[int, ...]:
        return SEATS[g.pending]

    def begin(self, g: Game) -> bool:
        own = works(g)
        for seat in range(g.n):
            if len(own.drawn[seat]) < DRAWN:
                g.pending &= ~(1 << seat)
        if g.pending:
            return True
        for seat in g.clockwise():
            if own.drawn[seat]:
                keep(own, seat)
                if g.sink is not None:
                    g.emit("card-chosen", seat)
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return [KEEP | card for card in sorted(works(g).drawn[seat])]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        card = action & B_MASK
        drawn = works(g).drawn
        drawn[seat] = (card, *(one for one in drawn[seat] if one != card))
        g.pending &= ~(1 << seat)
        if g.sink is not None:
            g.emit("card-kept", seat, seat, structure=cards()[card].id)
        return not g.pending

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB != KEEP >> VERB:
            return Reason("must-keep-card", "INV-PROS-8")
        return Reason("card-not-drawn", "INV-PROS-8", structure=cards()[action & B_MASK].id)

    def waiting(self, g: Game, seat: int) -> str:
        return "INV-PROS-8"


CHOOSING = ChooseCard()


class Scriptorium(board.Scriptorium):
    """One development point, or another structure card (INV-PROS-38)."""

    rule_ids = {DEVELOPMENT_END: "INV-PROS-50"}

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        if p.development < g.rules.last_development:
            out.append(self.act | DEVELOPMENT)
        if works(g).pile:
            out.append(self.act | EXCHANGE)

    def closed(self, g: Game, p: Player) -> int:
        return OPEN if works(g).pile else board.Scriptorium.closed(self, g, p)

    def execute(self, g: Game, p: Player, argument: int) -> None:
        if argument == EXCHANGE:
            draw_cards(g, p)
        else:
            develop(g, p, 1)

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        point = gains(g, p, 0, 1)
        if not works(g).pile:
            return point
        card: list[dict[str, Any]] = [{"card": 1}]
        return [{"choice": [point, card]}] if point else card

    def arguments(self, rules: Rules) -> list[Argument]:
        return [
            Argument(DEVELOPMENT, ["development"], "act-development", ()),
            Argument(EXCHANGE, ["exchange"], "act-card", ()),
        ]

    def near_misses(self, g: Game, p: Player) -> list[int]:
        if not p.active & self.act_bit:
            return [self.act]
        return [self.act | DEVELOPMENT, self.act | EXCHANGE]

    def why_argument(self, g: Game, p: Player, argument: int) -> tuple[str, str, dict[str, Any]]:
        if argument == DEVELOPMENT:
            return "development-end", "INV-PROS-50", {}
        if argument == EXCHANGE:
            return "pile-empty", "INV-PROS-41", {}
        return "needs-choice", "INV-PROS-38", {}


def action_texts() -> Iterator[ActionText]:
    for card in cards():
        args = (("structure", card.id),)
        yield ActionText(KEEP | card.index, f"keep {card.id}", "keep", args)
