"""What a seat sees of the City, what is printed, what must hold, and positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core import reading
from scriptorium.core.errors import BadPosition, Reason
from scriptorium.games.orleans.pieces import GOODS, KINDS, N_GOODS, N_KINDS
from scriptorium.games.orleans.scenarios import data
from scriptorium.games.orleans.scenarios.city_defense import city as the_city
from scriptorium.games.orleans.scenarios.city_defense.characters import (
    ESTATE_MANAGER,
    KeepCitizen,
    cards,
    character,
    conditions,
    due,
    fulfilled,
    ids,
    progress,
)
from scriptorium.games.orleans.scenarios.city_defense.city import (
    LACKING_COINS,
    LACKING_GOODS,
    LACKING_TECHNOLOGY,
    N_LACKING,
    NOBODY,
    City,
    achievements,
    asked,
    citizen_names,
    city,
    hall_slots,
    lacks,
    outer_towns,
    row,
    treasury_goal,
    wall_spaces,
    warehouse_goal,
)
from scriptorium.games.orleans.scenarios.city_defense.objectives import common

if TYPE_CHECKING:
    from scriptorium.games.orleans.position import Builder
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game

KEYS = ["characters", "towers", "city"]
CITY_KEYS = [
    "walls",
    "reinforcement",
    "reinforced",
    "treasury",
    "warehouse",
    "achievements",
    "hall",
    "team",
    "citizens_gone",
]


def view(g: Game) -> dict[str, Any]:
    """Everything is open but the event stack (INV-COOP-13)."""
    own, rules = city(g), g.rules
    owed = due(g)
    reached = common(g)
    return {
        "speaker": g.start,
        "goal": len(reached) + g.n,
        "gained": sum(reached.values()) + sum(fulfilled(g, p) for p in g.players),
        "objectives": reached,
        "walls": [own.walls, wall_spaces(rules)],
        "reinforcement": [own.reinforced, own.reinforcement],
        "citizens": [own.team, the_city.citizens_goal(rules)],
        "citizens_left": [name for i, name in enumerate(citizen_names()) if own.citizens >> i & 1],
        "treasury": [own.treasury, treasury_goal(rules)],
        "warehouse": {
            good: [own.warehouse[i], warehouse_goal(rules)[i]]
            for i, good in enumerate(GOODS)
            if warehouse_goal(rules)[i]
        },
        "towers": [named(rules.towns, mask) for mask in own.towers],
        "achievements": {one["id"]: lacking(lacks(g, i)) for i, one in enumerate(achievements())},
        "hall": {kind: own.hall[i] for i, kind in enumerate(KINDS) if own.hall[i]},
        "characters": [
            {
                "id": character(g, p) or None,
                "conditions": dict(conditions(g, p)),
                "progress": progress(g, p),
            }
            for p in g.players
        ],
        "due": printed(owed)
        if owed and ESTATE_MANAGER in [character(g, p) for p in g.players]
        else None,
    }


def printed(due: dict[str, Any]) -> dict[str, Any]:
    """What a row of the dues says, without where that is from."""
    return {key: value for key, value in due.items() if key not in ("source", "kind_source")}


def named(names: list[str], mask: int) -> list[str]:
    return [name for i, name in enumerate(names) if mask >> i & 1]


def lacking(counts: list[int]) -> dict[str, Any]:
    return {
        "followers": {kind: counts[i] for i, kind in enumerate(KINDS) if counts[i]},
        "goods": {
            good: counts[LACKING_GOODS + i]
            for i, good in enumerate(GOODS)
            if counts[LACKING_GOODS + i]
        },
        "coins": counts[LACKING_COINS],
        "technology": counts[LACKING_TECHNOLOGY],
    }


def facts(rules: Rules) -> dict[str, Any]:
    return {
        "outer_towns": named(rules.towns, outer_towns(rules)),
        "citizen_town": row()["citizen_town"],
        "support_board": [one["id"] for one in row()["support_board"]["place"]],
        "standing_towers": named(rules.towns, the_city.prebuilt(rules)),
        "achievements": [
            {
                "id": one["id"],
                "followers": list(one["followers"]),
                "goods": list(one["goods"]),
                "coins": one["coins"],
                "technology": one["technology_tiles"],
            }
            for one in achievements()
        ],
        "assembly_hall": list(hall_slots()),
        "characters": [
            {"id": one["id"], "grade": one["grade"], "requires": one["requires"]} for one in cards()
        ],
        "dues": [
            printed(one)
            for one in data.invasion()["characters"]["dues"]["list"]
            if one["round"] <= rules.rounds
        ],
    }


# What must hold


def goods_elsewhere(g: Game) -> list[int]:
    """In the Warehouse and at achievements."""
    own, wanted = city(g), asked(achievements())
    out = own.warehouse[:]
    for i in range(len(achievements())):
        for good in range(N_GOODS):
            at = i * N_LACKING + LACKING_GOODS + good
            out[good] += wanted[at] - own.lacking[at]
    return out


def technology_elsewhere(g: Game) -> int:
    """In the Catapult."""
    own, wanted = city(g), asked(achievements())
    ats = range(LACKING_TECHNOLOGY, len(wanted), N_LACKING)
    return sum(wanted[at] - own.lacking[at] for at in ats)


def audit(g: Game) -> list[Reason]:
    own, rules = city(g), g.rules
    wrong = shape(g, own)
    if wrong:
        return [Reason("audit-field", "", field=f"own.{wrong}")]
    outer = outer_towns(rules)
    standing = 0
    for mask in own.towers:
        if mask & ~outer or mask & standing:
            return [Reason("audit-field", "", field="own.towers")]
        standing |= mask
    for p in g.players:
        stations = p.stations + p.built.bit_count() + own.towers[p.seat].bit_count()
        if p.built & outer or stations > rules.tables.stations:
            return [Reason("audit-stations", "", seat=p.seat, total=rules.tables.stations)]
    held = sum(isinstance(frame, KeepCitizen) for frame in g.frames)
    gained = own.team + held + sum(p.citizens for p in g.players)
    lying = g.citizens.bit_count() + own.citizens.bit_count()
    total: int = row()["citizens_total"]
    if not g.over and gained + lying + own.lost_citizens != total:
        return [Reason("audit-team-citizens", "INV-COOP-5", gained=gained, lying=lying)]
    return []


def shape(g: Game, own: City) -> str:
    """A number that no game has; "" if there is none."""
    rules, wanted = g.rules, asked(achievements())
    goal, slots = warehouse_goal(rules), hall_slots()
    limits = {
        "walls": 0 <= own.walls <= wall_spaces(rules),
        "reinforcement": 0 <= own.reinforced <= own.reinforcement <= 1,
        "treasury": 0 <= own.treasury <= treasury_goal(rules),
        "warehouse": len(own.warehouse) == N_GOODS
        and all(0 <= have <= most for have, most in zip(own.warehouse, goal, strict=True)),
        "lacking": len(own.lacking) == len(wanted)
        and all(0 <= left <= most for left, most in zip(own.lacking, wanted, strict=True)),
        "hall": len(own.hall) == N_KINDS
        and all(0 <= left <= slots.count(KINDS[i]) for i, left in enumerate(own.hall)),
        "characters": len(own.characters) == g.n
        and all(NOBODY <= one < len(cards()) for one in own.characters)
        and len(set(own.characters)) in (g.n, 1 + g.n - own.characters.count(NOBODY)),
        "towers": len(own.towers) == g.n + 1,
        "citizens": 0 <= own.citizens < 1 << len(citizen_names()) and own.lost_citizens >= 0,
    }
    for name, fine in limits.items():
        if not fine:
            return name
    return ""


# Positions


def position(build: Builder) -> None:
    """What the City has and lacks; `citizens_gone` are those that no longer lie beside the main
    board, `team` how many the team has: all that are gone, if that is not said."""
    g, given = build.g, build.data
    own, rules = city(g), g.rules
    names = reading.items(given, "characters", "")
    if names:
        chosen = [reading.index(one, ids(), "characters") for one in names]
        rest = [i for i in range(len(cards())) if i not in chosen]
        own.characters = (chosen + rest)[: g.n]
    for seat, towns in enumerate(reading.items(given, "towers", "")):
        where = f"towers[{seat + 1}]"
        if not isinstance(towns, list) or seat > g.n:
            raise reading.unusable(where, towns)
        for town in towns:
            mask = 1 << reading.index(town, rules.towns, where)
            if not outer_towns(rules) & mask:
                raise BadPosition("position-not-there", where=where, value=str(town))
            own.towers[seat] |= mask
            if seat < g.n:
                g.players[seat].stations -= 1
    table = reading.table(given, "city", "")
    reading.keys(table, CITY_KEYS, "city.")
    own.walls = reading.number(table, "walls", "city.", 0, 0, wall_spaces(rules))
    own.reinforcement = reading.number(table, "reinforcement", "city.", 0, 0, 1)
    own.reinforced = reading.number(table, "reinforced", "city.", 0, 0, own.reinforcement)
    own.treasury = reading.number(table, "treasury", "city.", 0, 0, treasury_goal(rules))
    own.warehouse = reading.counts(table.get("warehouse", []), GOODS, "city.warehouse")
    hall = reading.counts(table.get("hall", []), KINDS, "city.hall")
    own.hall = [left - sent for left, sent in zip(own.hall, hall, strict=True)]
    for name, parts in reading.table(table, "achievements", "city.").items():
        fill(own, name, parts)
    for name in reading.items(table, "citizens_gone", "city."):
        own.citizens &= ~(1 << reading.index(name, citizen_names(), "city.citizens_gone"))
    lying = g.citizens.bit_count() + own.citizens.bit_count()
    gone = row()["citizens_total"] - lying - sum(p.citizens for p in g.players)
    own.team = reading.number(table, "team", "city.", max(0, gone), 0, max(0, gone))
    own.lost_citizens = gone - own.team


def fill(own: City, name: str, parts: Any) -> None:
    """What lies at an achievement, as a list of kinds, goods, `coin` and `technology`."""
    where = f"city.achievements.{name}"
    at = reading.index(name, [one["id"] for one in achievements()], where) * N_LACKING
    words = [*KINDS, *GOODS, "coin", "technology"]
    for i, count in enumerate(reading.counts(parts, words, where)):
        own.lacking[at + i] -= count
    if not sum(own.lacking[at : at + N_LACKING]):
        own.citizens &= ~(1 << citizen_names().index(name))
