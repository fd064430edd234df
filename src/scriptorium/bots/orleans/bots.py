"""The bots of Orléans: novice, greedy, planner."""

from __future__ import annotations

from typing import ClassVar, Final

from scriptorium.bots.base import Bot
from scriptorium.bots.orleans.choices import worth
from scriptorium.bots.orleans.city_steps import TeamPlayer
from scriptorium.bots.orleans.dignitary import DignitaryValuation
from scriptorium.bots.orleans.duel import DuelValuation
from scriptorium.bots.orleans.executing import action_value
from scriptorium.bots.orleans.plans import plan_actions
from scriptorium.bots.orleans.prosperity import ProsperityValuation
from scriptorium.bots.orleans.salesman import SalesmanValuation
from scriptorium.bots.orleans.tour import Tour
from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.bots.orleans.values import NOTHING
from scriptorium.bots.orleans.vierzon import VierzonValuation
from scriptorium.bots.orleans.weights import Weights, usual
from scriptorium.core.rng import Stream
from scriptorium.core.state import State
from scriptorium.games.orleans.bans import banned
from scriptorium.games.orleans.followers import allowance, market_room
from scriptorium.games.orleans.pieces import (
    A_MASK,
    ACT,
    B_MASK,
    COINS,
    COMPLETE,
    DRAW,
    PASS,
    PLACE,
    READY,
    RECALL,
    TECH_BOUND,
    TECH_FREE,
    VERB,
    A,
)
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.state import Game, Player
from scriptorium.games.orleans.travel import Guildhall, Move

# By the name of the scenario; all others are played for points.
VALUATIONS: Final[dict[str, type[Valuation]]] = {
    "city-defense": TeamPlayer,
    "dignitary": DignitaryValuation,
    "vierzon": VierzonValuation,
    "salesman": SalesmanValuation,
    "duel": DuelValuation,
    "prosperity": ProsperityValuation,
}

DISAGREES: Final = 4.0  # points: most of an action


class Greedy(Bot):
    """Values every place and completes the most valuable first, then the next that fits; in the
    action phase it takes the action that is worth most now."""

    name: ClassVar[str] = "greedy"
    weighted: ClassVar[bool] = True
    exact: ClassVar[bool] = False

    def __init__(self, chance: Stream, weights: Weights | None = None) -> None:
        Bot.__init__(self, chance)
        self.weights: Weights = weights if weights is not None else usual()

    def eye(self, g: Game, p: Player) -> Valuation:
        """How it looks at the table for a player."""
        return VALUATIONS.get(g.rules.scenario.name, Valuation)(g, p, self.weights)

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        assert isinstance(state, Game)
        p = state.players[seat]
        asked = state.frames[-1].name
        if asked == "draw":
            return draw(state, p)
        eye = self.eye(state, p)
        if asked == "plan":
            return self.plan(eye)
        legal = state.legal(seat)
        if asked == "act":
            return [self.act(eye, legal)]
        if asked == "copy":
            return [self.copy(eye, legal)]
        best, top = legal[0], NOTHING
        for action in legal:
            value = worth(eye, action)
            if value > top:
                best, top = action, value
        return [best]

    def agrees(self, state: State, seat: int, steps: list[int]) -> bool:
        """Unless the steps cost much more, as seen from here, than the best ones would."""
        assert isinstance(state, Game)
        loss = 0.0
        for action in steps:
            legal = state.legal(state.to_act[0]) if state.to_act else []
            if action not in legal:
                return True
            eye = self.eye(state, state.players[seat])
            loss += max(worth(eye, one) for one in legal) - worth(eye, action)
            if loss > DISAGREES:
                return False
            state.apply(state.to_act[0], action)
        return True

    def plan(self, eye: Valuation) -> list[int]:
        out: list[int] = []
        if eye.p.tech_free or eye.p.tech_bound:
            spot = self.technology(eye)
            if spot >= 0:
                return [spot]
        out += plan_actions(eye, self.exact)
        out.append(READY)
        return out

    def technology(self, eye: Valuation) -> int:
        best, top = -1, NOTHING
        for action in eye.g.legal(eye.p.seat):
            if action >> VERB in (TECH_FREE >> VERB, TECH_BOUND >> VERB):
                value = worth(eye, action)
                if value > top:
                    best, top = action, value
        return best

    def act(self, eye: Valuation, legal: list[int]) -> int:
        """The most valuable action, what others may take first a little earlier."""
        g, p = eye.g, eye.p
        travel: list[Place] = []
        active = p.active & ~banned(g, p)
        while active:
            low = active & -active
            place = g.rules.places[low.bit_length() - 1]
            if isinstance(place, (Move, Guildhall)):
                travel.append(place)
            active ^= low
        tour = Tour(eye, travel)
        best, top = PASS, 0.0
        for action in legal:
            if action == PASS:
                continue
            if action >> VERB == COMPLETE >> VERB:
                value = eye.objective(action >> A & A_MASK)
                if value > 0.0:
                    return action
                continue
            if action >> VERB == ACT >> VERB:
                place = g.rules.places[action >> A & A_MASK]
                value = action_value(eye, tour, place, action & B_MASK)
            else:
                value = worth(eye, action)
            if value > top:
                best, top = action, value
        return best

    def copy(self, eye: Valuation, legal: list[int]) -> int:
        """The most valuable action for the Well."""
        best, top = legal[0], NOTHING
        for action in legal:
            place = eye.g.rules.places[action >> A & A_MASK]
            travel: list[Place] = [place] if isinstance(place, (Move, Guildhall)) else []
            value = action_value(eye, Tour(eye, travel), place, action & B_MASK)
            if value > top:
                best, top = action, value
        return best


class Planner(Greedy):
    """The same values, and the best set of places by exact search."""

    name: ClassVar[str] = "planner"
    exact: ClassVar[bool] = True


class Novice(Bot):
    """Completes places at random and executes them at random: the lowest level for people."""

    name: ClassVar[str] = "novice"

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        assert isinstance(state, Game)
        legal = state.legal(seat)
        asked = state.frames[-1].name
        if asked == "draw":
            return draw(state, state.players[seat])
        if asked == "plan":
            return self.plan(state, state.players[seat])
        # Nobody passes who can act, or buys food who has some.
        if asked in ("act", "harvest") and legal[-1] in (PASS, COINS) and len(legal) > 1:
            legal = legal[:-1]
        return [legal[self.chance.below(len(legal))]]

    def plan(self, g: Game, p: Player) -> list[int]:
        """Complete one place after the other, in random order, as long as followers last."""
        out: list[int] = []
        order = [place for place in g.rules.places if p.owned >> place.index & 1]
        self.chance.shuffle(order)
        market = p.market[:]
        for place in order:
            if place.act_bit and not stuck(g, p, place):
                out += self.complete(g, p, place, market)
        out.append(READY)
        return out

    def complete(self, g: Game, p: Player, place: Place, market: list[int]) -> list[int]:
        left = market[:]
        out: list[int] = []
        wanted = [s for s in range(place.start, place.end) if not p.filled >> s & 1]
        for space in wanted[:1] if place.partial else wanted:
            tiles = [t for t in range(len(left)) if left[t] and p.allowed[t] >> space & 1]
            if not tiles:
                return []
            left[tiles[0]] -= 1
            out.append(PLACE | tiles[0] << A | g.rules.first[space])
        market[:] = left
        return out


def draw(g: Game, p: Player) -> list[int]:
    """All that may be drawn; draws the bag cannot serve fetch followers from unfinished places."""
    legal = g.legal(p.seat)
    most = max(action & B_MASK for action in legal if action >> VERB == DRAW >> VERB)
    unused = min(allowance(g, p) - p.moved, market_room(g, p)) - most
    if unused > 0:
        for action in legal:
            if action >> VERB == RECALL >> VERB:
                place = g.rules.places[g.rules.place_of[action & B_MASK]]
                if not p.active & place.act_bit or stuck(g, p, place):
                    return [action]
    return [DRAW | most]


def stuck(g: Game, p: Player, place: Place) -> bool:
    """Nothing to be had there now, as at the end of a track. A place that sends followers is
    never stuck: what it needs may be laid on it yet."""
    return bool(place.returns and place.closed(g, p))
