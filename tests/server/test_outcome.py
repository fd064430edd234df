"""Lists of tables and tables say what a game comes to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests import toys
from tests.server.browser import ME, OPEN, Browser, bot
from tests.server.conftest import Fresh
from tests.server.serving import house


@pytest.fixture(autouse=True)
def hands() -> Iterator[None]:
    with toys.on_the_shelf():
        yield


async def outcomes(ada: Browser, table: str) -> list[object]:
    """By the list of tables and by the table itself."""
    (row,) = [one for one in await ada.tables() if one["id"] == table]
    return [row["outcome"], (await ada.look(table)).table["outcome"]]


@pytest.mark.parametrize(("cards", "won"), [((1, 2, 3, 4), True), ((1,), False)])
async def test_alone_it_is_won_or_lost(fresh: Fresh, cards: tuple[int, ...], won: bool) -> None:
    async with house(await fresh("sqlite")) as place, Browser(place.address) as ada:
        table = (await ada.post("/tables", game="hands", scenario="alone", seats=[ME]))["table"]
        assert await outcomes(ada, table) == [{"kind": "solo", "won": None}] * 2
        await ada.do(table, *(f"keep {card}" for card in cards), "done", "bid 1", "done")
        assert await outcomes(ada, table) == [{"kind": "solo", "won": None}] * 2
        await ada.do(table, "done", "bid 1", "done")
        assert await outcomes(ada, table) == [{"kind": "solo", "won": won}] * 2


async def test_others_have_places(fresh: Fresh) -> None:
    async with house(await fresh("sqlite")) as place, Browser(place.address) as ada:
        opened = await ada.post("/tables", game="hands", seats=[ME, OPEN])
        assert await outcomes(ada, opened["table"]) == [None] * 2  # it has not begun
        opened = await ada.post("/tables", game="hands", seats=[ME, bot()])
        found = await outcomes(ada, opened["table"])
        assert [one["kind"] for one in found if isinstance(one, dict)] == ["ranks"] * 2
