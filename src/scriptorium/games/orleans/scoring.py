"""The end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core import outcome
from scriptorium.games.orleans.development import status

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


def award_most_stations(g: Game) -> None:
    """The 14th citizen goes to the one player with the most stations (ORL-SCOR-2)."""
    counts = [p.built.bit_count() for p in g.players]
    most = max(counts)
    if counts.count(most) == 1:
        p = g.players[counts.index(most)]
        p.citizens += 1
        if g.sink is not None:
            g.emit("most-stations", p.seat)


def points(g: Game, p: Player) -> int:
    """The player's victory points if the game ended here."""
    goods = 0
    for good, worth in enumerate(g.rules.goods_points):
        goods += p.goods[good] * worth
    tiles = place_tiles(g, p) if g.rules.scoring_places else 0
    return p.coins + goods + (p.built.bit_count() + p.citizens) * status(g, p) + tiles


def place_tiles(g: Game, p: Player) -> int:
    """What the player's place tiles count; those of the base game count nothing."""
    found = 0
    for place in g.rules.scoring_places:
        if p.owned >> place.index & 1:
            found += place.points(g, p)
    return found


def sources(g: Game, p: Player) -> dict[str, int]:
    """The same by source (ORL-SCOR-3 to ORL-SCOR-5)."""
    goods = zip(p.goods, g.rules.goods_points, strict=True)
    found = {
        "coins": p.coins,
        "goods": sum(count * worth for count, worth in goods),
        "stations": p.built.bit_count() * status(g, p),
        "citizens": p.citizens * status(g, p),
    }
    if g.rules.scoring_places:
        found["place_tiles"] = place_tiles(g, p)
    return found


def result(g: Game) -> dict[str, Any]:
    by_seat = [sources(g, p) for p in g.players]
    totals = [points(g, p) for p in g.players]
    return ranked(g, totals, {name: [row[name] for row in by_seat] for name in by_seat[0]})


def ranked(g: Game, totals: list[int], sources: dict[str, list[int]]) -> dict[str, Any]:
    """Equal totals are ranked by the development track, then shared (ORL-SCOR-7 to 9)."""
    standing = [(totals[p.seat], p.development) for p in g.players]
    return {
        "over": g.over,
        "points": totals,
        "ranks": [1 + sum(other > own for other in standing) for own in standing],
        "sources": sources,
        "outcome": outcome.ranked(),
    }
