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
        # PIL-SET-26: everything drawn, or the fixed layout for a first play.
        OptionMeta("setup", "random", choices=("random", "first-play")),
        # PIL-SET-18: who starts; alone the Ab-Bott does (PIL-SOLO-8).
        OptionMeta("start", "random", choices=("random", "1", "2", "3", "4"), players=(2, 4)),
        # PIL-SOLO-4: how many dummies stand in a solo player's way.
        OptionMeta("level", 1, minimum=1, maximum=3, players=(1, 1), scenarios=("base",)),
        # PIL-SET-27: acolytes that begin as serfs, by seat.
        OptionMeta("handicap_1", 0, minimum=0, maximum=3, players=(2, 4)),
        OptionMeta("handicap_2", 0, minimum=0, maximum=3, players=(2, 4)),
        OptionMeta("handicap_3", 0, minimum=0, maximum=3, players=(3, 4)),
        OptionMeta("handicap_4", 0, minimum=0, maximum=3, players=(4, 4)),
    ),
    rules_version="pilgrim-4",
    rule_prefix="PIL",
    folder=Path(__file__).parent,
    scenario_players={"campaign": (1, 1)},
)
