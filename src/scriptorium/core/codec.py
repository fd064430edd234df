"""Actions: packed ints inside the engine, one canonical text at every edge.

A rule set lists all its actions once. The int says `verb | a | b` in bits and is cheap to put
into legal lists; the text is the same in records, logs, command line and API. The numbers depend
on the rule set, the texts do not.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator

from scriptorium.core.errors import Illegal, Reason


class ActionText:
    """One action as people see it.

    `text` is canonical. `label` is a key of the catalogue (`action-LABEL`), `args` are the things
    the action is about as (role, id) pairs: they fill the label and name the board elements that
    light up.
    """

    __slots__ = ("action", "args", "label", "text")

    def __init__(self, action: int, text: str, label: str, args: tuple[tuple[str, str], ...] = ()):
        self.action = action
        self.text = text
        self.label = label
        self.args = args


class Codec:
    """Turns actions into texts and back; built once for each rule set."""

    def __init__(self, spoken: Iterable[ActionText]) -> None:
        self._by_action: dict[int, ActionText] = {}
        self._by_text: dict[str, ActionText] = {}
        for one in spoken:
            if one.action in self._by_action or one.text in self._by_text:
                raise ValueError(f"two actions are called {one.text!r}")
            self._by_action[one.action] = one
            self._by_text[one.text] = one

    def __len__(self) -> int:
        return len(self._by_action)

    def __iter__(self) -> Iterator[ActionText]:
        return iter(self._by_action.values())

    def text(self, action: int) -> str:
        return self._by_action[action].text

    def action_text(self, action: int) -> ActionText:
        return self._by_action[action]

    def knows(self, text: str) -> bool:
        return " ".join(text.lower().split()) in self._by_text

    def action(self, text: str) -> int:
        """The action a text stands for; raises Illegal, with the nearest texts, for any other.

        Finding the nearest takes a while: who must answer quickly asks `knows` first.
        """
        canonical = " ".join(text.lower().split())
        found = self._by_text.get(canonical)
        if found is None:
            near = difflib.get_close_matches(canonical, self._by_text, n=3, cutoff=0.5)
            raise Illegal(Reason("unknown-action", "", text=text, near=", ".join(near)), text)
        return found.action
