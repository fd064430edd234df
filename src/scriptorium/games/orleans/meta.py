"""The facts of the game, readable without its rules."""

from __future__ import annotations

from pathlib import Path

from scriptorium.core.registry import Meta, OptionMeta

META = Meta(
    name="orleans",
    players=(1, 5),
    editions=("2019", "2014"),
    scenarios=("base", "dignitary"),
    options=(
        # ORL-SET-23: who starts.
        OptionMeta("start", "random", choices=("random", "1", "2", "3", "4", "5"), players=(2, 5)),
        # ORL-PLN-13: together and hidden until all are ready, or openly in turn order.
        OptionMeta("planning", "together", choices=("together", "in-turn"), players=(2, 5)),
        # ORL-VAR-7: each player takes one place tile out of the game before round 1.
        OptionMeta("remove_tiles", False, players=(2, 5)),
        # INV-DIGN-12: how many citizens win.
        OptionMeta("difficulty", "normal", choices=("normal", "easier"), scenarios=("dignitary",)),
        # ORL-R2: the value of all coins of the first edition; 0 means no limit.
        OptionMeta("coin_limit", 212, minimum=0, maximum=1000, editions=("2014",)),
    ),
    scenario_players={"base": (2, 5), "dignitary": (1, 1)},
    rules_version="orleans-1",
    rule_prefix="ORL",
    folder=Path(__file__).parent,
)
