"""What is kept of the people at a table: seats, votes, clocks, and what they say."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from scriptorium.core.errors import Problem
from scriptorium.server.append import CLOCK, Conflict, clock_rows
from scriptorium.server.clocks import Clock
from scriptorium.server.grants import Grants, plain
from scriptorium.server.names import folded
from scriptorium.server.notify import PEOPLE
from scriptorium.server.schema import chat, seats, votes


def _seat(table: str, seat: int) -> tuple[ColumnElement[bool], ...]:
    return seats.c.table_id == table, seats.c.seat == seat


class People(Grants):
    # Seats

    async def seats(self, *of: str) -> dict[str, list[dict[str, Any]]]:
        asked = select(seats).where(seats.c.table_id.in_(of)).order_by(seats.c.seat)
        found: dict[str, list[dict[str, Any]]] = {table: [] for table in of}
        async with self.read() as connection:
            for row in await connection.execute(asked):
                data = plain(row)
                found[data.pop("table_id")].append(data)
        return found

    async def take_seat(self, table: str, seat: int, name: str, key: dict[str, Any]) -> None:
        """An open seat, or one that a bot has taken because nobody came, gets its person; raises
        Conflict if somebody was quicker."""
        vacant = (seats.c.kind == "open") | (seats.c.stand_in == "late")
        values = {"kind": "person", "name": name, "person": True, "level": "", "stand_in": ""}
        values["left_at"] = None
        async with self.write() as connection:
            await self._alone(connection, table)
            await self._check_name(connection, table, seat, name)
            done = await connection.execute(
                update(seats).where(*_seat(table, seat), vacant).values(**values)
            )
            if not done.rowcount:
                raise Conflict
            await self._drop_links(connection, table, seat, "invite")
            await self._put_key(connection, table, key)
            await self.tell(connection, table, PEOPLE)

    async def _check_name(
        self, connection: AsyncConnection, table: str, seat: int, name: str
    ) -> None:
        """No two people at a table have the same name."""
        others = select(seats.c.name).where(
            seats.c.table_id == table, seats.c.person, seats.c.seat != seat
        )
        taken = {folded(one) for one in (await connection.execute(others)).scalars()}
        if name and folded(name) in taken:
            raise Problem("name-taken", name=name)

    async def change_seat(self, table: str, seat: int, **values: Any) -> None:
        async with self.write() as connection:
            await self._alone(connection, table)
            await self._check_name(connection, table, seat, values.get("name") or "")
            await connection.execute(update(seats).where(*_seat(table, seat)).values(**values))
            await self.tell(connection, table, PEOPLE)

    async def attended(self, table: str, seat: int, left_at: float | None) -> None:
        """Somebody has left, or is back: then there is nothing to vote about."""
        async with self.write() as connection:
            await connection.execute(
                update(seats).where(*_seat(table, seat)).values(left_at=left_at)
            )
            if left_at is None:
                await self._drop_votes(connection, table, seat)
                await self._drop_links(connection, table, seat, "claim")
            await self.tell(connection, table, PEOPLE)

    async def _drop_votes(self, connection: AsyncConnection, table: str, seat: int) -> None:
        of = votes.c.table_id == table, votes.c.seat == seat
        await connection.execute(delete(votes).where(*of))

    async def swap_colours(self, table: str, seat: int, colour: int) -> None:
        """A seat gets a colour; whoever has it gets the other's."""
        async with self.write() as connection:
            await self._alone(connection, table)
            rows = await connection.execute(
                select(seats.c.seat, seats.c.colour).where(seats.c.table_id == table)
            )
            now = {one: own if own is not None else one for one, own in rows}
            for one, own in now.items():
                if own == colour and one != seat:
                    await connection.execute(
                        update(seats).where(*_seat(table, one)).values(colour=now[seat])
                    )
            await connection.execute(update(seats).where(*_seat(table, seat)).values(colour=colour))
            await self.tell(connection, table, PEOPLE)

    async def add_hint(self, table: str, seat: int) -> None:
        async with self.write() as connection:
            more = update(seats).where(*_seat(table, seat)).values(hints=seats.c.hints + 1)
            await connection.execute(more)
            await self.tell(connection, table, PEOPLE)

    # Seats that bots play for a person

    async def stand_in(self, table: str, seat: int, level: str, round: int, why: str) -> bool:
        """A bot plays on for somebody (`own`: who has handed the seat over); False if the reason is
        gone, or another process has seen to it."""
        reasons = {
            "own": seats.c.kind != "open",
            "vote": (seats.c.kind == "person") & seats.c.left_at.is_not(None),
            "clock": (seats.c.kind == "person") & (seats.c.clock_due <= self.now()),
        }
        values = {"kind": "bot", "level": level, "since_round": round, "stand_in": why}
        return await self._hand_over(table, seat, reasons[why], values, (why, level, round))

    async def give_back(self, table: str, seat: int, round: int) -> bool:
        """The owner plays again."""
        values = {"kind": "person", "level": "", "since_round": 0, "stand_in": "", "left_at": None}
        lent = (seats.c.kind == "bot") & seats.c.person
        return await self._hand_over(table, seat, lent, values, ("back", "", round))

    async def _hand_over(
        self,
        table: str,
        seat: int,
        where: ColumnElement[bool],
        values: dict[str, Any],
        noted: tuple[str, str, int],
    ) -> bool:
        async with self.write() as connection:
            await self._alone(connection, table)
            done = await connection.execute(
                update(seats).where(*_seat(table, seat), where).values(**values)
            )
            if done.rowcount:
                await self._drop_votes(connection, table, seat)
                event, text, round = noted
                if event == "back":
                    await self._drop_links(connection, table, seat, "claim")
                await self._say(connection, table, seat, text, event, round)
                await self.tell(connection, table, PEOPLE)
            return bool(done.rowcount)

    # Seats that change hands

    async def claim_seat(self, table: str, link: str, seat: int, holder: str, round: int) -> bool:
        """Whoever comes with the link for somebody who was lost has the seat from now on, and
        nobody else; False if the link has been used."""
        back = {"kind": "person", "level": "", "since_round": 0, "stand_in": "", "left_at": None}
        async with self.write() as connection:
            await self._alone(connection, table)
            if not await self._spend(connection, table, link):
                return False
            host = await self._vacate(connection, table, seat)
            new = {"hash": holder, "seat": seat, "purpose": "host" if host else "holder"}
            await self._put_key(connection, table, new)
            await self._drop_links(connection, table, seat, "claim", "device")
            await connection.execute(update(seats).where(*_seat(table, seat)).values(**back))
            await self._drop_votes(connection, table, seat)
            await self._say(connection, table, seat, "", "claim", round)
            await self.tell(connection, table, PEOPLE)
        return True

    async def resign(self, table: str, seat: int, level: str, round: int) -> bool:
        """Somebody has given up: a bot plays on, to the end; False if it was so already."""
        values = {"kind": "bot", "person": False, "level": level, "since_round": round}
        gone = {**values, "stand_in": "resign", "left_at": None}
        async with self.write() as connection:
            await self._alone(connection, table)
            done = await connection.execute(
                update(seats).where(*_seat(table, seat), seats.c.person).values(**gone)
            )
            if not done.rowcount:
                return False
            if await self._vacate(connection, table, seat):
                await self._pass_on_host(connection, table)
            await self._drop_links(connection, table, seat, "claim", "device")
            await self._drop_votes(connection, table, seat)
            await self._say(connection, table, seat, level, "resign", round)
            await self.tell(connection, table, PEOPLE)
        return True

    async def free_seat(self, table: str, seat: int) -> None:
        """Somebody leaves before the game has begun: the seat is open again."""
        values = {"kind": "open", "name": "", "person": False, "level": "", "left_at": None}
        async with self.write() as connection:
            await self._alone(connection, table)
            await connection.execute(update(seats).where(*_seat(table, seat)).values(**values))
            if await self._vacate(connection, table, seat):
                await self._pass_on_host(connection, table)
            await self._drop_links(connection, table, seat, "claim", "device")
            await self.tell(connection, table, PEOPLE)

    # Votes and clocks

    async def vote(self, table: str, seat: int, voter: int, agrees: bool) -> None:
        row = {"table_id": table, "seat": seat, "voter": voter}
        async with self.write() as connection:
            await self._alone(connection, table)
            same = [votes.c[name] == value for name, value in row.items()]
            await connection.execute(delete(votes).where(*same))
            if agrees:
                await connection.execute(insert(votes).values(**row))
            await self.tell(connection, table, PEOPLE)

    async def votes(self, table: str) -> dict[int, set[int]]:
        """Who wants a bot, by absent seat."""
        asked = select(votes.c.seat, votes.c.voter).where(votes.c.table_id == table)
        found: dict[int, set[int]] = {}
        async with self.read() as connection:
            for seat, voter in await connection.execute(asked):
                found.setdefault(seat, set()).add(voter)
        return found

    async def set_clocks(self, table: str, times: dict[int, Clock]) -> None:
        async with self.write() as connection:
            await connection.execute(CLOCK, clock_rows(table, times))
            await self.tell(connection, table, PEOPLE)

    # What they say, and what is noted of them

    async def chat(self, table: str, after: int, most: int) -> list[dict[str, Any]]:
        """The last words after number `after`, `most` of them."""
        columns = (chat.c.n, chat.c.seat, chat.c.text, chat.c.at, chat.c.event, chat.c.round)
        asked = select(*columns).where(chat.c.table_id == table, chat.c.n > after)
        async with self.read() as connection:
            rows = await connection.execute(asked.order_by(chat.c.n.desc()).limit(most))
            return [plain(row) for row in rows][::-1]

    async def say(
        self, table: str, seat: int | None, words: str, event: str = "", round: int = 0
    ) -> None:
        async with self.write() as connection:
            await self._alone(connection, table)
            await self._say(connection, table, seat, words, event, round)
            await self.tell(connection, table, PEOPLE)

    async def _say(
        self,
        connection: AsyncConnection,
        table: str,
        seat: int | None,
        words: str,
        event: str,
        round: int,
    ) -> None:
        last = select(func.coalesce(func.max(chat.c.n), 0)).where(chat.c.table_id == table)
        n = (await connection.execute(last)).scalar_one() + 1
        row = {"table_id": table, "n": n, "seat": seat, "text": words, "at": self.now()}
        await connection.execute(insert(chat).values(**row, event=event, round=round))
