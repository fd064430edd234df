"""The map: hexes, edges, rivers, and which tile has which paths. Made once, checked as it is made.

A hex has six edges, 0 to 5 clockwise from north. A path joins two edges of a hex; the 15 pairs of
edges are numbered, so that the paths of a tile, turned as it lies, are a mask of 15 bits. Two tiles
with the same mask are the same tile: what lies on a hex is known from its paths.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from scriptorium.core.datafile import Checker
from scriptorium.games.pilgrim.pieces import EDGES, NO_QUADRANT, QUADRANTS

LAND: Final = 0
RIVER: Final = 1
CITY_HEX: Final = 2
PORT: Final = 3
KINDS: Final = {"land": LAND, "perimeter": LAND, "river": RIVER, "city": CITY_HEX, "port": PORT}
NOWHERE: Final = -1


def _pairs() -> list[int]:
    table = [-1] * 36
    number = 0
    for a in range(6):
        for b in range(a + 1, 6):
            table[a * 6 + b] = table[b * 6 + a] = number
            number += 1
    return table


PAIR: Final[list[int]] = _pairs()


def path(a: int, b: int) -> int:
    """The mask of one path."""
    return 1 << PAIR[a * 6 + b]


def paths(mask: int) -> list[tuple[int, int]]:
    """The paths of a mask as pairs of edges."""
    return [(a, b) for a in range(6) for b in range(a + 1, 6) if mask >> PAIR[a * 6 + b] & 1]


def turned(mask: int, by: int) -> int:
    """The same tile, turned clockwise."""
    return sum(path((a + by) % 6, (b + by) % 6) for a, b in paths(mask))


class Board:
    """Lists by hex (in the order of the data), by hex * 6 + edge, or by place on the rim."""

    def __init__(self, data: dict[str, Any], check: Checker) -> None:
        self.data = data
        self.check = check
        self._hexes()
        self._rim()
        self._rivers()
        self._city()
        self._tiles()
        self._onward()
        self._reach()

    def _hexes(self) -> None:
        check, facts = self.check, self.check.get(self.data, "board")
        rows = check.get(self.data, "board_hexes", "hexes")
        self.names: list[str] = [row["id"].lower() for row in rows]
        check.unique("board_hexes.hexes", self.names)
        check.equal("board.hex_count", len(rows), facts["hex_count"])
        check.equal("board.edge_order", [edge.lower() for edge in facts["edge_order"]], EDGES)
        check.equal("board.quadrants_clockwise", facts["quadrants_clockwise"], QUADRANTS)
        for row in rows:
            check.known(f"board_hexes.{row['id']}.kind", row["kind"], list(KINDS))
            check.known(f"board_hexes.{row['id']}.quadrant", row["quadrant"], [*QUADRANTS, ""])
        self.kind: list[int] = [KINDS[row["kind"]] for row in rows]
        self.city: list[int] = [hex_ for hex_, kind in enumerate(self.kind) if kind == CITY_HEX]
        self.quadrant: list[int] = [
            QUADRANTS.index(row["quadrant"]) if row["quadrant"] else NO_QUADRANT for row in rows
        ]
        for hex_, kind in enumerate(self.kind):
            has = self.quadrant[hex_] != NO_QUADRANT
            check.equal(f"board_hexes.{self.names[hex_]}.quadrant", has, kind == LAND)
        for key in ("city", "river", "port"):
            count = sum(row["kind"] == key for row in rows)
            check.equal(f"board.{key}_hexes", count, facts[f"{key}_hexes"])
        for name in range(len(QUADRANTS)):
            count = self.quadrant.count(name)
            check.equal("board.land_hexes_per_quadrant", count, facts["land_hexes_per_quadrant"])
        self.at: list[tuple[int, int]] = [(row["q"], row["r"]) for row in rows]
        where = {place: hex_ for hex_, place in enumerate(self.at)}
        check.equal("board_hexes.hexes", len(where), len(rows))
        deltas = facts["edge_delta"]
        self.next: list[int] = [
            where.get((q + dq, r + dr), NOWHERE) for q, r in self.at for dq, dr in deltas
        ]

    def _rim(self) -> None:
        """26 stopping hexes in a ring with the four ports between them."""
        check, rim = self.check, self.check.get(self.data, "perimeter")
        rows = rim["spaces"]
        facts = self.data["board"]
        check.equal("perimeter.spaces", len(rows), facts["perimeter_hexes"])
        self.rim: list[int] = [self.number("perimeter.spaces", row["id"]) for row in rows]
        check.unique("perimeter.spaces", [self.names[hex_] for hex_ in self.rim])
        self.by_die: list[list[int]] = [[NOWHERE] * 6 for _ in QUADRANTS]
        for place, row in enumerate(rows):
            where = f"perimeter.spaces.{row['id']}"
            check.equal(f"{where}.index", row["index"], place + 1)
            check.equal(f"{where}.quadrant", QUADRANTS.index(row["quadrant"]), self._of(row["id"]))
            if row["die"]:
                self.by_die[QUADRANTS.index(row["quadrant"])][row["die"] - 1] = place
        for quadrant, numbers in enumerate(self.by_die):
            if NOWHERE in numbers:
                missing = numbers.index(NOWHERE) + 1
                check.fail(f"perimeter.{QUADRANTS[quadrant]}", "missing", value=missing)
        where = "perimeter.full_ring_clockwise"
        ring = [self.number(where, name) for name in rim["full_ring_clockwise"]]
        for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
            if other not in self.around(one):
                check.fail(
                    "perimeter.full_ring_clockwise",
                    "reference",
                    value=self.names[other],
                    allowed=self.names[one],
                )
        stops = [hex_ for hex_ in ring if self.kind[hex_] == LAND]
        check.equal("perimeter.spaces", self.rim, stops)
        self.ports: list[int] = []
        for row in check.get(self.data, "ports", "list"):
            self.ports.append(self.number(f"ports.{row['id']}.hex", row["hex"]))
        check.equal("ports.list", sorted(self.ports), sorted(set(ring) - set(stops)))
        self.port_of: list[int] = [-1] * len(self.names)
        for port, hex_ in enumerate(self.ports):
            self.port_of[hex_] = port

    def _of(self, name: str) -> int:
        return self.quadrant[self.number("perimeter.spaces", name)]

    def number(self, where: str, name: str) -> int:
        self.check.known(where, name.lower(), self.names)
        return self.names.index(name.lower())

    def around(self, hex_: int) -> list[int]:
        """The neighbours on the map."""
        return [other for other in self.next[hex_ * 6 : hex_ * 6 + 6] if other != NOWHERE]

    def _rivers(self) -> None:
        """The two edges of a river hex that the water uses."""
        check = self.check
        self.water: list[int] = [0] * len(self.names)
        for river in check.get(self.data, "rivers", "list"):
            course = [self.number(f"rivers.{river['id']}", one["hex"]) for one in river["course"]]
            ends = [*course[1:], self.number(f"rivers.{river['id']}.port", river["port"])]
            for step, hex_ in enumerate(course):
                where = f"rivers.{river['id']}.{self.names[hex_]}"
                back, on = (EDGES.index(edge.lower()) for edge in river["course"][step]["edges"])
                check.equal(f"{where}.kind", self.kind[hex_], RIVER)
                check.equal(where, self.next[hex_ * 6 + on], ends[step])
                before = course[step - 1] if step else self.next[hex_ * 6 + back]
                check.equal(where, self.next[hex_ * 6 + back], before)
                if not step:
                    check.equal(where, self.kind[before], CITY_HEX)
                shape = "straight" if (on - back) % 6 == 3 else "bend"
                check.equal(f"{where}.shape", river["course"][step]["shape"], shape)
                self.water[hex_] = 1 << back | 1 << on
        rivers = [hex_ for hex_, kind in enumerate(self.kind) if kind == RIVER]
        check.equal("rivers.list", [hex_ for hex_ in rivers if self.water[hex_]], rivers)

    def _city(self) -> None:
        """Exits as hex * 6 + edge of the hex outside, clockwise: where a route may begin."""
        check = self.check
        self.exits: list[int] = []
        usable = check.get(self.data, "city", "usable_types")
        found = 0
        for row in check.get(self.data, "city", "exits_clockwise"):
            where = f"city.exits_clockwise.{row['from']}-{row['edge']}"
            inside = self.number(where, row["from"])
            outside = self.number(where, row["to"])
            edge = EDGES.index(row["edge"].lower())
            check.equal(where, self.next[inside * 6 + edge], outside)
            back = outside * 6 + (edge + 3) % 6
            wet = bool(self.water[outside] >> (edge + 3) % 6 & 1)
            check.equal(f"{where}.type", wet, row["type"] not in usable)
            found += 1
            if not wet:
                self.exits.append(back)
        around = sum(
            self.kind[hex_] == CITY_HEX and self.kind[other] != CITY_HEX
            for hex_ in range(len(self.names))
            for other in self.around(hex_)
        )
        check.equal("city.exits_clockwise", found, around)
        # Gates for the Ab-Bott's die, by the first of its two quadrants (PIL-R72).
        self.gates: list[list[int]] = []
        for quadrant, name in enumerate(QUADRANTS):
            other = (quadrant + 1) % len(QUADRANTS)
            inside_both = [e for e in self.exits if self.quadrant[e // 6] in (quadrant, other)]
            first = next(i for i, e in enumerate(inside_both) if self._first_of(e, quadrant))
            gates = inside_both[first:] + inside_both[:first]
            key = f"{name}_{QUADRANTS[other]}"
            names = check.get(self.data, "city_gates_solo", key)
            check.equal(f"city_gates_solo.{key}", [self.gate_name(e) for e in gates], names)
            self.gates.append(gates)

    def _first_of(self, exit_: int, quadrant: int) -> bool:
        """Whether the exit before this one, counter-clockwise, leads elsewhere."""
        before = self.exits[self.exits.index(exit_) - 1]
        return self.quadrant[exit_ // 6] == quadrant and self.quadrant[before // 6] != quadrant

    def gate_name(self, exit_: int) -> str:
        hex_, edge = divmod(exit_, 6)
        inside = self.next[exit_]
        back = EDGES[(edge + 3) % 6].upper()
        return f"{self.names[inside].upper()}-{back}-{self.names[hex_].upper()}"

    def _tiles(self) -> None:
        """All tiles, and for each hex the tile that has given paths there, by mask."""
        get = self.check.get
        self.tiles: list[str] = []
        self.tile_count: list[int] = []
        self.upgrade: list[bool] = []
        land: dict[int, int] = {}
        straight: dict[int, int] = {}  # as the water flows 0-3
        bent: dict[int, int] = {}  # as the water flows 0-2
        groups = (
            ("standard_tiles", False),
            ("bridge_tiles", False),
            ("ford_tiles", False),
            ("upgrade_tiles", True),
        )
        masks: dict[str, int] = {}
        for group, upgrade in groups:
            for row in get(self.data, group, "list"):
                tile = len(self.tiles)
                self.tiles.append(row["id"])
                self.tile_count.append(row["count"])
                self.upgrade.append(upgrade)
                mask = masks[row["id"]] = sum(path(a, b) for a, b in row["roads"])
                river = row.get("river", get(self.data, group).get("river"))
                if river is None:
                    land |= {turned(mask, by): tile for by in range(6)}
                elif group == "ford_tiles":
                    bent[mask] = tile
                else:
                    straight |= {turned(mask, by): tile for by in (0, 3)}
        self.check.unique("tiles", self.tiles)
        self.fords: list[bool] = [tile in bent.values() for tile in range(len(self.tiles))]
        self._shapes(land, straight, bent)
        self._chains(land, straight, masks)

    def _shapes(self, land: dict[int, int], straight: dict[int, int], bent: dict[int, int]) -> None:
        self.shapes: list[dict[int, int]] = []
        for hex_, kind in enumerate(self.kind):
            shapes: dict[int, int] = {}
            if kind == LAND:
                shapes = land
            elif kind == RIVER:
                one, other = (edge for edge in range(6) if self.water[hex_] >> edge & 1)
                turn = other if (one - other) % 6 == 2 else one
                model = straight if (other - one) % 6 == 3 else bent
                shapes = {turned(mask, turn): tile for mask, tile in model.items()}
                self._banks(hex_, shapes, one, other)
            self.shapes.append(shapes)

    def _onward(self) -> None:
        """Where a path that comes in by an edge may go on: the edge, the path, the hex beyond."""
        self.onward: list[list[tuple[int, int, int]]] = [
            [
                (leave, path(entry, leave), self.next[hex_ * 6 + leave])
                for leave in range(6)
                if leave != entry and self._leads_on(self.next[hex_ * 6 + leave])
            ]
            for hex_ in range(len(self.names))
            for entry in range(6)
        ]

    def _leads_on(self, ahead: int) -> bool:
        """No road leads off the map or back into the city (PIL-R17)."""
        return ahead != NOWHERE and self.kind[ahead] != CITY_HEX

    def _banks(self, hex_: int, shapes: dict[int, int], one: int, other: int) -> None:
        """On a river hex a road joins the two banks (PIL-R29)."""
        bank = range(one + 1, other)
        for mask in shapes:
            for a, b in paths(mask):
                if self.water[hex_] >> a & 1 or self.water[hex_] >> b & 1:
                    self.check.fail(f"bridge_tiles.{self.names[hex_]}", "water")
                if (a in bank) == (b in bank):
                    self.check.fail(f"bridge_tiles.{self.names[hex_]}", "bank")

    def _chains(
        self, land: dict[int, int], straight: dict[int, int], masks: dict[str, int]
    ) -> None:
        """What the data says of upgrades is what the shapes allow (PIL-R89)."""
        for group in ("standard_tiles", "bridge_tiles", "ford_tiles", "upgrade_tiles"):
            for row in self.data[group]["list"]:
                wet = "river" in row or "river" in self.data[group]
                shapes = straight if wet else land
                mask = masks[row["id"]]
                found = {
                    self.tiles[tile]
                    for other, tile in shapes.items()
                    if other & mask == mask and (other ^ mask).bit_count() == 1
                }
                if group == "ford_tiles":
                    found = set()
                self.check.equal(
                    f"{group}.{row['id']}.upgrades_to", sorted(found), sorted(row["upgrades_to"])
                )

    def _reach(self) -> None:
        """Every stopping hex and every port can be reached by road, as near as the data says."""
        far = self.distances(self.exits)
        wanted = self.check.get(self.data, "board_checks", "shortest_trail_to_any_perimeter_hex")
        for hex_ in self.rim:
            near = min((far[other] for other in self.around(hex_) if other in far), default=0)
            self.check.equal(f"board_checks.{self.names[hex_]}", near, wanted)
        for row, port in zip(self.data["ports"]["list"], self.ports, strict=True):
            near = min(far[e] for e in self.around(port) if self.kind[e] == LAND and e in far)
            self.check.equal(
                f"ports.{row['id']}.shortest_route_tiles", near, row["shortest_route_tiles"]
            )

    def distances(self, exits: list[int]) -> dict[int, int]:
        """The number of tiles from the city to each hex, itself included, on an empty map."""
        far = {exit_ // 6: 1 for exit_ in exits}
        todo = deque(far)
        while todo:
            hex_ = todo.popleft()
            for edge in range(6):
                other = self.next[hex_ * 6 + edge]
                wet = self.water[hex_] >> edge & 1 or (
                    other != NOWHERE and self.water[other] >> (edge + 3) % 6 & 1
                )
                if other == NOWHERE or wet or other in far or self.kind[other] > RIVER:
                    continue
                far[other] = far[hex_] + 1
                todo.append(other)
        return far
