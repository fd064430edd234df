"""The pieces and the actions, as numbers."""

from __future__ import annotations

from typing import Final

from scriptorium.games.pilgrim.components import CHECK, building_ids

# Resources; with piety they are what can be paid.
STONE: Final = 0
GRAIN: Final = 1
COIN: Final = 2
PIETY: Final = 3
N_RESOURCES: Final = 3
RESOURCES: Final[list[str]] = ["stone", "grain", "coin"]
PAYABLE: Final[list[str]] = [*RESOURCES, "piety"]
# A tithe counter shows a resource, or the cornucopia: any of them.
CORNUCOPIA: Final = 3
TITHES: Final[list[str]] = [*RESOURCES, "cornucopia"]
NO_TITHE: Final = -1
MAX_PIETY: Final = 12

# The ring of duties, clockwise, and the city in its middle.
SPACES: Final[list[str]] = ["n", "ne", "e", "se", "s", "sw", "w", "nw", "city"]
N_DUTIES: Final = 8
CITY: Final = 8
ABBEY: Final = 9
PLACES: Final[list[str]] = [*SPACES, "abbey"]

ALLOCATION: Final = 0
BUILD_ROADS: Final = 1
CLERICAL: Final = 2
CONSTRUCT: Final = 3
GIVE_ALMS: Final = 4
ORDINATION: Final = 5
PRODUCE: Final = 6
TAXATION: Final = 7
DUTIES: Final[list[str]] = [
    "allocation",
    "build_roads",
    "clerical",
    "construct",
    "give_alms",
    "ordination",
    "produce",
    "taxation",
]

FIELDS: Final = 0
ROAD_ENGINEER: Final = 1
STONE_MASON: Final = 2
ALMS_HOUSE: Final = 3
ENGRAVER: Final = 4
VESTRY: Final = 5
N_ACTIVITIES: Final = 6
ACTIVITIES: Final[list[str]] = [
    "fields",
    "road_engineer",
    "stone_mason",
    "alms_house",
    "engraver",
    "vestry",
]

# Buildings, numbered in the order of the data. Those below have rules of their own elsewhere.
BUILDINGS: Final[list[str]] = building_ids()
N_BUILDINGS: Final = len(BUILDINGS)


def _number(name: str) -> int:
    CHECK.known("buildings.list", name, BUILDINGS)
    return BUILDINGS.index(name)


CONFESSION_BOX: Final = _number("confession_box")
CHAPEL: Final = _number("chapel")
CHAPTER_HOUSE: Final = _number("chapter_house")
GUILD: Final = _number("guild")
INFIRMARY: Final = _number("infirmary")
BREWERY: Final = _number("brewery")
CLOISTERS: Final = _number("cloisters")
GRAIN_STORE: Final = _number("grain_store")
INDULGENCES: Final = _number("indulgences")
RELIQUARY: Final = _number("reliquary")
STONE_YARD: Final = _number("stone_yard")
BANK: Final = _number("bank")
CUSTOMS_HOUSE: Final = _number("customs_house")
KOGGE: Final = _number("kogge")
MILL: Final = _number("mill")
PULPIT: Final = _number("pulpit")
SCRIPTORIUM: Final = _number("scriptorium")
WAGON_YARD: Final = _number("wagon_yard")

# Where a building is: out of the game, on the map, or with a player (its seat).
OUT: Final = -2
ON_MAP: Final = -1

# A space of a player board: empty, a building, a donated building, or a favour (by its length).
EMPTY: Final = -1
DONATED: Final = 128
FAVOUR: Final = 256

# The alms table: rows 0 to 6, and the top space for the first to reach row 6.
LAST_ROW: Final = 6
TOP: Final = 7

# Edges of a hex and quadrants, clockwise.
EDGES: Final[list[str]] = ["n", "ne", "se", "s", "sw", "nw"]
QUADRANTS: Final[list[str]] = ["NW", "NE", "SE", "SW"]
NO_QUADRANT: Final = -1
SEASONS: Final[list[str]] = ["spring", "summer", "autumn", "winter"]

# Actions: verb << 20 | a << 12 | b.
A: Final = 12
A_MASK: Final = 0xFF
B_MASK: Final = 0xFFF
VERB: Final = 20
VERB_MASK: Final = 0xFFF

MOVE: Final = 1 << 20  # a = space whose acolytes are lifted
TO: Final = 2 << 20  # a = space that gets the next acolyte
SKIP: Final = 3 << 20  # a = space left out (Cloisters)
TITHE: Final = 4 << 20  # a = duty, b = resource + 1 at the cornucopia
DUTY: Final = 5 << 20  # a = duty
USE: Final = 6 << 20  # a = own building
HIRE: Final = 7 << 20  # a = building, b = resource + 1 at the cornucopia
BORROW: Final = 8 << 20  # a = building hired without fee (Wagon Yard)
END: Final = 9 << 20
DONE: Final = 10 << 20
ACCEPT: Final = 11 << 20
DECLINE: Final = 12 << 20
FROM: Final = 13 << 20  # a = space an acolyte is taken from
INTO: Final = 14 << 20  # a = place an acolyte goes to
BUY: Final = 15 << 20
SELL: Final = 16 << 20
PAY: Final = 17 << 20
SWAP: Final = 18 << 20  # a = what coins stand in for, b = how much (Bank)
ASSIGN: Final = 19 << 20  # a = activity
RECALL: Final = 20 << 20  # a = activity
SHIFT: Final = 21 << 20  # a = activity, b = activity
LAY: Final = 22 << 20  # a = hex, b = edge in << 3 | edge out
UPGRADE: Final = 23 << 20  # the same
SHRINE: Final = 24 << 20  # a = hex
DEMOLISH: Final = 25 << 20
BUILD: Final = 26 << 20  # a = building
GIVE: Final = 27 << 20  # a = grain or coin
DONATE: Final = 28 << 20  # a = building
ORDAIN: Final = 29 << 20
MISSION: Final = 30 << 20
DEVOTION: Final = 31 << 20  # b = how much
SILVERSMITH: Final = 32 << 20
HARVEST: Final = 33 << 20
CUT: Final = 34 << 20
TAKE: Final = 35 << 20  # a = resource
COLLECT: Final = 36 << 20  # b = how many routes bring something
START: Final = 37 << 20  # a = seat

# When a building can be used: within a duty (its number), or at another moment of a turn.
START_OF_TURN: Final = N_DUTIES
BEFORE_DUTY: Final = N_DUTIES + 1
END_OF_TURN: Final = N_DUTIES + 2
ROUND_END: Final = N_DUTIES + 3
N_MOMENTS: Final = N_DUTIES + 4
TURN: Final = list(range(N_DUTIES + 3))
