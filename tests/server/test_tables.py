"""Setting up tables, and who may sit where."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.browser import GAME, ME, OPEN, Browser, Json, Refused, bot, settled
from tests.server.serving import House

pytestmark = pytest.mark.both_databases
LEVELS = ["random", "novice"]


async def refusal(work: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value


async def seated(ada: Browser, ben: Browser, **more: Any) -> str:
    """A running table: seat 0 is Ada, seat 1 is Ben."""
    opened = await ada.open(ME, OPEN, **more)
    table: str = opened["table"]
    await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"], name="Ben")
    return table


async def test_a_table_has_seats_of_every_kind(ada: Browser) -> None:
    opened = await ada.open(OPEN, {"kind": "me", "name": " Ada "}, bot("novice"), edition="2014")
    assert opened["seat"] == 1
    assert list(opened["invitations"]) == ["0"]
    mirror = await ada.look(opened["table"])
    assert [one["kind"] for one in mirror.table["seats"]] == ["open", "person", "bot"]
    assert [one["name"] for one in mirror.table["seats"]] == ["", "Ada", ""]
    assert mirror.table["seats"][2]["level"] == "easy"
    assert mirror.table["status"] == "waiting"
    assert (mirror.table["edition"], mirror.table["players"]) == ("2014", 3)
    assert (mirror.table["host"], mirror.table["seat"]) == (True, 1)
    assert (mirror.view, mirror.decision, mirror.seq) == (None, None, 0)


async def test_a_link_says_where_it_leads_before_it_is_used(ada: Browser, ben: Browser) -> None:
    opened = await ada.open({"kind": "me", "name": "Ada"}, OPEN, bot(), edition="2014")
    path = f"/tables/{opened['table']}/peek"
    seat = await ben.post(path, key=opened["invitations"]["1"])
    assert seat == {
        "game": GAME,
        "edition": "2014",
        "scenario": "base",
        "players": 3,
        "seat": 1,
        "names": ["Ada"],
        "here": False,
        "coach": False,
    }
    assert (await ben.post(path, key=opened["watch"]))["seat"] is None
    for key in ("x" * 43, ada.key):
        assert (await refusal(ben.post(path, key=key))).key == "bad-link"
    assert (await refusal(ben.look(opened["table"]))).key == "no-access"


async def test_a_used_link_to_a_seat_invites_nobody_else(
    ada: Browser, ben: Browser, server: Any
) -> None:
    opened = await ada.open(ME, OPEN, OPEN)
    path, key = f"/tables/{opened['table']}", opened["invitations"]["1"]
    await ben.post(f"{path}/join", key=key)
    assert (await ben.post(f"{path}/peek", key=key))["here"]  # the way back to his own seat
    assert (await ada.post(f"{path}/peek", key=opened["watch"]))["here"]
    async with Browser(server.address) as eve:
        late = await refusal(eve.post(f"{path}/peek", key=key))
        assert (late.status, late.key) == (403, "bad-link")
        await ada.post(f"{path}/seats/2", kind="bot", level="random")
        late = await refusal(eve.post(f"{path}/peek", key=opened["invitations"]["2"]))
        assert late.key == "bad-link"
        assert not (await eve.post(f"{path}/peek", key=opened["watch"]))["here"]


async def test_a_table_of_bots_alone_plays_by_itself_before_its_host(ada: Browser) -> None:
    opened = await ada.open(bot(), bot())
    assert (opened["seat"], opened["invitations"]) == (None, {})
    mirror = await settled(ada, opened["table"], lambda seen: seen.over)
    assert mirror.table["seat"] is None
    assert not mirror.asked


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"game": "../orleans"}, 404, "unknown-game"),
        ({"edition": "1999"}, 422, "bad-edition"),
        ({"scenario": "moon"}, 422, "bad-scenario"),
        ({"options": {"cheat": True}}, 422, "unknown-option"),
        ({"options": {"planning": "never"}}, 422, "bad-option"),
        ({"options": {"coin_limit": -1}}, 422, "bad-option"),
        ({"options": {"coin_limit": 10**300}}, 422, "bad-option"),
        ({"seats": [ME]}, 422, "bad-players"),
        ({"seats": [ME, OPEN, OPEN, OPEN, OPEN, OPEN]}, 422, "bad-players"),
        ({"seats": [ME, bot("nobody")]}, 422, "unknown-bot"),
        ({"seats": [ME, {"kind": "bot"}]}, 422, "unknown-bot"),
        ({"seats": [ME, bot("os:system")]}, 422, "unknown-bot"),
        ({"seats": [ME, bot("mine.py:Hasty")]}, 422, "unknown-bot"),
        ({"seats": [ME, bot("planner:budget=60")]}, 422, "unknown-bot"),
        ({"seats": []}, 422, "bad-request"),
        ({"seats": [ME, {"kind": "king"}]}, 422, "bad-request"),
        ({"seats": [ME, {"kind": "open", "name": "x" * 25}]}, 422, "bad-request"),
        ({"seed": "7"}, 422, "bad-request"),
    ],
)
async def test_bad_wishes_are_refused(ada: Browser, change: Json, status: int, key: str) -> None:
    before = await ada.tables()
    request = {"game": GAME, "seats": [ME, OPEN], **change}
    refused = await refusal(ada.post("/tables", **request))
    assert (refused.status, refused.key) == (status, key)
    assert await ada.tables() == before


async def test_the_game_begins_when_the_last_seat_is_taken(ada: Browser, ben: Browser) -> None:
    opened = await ada.open(ME, OPEN)
    table = opened["table"]
    waiting = await refusal(ada.act(table, 0, "ready"))
    assert (waiting.status, waiting.key) == (409, "table-waiting")
    for part in ("moments/0", "history"):
        assert (await refusal(ada.get(f"/tables/{table}/{part}"))).key == "table-waiting"
    joined = await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"], name="Ben")
    assert joined == {"table": table, "seat": 1}
    mirror = await ben.look(table)
    assert mirror.table["status"] == "running"
    assert mirror.table["seats"][1]["name"] == "Ben"
    assert not mirror.table["host"]
    assert mirror.asked
    assert (await ada.look(table)).asked


async def test_a_taken_seat_is_gone(ada: Browser, ben: Browser, server: Any) -> None:
    opened = await ada.open(ME, OPEN, OPEN)
    path, key = f"/tables/{opened['table']}/join", opened["invitations"]["1"]
    assert (await ben.post(path, key=key))["seat"] == 1
    assert (await ben.post(path, key=key))["seat"] == 1  # mine already
    other = await refusal(ben.post(path, key=opened["invitations"]["2"]))
    assert (other.status, other.key) == (409, "already-seated")
    async with Browser(server.address) as eve:
        late = await refusal(eve.post(path, key=key))
        assert (late.status, late.key) == (403, "bad-link")
        assert (await refusal(eve.look(opened["table"]))).key == "no-access"


async def test_a_link_must_be_right(ada: Browser, ben: Browser) -> None:
    opened = await ada.open(ME, OPEN)
    other = await ada.open(ME, OPEN)
    path = f"/tables/{opened['table']}/join"
    for key in ("x" * 43, other["invitations"]["1"], ada.key):
        assert (await refusal(ben.post(path, key=key))).key == "bad-link"
    whole = opened["invitations"]["1"]
    for cut in (whole[:-1], "", f"{whole}.", "ä" * 43):
        for asked in ("join", "peek"):
            refused = await refusal(ben.post(f"/tables/{opened['table']}/{asked}", key=cut))
            assert (refused.status, refused.key) == (403, "cut-link")
    refused = await refusal(ben.post(f"/tables/{opened['table'][:5]}/peek", key=whole))
    assert refused.key == "cut-link"
    missing = await refusal(ben.post("/tables/000000000000/join", key="x" * 43))
    assert (missing.status, missing.key) == (404, "unknown-table")


async def test_a_second_device_sits_at_the_same_seat(
    ada: Browser, ben: Browser, server: Any
) -> None:
    table = await seated(ada, ben)
    key = (await ben.post(f"/tables/{table}/links", seat=1))["key"]
    async with Browser(server.address) as phone:
        assert (await phone.post(f"/tables/{table}/join", key=key))["seat"] == 1
        assert (await phone.look(table)).table["seat"] == 1
        mirror = await phone.do(table, "place marked_farmer castle")
        assert mirror.undo
        assert (await ben.look(table)).view == mirror.view
        async with Browser(server.address) as eve:  # it works once
            assert (await refusal(eve.post(f"/tables/{table}/join", key=key))).key == "bad-link"
        again = await refusal(phone.post(f"/tables/{table}/links", seat=1))
        assert again.key == "not-your-seat"  # whoever lent the seat can take it back
    fresh = (await ben.post(f"/tables/{table}/links", seat=1))["key"]
    assert (await refusal(ada.post(f"/tables/{table}/join", key=fresh))).key == "already-seated"


async def test_a_watcher_sees_and_does_nothing(ada: Browser, ben: Browser, server: Any) -> None:
    opened = await ada.open(ME, OPEN)
    table = opened["table"]
    await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"])
    again = (await ben.post(f"/tables/{table}/links"))["key"]
    for key in (opened["watch"], again):
        async with Browser(server.address) as eve:
            assert (await eve.post(f"/tables/{table}/join", key=key))["seat"] is None
            mirror = await eve.look(table)
            assert mirror.table["seat"] is None
            assert (mirror.asked, mirror.undo) == (False, False)
            for path, body in (
                ("actions", {"seq": 0, "action": "ready"}),
                ("undo", {"seq": 0}),
                ("reset", {"seq": 0}),
                ("preferences", {"auto": False}),
            ):
                refused = await refusal(eve.post(f"/tables/{table}/{path}", **body))
                assert (refused.status, refused.key) == (403, "only-watching")
            stranger = await refusal(eve.post(f"/tables/{table}/seats/1", kind="me"))
            assert (stranger.status, stranger.key) == (403, "not-your-seat")


async def test_watching_first_and_sitting_down_later(ada: Browser, ben: Browser) -> None:
    opened = await ada.open(ME, OPEN)
    path = f"/tables/{opened['table']}/join"
    assert (await ben.post(path, key=opened["watch"]))["seat"] is None
    assert (await ben.post(path, key=opened["invitations"]["1"]))["seat"] == 1
    assert (await ben.post(path, key=opened["watch"]))["seat"] == 1


async def test_links_lead_only_where_one_may_send_people(ada: Browser, ben: Browser) -> None:
    opened = await ada.open(ME, OPEN, OPEN)
    table = opened["table"]
    await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"])
    fresh = (await ben.post(f"/tables/{table}/links", seat=2))["key"]
    assert fresh != opened["invitations"]["2"]
    for seat, said in ((0, "not-the-host"), (5, "no-such-seat")):
        assert (await refusal(ben.post(f"/tables/{table}/links", seat=seat))).key == said
    assert (await refusal(ben.post(f"/tables/{table}/links", seat=8))).key == "bad-request"


async def test_a_watcher_invites_nobody_to_play(ada: Browser, ben: Browser) -> None:
    opened = await ada.open(ME, OPEN)
    path = f"/tables/{opened['table']}"
    await ben.post(f"{path}/join", key=opened["watch"])
    refused = await refusal(ben.post(f"{path}/links", seat=1))
    assert (refused.status, refused.key) == (403, "only-watching")
    assert (await ben.post(f"{path}/links"))["key"]
    empty = await ada.open(OPEN, OPEN)  # a host who only looks on
    assert (await ada.post(f"/tables/{empty['table']}/links", seat=1))["key"]


async def test_watchers_use_up_no_keys(
    ada: Browser, ben: Browser, server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await ada.open(ME, OPEN)
    table, path = opened["table"], f"/tables/{opened['table']}"
    await ben.post(f"{path}/join", key=opened["watch"])
    # The link to watch is one and the same, however often it is asked for.
    assert {(await ben.post(f"{path}/links"))["key"] for _ in range(9)} == {opened["watch"]}
    assert len(await server.hub.store.keys(table)) == 4  # host, watcher, invitation, watch
    # Of those who watch, and of links, the oldest give way; who plays never does.
    monkeypatch.setattr("scriptorium.server.grants.MOST_WATCHERS", 2)
    for _ in range(3):
        async with Browser(server.address) as eve:
            await eve.post(f"{path}/join", key=opened["watch"])
    assert (await refusal(ben.look(table))).key == "no-access"
    links = [(await ada.post(f"{path}/links", seat=1))["key"] for _ in range(7)]
    assert len(await server.hub.store.keys(table)) == 1 + 2 + 1 + 5
    assert (await refusal(ben.post(f"{path}/join", key=links[0]))).key == "bad-link"
    assert (await ben.post(f"{path}/join", key=links[-1]))["seat"] == 1
    # The game is on: the other invitations have gone with it.
    purposes = sorted(one["purpose"] for one in await server.hub.store.keys(table))
    assert purposes == ["holder", "holder", "holder", "host", "watch"]


async def test_my_tables(ada: Browser, ben: Browser) -> None:
    assert await ada.tables() == []
    waiting = (await ada.open(ME, OPEN))["table"]
    running = await seated(ada, ben)
    rows = await ada.tables()
    assert [row["id"] for row in rows] == [running, waiting]
    assert [row["status"] for row in rows] == ["running", "waiting"]
    assert [row["mine"] for row in rows] == [True, False]
    assert rows[0]["to_act"] == [0, 1]
    assert [one["name"] for one in rows[0]["seats"]] == ["Ada", "Ben"]
    assert [row["id"] for row in await ben.tables()] == [running]
    assert (await ben.tables())[0]["seat"] == 1
    await ada.do(running, "ready")
    rows = await ada.tables()
    assert (rows[0]["mine"], rows[0]["to_act"]) == (False, [1])


async def test_my_tables_say_how_far_one_is_ahead_of_an_automaton(
    ada: Browser, ben: Browser
) -> None:
    await seated(ada, ben)
    for scenario in ("base", "campaign"):
        await ada.post("/tables", game="pilgrim", scenario=scenario, seats=[ME])
    leads = [row["lead"] for row in await ada.tables()]
    assert leads == [-5, -5, None]  # of the Ab-Bott five acolytes stand on duties, mine are in hand


async def test_the_host_gives_open_seats_to_bots(ada: Browser, ben: Browser) -> None:
    opened = await ada.open(ME, OPEN, OPEN)
    table = opened["table"]
    await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"])
    refused = await refusal(ben.post(f"/tables/{table}/seats/2", kind="bot", level="random"))
    assert refused.key == "not-your-seat"
    unknown = await refusal(ada.post(f"/tables/{table}/seats/2", kind="bot", level="?"))
    assert unknown.key == "unknown-bot"
    update = await ada.post(f"/tables/{table}/seats/2", kind="bot", level="random")
    assert update["table"]["status"] == "running"
    assert not update["table"]["seats"][2]["person"]
    for seat, kind in ((2, "me"), (7, "bot"), (1, "me")):
        with pytest.raises(Refused):
            await ada.post(f"/tables/{table}/seats/{seat}", kind=kind, level="random")


async def test_the_host_replaces_nobody(ada: Browser, ben: Browser) -> None:
    """For those who are away all decide: tests/server/test_people.py."""
    table = await seated(ada, ben)
    async with ben.live(table) as socket:
        await socket.next()
    await settled(ada, table, lambda seen: not seen.table["seats"][1]["online"])
    for one, seat in ((ada, 1), (ben, 0)):
        refused = await refusal(
            one.post(f"/tables/{table}/seats/{seat}", kind="bot", level="random")
        )
        assert refused.key == "not-your-seat"


async def test_a_seat_handed_to_a_bot_is_played_and_taken_back(ada: Browser, ben: Browser) -> None:
    table = await seated(ada, ben)
    update = await ada.post(f"/tables/{table}/seats/0", kind="bot", level="random")
    assert update["decision"] is None
    seat = update["table"]["seats"][0]
    assert (seat["kind"], seat["level"], seat["person"]) == ("bot", "random", True)
    assert seat["since_round"] == 1
    mirror = await settled(ben, table, lambda seen: seen.view["to_act"] == [1])
    for path, body in (("actions", {"action": "ready"}), ("undo", {}), ("reset", {})):
        refused = await refusal(ada.post(f"/tables/{table}/{path}", seq=mirror.seq, **body))
        assert (refused.status, refused.key) == (409, "bot-plays")
    assert (await refusal(ben.post(f"/tables/{table}/seats/0", kind="me"))).key == "not-your-seat"
    update = await ada.post(f"/tables/{table}/seats/0", kind="me")
    seat = update["table"]["seats"][0]
    assert (seat["kind"], seat["person"], seat["since_round"]) == ("person", True, 0)
    await ben.do(table, "ready")
    assert (await settled(ada, table, lambda seen: seen.asked)).decision is not None


async def test_a_waiting_player_may_leave_a_bot_instead(ada: Browser, ben: Browser) -> None:
    opened = await ada.open(ME, OPEN)
    await ada.post(f"/tables/{opened['table']}/seats/1", kind="bot", level="random")
    late = await refusal(
        ben.post(f"/tables/{opened['table']}/join", key=opened["invitations"]["1"])
    )
    assert late.key == "bad-link"


async def test_names_and_preferences(ada: Browser, ben: Browser) -> None:
    table = await seated(ada, ben)
    update = await ben.post(f"/tables/{table}/preferences", name="  Bene ", auto=False)
    assert update["table"]["seats"][1]["name"] == "Bene"
    assert not update["table"]["auto"]
    assert (await ada.look(table)).table["auto"]
    update = await ben.post(f"/tables/{table}/preferences")
    assert (update["table"]["seats"][1]["name"], update["table"]["auto"]) == ("Bene", False)


async def test_chat_is_heard_by_all_at_the_table(ada: Browser, ben: Browser, server: Any) -> None:
    opened = await ada.open(ME, OPEN)
    table = opened["table"]
    await ada.post(f"/tables/{table}/chat", text=" Is anybody here? ")
    await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"])
    async with Browser(server.address) as eve:
        await eve.post(f"/tables/{table}/join", key=opened["watch"])
        update = await eve.post(f"/tables/{table}/chat", text="✝ größer <b>&amp;")
        heard = [(one["n"], one["seat"], one["text"]) for one in update["chat"]]
    assert heard == [(1, 0, "Is anybody here?"), (2, None, "✝ größer <b>&amp;")]
    assert (await ben.look(table)).chat == update["chat"]
    for text in ("", "   ", "x" * 501):
        assert (await refusal(ben.post(f"/tables/{table}/chat", text=text))).key == "bad-request"


async def test_old_words_are_forgotten(
    server: House, ada: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scriptorium.server.loading.MOST_WORDS", 3)
    table = await seated(ada, ben)
    async with ben.live(table) as socket:
        for i in range(5):
            await ada.post(f"/tables/{table}/chat", text=str(i))
        await socket.until(lambda seen: seen.chat and seen.chat[-1]["text"] == "4")
    assert [one["text"] for one in (await ada.look(table)).chat] == ["2", "3", "4"]
    del server.hub.rooms[table]
    assert [one["n"] for one in (await ada.look(table)).chat] == [3, 4, 5]
