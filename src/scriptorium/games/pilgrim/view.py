"""What a seat may know, as JSON. Everything lies open but the counters and dice to come."""

from __future__ import annotations

from typing import Any

from scriptorium.games.pilgrim.duty import STANDING_NAMES, DutyFrame, duty_standing
from scriptorium.games.pilgrim.hexes import paths as path_pairs
from scriptorium.games.pilgrim.merchant import trade_resource
from scriptorium.games.pilgrim.meta import META
from scriptorium.games.pilgrim.outlook import gives_now, outlook
from scriptorium.games.pilgrim.pieces import (
    ACTIVITIES,
    BUILDINGS,
    DONATED,
    DUTIES,
    EDGES,
    EMPTY,
    FAVOUR,
    N_BUILDINGS,
    N_DUTIES,
    NO_TITHE,
    ON_MAP,
    OUT,
    PAYABLE,
    PIETY,
    QUADRANTS,
    SEASONS,
    SPACES,
    TITHES,
)
from scriptorium.games.pilgrim.roads import entry_of, open_quadrants
from scriptorium.games.pilgrim.round_end import heralds
from scriptorium.games.pilgrim.scoring import points, sources
from scriptorium.games.pilgrim.state import IS_SHRINE, PATHS, PATHS_MASK, Game, Player
from scriptorium.games.pilgrim.tables import COUNTERS
from scriptorium.games.pilgrim.trails import LEAVES_NOT, at_port, at_site, sections


def view(g: Game, seat: int | None) -> dict[str, Any]:
    rules = g.rules
    return {
        "game": META.name,
        "scenario": rules.scenario,
        "options": dict(rules.options),
        "players": rules.players,
        "seat": seat,
        "round": g.round,
        "rounds": rules.last_round,
        "phase": rules.phases[g.phase].name,
        "asks": g.frames[-1].name if g.frames else None,
        "doing": doing(g),
        "to_act": list(g.to_act),
        "over": g.over,
        "start": g.start,
        "order": list(g.order()),
        "turn": g.turn,
        "season": SEASONS[g.season],
        "ship": ship(g),
        "merchant": merchant(g),
        "duties": [duty(g, space, seat) for space in range(N_DUTIES)],
        "sites": [site(g, quadrant) for quadrant in range(len(QUADRANTS))],
        "buildings": buildings(g),
        "tiles": tiles(g),
        "quadrants": [name for i, name in enumerate(QUADRANTS) if open_quadrants(g) >> i & 1],
        "supply": supply(g),
        "favours": [length for length in rules.tables.favour_points if g.favours >> length & 1],
        "confessed": [p.seat for p in g.players if g.confessed >> p.seat & 1],
        "seats": [player(g, p, p.seat == seat or g.tells_points) for p in g.players],
        "solo": solo(g) if rules.solo else None,
        "outlook": outlook(g, seat) if seat is not None else {},
    }


def seat_view(g: Game, seat: int, common: dict[str, Any]) -> dict[str, Any]:
    """The same as `view(g, seat)`, made from what a spectator sees."""
    seats = list(common["seats"])
    seats[seat] = player(g, g.players[seat], True)
    return {
        **common,
        "seat": seat,
        "duties": [duty(g, space, seat) for space in range(N_DUTIES)],
        "seats": seats,
        "outlook": outlook(g, seat),
    }


def figures(g: Game) -> dict[str, list[int]]:
    """For charts: points, piety and acolytes of all players, alone also of the Ab-Bott."""
    return {
        "points": [points(g, p) for p in g.players],
        "piety": [p.stock[PIETY] for p in g.players],
        "acolytes": [p.abbey + p.city + sum(p.duties) for p in g.players],
    }


def doing(g: Game) -> str | None:
    """The duty in hand, whatever is asked on the way."""
    for frame in g.frames:
        if isinstance(frame, DutyFrame):
            return DUTIES[frame.moment]
    return None


def ship(g: Game) -> dict[str, Any]:
    board = g.rules.board
    place = (g.site_places[0] + g.ship) % len(board.rim)
    return {"hex": board.names[board.rim[place]], "place": place, "sailed": g.ship}


def merchant(g: Game) -> dict[str, Any]:
    kind = trade_resource(g)
    return {
        "duty": DUTIES[g.ring[g.merchant]],
        "space": SPACES[g.merchant],
        "good": None if kind == NO_TITHE else TITHES[kind],
    }


def duty(g: Game, space: int, seat: int | None) -> dict[str, Any]:
    """A duty tile with what stands on it, and what it is worth to the seat."""
    tithe = g.tithes[space]
    p = g.players[seat] if seat is not None else None
    how = duty_standing(g, p, space) if p is not None and p.duties[space] else None
    return {
        "id": DUTIES[g.ring[space]],
        "space": SPACES[space],
        "tithe": None if tithe == NO_TITHE else TITHES[tithe],
        "acolytes": [other.duties[space] for other in g.players],
        "dummies": g.dummies[space],
        "standing": None if how is None else STANDING_NAMES[how],
        "value": None if how is None else g.rules.value[how],
        "price": None if how is None else g.rules.price[how],
        "gives": None if p is None or how is None else gives_now(g, p, space, how),
    }


def site(g: Game, quadrant: int) -> dict[str, Any]:
    tables, board, tile = g.rules.tables, g.rules.board, g.sites[quadrant]
    return {
        "id": tables.sites[tile],
        "quadrant": QUADRANTS[quadrant],
        "hex": board.names[board.rim[g.site_places[quadrant]]],
        "place": g.site_places[quadrant],
        "points": tables.site_points[tile],
        "coins": tables.site_coins[tile],
        "piety": tables.site_piety[tile],
        "visitors": [p.seat for p in g.players if p.sites >> quadrant & 1],
        "herald": quadrant in heralds(g),
    }


def buildings(g: Game) -> list[dict[str, Any]]:
    """Those in the game, in the order of their hexes from the first site on."""
    rim, first = len(g.rules.board.rim), g.site_places[0]
    drawn = [index for index in range(N_BUILDINGS) if g.owner[index] != OUT]
    drawn.sort(key=lambda index: (g.building_places[index] - first) % rim)
    return [building(g, index) for index in drawn]


def building(g: Game, index: int) -> dict[str, Any]:
    owner = g.owner[index]
    board = g.rules.board
    donated = owner >= 0 and not g.live >> index & 1
    return {
        "id": BUILDINGS[index],
        "level": g.rules.tables.levels[index],
        "hex": board.names[board.rim[g.building_places[index]]],
        "place": g.building_places[index],
        "live": bool(g.live >> index & 1),
        "owner": None if owner == ON_MAP else owner,
        "donated": donated,
    }


def tiles(g: Game) -> list[dict[str, Any]]:
    """What was laid: on each hex its tile and the paths with their owners, or a shrine."""
    board = g.rules.board
    out = []
    for hex_, here in enumerate(g.hexes):
        if here & IS_SHRINE:
            edge = next(edge for edge in range(6) if here >> 3 * edge & 7)
            out.append({"hex": board.names[hex_], "shrine": (here >> 3 * edge & 7) - 1})
        elif paths := here >> PATHS & PATHS_MASK:
            ways = [
                {"from": EDGES[a], "to": EDGES[b], "seat": (here >> 3 * a & 7) - 1}
                for a, b in path_pairs(paths)
            ]
            tile = board.tiles[board.shapes[hex_][paths]]
            out.append({"hex": board.names[hex_], "tile": tile, "paths": ways})
    return out


def supply(g: Game) -> dict[str, int]:
    return dict(zip([*g.rules.board.tiles, "shrine"], g.tiles, strict=True))


def player(g: Game, p: Player, told: bool) -> dict[str, Any]:
    """`told`: with the points."""
    return {
        "seat": p.seat,
        "village": p.village,
        "abbey": p.abbey,
        "city": p.city,
        "activities": dict(zip(ACTIVITIES, p.activities, strict=True)),
        "stock": dict(zip(PAYABLE, p.stock, strict=True)),
        "alms": p.alms,
        "prizes": p.prizes,
        "on_map": p.on_map,
        "slots": [slot(one) for one in p.slots],
        "used": [BUILDINGS[i] for i in range(N_BUILDINGS) if p.used >> i & 1],
        "active": [BUILDINGS[i] for i in range(N_BUILDINGS) if p.active >> i & 1],
        "routes": [route(g, p, number) for number in range(len(p.routes))],
        "ports": [
            g.rules.board.names[g.rules.board.ports[i]] for i in range(4) if p.ports >> i & 1
        ],
        "points": points(g, p) if told else None,
        "sources": sources(g, p) if told else {},
    }


def slot(content: int) -> dict[str, Any] | None:
    if content == EMPTY:
        return None
    if content >= FAVOUR:
        return {"favour": content - FAVOUR}
    return {"building": BUILDINGS[content & ~DONATED], "donated": content >= DONATED}


def route(g: Game, p: Player, number: int) -> dict[str, Any]:
    """Tile by tile from the city, how it ends, and what its sections score."""
    one, board = p.routes[number], g.rules.board
    steps = []
    for i in range(1, len(one)):
        leave = one[i] >> 1 & 7
        steps.append(
            {
                "hex": board.names[one[i] >> 4],
                "from": EDGES[entry_of(one[: i + 1])],
                "to": None if leave == LEAVES_NOT else EDGES[leave],
                "shrine": bool(one[i] & 1),
            }
        )
    end = "site" if at_site(g, one) else "port" if at_port(g, one) else None
    if end is None and one[-1] & 1:
        end = "shrine"
    return {
        "steps": steps,
        "open": number == p.open,
        "end": end,
        "sections": [{"tiles": tiles, "factor": factor} for tiles, factor in sections(g, one)],
    }


def solo(g: Game) -> dict[str, Any]:
    """The Ab-Bott's bag and the games of a campaign so far."""
    board = g.rules.board
    first = next(q for q in range(4) if not (g.closed >> q | g.closed >> (q + 1) % 4) & 1)
    return {
        "level": g.level,
        "bag": {name: g.bag.count(number) for number, name in enumerate(COUNTERS)},
        "drawn": [COUNTERS[counter] for counter in g.drawn],
        "gates": [{"hex": board.names[e // 6], "edge": EDGES[e % 6]} for e in board.gates[first]],
        "games": g.rules.games,
        "past": [{"points": mine, "rival": other} for mine, other in g.past],
    }
