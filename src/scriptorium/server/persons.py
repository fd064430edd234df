"""People with several browsers: how they get in, and who else does.

A browser that stands alone has its tables to itself. As soon as its person wants a way back (a
link, a phrase, a passkey), there is a person, and the tables are the person's.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from scriptorium.core.errors import Problem
from scriptorium.server import keys, phrases
from scriptorium.server.grants import plain
from scriptorium.server.hub import Hub
from scriptorium.server.keys import LINK_LASTS
from scriptorium.server.messages.me import (
    Belongings,
    Ended,
    OwnDevice,
    OwnLink,
    OwnPasskey,
    SeatGuest,
)
from scriptorium.server.notify import PEOPLE, WHOSE
from scriptorium.server.schema import devices, handovers, passkeys, subscriptions
from scriptorium.server.schema import keys as grants
from scriptorium.server.schema import phrases as kept_phrases

SHORT = 16  # letters of a hash by which its owner names it
MOST_LINKS = 10  # that wait to be used, of one person


class Persons:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store

    # Becoming a person

    async def person(self, browser: str, label: str) -> str:
        """Whose a browser is; one that stood alone becomes a person, with all it has."""
        async with self.store.write() as connection:
            found = await self._person(connection, browser)
            if found is not None:
                return found
            person = keys.person_id()
            await self._add(connection, browser, person, label)
            moved = await self.store.move_keys(connection, browser, person)
        await self._tell_here([browser], moved)
        return person

    async def _person(self, connection: AsyncConnection, browser: str) -> str | None:
        asked = select(devices.c.person).where(devices.c.holder == browser)
        found = (await connection.execute(asked)).scalar()
        return None if found is None else str(found)

    async def _add(
        self, connection: AsyncConnection, browser: str, person: str, label: str
    ) -> None:
        now = self.store.now()
        row = {"holder": browser, "person": person, "label": label, "made": now, "seen": now}
        await connection.execute(delete(devices).where(devices.c.holder == browser))
        await connection.execute(insert(devices).values(**row))
        await self.store.tell(connection, browser, WHOSE)

    async def arrive(self, browser: str, person: str, label: str, bring: bool) -> None:
        """A browser is this person's from now on. `bring`: so is everything it had, and whoever it
        had it with; otherwise that waits under its own name until the person logs out."""
        moved: list[str] = []
        changed = [browser]
        async with self.store.write() as connection:
            before = await self._person(connection, browser)
            if before == person:
                return
            if bring:
                moved = await self.store.move_keys(connection, before or browser, person)
            if bring and before is not None:
                changed = await self._unite(connection, before, person)
            await self._add(connection, browser, person, label)
        await self._tell_here(changed, moved)

    async def _unite(self, connection: AsyncConnection, old: str, new: str) -> list[str]:
        """Two persons are one; gives the browsers of the former."""
        asked = select(devices.c.holder).where(devices.c.person == old)
        found = list((await connection.execute(asked)).scalars())
        for table in (devices, handovers, kept_phrases, passkeys):
            await connection.execute(update(table).where(table.c.person == old).values(person=new))
        for browser in found:
            await self.store.tell(connection, browser, WHOSE)
        return found

    async def _tell_here(self, browsers: list[str], tables: list[str]) -> None:
        for browser in browsers:
            self.hub.changed_hands(browser)
        for table in tables:
            if table in self.hub.rooms:
                await self.hub.catch_up(table, PEOPLE)

    # Ways back

    async def make_link(self, browser: str, label: str) -> str:
        """The key of a link that makes another browser this person's, too."""
        key, person = keys.new(), await self.person(browser, label)
        async with self.store.write() as connection:
            row = {"hash": keys.hashed(key), "person": person, "made": self.store.now()}
            await connection.execute(insert(handovers).values(**row))
            mine = select(handovers.c.hash).where(handovers.c.person == person)
            newest = mine.order_by(handovers.c.made.desc()).offset(MOST_LINKS).limit(100)
            old = list((await connection.execute(newest)).scalars())
            await connection.execute(delete(handovers).where(handovers.c.hash.in_(old)))
        return key

    async def by_link(self, key: str) -> str:
        """Whose link it is. It works once, for a day."""
        hash = keys.hashed(key)
        async with self.store.write() as connection:
            asked = select(handovers).where(handovers.c.hash == hash)
            found = (await connection.execute(asked)).first()
            done = await connection.execute(delete(handovers).where(handovers.c.hash == hash))
        if found is None or not done.rowcount or found.made < self.store.now() - LINK_LASTS:
            raise Problem("bad-link")
        return str(found.person)

    async def make_phrase(self, browser: str, label: str) -> str:
        """Takes the place of the one before."""
        phrase, person = phrases.new(), await self.person(browser, label)
        async with self.store.write() as connection:
            await connection.execute(delete(kept_phrases).where(kept_phrases.c.person == person))
            row = {"hash": keys.hashed(phrase), "person": person, "made": self.store.now()}
            await connection.execute(insert(kept_phrases).values(**row))
        return phrase

    async def by_phrase(self, text: str) -> str:
        hash = keys.hashed(phrases.read(text))
        asked = select(kept_phrases.c.person).where(kept_phrases.c.hash == hash)
        async with self.store.read() as connection:
            found = (await connection.execute(asked)).scalar()
        if found is None:
            raise Problem("unknown-phrase")
        return str(found)

    # Who gets in

    async def belongings(self, browser: str | None, label: str) -> Belongings:
        holder = await self.hub.identities.of(browser) if browser is not None else ""
        async with self.store.read() as connection:
            owned = {
                table.name: [
                    plain(row)
                    for row in await connection.execute(
                        select(table).where(table.c.person == holder).order_by(table.c.made)
                    )
                ]
                for table in (devices, handovers, kept_phrases, passkeys)
            }
            counted = select(func.count()).where(grants.c.hash == holder)
            tables = (await connection.execute(counted)).scalar_one()
        at_seats = await self.store.at_my_seats(holder)
        phrase = owned["phrases"]
        return Belongings(
            devices=_devices(owned["devices"], browser, label),
            links=self._links(owned["handovers"], at_seats),
            guests=[
                SeatGuest(
                    id=_at_table(row), table=row["table_id"], game=row["game"], made=row["made"]
                )
                for row in at_seats
                if row["purpose"] == "guest"
            ],
            passkeys=[
                OwnPasskey(
                    id=row["id"][:SHORT], label=row["label"], made=row["made"], used=row["used"]
                )
                for row in owned["passkeys"]
            ],
            phrase=phrase[-1]["made"] if phrase else None,
            tables=tables,
        )

    def _links(
        self, all_mine: list[dict[str, Any]], at_seats: list[dict[str, Any]]
    ) -> list[OwnLink]:
        whole = [
            OwnLink(id=row["hash"][:SHORT], table=None, game=None, ends=row["made"] + LINK_LASTS)
            for row in all_mine
            if row["made"] > self.store.now() - LINK_LASTS
        ]
        return whole + [
            OwnLink(
                id=_at_table(row),
                table=row["table_id"],
                game=row["game"],
                ends=row["made"] + LINK_LASTS,
            )
            for row in at_seats
            if row["purpose"] == "device"
        ]

    async def end(self, browser: str, what: Ended) -> None:
        """A device, a link, a guest, a passkey does not get in any more."""
        holder = await self.hub.identities.of(browser)
        if what.kind == "device":
            await self._log_out_device(holder, what.id)
        elif what.kind == "passkey":
            await self._delete(passkeys, passkeys.c.id.startswith(what.id), holder)
        elif what.kind == "link" and "-" not in what.id:
            await self._delete(handovers, handovers.c.hash.startswith(what.id), holder)
        else:
            await self._end_at_seat(holder, what.id)

    async def _delete(self, table: Table, where: Any, person: str) -> None:
        async with self.store.write() as connection:
            done = await connection.execute(delete(table).where(table.c.person == person, where))
        if not done.rowcount:
            raise Problem("not-found")

    async def _end_at_seat(self, holder: str, id: str) -> None:
        for row in await self.store.at_my_seats(holder):
            if _at_table(row) == id:
                await self.store.end_key(row["table_id"], row["hash"])
                await self._tell_here([], [row["table_id"]])
                return
        raise Problem("not-found")

    async def _log_out_device(self, person: str, id: str) -> None:
        mine = devices.c.person == person, devices.c.holder.startswith(id)
        async with self.store.read() as connection:
            asked = select(devices.c.holder).where(*mine)
            found = (await connection.execute(asked)).scalar()
        if found is None:
            raise Problem("not-found")
        await self.log_out(str(found))

    async def log_out(self, browser: str) -> bool:
        """A browser is nobody's again; tells whether what it had before is there for it."""
        async with self.store.write() as connection:
            done = await connection.execute(delete(devices).where(devices.c.holder == browser))
            reached = delete(subscriptions).where(subscriptions.c.holder == browser)
            await connection.execute(reached)
            await self.store.tell(connection, browser, WHOSE)
            left = select(func.count()).where(grants.c.hash == browser)
            own = (await connection.execute(left)).scalar_one()
        self.hub.changed_hands(browser)
        return bool(done.rowcount and own)

    async def drop_ended(self) -> None:
        """What can be used no more."""
        await self.store.drop_ended()
        async with self.store.write() as connection:
            old = handovers.c.made < self.store.now() - LINK_LASTS
            await connection.execute(delete(handovers).where(old))


def _at_table(row: dict[str, Any]) -> str:
    return f"{row['table_id']}-{row['hash'][:SHORT]}"


def _devices(rows: list[dict[str, Any]], browser: str | None, label: str) -> list[OwnDevice]:
    """This one first; one that stands alone is its person's only one."""
    found = [
        OwnDevice(
            id=row["holder"][:SHORT],
            label=row["label"],
            here=row["holder"] == browser,
            made=row["made"],
            seen=row["seen"],
        )
        for row in rows
    ]
    if browser is not None and not found:
        found = [OwnDevice(id=browser[:SHORT], label=label, here=True, made=0.0, seen=0.0)]
    return sorted(found, key=lambda one: (not one.here, -one.seen))
