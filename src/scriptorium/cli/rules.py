"""`scriptorium rules`: the ledger of rules, searched."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from scriptorium.cli import language
from scriptorium.cli.screen import Screen, wrap
from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.texts.ledger import Ledger, Rule


def command(*words: Annotated[str, Parameter(help="cli-rules-words")]) -> int:
    screen = Screen()
    texts = language.texts()
    lang = language.current()
    known = [one for name in registry.names() for one in Ledger.all_of(name, lang)]
    if not known:
        raise Problem("no-ledger")
    if not words:
        for ledger in known:
            list_groups(screen, ledger)
        screen.say(texts.t("rules-how"), "dim")
        return 0
    asked = [part for word in words for part in word.split()]
    found = [rule for ledger in known for rule in ledger.search(asked)]
    if not found:
        raise Problem("no-rule", words=" ".join(asked))
    for rule in found:
        show(screen, rule)
    return 0


def list_groups(screen: Screen, ledger: Ledger) -> None:
    screen.line((ledger.title, "title"))
    for group, name in ledger.groups.items():
        count = str(len(ledger.group(group))).rjust(3)
        screen.line((f"  {group.ljust(6)}", "number"), (count, "dim"), (f"  {name}", ""))


def show(screen: Screen, rule: Rule) -> None:
    indent = " " * (len(rule.id) + 2)
    lines = wrap(f"{rule.id}  {rule.text}", screen.width, indent)
    screen.line((rule.id, "number"), (lines[0][len(rule.id) :], ""))
    for line in lines[1:]:
        screen.line((line, ""))
    if rule.source:
        screen.line((f"{indent}[{rule.source}]", "dim"))
