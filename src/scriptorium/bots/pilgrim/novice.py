"""The novice: knows what things are good for, and looks no further than the next choice."""

from __future__ import annotations

from typing import ClassVar, Final

from scriptorium.bots.base import Bot
from scriptorium.core.state import State
from scriptorium.games.pilgrim.duty import duty_standing
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    ACCEPT,
    ASSIGN,
    B_MASK,
    BORROW,
    BUILD,
    BUY,
    COLLECT,
    CUT,
    DECLINE,
    DEMOLISH,
    DEVOTION,
    DONATE,
    DONE,
    DUTY,
    END,
    GIVE,
    HARVEST,
    HIRE,
    MISSION,
    MOVE,
    ORDAIN,
    PAY,
    RECALL,
    SELL,
    SHIFT,
    SHRINE,
    SILVERSMITH,
    START,
    TITHE,
    UPGRADE,
    USE,
    VERB,
    A,
)
from scriptorium.games.pilgrim.roads import ACTION, NEEDS, TO_SITE
from scriptorium.games.pilgrim.state import Game

# How much the novice likes each kind of choice; what is not named counts 1.
LIKES: Final[dict[int, float]] = {
    DUTY: 4.0,
    TITHE: 1.0,
    SHRINE: 12.0,
    UPGRADE: 0.5,
    DEMOLISH: 0.02,
    BUILD: 5.0,
    USE: 0.4,
    HIRE: 0.15,
    BORROW: 1.0,
    END: 4.0,
    DONE: 0.5,
    GIVE: 4.0,
    DONATE: 1.5,
    ORDAIN: 2.0,
    MISSION: 3.0,
    ASSIGN: 3.0,
    RECALL: 0.3,
    SHIFT: 0.1,
    ACCEPT: 9.0,
    DECLINE: 0.3,
    BUY: 0.3,
    SELL: 0.3,
    PAY: 1.0,
}
AT_A_SITE: Final = 20.0
# More of these is better.
COUNTED: Final = [DEVOTION, SILVERSMITH, HARVEST, CUT, COLLECT]


class Novice(Bot):
    """Draws lots, with more lots for what it likes better."""

    name: ClassVar[str] = "novice"
    blind: ClassVar[bool] = True

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        assert isinstance(state, Game)
        legal = state.legal(seat)
        into_sites = [
            entry & ACTION for entry in state.players[seat].reach or () if entry >> NEEDS & TO_SITE
        ]
        lots = [
            AT_A_SITE if action in into_sites else liking(state, seat, action) for action in legal
        ]
        drawn = self.chance.below(1 << 20) / (1 << 20) * sum(lots)
        for action, lot in zip(legal, lots, strict=True):
            drawn -= lot
            if drawn < 0:
                return [action]
        return [legal[-1]]


def liking(g: Game, seat: int, action: int) -> float:
    verb = action >> VERB << VERB
    if verb in COUNTED:
        return float((action & B_MASK) ** 3 or 0.1)
    if verb == DUTY:
        p = g.players[seat]
        return LIKES[DUTY] * (1 + duty_standing(g, p, g.space_of[action >> A & A_MASK]))
    if verb == MOVE:
        space = action >> A & A_MASK
        p = g.players[seat]
        return float(1 + (p.duties[space] if space < len(p.duties) else p.city))
    if verb == START:
        return 5.0 if action >> A & A_MASK == seat else 1.0
    return LIKES.get(verb, 1.0)
