"""What is kept of keys: who may do what at which table, by the hash of a browser's key or a link's,
or by a person."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import ColumnElement, Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from scriptorium.server import notify
from scriptorium.server.database import Database
from scriptorium.server.keys import LINK_LASTS
from scriptorium.server.notify import NOTIFY, PEOPLE
from scriptorium.server.schema import keys, tables

OWN = ("host", "holder", "guest")  # the purposes of somebody's own key, the strongest first
LASTING = ("device", "claim")  # the purposes of links that end after a while
MOST_LINKS = 5  # to one seat; a further one takes the place of the oldest
MOST_WATCHERS = 1000


def plain(row: Row[*tuple[Any, ...]]) -> dict[str, Any]:
    """A row as a dict of its own: SQLAlchemy's names are no plain strings."""
    return {str(name): value for name, value in row._mapping.items()}


def held(seats: Iterable[int]) -> dict[str, Any]:
    """Seats as a row has them."""
    order = sorted(seats)
    return {"seat": order[0] if order else None, "others": order[1:] or None}


def seats_of(row: dict[str, Any]) -> set[int]:
    return {one for one in (row["seat"], *(row["others"] or [])) if one is not None}


def united(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What somebody may do who has both keys. Whoever has a seat by one of them is there what that
    key says: who only watches is no owner of a seat."""
    rows = [row for row in (one, other) if seats_of(row)] or [one]
    purposes = {row["purpose"] for row in rows}
    if "host" in (one["purpose"], other["purpose"]):
        purposes = {"host"}
    return {
        **held(seats_of(one) | seats_of(other)),
        "purpose": min(purposes, key=lambda own: OWN.index(own) if own in OWN else len(OWN)),
        "hidden": one["hidden"] and other["hidden"],
    }


def _at(table: str, hash: str) -> tuple[ColumnElement[bool], ...]:
    return keys.c.table_id == table, keys.c.hash == hash


class Grants(Database):
    def __init__(self, url: str, now: Callable[[], float] = time.time) -> None:
        super().__init__(url)
        self.now = now
        self.process = secrets.token_hex(4)  # who wrote it: one's own news are old

    async def tell(self, connection: AsyncConnection, table: str, what: str) -> None:
        """Other processes hear of a change when it is committed."""
        if self.notifies:
            await connection.execute(NOTIFY, self._news(table, what))

    def _news(self, table: str, what: str) -> dict[str, str]:
        return notify.written(self.process, what, table)

    async def _alone(self, connection: AsyncConnection, table: str) -> None:
        """One at a time changes who sits here, or speaks; SQLite has one writer anyway."""
        if self.notifies:
            await connection.execute(
                select(tables.c.id).where(tables.c.id == table).with_for_update()
            )

    async def keys(self, table: str) -> list[dict[str, Any]]:
        columns = keys.c.hash, keys.c.seat, keys.c.others, keys.c.purpose, keys.c.made
        asked = select(*columns).where(keys.c.table_id == table)
        async with self.read() as connection:
            return [plain(row) for row in await connection.execute(asked)]

    async def put_key(self, table: str, key: dict[str, Any]) -> None:
        """Somebody may come in, or a link leads somewhere."""
        async with self.write() as connection:
            await self._put_key(connection, table, key)
            await self._make_space(connection, table, key)
            await self.tell(connection, table, PEOPLE)

    async def _put_key(self, connection: AsyncConnection, table: str, key: dict[str, Any]) -> None:
        await connection.execute(delete(keys).where(*_at(table, key["hash"])))
        await connection.execute(insert(keys).values(table_id=table, made=self.now(), **key))

    async def _make_space(
        self, connection: AsyncConnection, table: str, key: dict[str, Any]
    ) -> None:
        """Of links to one seat, guests at it, and people who watch, the oldest give way."""
        most = MOST_WATCHERS if key["purpose"] == "holder" else MOST_LINKS
        same = (
            keys.c.table_id == table,
            keys.c.purpose == key["purpose"],
            keys.c.seat == key["seat"] if key["seat"] is not None else keys.c.seat.is_(None),
        )
        if key["purpose"] == "host" or (key["purpose"] == "holder" and key["seat"] is not None):
            return
        oldest = select(keys.c.hash).where(*same).order_by(keys.c.made.desc().nulls_last())
        gone = list((await connection.execute(oldest.offset(most).limit(1000))).scalars())
        if gone:
            await connection.execute(delete(keys).where(*same, keys.c.hash.in_(gone)))

    async def _spend(self, connection: AsyncConnection, table: str, link: str) -> bool:
        """A link that works once has been used; False if somebody was quicker."""
        done = await connection.execute(delete(keys).where(*_at(table, link)))
        return bool(done.rowcount)

    async def _drop_links(
        self, connection: AsyncConnection, table: str, seat: int, *purposes: str
    ) -> None:
        which = keys.c.table_id == table, keys.c.seat == seat, keys.c.purpose.in_(purposes)
        await connection.execute(delete(keys).where(*which))

    async def use_device_link(
        self, table: str, link: str, seat: int, holder: str, host: bool
    ) -> bool:
        """Somebody sits at the seat of whoever made the link, beside them; where nobody owns it any
        more, it is theirs."""
        async with self.write() as connection:
            await self._alone(connection, table)
            if not await self._spend(connection, table, link):
                return False
            owned = select(keys).where(keys.c.table_id == table, keys.c.purpose.in_(OWN[:2]))
            owners = [plain(row) for row in await connection.execute(owned)]
            guest = any(seat in seats_of(row) for row in owners)
            purpose = "host" if host else "guest" if guest else "holder"
            new = {"hash": holder, "seat": seat, "purpose": purpose}
            await self._put_key(connection, table, new)
            await self._make_space(connection, table, new)
            await self.tell(connection, table, PEOPLE)
        return True

    async def _vacate(self, connection: AsyncConnection, table: str, seat: int) -> bool:
        """Nobody's key opens this seat any more; they may watch. Tells whether the table was held
        from there."""
        asked = select(keys).where(keys.c.table_id == table, keys.c.purpose.in_((*OWN, "asked")))
        host = False
        for row in [plain(one) for one in await connection.execute(asked)]:
            left = seats_of(row)
            if seat not in left:
                continue
            left.remove(seat)
            values = held(left)
            if row["purpose"] == "host" and not left:
                host, values["purpose"] = True, "holder"
            await connection.execute(update(keys).where(*_at(table, row["hash"])).values(**values))
        return host

    async def pass_on_host(self, table: str) -> None:
        async with self.write() as connection:
            await self._pass_on_host(connection, table)
            await self.tell(connection, table, PEOPLE)

    async def _pass_on_host(self, connection: AsyncConnection, table: str) -> None:
        """Somebody else holds the table from now on, if anybody plays there."""
        players = keys.c.table_id == table, keys.c.purpose == "holder", keys.c.seat.is_not(None)
        first = select(keys.c.hash).where(*players).order_by(keys.c.seat).limit(1)
        found = (await connection.execute(first)).scalar()
        if found is not None:
            await connection.execute(update(keys).where(*_at(table, found)).values(purpose="host"))

    async def end_key(self, table: str, hash: str) -> None:
        """A browser has no place here any more, or a link leads nowhere."""
        async with self.write() as connection:
            await connection.execute(delete(keys).where(*_at(table, hash)))
            await self.tell(connection, table, PEOPLE)

    async def hide(self, table: str, holder: str) -> None:
        """A finished table is no longer in somebody's list; what it counted for counts."""
        async with self.write() as connection:
            await connection.execute(update(keys).where(*_at(table, holder)).values(hidden=True))

    async def at_my_seats(self, holder: str) -> list[dict[str, Any]]:
        """Links to seats of mine, and guests at them."""
        mine = keys.alias("mine")
        asked = (
            select(keys, mine.c.seat.label("own"), mine.c.others.label("more"), tables.c.game)
            .join(mine, mine.c.table_id == keys.c.table_id)
            .join(tables, tables.c.id == keys.c.table_id)
            .where(mine.c.hash == holder, mine.c.purpose.in_(("host", "holder")))
            .where(keys.c.hash != holder, keys.c.seat.is_not(None))
            .where(
                (keys.c.purpose == "guest")
                | ((keys.c.purpose == "device") & (keys.c.made > self.now() - LINK_LASTS))
            )
            .where(tables.c.status != "over")
        )
        async with self.read() as connection:
            rows = [plain(row) for row in await connection.execute(asked)]
        own = [(row, {row.pop("own"), *(row.pop("more") or [])}) for row in rows]
        return [row for row, seats in own if row["seat"] in seats]

    async def drop_ended(self) -> None:
        """Links whose time is over."""
        old = (keys.c.made < self.now() - LINK_LASTS) | keys.c.made.is_(None)
        async with self.write() as connection:
            await connection.execute(delete(keys).where(keys.c.purpose.in_(LASTING), old))

    async def move_keys(self, connection: AsyncConnection, old: str, new: str) -> list[str]:
        """What one holder has is another's from now on; gives the tables."""
        mine = {row.table_id: plain(row) for row in await self._rows(connection, old)}
        theirs = {row.table_id: plain(row) for row in await self._rows(connection, new)}
        for table in mine.keys() & theirs.keys():
            await connection.execute(delete(keys).where(*_at(table, old)))
            both = united(theirs[table], mine[table])
            await connection.execute(update(keys).where(*_at(table, new)).values(**both))
        await connection.execute(update(keys).where(keys.c.hash == old).values(hash=new))
        for table in mine:
            await self.tell(connection, table, PEOPLE)
        return list(mine)

    async def _rows(self, connection: AsyncConnection, hash: str) -> list[Row[Any]]:
        return list(await connection.execute(select(keys).where(keys.c.hash == hash)))
