"""Every action of a rule set with its canonical text, its label and what it is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from scriptorium.core.codec import ActionText
from scriptorium.games.pilgrim.clerical import YIELDS
from scriptorium.games.pilgrim.hexes import RIVER, Board, path
from scriptorium.games.pilgrim.pieces import (
    ACCEPT,
    ACTIVITIES,
    ASSIGN,
    BORROW,
    BUILD,
    BUILDINGS,
    BUY,
    COIN,
    COLLECT,
    CUT,
    DECLINE,
    DEMOLISH,
    DEVOTION,
    DONATE,
    DONE,
    DUTIES,
    DUTY,
    EDGES,
    END,
    FROM,
    GIVE,
    GRAIN,
    HARVEST,
    HIRE,
    INTO,
    LAY,
    MAX_PIETY,
    MISSION,
    MOVE,
    ORDAIN,
    PAY,
    PAYABLE,
    PLACES,
    RECALL,
    RESOURCES,
    SELL,
    SHIFT,
    SHRINE,
    SILVERSMITH,
    SKIP,
    SPACES,
    START,
    SWAP,
    TAKE,
    TITHE,
    TO,
    UPGRADE,
    USE,
    A,
)

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.rules import Rules

ROAD = "road"  # a tile of no known form


def action_texts(rules: Rules) -> Iterator[ActionText]:
    for action, word in (
        (END, "end"),
        (DONE, "done"),
        (ACCEPT, "accept"),
        (DECLINE, "decline"),
        (BUY, "buy"),
        (SELL, "sell"),
        (PAY, "pay"),
        (DEMOLISH, "demolish"),
        (ORDAIN, "ordain"),
        (MISSION, "mission"),
    ):
        yield ActionText(action, word, word)
    yield from _spaces()
    yield from _duties()
    yield from _buildings()
    yield from _amounts(rules)
    yield from _map(rules)
    for seat in range(rules.parties):
        about = (("seat", str(seat)),)
        yield ActionText(START | seat << A, f"start {seat + 1}", "start", about)


def _spaces() -> Iterator[ActionText]:
    for space, name in enumerate(SPACES):
        about = (("space", name), ("at", name))
        yield ActionText(MOVE | space << A, f"move {name}", "move", about)
        yield ActionText(TO | space << A, f"to {name}", "to", about)
        yield ActionText(SKIP | space << A, f"skip {name}", "skip", about)
        yield ActionText(FROM | space << A, f"from {name}", "from", about)
    for place, name in enumerate(PLACES):
        about = (("space", name), ("at", name))
        yield ActionText(INTO | place << A, f"into {name}", "into", about)


def _duties() -> Iterator[ActionText]:
    for duty, name in enumerate(DUTIES):
        about = (("duty", name),)
        yield ActionText(DUTY | duty << A, f"duty {name}", "duty", about)
        yield ActionText(TITHE | duty << A, f"tithe {name}", "tithe", about)
        for kind, good in enumerate(RESOURCES):
            args = (*about, ("good", good))
            action, text = TITHE | duty << A | kind + 1, f"tithe {name} {good}"
            yield ActionText(action, text, "tithe-good", args)
    for activity, name in enumerate(ACTIVITIES):
        about = (("activity", name),)
        yield ActionText(ASSIGN | activity << A, f"assign {name}", "assign", about)
        yield ActionText(RECALL | activity << A, f"recall {name}", "recall", about)
        for other, to in enumerate(ACTIVITIES):
            if other != activity:
                action = SHIFT | activity << A | other
                yield ActionText(action, f"shift {name} {to}", "shift", (*about, ("to", to)))


def _buildings() -> Iterator[ActionText]:
    for index, name in enumerate(BUILDINGS):
        about = (("building", name),)
        yield ActionText(USE | index << A, f"use {name}", "use", about)
        yield ActionText(HIRE | index << A, f"hire {name}", "hire", about)
        for kind, good in enumerate(RESOURCES):
            args = (*about, ("good", good))
            yield ActionText(HIRE | index << A | kind + 1, f"hire {name} {good}", "hire-good", args)
        yield ActionText(BORROW | index << A, f"borrow {name}", "borrow", about)
        yield ActionText(BUILD | index << A, f"construct {name}", "construct", about)
        yield ActionText(DONATE | index << A, f"donate {name}", "donate", about)


def most_yielded(rules: Rules) -> int:
    """By one duty, with all that could add to it."""
    return max(rules.value) + max(
        rules.tables.per_activity * rules.bonus[activity] + len(rules.adders[kind])
        for kind, activity in YIELDS.values()
    )


def _amounts(rules: Rules) -> Iterator[ActionText]:
    for count in range(1, most_yielded(rules) + 1):
        about = (("count", str(count)),)
        yield ActionText(DEVOTION | count, f"devotion {count}", "devotion", about)
        yield ActionText(SILVERSMITH | count, f"silversmith {count}", "silversmith", about)
        yield ActionText(HARVEST | count, f"grain {count}", "grain", about)
        yield ActionText(CUT | count, f"stone {count}", "stone", about)
    for count in range(5):
        yield ActionText(COLLECT | count, f"collect {count}", "collect", (("count", str(count)),))
    for kind, good in enumerate(RESOURCES):
        yield ActionText(TAKE | kind << A, f"take {good}", "take", (("good", good),))
    for kind in (GRAIN, COIN):
        good = RESOURCES[kind]
        yield ActionText(GIVE | kind << A, f"give {good}", "give", (("good", good),))
    for kind, good in enumerate(PAYABLE):
        if kind != COIN:
            for count in range(1, MAX_PIETY + 1):
                args = ("good", good), ("count", str(count))
                yield ActionText(SWAP | kind << A | count, f"swap {good} {count}", "swap", args)


def _map(rules: Rules) -> Iterator[ActionText]:
    """`lay e7 sw n`: onto a hex, in by one edge and out by another."""
    board = rules.board
    for hex_, name in enumerate(board.names):
        if board.kind[hex_] > RIVER:
            continue
        about = (("hex", name),)
        yield ActionText(SHRINE | hex_ << A, f"shrine {name}", "shrine", about)
        for entry, come in enumerate(EDGES):
            for leave, go in enumerate(EDGES):
                if entry == leave:
                    continue
                args = (*about, ("from", come), ("to", go))
                place = hex_ << A | entry << 3 | leave
                tile = ("tile", tile_between(board, hex_, entry, leave))
                yield ActionText(LAY | place, f"lay {name} {come} {go}", "lay", (*args, tile))
                yield ActionText(UPGRADE | place, f"upgrade {name} {come} {go}", "upgrade", args)


def tile_between(board: Board, hex_: int, entry: int, leave: int) -> str:
    """The tile with this one path on this hex; a road, where there is none and none can lie."""
    tile = board.shapes[hex_].get(path(entry, leave))
    return ROAD if tile is None else board.tiles[tile]
