"""Completing objectives during the game, and the scenarios that are about them.

Objectives are offered before and after each own action, at the end of phase 5 and after the
event (INV-DUEL-22, INV-R42); those without a payment mark themselves, unless the player decides
about their order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core import outcome, reading
from scriptorium.core.codec import ActionText
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import BadPosition, Reason
from scriptorium.core.frames import Frame, Phase, SeatFrame
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.actions import Acting, Actions
from scriptorium.games.orleans.city import gain_place
from scriptorium.games.orleans.pieces import A_MASK, B_MASK, COMPLETE, DONE, PASS, VERB, A
from scriptorium.games.orleans.scenario import PHASES, Phases, inserted, without
from scriptorium.games.orleans.scenarios import data
from scriptorium.games.orleans.scenarios.events import coming, due, printed
from scriptorium.games.orleans.scenarios.invasion import Invasion
from scriptorium.games.orleans.scenarios.objectives import Board, Progress, progress
from scriptorium.games.orleans.scenarios.payments import NOTHING, PayValue, payment_texts
from scriptorium.games.orleans.slice import Slice

if TYPE_CHECKING:
    from scriptorium.games.orleans.position import Builder
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player


def claim(g: Game, p: Player, action: int) -> None:
    """The payment, then the objective is complete."""
    board = of(g).board(g.rules)
    one = board.objectives[action >> A & A_MASK]
    one.pay(g, p, action & B_MASK)
    if not one.value:
        board.complete(g, p, one)


class Claim(SeatFrame["Game"]):
    """A moment at which objectives may be completed, apart from the own turn."""

    name = "claim"

    def begin(self, g: Game) -> bool:
        board = of(g).board(g.rules)
        board.mark(g)
        if not g.over and board.offered(g, g.players[self.seat]):
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        return [*of(g).board(g.rules).offered(g, g.players[seat]), DONE]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        if action == DONE:
            g.frames.pop()
        else:
            claim(g, g.players[seat], action)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB == COMPLETE >> VERB:
            return of(g).board(g.rules).why_not(g, g.players[seat], action)
        return Reason("claim-or-done", "INV-DUEL-22")


class Claiming(Phase["Game"]):
    """The end of phase 5, or after the event: everybody may complete objectives."""

    def __init__(self, name: str) -> None:
        self.name = name

    def begin(self, g: Game) -> None:
        for seat in reversed(g.clockwise()):
            g.frames.append(Claim(seat))


class ActingOrClaiming(Acting):
    """Phase 5 with objectives: completing one is no action (INV-DUEL-28)."""

    def begin(self, g: Game) -> bool:
        of(g).board(g.rules).mark(g)
        return not g.over

    def legal(self, g: Game, seat: int) -> list[int]:
        return of(g).board(g.rules).offered(g, g.players[seat]) + Acting.legal(self, g, seat)

    def apply(self, g: Game, seat: int, action: int) -> bool:
        if action >> VERB == COMPLETE >> VERB:
            claim(g, g.players[seat], action)
            return True
        depth = len(g.frames)
        Acting.apply(self, g, seat, action)
        if action != PASS and g.turn != seat and not g.over:
            # After the action too; who goes on is asked before the next one anyway.
            g.frames.insert(depth, Claim(seat))
        return True

    def near_misses(self, g: Game, seat: int) -> list[int]:
        board = of(g).board(g.rules)
        offered = {action >> A for action in board.offered(g, g.players[seat])}
        firsts = [one.claims()[0] for one in board.objectives]
        waiting = [action for action in firsts if action >> A not in offered]
        return Acting.near_misses(self, g, seat) + waiting

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB == COMPLETE >> VERB:
            return of(g).board(g.rules).why_not(g, g.players[seat], action)
        return Acting.why(self, g, seat, action)


ACTING_OR_CLAIMING: Final = ActingOrClaiming()


class ActionsWithObjectives(Actions):
    def begin(self, g: Game) -> None:
        g.turn = g.start
        g.passed = 0
        g.frames.append(ACTING_OR_CLAIMING)


@mypyc_attr(allow_interpreted_subclasses=True)
class ObjectiveScenario(Invasion):
    """A scenario with objectives, told in its rows of data."""

    def __init__(self, name: str) -> None:
        Invasion.__init__(self, name)
        self.boards: dict[str, Board] = {}

    def board(self, rules: Rules) -> Board:
        """The same for all rule sets but for the order, which is an option."""
        how: str = rules.options["objectives"]
        found = self.boards.get(how)
        if found is None:
            found = Board(self, data.scenario(self.name)["objectives"]["list"], rules)
            self.boards[how] = found
        return found

    def limit_rule(self, ordered: bool) -> str:
        """The rule for one a round, or for the order."""
        return ""

    def value_paid(self, g: Game, p: Player, objective: int) -> None:
        board = self.board(g.rules)
        board.complete(g, p, board.objectives[objective])

    def all_completed(self, g: Game, p: Player) -> None:
        """Alone, the game is won at that moment (INV-GEN-14)."""
        g.finish()

    def phases(self) -> Phases:
        """Without the Census (INV-GEN-5), with the moments for objectives (INV-R42)."""
        found = without(PHASES, "remove-tiles", "census")
        found = tuple(
            ActionsWithObjectives() if phase.name == "actions" else phase for phase in found
        )
        found = inserted(found, Claiming("after-actions"), "actions")
        return inserted(found, Claiming("after-event"), "event")

    def frames(self) -> dict[str, Callable[..., Frame[Any]]]:
        return {
            **Invasion.frames(self),
            "act": lambda: ACTING_OR_CLAIMING,
            "claim": Claim,
            "pay-value": PayValue,
        }

    def action_texts(self, rules: Rules) -> Iterator[ActionText]:
        yield from Invasion.action_texts(self, rules)
        yield from payment_texts()
        for one in self.board(rules).objectives:
            yield from one.texts()

    def set_up(self, g: Game, chance: Stream) -> None:
        """A start tile is a gift, no step on the traders track (INV-GEN-21)."""
        g.own = Progress([0] * g.n, [0] * g.n)
        for name in g.rules.components.start_tiles:
            gain_place(g, g.players[0], g.rules.by_id[name])

    def load_slice(self, data: dict[str, Any]) -> Slice:
        return Progress([int(one) for one in data["done"]], [int(one) for one in data["last"]])

    def last_round(self, g: Game) -> None:
        g.finish()

    def result(self, g: Game) -> dict[str, Any]:
        """Nothing counts but the objectives."""
        done = [mask.bit_count() for mask in progress(g).done]
        won = progress(g).done[0] == self.board(g.rules).every
        return {
            "over": g.over,
            "outcome": outcome.alone(won if g.over else None),
            "points": done,
            "ranks": [1],
            "sources": {"objectives": done},
        }

    def view(self, g: Game, seat: int | None) -> dict[str, Any]:
        board = self.board(g.rules)
        return {
            "goal": len(board.objectives),
            "gained": progress(g).done[seat or 0].bit_count(),
            "objectives": [
                {
                    "id": one.id,
                    "done": [
                        p.seat for p in g.players if progress(g).done[p.seat] >> one.index & 1
                    ],
                    "open": [p.seat for p in g.players if board.open(g, p, one)],
                    "asks": [one.view(g, p) for p in g.players],
                }
                for one in board.objectives
            ],
            "due": due(g, g.players[seat or 0]),
            "coming": coming(g, g.players[seat or 0]),
        }

    def facts(self, rules: Rules) -> dict[str, Any]:
        board = self.board(rules)
        return {
            "goal": len(board.objectives),
            "objectives": [one.id for one in board.objectives],
            "one_a_round": board.one_a_round,
            "in_order": board.in_order,
            "events": printed(rules),
        }

    def audit(self, g: Game) -> list[Reason]:
        own, board = progress(g), self.board(g.rules)
        if len(own.done) != g.n or any(mask & ~board.every for mask in own.done):
            return [Reason("audit-field", "", field="own.done")]
        if len(own.last) != g.n or any(not 0 <= last <= g.round for last in own.last):
            return [Reason("audit-field", "", field="own.last")]
        for frame in g.frames:
            known = (*range(len(board.objectives)), NOTHING)
            if isinstance(frame, PayValue) and frame.objective not in known:
                return [Reason("audit-frame", "", frame=frame.name)]
        return []

    def position_keys(self) -> list[str]:
        return ["completed"]

    def position(self, build: Builder) -> None:
        """`completed`: the objectives of the one player, or by seat a list of them."""
        g = build.g
        names = [one.id for one in self.board(g.rules).objectives]
        given = reading.items(build.data, "completed", "")
        rows = [given] if g.n == 1 else given
        if len(rows) > g.n:
            raise BadPosition("position-value", where="completed", value=str(len(rows)))
        for seat, row in enumerate(rows):
            for name in reading.items({"completed": row}, "completed", ""):
                progress(g).done[seat] |= 1 << reading.index(name, names, "completed")


def of(g: Game) -> ObjectiveScenario:
    scenario = g.rules.scenario
    assert isinstance(scenario, ObjectiveScenario)
    return scenario
