"""What processes tell each other, through PostgreSQL's NOTIFY: who tells it, what has changed, and
at which table."""

from __future__ import annotations

from sqlalchemy import text

CHANNEL = "scriptorium"
GAME, PEOPLE, GONE = "game", "people", "gone"
WHOSE = "whose"  # a browser is somebody else's now; in place of the table stands its hash
HERE = "here:"  # before the seats with a socket
SHOWN = "shown:"  # before what players of a team have shown each other
NOTIFY = text("select pg_notify(:channel, :news)")


def written(process: str, what: str, table: str) -> dict[str, str]:
    return {"channel": CHANNEL, "news": f"{process} {what} {table}"}


def read(news: str) -> tuple[str, str, str]:
    process, what, table = news.split(" ", 2)
    return process, what, table
