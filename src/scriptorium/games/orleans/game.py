"""The game as the registry finds it: a rule set for each configuration."""

from __future__ import annotations

import functools
from typing import Any

from scriptorium.core import registry
from scriptorium.games.orleans import scenarios
from scriptorium.games.orleans.audit import audit
from scriptorium.games.orleans.dump import load
from scriptorium.games.orleans.facts import facts
from scriptorium.games.orleans.meta import META
from scriptorium.games.orleans.position import position
from scriptorium.games.orleans.rules import Rules
from scriptorium.games.orleans.setup import set_up
from scriptorium.games.orleans.state import Game


@functools.lru_cache(maxsize=64)
def _rules(
    scenario: str, players: int, edition: str, options: tuple[tuple[str, Any], ...]
) -> Rules:
    chosen = dict(options)
    return Rules(scenarios.find(scenario, chosen), players, edition, chosen)


def rules_of(config: registry.Config) -> Rules:
    options = tuple(sorted(config.options.items()))
    return _rules(config.scenario, config.players, config.edition, options)


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
)
