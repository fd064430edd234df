"""The bots that know Orléans, from the weakest to the strongest."""

from __future__ import annotations

from scriptorium.bots.base import Bot
from scriptorium.bots.orleans.bots import Greedy, Novice, Planner
from scriptorium.bots.orleans.searching import Scout, Search

# What people call them; a level whose bot is not in the ladder is not offered.
LEVELS = {
    "easy": "novice",
    "fair": "greedy",
    "good": "planner",
    "strong": "scout",
    "master": "search",
}
# Styles of `weights.styles` that are offered as characters, and the level they play at.
CHARACTERS = {"trader": "good", "builder": "good", "scholar": "good"}
LADDER: dict[str, type[Bot]] = {bot.name: bot for bot in (Novice, Greedy, Planner, Scout, Search)}

# The frames at which a whole plan or turn begins.
WHOLE: tuple[str, ...] = ("plan",)
