"""The actions of City Defense with their texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from scriptorium.core.codec import ActionText
from scriptorium.games.orleans.pieces import (
    BORROW,
    CHARACTER,
    CHOOSE,
    DELIVER,
    DROP,
    FUND,
    GIVE,
    GIVE_BACK,
    GIVE_TOWER,
    GOODS,
    GRANT,
    HOST,
    KEEP_GUEST,
    KINDS,
    NO,
    TAKE_OFF,
    TEAM_BACK,
    TEAM_COINS,
    TEAM_PAY,
    TEAM_TECH,
    TEAM_TILE,
    TEAM_TRADE,
    TRACKS,
    TRAIN,
    YES,
    A,
)
from scriptorium.games.orleans.scenarios import offers
from scriptorium.games.orleans.scenarios.city_defense import characters, team
from scriptorium.games.orleans.scenarios.city_defense.asking import (
    BAG,
    FIRST_SPACE,
    MARKET,
    TOWER,
    WHERE,
)
from scriptorium.games.orleans.scenarios.city_defense.city import (
    achievements,
    citizen_names,
    row,
)
from scriptorium.games.orleans.scenarios.city_defense.support import FIRST_ACHIEVEMENT, STORE

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules

MOST_PAID = 8  # by one step of the team: the price of Good Trade


def action_texts(rules: Rules) -> Iterator[ActionText]:
    yield ActionText(YES, "yes", "yes")
    yield ActionText(NO, "no", "no")
    yield ActionText(KEEP_GUEST, "keep", "keep-guest")
    yield ActionText(TEAM_COINS, "team coins", "team-coins")
    for index, name in enumerate(characters.ids()):
        args = (("character", name),)
        yield ActionText(CHARACTER | index, f"character {name}", "character", args)
    for kind, name in enumerate(TRACKS):
        yield ActionText(TRAIN | kind, f"train {name}", "train", (("track", name),))
    for town, name in enumerate(rules.towns):
        args = (("town", name),)
        yield ActionText(GIVE | GIVE_TOWER << A | town, f"give tower {name}", "give-tower", args)
    yield from offers.action_texts(rules)
    yield from _sending(rules)
    yield from _of_seats(rules)
    yield from _returning(rules)
    yield from _map(rules)
    for which, name in enumerate(rules.citizen_names + citizen_names()):
        label, where = citizen(name)
        yield ActionText(DROP | which, f"drop {name}", f"drop-{label}", where)


def citizen(name: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Where a citizen lies, by its name."""
    _, _, space = name.partition(" ")
    if space:
        return "development", (("space", space),)
    if name in TRACKS:
        return ("tracks", ()) if name == "farmers" else ("track", (("track", name),))
    if name in GOODS:
        return "pile", (("good", name),)
    if name == row()["citizen_town"]:
        return "town", (("town", name),)
    return "goal", (("aim", name),)


def _sending(rules: Rules) -> Iterator[ActionText]:
    """`deliver wine warehouse`, `fund 4 2`: to a part of the City or to a seat."""
    parts = list(enumerate((one["id"] for one in achievements()), FIRST_ACHIEVEMENT))
    most = row()["support_board"]["place"][1]["max_coins"]
    for good, name in enumerate(GOODS):
        about = ("good", name)
        for target, goal in [(STORE, "warehouse"), *parts]:
            args = (about, ("aim", goal))
            action = DELIVER | good << A | target
            yield ActionText(action, f"deliver {name} {goal}", "deliver-city", args)
        for seat in range(rules.players):
            text = f"deliver {name} {seat + 1}"
            args = (about, ("seat", str(seat)))
            yield ActionText(DELIVER | good << A | seat, text, "deliver", args)
    for coins in range(1, most + 1):
        about = ("coins", str(coins))
        for target, goal in [(STORE, "treasury"), *parts]:
            args = (about, ("aim", goal))
            yield ActionText(FUND | coins << A | target, f"fund {coins} {goal}", "fund-city", args)
        for seat in range(rules.players):
            args = (about, ("seat", str(seat)))
            yield ActionText(FUND | coins << A | seat, f"fund {coins} {seat + 1}", "fund", args)


def _of_seats(rules: Rules) -> Iterator[ActionText]:
    """What names a player, counted from 1 as everywhere."""
    for seat in range(rules.players):
        who, n = ("seat", str(seat)), seat + 1
        yield ActionText(CHOOSE | seat, f"choose {n}", "choose", (who,))
        yield ActionText(TEAM_BACK | seat << A, f"back {n}", "team-back", (who,))
        for kind, name in enumerate(KINDS):
            args = (("kind", name), who)
            yield ActionText(HOST | kind << A | seat, f"host {name} {n}", "host", args)
        for gift, name in enumerate(("development", "good", "coin")):
            yield ActionText(GRANT | gift << A | seat, f"grant {name} {n}", f"grant-{name}", (who,))
        for coins in range(1, MOST_PAID + 1):
            args = (who, ("coins", str(coins)))
            yield ActionText(TEAM_PAY | seat << A | coins, f"pays {n} {coins}", "team-pay", args)
        for good, name in enumerate(GOODS):
            args = (who, ("good", name))
            yield ActionText(TEAM_TRADE | good << A | seat, f"buys {n} {name}", "buys", args)
            sold = TEAM_TRADE | (good | team.SOLD) << A | seat
            yield ActionText(sold, f"sells {n} {name}", "sells", args)
        for place in rules.places:
            args = (("place", place.id), who)
            action = seat << A | place.index
            yield ActionText(BORROW | action, f"borrow {n} {place.id}", "borrow", args)
            yield ActionText(
                TEAM_TECH | action, f"team technology {n} {place.id}", "team-technology", args
            )
            if place.stack:
                yield ActionText(TEAM_TILE | action, f"team tile {n} {place.id}", "team-tile", args)


def _returning(rules: Rules) -> Iterator[ActionText]:
    """`return 2 monk bag`, `return 1 farmer ship`, `return 1 monk ship knight`."""
    for seat in range(rules.players):
        for kind, name in enumerate(KINDS):
            base = GIVE_BACK | kind << A | seat << WHERE
            about = (("kind", name), ("seat", str(seat)))
            head = f"return {seat + 1} {name}"
            for where, word in ((BAG, "bag"), (MARKET, "market"), (TOWER, "tower")):
                yield ActionText(base | where, f"{head} {word}", f"give-back-{word}", about)
            for space in range(rules.n_spaces):
                if rules.first[space] == space:
                    place = rules.places[rules.place_of[space]]
                    printed = place.slots[space - place.start]
                    plain = not rules.slot_kinds[space] or rules.slot_kinds[space] >> kind & 1
                    text = f"{head} {place.id}" if plain else f"{head} {place.id} {printed}"
                    args = (*about, ("place", place.id))
                    yield ActionText(base | FIRST_SPACE + space, text, "give-back-place", args)


def _map(rules: Rules) -> Iterator[ActionText]:
    ids = [one["id"] for one in rules.tables.data["map"]["connection"]]
    for way, (a, b, water, _) in enumerate(rules.ways):
        for good, name in enumerate(GOODS):
            args = (("good", name), ("town", rules.towns[a]), ("here", rules.towns[b]))
            label = "take-off-water" if water else "take-off"
            yield ActionText(TAKE_OFF | good << A | way, f"take_off {name} {ids[way]}", label, args)
