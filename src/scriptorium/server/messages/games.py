"""The games there are, and their rules."""

from __future__ import annotations

from scriptorium.server.messages.shared import Message


class OptionFacts(Message):
    name: str
    default: bool | int | str
    choices: list[str]
    minimum: int
    maximum: int
    # Where it means something; elsewhere it is not asked for.
    editions: list[str]  # empty: all
    scenarios: list[str]  # empty: all
    players: tuple[int, int] | None  # from, to
    seats: bool  # numbers among the choices are seats: there are as many as players


class ScenarioFacts(Message):
    name: str
    players: tuple[int, int]  # from, to
    coach: bool = False  # whether a bot can give hints, and say what a game was like


class GameFacts(Message):
    name: str
    players: tuple[int, int]  # from, to
    editions: list[str]
    scenarios: list[ScenarioFacts]
    options: list[OptionFacts]
    bots: list[str]  # the levels from the weakest to the strongest, then bots of other packages
    characters: dict[str, str]  # bots with a style of their own, and the level they play at
    rule_prefix: str
    guide: int  # how many play the guided first game; 0: there is none


class RuleText(Message):
    id: str
    group: str
    text: str
    source: str


class RuleStep(Message):
    """One of the steps in which an overview tells the game."""

    title: str
    text: str
    group: str  # the chapter it leads to
    guide: int  # the step of the guided game that shows it; 0: none
    drawn: str  # the pieces of a small picture, in words


class RuleOverview(Message):
    scenario: str  # empty: the game itself
    text: str
    steps: list[RuleStep]


class RuleChapter(Message):
    """Groups that belong together, each with a sentence."""

    title: str
    groups: dict[str, str]
    drawn: dict[str, str]  # small pictures, as in RuleStep, of those that have one


class RuleWord(Message):
    """What a word means, or the answer to a question, with the ids of its rules."""

    word: str
    text: str
    rules: list[str]
    scenario: str  # what it is about; empty: the game itself


class RuleBook(Message):
    groups: dict[str, str]
    rules: list[RuleText]
    overviews: list[RuleOverview]
    chapters: list[RuleChapter]
    words: list[RuleWord]
    questions: list[RuleWord]
