"""The facts of the game, readable without its rules."""

from __future__ import annotations

from pathlib import Path

from scriptorium.core.registry import Meta, OptionMeta

META = Meta(
    name="orleans",
    players=(1, 5),
    editions=("2019", "2014"),
    scenarios=(
        "base",
        "prosperity",
        "city-defense",
        "duel",
        "dignitary",
        "vierzon",
        "salesman",
    ),
    options=(
        # Who starts.
        OptionMeta(
            "start",
            "random",
            rule="ORL-SET-23",
            choices=("random", "1", "2", "3", "4", "5"),
            players=(2, 5),
            seats=True,
        ),
        # Together and hidden until all are ready, or openly in turn order.
        OptionMeta(
            "planning",
            "together",
            rule="ORL-PLN-13",
            choices=("together", "in-turn"),
            players=(2, 5),
        ),
        # Who is ready may plan again until all are.
        OptionMeta("take_back_ready", True, rule="ORL-R34", players=(2, 5)),
        # Everybody sees everybody's points while the game runs.
        OptionMeta(
            "open_points", True, rule="ORL-R35", scenarios=("base", "prosperity"), players=(2, 5)
        ),
        # Each player takes one place tile out of the game before round 1.
        OptionMeta("remove_tiles", False, rule="ORL-VAR-7", scenarios=("base",)),
        # The seven place tiles of Invasion are mixed in.
        OptionMeta("invasion_tiles", False, rule="INV-TILE-28", scenarios=("base",)),
        # How many citizens win.
        OptionMeta(
            "difficulty",
            "normal",
            rule="INV-DIGN-12",
            choices=("normal", "easier"),
            scenarios=("dignitary",),
        ),
        # As many objectives as can be met, one a round, or one a round in their order.
        OptionMeta(
            "objectives",
            "any",
            rule="INV-VIER-23",
            choices=("any", "one-a-round", "in-order"),
            scenarios=("vierzon", "salesman"),
        ),
        # Which event tiles are left out; how the characters are given out.
        OptionMeta(
            "difficulty",
            "normal",
            rule="INV-COOP-4",
            choices=("easier", "normal", "harder"),
            scenarios=("city-defense",),
        ),
        OptionMeta(
            "characters",
            "random",
            rule="INV-COOP-8",
            choices=("random", "chosen"),
            scenarios=("city-defense",),
        ),
        # The value of all coins of the first edition; 0 means no limit.
        OptionMeta(
            "coin_limit",
            212,
            rule="ORL-R2",
            minimum=0,
            maximum=1000,
            editions=("2014",),
            scenarios=("base",),
        ),
    ),
    scenario_players={
        "base": (2, 5),
        "dignitary": (1, 1),
        "vierzon": (1, 1),
        "salesman": (1, 1),
        "city-defense": (2, 5),
        "prosperity": (2, 5),
        "duel": (2, 2),
    },
    scenario_versions={
        "dignitary": "dignitary-1",
        "vierzon": "vierzon-1",
        "salesman": "salesman-1",
        "city-defense": "city-defense-2",
        "prosperity": "prosperity-1",
        "duel": "duel-1",
    },
    rules_version="orleans-1",
    rule_prefix="ORL",
    folder=Path(__file__).parent,
)
