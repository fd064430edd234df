"""Help pages in the reader's language.

Commands describe their options by keys of the catalogue; the keys become sentences here, when the
page is shown. A description that is no key is shown as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve
from cyclopts.help import DefaultFormatter

from scriptorium.cli import language

if TYPE_CHECKING:
    from cyclopts.help import HelpPanel
    from rich.console import Console, ConsoleOptions


class Formatter:
    """Translates the entries of each panel, then lets cyclopts draw it."""

    def __init__(self) -> None:
        self.inner = DefaultFormatter()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = [
            evolve(entry, description=translated(entry.description)) for entry in panel.entries
        ]
        self.inner(console, options, evolve(panel, entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        self.inner.render_usage(console, options, usage)

    def render_description(
        self, console: Console, options: ConsoleOptions, description: Any
    ) -> None:
        self.inner.render_description(console, options, description)


def translated(description: Any) -> Any:
    key = plain(description).strip()
    texts = language.texts()
    return texts.t(key) if key.startswith("cli-") and texts.has(key) else description


def plain(description: Any) -> str:
    """The text of whatever cyclopts made of a description."""
    for attribute in ("plain", "primary_renderable"):
        inner = getattr(description, attribute, None)
        if inner is not None:
            return inner if isinstance(inner, str) else plain(inner)
    return str(description or "")
