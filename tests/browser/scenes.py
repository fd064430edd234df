"""Tables that stand where a test needs them: each is the record of a position and a few choices.

The server starts only ordinary games, but it goes on with any record it finds in its database.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, insert

from scriptorium.bots.random import RandomBot
from scriptorium.core import registry
from scriptorium.core.registry import Config
from scriptorium.core.rng import Stream
from scriptorium.core.table import Table
from scriptorium.server import keys, schema
from scriptorium.server.room import standing

NAMES = ["Anselm", "Beatrix", "Cosima", "Dietrich", "Eloise"]

# A player in the middle of a game: something of everything, all of it possible.
MIDDLE: dict[str, Any] = {
    "coins": 9,
    "goods": {"grain": 2, "cheese": 1, "wool": 1},
    "tracks": {"farmers": 3, "boatmen": 2, "craftsmen": 2, "traders": 1, "knights": 2},
    "development": 6,
    "citizens": 1,
    "merchant": "tours",
    "stations": ["orleans", "tours"],
    "tiles": ["bathhouse"],
    "bag": ["farmer", "farmer", "monk"],
}
OTHER: dict[str, Any] = {
    "coins": 3,
    "tracks": {"knights": 1},
    "merchant": "briare",
    "stations": ["briare"],
    "goods": {"wine": 1},
}
THIRD: dict[str, Any] = {"development": 4, "goods": {"brocade": 1}}
# Options of games by chance: who begins.
FIRST: dict[str, dict[str, Any]] = {"orleans": {"start": "1"}, "pilgrim": {}}
TAKEN = {"citizens_taken": ["development 3"]}


@dataclass(frozen=True)
class Scene:
    """Where a table stands for seat 0. `moves` lead there: (seat, action). `asks` is the kind of
    the decision that seat 0 then has ("" for none), `choice` one answer to it."""

    asks: str
    phase: str = "planning"
    mine: dict[str, Any] = field(default_factory=dict)
    others: tuple[dict[str, Any], ...] = ({},)
    more: dict[str, Any] = field(default_factory=dict)
    moves: tuple[tuple[int, str], ...] = ()
    choice: str = ""

    def position(self) -> dict[str, Any]:
        return {
            "game": "orleans",
            "phase": self.phase,
            "seats": [self.mine, *self.others],
            **self.more,
        }


def middle(**changes: Any) -> dict[str, Any]:
    return {**MIDDLE, **changes}


ACTING = {
    "castle": ["technology", "marked_boatman", "marked_trader"],
    "ship": ["farmer", "boatman", "knight"],
    "village": ["farmer", "boatman", "craftsman"],
    "bathhouse": ["marked_craftsman"],
}
IN_ROUND_9 = {"round": 9, "event": "taxes B", **TAKEN}

SCENES: dict[str, Scene] = {
    "remove-tile": Scene(
        "remove-tile",
        "remove-tiles",
        more={"options": {"remove_tiles": True}},
        choice="remove windmill",
    ),
    "draw": Scene("draw", "followers", MIDDLE, (OTHER, THIRD), IN_ROUND_9, choice="draw 2"),
    "fill-tower": Scene(
        "fill-tower",
        "followers",
        middle(tiles=["gunpowder_tower"], bag=["farmer", "knight", "monk", "trader", "farmer"]),
        (OTHER,),
        IN_ROUND_9,
        ((0, "draw 4"),),
        choice="lay knight",
    ),
    "plan": Scene(
        "plan",
        "planning",
        middle(market=["farmer", "boatman", "knight", "monk", "craftsman"], technology=1),
        (OTHER, THIRD),
        IN_ROUND_9,
        choice="place knight ship",
    ),
    "act": Scene(
        "act",
        "actions",
        middle(market=["knight"], places=ACTING),
        (OTHER, THIRD),
        IN_ROUND_9,
        choice="act castle",
    ),
    "send": Scene(
        "send",
        "actions",
        middle(places={"town_hall": ["farmer", "knight"]}),
        (OTHER, THIRD),
        IN_ROUND_9,
        ((0, "act town_hall"),),
        choice="send knight peace_treaty",
    ),
    "choose-tile": Scene(
        "choose-tile",
        "actions",
        middle(places={"village": ["farmer", "boatman", "craftsman"]}),
        (OTHER, THIRD),
        IN_ROUND_9,
        ((0, "act village trader"),),
        choice="take windmill",
    ),
    "bathhouse": Scene(
        "bathhouse",
        "actions",
        middle(places={"bathhouse": ["farmer"]}, bag=["knight", "monk"]),
        (OTHER,),
        IN_ROUND_9,
        ((0, "act bathhouse"),),
        choice="place knight ship",
    ),
    "place-technology": Scene(
        "place-technology",
        "actions",
        middle(technology=1),
        (OTHER, THIRD),
        IN_ROUND_9,
        ((0, "pass"),),
        choice="technology castle boatman",
    ),
    "shelter": Scene(
        "shelter",
        "event",
        middle(tiles=["sacristy"], places={"sacristy": ["monk"]}, goods={"wool": 4}),
        (OTHER,),
        {"round": 9, "event": "taxes B", **TAKEN},
        choice="sacristy",
    ),
    "harvest": Scene(
        "harvest",
        "event",
        middle(),
        (OTHER,),
        {"round": 8, "event": "harvest B", **TAKEN},
        choice="food grain",
    ),
    "torture": Scene(
        "torture",
        "event",
        middle(coins=0, goods={"wool": 2, "cheese": 2}, technology=1),
        (OTHER,),
        {"round": 9, "event": "taxes B", **TAKEN},
        choice="give good wool",
    ),
    "wait": Scene(
        "",
        "actions",
        middle(places={"castle": ["technology", "marked_boatman", "marked_trader"]}),
        ({**OTHER, "places": {"ship": ["farmer", "boatman", "knight"]}}, THIRD),
        {**IN_ROUND_9, "turn": 2},
    ),
}


# The same for Pilgrim.
PILGRIM_MINE: dict[str, Any] = {
    "stone": 4,
    "grain": 3,
    "coin": 4,
    "piety": 8,
    "abbey": 3,
    "city": 1,
    "duties": {"build_roads": 2, "taxation": 1, "produce": 1, "allocation": 1, "give_alms": 1},
    "activities": ["road_engineer", "vestry"],
    "buildings": ["chapel"],
    "routes": ["f6 e7 *d7"],
    "alms": 1,
}
PILGRIM_OTHERS: tuple[dict[str, Any], ...] = (
    {
        "city": 1,
        "duties": ["produce", "produce", "construct"],
        "buildings": ["quarry"],
        "routes": ["g7 h8 g9 h10 g11"],
        "stone": 2,
        "coin": 3,
        "piety": 3,
    },
    {"city": 2, "duties": ["taxation", "clerical"], "piety": 5, "donated": ["well"], "alms": 3},
)


@dataclass(frozen=True)
class Pilgrimage(Scene):
    """Where a table of Pilgrim stands; `phase` is the moment."""

    phase: str = "move"
    mine: dict[str, Any] = field(default_factory=lambda: PILGRIM_MINE)
    others: tuple[dict[str, Any], ...] = PILGRIM_OTHERS

    def position(self) -> dict[str, Any]:
        return {
            "game": "pilgrim",
            "options": {"setup": "first-play", "start": "1"},
            "round": 11,
            "merchant": "produce",
            "moment": self.phase,
            "seats": [self.mine, *self.others],
            **self.more,
        }


def pilgrim(**changes: Any) -> dict[str, Any]:
    return {**PILGRIM_MINE, **changes}


def on(**duties: int) -> dict[str, Any]:
    return {"duties": {"build_roads": 1, "taxation": 1, **duties}}


TO_SITE = pilgrim(routes=["f7 f8 e8 d9"], **on(build_roads=2))
PILGRIM: dict[str, Scene] = {
    "sow": Pilgrimage("sow", moves=((0, "move w"),), choice="to city"),
    "move": Pilgrimage("move", choice="move ne"),
    "act": Pilgrimage("act", "act", choice="duty produce"),
    "end": Pilgrimage("end", "end", choice="end"),
    "allocate": Pilgrimage(
        "allocate", "act", moves=((0, "duty allocation"),), choice="assign fields"
    ),
    "roads": Pilgrimage("roads", "act", moves=((0, "duty build_roads"),), choice="lay f8 sw n"),
    "clerical": Pilgrimage(
        "clerical",
        "act",
        pilgrim(**on(clerical=2)),
        moves=((0, "duty clerical"),),
        choice="devotion 3",
    ),
    "construct": Pilgrimage(
        "construct",
        "act",
        pilgrim(**on(construct=2)),
        moves=((0, "duty construct"),),
        choice="construct mint",
    ),
    "alms": Pilgrimage("alms", "act", moves=((0, "duty give_alms"),), choice="give coin"),
    "ordination": Pilgrimage(
        "ordination",
        "act",
        pilgrim(**on(ordination=2)),
        moves=((0, "duty ordination"),),
        choice="ordain",
    ),
    "produce": Pilgrimage("produce", "act", moves=((0, "duty produce"),), choice="stone 1"),
    "taxation": Pilgrimage("taxation", "act", moves=((0, "duty taxation"),), choice="take coin"),
    "row-bonus": Pilgrimage(
        "row-bonus", "act", moves=((0, "duty give_alms"), (0, "give coin")), choice="accept"
    ),
    "favour": Pilgrimage(
        "favour",
        "act",
        TO_SITE,
        moves=((0, "duty build_roads"), (0, "lay d9 sw n"), (0, "from city")),
        choice="accept",
    ),
    "payment": Pilgrimage(
        "payment",
        "act",
        pilgrim(buildings=["bank"]),
        moves=((0, "use bank"), (0, "duty build_roads"), (0, "lay f8 sw n")),
        choice="pay",
    ),
    "source": Pilgrimage(
        "source", "act", moves=((0, "duty build_roads"), (0, "lay f8 sw n")), choice="from city"
    ),
    "trade": Pilgrimage("trade", moves=((0, "hire grain_store"),), choice="sell"),
    "call-back": Pilgrimage(
        "call-back",
        mine=pilgrim(buildings=["dormitory"]),
        moves=((0, "use dormitory"),),
        choice="from ne",
    ),
    "send-out": Pilgrimage(
        "send-out",
        mine=pilgrim(buildings=["inquisition"]),
        moves=((0, "use inquisition"),),
        choice="into e",
    ),
    "wagon": Pilgrimage(
        "wagon",
        mine=pilgrim(buildings=["wagon_yard"]),
        moves=((0, "use wagon_yard"),),
        choice="borrow brewery",
    ),
    "income": Pilgrimage(
        "income",
        "round-end",
        pilgrim(routes=["g7 h8 g9 h10 g11"]),
        (PILGRIM_OTHERS[1],),
        choice="collect 1",
    ),
    "confess": Pilgrimage(
        "confess",
        "round-end",
        pilgrim(buildings=["confession_box"], piety=4),
        (PILGRIM_OTHERS[1],),
        choice="use confession_box",
    ),
    "name-start": Pilgrimage(
        "name-start", "round-end", others=(PILGRIM_OTHERS[1],), choice="start 2"
    ),
    "abbott-fee": Pilgrimage(
        "abbott-fee",
        mine=pilgrim(buildings=["infirmary"], routes=[]),
        others=(),
        more={"turn": 2, "bag": ["allocation"], "merchant": "give_alms", "abbott": {"abbey": 6}},
        choice="take stone",
    ),
}
# Alone, after a turn of the Ab-Bott.
ALONE = Pilgrimage(
    "move",
    "end",
    pilgrim(routes=[], piety=10),
    (),
    {"start": 1, "bag": ["construct"]},
    ((0, "end"), (0, "start 1")),
)
# The spring is over, and somebody else has named the start player.
SEASON = Pilgrimage(
    "move",
    "act",
    pilgrim(alms=2, piety=4),
    more={"round": 6, "start": 2, "turn": 1},
    moves=((0, "tithe produce"), (1, "collect 1"), (2, "start 1")),
)
# Alone in a campaign: the first game is over, and the second one begins.
NEXT_GAME = Pilgrimage(
    "sow",
    "act",
    pilgrim(routes=[], piety=9, donated=["well"]),
    (),
    {"scenario": "campaign", "round": 26, "start": 2, "turn": 1},
    ((0, "tithe produce"), (0, "end")),
)


def build(scene: Scene) -> Table:
    position = scene.position()
    config = registry.config(
        position["game"],
        len(position["seats"]),
        "0",
        position.get("edition"),
        position.get("scenario"),
        position.get("options"),
    )
    table = Table(config, ["human"] * config.players, None, position)
    for seat, action in scene.moves:
        table.act(seat, action)
    return table


@functools.cache
def finished(
    game: str = "orleans", players: int = 3, scenario: str | None = None
) -> tuple[str, ...]:
    """The record of a whole game of random bots."""
    return tuple(
        played(registry.config(game, players, "7", scenario=scenario, options=FIRST[game]))
    )


@functools.cache
def late(game: str, players: int, scenario: str | None, round: int) -> tuple[str, ...]:
    """The record of such a game up to the beginning of a round that it comes to."""
    for seed in range(60):
        config = registry.config(game, players, str(seed), scenario=scenario, options=FIRST[game])
        lines = played(config, round)
        if lines:
            return tuple(lines)
    raise AssertionError(f"no game comes to round {round}")


def played(config: Config, round: int = 0) -> list[str]:
    """By random bots until this round begins; nothing if it never does. Without one, to the end."""
    table = Table(config, ["human", *["random"] * (config.players - 1)])
    bot = RandomBot(Stream("1", "test"))
    while not table.state.over:
        if round and table.state.round == round:
            return table.lines
        seat = table.state.to_act[0]
        for action in bot.choose(table.state, seat):
            table.act(seat, table.state.ruleset.codec.text(action))
    return [] if round else table.lines


@dataclass(frozen=True)
class Dealt:
    """A table in the database, and the keys of the links to its seats and to watch."""

    id: str
    links: tuple[str, ...]
    watch: str


def put(
    database: Path, lines: Iterable[str], players: Iterable[str] = (), status: str = "running"
) -> Dealt:
    """Write a record into the database as a table. `players` says for each seat whether a person or
    which bot sits there; persons need their link to come in."""
    head, *entries = lines
    table = Table.replay([head, *entries], partial=True)
    who = [*players]
    who += ["person"] * (table.config.players - len(who))
    id = keys.table_id()
    links = tuple(keys.new() for _ in who)
    watch = keys.new()
    row = {
        "id": id,
        "game": table.config.game,
        "rules": registry.meta(table.config.game).version(table.config.scenario),
        "config": table.config.json(),
        "seed": table.config.seed,
        "status": status,
        "head": head,
        "summary": standing(table),
        "created": time.time(),
        "moved": time.time(),
    }
    seats = [
        {
            "seat": seat,
            "kind": "person" if one == "person" else "bot",
            "name": NAMES[seat],
            "level": "" if one == "person" else one,
            "person": one == "person",
            "auto": True,
            "since_round": 0,
        }
        for seat, one in enumerate(who)
    ]
    grants = [
        {"hash": keys.hashed(key), "seat": seat, "purpose": "device", "made": time.time()}
        for seat, key in enumerate(links)
    ]
    grants.append({"hash": keys.hashed(watch), "seat": None, "purpose": "watch", "made": None})
    engine = create_engine(f"sqlite:///{database}", connect_args={"timeout": 30})
    with engine.begin() as connection:
        connection.execute(insert(schema.tables).values(**row))
        for target, rows in (
            (schema.seats, seats),
            (schema.keys, grants),
            (schema.entries, [{"n": n, "line": line} for n, line in enumerate(entries, 1)]),
        ):
            if rows:
                connection.execute(insert(target), [{"table_id": id, **one} for one in rows])
    engine.dispose()
    return Dealt(id, links, watch)
