"""Bots that try their plans out: scout and search."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from scriptorium.bots.advice import Candidate, Outlook
from scriptorium.bots.orleans.advising import advise, options, outlook
from scriptorium.bots.orleans.bots import Planner
from scriptorium.bots.orleans.horizon import Horizon, horizon
from scriptorium.bots.orleans.plans import Planner as Sets
from scriptorium.bots.orleans.plans import lay_out
from scriptorium.bots.orleans.playing_on import Campaign, Size
from scriptorium.bots.orleans.rollouts import Line, Rollouts
from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.bots.orleans.weights import Weights
from scriptorium.core.rng import Stream
from scriptorium.core.state import State
from scriptorium.games.orleans.pieces import READY
from scriptorium.games.orleans.state import Game, Player

# Choices for the rest of the game, tried out like plans; the best so many, as the planner sees it.
LASTING: Final = ("choose-tile", "place-technology")
MOST_OPTIONS: Final = 8


class Effort(NamedTuple):
    """Plans looked at; games played on, for all plans together; rounds until then, this one too."""

    plans: int
    trials: int
    rounds: int


class Scout(Planner):
    """Plays its best plans on for some rounds, and takes what comes out best."""

    name: ClassVar[str] = "scout"
    usual: ClassVar[Effort] = Effort(plans=12, trials=24, rounds=3)
    options: ClassVar[dict[str, bool | int | float | str]] = usual._asdict()
    # The most where games are won or lost, which are played on for longer: plans, and rounds of a
    # player for all of them.
    most: ClassVar[Size] = Size(8, 48)
    # Scenarios that are not played for points: there is no saying what a choice is worth.
    unadvised: ClassVar[tuple[str, ...]] = (
        "city-defense",
        "dignitary",
        "duel",
        "salesman",
        "vierzon",
    )

    def __init__(
        self,
        chance: Stream,
        weights: Weights | None = None,
        plans: int | None = None,
        trials: int | None = None,
        rounds: int | None = None,
    ) -> None:
        Planner.__init__(self, chance, weights)
        self.policy: Planner = Planner(chance, weights)
        usual = self.usual
        self.plans: int = usual.plans if plans is None else plans
        self.trials: int = usual.trials if trials is None else trials
        self.rounds: int = usual.rounds if rounds is None else rounds
        self.seconds: float | None = None  # to think, if somebody has set a limit
        # For games that are won or lost.
        most = self.most
        size = Size(min(self.plans, most.plans), min(self.trials * self.rounds, most.work))
        self.campaign: Campaign = Campaign(chance, size)

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        assert isinstance(state, Game)
        self.seconds = budget
        known = horizon(state.rules.scenario.name, state.n)
        if known is not None and state.frames[-1].name in LASTING:
            return self.tried(self.eye(state, state.players[seat]), known)
        return Planner.choose(self, state, seat, budget)

    def eye(self, g: Game, p: Player) -> Valuation:
        """Where a game is won or lost, by the temper of the last plan."""
        if horizon(g.rules.scenario.name, g.n) is None:
            return Planner(self.chance, self.campaign.temper(g)).eye(g, p)
        return Planner.eye(self, g, p)

    def plan(self, eye: Valuation) -> list[int]:
        known = horizon(eye.g.rules.scenario.name, eye.g.n)
        if known is not None:
            return self.tried(eye, known)
        if eye.p.tech_free or eye.p.tech_bound:
            return Planner.plan(self, eye)
        return self.campaign.plan(eye.g, eye.p.seat, self.seconds)

    def tried(self, eye: Valuation, known: Horizon) -> list[int]:
        """The best of the plans, or of the options of a choice, when they are played on."""
        lines = options(self, eye) or self.lines(eye)  # where no technology can be placed
        if len(lines[0].actions) == 1:
            lines.sort(key=by_prior)
            del lines[MOST_OPTIONS:]
        if len(lines) > 1:
            trial = Rollouts(eye.g, eye.p.seat, self.policy, known, self.rounds, self.chance)
            trial.halve(lines, self.trials, self.seconds)
        return lines[0].actions

    def advise(
        self, state: State, seat: int, count: int, also: list[list[int]] | None = None
    ) -> list[Candidate]:
        assert isinstance(state, Game)
        known = horizon(state.rules.scenario.name, state.n)
        return [] if known is None else advise(self, known, state, seat, count, also or [])

    def outlook(self, state: State) -> Outlook:
        assert isinstance(state, Game)
        known = horizon(state.rules.scenario.name, state.n)
        assert known is not None, "points do not decide there"
        return outlook(self, known, state)

    def lines(self, eye: Valuation) -> list[Line]:
        """The planner's best plans, each once."""
        out: list[Line] = []
        seen: set[tuple[int, ...]] = set()
        for found in Sets(eye).best_sets(self.plans):
            actions = lay_out(eye, found.members)
            key = tuple(sorted(actions))
            if key not in seen:
                seen.add(key)
                out.append(Line([*actions, READY], found.value))
        return out or [Line([*lay_out(eye, []), READY], 0.0)]


def by_prior(line: Line) -> float:
    return -line.prior


class Search(Scout):
    """More plans, played on more often and further."""

    name: ClassVar[str] = "search"
    usual: ClassVar[Effort] = Effort(plans=24, trials=192, rounds=4)
    options: ClassVar[dict[str, bool | int | float | str]] = usual._asdict()
    most: ClassVar[Size] = Size(16, 144)
