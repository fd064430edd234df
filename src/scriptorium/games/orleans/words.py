"""Every action of a rule set with its canonical text, its label and what it is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from scriptorium.core.codec import ActionText
from scriptorium.games.orleans.pieces import (
    COINS,
    DONE,
    DRAW,
    ENDURE,
    FOOD,
    GIVE,
    GIVE_DEVELOPMENT,
    GIVE_FOLLOWER,
    GIVE_GOOD,
    GIVE_PLACE,
    GIVE_STATION,
    GIVE_STOCK,
    GIVE_TECH,
    GIVE_TECH_BOUND,
    GIVE_TECH_FREE,
    GOODS,
    KIND_OF,
    KINDS,
    LAY,
    PASS,
    PLACE,
    PLACE_TOWER,
    READY,
    RECALL,
    REMOVE,
    SEND,
    SHELTER,
    TAKE,
    TAKE_BACK,
    TECH_BOUND,
    TECH_FREE,
    TILES,
    A,
)

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules


def action_texts(rules: Rules) -> Iterator[ActionText]:
    yield ActionText(READY, "ready", "ready")
    yield ActionText(PASS, "pass", "pass")
    yield ActionText(DONE, "done", "done")
    yield ActionText(COINS, "coins", "coins")
    yield ActionText(SHELTER, "sacristy", "sacristy", (("place", "sacristy"),))
    yield ActionText(ENDURE, "endure", "endure")
    for tile, name in enumerate(TILES):
        yield ActionText(LAY | tile << A, f"lay {name}", "lay", (("tile", name),))
    for count in range(max(rules.draws) + 1):
        yield ActionText(DRAW | count, f"draw {count}", "draw", (("count", str(count)),))
    for good, name in enumerate(GOODS):
        yield ActionText(FOOD | good << A, f"food {name}", "food", (("good", name),))
    yield from _on_spaces(rules)
    yield from _places(rules)
    yield from _deeds(rules)
    yield from _torture(rules)


def _on_spaces(rules: Rules) -> Iterator[ActionText]:
    """`place knight ship`, and `place monk ship knight` for a follower on another's space."""
    for space in range(rules.n_spaces):
        if rules.first[space] != space:
            continue
        place = rules.places[rules.place_of[space]]
        kind = rules.slot[space]
        for tile, name in enumerate(TILES):
            plain = kind < 0 or KIND_OF[tile] == kind
            where = place.id if plain else f"{place.id} {KINDS[kind]}"
            args: tuple[tuple[str, str], ...] = (("tile", name), ("place", place.id))
            if not plain:
                args += (("kind", KINDS[kind]),)
            for verb, word, label in (
                (PLACE, "place", "place"),
                (PLACE_TOWER, "place_tower", "place-tower"),
                (TAKE_BACK, "take_back", "take-back"),
                (RECALL, "recall", "recall"),
            ):
                as_label = label if plain else f"{label}-as"
                yield ActionText(verb | tile << A | space, f"{word} {name} {where}", as_label, args)
        word = KINDS[kind] if kind >= 0 else "any"
        args = ("place", place.id), ("kind", word)
        yield ActionText(TECH_FREE | space, f"technology {place.id} {word}", "technology", args)
        yield ActionText(
            TECH_BOUND | space, f"farmer_technology {place.id} {word}", "farmer-technology", args
        )


def _places(rules: Rules) -> Iterator[ActionText]:
    for place in rules.places:
        about = (("place", place.id),)
        yield ActionText(place.act, f"act {place.id}", "act", about)
        for argument in place.arguments(rules):
            text = " ".join(["act", place.id, *argument.words])
            args = about + argument.args
            yield ActionText(place.act | argument.number, text, argument.label, args)
        if place.stack:
            yield ActionText(TAKE | place.index << A, f"take {place.id}", "take", about)
            yield ActionText(REMOVE | place.index << A, f"remove {place.id}", "remove", about)


def _deeds(rules: Rules) -> Iterator[ActionText]:
    for deed, name in enumerate(rules.deed_names):
        choice = rules.deed_development[deed]
        for tile, word in enumerate(TILES):  # marked ones too, to say that they cannot be sent
            action = SEND | tile << A | deed << 1
            text = f"send {word} {name}"
            args = ("tile", word), ("deed", name)
            yield ActionText(action, f"{text} coins" if choice else text, "send", args)
            if choice:
                yield ActionText(action | 1, f"{text} development", "send-development", args)


def _torture(rules: Rules) -> Iterator[ActionText]:
    def give(item: int, which: int, text: str, label: str, *args: tuple[str, str]) -> ActionText:
        return ActionText(GIVE | item << A | which, f"give {text}", f"give-{label}", args)

    for town, name in enumerate(rules.towns):
        yield give(GIVE_STATION, town, f"station {name}", "station", ("town", name))
    yield give(GIVE_STOCK, 0, "station stock", "station-stock")
    yield give(GIVE_FOLLOWER, 0, "follower", "follower")
    yield give(GIVE_DEVELOPMENT, 0, "development", "development")
    for good, name in enumerate(GOODS):
        yield give(GIVE_GOOD, good, f"good {name}", "good", ("good", name))
    for place in rules.places:
        about = ("place", place.id)
        yield give(GIVE_TECH, place.index, f"technology {place.id}", "technology", about)
        if place.stack:
            yield give(GIVE_PLACE, place.index, f"place {place.id}", "place", about)
    yield give(GIVE_TECH_FREE, 0, "technology stock", "technology-stock")
    yield give(GIVE_TECH_BOUND, 0, "technology farmer", "technology-farmer")
