"""While one player decides for the team, the others show what they would do, and agree."""

from __future__ import annotations

import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.core.frames import Frame
from scriptorium.core.rng import Stream
from scriptorium.core.table import Table
from scriptorium.server.proposals import MOST_STEPS, Proposals, Trial, speaker
from tests.contract import lively
from tests.server.browser import ME, OPEN, Browser, Mirror, Socket, bot, settled
from tests.server.conftest import Fresh
from tests.server.dealing import PERSON, Dealt, deal
from tests.server.serving import House, house
from tests.server.test_tables import refusal

# Six points of development have to go; whoever is asked says whose, one after the other.
HUNT: dict[str, Any] = {
    "game": "orleans",
    "scenario": "city-defense",
    "phase": "event",
    "event": "witch_hunt",
}
QUIET = ["librarian", "scholar", "general"]
MINE = ["back 1", "back 2", "back 1", "back 2", "back 1", "back 2"]
THEIRS = ["back 2"] * 4 + ["back 1"] * 2
Browsers = Callable[[str], Browser]


def hunt(players: int = 2, speaker: int = 0, **more: Any) -> dict[str, Any]:
    seats = [{"development": 4} for _ in range(players)]
    return {**HUNT, "seats": seats, "characters": QUIET[:players], "start": speaker + 1, **more}


class Talk:
    """A table where the team is asked, with a browser and a socket for each person."""

    def __init__(self, place: House, dealt: Dealt) -> None:
        self.place = place
        self.dealt = dealt
        self.id = dealt.id
        self.browsers: dict[int | None, Browser] = {}
        self.sockets: dict[int | None, Socket] = {}

    def state(self) -> Any:
        return self.place.hub.rooms[self.id].game.state

    def count(self) -> int:
        return self.place.hub.rooms[self.id].game.count

    async def seen(self, true: Callable[[Mirror], object]) -> None:
        """By all who look on."""
        for socket in self.sockets.values():
            await socket.until(true)

    async def refused(self, seat: int | None, path: str, /, **body: Any) -> str:
        """A request that is refused, and leaves everything as it was: what for."""
        browser = self.browsers[seat]
        before = await browser.get(f"/tables/{self.id}")
        body.setdefault("seq", before["seq"])
        refused = await refusal(browser.post(f"/tables/{self.id}/{path}", **body))
        after = await browser.get(f"/tables/{self.id}")
        assert {**after, "made": 0} == {**before, "made": 0}
        return refused.key


@contextlib.asynccontextmanager
async def talk(
    place: House, visit: Browsers, position: dict[str, Any], *players: str, watch: bool = False
) -> AsyncIterator[Talk]:
    made = Talk(place, await deal(place.hub.store, position, *players))
    people: list[int | None] = [seat for seat, one in enumerate(players) if one == PERSON]
    async with contextlib.AsyncExitStack() as stack:
        for seat in people + [None] * watch:
            browser = made.browsers[seat] = visit(place.address)
            made.dealt.sit(browser, seat)
        for seat, browser in made.browsers.items():
            made.sockets[seat] = await stack.enter_async_context(browser.live(made.id))
        there = {one for one in people if one is not None}
        await made.seen(lambda seen: there == online(seen))
        yield made


def online(mirror: Mirror) -> set[int]:
    return {one["seat"] for one in mirror.table["seats"] if one["online"]}


def steps(mirror: Mirror, seat: int) -> list[str]:
    shown = mirror.proposal(seat)
    return [one["text"] for one in shown["steps"]] if shown is not None else []


def agreed(mirror: Mirror, seat: int) -> list[int]:
    shown = mirror.proposal(seat)
    found: list[int] = shown["agreed"] if shown is not None else []
    return found


# Among people


@pytest.mark.parametrize("players", [2, 3])
async def test_all_see_a_draft_grow(server: House, visit: Browsers, players: int) -> None:
    people = [PERSON] * players
    async with talk(server, visit, hunt(players), *people, watch=True) as table:
        last = players - 1
        before = table.state().dump()
        await table.seen(lambda seen: seen.team and seen.team["asked"]["seat"] == 0)
        assert table.sockets[0].mirror.team == table.sockets[None].mirror.team
        assert table.sockets[0].mirror.decision == table.sockets[0].mirror.team["asked"]
        draft: list[str] = []
        asked: Any = table.sockets[0].mirror.team["asked"]
        while asked is not None:
            draft.append(asked["options"][len(draft) % len(asked["options"])]["text"])
            told = await table.browsers[last].propose(table.id, *draft)
            assert steps(told, last) == draft
            await table.seen(lambda seen, draft=draft: steps(seen, last) == draft)
            for socket in table.sockets.values():
                shown = socket.mirror.proposal(last)
                assert shown == told.proposal(last)
                assert socket.updates[-1].keys() - {"team"} == {
                    "seq",
                    "since",
                    "asked",
                    "undo",
                    "by",
                    "made",
                }
            asked = told.proposal(last)["next"]
            if asked is not None:
                assert (asked["seat"], asked["values"]["left"]) == (0, 6 - len(draft))
        assert len(draft) == 6
        assert (table.state().dump(), table.count()) == (before, 0)


async def test_players_agree_and_the_speaker_does_it(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(3), PERSON, PERSON, PERSON, watch=True) as table:
        ada, ben, eve = (table.browsers[seat] for seat in (0, 1, 2))
        await ben.propose(table.id, *MINE)
        await eve.propose(table.id, *THEIRS[:3])
        await eve.agree(table.id, 1)
        await ada.agree(table.id, 1)
        await ada.agree(table.id, 2)
        await table.seen(lambda seen: (agreed(seen, 1), agreed(seen, 2)) == ([0, 2], [0]))
        await ada.agree(table.id, 1, False)
        await table.seen(lambda seen: (agreed(seen, 1), agreed(seen, 2)) == ([2], [0]))
        await ben.propose(table.id, *MINE[:-1])  # other steps: nobody has agreed with them
        await table.seen(lambda seen: agreed(seen, 1) == [] and len(steps(seen, 1)) == 5)
        await eve.propose(table.id)
        await table.seen(lambda seen: seen.proposal(2) is None)
        assert table.count() == 0
        await ada.do(table.id, "back 1")  # the speaker alone decides
        await table.seen(lambda seen: seen.seq == 1 and seen.team["proposals"] == [])
        await ben.propose(table.id, *MINE[1:])
        await ada.do(table.id, *MINE[1:])
        await table.seen(lambda seen: seen.seq >= 6 and seen.team is None)
        spent = [4 - p.development for p in table.state().players]
        assert spent == [3, 3, 0]


async def test_the_speaker_may_show_something_too(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(), PERSON, PERSON) as table:
        await table.browsers[0].propose(table.id, *MINE)
        await table.browsers[1].agree(table.id, 0)
        await table.seen(lambda seen: agreed(seen, 0) == [1])


async def test_taking_back_a_step_ends_the_talk_as_well(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(), PERSON, PERSON) as table:
        ada = table.browsers[0]
        mirror = await ada.do(table.id, "back 1")
        await table.browsers[1].propose(table.id, "back 2")
        await table.seen(lambda seen: steps(seen, 1) == ["back 2"])
        await ada.post(f"/tables/{table.id}/undo", seq=mirror.seq)
        await table.seen(lambda seen: seen.seq == 2 and seen.proposal(1) is None)


async def test_whoever_comes_back_sees_what_was_shown(fresh: Fresh, visit: Browsers) -> None:
    database = await fresh("sqlite")
    async with house(database) as place:
        async with talk(place, visit, hunt(), PERSON, PERSON) as table:
            await table.browsers[0].propose(table.id, *MINE)
            await table.browsers[1].agree(table.id, 0)
        for seat in (0, 1):
            async with table.browsers[seat].live(table.id) as socket:
                first = await socket.next()
                assert first["team"]["proposals"][0]["agreed"] == [1]
                assert steps(socket.mirror, 0) == MINE
    # It is no part of what is kept.
    async with house(database) as place, table.browsers[0].moved(place.address) as ada:
        mirror = await ada.look(table.id)
        assert (mirror.seq, mirror.team["proposals"]) == (0, [])


async def test_whoever_takes_over_a_seat_has_shown_nothing(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(3), PERSON, PERSON, PERSON) as table:
        for seat in (0, 1, 2):
            await table.browsers[seat].propose(table.id, "back 1")
        for other in (0, 2):
            await table.browsers[1].agree(table.id, other)
        await table.browsers[1].post(f"/tables/{table.id}/seats/1", kind="bot", level="random")
        await table.seen(lambda seen: seen.table["seats"][1]["kind"] == "bot")
        await table.seen(lambda seen: seen.proposal(1) is None)
        mirror = table.sockets[0].mirror
        assert [steps(mirror, 0), steps(mirror, 2)] == [["back 1"]] * 2
        assert agreed(mirror, 0) == agreed(mirror, 2) == []


async def test_nothing_of_it_is_in_log_record_or_history(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(), PERSON, PERSON) as table:
        ada, ben = table.browsers[0], table.browsers[1]
        paths = [f"/tables/{table.id}/{what}" for what in ("history", "moments/0")]
        before = [await ada.get(path) for path in paths]
        lines = server.hub.rooms[table.id].game.lines
        await ben.propose(table.id, *THEIRS)
        await ada.agree(table.id, 1)
        assert [await ada.get(path) for path in paths] == before
        assert server.hub.rooms[table.id].game.lines == lines
        assert await server.hub.store.lines(table.id) == []
        assert (await ada.look(table.id)).log == []


# What is refused


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("proposals", {"steps": ["back 3"]}, "proposal-step"),  # nobody sits there
    ("proposals", {"steps": ["back 1", "yes"]}, "proposal-step"),
    ("proposals", {"steps": ["back 1", "no such thing"]}, "proposal-step"),
    ("proposals", {"steps": [*MINE, "back 1"]}, "proposal-beyond"),
    ("proposals", {"steps": [*MINE, "no such thing"]}, "proposal-beyond"),
    ("proposals", {"steps": ["back 1"] * 5}, "proposal-step"),  # it has only four
    ("proposals", {"steps": ["back 1"] * (MOST_STEPS + 1)}, "proposal-too-long"),
    ("proposals", {"steps": ["x"] * 3000}, "proposal-too-long"),
    ("proposals", {"steps": ["back 1"] * 10_000}, "body-too-large"),
    ("proposals", {"steps": ["back 1"], "seq": 1}, "stale"),
    ("proposals", {"steps": ["back 1"], "seq": -1}, "bad-request"),
    ("proposals", {"steps": ["back 1"], "seq": "0.5"}, "bad-request"),
    ("proposals", {"steps": ["back 1"], "seat": 0}, "bad-request"),  # in another's name
    ("proposals", {"steps": "back 1"}, "bad-request"),
    ("proposals", {"steps": [["back 1"]]}, "bad-request"),
    ("proposals", {"steps": [1]}, "bad-request"),
    ("proposals", {"steps": [""]}, "bad-request"),
    ("proposals", {"steps": ["x" * 201]}, "bad-request"),
    ("proposals", {"steps": [None]}, "bad-request"),
    ("proposals", {"steps": None}, "bad-request"),
    ("proposals", {}, "bad-request"),
    ("agreements", {"seat": 0, "id": "none", "agrees": True}, "proposal-gone"),
    ("agreements", {"seat": 1, "id": "none", "agrees": True}, "proposal-own"),
    ("agreements", {"seat": 5, "id": "none", "agrees": True}, "proposal-gone"),
    ("agreements", {"seat": 8, "id": "none", "agrees": True}, "bad-request"),
    ("agreements", {"seat": 0, "id": "none", "agrees": "perhaps"}, "bad-request"),
    ("agreements", {"seat": 0, "id": "x" * 65, "agrees": True}, "bad-request"),
    ("agreements", {"seat": 0, "id": 7, "agrees": True}, "bad-request"),
    ("agreements", {"seat": 0, "id": "none", "agrees": True, "by": 0}, "bad-request"),
    ("agreements", {"seat": 0, "id": "none"}, "bad-request"),
]


async def test_what_cannot_be_proposed_is_refused_and_nothing_is_lost(
    server: House, visit: Browsers
) -> None:
    async with talk(server, visit, hunt(), PERSON, PERSON, watch=True) as table:
        await table.browsers[0].propose(table.id, *MINE)
        await table.browsers[1].propose(table.id, *THEIRS)
        for path, body, key in WRONG:
            assert await table.refused(1, path, **body) == key, (path, body)
        watching: list[tuple[str, dict[str, Any]]] = [
            ("proposals", {"steps": ["back 1"]}),
            ("proposals", {"steps": []}),
            ("agreements", {"seat": 0, "id": "x", "agrees": True}),
        ]
        for path, body in watching:
            assert await table.refused(None, path, **body) == "only-watching"
        await table.seen(lambda seen: seen.proposal(0) and seen.proposal(1))
        assert (await table.browsers[1].agree(table.id, 0)).proposal(0)["agreed"] == [1]


async def test_one_agrees_with_what_one_has_seen(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(), PERSON, PERSON) as table:
        seen = (await table.browsers[0].propose(table.id, *MINE)).proposal(0)
        await table.browsers[0].propose(table.id, *THEIRS)
        body = {"seat": 0, "id": seen["id"], "agrees": True}
        assert await table.refused(1, "agreements", **body) == "proposal-gone"
        await table.browsers[0].propose(table.id)
        assert await table.refused(1, "agreements", **body) == "proposal-gone"


async def test_a_choice_made_meanwhile_comes_first(server: House, visit: Browsers) -> None:
    async with talk(server, visit, hunt(), PERSON, PERSON) as table:
        await table.browsers[0].do(table.id, "back 1")
        body = {"steps": ["back 1"], "seq": 0}
        assert await table.refused(1, "proposals", **body) == "stale"
        assert await table.refused(1, "agreements", seat=0, id="x", agrees=True, seq=0) == "stale"


async def test_only_a_decision_of_the_team_is_talked_about(server: House, visit: Browsers) -> None:
    """Planning is everybody's own; so is where the own merchant sails, though all chose who."""
    steps = {"steps": ["ready"]}
    async with talk(server, visit, hunt(phase="planning"), PERSON, PERSON) as table:
        assert table.sockets[0].mirror.team is None
        assert await table.refused(0, "proposals", **steps) == "proposal-not-now"
        body = {"seat": 1, "id": "x", "agrees": True}
        assert await table.refused(0, "agreements", **body) == "proposal-not-now"
    async with talk(server, visit, hunt(event="good_winds"), PERSON, PERSON) as table:
        told = await table.browsers[1].propose(table.id, "choose 2")
        assert told.proposal(1)["next"] is None
        sail = {"steps": ["choose 1", "sail"]}
        assert await table.refused(1, "proposals", **sail) == "proposal-beyond"
        await table.browsers[0].do(table.id, "choose 2")
        await table.seen(lambda seen: seen.team is None and seen.view["to_act"] == [1])
        assert await table.refused(0, "proposals", **steps) == "proposal-not-now"


async def test_other_games_have_no_team(server: House, visit: Browsers, ada: Browser) -> None:
    opened = await ada.open(ME, OPEN)
    body = {"seq": 0, "steps": ["ready"]}
    waiting = await refusal(ada.post(f"/tables/{opened['table']}/proposals", **body))
    assert waiting.key == "table-waiting"
    alone = await ada.post("/tables", game="pilgrim", seats=[ME])
    base = await ada.open(ME, bot())
    for table in (alone["table"], base["table"]):
        mirror = await settled(ada, table, lambda seen: seen.asked)
        assert mirror.team is None
        refused = await refusal(
            ada.post(f"/tables/{table}/proposals", seq=mirror.seq, steps=mirror.options()[:1])
        )
        assert (refused.status, refused.key) == (409, "proposal-not-now")


async def test_a_seat_that_a_bot_plays_shows_what_the_bot_would(
    server: House, visit: Browsers
) -> None:
    async with talk(server, visit, hunt(), PERSON, "random") as table:
        guest = visit(server.address)
        table.dealt.sit(guest, 1)
        table.browsers[1] = guest
        assert await table.refused(1, "proposals", steps=["back 1"]) == "bot-plays"


# Nothing hidden


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_shown_does_not_depend_on_what_is_hidden(players: int) -> None:
    """Two games that differ only in events and draws to come: the same is asked, and every draft
    leads to the same, to its end and not beyond."""
    config = registry.config("orleans", players, "7", None, "city-defense")
    chance, kinds = Stream("hidden", "test"), set()
    for state, _, _ in lively.play(config):
        seat = speaker(state)
        if seat is None:
            continue
        kinds.add(state.frames[-1].name)
        shown = []
        for one in (state, state.determinize(None, chance)):
            trial, choices = Trial(one), Stream("choices", "test")
            while not trial.complete:
                trial.take(choices.choice(trial.state.legal(seat)))
            assert len(trial.steps) <= MOST_STEPS // 2
            drafts = Proposals()
            for length in range(len(trial.steps) + 1):
                texts = [step["text"] for step in trial.shown[:length]]
                drafts.propose(one, [seat], texts)
                shown.append(json.dumps(drafts.json(one)))
        half = len(shown) // 2
        assert shown[:half] == shown[half:]
        assert state.frames[-1].team
        assert not state.frames[-1].secret
        assert not state.frames[-1].private
        asked = state.decision(seat)
        assert asked == state.determinize(None, chance).decision(seat)
    assert kinds


def test_the_frames_that_ask_the_speaker() -> None:
    config = registry.config("orleans", 3, "1", None, "city-defense")
    frames = registry.load("orleans").new(config).ruleset.frames
    made = {name: made_of_zeros(make) for name, make in frames.items()}
    assert {name for name, frame in made.items() if frame.team} == {
        "share",
        "buy-goods",
        "sailor",
        "trade-wool",
        "team-pays",
        "give-tiles",
        "give-up",
        "take-off",
        "close-tiles",
        "send-monks",
        "drop-citizen",
    }


def made_of_zeros(make: Callable[..., Frame[Any]]) -> Frame[Any]:
    """Some frame of this kind: it takes a few numbers, or lists of them."""
    for count, value in itertools.product(range(7), (0, [0])):
        with contextlib.suppress(TypeError):
            return make(*[value] * count)
    raise AssertionError(make)


def test_a_table_at_another_moment_has_other_proposals() -> None:
    position = hunt()
    config = registry.config("orleans", 2, "1", None, "city-defense")
    table = Table(config, ["human"] * 2, None, position)
    kinds = ["person", "person"]
    proposals = Proposals()
    proposals.at(table, kinds).propose(table.state, [1], ["back 1"])
    assert proposals.at(table, kinds).shown() == [1]
    table.act(0, "back 1")
    assert proposals.at(table, kinds).shown() == []


def test_those_at_one_screen_talk_with_one_voice() -> None:
    table = Table(
        registry.config("orleans", 2, "1", None, "city-defense"), ["human"] * 2, None, hunt()
    )
    proposals = Proposals().at(table, ["person", "person"])
    proposals.propose(table.state, [1, 0], ["back 1"])
    assert proposals.agreed(1) == [0]
    proposals.agree(table.state, [0, 1], 1, proposals.drafts[1].id, agrees=False)
    assert proposals.agreed(1) == []
