"""Phrases by which somebody comes back: eight words that can be read aloud, in no language.

Each word is five letters, a consonant and a vowel in turn, and holds 16 bits ("proquints" of Daniel
Wilkerson). Seven of them are chance; the eighth shows whether one was written down wrongly.
"""

from __future__ import annotations

import hashlib
import re
import secrets

from scriptorium.core.errors import Problem

CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"
WORD = re.compile(rf"[{CONSONANTS}][{VOWELS}][{CONSONANTS}][{VOWELS}][{CONSONANTS}]")
WORDS = 8
CHANCE = 14  # bytes


def new() -> str:
    return spelt(secrets.token_bytes(CHANCE))


def spelt(chance: bytes) -> str:
    data = chance + _check(chance)
    return " ".join(_word(int.from_bytes(data[i : i + 2])) for i in range(0, 2 * WORDS, 2))


def _check(chance: bytes) -> bytes:
    return hashlib.sha256(chance).digest()[:2]


def _word(value: int) -> str:
    found = ""
    for letters in (CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS):
        value, rest = divmod(value, len(letters))
        found += letters[rest]
    return found


def _value(word: str) -> int:
    value, factor = 0, 1
    for place, letter in enumerate(word):
        letters = (CONSONANTS, VOWELS)[place % 2]
        value += factor * letters.index(letter)
        factor *= len(letters)
    return value


def read(text: str) -> str:
    """A phrase as it was made, however it was written down; refuses one with a slip of the pen."""
    words = re.sub(r"[^a-z]+", " ", text.lower()).split()
    if len(words) != WORDS or not all(map(WORD.fullmatch, words)):
        raise Problem("cut-phrase")
    data = b"".join(_value(word).to_bytes(2) for word in words)
    if _check(data[:CHANCE]) != data[CHANCE:]:
        raise Problem("cut-phrase")
    return " ".join(words)
