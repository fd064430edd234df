"""Why something cannot be done: numbers in the hot code, keys and rules for people.

0 means that nothing speaks against it, so that one function serves the legal list and the
explanation.
"""

from __future__ import annotations

from typing import Any, Final

from scriptorium.core.errors import Reason

OPEN: Final = 0
NO_FOLLOWER: Final = 1
TRACK_END: Final = 2
NO_GOOD_LEFT: Final = 3
NO_TECHNOLOGY: Final = 4
BANNED: Final = 5
DEVELOPMENT_END: Final = 6
NO_COINS: Final = 7
NO_WAY: Final = 8
TOWN_TAKEN: Final = 9
OWN_STATION: Final = 10
NO_STATION: Final = 11
NO_DEED: Final = 12
CHOICES_CLOSED: Final = 13
BANK_EMPTY: Final = 14
NO_STATIONS_BUILT: Final = 15
BAG_EMPTY: Final = 16
NEVER: Final = 17
GAIN_BANNED: Final = 18
NOTHING_SENT: Final = 19
MARKED_ONLY: Final = 20

_TABLE: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("no-follower-left", "ORL-SUPP-2"),
    ("track-end", "ORL-ACT-10"),
    ("no-good-left", "ORL-SUPP-3"),
    ("no-technology-left", "ORL-SUPP-3"),
    ("banned", "ORL-EVT-2"),
    ("development-end", "ORL-DEV-6"),
    ("no-coins", "ORL-PHAR-3"),
    ("no-way", "ORL-SHIP-8"),
    ("town-taken", "ORL-GUIL-3"),
    ("own-station", "ORL-GUIL-5"),
    ("no-station-left", "ORL-GUIL-6"),
    ("no-deed", "ORL-TOWN-7"),
    ("choices-closed", "ORL-VILL-9"),
    ("bank-empty", "ORL-SUPP-9"),
    ("no-stations-built", "ORL-OFFI-2"),
    ("bag-empty", "ORL-BATH-8"),
    ("never-executed", "ORL-SACR-1"),
    ("gain-banned", "ORL-EVT-2"),
    ("nothing-to-send", "ORL-GUNP-3"),
    ("marked-deed", "ORL-GUNP-4"),
]


def reason(code: int, rules: dict[int, str], **values: Any) -> Reason:
    """The reason for people; `rules` names the rule where a place has one of its own."""
    key, rule = _TABLE[code]
    return Reason(key, rules.get(code, rule), **values)
