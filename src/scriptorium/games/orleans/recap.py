"""The turn of a round: what event and census did to whom, what was drawn, what is owed next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.events import Event
from scriptorium.core.recapping import Gains, add, cut, row

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game

# What events of the log change: the value that names the thing (or the thing), and the sign.
CHANGES: dict[str, tuple[str, int]] = {
    "coins": ("coins", 1),
    "paid": ("coins", -1),
    "good": ("good", 1),
    "sold": ("good", -1),
    "gave-food": ("good", -1),
    "good-given": ("good", -1),
    "robbed-of": ("good", -1),
    "recruited": ("kind", 1),
    "plague-took": ("kind", -1),
    "lost-follower": ("kind", -1),
    "follower-returned": ("kind", -1),
    "returned": ("kind", -1),
    "citizen": ("citizens", 1),
    "citizen-spent": ("citizens", -1),
    "technology": ("technology", 1),
    "technology-returned": ("technology", -1),
    "gave": ("torture", -1),
    "tower-lost": ("tower", -1),
}
NAMES = ("good", "kind")  # values of an event that name what it is about
# With any of these the beginning of a round is over.
BUSY = ("planned", "acted", "passed")


def recap(g: Game, seat: int | None, events: list[Event]) -> dict[str, Any] | None:
    if g.over or not g.round:
        return None
    before, since = cut(events, "round")
    rows = [
        *struck(g, before),
        *census(since),
        *drawn(g, seat, since),
    ]
    return {
        "round": g.round,
        "rounds": g.rules.rounds,
        "start": g.start,
        "rows": rows,
        "due": due(g, seat),
    }


def changes(events: list[Event]) -> Gains:
    """What the players have gained and lost by these events."""
    gains: Gains = {}
    for event in events:
        if event.seat is None or event.kind not in CHANGES:
            continue
        what, sign = CHANGES[event.kind]
        thing = str(event.values[what]) if what in NAMES else what
        add(
            gains,
            event.seat,
            thing,
            sign * int(event.values.get(what, 1)) if thing == what else sign,
        )
    return gains


def struck(g: Game, before: list[Event]) -> list[dict[str, Any]]:
    """The event of the round that has ended."""
    _, struck = cut(before, "strikes")
    gains = changes(struck)
    if not struck or not gains:
        return []
    tile = g.hour_glass[g.round - 2]
    past = g.rules.event(tile)
    strength = past.strengths[tile & 3]
    told = {"kind": past.kind, "strength": strength, "about": past.about(), **struck[0].values}
    return [row("event", gains, round=g.round - 1, **told)]


def census(since: list[Event]) -> list[dict[str, Any]]:
    """Whoever leads and is last on the farmers track, until the first has drawn."""
    gains: Gains = {}
    named = [event.seat for event in since if event.kind.startswith("census-")]
    for event in since:
        if event.kind == "drew" or event.kind in BUSY:
            break
        if event.seat in named:
            for seat, changed in changes([event]).items():
                for what, count in changed.items():
                    add(gains, seat, what, count)
    return [row("census", gains)] if gains else []


def drawn(g: Game, seat: int | None, since: list[Event]) -> list[dict[str, Any]]:
    """What the seat has drawn for this round."""
    for event in since:
        if event.kind in BUSY:
            break
        if event.kind == "drew" and event.seat == seat:
            tiles = list(event.values["tiles"])
            if seat is None or not tiles:
                break
            return [row("drew", None, tiles, count=len(tiles), left=g.players[seat].bag_n)]
    return []


def due(g: Game, seat: int | None) -> dict[str, Any]:
    """The event of this round, with what it will ask of the seat."""
    event = g.rules.event(g.event)
    told: dict[str, Any] = {
        "event": event.id,
        "letter": g.rules.event_letter(g.event),
        "kind": event.kind,
        "strength": event.strength(g),
        "about": event.about(),
    }
    if seat is not None:
        p = g.players[seat]
        told |= {"toll": event.toll(g, p), "missing": event.missing(g, p)}
    return row("due", **told)
