"""The place tiles that are more than a row of data (`place.Gain`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.destinations import Send, fits
from scriptorium.games.orleans.destinations import outlook as sending
from scriptorium.games.orleans.development import develop, gains, status
from scriptorium.games.orleans.followers import draw
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    MARKED,
    N_KINDS,
    N_TILES,
    PLACE,
    TILES,
    VERB,
    A,
)
from scriptorium.games.orleans.place import Argument, Place
from scriptorium.games.orleans.reasons import (
    BAG_EMPTY,
    BANK_EMPTY,
    DEVELOPMENT_END,
    MARKED_ONLY,
    NEVER,
    NO_COINS,
    NO_STATIONS_BUILT,
    NO_TECHNOLOGY,
    NOTHING_SENT,
    OPEN,
)
from scriptorium.games.orleans.spaces import put
from scriptorium.games.orleans.state import Player
from scriptorium.games.orleans.supply import no_coins_left, pay, receive
from scriptorium.games.orleans.technology import gain_technology
from scriptorium.games.orleans.travel import HorseWagon

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game


class Pharmacy(Place):
    """Pay 1, 2 or 3 coins, a development point for each (ORL-PHAR)."""

    rule_ids = {DEVELOPMENT_END: "ORL-PHAR-4", NO_COINS: "ORL-PHAR-3"}

    def closed(self, g: Game, p: Player) -> int:
        if not p.coins:
            return NO_COINS
        return DEVELOPMENT_END if p.development == g.rules.last_development else OPEN

    def most(self, g: Game, p: Player) -> int:
        return min(g.rules.pharmacy_coins, p.coins, g.rules.last_development - p.development)

    def options(self, g: Game, p: Player, out: list[int]) -> None:
        for coins in range(1, self.most(g, p) + 1):
            out.append(self.act | coins)

    def execute(self, g: Game, p: Player, argument: int) -> None:
        pay(g, p, argument)
        develop(g, p, argument)

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        most = self.most(g, p)
        return [{"pay": [1, most], "each": [{"development": 1}]}] if most > 0 else []

    def arguments(self, rules: Rules) -> list[Argument]:
        return [
            Argument(coins, [str(coins)], "act-pay", (("coins", str(coins)),))
            for coins in range(1, rules.pharmacy_coins + 1)
        ]

    def why_argument(self, g: Game, p: Player, argument: int) -> tuple[str, str, dict[str, Any]]:
        if argument > p.coins:
            return "not-enough-coins", "ORL-PHAR-3", {"coins": p.coins}
        if argument:
            return "development-end", "ORL-PHAR-4", {}
        return "needs-choice", "ORL-PHAR-2", {}


class Office(Place):
    """A coin for each own station on the map (ORL-OFFI)."""

    def closed(self, g: Game, p: Player) -> int:
        if not p.built:
            return NO_STATIONS_BUILT
        return BANK_EMPTY if no_coins_left(g) else OPEN

    def execute(self, g: Game, p: Player, argument: int) -> None:
        receive(g, p, p.built.bit_count())

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return gains(g, p, p.built.bit_count(), 0)


class Hospital(Place):
    """Coins equal to the status (ORL-HOSP)."""

    def closed(self, g: Game, p: Player) -> int:
        return BANK_EMPTY if no_coins_left(g) else OPEN

    def execute(self, g: Game, p: Player, argument: int) -> None:
        receive(g, p, status(g, p))

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return gains(g, p, status(g, p), 0)


class Laboratory(Place):
    """A technology tile, never bound to a farmer space (ORL-LABO)."""

    rule_ids = {NO_TECHNOLOGY: "ORL-LABO-4"}

    def closed(self, g: Game, p: Player) -> int:
        return OPEN if g.technology else NO_TECHNOLOGY

    def execute(self, g: Game, p: Player, argument: int) -> None:
        gain_technology(g, p, False)

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return [{"technology": 1}]


class Bathhouse(Place):
    """Draw followers and place some of them at once (ORL-BATH)."""

    rule_ids = {BAG_EMPTY: "ORL-BATH-8"}

    def closed(self, g: Game, p: Player) -> int:
        return OPEN if p.bag_n else BAG_EMPTY

    def draws(self, g: Game, p: Player) -> int:
        return min(g.rules.bathhouse_draw, p.bag_n)

    def execute(self, g: Game, p: Player, argument: int) -> None:
        """The draw comes before the own follower returns to the bag (ORL-BATH-6)."""
        drawn = draw(g, p, self.draws(g, p))
        if g.sink is not None:
            g.emit("drew", p.seat, tiles=[TILES[tile] for tile in drawn])
        g.frames.append(PlaceDrawn(p.seat, self.index, drawn, g.rules.bathhouse_keep))

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        draws = self.draws(g, p)
        return [{"draw": draws, "place": min(draws, g.rules.bathhouse_keep)}] if draws else []


class PlaceDrawn(SeatFrame["Game"]):
    """As many as possible up to the limit are placed; the rest goes back (ORL-BATH-5)."""

    name = "bathhouse"

    def __init__(self, seat: int, place: int, drawn: list[int], left: int) -> None:
        SeatFrame.__init__(self, seat)
        self.place = place
        self.drawn = drawn
        self.left = left

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.place, self.drawn[:], self.left]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"tiles": [TILES[tile] for tile in self.drawn], "left": self.left}

    def targets(self, g: Game, tile: int) -> int:
        p = g.players[self.seat]
        return p.open & p.allowed[tile] & ~g.rules.places[self.place].mask

    def begin(self, g: Game) -> bool:
        if self.left:
            for tile in self.drawn:
                if self.targets(g, tile):
                    return True
        p = g.players[self.seat]
        for tile in self.drawn:
            p.bag[tile] += 1
            p.bag_n += 1
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        out: list[int] = []
        for tile in range(N_TILES):
            if tile in self.drawn:
                mask = self.targets(g, tile)
                while mask:
                    low = mask & -mask
                    out.append((PLACE | tile << A) + low.bit_length() - 1)
                    mask ^= low
        if self.left < 2:
            return out
        # A first follower that leaves no room for a second one is legal only if none does.
        good = [action for action in out if self.leaves_room(g, action)]
        return good or out

    def leaves_room(self, g: Game, action: int) -> bool:
        rest = list(self.drawn)
        rest.remove(action >> A & A_MASK)
        p = Player(g.players[self.seat])
        put(g.rules, p, action >> A & A_MASK, action & B_MASK)
        mask = g.rules.places[self.place].mask
        return any(p.open & p.allowed[tile] & ~mask for tile in rest)

    def apply(self, g: Game, seat: int, action: int) -> bool:
        tile = action >> A & A_MASK
        rest = self.drawn[:]
        rest.remove(tile)
        put(g.rules, g.players[seat], tile, action & B_MASK)
        g.frames[-1] = PlaceDrawn(seat, self.place, rest, self.left - 1)
        if g.sink is not None:
            place = g.rules.places[g.rules.place_of[action & B_MASK]]
            g.emit("placed", seat, tile=TILES[tile], place=place.id)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB != PLACE >> VERB:
            return Reason("bathhouse-must-place", "ORL-BATH-5")
        tile = action >> A & A_MASK
        space = action & B_MASK
        if tile not in self.drawn:
            return Reason("not-drawn", "ORL-BATH-5", tile=TILES[tile])
        if g.rules.place_of[space] == self.place:
            return Reason("bathhouse-itself", "ORL-BATH-4")
        if self.targets(g, tile) >> space & 1:
            return Reason("bathhouse-both", "ORL-BATH-5")
        return Reason("wrong-space", "ORL-BATH-4", tile=TILES[tile])


class Privilege(Place):
    """School and Herb Garden: their substitutes are data, they have no spaces (ORL-SCHO,
    ORL-HERB)."""

    executable = False
    rule_ids = {NEVER: "ORL-CITY-5"}

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        others: dict[str, list[str]] = self.row["substitute"]
        return [{"swap": kind, "for": list(names)} for kind, names in others.items()]


class Sacristy(Place):
    """Never executed: its monk protects in the event phase (`events.EventTurn`, ORL-SACR)."""

    executable = False
    shelter = True
    rule_ids = {NEVER: "ORL-SACR-1"}

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        return [{"shelter": 1}]


class GunpowderTower(Place):
    """Two more market spaces; neutral followers on them may be sent to deeds (ORL-GUNP)."""

    needs_nobody = True
    returns = False

    def closed(self, g: Game, p: Player) -> int:
        for kind in range(N_KINDS):
            if p.tower[kind] and fits(g, p, kind):
                return OPEN
        if any(p.tower[MARKED:]) and not any(p.tower[:N_KINDS]):
            return MARKED_ONLY
        return NOTHING_SENT

    def execute(self, g: Game, p: Player, argument: int) -> None:
        g.frames.append(Send(p.seat, self.index, 0))

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        out: list[dict[str, Any]] = [{"market": self.extra_market}]
        return out + sending(g, p, p.tower[:N_KINDS])

    def lost(self, g: Game, p: Player) -> None:
        for tile in range(N_TILES):
            p.bag[tile] += p.tower[tile]
            p.bag_n += p.tower[tile]
        p.tower = [0] * N_TILES


CLASSES: dict[str, type[Place]] = {
    "pharmacy": Pharmacy,
    "office": Office,
    "bathhouse": Bathhouse,
    "hospital": Hospital,
    "school": Privilege,
    "horse_wagon": HorseWagon,
    "herb_garden": Privilege,
    "sacristy": Sacristy,
    "gunpowder_tower": GunpowderTower,
    "laboratory": Laboratory,
}
