"""The game, put together."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from scriptorium.core import registry
from scriptorium.core.frames import Frame, Phase
from scriptorium.games.pilgrim.abbott import AbbottFee
from scriptorium.games.pilgrim.allocation import Allocate, Allocation
from scriptorium.games.pilgrim.alms import GiveAlms, Giving, RowBonus
from scriptorium.games.pilgrim.audit import audit
from scriptorium.games.pilgrim.build_roads import BuildRoads, Roads
from scriptorium.games.pilgrim.building_frames import CallBack, SendOut, Trade, Wagon
from scriptorium.games.pilgrim.buildings import all_buildings
from scriptorium.games.pilgrim.clerical import Clerical, Produce, Serve, Work
from scriptorium.games.pilgrim.construct import Construct, Constructing
from scriptorium.games.pilgrim.dump import load
from scriptorium.games.pilgrim.duty import Duty
from scriptorium.games.pilgrim.facts import facts
from scriptorium.games.pilgrim.merchant import Collect, Income
from scriptorium.games.pilgrim.meta import META
from scriptorium.games.pilgrim.movement import Seeding, Sow
from scriptorium.games.pilgrim.older import renew
from scriptorium.games.pilgrim.ordination import Ordaining, Ordination
from scriptorium.games.pilgrim.payments import Payment, Source
from scriptorium.games.pilgrim.pieces import DUTIES
from scriptorium.games.pilgrim.position import position
from scriptorium.games.pilgrim.round_end import (
    DECIDE,
    Confess,
    NameStart,
    RoundEnd,
    StartPlayer,
)
from scriptorium.games.pilgrim.rules import Rules
from scriptorium.games.pilgrim.setup import set_up
from scriptorium.games.pilgrim.state import Game
from scriptorium.games.pilgrim.tables import Tables, tables
from scriptorium.games.pilgrim.taxation import Tax, Taxation
from scriptorium.games.pilgrim.trails import Favour
from scriptorium.games.pilgrim.turn import ROUND, Act, EndOfTurn, StartOfTurn, Turns

# The order of play; seeding comes once.
PHASES: list[Phase[Any]] = [Seeding(), Turns(), RoundEnd(), Income(), StartPlayer()]
REPEAT = 1

FRAMES: dict[str, Callable[..., Frame[Any]]] = {
    "round": lambda: ROUND,
    "decide": lambda: DECIDE,
    "sow": Sow,
    "move": StartOfTurn,
    "act": Act,
    "end": EndOfTurn,
    "allocate": Allocate,
    "roads": Roads,
    "clerical": Serve,
    "construct": Constructing,
    "alms": Giving,
    "ordination": Ordaining,
    "produce": Work,
    "taxation": Tax,
    "row-bonus": RowBonus,
    "favour": Favour,
    "payment": Payment,
    "source": Source,
    "trade": Trade,
    "call-back": CallBack,
    "send-out": SendOut,
    "wagon": Wagon,
    "income": Collect,
    "confess": Confess,
    "name-start": NameStart,
    "abbott-fee": AbbottFee,
}

DUTY_CLASSES: dict[str, type[Duty]] = {
    "allocation": Allocation,
    "build_roads": BuildRoads,
    "clerical": Clerical,
    "construct": Construct,
    "give_alms": GiveAlms,
    "ordination": Ordination,
    "produce": Produce,
    "taxation": Taxation,
}

# By scenario: a game at each level, one after the other, or one at the level chosen (PIL-SOLO-38).
ALL_LEVELS = {"base": False, "campaign": True}


@functools.lru_cache(maxsize=64)
def _rules(players: int, scenario: str, options: tuple[tuple[str, Any], ...]) -> Rules:
    return make_rules(tables(), players, scenario, dict(options))


def make_rules(data: Tables, players: int, scenario: str, options: dict[str, Any]) -> Rules:
    return Rules(
        data,
        players,
        scenario,
        {option.name: option.default for option in META.options} | options,
        ALL_LEVELS[scenario],
        [DUTY_CLASSES[name](index) for index, name in enumerate(DUTIES)],
        all_buildings(data),
        PHASES,
        REPEAT,
        FRAMES,
    )


def rules_of(config: registry.Config) -> Rules:
    return _rules(config.players, config.scenario, tuple(sorted(config.options.items())))


def new(config: registry.Config) -> Game:
    g = set_up(rules_of(config), config.seed)
    g.settle()
    return g


GAME = registry.Game(
    meta=META,
    new=new,
    load=lambda data: load(data, rules_of),
    position=lambda data, sink=None: position(data, rules_of, sink),
    board=lambda config: facts(rules_of(config)),
    audit=audit,
    renew=renew,
)
