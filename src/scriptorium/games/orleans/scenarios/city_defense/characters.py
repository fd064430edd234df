"""The nine characters: what each asks for, the Mayor's citizens, the Estate Manager's dues."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.errors import Reason
from scriptorium.core.frames import Phase, SeatFrame
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.audit import held
from scriptorium.games.orleans.city import shut_place
from scriptorium.games.orleans.development import status
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    CHARACTER,
    GIVE,
    GIVE_BACK,
    GIVE_PLACE,
    GIVE_STATION,
    GIVE_TECH,
    GOODS,
    KINDS,
    TECHNOLOGY,
    TRACKS,
    VERB,
    A,
)
from scriptorium.games.orleans.scenarios import data
from scriptorium.games.orleans.scenarios.city_defense.asking import YesNo, give_back, in_market
from scriptorium.games.orleans.scenarios.city_defense.city import (
    NOBODY,
    city,
    hall_slots,
    lose,
)
from scriptorium.games.orleans.supply import pay
from scriptorium.games.orleans.technology import remove_technology
from scriptorium.games.orleans.travel import lose_station

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player

MAYOR: Final = "mayor"
COUNCILMAN: Final = "councilman"
ESTATE_MANAGER: Final = "estate_manager"


def cards() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = data.invasion()["characters"]["card"]
    return rows


def ids() -> list[str]:
    return [card["id"] for card in cards()]


def character(g: Game, p: Player) -> str:
    """The id of a player's card; "" before it is chosen."""
    index = city(g).characters[p.seat]
    return "" if index == NOBODY else str(cards()[index]["id"])


def deal(g: Game, chance: Stream) -> list[int]:
    """One for each player at random, or none yet (INV-COOP-8)."""
    pile = list(range(len(cards())))
    chance.shuffle(pile)
    return [NOBODY] * g.n if g.rules.options["characters"] == "chosen" else pile[: g.n]


class Characters(Phase["Game"]):
    """Each chooses a card, in turn order, where they are not dealt (INV-COOP-8)."""

    name = "characters"

    def begin(self, g: Game) -> None:
        for seat in reversed(g.clockwise()):
            if city(g).characters[seat] == NOBODY:
                g.frames.append(ChooseCharacter(seat))


class ChooseCharacter(SeatFrame["Game"]):
    name = "choose-character"

    def legal(self, g: Game, seat: int) -> list[int]:
        taken = city(g).characters
        return [CHARACTER | index for index in range(len(cards())) if index not in taken]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        chosen = city(g).characters[:]
        chosen[seat] = action & B_MASK
        city(g).characters = chosen
        if g.sink is not None:
            g.emit("character", seat, character=cards()[action & B_MASK]["id"])
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return Reason("must-choose-character", "INV-COOP-8")


# Personal objectives (INV-COOP-57 to INV-COOP-71)


def fulfilled(g: Game, p: Player) -> bool:
    """Whether all conditions of the own card hold now (INV-COOP-58, INV-COOP-59)."""
    return all(done for _, done in conditions(g, p))


def conditions(g: Game, p: Player) -> list[tuple[str, bool]]:
    """Each condition of the card by its name in the data, and whether it holds."""
    return [(name, have >= need) for name, (have, need) in progress(g, p).items()]


def progress(g: Game, p: Player) -> dict[str, list[int]]:
    """Each condition of the card by its name: how much of it there is, and how much it asks."""
    index = city(g).characters[p.seat]
    wanted: dict[str, Any] = {} if index == NOBODY else cards()[index]["requires"]
    return {
        name: counted(g, p, name, value, wanted) for name, value in wanted.items() if name != "vp"
    }


def counted(g: Game, p: Player, name: str, value: Any, wanted: dict[str, Any]) -> list[int]:
    """So much is there, so much is needed."""
    if name == "development_space_with_status":
        return [status(g, p), int(value)]
    if name == "stations_in":
        return [sum(p.built >> g.rules.towns.index(town) & 1 for town in value), len(value)]
    if name == "place_tiles":
        return [(p.owned & g.rules.all_tiles).bit_count(), int(value)]
    if name == "trading_stations":
        return [p.built.bit_count(), int(value)]
    if name == "coins":
        return [p.coins, int(value)]
    if name == "own_citizens":
        return [p.citizens, int(value)]
    if name == "track_end":
        kind = TRACKS.index(value)
        return [p.tracks[kind], g.rules.track_last[kind]]
    if name == "technology_tiles":
        return [p.spaces.count(TECHNOLOGY), int(value)]
    if name == "followers":
        have = held(g, p)
        return [
            sum(min(have[KINDS.index(kind)], n) for kind, n in value.items()),
            sum(value.values()),
        ]
    if name == "goods":
        return [
            sum(min(p.goods[GOODS.index(good)], n) for good, n in value.items()),
            sum(value.values()),
        ]
    if name == "vp_from":
        return [sum(points_from(g, p, one) for one in value), int(wanted["vp"])]
    if name == "assembly_hall_full":
        free = sum(city(g).hall)
        return [len(hall_slots()) - free, len(hall_slots())]
    assert name == "all_dues_paid", name  # otherwise the game would be over
    return [1, 1]


def points_from(g: Game, p: Player, source: str) -> int:
    if source == "coins":
        return p.coins
    good = GOODS.index(source)
    return p.goods[good] * g.rules.goods_points[good]


# The Mayor


class KeepCitizen(YesNo):
    """The Mayor has gained a citizen and decides, once and for all, whether to keep it; from the
    third on all go to the team (INV-COOP-63, INV-COOP-64). The frame holds the tile meanwhile."""

    name = "keep-citizen"
    rule = "INV-COOP-64"

    def begin(self, g: Game) -> bool:
        p = g.players[self.seat]
        if p.citizens < own_citizens():
            return True
        g.frames.pop()
        self.no(g)
        return False

    def yes(self, g: Game) -> None:
        g.players[self.seat].citizens += 1
        if g.sink is not None:
            g.emit("citizen-kept", self.seat)

    def no(self, g: Game) -> None:
        city(g).team += 1


def own_citizens() -> int:
    """So many the Mayor keeps at most: as many as the card asks for."""
    found: int = cards()[ids().index(MAYOR)]["requires"]["own_citizens"]
    return found


def citizen_gained(g: Game, p: Player) -> None:
    """To the team, unless it is the Mayor's to keep (INV-COOP-41)."""
    p.citizens -= 1
    if character(g, p) == MAYOR:
        g.frames.append(KeepCitizen(p.seat))
    else:
        city(g).team += 1


# The Estate Manager


def due(g: Game) -> dict[str, Any] | None:
    """The due of this round; with 4 or 5 players the last two rounds do not come (INV-COOP-79)."""
    for one in data.invasion()["characters"]["dues"]["list"]:
        if one["round"] == g.round:
            found: dict[str, Any] = one
            return found
    return None


class Dues(Phase["Game"]):
    """After the event at the end of the round (INV-COOP-83)."""

    name = "dues"

    def begin(self, g: Game) -> None:
        for p in g.players:
            if character(g, p) == ESTATE_MANAGER:
                self.collect(g, p, due(g))

    def collect(self, g: Game, p: Player, owed: dict[str, Any] | None) -> None:
        """With own things alone; a due that cannot be paid loses the game (INV-COOP-72,
        INV-COOP-73)."""
        if owed is None:
            return
        kind, amount = owed["kind"], owed["amount"]
        if not payable(g, p, owed):
            lose(g, "dues", p)
        elif kind == "coins":
            pay(g, p, amount)
        elif kind == "good":
            good = GOODS.index(owed["good"])
            p.goods[good] -= amount
            g.goods[good] += amount
            if g.sink is not None:
                g.emit("due-good", p.seat, good=owed["good"])
        elif kind == "development":
            p.development -= amount  # the rewards stay (INV-COOP-74, INV-GEN-19)
            if g.sink is not None:
                g.emit("went-back", p.seat, spaces=amount)
        else:
            g.frames.append(PayDue(p.seat, amount))


def payable(g: Game, p: Player, owed: dict[str, Any]) -> bool:
    kind, amount = owed["kind"], owed["amount"]
    if kind == "coins":
        return p.coins >= int(amount)
    if kind == "good":
        return p.goods[GOODS.index(owed["good"])] >= int(amount)
    if kind == "development":
        return p.development >= int(amount)
    if kind == "follower":
        tile = KINDS.index(owed["follower"])
        return p.market[tile] + p.tower[tile] >= int(amount)
    return len(things(g, p, kind)) >= int(amount)


def things(g: Game, p: Player, kind: str) -> list[int]:
    """What there is to choose from for a due of a tile or a station (INV-COOP-76 to 78)."""
    if kind == "technology_tile":
        places = [one for one in g.rules.places if p.tech_spaces & one.mask]
        return [GIVE | GIVE_TECH << A | one.index for one in places]
    if kind == "trading_station":
        towns = range(len(g.rules.towns))
        return [GIVE | GIVE_STATION << A | town for town in towns if p.built >> town & 1]
    places = [one for one in g.rules.places if one.stack and p.owned >> one.index & 1]
    return [GIVE | GIVE_PLACE << A | one.index for one in places]


class PayDue(SeatFrame["Game"]):
    """Which follower, technology tile, station or place tile (INV-COOP-75 to INV-COOP-78)."""

    name = "pay-due"

    def __init__(self, seat: int, amount: int) -> None:
        SeatFrame.__init__(self, seat)
        self.amount = amount

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.amount]

    def begin(self, g: Game) -> bool:
        options = self.legal(g, self.seat) if self.amount else []
        if len(options) > 1:
            return True
        g.frames.pop()
        if options:
            g.frames.append(PayDue(self.seat, self.amount - 1))
            self.give(g, options[0])
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        owed, p = due(g), g.players[seat]
        assert owed is not None
        if owed["kind"] == "follower":
            return in_market(p, KINDS.index(owed["follower"]))
        return things(g, p, owed["kind"])

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames[-1] = PayDue(seat, self.amount - 1)
        self.give(g, action)
        return True

    def give(self, g: Game, action: int) -> None:
        p, which = g.players[self.seat], action & B_MASK
        if action >> VERB == GIVE_BACK >> VERB:
            give_back(g, action)
            return
        if g.sink is not None:
            g.emit("gave-due", p.seat, item=g.rules.codec.text(action))
        item = action >> A & A_MASK
        if item == GIVE_STATION:
            lose_station(g, p, which)
            p.stations += 1  # INV-R29
        elif item == GIVE_TECH:
            remove_technology(g, p, g.rules.places[which])
            g.technology += 1
        else:
            give_up_place(g, p, which)
            g.stock |= 1 << which  # INV-R34

    def why(self, g: Game, seat: int, action: int) -> Reason:
        return Reason("must-pay-due", "INV-COOP-72")


def give_up_place(g: Game, p: Player, index: int) -> None:
    """Followers on the tile to the bag, technology on it to the supply (INV-R34)."""
    if shut_place(g, p, g.rules.places[index]):
        g.technology += 1
