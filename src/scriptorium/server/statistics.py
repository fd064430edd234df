"""What a person's finished games come to."""

from __future__ import annotations

import functools
from typing import Any

from scriptorium.bots import ladder
from scriptorium.core import outcome
from scriptorium.server.closing import BROKEN
from scriptorium.server.messages.me import PlayedGame, Statistics, Tally

PEOPLE, ALONE, TEAM = "people", "alone", "team"
MOST_LISTED = 50
BEST = 3  # for each game


def played(row: dict[str, Any]) -> PlayedGame | None:
    """A finished table as its player remembers it; None where it was not played to its end there:
    a bot sat in that seat, or it began in the middle of another game."""
    config, standing, seat = row["config"], row["summary"], row["seat"]
    own = next((one for one in row["seats"] if one["seat"] == seat), None)
    if own is None or own["kind"] != "person" or '"position"' in (row["head"] or ""):
        return None
    result = {"outcome": standing.get("outcome") or outcome.ranked(), **standing}
    return PlayedGame(
        table=row["id"],
        game=config["game"],
        scenario=config["scenario"],
        players=config["players"],
        points=standing["points"][seat],
        rank=standing["ranks"][seat] if standing["ranks"] else 0,
        won=seat in outcome.winners(result),
        against=against(config["game"], row["seats"], seat, result["outcome"]["kind"]),
        names=[one["name"] for one in row["seats"] if one["seat"] != seat],
        ended=row["moved"],
    )


def _remembered(row: dict[str, Any]) -> PlayedGame | None:
    """One that is damaged must not take the others along."""
    try:
        return played(row)
    except BROKEN:
        return None


def against(game: str, seats: list[dict[str, Any]], seat: int, kind: str) -> str:
    """The strongest at the table counts: people, else the best level of the bots."""
    others = [one for one in seats if one["seat"] != seat]
    if kind == outcome.TEAM:
        return TEAM
    if not others:
        return ALONE
    if any(one["person"] for one in others):
        return PEOPLE
    found: list[str] = [one["level"] for one in others]
    best = max(found, key=functools.partial(ladder.rank, game))
    return ladder.level(game, ladder.characters(game).get(best, best))


def statistics(rows: list[dict[str, Any]]) -> Statistics:
    games = [game for row in rows if (game := _remembered(row)) is not None]
    tallies: dict[tuple[str, str], Tally] = {}
    for one in games:
        key = one.game, one.against
        tally = tallies.setdefault(key, Tally(game=one.game, against=one.against, games=0, wins=0))
        tally.games += 1
        tally.wins += one.won
    best = [
        sorted((one for one in games if one.game == name), key=lambda one: -one.points)[:BEST]
        for name in sorted({one.game for one in games})
    ]
    return Statistics(
        games=len(games),
        wins=sum(one.won for one in games),
        tallies=list(tallies.values()),
        best=[one for some in best for one in some],
        history=games[:MOST_LISTED],
    )
