"""Whether a choice shows: of what is chosen in secret or in private others hear nothing."""

from __future__ import annotations

from scriptorium.core.table import Table
from scriptorium.server.room import standing


class Others:
    """All but one seat, and what they see of a table before that seat does something."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.viewers = [None, *(one for one in range(table.config.players) if one != seat)]
        frame = table.state.frames[-1] if table.state.frames else None
        self.frame = frame if frame is not None and (frame.secret or frame.private) else None
        self.before = self._seen()

    def see_the_same(self) -> bool:
        """Whether only the seat itself sees a difference now."""
        return self.frame is not None and self._seen() == self.before

    def _seen(self) -> object:
        table, state = self.table, self.table.state
        if self.frame is None:
            return None
        logs = [
            (len(table.feed(one).entries), one is not None and table.can_undo(one))
            for one in self.viewers
        ]
        if self.frame.private:  # it may go on to the next question, and still nobody sees it
            return logs, standing(table), [state.view(one) for one in self.viewers]
        same = bool(state.frames) and state.frames[-1] is self.frame
        return logs, same, state.to_act
