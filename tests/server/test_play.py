"""Choosing, taking back, looking back."""

from __future__ import annotations

from typing import Any

import pytest

from scriptorium.core import registry
from scriptorium.core.rng import commitment
from scriptorium.core.table import Table
from tests.server.browser import ME, OPEN, Browser, Mirror, Refused, bot, play, settled
from tests.server.serving import House
from tests.server.test_tables import refusal, seated

FARMER, BOATMAN = "place marked_farmer village", "place marked_boatman village"


async def to_actions(ada: Browser, ben: Browser, **options: Any) -> str:
    """A table at which both have planned the farm house, and seat 0 is to act."""
    table = await seated(ada, ben, **options)
    for one in (ada, ben):
        await one.post(f"/tables/{table}/preferences", auto=False)
        await one.do(
            table, "place marked_boatman farm_house", "place marked_craftsman farm_house", "ready"
        )
    return table


async def test_a_choice_is_carried_out_and_told(ada: Browser, ben: Browser) -> None:
    table = await seated(ada, ben)
    before = await ada.look(table)
    assert before.decision is not None
    assert before.decision["kind"] == "plan"
    assert FARMER in before.options()
    update = await ada.act(table, before.seq, FARMER)
    assert (update["since"], update["seq"], update["undo"]) == (0, 1, True)
    entry = update["log"][0]
    assert (entry["k"], entry["seat"], entry["do"], entry["auto"]) == (1, 0, FARMER, False)
    assert entry["spoken"][FARMER]["args"] == {"tile": "marked_farmer", "place": "village"}
    assert update["view"]["seats"][0]["places"]["village"][0] == "marked_farmer"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b'{"seq": 0, "action": "act castle"}', 422),
        (b'{"seq": 5, "action": "ready"}', 409),
        (b'{"seq": "0", "action": "nonsense"}', 422),
        (b'{"seq": -1, "action": "ready"}', 422),
        (b'{"seq": 0, "action": "ready", "more": 1}', 422),
        (b'{"seq": 0}', 422),
        (b'{"seq": 0, "action": "\\ud800"}', 422),
        (b"[]", 422),
        (b"", 422),
        (b'{"seq": 0,', 400),
        (b"\xff", 400),
    ],
)
async def test_the_shorter_way_of_choices_answers_as_the_usual_one(
    server: House, ada: Browser, ben: Browser, body: bytes, status: int
) -> None:
    """A character set, or a seat that is named, is not what the shorter one is for."""
    table = await seated(ada, ben)
    plain = {"content-type": "application/json"}
    ways: list[tuple[str, dict[str, str]]] = [
        (table, plain),
        (table, {"content-type": "application/json; charset=utf-8"}),
        (f"{table}?as=0", plain),
    ]
    answers = []
    for where, headers in ways:
        path, _, query = where.partition("?")
        url = f"/api/tables/{path}/actions?{query}"
        answer = await ada.http.post(url, content=body, headers=headers)
        answers.append((answer.status_code, answer.json()))
    assert answers[0][0] == status
    assert answers == [answers[0]] * len(ways)
    refused = await ada.http.post("/api/tables/no-table/actions", content=body, headers=plain)
    assert refused.status_code == (400 if status == 400 else 422)


async def test_since_brings_only_what_is_newer(ada: Browser, ben: Browser) -> None:
    table = await seated(ada, ben)
    whole = await ada.do(table, FARMER, BOATMAN)
    part = await ada.get(f"/tables/{table}", since=1)
    assert (part["since"], part["seq"]) == (1, 2)
    assert part["log"] == whole.log[1:]
    assert part["view"] == whole.view
    beyond = await ada.get(f"/tables/{table}", since=99)
    assert (beyond["since"], beyond.get("log")) == (2, None)


async def test_a_choice_on_an_old_table_is_refused(ada: Browser, ben: Browser) -> None:
    table = await to_actions(ada, ben)
    before = await ben.look(table)
    await ada.do(table, "act farm_house")
    for path, body in (("actions", {"action": "act farm_house"}), ("undo", {}), ("reset", {})):
        refused = await refusal(ben.post(f"/tables/{table}/{path}", seq=before.seq, **body))
        assert (refused.status, refused.key) == (409, "stale")
        assert refused.values["seq"] == before.seq + 1
    ahead = await refusal(ben.act(table, before.seq + 2, "act farm_house"))
    assert (ahead.status, ahead.key) == (409, "stale")
    assert (await ben.look(table)).seq == before.seq + 1


@pytest.mark.both_databases
async def test_one_choice_sent_twice_counts_once(ada: Browser, ben: Browser) -> None:
    table = await seated(ada, ben)
    await ada.act(table, 0, FARMER)
    assert (await refusal(ada.act(table, 0, FARMER))).status == 409
    assert (await ada.look(table)).seq == 1


async def test_what_the_rules_forbid_names_the_rule(ada: Browser, ben: Browser) -> None:
    table = await to_actions(ada, ben)
    before = await ada.look(table)
    cases = {"act castle": "ORL-", "act farm_house": "ORL-"}
    early = await refusal(ben.act(table, (await ben.look(table)).seq, "act farm_house"))
    assert (early.status, early.key) == (422, "not-your-turn")
    assert early.rule.startswith(cases["act farm_house"])
    empty = await refusal(ada.act(table, before.seq, "act castle"))
    assert empty.status == 422
    assert empty.rule.startswith(cases["act castle"])
    after = await ada.look(table)
    assert (after.seq, after.view) == (before.seq, before.view)
    assert after.decision is not None
    shown = [one for one in after.decision["refused"] if one["text"] == "act castle"]
    assert [one["refused"]["rule"] for one in shown] in ([empty.rule], [])


@pytest.mark.parametrize("text", ["fly to the moon", "x" * 200, "place marked_farmer vilage", "é"])
async def test_unknown_actions_are_answered_without_a_search(
    ada: Browser, ben: Browser, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def search(*_: object, **__: object) -> list[str]:
        raise AssertionError("the server looks for the nearest texts")

    monkeypatch.setattr("difflib.get_close_matches", search)
    table = await seated(ada, ben)
    refused = await refusal(ada.act(table, 0, text))
    assert (refused.status, refused.key) == (422, "unknown-action")
    assert len(refused.values["text"]) <= 80


@pytest.mark.both_databases
async def test_undo_and_reset(ada: Browser, ben: Browser) -> None:
    table = await seated(ada, ben)
    start = await ada.look(table)
    await ada.do(table, FARMER, BOATMAN)
    update = await ada.post(f"/tables/{table}/undo", seq=2)
    assert (update["seq"], update["log"][0]["undo"], update["log"][0]["do"]) == (3, 2, "")
    assert update["undo"]
    assert update["view"]["seats"][0]["places"]["village"][:2] == ["marked_farmer", None]
    await ada.do(table, BOATMAN)
    update = await ada.post(f"/tables/{table}/reset", seq=4)
    assert [one["undo"] for one in update["log"]] == [4, 1]
    assert (update["view"], update["undo"]) == (start.view, False)
    for path in ("undo", "reset"):
        refused = await refusal(ada.post(f"/tables/{table}/{path}", seq=6))
        assert (refused.status, refused.key) == (422, "no-undo")


async def test_nobody_takes_back_past_anothers_choice(ada: Browser, ben: Browser) -> None:
    table = await to_actions(ada, ben)
    mirror = await ada.do(table, "act farm_house")
    assert mirror.undo
    await ben.do(table, "act farm_house")
    mirror = await ada.look(table)
    assert not mirror.undo
    assert (await refusal(ada.post(f"/tables/{table}/undo", seq=mirror.seq))).key == "no-undo"


async def test_nobody_takes_back_a_draw(ada: Browser, ben: Browser) -> None:
    table = await to_actions(ada, ben)
    for action in ("act farm_house", "pass"):
        await ada.do(table, action)
        await ben.do(table, action)
    mirror = await ada.do(table, "draw 1")
    assert not mirror.undo
    assert (await refusal(ada.post(f"/tables/{table}/undo", seq=mirror.seq))).key == "no-undo"


def secret(mirror: Mirror) -> dict[str, Any]:
    """All that one viewer has of a table, for comparison."""
    return {name: value for name, value in vars(mirror).items() if name != "table"}


@pytest.mark.both_databases
async def test_plans_are_made_together_and_in_secret(
    ada: Browser, ben: Browser, server: House
) -> None:
    opened = await ada.open(ME, OPEN)
    table = opened["table"]
    await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"])
    async with Browser(server.address) as eve:
        await eve.post(f"/tables/{table}/join", key=opened["watch"])
        before = {one: secret(await one.look(table)) for one in (ben, eve)}
        async with ben.live(table) as his, eve.live(table) as hers:
            for one in (his, hers):  # all has been said of who is there: Ada is not connected
                await one.until(lambda seen: seen.table["seats"][1]["online"])
                await one.until(lambda seen: seen.table["seats"][0]["away_since"] is not None)
            await ada.do(table, FARMER, BOATMAN)
            await ada.post(f"/tables/{table}/undo", seq=2)
            assert {one: secret(await one.look(table)) for one in (ben, eve)} == before
            # Not even an empty message says that something was done.
            assert await his.silent()
            assert await hers.silent()
        await ben.do(table, FARMER)  # on what he saw long ago
        mirror = await ada.do(table, "ready")
        assert not mirror.asked
        assert [one["seat"] for one in mirror.log] == [0, 0, 0, 0]
        mirror = await ben.do(table, BOATMAN)
        mirror.take(await ben.post(f"/tables/{table}/undo", seq=mirror.seq))
        assert {one["seat"] for one in mirror.log} == {1}
        await ben.do(table, "ready")
        for one in (ada, ben, eve):
            mirror = await one.look(table)
            assert mirror.view is not None
            places = [seat["places"]["village"][0] for seat in mirror.view["seats"]]
            assert places == ["marked_farmer", "marked_farmer"]
        # What was taken back in secret has never happened for the others.
        stands = {one["do"] for one in mirror.log}
        assert mirror.log == (await eve.look(table)).log
        assert BOATMAN not in stands


async def test_a_plan_can_be_changed_until_one_is_ready(ada: Browser, ben: Browser) -> None:
    table = await seated(ada, ben)
    mirror = await ada.do(table, FARMER)
    assert mirror.decision is not None
    back = [one["text"] for one in mirror.decision["options"] if one.get("takes_back")]
    assert back
    mirror = await ada.do(table, back[0])
    assert mirror.view is not None
    assert mirror.view["seats"][0]["places"]["village"][0] is None
    mirror = await ada.do(table, "ready")
    assert (mirror.asked, mirror.undo) == (False, True)  # until all are
    assert (await refusal(ada.act(table, mirror.seq, FARMER))).status == 422
    await ben.do(table, "ready")
    assert not (await ada.look(table)).undo


async def single_option(ada: Browser, table: str) -> Mirror:
    """Play until something was played by itself, or would have been."""
    mirror = await settled(ada, table, lambda seen: seen.asked)
    while not any(one["auto"] for one in mirror.log):
        options = mirror.options()
        assert mirror.decision is not None
        if len(mirror.decision["options"]) == 1 and not mirror.undo:
            if not mirror.table["auto"]:
                return mirror
            seq = mirror.seq
            mirror = await settled(ada, table, lambda seen, seq=seq: seen.seq > seq)  # type: ignore[misc]
            continue
        quick = [text for text in options if text in ("ready", "pass")]
        await ada.act(table, mirror.seq, (quick or options)[0])
        mirror = await settled(ada, table, lambda seen: seen.asked)
    return mirror


async def test_a_choice_that_is_none_is_played_by_itself(ada: Browser) -> None:
    opened = await ada.open(ME, bot())
    mirror = await single_option(ada, opened["table"])
    auto = [one for one in mirror.log if one["auto"]]
    assert auto
    assert {one["seat"] for one in auto} == {0}


async def test_who_wants_to_choose_everything_is_asked(ada: Browser) -> None:
    opened = await ada.open(ME, bot())
    await ada.post(f"/tables/{opened['table']}/preferences", auto=False)
    mirror = await single_option(ada, opened["table"])
    assert not any(one["auto"] for one in mirror.log)
    assert len(mirror.options()) == 1
    assert (await ada.look(opened["table"])).seq == mirror.seq
    await ada.post(f"/tables/{opened['table']}/preferences", auto=True)
    mirror = await settled(ada, opened["table"], lambda seen: any(one["auto"] for one in seen.log))
    assert mirror.seq


async def lines_of(browser: Browser, table: str) -> list[str]:
    response = await browser.http.get(f"/api/tables/{table}/record")
    assert response.status_code == 200, response.text
    assert response.headers["content-type"].startswith("application/x-ndjson")
    return response.text.splitlines()


async def test_the_record_and_its_seed_are_shown_when_the_game_is_over(
    ada: Browser, server: House
) -> None:
    opened = await ada.open(ME, bot())
    table = opened["table"]
    running = await settled(ada, table, lambda seen: seen.asked)
    assert running.table["seed"] is None
    sealed = await refusal(ada.get(f"/tables/{table}/record"))
    assert (sealed.status, sealed.key) == (409, "record-sealed")
    await ada.post(f"/tables/{table}/seats/0", kind="bot", level="random")
    over = await settled(ada, table, lambda seen: seen.over)
    assert commitment(over.table["seed"]) == over.table["commitment"]
    assert over.table["commitment"] == running.table["commitment"]
    again = Table.replay(await lines_of(ada, table))
    assert again.ended
    assert over.view == again.state.view(0)
    assert again.state.result()["points"] == (await ada.tables())[0]["points"]
    assert (over.asked, over.undo) == (False, False)
    for path, body in (("actions", {"action": "ready"}), ("undo", {}), ("reset", {})):
        with pytest.raises(Refused):
            await ada.post(f"/tables/{table}/{path}", seq=over.seq, **body)
    late = await refusal(ada.post(f"/tables/{table}/seats/0", kind="me"))
    assert late.key == "table-over"
    await looks_back(ada, table, over)


async def looks_back(browser: Browser, table: str, over: Mirror) -> None:
    last = await browser.get(f"/tables/{table}/moments/{over.seq}")
    assert (last["k"], last["view"]) == (over.seq, over.view)
    first = await browser.get(f"/tables/{table}/moments/0")
    assert first["view"]["round"] == 1
    missing = await refusal(browser.get(f"/tables/{table}/moments/{over.seq + 1}"))
    assert (missing.status, missing.key) == (404, "no-such-moment")
    history = await browser.get(f"/tables/{table}/history")
    assert history["rounds"] == sorted(set(history["rounds"]))
    for values in history["figures"].values():
        assert len(values) == len(history["rounds"])
        assert all(len(row) == over.table["players"] for row in values)
    assert history["figures"]["points"][-1] == (await browser.tables())[0]["points"]


async def test_moments_are_what_was_seen_then(ada: Browser, ben: Browser) -> None:
    table = await seated(ada, ben)
    seen = {0: (await ada.look(table)).view}
    for action in (FARMER, BOATMAN, "ready"):
        await ben.do(table, "place marked_farmer castle")
        mirror = await ada.do(table, action)
        seen[mirror.seq] = mirror.view
        await ben.post(f"/tables/{table}/undo", seq=(await ben.look(table)).seq)
    for k, view in seen.items():
        assert (await ada.get(f"/tables/{table}/moments/{k}"))["view"] == view


async def test_moments_never_go_backwards(ada: Browser, ben: Browser) -> None:
    """What others did in secret comes into my log late; my own plan stands meanwhile."""
    table = await seated(ada, ben)
    await ben.do(table, FARMER)
    await ada.do(table, FARMER)
    await ben.do(table, BOATMAN)
    await ada.do(table, BOATMAN, "ready")
    await ben.do(table, "ready")
    mirror = await ada.look(table)
    laid = []
    for k in range(mirror.seq + 1):
        view = (await ada.get(f"/tables/{table}/moments/{k}"))["view"]
        laid.append(sum(one is not None for one in view["seats"][0]["places"]["village"]))
    assert laid == sorted(laid)


@pytest.mark.both_databases
async def test_two_people_and_a_bot_play_a_whole_game(ada: Browser, ben: Browser) -> None:
    opened = await ada.open(ME, OPEN, bot())
    table = opened["table"]
    await ben.post(f"/tables/{table}/join", key=opened["invitations"]["1"])
    ends = await play(table, (ada, ben), lambda seen: seen.over)
    lines = await lines_of(ada, table)
    again = Table.replay(lines)
    for seat, mirror in enumerate(ends):
        assert mirror.view == again.state.view(seat)
        assert len(mirror.log) == len(again.feed(seat).entries)
    assert await lines_of(ben, table) == lines


async def test_the_texts_and_facts_of_games(ada: Browser) -> None:
    games = await ada.get("/games")
    facts = next(one for one in games if one["name"] == "orleans")
    assert facts["players"] == list(registry.meta("orleans").players)
    assert "easy" in facts["bots"]
    assert await ada.get("/games/orleans/board", players=3)
    more = await ada.get("/games/orleans/board", players=3, options='{"invasion_tiles": true}')
    assert "tavern" in {place["id"] for place in more["places"]}
    for wrong in ("tavern", '{"invasion_tiles": []}', '{"tavern": true}'):
        refused = refusal(ada.get("/games/orleans/board", players=3, options=wrong))
        assert (await refused).status in (400, 422)
    book = await ada.get("/games/orleans/rules", lang="de")
    assert {rule["group"] for rule in book["rules"]} <= set(book["groups"])
    # Those of the expansion stand behind, in groups of their own.
    assert book["groups"]["EVT"] != book["groups"]["INV-R"] != book["groups"]["R"]
    found = {rule["id"]: rule["group"] for rule in book["rules"]}
    assert (found["ORL-R2"], found["INV-R2"]) == ("R", "INV-R")
    assert found["INV-EVT-COOP-A1"] == "INV-EVT-COOP"
    for path in ("/games/chess/board", "/games/chess/rules", "/texts/en"):
        assert (await refusal(ada.get(path, players=2, game="chess"))).status == 404
    texts = await ada.http.get("/api/texts/de?game=orleans")
    assert "problem-stale" in texts.text
    tag = texts.headers["etag"]
    same = await ada.http.get("/api/texts/de?game=orleans", headers={"If-None-Match": tag})
    assert (same.status_code, same.content) == (304, b"")


async def test_facts_say_where_scenarios_and_options_are_for(ada: Browser) -> None:
    """A client asks for nothing else, and repeats no rule."""
    facts = next(one for one in await ada.get("/games") if one["name"] == "pilgrim")
    assert facts["scenarios"] == [
        {"name": "base", "players": [1, 4], "coach": True},
        {"name": "campaign", "players": [1, 1], "coach": True},
    ]
    options = {one["name"]: one for one in facts["options"]}
    assert options["level"]["players"] == [1, 1]
    assert options["level"]["scenarios"] == ["base"]
    assert options["start"]["seats"]
    found = [options["setup"][name] for name in ("players", "scenarios", "seats")]
    assert found == [None, [], False]
    campaign = {"game": "pilgrim", "scenario": "campaign", "seats": [ME]}
    assert (await refusal(ada.post("/tables", **campaign, options={"level": 2}))).key == (
        "option-scenario"
    )


@pytest.mark.both_databases
async def test_health_and_figures(ada: Browser, server: House) -> None:
    health = await ada.http.get("/healthz")
    assert (health.status_code, health.json()["status"]) == (200, "ok")
    opened = await ada.open(ME, bot())
    await settled(ada, opened["table"], lambda seen: seen.asked)
    page = (await ada.http.get("/metrics")).text
    for name in ("requests_total", "actions_total", "store_seconds_count", "rooms", "sockets"):
        assert f"scriptorium_{name}" in page
    assert 'route="/api/tables/{table}"' in page
    assert opened["table"] not in page
