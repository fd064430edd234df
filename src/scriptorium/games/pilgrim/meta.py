"""The facts of the game, readable without its rules."""

from __future__ import annotations

from pathlib import Path

from scriptorium.core.registry import Meta, OptionMeta

META = Meta(
    name="pilgrim",
    players=(1, 4),
    editions=("2022",),
    scenarios=("base", "campaign"),
    options=(
        # Everything drawn, or the fixed layout for a first play.
        OptionMeta("setup", "random", rule="PIL-SET-26", choices=("random", "first-play")),
        # Who starts; alone the Ab-Bott does (PIL-SOLO-8).
        OptionMeta(
            "start",
            "random",
            rule="PIL-SET-18",
            choices=("random", "1", "2", "3", "4"),
            players=(2, 4),
            seats=True,
        ),
        # Everybody sees everybody's points while the game runs.
        OptionMeta("open_points", True, rule="PIL-R111", players=(2, 4), scenarios=("base",)),
        # How many dummies stand in a solo player's way; a campaign has all the levels.
        OptionMeta(
            "level", 1, rule="PIL-SOLO-4", minimum=1, maximum=3, players=(1, 1), scenarios=("base",)
        ),
        # Acolytes that begin as serfs, by seat.
        OptionMeta("handicap_1", 0, rule="PIL-SET-27", minimum=0, maximum=3, players=(2, 4)),
        OptionMeta("handicap_2", 0, rule="PIL-SET-27", minimum=0, maximum=3, players=(2, 4)),
        OptionMeta("handicap_3", 0, rule="PIL-SET-27", minimum=0, maximum=3, players=(3, 4)),
        OptionMeta("handicap_4", 0, rule="PIL-SET-27", minimum=0, maximum=3, players=(4, 4)),
    ),
    rules_version="pilgrim-4",
    rule_prefix="PIL",
    folder=Path(__file__).parent,
    scenario_players={"campaign": (1, 1)},
)
