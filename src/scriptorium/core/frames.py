"""Where a game is: a stack of frames, fed by phases.

A frame is a small immutable value that asks somebody for something: plan, act, pay a tax. It
holds ids and numbers only, so a state can be copied, dumped and gone on with at any moment. A
choice inside a choice pushes another frame. A phase opens the next step of the order of play: it
acts at once or pushes frames.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from scriptorium.core.codec import ActionText
from scriptorium.core.compiling import mypyc_attr
from scriptorium.core.errors import Reason

G = TypeVar("G")

# The seats of a mask, clockwise from seat 0.
SEATS: Final[list[tuple[int, ...]]] = [
    tuple(seat for seat in range(6) if mask >> seat & 1) for mask in range(64)
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """One question to one or several seats.

    `name` identifies the frame in dumps and is the kind of its decision.
    """

    name: str = ""
    # Several seats answer at the same time, none depending on what another answers. The frame stays
    # the same object until all have: the table knows by it which choices may be undone apart.
    simultaneous: bool = False
    # What a seat chooses here is shown to the others only when the frame is over.
    secret: bool = False
    # What a seat chooses here stays its own until the game is over: what, how often and when.
    # Others hear of such a choice only by the events that are not `private_to` its seat. That
    # neither `State.view` nor `State.determinize` gives away what came of it is the game's part.
    private: bool = False
    # One seat answers for all players, who win or lose together: the others may show what they
    # would answer. So nothing that is asked and offered here is hidden from anybody.
    team: bool = False

    def seats(self, g: G) -> tuple[int, ...]:
        """Who may act now."""
        raise NotImplementedError

    def legal(self, g: G, seat: int) -> list[int]:
        """All legal actions of a seat that is to act: free of duplicates, in a stable order."""
        raise NotImplementedError

    def apply(self, g: G, seat: int, action: int) -> bool:
        """Carry out a legal action. False: this frame simply goes on; True: settle the stack."""
        raise NotImplementedError

    def begin(self, g: G) -> bool:
        """Called when the frame comes to the top of the stack; it may change the state.

        True: somebody has to choose. False: nobody has to; the frame has done its work (paid,
        passed on) and has taken itself off the stack.
        """
        return True

    def takebacks(self, g: G, seat: int) -> list[int]:
        """What `step` allows beyond `legal`: taking back. Random play would wander in it."""
        return []

    def near_misses(self, g: G, seat: int) -> list[int]:
        """Actions a player may look for in vain; each is shown with its reason."""
        return []

    def why(self, g: G, seat: int, action: int) -> Reason:
        """Why an action that is not legal now is not."""
        return Reason("not-now", "")

    def waiting(self, g: G, seat: int) -> str:
        """The rule that makes a seat wait which is not to act."""
        return ""

    def prompt(self, g: G, seat: int) -> dict[str, Any]:
        """Values for the frame's prompt (`prompt-NAME` in the catalogue)."""
        return {}

    def describe(self, g: G, seat: int, action: ActionText) -> ActionText:
        """An action as it is offered here: with what only the table can say of it."""
        return action

    def dump(self) -> list[Any]:
        """The name and the plain values from which `cls(*values)` makes an equal frame."""
        return [self.name]


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatFrame(Frame[G]):
    """A question to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, g: G) -> tuple[int, ...]:
        return (self.seat,)

    def dump(self) -> list[Any]:
        return [self.name, self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[G]):
    """A step of the order of play."""

    name: str = ""

    def begin(self, g: G) -> None:
        """Act at once, or push frames. The phase is over when the stack is empty again."""
        raise NotImplementedError
