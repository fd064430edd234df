"""Setting up positions of Pilgrim and acting in them, in the words of the rules.

g = at(moment="act", tithes={"produce": "stone"}, seats=[{"duties": {"produce": 2}}, {}])
do(g, "duty produce", "stone 2")
assert stock(g) == {"stone": 3, "grain": 1, "coin": 1, "piety": 0}
"""

from __future__ import annotations

from typing import Any

from scriptorium.core import registry
from scriptorium.core.errors import Illegal, Reason
from scriptorium.core.events import Event
from scriptorium.games.pilgrim.audit import audit
from scriptorium.games.pilgrim.pieces import (
    ACTIVITIES,
    BUILDINGS,
    DONATED,
    DUTIES,
    EMPTY,
    FAVOUR,
    N_BUILDINGS,
    N_DUTIES,
    PAYABLE,
    QUADRANTS,
    SPACES,
)
from scriptorium.games.pilgrim.state import Game, Player

PILGRIM = registry.load("pilgrim")

# PIL-EX-15: 1 road, shrine, 2 roads, shrine, 3 roads, shrine, 1 road to the NE site at number 3
# (C9). D11 and E11 must be free of buildings: FREE_EAST.
TRAIL = "f6 e7 *d7 d8 d9 *e9 e10 f10 e11 *d11 d10 c9"
# PIL-EX-11: three tiles to the eastern port.
TRADE = "g7 h8 g9 h10 g11"
# Level 2 of the first-play layout begins on D11 and E11; whoever constructs both frees them.
FREE_EAST = ["grain_store", "stone_yard"]
# Fees and income are in stone.
STONE: dict[str, Any] = {"merchant": "produce", "tithes": {"produce": "stone"}}


def start(players: int = 2, seed: int | str = 1, scenario: str = "base", **options: Any) -> Game:
    """A game at its very first decision, the first seeding; seat 1 (index 0) starts."""
    options.setdefault("start", "1")
    state = PILGRIM.new(registry.config("pilgrim", players, seed, None, scenario, options))
    assert isinstance(state, Game)
    return state


def at(*rows: dict[str, Any], **position: Any) -> Game:
    """A position (docs/positions.md has the keys) in the first-play layout: clockwise from N
    Produce, Allocation, Clerical, Build Roads, Taxation, Construct, Give Alms, Ordination; sites on
    D2, C9, J10, J3. Tables of seats may be given one by one; there are two seats unless said.

    at({"duties": {"produce": 2}}, {"coin": 3}, moment="act", merchant="clerical")
    """
    seats = [*rows, *position.pop("seats", [])]
    players = position.get("players", max(2, len(seats)))
    options = {"setup": "first-play", **position.pop("options", {})}
    data = {**position, "players": players, "options": options, "seats": seats}
    state = PILGRIM.position(data)
    assert isinstance(state, Game)
    assert audit(state) == []
    return state


def alone(row: dict[str, Any] | None = None, **position: Any) -> Game:
    """A solo position; the Ab-Bott has the key `abbott`. turn=2: it takes its turn at once."""
    return at(row or {}, players=1, **position)


def legal(g: Game) -> list[str]:
    """The legal actions of the seat to act, as texts; [] when the game is over."""
    return [g.rules.codec.text(action) for action in g.legal(g.to_act[0])] if g.to_act else []


def options(g: Game, verb: str) -> list[str]:
    """What follows a verb in the legal actions: options(g, "duty") == ["produce", "taxation"]."""
    return [text.removeprefix(f"{verb} ") for text in legal(g) if text.split()[0] == verb]


def do(g: Game, *actions: str) -> list[Event]:
    """Actions of whoever is to act, each checked; afterwards nothing has appeared or vanished."""
    g.sink = []
    for text in actions:
        g.step(g.to_act[0], text)
        assert audit(g) == []
    events, g.sink = g.sink, None
    return events


def refused(g: Game, text: str, seat: int | None = None) -> Reason:
    """Why an action is not allowed to the seat to act; the state must be untouched."""
    before = g.dump()
    try:
        g.step(g.to_act[0] if seat is None else seat, text)
    except Illegal as illegal:
        assert g.dump() == before
        return illegal.reason
    raise AssertionError(f"{text!r} was allowed")


def asks(g: Game) -> str:
    """The question asked now and the seat (from 1) it is put to: "act 1", "sow 2"; or "over"."""
    return f"{g.frames[-1].name} {g.to_act[0] + 1}" if g.to_act else "over"


def events(happened: list[Event], kind: str) -> list[dict[str, Any]]:
    """The values of all events of one kind."""
    return [one.values for one in happened if one.kind == kind]


def player(g: Game, seat: int = 1) -> Player:
    """By seat, from 1; alone 2 is the Ab-Bott."""
    return g.players[seat - 1]


def stock(g: Game, seat: int = 1) -> dict[str, int]:
    return dict(zip(PAYABLE, player(g, seat).stock, strict=True))


def where(g: Game, seat: int = 1) -> dict[str, int]:
    """Meeples by area, those on duties by the names of the duties; areas with nobody left out."""
    p = player(g, seat)
    areas = {"village": p.village, "abbey": p.abbey, "city": p.city, "map": p.on_map}
    areas |= {"prizes": p.prizes}
    areas |= {DUTIES[g.ring[space]]: p.duties[space] for space in range(N_DUTIES)}
    areas |= dict(zip(ACTIVITIES, p.activities, strict=True))
    return {name: count for name, count in areas.items() if count}


def ring(g: Game, seat: int = 1) -> dict[str, int]:
    """Acolytes by the spaces of the ring, the city included."""
    p = player(g, seat)
    counts = [*p.duties, p.city]
    return {SPACES[space]: count for space, count in enumerate(counts) if count}


def dummies(g: Game) -> list[str]:
    return [SPACES[space] for space in range(N_DUTIES) for _ in range(g.dummies[space])]


def slots(g: Game, seat: int = 1) -> list[str]:
    """What lies on the six spaces: "quarry", "quarry (donated)", "favour 3"; no empty ones."""
    out: list[str] = []
    for slot in player(g, seat).slots:
        if slot >= FAVOUR:
            out.append(f"favour {slot - FAVOUR}")
        elif slot != EMPTY:
            donated = " (donated)" if slot & DONATED else ""
            out.append(BUILDINGS[slot & ~DONATED] + donated)
    return out


def live(g: Game) -> list[str]:
    return [BUILDINGS[index] for index in range(N_BUILDINGS) if g.live >> index & 1]


def merchant(g: Game) -> str:
    return DUTIES[g.ring[g.merchant]]


def ship(g: Game) -> str:
    """The hex of the ship."""
    board = g.rules.board
    return board.names[board.rim[(g.site_places[0] + g.ship) % len(board.rim)]]


def sites(g: Game, seat: int = 1) -> list[str]:
    """Quadrants whose sites the seat has visited."""
    return [name for q, name in enumerate(QUADRANTS) if player(g, seat).sites >> q & 1]


def ports(g: Game, seat: int = 1) -> list[str]:
    board = g.rules.board
    return [board.names[one] for i, one in enumerate(board.ports) if player(g, seat).ports >> i & 1]


def tiles(g: Game, name: str) -> int:
    """How many of a tile (or "shrine") are in the supply."""
    return g.tiles[[*g.rules.board.tiles, "shrine"].index(name)]


def route(g: Game, seat: int = 1, number: int = 1) -> str:
    """The hexes of a route, shrines with a star: "e7 *d7 d8"."""
    steps = player(g, seat).routes[number - 1][1:]
    return " ".join("*" * (step & 1) + g.rules.board.names[step >> 4] for step in steps)


def points(g: Game, seat: int = 1) -> int:
    found: int = g.result()["points"][seat - 1]
    return found


def source(g: Game, name: str, seat: int = 1) -> int:
    """Points from one source."""
    found: int = g.result()["sources"][name][seat - 1]
    return found


def rolling(die: int, row: dict[str, Any] | None = None, **position: Any) -> Game:
    """A solo position in which the Ab-Bott has just had its turn, after it rolled this for a gate
    (1 to 6). Its counter is the one of `bag`.

    rolling(4, bag=["build_roads"], site_tiles={"NE": "site_5", "SE": "site_1"})
    """
    return alone(row, turn=2, die=die, **position)
