"""What is kept: tables, records, seats, keys, chat. Only what is written here is acknowledged."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from scriptorium.server import notify
from scriptorium.server.append import Appender, Conflict
from scriptorium.server.database import Database
from scriptorium.server.notify import GAME, HERE, NOTIFY, PEOPLE, SHOWN
from scriptorium.server.schema import chat, entries, keys, seats, snapshots, tables


def plain(row: Row[*tuple[Any, ...]]) -> dict[str, Any]:
    """A row as a dict of its own: SQLAlchemy's names are no plain strings."""
    return {str(name): value for name, value in row._mapping.items()}


class Store(Database):
    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.process = secrets.token_hex(4)  # who wrote it: one's own news are old
        self._appender = Appender(self, self._news)

    async def close(self) -> None:
        await self._appender.close()
        await super().close()

    async def _tell(self, connection: AsyncConnection, table: str, what: str) -> None:
        """Other processes hear of a change when it is committed."""
        if self.notifies:
            await connection.execute(NOTIFY, self._news(table, what))

    def _news(self, table: str, what: str) -> dict[str, str]:
        return notify.written(self.process, what, table)

    # Tables

    async def add_table(
        self, row: dict[str, Any], its_seats: list[dict[str, Any]], its_keys: list[dict[str, Any]]
    ) -> None:
        now = time.time()
        async with self.write() as connection:
            await connection.execute(insert(tables).values(**row, created=now, moved=now))
            for target, rows in ((seats, its_seats), (keys, its_keys)):
                if rows:
                    await connection.execute(
                        insert(target), [{"table_id": row["id"], **one} for one in rows]
                    )

    async def table(self, table: str) -> dict[str, Any] | None:
        async with self.read() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table))).first()
        return plain(found) if found is not None else None

    async def start(self, table: str, head: str, summary: dict[str, Any]) -> None:
        """Write the first line of the record; the game is on."""
        async with self.write() as connection:
            done = await connection.execute(
                update(tables)
                .where(tables.c.id == table, tables.c.status == "waiting")
                .values(status="running", head=head, summary=summary, moved=time.time())
            )
            if not done.rowcount:
                raise Conflict
            await self._tell(connection, table, GAME)

    async def of_holder(self, hash: str, limit: int) -> list[dict[str, Any]]:
        """The tables a browser has a place at, the last moved first."""
        asked = (
            select(tables, keys.c.seat, keys.c.others)
            .join(keys, keys.c.table_id == tables.c.id)
            .where(keys.c.hash == hash)
            .order_by(tables.c.moved.desc())
            .limit(limit)
        )
        async with self.read() as connection:
            return [plain(row) for row in await connection.execute(asked)]

    # The record

    async def lines(self, table: str, after: int = 0) -> list[str]:
        asked = select(entries.c.line).where(entries.c.table_id == table, entries.c.n > after)
        async with self.read() as connection:
            return list((await connection.execute(asked.order_by(entries.c.n))).scalars())

    async def append(
        self,
        table: str,
        after: int,
        lines: Sequence[str],
        summary: dict[str, Any],
        moved: float | None,
    ) -> None:
        """Store the entries after number `after`; raises Conflict if somebody else has."""
        await self._appender.append(table, after, lines, summary, moved)

    async def snapshot(self, table: str, rules: str) -> str | None:
        asked = select(snapshots.c.data).where(
            snapshots.c.table_id == table, snapshots.c.rules == rules
        )
        async with self.read() as connection:
            return (await connection.execute(asked)).scalar()

    async def keep_snapshot(self, table: str, rules: str, count: int, data: str) -> None:
        async with self.write() as connection:
            await connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
            row = {"table_id": table, "rules": rules, "count": count, "data": data}
            await connection.execute(insert(snapshots).values(**row))

    # Seats, keys, chat

    async def seats(self, *of: str) -> dict[str, list[dict[str, Any]]]:
        asked = select(seats).where(seats.c.table_id.in_(of)).order_by(seats.c.seat)
        found: dict[str, list[dict[str, Any]]] = {table: [] for table in of}
        async with self.read() as connection:
            for row in await connection.execute(asked):
                data = plain(row)
                found[data.pop("table_id")].append(data)
        return found

    async def keys(self, table: str) -> list[dict[str, Any]]:
        asked = select(keys.c.hash, keys.c.seat, keys.c.others, keys.c.purpose).where(
            keys.c.table_id == table
        )
        async with self.read() as connection:
            return [plain(row) for row in await connection.execute(asked)]

    async def put_key(self, table: str, key: dict[str, Any]) -> None:
        async with self.write() as connection:
            await self._put_key(connection, table, key)
            await self._tell(connection, table, PEOPLE)

    async def _put_key(self, connection: AsyncConnection, table: str, key: dict[str, Any]) -> None:
        same = keys.c.table_id == table, keys.c.hash == key["hash"]
        await connection.execute(delete(keys).where(*same))
        await connection.execute(insert(keys).values(table_id=table, **key))

    async def take_seat(self, table: str, seat: int, name: str, key: dict[str, Any]) -> None:
        """An open seat gets its person; raises Conflict if somebody was quicker."""
        async with self.write() as connection:
            done = await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.kind == "open")
                .values(kind="person", name=name, person=True)
            )
            if not done.rowcount:
                raise Conflict
            await self._put_key(connection, table, key)
            await self._tell(connection, table, PEOPLE)

    async def change_seat(self, table: str, seat: int, **values: Any) -> None:
        async with self.write() as connection:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat)
                .values(**values)
            )
            await self._tell(connection, table, PEOPLE)

    async def attend(self, table: str, here: set[int]) -> None:
        """Tell the other processes which seats have a socket at this one; nothing is stored."""
        await self._pass_on(table, HERE + ",".join(str(seat) for seat in sorted(here)))

    async def show(self, table: str, proposals: str) -> None:
        """Tell them what the players of a team have shown each other; nothing is stored."""
        await self._pass_on(table, SHOWN + proposals)

    async def _pass_on(self, table: str, what: str) -> None:
        async with self.engine.begin() as connection:
            await self._tell(connection, table, what)

    async def chat(self, table: str, after: int, most: int) -> list[dict[str, Any]]:
        """The last words after number `after`, `most` of them."""
        asked = select(chat.c.n, chat.c.seat, chat.c.text, chat.c.at)
        asked = asked.where(chat.c.table_id == table, chat.c.n > after)
        async with self.read() as connection:
            rows = await connection.execute(asked.order_by(chat.c.n.desc()).limit(most))
            return [plain(row) for row in rows][::-1]

    async def say(self, table: str, seat: int | None, words: str) -> None:
        last = select(func.coalesce(func.max(chat.c.n), 0)).where(chat.c.table_id == table)
        async with self.write() as connection:
            if self.notifies:  # one speaker at a time
                await connection.execute(
                    select(tables.c.id).where(tables.c.id == table).with_for_update()
                )
            n = (await connection.execute(last)).scalar_one() + 1
            row = {"table_id": table, "n": n, "seat": seat, "text": words, "at": time.time()}
            await connection.execute(insert(chat).values(**row))
            await self._tell(connection, table, PEOPLE)
