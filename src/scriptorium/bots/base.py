"""What a bot is, and the only way it is asked: `ask`, then `while_legal`. Arena and terminal take
both together (`turn`); at the server another process asks, and a state may have changed since."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.rng import Stream
from scriptorium.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who decides. `chance` is the bot's own randomness."""

    name: ClassVar[str] = ""
    # Plays as well on the true state: it looks at the legal actions and nothing else.
    blind: ClassVar[bool] = False
    # Takes the weights of its game as second argument, so that they can be tuned.
    weighted: ClassVar[bool] = False
    # The games it plays; none named: all there are.
    games: ClassVar[tuple[str, ...]] = ()
    # What can be set by whoever asks for it (`hasty:depth=3`), with the usual values; the
    # constructor takes them by these names.
    options: ClassVar[dict[str, bool | int | float | str]] = {}

    def __init__(self, chance: Stream) -> None:
        self.chance = chance
        self.budget: float | None = None  # its time for a choice, unless it is told otherwise

    def choose(self, state: State, seat: int, budget: float | None = None) -> list[int]:
        """What the seat does next: one legal action, or several to be taken one after the other
        (a whole plan). Further ones are dropped as soon as they are not legal.

        `state` is a determinized copy, free to be changed: everything the seat cannot know has
        been dealt again. `budget` is the time to think in seconds; None: what the bot likes.
        """
        raise NotImplementedError

    def agrees(self, state: State, seat: int, steps: list[int]) -> bool:
        """Whether the seat would have the speaker of its team take these steps, which make a
        decision of the team; `state` is a determinized copy before the first of them."""
        return True


def ask(bot: Bot, state: State, seat: int, budget: float | None = None) -> list[int]:
    """What a bot does next. It never sees the state itself, unless it looks at nothing hidden."""
    if budget is None:
        budget = bot.budget
    if bot.blind:
        return bot.choose(state, seat, budget)
    return bot.choose(state.determinize(seat, bot.chance), seat, budget)


def turn(
    bot: Bot, state: State, seat: int, budget: float | None = None
) -> Iterator[tuple[int, list[int]]]:
    """One choice of a bot, or several in a row: each action with the legal ones, to be carried out
    before the next is asked for. A single legal action needs no asking."""
    legal = state.legal(seat)
    chosen = legal if len(legal) == 1 else ask(bot, state, seat, budget)
    if not chosen or chosen[0] not in legal:
        raise ValueError(f"bot {bot.name} chose {chosen}, legal are {legal}")
    yield chosen[0], legal
    yield from while_legal(state, seat, chosen[1:])


def while_legal(state: State, seat: int, chosen: list[int]) -> Iterator[tuple[int, list[int]]]:
    """What a bot has chosen, as `turn` gives it; the rest is dropped as soon as it is not legal."""
    for action in chosen:
        if seat not in state.to_act:
            return
        legal = state.legal(seat)
        if action not in legal:
            return
        yield action, legal


def playout(state: State, bots: Sequence[Bot], budget: float | None = None) -> State:
    """Plays on from here to the end of the game, `bots` by seat; changes the state and gives it
    back. They are asked as at a table: none sees more than its seat may know."""
    while state.to_act:
        seat = state.to_act[0]
        for action, _ in turn(bots[seat], state, seat, budget):
            state.apply(seat, action)
    return state
