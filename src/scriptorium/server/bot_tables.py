"""Tables at which bots play among themselves: so many and no more, at all processes of a server."""

from __future__ import annotations

from pathlib import Path

from scriptorium.core.errors import Problem
from scriptorium.server.room import Room
from scriptorium.server.tally import Held

MOST = 50
MOST_OF_ADDRESS = 25  # one address leaves some of them to others
ALL = "*"  # no address is called so
UNLIMITED = 1 << 31  # a table that is there goes on


class BotTables:
    """A table counts while its bots play, at the process where they do and for the address that has
    set it up there. `file`: where processes count together."""

    def __init__(self, file: Path | None = None) -> None:
        self._held = Held(file)
        self._playing: dict[Room, tuple[str, ...]] = {}

    @property
    def here(self) -> int:
        """How many there are at this process."""
        return len(self._playing)

    def check(self, address: str) -> None:
        """Whether there may be another one."""
        for whose, limit in ((ALL, MOST), (address, MOST_OF_ADDRESS)):
            if self._held.count(whose) >= limit:
                raise Problem("too-many-bot-tables", limit=limit)

    def goes_on(self, room: Room) -> None:
        """Somebody plays at a table; perhaps only bots by now."""
        if room.bots_only and room not in self._playing:
            self._playing[room] = (ALL, room.opened_from) if room.opened_from else (ALL,)
            for whose in self._playing[room]:
                self._held.take(whose, UNLIMITED)

    def rests(self, room: Room) -> None:
        for whose in self._playing.pop(room, ()):
            self._held.leave(whose)
