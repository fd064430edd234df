"""Two games that differ only in what was chosen in private say the same to everybody else, byte for
byte, until they are over."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field

import pytest

from scriptorium.server import keys
from scriptorium.server.bots import Question, Thinkers, think
from tests import toys
from tests.server.browser import ME, OPEN, Browser, Mirror, Socket, bot
from tests.server.conftest import Fresh
from tests.server.serving import house
from tests.server.test_tables import refusal

# Ada's choices in private, in two games; "undo" takes back the last.
FEW = {"keep": ["keep 1", "done"], "bury": ["done"]}
MANY = {
    "keep": ["keep 4", "keep 2", "undo", "keep 3", "done"],
    "bury": ["bury 3", "undo", "bury 4", "bury 3", "done"],
}


@pytest.fixture(autouse=True)
def hands(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(keys, "seed", lambda: "the same")
    with toys.on_the_shelf():
        yield


@dataclass
class Party:
    """A table: Ada at seat 0, whose choices are private; Ben at seat 1; Eve watches."""

    table: str
    ada: Browser
    ben: Browser
    eve: Browser
    his: Socket
    hers: Socket
    answers: list[str] = field(default_factory=list)

    async def choose(self, who: Browser, *choices: str) -> None:
        for text in choices:
            seq = (await who.look(self.table)).seq
            if text == "undo":
                await who.post(f"/tables/{self.table}/undo", seq=seq)
                continue
            done = await who.act(self.table, seq, text)
            if who is self.ben:
                await self.his.until(lambda seen, to=done["seq"]: seen.seq >= to)

    async def seen(self, true: Callable[[Mirror], object]) -> None:
        for socket in (self.his, self.hers):
            await socket.until(true)

    async def hear(self, word: str) -> None:
        """Ada says something. What came before it has been read then; so nothing came late."""
        await self.ada.post(f"/tables/{self.table}/chat", text=word)
        await self.seen(lambda seen: any(line["text"] == word for line in seen.chat))

    async def ask(self) -> None:
        """All that can be asked for, by those who must not know."""
        for who in (self.ben, self.eve):
            last = (await who.look(self.table)).seq
            paths = ["", f"/{self.table}", f"/{self.table}/history"]
            paths += [f"/{self.table}?since={k}" for k in range(last + 2)]
            paths += [f"/{self.table}/moments/{k}" for k in range(last + 2)]
            for path in paths:
                answer = await who.http.get(f"/api/tables{path}")
                assert answer.status_code < 500, answer.text
                self.answers.append(answer.text)

    def heard(self) -> list[str]:
        """Everything said to Ben and Eve, without the name of the table and the time of day."""
        return [timeless(one, self.table) for one in [*self.his.raw, *self.hers.raw, *self.answers]]


def timeless(text: str, table: str) -> str:
    times = r'"(made|created|moved|at|away_since|lost_at)":[\d.]+'
    return re.sub(times, r'"\1":0', text.replace(table, "TABLE"))


@contextlib.asynccontextmanager
async def party(address: str) -> AsyncIterator[Party]:
    async with Browser(address) as ada, Browser(address) as ben, Browser(address) as eve:
        opened = await ada.post("/tables", game="hands", seats=[ME, OPEN])
        table = opened["table"]
        await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"], name="Ben")
        await eve.post(f"/tables/{table}/join", key=opened["watch"])
        async with ben.live(table) as his:
            await his.until(lambda seen: seen.table["seats"][1]["online"])
            async with eve.live(table) as hers:
                await hers.next()
                await eve.post(f"/tables/{table}/chat", text="I watch.")
                made = Party(table, ada, ben, eve, his, hers)
                # Also that Ada is not connected.
                await made.seen(
                    lambda seen: seen.chat and seen.table["seats"][0]["away_since"] is not None
                )
                his.raw.clear()
                hers.raw.clear()
                yield made


async def play(address: str, private: dict[str, list[str]]) -> Party:
    """A round, and the beginning of the next."""
    async with party(address) as made:
        await unseen(made, private["keep"])
        await made.seen(lambda seen: seen.view and seen.view["to_act"] == [1])
        await made.choose(made.ben, "keep 2", "done")
        await made.seen(lambda seen: seen.view and seen.view["asks"] == "bid")
        for who, bid in ((made.ada, "bid 2"), (made.ben, "bid 1")):
            await made.choose(who, bid)
            await made.seen(lambda seen, bid=bid: seen.log[-1]["do"] == bid)
        await unseen(made, private["bury"])
        await made.seen(lambda seen: seen.view and seen.view["round"] == 2)
        await made.choose(made.ada, "keep 2")
        await made.hear("The second round.")
        await made.ask()
        for who in (made.ada, made.ben, made.eve):
            sealed = await refusal(who.get(f"/tables/{made.table}/record"))
            assert sealed.key == "record-sealed"
        return made


async def unseen(made: Party, private: list[str]) -> None:
    """Until the last of them, nobody can tell that there were any."""
    before = await made.ben.tables()
    await made.choose(made.ada, *private[:-1])
    assert await made.ben.tables() == before
    await made.hear(f"I have nearly finished {len(made.hers.mirror.chat)}.")
    await made.ask()
    await made.choose(made.ada, private[-1])


async def test_what_is_chosen_in_private_reaches_nobody_else(fresh: Fresh) -> None:
    async with house(await fresh("sqlite")) as place:
        few = await play(place.address, FEW)
        many = await play(place.address, MANY)
    told = few.heard()
    assert told == many.heard()
    assert not re.search(r'"do":"(keep [134]|bury)|"kept":\[[134]', "".join(told))
    assert '"bid 2"' in "".join(told)


async def test_when_the_game_is_over_everybody_may_read_it_all(fresh: Fresh) -> None:
    async with house(await fresh("sqlite")) as place, party(place.address) as made:
        for card in (3, 4):
            await made.choose(made.ada, f"keep {card}", "done")
            await made.choose(made.ben, "done")
            await made.choose(made.ada, "bid 1")
            await made.choose(made.ben, "bid 1")
            assert all(line["seat"] != 0 or "bid" in line["do"] for line in made.hers.mirror.log)
            await made.choose(made.ada, "done")
        await made.seen(lambda seen: seen.over)
        for socket in (made.his, made.hers):
            done = [line["do"] for line in socket.mirror.log if line["seat"] == 0]
            assert [text for text in done if "keep" in text] == ["keep 3", "keep 4"]
        assert "keep 3" in (await made.eve.http.get(f"/api/tables/{made.table}/record")).text


async def test_a_choice_with_one_option_is_not_made_by_itself_in_private(fresh: Fresh) -> None:
    """That it took no time would say that there was nothing to choose."""
    async with house(await fresh("sqlite")) as place, party(place.address) as made:
        await made.choose(made.ada, "done")
        await made.choose(made.ben, "done")
        await made.choose(made.ada, "bid 1")
        await made.choose(made.ben, "bid 1")
        mirror = await made.ada.look(made.table)
        assert mirror.options() == ["done"]


async def test_bots_do_not_depend_on_what_is_private(
    fresh: Fresh, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def here(self: Thinkers, question: Question) -> list[str]:
        return think(question)

    monkeypatch.setattr(Thinkers, "_asked", here)  # no other process has the toys
    seen = []
    async with house(await fresh("sqlite")) as place:
        for private in (FEW, MANY):
            async with Browser(place.address) as ada:
                opened = await ada.post("/tables", game="hands", seats=[ME, bot(), bot()])
                table = opened["table"]
                async with ada.live(table) as socket:
                    for text in private["keep"]:
                        seq = socket.mirror.seq
                        path = "undo" if text == "undo" else "actions"
                        more = {} if text == "undo" else {"action": text}
                        done = await ada.post(f"/tables/{table}/{path}", seq=seq, **more)
                        await socket.until(lambda mirror, to=done["seq"]: mirror.seq >= to)
                    await socket.until(lambda mirror: mirror.asked and mirror.view["asks"] == "bid")
                    await ada.act(table, socket.mirror.seq, "bid 1")
                    await socket.until(
                        lambda mirror: mirror.asked and mirror.view["asks"] == "bury"
                    )
                    assert socket.mirror.view is not None
                    seen.append([row["bids"] for row in socket.mirror.view["seats"]])
                    game = place.hub.rooms[table].game
                    seen[-1].append(game.state.kept[1:])
    assert seen[0] == seen[1]
