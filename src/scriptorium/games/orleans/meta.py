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
        # ORL-SET-23: who starts.
        OptionMeta("start", "random", choices=("random", "1", "2", "3", "4", "5"), seats=True),
        # ORL-PLN-13: together and hidden until all are ready, or openly in turn order.
        OptionMeta("planning", "together", choices=("together", "in-turn")),
        # ORL-VAR-7: each player takes one place tile out of the game before round 1.
        OptionMeta("remove_tiles", False),
        # ORL-R2: the value of all coins of the first edition; 0 means no limit.
        OptionMeta("coin_limit", 47, minimum=0, maximum=1000, editions=("2014",)),
    ),
    rules_version="orleans-1",
    rule_prefix="ORL",
    folder=Path(__file__).parent,
)
