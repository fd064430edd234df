"""A player's turn: bonuses at its start, movement, a tithe or a duty, bonuses at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.core.frames import Frame, Phase
from scriptorium.games.pilgrim import abbott
from scriptorium.games.pilgrim.duty import begin_duty, can_do, why_no_duty
from scriptorium.games.pilgrim.hiring import Moment, forget_uses, hire_told, with_good
from scriptorium.games.pilgrim.movement import Sow, oblate
from scriptorium.games.pilgrim.payments import acolytes, gain
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    B_MASK,
    BEFORE_DUTY,
    CITY,
    CORNUCOPIA,
    DUTIES,
    DUTY,
    END,
    END_OF_TURN,
    MOVE,
    N_DUTIES,
    N_RESOURCES,
    NO_TITHE,
    SPACES,
    TAXATION,
    TITHE,
    TITHES,
    VERB,
    A,
)
from scriptorium.games.pilgrim.places import place, placed
from scriptorium.games.pilgrim.setup import ABBOTT

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player


class Turns(Phase["Game"]):
    """In each round every player takes one turn (PIL-TURN-1)."""

    name = "turns"

    def begin(self, g: Game) -> None:
        g.round += 1
        g.turn = 0
        if g.sink is not None:
            g.emit("round", None, round=g.round)
        g.frames.append(ROUND)


class Round(Frame["Game"]):
    """Below all turns of a round: hands the turn on. It asks nobody."""

    name = "round"

    def begin(self, g: Game) -> bool:
        if g.turn == g.rules.parties:
            g.frames.pop()
            return False
        seat = g.order()[g.turn]
        g.turn += 1
        p = g.players[seat]
        if g.rules.solo and seat == ABBOTT:
            abbott.turn(g)
        elif acolytes(p):
            g.frames.append(StartOfTurn(seat))
        else:
            oblate(g, p)
        return False


ROUND = Round()


class StartOfTurn(Moment):
    """Choose the space whose acolytes are lifted (PIL-MOVE-1)."""

    name = "move"

    def moves(self, g: Game, p: Player, out: list[int]) -> None:
        duties = p.duties
        if p.city:
            out.append(MOVE | CITY << A)
        for space in range(N_DUTIES):
            if duties[space]:
                out.append(MOVE | space << A)

    def act(self, g: Game, p: Player, action: int) -> bool:
        space = action >> A & A_MASK
        if space == CITY:
            count, p.city = p.city, 0
        else:
            count, p.duties[space] = p.duties[space], 0
        if g.sink is not None:
            g.emit("lifted", p.seat, space=SPACES[space], at=place(g, space), count=count)
        g.frames[-1] = Act(p.seat)
        g.frames.append(Sow(p.seat, space, count))
        return True

    def why_not(self, g: Game, p: Player, action: int) -> Reason:
        if action >> VERB == MOVE >> VERB:
            space = action >> A & A_MASK
            return Reason("nobody-there", "PIL-MOVE-1", space=SPACES[space], at=place(g, space))
        return Reason("move-first", "PIL-TURN-2")

    def describe(self, g: Game, seat: int, action: ActionText) -> ActionText:
        return placed(g, hire_told(g, action))


class Act(Moment):
    """Either one tithe or one duty, on any duty with an own acolyte (PIL-TURN-6)."""

    name = "act"
    moment = BEFORE_DUTY

    def moves(self, g: Game, p: Player, out: list[int]) -> None:
        duties = p.duties
        for space in range(N_DUTIES):
            if duties[space]:
                self._tithe(g, space, out)
                if can_do(g, p, space):
                    out.append(DUTY | g.ring[space] << A)
        if not out:
            out.append(END)

    def _tithe(self, g: Game, space: int, out: list[int]) -> None:
        """PIL-TITHE-1, PIL-TITHE-2."""
        counter = g.tithes[space]
        action = TITHE | g.ring[space] << A
        if counter == CORNUCOPIA:
            for kind in range(N_RESOURCES):
                out.append(action | kind + 1)
        elif counter != NO_TITHE:
            out.append(action)

    def begin(self, g: Game) -> bool:
        """With nothing to do the turn goes on to its end (PIL-R12)."""
        duties = g.players[self.seat].duties
        for space in range(N_DUTIES):
            if duties[space] and g.tithes[space] != NO_TITHE:  # a tithe can always be taken
                return True
        if self.legal(g, self.seat) != [END]:
            return True
        g.frames[-1] = EndOfTurn(self.seat)
        return False

    def act(self, g: Game, p: Player, action: int) -> bool:
        g.frames[-1] = EndOfTurn(p.seat)
        if action >> VERB == DUTY >> VERB:
            begin_duty(g, p, action >> A & A_MASK)
        elif action != END:
            duty = action >> A & A_MASK
            counter = g.tithes[g.space_of[duty]]
            if g.sink is not None:
                g.emit("tithe", p.seat, duty=DUTIES[duty])
            gain(g, p, (action & B_MASK) - 1 if counter == CORNUCOPIA else counter, 1)
        return True

    def describe(self, g: Game, seat: int, action: ActionText) -> ActionText:
        """A tithe with what its counter shows."""
        if action.label != "tithe":
            return hire_told(g, action)
        counter = g.tithes[g.space_of[action.action >> A & A_MASK]]
        return action if counter in (NO_TITHE, CORNUCOPIA) else with_good(action, counter)

    def own_near_misses(self, g: Game, p: Player) -> list[int]:
        mine = [space for space in range(N_DUTIES) if p.duties[space]]
        out = [DUTY | g.ring[space] << A for space in mine]
        return [*out, TITHE | TAXATION << A] if p.duties[g.space_of[TAXATION]] else out

    def why_not(self, g: Game, p: Player, action: int) -> Reason:
        verb = action >> VERB
        if verb == END >> VERB:
            return Reason("must-act", "PIL-R12")
        if verb not in (TITHE >> VERB, DUTY >> VERB):
            return Reason("act-now", "PIL-TURN-2")
        duty = action >> A & A_MASK
        space = g.space_of[duty]
        if not p.duties[space]:
            return Reason("nobody-on-duty", "PIL-TURN-6", duty=DUTIES[duty])
        if verb == DUTY >> VERB:
            return why_no_duty(g, p, space)
        if duty == TAXATION:
            return Reason("no-tithe-counter", "PIL-TITHE-1")
        return Reason("other-tithe", "PIL-TITHE-1", good=TITHES[g.tithes[space]])


class EndOfTurn(Moment):
    """The last chance to use a building (PIL-TURN-2)."""

    name = "end"
    moment = END_OF_TURN

    def moves(self, g: Game, p: Player, out: list[int]) -> None:
        out.append(END)

    def begin(self, g: Game) -> bool:
        if len(self.legal(g, self.seat)) > 1:
            return True
        self.act(g, g.players[self.seat], END)
        return False

    def act(self, g: Game, p: Player, action: int) -> bool:
        forget_uses(p)
        g.frames.pop()
        return True

    def why_not(self, g: Game, p: Player, action: int) -> Reason:
        if action >> VERB in (TITHE >> VERB, DUTY >> VERB):
            return Reason("acted-already", "PIL-TURN-4")
        return Reason("not-now", "PIL-TURN-2")
