"""What is kept for a browser beside its tables: where it can be reached, and what was played."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, func, insert, select

from scriptorium.server.database import Database
from scriptorium.server.grants import plain
from scriptorium.server.schema import devices, seats, subscriptions, tables
from scriptorium.server.schema import keys as grants
from scriptorium.server.webpush import Subscription

MOST = 5  # subscriptions of one browser: it renews them now and then
MOST_GAMES = 2000  # that statistics are made of


class Browsers:
    def __init__(self, database: Database) -> None:
        self.database = database

    # Where it can be reached

    async def subscribe(self, holder: str, to: Subscription, lang: str) -> None:
        """The newest takes the place of the same one before, whoever had it."""
        id = _id(to.endpoint)
        values = {"endpoint": to.endpoint, "p256dh": to.p256dh, "auth": to.auth, "lang": lang}
        async with self.database.write() as connection:
            await connection.execute(delete(subscriptions).where(subscriptions.c.id == id))
            row = {"id": id, "holder": holder, "made": time.time(), **values}
            await connection.execute(insert(subscriptions).values(**row))
            mine = select(subscriptions.c.id).where(subscriptions.c.holder == holder)
            old = mine.order_by(subscriptions.c.made.desc()).offset(MOST).limit(100)
            gone = list((await connection.execute(old)).scalars())
            if gone:
                await connection.execute(delete(subscriptions).where(subscriptions.c.id.in_(gone)))

    async def unsubscribe(self, endpoint: str, holder: str | None = None) -> None:
        """`holder`: only if it is that browser's."""
        which = [subscriptions.c.id == _id(endpoint)]
        if holder is not None:
            which.append(subscriptions.c.holder == holder)
        async with self.database.write() as connection:
            await connection.execute(delete(subscriptions).where(*which))

    async def subscriptions(self, holders: Sequence[str]) -> list[tuple[str, Subscription]]:
        """The language and address of each browser of these people."""
        theirs = select(devices.c.holder).where(devices.c.person.in_(holders))
        mine = subscriptions.c.holder.in_(holders) | subscriptions.c.holder.in_(theirs)
        asked = select(subscriptions).where(mine)
        async with self.database.read() as connection:
            rows = [plain(row) for row in await connection.execute(asked)]
        return [
            (row["lang"], Subscription(row["endpoint"], row["p256dh"], row["auth"])) for row in rows
        ]

    # What was played

    async def finished(self, holder: str) -> list[dict[str, Any]]:
        """The finished games in which somebody had a seat, the last first, with all seats."""
        mine = (
            select(grants.c.table_id, func.min(grants.c.seat).label("seat"))
            .where(grants.c.hash == holder, grants.c.seat.is_not(None))
            .group_by(grants.c.table_id)
            .subquery()
        )
        asked = (
            select(tables, mine.c.seat)
            .join(mine, mine.c.table_id == tables.c.id)
            .where(tables.c.status == "over")
            .order_by(tables.c.moved.desc())
            .limit(MOST_GAMES)
        )
        async with self.database.read() as connection:
            rows = [plain(row) for row in await connection.execute(asked)]
            at = {row["id"]: row for row in rows}
            for row in rows:
                row["seats"] = []
            for start in range(0, len(rows), 500):
                part = [row["id"] for row in rows[start : start + 500]]
                who = select(seats).where(seats.c.table_id.in_(part)).order_by(seats.c.seat)
                for one in await connection.execute(who):
                    at[one.table_id]["seats"].append(plain(one))
        return rows


def _id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
