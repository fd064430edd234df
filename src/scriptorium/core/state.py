"""The contract every game keeps. These docstrings are its specification.

    state = registry.load("orleans").new(config)
    while state.to_act:
        seat = state.to_act[0]
        state.apply(seat, choose(state.legal(seat)))
    state.result()

A state is one plain mutable object of small ints, lists and tuples. Everything needed to go on is
in it: chance, frames, pending choices. Nothing in it refers to players' names, bots or clocks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from scriptorium.core.codec import ActionText, Codec
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.decision import Decision, option
from scriptorium.core.errors import Illegal, Reason
from scriptorium.core.events import Event
from scriptorium.core.frames import Frame, Phase

if TYPE_CHECKING:
    from scriptorium.core.rng import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """What all states of one kind of game share and nobody ever changes.

    `phases` is the order of play; after the last one it goes on at `phases[repeat]`, so that what
    comes before is played once (set-up choices). `frames` makes a frame from what it dumped.
    """

    def __init__(self, game: str = "") -> None:
        self.game: str = game  # as the registry knows it
        self.phases: list[Phase[Any]] = []
        self.repeat: int = 0
        self.frames: dict[str, Callable[..., Frame[Any]]] = {}
        # Whether everybody is told everybody's points while the game runs.
        self.open_points: bool = True
        self._codec: Codec | None = None

    @property
    def codec(self) -> Codec:
        """All actions of this rule set with their texts; made when first asked for."""
        if self._codec is None:
            self._codec = self.make_codec()
        return self._codec

    def make_codec(self) -> Codec:
        raise NotImplementedError

    # What a rule set makes of its states for people and files; `State` says what each must hold.

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        raise NotImplementedError

    def seat_view(self, state: Any, seat: int, common: dict[str, Any]) -> dict[str, Any]:
        return self.view(state, seat)

    def open_view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return self.view(state, seat)

    def result(self, state: Any) -> dict[str, Any]:
        raise NotImplementedError

    def figures(self, state: Any) -> dict[str, list[int]]:
        points: list[int] = self.result(state)["points"]
        return {"points": points}

    def recap(self, state: Any, seat: int | None, events: list[Event]) -> dict[str, Any] | None:
        return None

    def dump(self, state: Any) -> dict[str, Any]:
        raise NotImplementedError

    def game_over(self, state: Any) -> None:
        """The game has ended: the place to say so (`State.emit`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress.

    `phase` is the index of the current phase. `round` counts the rounds from 1; it is 0 before the
    first one, and always in a game without rounds. `over` is true when the game has ended.
    `barriers` counts the moments nobody can go back behind: a draw, a reveal, a declaration. `sink`
    collects events while it is a list; bots leave it None and pay nothing for it.
    """

    def __init__(self, ruleset: Ruleset, src: State | None) -> None:
        self.ruleset: Ruleset = ruleset
        self.sink: list[Event] | None = None
        if src is None:
            self.frames: list[Frame[Any]] = []
            self.phase: int = -1
            self.round: int = 0
            self.over: bool = False
            self.barriers: int = 0
        else:
            self.frames = src.frames[:]
            self.phase = src.phase
            self.round = src.round
            self.over = src.over
            self.barriers = src.barriers

    @property
    def game(self) -> str:
        """The name of the game, as the registry knows it."""
        return self.ruleset.game

    # The engine's side: fast, trusting.

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, several while players choose at the same time.

        Empty when, and only when, the game is over.
        """
        if self.frames:
            return self.frames[-1].seats(self)
        return ()

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat that is to act.

        Never empty, free of duplicates, in an order that depends on the position alone. Every
        outcome the rules allow can be reached. Taking back a choice is not among them (random
        play would wander for ever); `decision` offers it and `step` accepts it.
        """
        return self.frames[-1].legal(self, seat)

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action of a seat that is to act. Checks nothing."""
        if self.frames[-1].apply(self, seat, action):
            self.settle()

    def settle(self) -> None:
        """Go on until somebody has to choose or the game is over."""
        frames = self.frames
        while True:
            if self.over:
                frames.clear()
                self.ruleset.game_over(self)
                return
            if frames:
                if frames[-1].begin(self):
                    return
            else:
                phases = self.ruleset.phases
                self.phase += 1
                if self.phase == len(phases):
                    self.phase = self.ruleset.repeat
                phases[self.phase].begin(self)

    def settle_telling(self, sink: list[Event] | None) -> None:
        """`settle`, telling a sink what happens meanwhile."""
        self.sink = sink
        self.settle()
        self.sink = None

    def finish(self) -> None:
        """The game ends here and now, wherever it is: whatever was still to be asked is not."""
        self.over = True
        self.frames.clear()

    def copy(self) -> State:
        """An independent state; changing one never changes the other. Has no sink."""
        raise NotImplementedError

    # Copies and pickles as Python makes them: the rules are shared, never copied or sent.

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., State], tuple[str, dict[str, Any]]]:
        return revived, (self.game, self.dump())

    # The table's side: checked, explained.

    def step(self, seat: int, text: str) -> None:
        """Carry out an action given as text.

        Raises Illegal, with the reason and the rule's id, and leaves the state untouched, if it
        is not among the options of `decision(seat)`.
        """
        self.apply(seat, self.checked(seat, text))

    def checked(self, seat: int, text: str) -> int:
        """The action a text stands for; raises Illegal, as `step` does."""
        action = self.ruleset.codec.action(text)
        reason = self.why(seat, action)
        if reason is not None:
            raise Illegal(reason, self.ruleset.codec.text(action))
        return action

    def why(self, seat: int, action: int) -> Reason | None:
        """Why a seat may not take this action now; None if it may."""
        if self.over:
            return Reason("game-over", "")
        frame = self.frames[-1]
        seats = frame.seats(self)
        if seat not in seats:
            rule = frame.waiting(self, seat) if seat >= 0 else ""  # nobody sits there
            return Reason("not-your-turn", rule, phase=frame.name, seats=list(seats))
        if action in frame.legal(self, seat) or action in frame.takebacks(self, seat):
            return None
        found = frame.why(self, seat, action)
        if found.key == "not-now":
            found.values.setdefault("phase", frame.name)
        return found

    def decision(self, seat: int) -> Decision | None:
        """The question to this seat, with every option and the tempting but impossible ones.

        None if the seat is not to act.
        """
        if seat not in self.to_act:
            return None
        frame = self.frames[-1]
        legal = frame.legal(self, seat)
        back = frame.takebacks(self, seat)
        known = set(legal) | set(back)
        return Decision(
            seat,
            frame.name,
            frame.prompt(self, seat),
            tuple(option(self.describe(seat, action)) for action in legal)
            + tuple(option(self.describe(seat, action), takes_back=True) for action in back),
            tuple(
                option(self.describe(seat, action), frame.why(self, seat, action))
                for action in frame.near_misses(self, seat)
                if action not in known
            ),
        )

    def describe(self, seat: int, action: int) -> ActionText:
        """An action as it is offered to a seat that is to act."""
        return self.frames[-1].describe(self, seat, self.ruleset.codec.action_text(action))

    def emit(
        self, _kind: str, _seat: int | None, _private_to: int | None = None, /, **values: Any
    ) -> None:
        """Report an event. Callers check `sink` first, so that bots pay nothing."""
        # Underscores: compiled code loses a value that is called like one of the parameters.
        if self.sink is not None:
            self.sink.append(Event(_kind, _seat, values, _private_to))

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, as JSON."""
        return self.ruleset.view(self, seat)

    def seat_view(self, seat: int, common: dict[str, Any]) -> dict[str, Any]:
        """`view(seat)`, made from `view(None)` where that is at hand: most of it is the same for
        all. Neither may be changed afterwards."""
        return self.ruleset.seat_view(self, seat, common)

    def open_view(self, seat: int | None) -> dict[str, Any]:
        """The same with nothing that lies on the table hidden: plans, cards in hands and face down.
        For looking back at a game that is over; what was still to be drawn stays unknown."""
        return self.ruleset.open_view(self, seat)

    def determinize(self, seat: int | None, chance: Stream) -> State:
        """A copy in which everything the seat cannot know is dealt again with `chance`.

        Bots get only this. What others have chosen but not yet shown (in a frame that is `secret`)
        is undone in it; what they keep to themselves (`private`) is chosen for them.
        """
        raise NotImplementedError

    @property
    def tells_points(self) -> bool:
        """Whether everybody may be told how many points everybody has."""
        return self.over or self.ruleset.open_points

    def result(self) -> dict[str, Any]:
        """`points` and `ranks` by seat (1 = first, ties share a rank) and `sources`: points by
        source and seat. May be asked at any time: the score as it stands, without what is awarded
        only at the end.

        `outcome` says what it comes to (`core.outcome`): `{"kind": "ranks"}`, where whoever ranks
        first wins, and nobody ranks first if all have lost; `{"kind": "solo", "won": ...}` or
        `{"kind": "team", "won": ...}` for one player or all of them against the game, with `won`
        None while it runs. There the ranks say nothing about it.

        Where the rules themselves play along (an automaton), `rival` holds its points and sources,
        `lead` the points by which the player is ahead of it, and nobody need rank first.
        """
        return self.ruleset.result(self)

    def figures(self) -> dict[str, list[int]]:
        """How the players stand, for charts over the rounds: by name (`figure-NAME` in the
        catalogue) the values by seat, `points` first, of an automaton that plays along too.
        Everybody may know them at any time."""
        return self.ruleset.figures(self)

    def recap(self, seat: int | None, events: list[Event]) -> dict[str, Any] | None:
        """The turn to this round, for a seat (None: a spectator): what the end of the round before
        and the beginning of this one did to whom, and what is to come. `events` are those the seat
        knows of, from the beginning of the round before on, with an event `round` for each.

        `rounds`, `start` (who begins), `rows`: each with its name (`recap-ROW` in the catalogue),
        `values`, `gains` (by seat, what, count; `plain`: a standing, no change) and `pieces`. What
        changed nothing is left out. `due` is a row as well: what will be asked of the seat."""
        return self.ruleset.recap(self, seat, events)

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON, hidden things included; `load` of the game makes it again."""
        return self.ruleset.dump(self)


def revived(game: str, dump: dict[str, Any]) -> State:
    """A state that was pickled."""
    from scriptorium.core import registry  # which knows states, too

    return registry.load(game).load(dump)
