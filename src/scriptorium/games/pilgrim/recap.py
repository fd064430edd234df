"""The turn of a round: what went live, what trade brings, how the alms stand, what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.events import Event
from scriptorium.core.recapping import Gains, add, cut, row
from scriptorium.games.pilgrim.merchant import trade_resource
from scriptorium.games.pilgrim.pieces import BUILDINGS, DUTIES, NO_TITHE, SEASONS, TITHES
from scriptorium.games.pilgrim.round_end import alms_leader

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game


def recap(g: Game, seat: int | None, events: list[Event]) -> dict[str, Any] | None:
    if g.over or not g.round:
        return None
    before, _ = cut(events, "round")
    sailing, since = cut(before, "ship")
    named = [event for event in since if event.kind == "start-player"]
    return {
        "round": g.round,
        "rounds": g.rules.last_round,
        "start": g.start,
        "rows": [
            *discarded(sailing),
            *live(g, since),
            *season(since),
            *trade(g, since),
            *alms(g),
        ],
        "due": row("due", **coming(g, seat)),
        "named": named[-1].values["tied"] if named else None,
    }


def discarded(sailing: list[Event]) -> list[dict[str, Any]]:
    """What was over the limit at the end of the round: the last things before the ship sailed."""
    gains: Gains = {}
    for event in reversed(sailing):
        if event.kind != "discarded" or event.seat is None:
            break
        add(gains, event.seat, event.values["good"], -event.values["count"])
    return [row("discarded", gains)] if gains else []


def live(g: Game, since: list[Event]) -> list[dict[str, Any]]:
    out = []
    for event in since:
        if event.kind == "live":
            index = BUILDINGS.index(event.values["building"])
            level = g.rules.tables.levels[index]
            out.append(row("live", level=level, stone=g.rules.cost[index], **event.values))
    return out


def season(since: list[Event]) -> list[dict[str, Any]]:
    """A season has ended: who has sent an acolyte to the top of the alms table."""
    ended = [event.values["season"] for event in since if event.kind == "season-end"]
    gains: Gains = {}
    for event in since:
        if event.kind == "prize" and event.seat is not None:
            add(gains, event.seat, "points", event.values["points"])
    return [row("season", gains, season=ended[-1])] if ended else []


def trade(g: Game, since: list[Event]) -> list[dict[str, Any]]:
    """The Merchant's resource, and what trade routes have brought of it."""
    gains: Gains = {}
    earning: int | None = None
    for event in since:
        if event.kind == "income":
            earning = event.seat
        elif event.kind == "gained" and event.seat is not None and event.seat == earning:
            add(gains, earning, event.values["good"], event.values["count"])
            earning = None
    kind = trade_resource(g)
    good = "none" if kind == NO_TITHE else TITHES[kind]
    return [row("trade", gains, good=good, duty=DUTIES[g.ring[g.merchant]])]


def alms(g: Game) -> list[dict[str, Any]]:
    """How everybody stands on the alms table; nobody as long as nobody has risen."""
    if not any(p.alms for p in g.players):
        return []
    rows: Gains = {p.seat: {"alms": p.alms} for p in g.players if p.alms}
    leader = alms_leader(g)
    best = max(p.alms for p in g.players)
    return [row("alms", rows, plain=True, leader=leader, rows=best)]


def rounds_left(g: Game) -> int:
    """Rounds until the ship comes to the next site, this one among them."""
    rim = len(g.rules.board.rim)
    at = g.site_places[0] + g.ship
    return min((place - at) % rim or rim for place in g.site_places)


def coming(g: Game, seat: int | None) -> dict[str, Any]:
    """The end of the season, and how far the seat is from leading the alms table then."""
    told: dict[str, Any] = {"season": SEASONS[g.season], "left": rounds_left(g)}
    leader = alms_leader(g)
    if seat is not None and leader is not None and g.players[leader].alms:
        told |= {"leader": leader, "mine": leader == seat}
        told["behind"] = g.players[leader].alms - g.players[seat].alms
    return told
