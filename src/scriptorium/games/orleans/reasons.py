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
NOTHING_TO_COPY: Final = 21
NOT_ENOUGH_COINS: Final = 22
NOTHING_TO_TRADE: Final = 23
CARPENTER_IDLE: Final = 40
NOTHING_TO_GIVE: Final = 50
NOTHING_TO_BORROW: Final = 51
TOWER_THERE: Final = 52
NO_CITIZEN: Final = 60

TABLE: Final[dict[int, tuple[str, str]]] = {
    NO_FOLLOWER: ("no-follower-left", "ORL-SUPP-2"),
    TRACK_END: ("track-end", "ORL-ACT-10"),
    NO_GOOD_LEFT: ("no-good-left", "ORL-SUPP-3"),
    NO_TECHNOLOGY: ("no-technology-left", "ORL-SUPP-3"),
    BANNED: ("banned", "ORL-EVT-2"),
    DEVELOPMENT_END: ("development-end", "ORL-DEV-6"),
    NO_COINS: ("no-coins", "ORL-PHAR-3"),
    NO_WAY: ("no-way", "ORL-SHIP-8"),
    TOWN_TAKEN: ("town-taken", "ORL-GUIL-3"),
    OWN_STATION: ("own-station", "ORL-GUIL-5"),
    NO_STATION: ("no-station-left", "ORL-GUIL-6"),
    NO_DEED: ("no-deed", "ORL-TOWN-7"),
    CHOICES_CLOSED: ("choices-closed", "ORL-VILL-9"),
    BANK_EMPTY: ("bank-empty", "ORL-SUPP-9"),
    NO_STATIONS_BUILT: ("no-stations-built", "ORL-OFFI-2"),
    BAG_EMPTY: ("bag-empty", "ORL-BATH-8"),
    NEVER: ("never-executed", "ORL-SACR-1"),
    GAIN_BANNED: ("gain-banned", "ORL-EVT-2"),
    NOTHING_SENT: ("nothing-to-send", "ORL-GUNP-3"),
    MARKED_ONLY: ("marked-deed", "ORL-GUNP-4"),
    NOTHING_TO_COPY: ("nothing-to-copy", "INV-TILE-14"),
    NOT_ENOUGH_COINS: ("not-enough-coins", "INV-TILE-27"),
    NOTHING_TO_TRADE: ("nothing-to-trade", "INV-TILE-5"),
    NO_CITIZEN: ("no-citizen", "INV-DUEL-15"),
    CARPENTER_IDLE: ("carpenter-idle", "INV-PROS-26"),
    NOTHING_TO_GIVE: ("nothing-to-give", "INV-COOP-16"),
    NOTHING_TO_BORROW: ("nothing-to-borrow", "INV-COOP-28"),
    TOWER_THERE: ("tower-there", "INV-COOP-55"),
}


def reason(code: int, rules: dict[int, str], **values: Any) -> Reason:
    """The reason for people; `rules` names the rule where a place has one of its own."""
    key, rule = TABLE[code]
    return Reason(key, rules.get(code, rule), **values)
