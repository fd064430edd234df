"""What people call a space of the ring: by the duty that lies there, not by its compass point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scriptorium.core.codec import ActionText
from scriptorium.games.pilgrim.pieces import DUTIES, N_DUTIES, PLACES

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game


def place(g: Game, space: int) -> str:
    """The duty; the city and the abbey are themselves."""
    return DUTIES[g.ring[space]] if space < N_DUTIES else PLACES[space]


def placed(g: Game, action: ActionText) -> ActionText:
    """An action of a space with what lies there in this game; the codec knows no more than the
    compass point."""
    if "at" not in dict(action.args):
        return action
    args = tuple(
        (role, place(g, PLACES.index(value)) if role == "at" else value)
        for role, value in action.args
    )
    return ActionText(action.action, action.text, action.label, args)
