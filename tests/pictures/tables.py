"""Where the tables of the pictures stand: games that bots have played up to a moment."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any

from scriptorium.bots import ladder
from scriptorium.bots.base import turn
from scriptorium.core import registry
from scriptorium.core.table import Table

Until = Callable[[Table], bool]


def begun(
    scenario: str, players: int, seed: str, options: dict[str, Any], game: str = "orleans"
) -> Table:
    config = registry.config(game, players, seed, None, scenario, options)
    return Table(config, ["human"] * players)


def asked(table: Table, seat: int) -> str:
    """The kind of decision that a seat has, or nothing."""
    return table.state.frames[-1].name if seat in table.state.to_act else ""


def play(table: Table, seats: list[int], until: Until) -> Iterator[None]:
    """Bots choose for these seats, one choice after the other, until something holds."""
    bots = {seat: ladder.make(table.config.game, "greedy", f"picture {seat}") for seat in seats}
    state = table.state
    while not until(table):
        seat = next(one for one in state.to_act if one in bots)
        for action, _ in turn(bots[seat], state, seat):
            table.act(seat, state.ruleset.codec.text(action))
            yield


def planning(scenario: str, players: int, round: int, seed: str = "7", **options: Any) -> Table:
    """A game in which the others have planned a round, and the first seat has to."""
    table = begun(scenario, players, seed, options)
    everybody = list(range(players))
    for _ in play(table, everybody, lambda t: t.state.round == round and asked(t, 0) == "plan"):
        pass
    for _ in play(table, everybody[1:], lambda t: list(t.state.to_act) == [0]):
        pass
    return table


@functools.cache
def my_turn(game: str, players: int, round: int, seed: str = "7") -> Table:
    """A game in which the others have moved in this round, and the first seat moves last."""
    table = begun("base", players, seed, {"start": "2"}, game)
    moves = [0]  # the one that is asked
    for _ in play(
        table, [*range(players)], lambda t: t.state.round == round and list(t.state.to_act) == moves
    ):
        pass
    return table


@functools.cache
def finished(players: int, seed: str = "7", game: str = "orleans") -> Table:
    table = begun("base", players, seed, {"start": "1"}, game)
    for _ in play(table, list(range(players)), lambda t: t.state.over):
        pass
    return table


def moments_of_a_round(players: int, round: int, seed: str = "7") -> Iterator[Table]:
    """The first seat's round, choice by choice: it plans, then acts whenever it is its turn."""
    table = planning("base", players, round, seed, start="1")
    yield table
    for _ in play(table, [0], lambda t: asked(t, 0) != "plan"):
        if asked(table, 0) == "plan":
            yield table
    everybody = list(range(players))
    for _ in play(table, everybody, lambda t: t.state.round > round):
        if list(table.state.to_act) == [0] and asked(table, 0) != "draw":
            yield table
