"""Looking back: the table as it was, and figures over the rounds.

A state is made again from the actions that stand. That takes a few milliseconds even late in a
game, so that nothing needs to be kept for it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.core.state import State
from scriptorium.core.table import Table


def past_view(table: Table, viewer: int | None, k: int) -> dict[str, Any]:
    """What a viewer saw after entry k of the log."""
    entries = table.feed(viewer).entries
    if k > len(entries):
        raise Problem("no-such-moment", k=k, last=len(entries))
    # What others chose in secret comes into the log late; what I did meanwhile stands.
    until = max((entry.n for entry in entries[:k]), default=0)
    last = beginning(table)
    for state in states(table, until):
        last = state
    return last.view(viewer)


def figures(table: Table) -> tuple[list[int], dict[str, list[list[int]]]]:
    """The rounds, and for each figure its values by round and seat, as they were at the end."""
    rounds: list[int] = []
    figures: dict[str, list[list[int]]] = {}
    for state in itertools.chain([beginning(table)], states(table, table.count)):
        if not rounds or rounds[-1] != state.round:
            rounds.append(state.round)
            for name in state.figures():
                figures.setdefault(name, []).append([])
        for name, values in state.figures().items():
            figures[name][-1] = values
    return rounds, figures


def beginning(table: Table) -> State:
    game = registry.load(table.config.game)
    return game.new(table.config) if table.position is None else game.position(table.position)


def states(table: Table, until: int) -> Iterator[State]:
    """The states after each choice up to entry number `until` that was not taken back by then.
    It is one state, changed from step to step."""
    entries = [entry for entry in table.entries if entry.n <= until]
    gone = {entry.undoes for entry in entries}
    state = beginning(table)
    codec = state.ruleset.codec
    for entry in entries:
        if entry.seat is not None and entry.undoes is None and entry.n not in gone:
            state.apply(entry.seat, codec.action(entry.text))
            yield state
