"""How a road goes on: the best way to lay a number of tiles, and how far it is to a goal."""

from __future__ import annotations

import functools
from collections import deque
from typing import TYPE_CHECKING, Final, NamedTuple

from scriptorium.games.pilgrim.hexes import NOWHERE, RIVER, Board, path
from scriptorium.games.pilgrim.pieces import NO_QUADRANT
from scriptorium.games.pilgrim.roads import open_quadrants
from scriptorium.games.pilgrim.state import BLOCKED, PATHS, PATHS_MASK

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game

NEVER: Final = -99.0
EFFORT: Final = 150  # places tried before a way is given up


class Stretch(NamedTuple):
    """Tiles laid one after the other: what they bring, less the shrines' costs, and what they
    need beside their stone."""

    net: float
    points: int
    piety: int
    acolytes: int


NO_WAY: Final = Stretch(NEVER, 0, 0, 0)


class Stretches:
    """The best places for shrines among the next tiles of a trail, by all that matters: shrines
    before, roads since the last one, tiles to lay, shrines in the supply."""

    def __init__(self, piety: float, acolyte: float) -> None:
        self.piety = piety
        self.acolyte = acolyte
        self.known: dict[tuple[int, int, int, int, bool], Stretch] = {}

    def best(self, shrines: int, roads: int, tiles: int, supply: int, site: bool) -> Stretch:
        """With `site` the last tile leads to one, else it is a shrine (PIL-SCOR-2, 3)."""
        key = (shrines, roads, tiles, supply, site)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._best(shrines, roads, tiles, supply, site)
        return found

    def _best(self, shrines: int, roads: int, tiles: int, supply: int, site: bool) -> Stretch:
        if not tiles:
            if site:
                points = roads * (shrines + 1)
                return Stretch(points, points, 0, 0)
            return NO_WAY if roads else Stretch(0.0, 0, 0, 0)
        out = self.best(shrines, roads + 1, tiles - 1, supply, site)
        nth = shrines + 1
        if roads >= nth and supply and (tiles > 1 or not site):
            rest = self.best(nth, 0, tiles - 1, supply - 1, site)
            points = (roads + 1) * nth
            net = rest.net + points - self.piety * nth - self.acolyte
            if net > out.net:
                out = Stretch(net, rest.points + points, rest.piety + nth, rest.acolytes + 1)
        return out


class Map(NamedTuple):
    """All that decides where roads can go: asked for in every turn, and seldom another one."""

    board: Board
    hexes: tuple[int, ...]
    tiles: tuple[int, ...]
    quadrants: int


def map_of(g: Game) -> Map:
    return Map(g.rules.board, tuple(g.hexes), tuple(g.tiles), open_quadrants(g))


@functools.lru_cache(maxsize=256)
def distances(m: Map, goal: int) -> dict[int, int]:
    """For each place (hex * 6 + edge of entry) the fewest tiles to a goal, found backwards.
    Foreign and own roads are crossed by upgrade where the supply allows it."""
    board, quadrants = m.board, m.quadrants
    after, kinds, hexes = board.next, board.kind, m.hexes
    far: dict[int, int] = {}
    todo: deque[tuple[int, int, int]] = deque()  # hex to leave, edge out, tiles with it
    for edge in range(6):
        near = after[goal * 6 + edge]
        if near != NOWHERE and kinds[near] <= RIVER:
            todo.append((near, (edge + 3) % 6, 1))
    while todo:
        hex_, leave, tiles = todo.popleft()
        here = hexes[hex_]
        quadrant = board.quadrant[hex_]
        if here & BLOCKED or here >> 3 * leave & 7:
            continue
        if quadrant != NO_QUADRANT and not quadrants >> quadrant & 1:
            continue
        shapes = board.shapes[hex_]
        paths = here >> PATHS & PATHS_MASK
        for entry in range(6):
            place = hex_ * 6 + entry
            if entry == leave or place in far or here >> 3 * entry & 7:
                continue
            tile = shapes.get(paths | path(entry, leave), NOWHERE)
            if tile == NOWHERE or not m.tiles[tile]:
                continue
            far[place] = tiles
            before = after[place]
            if before != NOWHERE and kinds[before] <= RIVER:
                todo.append((before, (entry + 3) % 6, tiles + 1))
    return far


@functools.lru_cache(maxsize=4096)
def lengths(m: Map, before: Map, goal: int, place: int, most: int) -> int:
    """All numbers of tiles up to the most that lead from a place to a goal, as a mask; `before` is
    the map that says how far it is."""
    return Finder(m, goal, distances(before, goal)).lengths(place, most)


class Finder:
    """Whether there is a way of just so many tiles over empty hexes from a place to a goal."""

    def __init__(self, m: Map, goal: int, far: dict[int, int]) -> None:
        self.board = m.board
        self.hexes = m.hexes
        self.tiles = m.tiles
        self.goal = goal
        self.far = far
        self.quadrants = m.quadrants
        self.effort = 0

    def lengths(self, place: int, most: int) -> int:
        out = 0
        for tiles in range(self.far.get(place, most + 1), most + 1):
            self.effort = EFFORT
            if self._free(place // 6) and self._leads(place, tiles, ()):
                out |= 1 << tiles
        return out

    def _free(self, hex_: int) -> bool:
        quadrant = self.board.quadrant[hex_]
        allowed = quadrant == NO_QUADRANT or self.quadrants >> quadrant & 1
        return bool(allowed) and not self.hexes[hex_] and self.board.kind[hex_] <= RIVER

    def _leads(self, place: int, tiles: int, before: tuple[int, ...]) -> bool:
        self.effort -= 1
        hex_, entry = divmod(place, 6)
        shapes, after = self.board.shapes[hex_], self.board.next
        for turn in (3, 2, 4, 1, 5):
            leave = (entry + turn) % 6
            ahead = after[hex_ * 6 + leave]
            if ahead == NOWHERE or (ahead == self.goal) != (tiles == 1):
                continue
            tile = shapes.get(path(entry, leave), NOWHERE)
            if tile == NOWHERE or not self.tiles[tile]:
                continue
            if tiles == 1:
                return True
            on = ahead * 6 + (leave + 3) % 6
            if self.far.get(on, tiles) >= tiles or ahead in before or not self._free(ahead):
                continue
            if self.effort > 0 and self._leads(on, tiles - 1, (*before, hex_)):
                return True
        return False
