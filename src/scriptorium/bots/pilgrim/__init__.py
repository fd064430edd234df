"""The bots that know Pilgrim, from the weakest to the strongest."""

from __future__ import annotations

from scriptorium.bots.base import Bot
from scriptorium.bots.pilgrim.bots import Greedy, Light, Planner, Searcher
from scriptorium.bots.pilgrim.novice import Novice

# What people call them; a level whose bot is not in the ladder is not offered.
LEVELS = {
    "easy": "novice",
    "fair": "light",
    "good": "greedy",
    "strong": "planner",
    "master": "search",
}
# Styles that go by a name of their own, and their level.
CHARACTERS = {"pilgrim": "good", "donor": "good", "almoner": "good"}
LADDER: dict[str, type[Bot]] = {bot.name: bot for bot in (Novice, Light, Greedy, Planner, Searcher)}

# The frames at which a whole plan or turn begins.
WHOLE: tuple[str, ...] = ("move",)
