"""The reader's language: --lang, SCRIPTORIUM_LANG, or what the system says."""

from __future__ import annotations

from collections.abc import Mapping

from scriptorium.core.codec import Codec
from scriptorium.core.errors import Problem
from scriptorium.texts import FALLBACK, LANGUAGES, Texts

OPTION = "--lang"
OWN_VARIABLE = "SCRIPTORIUM_LANG"
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

_lang = FALLBACK
_asked = False  # with --lang
_texts: dict[tuple[str, str | None, int | None], Texts] = {}


def take(argv: list[str]) -> tuple[str | None, list[str]]:
    """The value of --lang, wherever it stands, and the other arguments."""
    found: str | None = None
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == OPTION:
            found = next(words, "")
        elif word.startswith(f"{OPTION}="):
            found = word.partition("=")[2]
        else:
            rest.append(word)
    return found, rest


def from_system(environ: Mapping[str, str]) -> str:
    for name in (OWN_VARIABLE, *SYSTEM_VARIABLES):
        value = environ.get(name, "")
        if value:
            lang = value[:2].lower()
            return lang if lang in LANGUAGES else FALLBACK
    return FALLBACK


def use(lang: str, asked: bool = False) -> None:
    """From now on everything is said in this language; `asked`: because of --lang."""
    global _lang, _asked
    if lang not in LANGUAGES:
        raise Problem("unknown-language", lang=lang, known=", ".join(LANGUAGES))
    _lang = lang
    _asked = asked


def remembered(lang: str | None) -> None:
    """The language of a game that goes on; --lang wins over it."""
    if lang in LANGUAGES and lang is not None and not _asked:
        use(lang)


def current() -> str:
    return _lang


class TableTexts(Texts):
    """The texts of a table with so many seats. Who takes part beyond them (an automaton) is no
    seat, but has things and does things like one: `seat-rival`."""

    def __init__(self, lang: str, game: str | None, players: int) -> None:
        super().__init__(lang, game)
        self.players = players

    def name(self, role: str, value: object, form: str = "", count: int = 1) -> str:
        number = str(value)
        if role == "seat" and number.isdecimal() and int(number) >= self.players:
            value = "rival"
        return super().name(role, value, form, count)


def texts(game: str | None = None, codec: Codec | None = None, players: int | None = None) -> Texts:
    """The texts of the chosen language, with those of a game; of a table, if the number of its
    seats is given."""
    key = (_lang, game, players)
    if key not in _texts:
        one = Texts(_lang, game) if players is None else TableTexts(_lang, game, players)
        _texts[key] = one
    found = _texts[key]
    if codec is not None:
        found.codec = codec
    return found
