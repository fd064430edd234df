"""What a place brings, as a reason that people can read."""

from __future__ import annotations

from scriptorium.bots.advice import Part
from scriptorium.bots.orleans.valuation import Valuation
from scriptorium.bots.orleans.values import NOTHING
from scriptorium.games.orleans.board import Village
from scriptorium.games.orleans.deeds import DEVELOPMENT, Deed
from scriptorium.games.orleans.pieces import BOATMAN, KINDS, TRADER
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.recruiting import closed
from scriptorium.games.orleans.recruiting import outlook as recruiting
from scriptorium.games.orleans.travel import Guildhall, Move

# Whatever else comes along: named in every text that may tell it, 0 if there is none.
EXTRAS = ("coins", "development", "technology", "cards", "draws", "citizen")


def place_part(eye: Valuation, place: Place, points: float, kind: int = -1) -> Part:
    """Executing a place; where followers of several kinds could be recruited, of this one."""
    values: dict[str, str | int] = {"place": place.id}
    if isinstance(place, Move):
        return Part("water" if place.by_water else "road", points, values)
    if isinstance(place, Guildhall):
        return Part("build", points, values)
    if isinstance(place, Village):
        kind = best_kind(eye) if kind < 0 else kind
        items = recruiting(eye.g, eye.p, kind) if kind >= 0 else []
    else:
        items = place.outlook(eye.g, eye.p)
    goods: list[str] = []
    extras: dict[str, int] = dict.fromkeys(EXTRAS, 0)
    for item in items:
        if "choice" in item or "each" in item:
            continue
        if "follower" in item:
            values["kind"] = item["follower"]
        if "good" in item:
            goods.append(item["good"])
        if "draws" in item and isinstance(item["draws"], list):
            extras["draws"] = item["draws"][1] - item["draws"][0]
        if "tiles" in item:
            extras["cards"] = 1
        for name in ("coins", "development", "technology", "citizen"):
            if isinstance(item.get(name), int):
                extras[name] += item[name]
    if goods:
        values["good"] = goods[0]
    if "kind" in values:
        return Part("recruit-good" if goods else "recruit", points, {**values, **extras})
    if len(goods) > 1:
        return Part("goods", points, {**values, "count": len(goods)})
    if goods:
        return Part("good", points, values)
    for name in ("development", "technology", "coins"):
        if extras[name]:
            return Part(name, points, {**values, **extras})
    return Part("place", points, values)


def best_kind(eye: Valuation) -> int:
    """Whom the Village had best recruit; -1 if nobody."""
    best, top = -1, NOTHING
    for kind in range(BOATMAN, TRADER + 1):
        if not closed(eye.g, eye.p, kind):
            value = eye.recruit(kind)
            if value > top:
                best, top = kind, value
    return best


def send_part(eye: Valuation, kind: int) -> Part:
    """A follower on its way to where it brings most."""
    g, p = eye.g, eye.p
    best = NOTHING
    part = Part("send", 0.0, {"kind": KINDS[kind]})
    for to in g.rules.destinations:
        if to.room(g, p, kind):
            for choice in to.choices(g, p, kind):
                value = eye.send(kind, to, choice)
                if value <= best:
                    continue
                best = value
                values: dict[str, str | int] = {"kind": KINDS[kind]}
                key = "send"
                if isinstance(to, Deed):
                    key = "send-development" if choice == DEVELOPMENT else "send-coins"
                    values["deed"] = to.id
                    values["count"] = to.development if choice == DEVELOPMENT else to.coins
                    last = sum(to.free(g)) == 1 and to.citizen & g.citizens
                    values["citizen"] = 1 if last else 0
                part = Part(key, value, values)
    return part
