"""The facts of the game, readable without its rules."""

from __future__ import annotations

from pathlib import Path

from scriptorium.core.registry import Meta, OptionMeta

META = Meta(
    name="orleans",
    players=(2, 5),
    editions=("2019", "2014"),
    scenarios=("base",),
    options=(
        OptionMeta(
            "start", "random", rule="ORL-SET-23", choices=("random", "1", "2", "3", "4", "5")
        ),
        # Together and hidden until all are ready, or openly in turn order.
        OptionMeta("planning", "together", rule="ORL-PLN-13", choices=("together", "in-turn")),
        # Each player takes one place tile out of the game before round 1.
        OptionMeta("remove_tiles", False, rule="ORL-VAR-7"),
        # The value of all coins of the first edition; 0 means no limit.
        OptionMeta("coin_limit", 47, rule="ORL-R2", minimum=0, maximum=1000, editions=("2014",)),
    ),
    rules_version="orleans-1",
    rule_prefix="ORL",
    folder=Path(__file__).parent,
)
