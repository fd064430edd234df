"""Everything that can be wrong with what somebody hands us, as data.

A problem carries a key and values, never a sentence: the texts live in the Fluent catalogues
(`problem-KEY`). `str(problem)` is for programmers: the key, the values and the rule.
"""

from __future__ import annotations

from typing import Any


class Problem(Exception):
    """Bad input: says what is wrong (`key`) and where (`values`). Nothing was changed."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        # A worker process must be able to hand it on; by itself an exception would be made anew
        # from `args`, which our constructors do not take.
        return _again, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.key} ({details})" if details else self.key


def _again(cls: type[Problem], args: tuple[Any, ...], values: dict[str, Any]) -> Problem:
    problem = cls.__new__(cls, *args)
    problem.__dict__.update(values)
    return problem


class Reason:
    """Why something is not possible: a key of the catalogue, the rule's id, values."""

    __slots__ = ("key", "rule", "values")

    def __init__(self, key: str, rule: str, **values: Any) -> None:
        self.key = key
        self.rule = rule
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.json() == other.json()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.rule!r}, {self.values!r})"

    def json(self) -> dict[str, Any]:
        return {"key": self.key, "rule": self.rule, "values": self.values}


class Illegal(Problem):
    """An action that the rules do not allow now; the state is as it was."""

    def __init__(self, reason: Reason, action: str = "") -> None:
        super().__init__(reason.key, **reason.values)
        self.reason = reason
        self.action = action

    @property
    def rule_id(self) -> str:
        return self.reason.rule

    def __str__(self) -> str:
        rule = f" [{self.reason.rule}]" if self.reason.rule else ""
        return (
            f"{self.action}: {super().__str__()}{rule}" if self.action else super().__str__() + rule
        )


class BadData(Problem):
    """A data file that contradicts itself."""


class BadPosition(Problem):
    """A position that cannot stand on the table."""


class BadRecord(Problem):
    """A record that is damaged or dishonest; `values["entry"]` says where."""
