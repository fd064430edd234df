"""The solo campaign: three games, each with more dummies, and the sum of the differences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.rng import Stream
from scriptorium.games.pilgrim.pieces import N_BUILDINGS, OUT
from scriptorium.games.pilgrim.scoring import points
from scriptorium.games.pilgrim.setup import ABBOTT, lay_out

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game


def next_game(g: Game) -> None:
    """One game is over; a new set-up, which nobody knows before."""
    g.past = (*g.past, (points(g, g.players[0]), points(g, g.players[ABBOTT])))
    if g.sink is not None:
        mine, other = g.past[-1]
        told = {"game": len(g.past), "games": g.rules.games, "next": len(g.past) + 1}
        g.emit("campaign", 0, points=mine, rival=other, **told)
    g.barriers += 1
    g.phase = -1
    g.round = g.turn = g.ship = g.season = 0
    g.live = g.closed = g.confessed = 0
    g.owner = [OUT] * N_BUILDINGS
    g.laid = [0, 0, 0, 0]
    lay_out(g, Stream(f"{g.r1}/{g.r2}", "pilgrim/setup"))


def campaign_result(g: Game) -> dict[str, Any]:
    """The differences so far, the game in play included, and what they are called."""
    now = (points(g, g.players[0]), points(g, g.players[ABBOTT]))
    games = [*g.past, now]
    differences = [mine - other for mine, other in games]
    total = sum(differences)
    return {
        "over": g.over,
        "points": [total],
        "lead": total,
        "ranks": [1 if total > 0 else 2],
        "sources": {
            f"game_{number}": [differences[number - 1] if number <= len(games) else 0]
            for number in range(1, g.rules.games + 1)
        },
        "games": [list(one) for one in games],
        "rating": rating(g, total),
    }


def rating(g: Game, total: int) -> str:
    """PIL-SOLO-39, PIL-R84."""
    found = ""
    for row in g.rules.tables.ratings:
        found = row["id"]
        if total <= row.get("max", total):
            break
    return found
