"""What a seat may know, as JSON.

Hidden are the order of the hour glass tiles still face down, future draws, and during planning
what the others have laid so far. Bags are public: all that goes in and out of them is (ORL-R27).
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from scriptorium.games.orleans.actions import order
from scriptorium.games.orleans.audit import held
from scriptorium.games.orleans.deeds import Deed
from scriptorium.games.orleans.development import status
from scriptorium.games.orleans.followers import allowance
from scriptorium.games.orleans.meta import META
from scriptorium.games.orleans.pieces import (
    EMPTY,
    GOODS,
    KINDS,
    N_GOODS,
    NO_GOOD,
    TECHNOLOGY,
    TILES,
    TRACKS,
)
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.planning import hide_plans
from scriptorium.games.orleans.state import Game, Player
from scriptorium.games.orleans.tiles import PlaceDrawn


def view(game: Game, seat: int | None, everything: bool = False) -> dict[str, Any]:
    """`everything`: nothing that lies on the table is hidden (`State.open_view`)."""
    to_act = list(game.to_act)
    g = game.copy()
    if everything:
        g.own.show(g)
    else:
        hide_plans(g, seat)
    rules = g.rules
    result = rules.scenario.result(g)
    return {
        "game": META.name,
        "edition": rules.edition,
        "scenario": rules.scenario.name,
        "options": dict(rules.options),
        "players": g.n,
        "seat": seat,
        "round": g.round,
        "rounds": rules.rounds,
        "phase": rules.phases[g.phase].name,
        "asks": g.frames[-1].name if g.frames else None,
        "to_act": to_act,
        "over": g.over,
        "start": g.start,
        "order": order(g),
        "passed": [p.seat for p in g.players if g.passed >> p.seat & 1],
        "event": event(g) if g.round else None,
        "events_seen": [tile(g, one) for one in g.hour_glass[: g.round]],
        "events_left": events_left(g),
        "supply": dict(zip(KINDS, g.supply, strict=True)),
        "goods_market": dict(zip(GOODS, g.goods, strict=True)),
        "technology": g.technology,
        "bank": g.bank if rules.coins_limited else None,
        "citizens": citizens(g),
        "stacks": {
            stack: [p.id for p in rules.places if p.stack == stack and g.stock >> p.index & 1]
            for stack in rules.stack_masks
        },
        "map": goods_on_map(g, everything),
        "deeds": {deed.id: deed_view(g, deed) for deed in rules.deeds},
        "seats": [player(g, p, p.seat == seat, result) for p in g.players],
        "own": rules.scenario.view(g, seat),
    }


def seat_view(game: Game, seat: int, common: dict[str, Any]) -> dict[str, Any]:
    """The same as `view(game, seat)`: what a spectator sees, with one's own board and plan."""
    g = game.copy()
    hide_plans(g, seat)
    scenario = g.rules.scenario
    seats = list(common["seats"])
    seats[seat] = player(g, g.players[seat], True, scenario.result(g))
    return {**common, "seat": seat, "seats": seats, "own": scenario.view(g, seat)}


def figures(g: Game) -> dict[str, list[int]]:
    """The players by seat, as they stand. Plans make no difference to any of it."""
    return {
        "points": g.rules.scenario.result(g)["points"],
        "coins": [p.coins for p in g.players],
        "followers": [sum(held(g, p)) for p in g.players],
        "development": [p.development for p in g.players],
    }


def event(g: Game) -> dict[str, Any]:
    """The event of the round; the strength is what its text counts with."""
    event = g.rules.event(g.event)
    return {
        **tile(g, g.event),
        "kind": event.kind,
        "strength": event.strength(g),
        "about": event.about(),
    }


def tile(g: Game, event: int) -> dict[str, str]:
    return {"id": g.rules.event_name(event), "letter": g.rules.strength_letter(event)}


def events_left(g: Game) -> list[dict[str, Any]]:
    """The tiles face down, by part of the stack and by event, in no telling order; with those in
    the box, which nobody can tell from them, where not all are dealt (`count` of them are)."""
    out: list[dict[str, Any]] = []
    at = 0
    for part, count in zip(g.rules.hour_glass, g.rules.dealt, strict=True):
        seen = Counter(g.hour_glass[at : min(g.round, at + count)])
        left = min(count, at + count - g.round)
        at += count
        if left > 0:
            rest = sorted((Counter(part) - seen).elements())
            shown: dict[str, Any] = {"tiles": [tile(g, event) for event in rest]}
            out.append(shown if left == len(rest) else {**shown, "count": left})
    return out


def citizens(g: Game) -> dict[str, list[int]]:
    """The spaces of the tracks on which a citizen still lies."""
    rules = g.rules
    tracks = {
        "development": rules.development_citizens,
        "boatmen": rules.boat_citizens,
        "knights": rules.knight_citizens,
    }
    return {
        name: [space for space, bit in enumerate(bits) if bit & g.citizens]
        for name, bits in tracks.items()
    }


def goods_on_map(g: Game, everything: bool) -> dict[str, list[str]]:
    """By connection; what lies face down has no name."""
    rows = g.rules.tables.data["map"]["connection"]
    names = ["unseen"] * N_GOODS if g.rules.face_down and not everything else GOODS
    return {
        row["id"]: [names[good] for good in g.ways[2 * i : 2 * i + 2] if good != NO_GOOD]
        for i, row in enumerate(rows)
    }


def deed_view(g: Game, deed: Deed) -> dict[str, Any]:
    return {
        "free": counted(KINDS, deed.free(g)),
        "filled": counted(KINDS, deed.sent(g)),
        "coins": deed.coins,
        "development": deed.development,
        "citizen": bool(deed.citizen & g.citizens),
    }


def counted(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def outlook(g: Game, p: Player, place: Place) -> dict[str, Any]:
    """What a place gives its owner now, and why it could not even if it were complete."""
    why_closed = place.why_closed(g, p)
    return {
        "gives": place.outlook(g, p),
        "why": why_closed.json() if why_closed is not None else None,
    }


def complete(p: Player, place: Place) -> bool:
    """Every space is taken, or where one is enough (Town Hall), one."""
    taken = p.filled & place.mask
    return bool(taken) and (taken == place.mask or place.partial)


def player(g: Game, p: Player, mine: bool, result: dict[str, Any]) -> dict[str, Any]:
    """A player's board; what its places give now is told to its owner only, who decides by it."""
    told = mine or g.tells_points
    owned = [place for place in g.rules.places if p.owned >> place.index & 1]
    return {
        "seat": p.seat,
        "coins": p.coins,
        "goods": dict(zip(GOODS, p.goods, strict=True)),
        "tracks": dict(zip(TRACKS, p.tracks, strict=True)),
        "development": p.development,
        "status": status(g, p),
        "draws": allowance(g, p),
        "citizens": p.citizens,
        "merchant": g.rules.towns[p.merchant],
        "stations": [town for i, town in enumerate(g.rules.towns) if p.built >> i & 1],
        "station_stock": p.stations,
        "technology": p.tech_free,
        "farmer_technology": p.tech_bound,
        "bag": counted(TILES, p.bag),
        "market": counted(TILES, p.market),
        "tower": counted(TILES, p.tower),
        "drawn": drawn(g, p),
        "places": {
            place.id: [space(p.spaces[i]) for i in range(place.start, place.end)] for place in owned
        },
        "complete": [place.id for place in owned if complete(p, place)],
        "tiles": [place.id for place in owned if place.stack],
        "outlook": {place.id: outlook(g, p, place) for place in owned} if mine else {},
        "toll": g.rules.event(g.event).toll(g, p) if g.round else {},
        "points": result["points"][p.seat] if told else None,
        "sources": {name: row[p.seat] for name, row in result["sources"].items()} if told else {},
    }


def drawn(g: Game, p: Player) -> list[str]:
    """Followers in the hand: drawn for the Bathhouse and not placed yet."""
    return [
        TILES[tile]
        for frame in g.frames
        if isinstance(frame, PlaceDrawn) and frame.seat == p.seat
        for tile in frame.drawn
    ]


def space(content: int) -> str | None:
    if content == EMPTY:
        return None
    return "technology" if content == TECHNOLOGY else TILES[content]
