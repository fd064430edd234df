"""What the view says a place gives is what comes of executing it."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import pytest

from scriptorium.arena.recorded import wide_position
from scriptorium.bots import ladder
from scriptorium.bots.base import turn
from scriptorium.core import registry
from scriptorium.core.errors import Reason
from scriptorium.games.orleans.actions import ACTING, Acting
from scriptorium.games.orleans.audit import held
from scriptorium.games.orleans.followers import allowance
from scriptorium.games.orleans.pieces import (
    A_MASK,
    ACT,
    B_MASK,
    EMPTY,
    GOODS,
    KINDS,
    TILES,
    VERB,
    A,
)
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.scenarios.city_defense.city import City
from scriptorium.games.orleans.scenarios.city_defense.support import SupportPlace
from scriptorium.games.orleans.scenarios.claiming import Claim
from scriptorium.games.orleans.scenarios.prosperity import cards
from scriptorium.games.orleans.state import Game
from scriptorium.texts import LANGUAGES, Texts
from tests.contract import lively
from tests.support import EDITIONS, FEW_COINS, at, do

Gives = list[dict[str, Any]]


def outlook(g: Game, seat: int, place: str) -> dict[str, Any]:
    found: dict[str, Any] = g.view(seat)["seats"][seat]["outlook"][place]
    return found


def gives(g: Game, place: str) -> Gives:
    found: Gives = outlook(g, 0, place)["gives"]
    return found


def why(g: Game, place: str) -> tuple[str, str] | None:
    found = outlook(g, 0, place)["why"]
    return (found["key"], found["rule"]) if found else None


# Games


def rich(edition: str) -> Iterator[tuple[Game, int, int]]:
    """Lively games in which everybody has place tiles, technology and coins from the start."""
    for seed in range(3):
        data = {**wide_position(seed), "edition": edition, "options": FEW_COINS}
        if edition == "2014":  # the bank is soon empty
            data["seats"] = [{**row, "coins": 9} for row in data["seats"]]
        state = registry.load("orleans").position(data)
        assert isinstance(state, Game)
        bots = [ladder.make("orleans", "novice", f"outlook/{seed}/{i}") for i in range(state.n)]
        while state.to_act:
            seat = state.to_act[0]
            for action, _ in turn(bots[seat], state, seat):
                yield state, seat, action
                state.apply(seat, action)


GAMES = {lively.name(config): functools.partial(lively.play, config) for config in lively.games()}
GAMES |= {f"rich-{edition}": functools.partial(rich, edition) for edition in EDITIONS}


# What is given


def carried_out(state: Game, seat: int, action: int) -> tuple[Game, list[Any]]:
    """The state after an action with its further choices: the first legal one each time, so that
    as many followers are sent or placed as can be."""
    g = state.copy()
    g.sink = []
    g.apply(seat, action)
    while g.frames and not isinstance(g.frames[-1], (Acting, Claim)):
        who = g.to_act[0]  # the Hostel asks somebody else
        kept = g.frames[-1].name == "catapult"
        g.apply(who, g.legal(who)[-1 if kept else 0])
    return g, g.sink


def changes(before: Game, after: Game, seat: int) -> dict[str, Any]:
    """What a player has more than before, in the words of the outlook."""
    p, q = before.players[seat], after.players[seat]
    more = [b - a for a, b in zip(held(before, p), held(after, q), strict=True)]
    new = q.owned & ~p.owned
    built = q.built & ~p.built
    found: dict[str, Any] = {
        "follower": [TILES[i] for i, count in enumerate(more) for _ in range(count)],
        "good": [GOODS[i] for i in range(5) for _ in range(q.goods[i] - p.goods[i])],
        "coins": q.coins - p.coins,
        "development": q.development - p.development,
        "citizen": q.citizens - p.citizens,
        "technology": q.tech_free - p.tech_free,
        "bound": q.tech_bound - p.tech_bound,
        "station": [town for i, town in enumerate(after.rules.towns) if built >> i & 1],
        "draws": [allowance(before, p), allowance(after, q)],
        "tiles": [place.stack for place in after.rules.places if new >> place.index & 1],
        "deeds": sum(before.deeds) - sum(after.deeds),
        "moved": q.merchant != p.merchant,
    }
    if isinstance(before.own, City) and isinstance(after.own, City):
        found["citizen"] += after.own.team - before.own.team
        towers = after.own.towers[seat] & ~before.own.towers[seat]
        found["tower"] = [town for i, town in enumerate(after.rules.towns) if towers >> i & 1]
    if found["draws"][0] == found["draws"][1]:
        found["draws"] = []
    return {name: value for name, value in found.items() if value}


def promised(items: Gives, chosen: int) -> dict[str, Any]:
    """The outlook in the shape of the changes; of a choice the alternative that is chosen."""
    out: dict[str, Any] = {}
    for item in items:
        if "choice" in item:
            kind = KINDS[chosen]
            (items,) = [one for one in item["choice"] if one[0]["follower"] == kind]
            out |= promised(items, chosen)
        elif "only" in item:
            assert item["only"] == "farmer"
            out["bound"] = item["technology"]
        elif "follower" in item or "good" in item or "station" in item or "tower" in item:
            (name,) = item
            out.setdefault(name, []).append(item[name])
        else:
            assert not out.keys() & item.keys()
            out |= item
    return out


def stacks_on_offer(state: Game, seat: int, action: int) -> list[str]:
    """The stacks of the place tiles a player may choose from after an action."""
    g = state.copy()
    g.apply(seat, action)
    return sorted({g.rules.places[one >> A & A_MASK].stack for one in g.legal(seat)})


def check(state: Game, seat: int, action: int) -> str:
    """Execute a place on a copy and compare with what was promised."""
    place = state.rules.places[action >> A & A_MASK]
    argument = action & B_MASK
    found = outlook(state, seat, place.id)
    assert found["why"] is None
    after, events = carried_out(state, seat, action)
    actual = changes(state, after, seat)
    if place.id == "stage_coach":
        pay, ways = found["gives"]
        assert [one[0]["ways"] for one in ways["choice"]] == ["road", "waterway"]
        assert (-actual["coins"], actual["moved"]) == (pay["pay"][0], True)
        return place.id
    if place.id == "bourgeois_house":
        paid, ways = found["gives"]
        assert -actual.pop("citizen") == paid["citizens_paid"]
        if actual.pop("moved", False):
            assert len(actual.get("good", [])) == (1 if argument & 7 else 0)
        else:
            assert actual in [promised(one, argument) for one in ways["choice"]]
        return place.id
    if place.id == "well":  # whatever it copies brings it
        assert found["gives"] == [{"copy": 1}]
        return place.id
    kinds = [event.kind for event in events]
    if place.id == "carpenter":  # first all steps, then building
        steps, *structure = found["gives"]
        assert kinds.count("carpenter-moved") <= steps["steps"]
        assert steps["steps"] or (structure and "structure-built" in kinds)
        return place.id
    if "card" in str(found["gives"]):
        (item,) = found["gives"]
        *point, card = item.get("choice", [[item]])
        assert card == [{"card": 1}]
        if argument == cards.EXCHANGE:
            assert ("cards-drawn" in kinds, actual) == (True, {})
        else:
            assert actual == promised(point[0], argument)
        return place.id
    if isinstance(place, SupportPlace):
        (item,) = found["gives"]
        (count,) = item.values()
        if place.id == "guild_house":
            assert -count <= actual["coins"] < 0
        elif place.id == "vehicle":
            assert 0 < sum(state.players[seat].goods) - sum(after.players[seat].goods) <= count
        else:
            assert kinds.count("hosted" if place.id == "hostel" else "borrowed") >= count == 1
        return place.id
    if place.id == "market_stand":  # as many transactions as it allows
        assert found["gives"] == [{"trade": 2}]
        return place.id
    if place.id == "black_market":
        assert found["gives"] == [{"exchange": 2}]
        assert (sum(state.goods) + 1, len(actual["good"])) == (sum(after.goods), 1)
        return place.id
    said = promised(found["gives"], argument)
    if "station" in said and "coins" in actual:  # the owner of the Vineyard has bought a wine
        assert (actual.pop("coins"), actual.pop("good")) == (-1, ["wine"])
    if "ways" in said:
        assert said == {"ways": "waterway" if place.id == "ship" else "road", "count": 1}
        assert actual.pop("moved")
        actual.pop("citizen", 0)  # one may lie in the town, in a scenario
        assert len(actual.pop("good", [])) == (1 if argument & 7 else 0)
        said = {}
    elif "deeds" in said:
        # Coins or points, and the citizen of a complete deed: by the deed that is chosen.
        said.pop("market", None)
        assert sum(kind.startswith("sent") for kind in kinds) == said["deeds"]
        assert all(name in ("deeds", "coins", "development", "citizen") for name in actual)
        return place.id
    elif "draw" in said:
        (drew,) = [event for event in events if event.kind == "drew"]
        assert len(drew.values["tiles"]) == said["draw"]
        assert len([event for event in events if event.kind == "placed"]) <= said["place"]
        said = {}
    elif "pay" in said:
        least, most = said["pay"]
        assert (said["each"], least) == ([{"development": 1}], 1)
        assert argument <= most
        assert actual["development"] == argument
        return place.id
    elif "tiles" in said:
        assert said["tiles"] == stacks_on_offer(state, seat, action)
        assert len(actual["tiles"]) == 1
        said["tiles"] = actual["tiles"]
    if isinstance(state.own, City) and "citizen" not in said:
        actual.pop("citizen", 0)  # of an emptied pile, or at the end of all tracks
    assert actual == said
    return place.id


@pytest.mark.parametrize("name", GAMES)
def test_what_a_place_gives_comes_of_executing_it(name: str) -> None:
    executed: set[str] = set()
    for state, seat, _ in GAMES[name]():
        if isinstance(state.frames[-1], Acting):
            for action in state.legal(seat):
                if action >> VERB == ACT >> VERB:
                    executed.add(check(state, seat, action))
    every = {place.id for place in state.rules.places if place.act_bit}
    assert executed >= every if "rich" in name else executed


# Why not


def completed(state: Game, seat: int, place: Place) -> Iterator[Game]:
    """The place with a follower on every empty space; nobody asks where they come from."""
    p = state.players[seat]
    empty = [space for space in range(place.start, place.end) if p.spaces[space] == EMPTY]
    if place.partial:
        empty = [] if p.filled & place.mask else empty[:1]
    anybody = place.partial and empty
    for kind in range(len(KINDS)) if anybody else [0]:
        g = state.copy()
        q = g.players[seat]
        for space in empty:
            q.spaces[space] = kind if state.rules.slot[space] < 0 else state.rules.slot[space]
            q.filled |= 1 << space
        q.active |= place.act_bit
        yield g


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_reason_exactly_where_the_complete_place_could_not_be_executed(
    name: str,
) -> None:
    reasons: list[Reason] = []
    for i, (state, _, _) in enumerate(GAMES[name]()):
        if i % 41:
            continue
        for p in state.players:
            rows = state.view(p.seat)["seats"][p.seat]["outlook"]
            owned = [place for place in state.rules.places if p.owned >> place.index & 1]
            assert list(rows) == [place.id for place in owned]
            for place in owned:
                executable = any(
                    action >> VERB == ACT >> VERB and action >> A & A_MASK == place.index
                    for g in completed(state, p.seat, place)
                    for action in ACTING.legal(g, p.seat)
                )
                found = rows[place.id]["why"]
                assert (found is None) == executable, (place.id, found)
                if found is not None:
                    reasons.append(Reason(found["key"], found["rule"], **found["values"]))
    assert reasons
    for lang in LANGUAGES:
        texts = Texts(lang, "orleans", strict=True)
        assert all(texts.reason(one) and one.rule for one in reasons)


def test_the_reason_is_the_one_for_which_it_is_refused() -> None:
    g = at("actions", {"development": 30, "places": {"scriptorium": ["knight", "scholar"]}}, {})
    found = g.why(0, g.rules.codec.action("act scriptorium"))
    assert found is not None
    assert outlook(g, 0, "scriptorium")["why"] == found.json()


# Single places


def test_bonuses_on_the_way_are_counted() -> None:
    g = at("planning", {"development": 2, "tiles": ["windmill"], "tracks": {"scholars": 3}})
    assert gives(g, "windmill") == [{"coins": 2}, {"development": 1}, {"citizen": 1}]
    assert gives(g, "university") == [
        {"follower": "scholar"},
        {"coins": 3},
        {"development": 5},
        {"citizen": 1},
    ]
    g = at("planning", {"development": 6, "tiles": ["windmill"]})
    assert gives(g, "windmill") == [{"coins": 5}, {"development": 1}]


def test_a_short_coin_supply_gives_what_it_has() -> None:
    g = at("planning", {"development": 6, "tiles": ["windmill", "cellar"]}, edition="2014")
    g.bank = 4
    assert gives(g, "windmill") == [{"coins": 4}, {"development": 1}]
    g.bank = 0
    assert gives(g, "cellar") == []
    assert why(g, "cellar") == ("bank-empty", "ORL-SUPP-9")


def test_surplus_points_are_not_promised() -> None:
    g = at("planning", {"development": 29, "tiles": ["library", "windmill"]})
    assert gives(g, "library") == [{"development": 1}]
    g = at("planning", {"development": 30, "tiles": ["library", "windmill"]})
    assert gives(g, "university") == [{"follower": "scholar"}]
    assert gives(g, "windmill") == [{"coins": 2}]
    assert why(g, "university") is None
    assert why(g, "library") == ("development-end", "ORL-LIBR-1")


def test_the_village_gives_the_choices_that_are_open() -> None:
    g = at("planning", {"tracks": {"boatmen": 4, "traders": 1}})
    assert gives(g, "village") == [
        {
            "choice": [
                [{"follower": "boatman"}, {"citizen": 1}],
                [{"follower": "craftsman"}, {"technology": 1, "only": "farmer"}],
                [{"follower": "trader"}, {"tiles": ["I", "II"]}],
            ]
        }
    ]
    g = at("planning", {"tracks": {"boatmen": 5, "craftsmen": 1}})
    assert gives(g, "village") == [
        {
            "choice": [
                [{"follower": "craftsman"}, {"technology": 1}],
                [{"follower": "trader"}, {"tiles": ["I"]}],
            ]
        }
    ]
    g = at("planning", {"tracks": {"boatmen": 5, "craftsmen": 5, "traders": 5}})
    assert gives(g, "village") == []
    assert why(g, "village") == ("choices-closed", "ORL-VILL-9")


def test_without_a_tile_left_the_trader_comes_alone() -> None:
    g = at("planning")
    g.stock = 0
    assert gives(g, "village")[0]["choice"][2] == [{"follower": "trader"}]


def test_knights_draw_more_or_win_a_citizen() -> None:
    g = at("planning", {"tracks": {"knights": 2}})
    assert gives(g, "castle") == [{"follower": "knight"}, {"draws": [6, 7]}]
    g = at("planning", {"tracks": {"knights": 3}})
    assert gives(g, "castle") == [{"follower": "knight"}, {"citizen": 1}]
    g = at("planning", {"tracks": {"knights": 5}})
    assert gives(g, "castle") == []
    assert why(g, "castle") == ("track-end", "ORL-CAST-6")


def test_what_the_market_lacks_is_named_with_the_reason() -> None:
    g = at("planning", {"tracks": {"farmers": 2}})
    assert gives(g, "farm_house") == [{"follower": "farmer"}, {"good": "cheese"}]
    g.goods[GOODS.index("cheese")] = 0
    assert gives(g, "farm_house") == [{"follower": "farmer"}, {"good": "cheese"}]
    assert why(g, "farm_house") == ("no-good-left", "ORL-FARM-6")


def test_a_banned_place_says_which_event_bans_it() -> None:
    g = at("planning", event="pilgrimage")
    assert gives(g, "monastery") == [{"follower": "monk"}]
    assert why(g, "monastery") == ("banned", "ORL-MONA-3")
    assert outlook(g, 0, "monastery")["why"]["values"]["event"] == "pilgrimage"


def test_the_guildhall_builds_where_the_merchant_is() -> None:
    g = at("planning", {"merchant": "tours"}, {"stations": ["tours"]})
    assert gives(g, "guildhall") == [{"station": "tours"}]
    assert why(g, "guildhall") == ("town-taken", "ORL-GUIL-3")


def test_ship_and_wagon_go_where_there_is_a_way() -> None:
    g = at("planning", {"merchant": "chartres"})
    assert gives(g, "ship") == [{"ways": "waterway", "count": 1}]
    assert gives(g, "wagon") == [{"ways": "road", "count": 1}]
    assert why(g, "ship") == ("no-way", "ORL-SHIP-8")
    assert why(g, "wagon") is None


def test_the_town_hall_sends_whom_it_can() -> None:
    g = at("planning", {"market": ["monk", "knight"]})
    assert gives(g, "town_hall") == [{"deeds": 2}]
    do(g, 0, "place monk town_hall")
    assert gives(g, "town_hall") == [{"deeds": 1}]
    assert why(g, "town_hall") is None
    for deed in g.rules.deeds:
        g.deeds[deed.first + KINDS.index("monk")] = 0
    assert gives(g, "town_hall") == []
    assert why(g, "town_hall") == ("no-deed", "ORL-TOWN-7")


def test_two_of_a_kind_need_two_spaces() -> None:
    g = at("planning", {"places": {"town_hall": ["monk", "monk"]}})
    assert gives(g, "town_hall") == [{"deeds": 2}]
    for deed in g.rules.deeds:
        g.deeds[deed.first + KINDS.index("monk")] = int(deed.index == 1)
    assert gives(g, "town_hall") == [{"deeds": 1}]


def test_special_tiles_say_what_they_do() -> None:
    tiles = ["gunpowder_tower", "sacristy", "school", "herb_garden", "pharmacy"]
    g = at("planning", {"coins": 2, "tiles": tiles, "tower": ["knight", "marked_farmer"]})
    assert gives(g, "gunpowder_tower") == [{"market": 2}, {"deeds": 1}]
    assert gives(g, "sacristy") == [{"shelter": 1}]
    assert gives(g, "herb_garden") == [
        {"swap": "boatman", "for": ["craftsman", "trader", "farmer"]}
    ]
    assert gives(g, "school")[0]["swap"] == "scholar"
    assert gives(g, "pharmacy") == [{"pay": [1, 2], "each": [{"development": 1}]}]
    assert [why(g, place) for place in ("sacristy", "school")] == [
        ("never-executed", "ORL-SACR-1"),
        ("never-executed", "ORL-CITY-5"),
    ]


@pytest.mark.parametrize(("edition", "draw", "place"), [("2014", 3, 2), ("2019", 2, 1)])
def test_the_bathhouse_draws_what_is_in_the_bag(edition: str, draw: int, place: int) -> None:
    seat = {"tiles": ["bathhouse"], "bag": ["knight"] * 4}
    g = at("planning", seat, {}, edition=edition)
    assert gives(g, "bathhouse") == [{"draw": draw, "place": place}]
    g = at("planning", {"tiles": ["bathhouse"], "bag": ["knight"]}, {}, edition=edition)
    assert gives(g, "bathhouse") == [{"draw": 1, "place": 1}]
    g = at("planning", {"tiles": ["bathhouse"]}, {}, edition=edition)
    assert gives(g, "bathhouse") == []
    assert why(g, "bathhouse") == ("bag-empty", "ORL-BATH-8")


def test_the_outlook_is_told_to_its_owner_only() -> None:
    g = at("planning", {"market": ["knight"]}, {})
    do(g, 0, "place knight town_hall")
    assert gives(g, "town_hall") == [{"deeds": 1}]
    assert [g.view(viewer)["seats"][0]["outlook"] for viewer in (1, None)] == [{}, {}]
