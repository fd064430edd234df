"""Which of the legal actions are worth a thought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scriptorium.games.pilgrim.duty import DutyFrame
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    ACCEPT,
    ASSIGN,
    BUILDINGS,
    DEMOLISH,
    DONE,
    DUTY,
    HIRE,
    PAY,
    SHIFT,
    TITHE,
    USE,
    VERB,
    A,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game


def mask(*names: str) -> int:
    return sum(1 << BUILDINGS.index(name) for name in names)


# Buildings by the moment at which they are thought of.
AT_START: Final = mask("dormitory", "inquisition", "cloisters", "kogge")
BEFORE_DUTY: Final = mask("scriptorium", "customs_house")
DEALS: Final = mask("brewery", "grain_store", "stone_yard", "indulgences", "pulpit")

YIELDING: Final = frozenset({"clerical", "produce"})


def building_of(action: int) -> int:
    """The bit of a building that is used or hired; 0 for any other action."""
    verb = action >> VERB
    return 1 << (action >> A & A_MASK) if verb in (USE >> VERB, HIRE >> VERB) else 0


def moves(g: Game, seat: int) -> list[int]:
    """At the start of a turn: own buildings, one of them at most, and the ways to move."""
    wanted = 0 if g.players[seat].used & AT_START else AT_START
    return [a for a in g.legal(seat) if not building_of(a) or own(a, wanted)]


def own(action: int, wanted: int) -> bool:
    return action >> VERB == USE >> VERB and bool(building_of(action) & wanted)


def acts(g: Game, seat: int) -> list[int]:
    """Duties, and one tithe for each resource."""
    out: list[int] = []
    seen: set[int] = set()
    for action in g.legal(seat):
        if action >> VERB == TITHE >> VERB:
            kind = tithe_kind(g, action)
            if kind in seen:
                continue
            seen.add(kind)
        elif action >> VERB != DUTY >> VERB:
            continue
        out.append(action)
    return out


def tithe_kind(g: Game, action: int) -> int:
    chosen = action & 0xFFF
    return chosen - 1 if chosen else g.tithes[g.space_of[action >> A & A_MASK]]


def steps(g: Game, seat: int, hire: bool) -> list[int]:
    """Within a duty: own buildings that serve it at once, others if `hire`, all of a yield, no
    idle moves."""
    legal = g.legal(seat)
    frame = g.frames[-1]
    name = frame.name
    if not isinstance(frame, DutyFrame):
        if legal[-1] == PAY:
            return [PAY]
        return [ACCEPT] if name == "favour" else legal
    serving = g.rules.bound[frame.moment]
    out: list[int] = []
    hires: list[int] = []
    for action in legal:
        bit = building_of(action)
        if not bit:
            out.append(action)
        elif own(action, serving):
            return [action]
        elif hire and bit & serving:
            hires.append(action)
    if name in YIELDING:
        out = [a for i, a in enumerate(out) if not i or a >> VERB != out[i - 1] >> VERB]
    elif name == "allocate":
        out = without_shifts(out)
    elif DEMOLISH in out and any(a not in (DEMOLISH, DONE) for a in out):
        out.remove(DEMOLISH)
    return out + hires


def without_shifts(actions: list[int]) -> list[int]:
    """From activity to activity only if nobody is in the abbey."""
    if any(a >> VERB == ASSIGN >> VERB for a in actions):
        return [a for a in actions if a >> VERB != SHIFT >> VERB]
    return actions
