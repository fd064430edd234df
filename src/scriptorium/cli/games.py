"""`scriptorium games`: what can be played, and with whom."""

from __future__ import annotations

from scriptorium.bots import ladder
from scriptorium.cli import language
from scriptorium.cli.screen import Screen
from scriptorium.core import registry
from scriptorium.texts import Texts


def command() -> int:
    screen = Screen()
    for name in registry.names():
        show(screen, registry.meta(name), language.texts(name))
    return 0


def show(screen: Screen, meta: registry.Meta, texts: Texts) -> None:
    rows = [
        (texts.t("games-players"), [span(*meta.players)]),
        (texts.t("games-editions"), [named(texts, "edition", one) for one in meta.editions]),
        (texts.t("games-scenarios"), [scenario(texts, meta, one) for one in meta.scenarios]),
        (texts.t("games-options"), [option(texts, meta, one) for one in meta.options]),
        (texts.t("games-bots"), [bot(texts, meta.name, one) for one in ladder.names(meta.name)]),
    ]
    screen.line((texts.t("game-title"), "title"), (f"  {meta.name}", "dim"))
    label = max(len(title) for title, _ in rows) + 2
    for title, values in rows:
        for i, value in enumerate(values):
            screen.line((f"  {(title if not i else '').ljust(label)}", "dim"), (value, ""))


def named(texts: Texts, role: str, value: str) -> str:
    return f"{value}: {texts.name(role, value)}"


def scenario(texts: Texts, meta: registry.Meta, name: str) -> str:
    """With the numbers of players, where they are not those of the game."""
    players = meta.players_of(name)
    who = "" if players == meta.players else f" ({span(*players)})"
    return f"{name}{who}: {texts.name('scenario', name)}"


def span(low: int, high: int) -> str:
    return f"{low}-{high}" if low < high else str(low)


def bot(texts: Texts, game: str, name: str) -> str:
    """What to type, and what it is called where that is something else; a level with its bot."""
    shown = texts.t("replay-who", bot=name)
    plays = ladder.levels(game).get(name, ladder.characters(game).get(name))
    who = name if plays is None else f"{name} ({plays})"
    return who if shown == name else f"{who}: {shown}"


def option(texts: Texts, meta: registry.Meta, one: registry.OptionMeta) -> str:
    """name=default (what is allowed): what it means. With the scenarios, where another one has an
    option of the same name."""
    if isinstance(one.default, bool):
        default, allowed = "yes" if one.default else "no", "yes, no"
    elif isinstance(one.default, int):
        default, allowed = str(one.default), f"{one.minimum}-{one.maximum}"
    else:
        default, allowed = one.default, ", ".join(one.choices)
    if sum(other.name == one.name for other in meta.options) > 1:
        allowed += f"; {', '.join(one.scenarios)}"
    return f"{one.name}={default} ({allowed}): {texts.name('option', one.name)}"
