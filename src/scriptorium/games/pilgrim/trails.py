"""Routes from the city: what they are worth. See `Player` for how one is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.pilgrim.hexes import PORT
from scriptorium.games.pilgrim.pieces import ACCEPT, DECLINE, EMPTY, FAVOUR
from scriptorium.games.pilgrim.state import IS_SITE

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

LEAVES_NOT: Final = 7  # the edge of a shrine that nothing leaves


def shrines(route: tuple[int, ...]) -> int:
    return sum(step & 1 for step in route[1:])


def roads_since_shrine(route: tuple[int, ...]) -> int:
    """Road tiles in a row at the end of a route (PIL-SHRI-3)."""
    count = 0
    for step in reversed(route[1:]):
        if step & 1:
            break
        count += 1
    return count


def length(route: tuple[int, ...]) -> int:
    """All tiles; a site is none (PIL-TRAIL-9)."""
    return len(route) - 1


def ahead(g: Game, route: tuple[int, ...]) -> int:
    """The hex a route ends before; a shrine's own hex if it ends at one."""
    last = route[-1]
    edge = last >> 1 & 7
    return last >> 4 if edge == LEAVES_NOT else g.rules.board.next[(last >> 4) * 6 + edge]


def at_site(g: Game, route: tuple[int, ...]) -> bool:
    return bool(g.hexes[ahead(g, route)] & IS_SITE)


def at_port(g: Game, route: tuple[int, ...]) -> bool:
    return g.rules.board.kind[ahead(g, route)] == PORT


def sections(g: Game, route: tuple[int, ...]) -> list[tuple[int, int]]:
    """The parts that score, as (tiles, factor): up to each shrine, and from the last one to a site
    (PIL-SCOR-2, PIL-SCOR-3)."""
    out: list[tuple[int, int]] = []
    roads = 0
    for step in route[1:]:
        roads += 1
        if step & 1:
            out.append((roads, len(out) + 1))
            roads = 0
    if roads and at_site(g, route):
        out.append((roads, len(out) + 1))
    return out


def trail_points(g: Game, route: tuple[int, ...]) -> int:
    return sum(tiles * factor for tiles, factor in sections(g, route))


def offer_favour(g: Game, p: Player, tiles: int) -> None:
    """The favour of exactly this length, if it is there and the board has room (PIL-FAV)."""
    if g.favours >> tiles & 1 and EMPTY in p.slots:
        g.frames.append(Favour(p.seat, tiles))


def take_favour(g: Game, p: Player, tiles: int) -> None:
    slots = list(p.slots)
    slots[slots.index(EMPTY)] = FAVOUR + tiles
    p.slots = tuple(slots)
    g.favours &= ~(1 << tiles)
    if g.sink is not None:
        g.emit("favour", p.seat, length=tiles)


class Favour(SeatFrame["Game"]):
    """It may be declined (PIL-R35)."""

    name = "favour"

    def __init__(self, seat: int, tiles: int) -> None:
        SeatFrame.__init__(self, seat)
        self.tiles = tiles

    def legal(self, g: Game, seat: int) -> list[int]:
        return [ACCEPT, DECLINE]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action == ACCEPT:
            take_favour(g, g.players[seat], self.tiles)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return Reason("not-now", "PIL-R35")

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"length": self.tiles, "points": g.rules.tables.favour_points[self.tiles]}

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.tiles]
