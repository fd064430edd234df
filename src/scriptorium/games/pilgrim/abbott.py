"""The Ab-Bott: an automaton that plays against one player. Every step of it is a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.pilgrim.abbott_roads import (
    clockwise_from_merchant,
    fullest_duty,
    lay_roads,
)
from scriptorium.games.pilgrim.alms import bonus_possible, donate, rise, take_bonus, unflipped
from scriptorium.games.pilgrim.construct import take_building
from scriptorium.games.pilgrim.merchant import trade_resource
from scriptorium.games.pilgrim.movement import drop, oblate
from scriptorium.games.pilgrim.payments import acolytes, gain
from scriptorium.games.pilgrim.pieces import (
    A_MASK,
    ACTIVITIES,
    ALMS_HOUSE,
    BUILDINGS,
    CHAPEL,
    CITY,
    COIN,
    CORNUCOPIA,
    DECLINE,
    DUTIES,
    EMPTY,
    INFIRMARY,
    N_BUILDINGS,
    N_DUTIES,
    N_RESOURCES,
    NO_TITHE,
    ON_MAP,
    PIETY,
    PULPIT,
    ROAD_ENGINEER,
    SPACES,
    TAKE,
    TITHES,
    VERB,
    VESTRY,
    A,
)
from scriptorium.games.pilgrim.places import place
from scriptorium.games.pilgrim.setup import ABBOTT
from scriptorium.games.pilgrim.tables import COUNTERS

if TYPE_CHECKING:
    from scriptorium.games.pilgrim.state import Game, Player

LATE = 2  # the season from which it gives back what it took (PIL-SOLO-19, PIL-SOLO-32)


def turn(g: Game) -> None:
    """Move, draw a counter, do that duty, call back the largest group (PIL-SOLO-12 to 15)."""
    p = g.players[ABBOTT]
    if not acolytes(p):
        oblate(g, p)
        return
    if owns(g, p, PULPIT) and p.village:
        serf_to_abbey(g, p)
    move(g, p)
    counter = draw(g)
    if g.sink is not None:
        g.emit("counter", ABBOTT, counter=COUNTERS[counter])
    ACTIONS[counter](g, p)
    call_back(g, p)


def owns(g: Game, p: Player, building: int) -> bool:
    """On its board and not donated (PIL-SOLO-10)."""
    return g.owner[building] == p.seat and bool(g.live >> building & 1)


def move(g: Game, p: Player) -> None:
    """From the space with most, the city in a tie; always along the ring (PIL-R78)."""
    space = fullest_duty(g, p)
    if p.city >= p.duties[space]:
        count, p.city = p.city, 0
        starts = g.rules.tables.first_spaces
        at = next(one for one in clockwise_from_merchant(g) if one in starts)
        lifted = CITY
    else:
        count, p.duties[space] = p.duties[space], 0
        at = (space + 1) % N_DUTIES
        lifted = space
    if g.sink is not None:
        g.emit("lifted", p.seat, space=SPACES[lifted], at=place(g, lifted), count=count)
    for step in range(count):
        drop(g, p, (at + step) % N_DUTIES)


def draw(g: Game) -> int:
    """Drawn counters stay out; an empty bag is filled with them again (PIL-R71)."""
    if not g.bag:
        g.bag, g.drawn = tuple(sorted(g.drawn)), ()
    at = g.below(len(g.bag))
    counter = g.bag[at]
    g.bag = g.bag[:at] + g.bag[at + 1 :]
    g.drawn = (*g.drawn, counter)
    return counter


def call_back(g: Game, p: Player) -> None:
    """PIL-SOLO-15, PIL-R79."""
    space = fullest_duty(g, p)
    count = p.duties[space]
    p.city += count
    p.duties[space] = 0
    if g.sink is not None and count:
        g.emit("returned", p.seat, duty=DUTIES[g.ring[space]], count=count)


def serf_to_abbey(g: Game, p: Player) -> None:
    p.village -= 1
    p.abbey += 1
    if g.sink is not None:
        g.emit("ordained", p.seat)


def allocation(g: Game, p: Player) -> None:
    """PIL-SOLO-16 to PIL-SOLO-19, PIL-R80, PIL-R82."""
    solo = g.rules.tables.solo
    moves: int = solo["allocation_moves"]
    infirmary = bool(g.live >> INFIRMARY & 1)
    most = moves + solo["infirmary_bonus"] if infirmary else moves
    late = g.season >= LATE
    moved = 0
    while moved < most and (give_back(g, p) if late else allocate(g, p)):
        moved += 1
    owner = g.owner[INFIRMARY]
    if moved > moves and owner >= 0 and owner != p.seat:
        infirmary_fee(g, owner)


def allocate(g: Game, p: Player) -> bool:
    """One acolyte of the abbey to the first free activity; one must stay."""
    free = [one for one in g.rules.tables.priority if not p.activities[one]]
    if not free or p.abbey <= g.rules.tables.solo["abbey_minimum"]:
        return False
    p.abbey -= 1
    p.activities[free[0]] += 1
    if g.sink is not None:
        g.emit("assigned", p.seat, activity=ACTIVITIES[free[0]])
    return True


def give_back(g: Game, p: Player) -> bool:
    """One acolyte from the last activity in use to the abbey."""
    used = [one for one in g.rules.tables.priority if p.activities[one]]
    if not used:
        return False
    p.activities[used[-1]] -= 1
    p.abbey += 1
    if g.sink is not None:
        g.emit("recalled", p.seat, activity=ACTIVITIES[used[-1]])
    return True


def infirmary_fee(g: Game, owner: int) -> None:
    """The player may take the trade resource from the supply (PIL-SOLO-17, PIL-R97)."""
    trade = trade_resource(g)
    if trade in (COIN, CORNUCOPIA):
        g.frames.append(AbbottFee(owner))
    elif trade != NO_TITHE:
        gain(g, g.players[owner], trade, 1)


class AbbottFee(SeatFrame["Game"]):
    """Whether the player takes the Ab-Bott's fee: a coin, or at the cornucopia anything."""

    name = "abbott-fee"

    def legal(self, g: Game, seat: int) -> list[int]:
        kinds = range(N_RESOURCES) if trade_resource(g) == CORNUCOPIA else [COIN]
        return [*(TAKE | kind << A for kind in kinds), DECLINE]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if action != DECLINE:
            gain(g, g.players[seat], action >> A & A_MASK, 1)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB == TAKE >> VERB:
            return Reason("other-income", "PIL-MERC-2", good=TITHES[trade_resource(g)])
        return Reason("not-now", "PIL-R97")


def engineers(g: Game, p: Player) -> int:
    bonus: int = g.rules.tables.solo["road_engineer_bonus"]
    return bonus if p.activities[ROAD_ENGINEER] else 0


def build_roads(g: Game, p: Player) -> None:
    """PIL-SOLO-20."""
    lay_roads(g, p, g.rules.tables.solo["roads_per_build"] + engineers(g, p), True)


def clerical(g: Game, p: Player) -> None:
    """PIL-SOLO-28."""
    solo = g.rules.tables.solo
    piety: int = solo["clerical_piety"]
    if p.activities[VESTRY]:
        piety += solo["vestry_bonus"]
        if g.sink is not None:
            g.emit("worked", p.seat, activity=ACTIVITIES[VESTRY])
    if owns(g, p, CHAPEL):
        piety += solo["chapel_bonus"]
        if g.sink is not None:
            g.emit("used", p.seat, building=BUILDINGS[CHAPEL])
    gain(g, p, PIETY, piety)


def construct(g: Game, p: Player) -> None:
    """The building that went live last, then a road, never a shrine (PIL-SOLO-29, 30)."""
    building = latest_building(g)
    if building is not None and EMPTY in p.slots:
        take_building(g, p, building)
    lay_roads(g, p, g.rules.tables.solo["roads_per_construct"] + engineers(g, p), False)


def latest_building(g: Game) -> int | None:
    rim, first = len(g.rules.board.rim), g.site_places[0]
    live = [b for b in range(N_BUILDINGS) if g.owner[b] == ON_MAP and g.live >> b & 1]
    return max(live, key=lambda b: (g.building_places[b] - first) % rim, default=None)


def give_alms(g: Game, p: Player) -> None:
    """PIL-SOLO-31, PIL-SOLO-32."""
    solo = g.rules.tables.solo
    if g.season >= LATE:
        mine = unflipped(p)
        if not mine:
            return
        donate(g, p, mine[-1])
        rows: int = solo["alms_rows_donation"]
    else:
        rows = solo["alms_rows_seasons_1_2"]
        if p.activities[ALMS_HOUSE]:
            rows += solo["alms_house_bonus"]
    for _ in range(rows):
        row = rise(g, p)
        if row and bonus_possible(g, p, row) and keeps_abbey(g, p, row):
            take_bonus(g, p, row)


def keeps_abbey(g: Game, p: Player, row: int) -> bool:
    """Not a bonus that would empty the abbey."""
    minimum: int = g.rules.tables.solo["abbey_minimum"]
    return g.rules.tables.row_bonus[row][0] != "abbey" or p.abbey > minimum


def ordination(g: Game, p: Player) -> None:
    """PIL-SOLO-33."""
    solo = g.rules.tables.solo
    steps: int = solo["ordination_steps"]
    if owns(g, p, INFIRMARY):
        steps += solo["infirmary_bonus"]
    for _ in range(steps):
        if p.abbey > solo["abbey_minimum"]:
            p.abbey -= 1
            p.city += 1
            if g.sink is not None:
                g.emit("mission", p.seat)
        elif p.village:
            serf_to_abbey(g, p)


def rest(g: Game, p: Player) -> None:
    """PIL-SOLO-34."""


ACTIONS: list[Any] = [allocation, build_roads, clerical, construct, give_alms, ordination, rest]
