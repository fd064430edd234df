"""A menu that is taller than the window, on pages."""

from __future__ import annotations

from dataclasses import dataclass

from scriptorium.cli.menu import ENDING, Menu
from scriptorium.drawing import Item, Line

LEAST_ROOM = 3  # lines of a page; in a window smaller than that everything scrolls away anyhow


@dataclass(frozen=True)
class Part:
    """One row of a menu, drawn."""

    lines: list[Line]
    items: list[Item]

    @property
    def remark(self) -> bool:
        """It says what is not possible; the order `options` does so too."""
        return bool(self.items) and all(index < 0 for _, index, _ in self.items)

    @property
    def ending(self) -> bool:
        """It ends the choice, on whichever page somebody is."""
        return bool(self.items) and all(number == ENDING for number, _, _ in self.items)


def pages(menu: Menu, room: int) -> list[list[Line]]:
    """The lines of a menu, on one page if there is room. If not, remarks go first; then there are
    pages of one line less, which whoever shows them tells the number of."""
    rows = zip(menu.drawn(), menu.rows, strict=True)
    parts = [Part(lines, items) for lines, (_, items) in rows]
    for shown in (parts, [part for part in parts if not part.remark]):
        if height(shown) <= room:
            return [flat(shown)]
    endings = [part for part in shown if part.ending]
    others = [part for part in shown if not part.ending]
    room = max(LEAST_ROOM, room - height(endings) - 1)
    return [flat([*page, *endings]) for page in broken(others, room)]


def broken(parts: list[Part], room: int) -> list[list[Part]]:
    """Rows stay whole, and a heading stays with what it is the heading of."""
    out: list[list[Part]] = [[]]
    for part in parts:
        page = out[-1]
        if page and height(page) + height([part]) > room:
            heading = len(page) > 1 and not page[-1].items
            out.append([page.pop()] if heading else [])
        out[-1].append(part)
    return out


def height(parts: list[Part]) -> int:
    return sum(len(part.lines) for part in parts)


def flat(parts: list[Part]) -> list[Line]:
    return [line for part in parts for line in part.lines]
