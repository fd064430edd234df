"""Events that strike each player alone, and those that nobody decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.errors import Reason
from scriptorium.core.frames import Frame, SeatFrame
from scriptorium.games.orleans.bans import ROADS, WATERWAYS
from scriptorium.games.orleans.events import Event, lose_to_plague
from scriptorium.games.orleans.followers import draw
from scriptorium.games.orleans.pieces import (
    B_MASK,
    GOODS,
    N_TRACKS,
    TRACKS,
    TRAIN,
    VERB,
)
from scriptorium.games.orleans.recruiting import advance
from scriptorium.games.orleans.scenarios.city_defense import city as the_city
from scriptorium.games.orleans.scenarios.city_defense.asking import (
    ANY_KIND,
    ReturnFollowers,
    YesNo,
)
from scriptorium.games.orleans.scenarios.city_defense.city import city, lose
from scriptorium.games.orleans.scenarios.city_defense.robbery import Robbed, Robbery
from scriptorium.games.orleans.scenarios.events import WholeRound
from scriptorium.games.orleans.supply import pay, receive

if TYPE_CHECKING:
    from scriptorium.games.orleans.state import Game, Player


class NoConnectionType(WholeRound):
    """No merchant moves along connections of a type (Highwayman)."""

    def turned_up(self, g: Game) -> None:
        g.no_ways |= ROADS if self.row["connection"] == "road" else WATERWAYS


class Escape(Event):
    """The citizen in a town leaves the game if it still lies there."""

    def begin(self, g: Game) -> None:
        bit = 1 << the_city.citizen_names().index(self.row["where"])
        if city(g).citizens & bit:
            city(g).citizens ^= bit
            city(g).lost_citizens += 1
            if g.sink is not None:
                g.emit("citizen-escaped", None, town=self.row["where"])


class Reinforced(Event):
    """One more wall space (INV-COOP-39)."""

    def begin(self, g: Game) -> None:
        city(g).reinforcement += self.row["knights"]
        if g.sink is not None:
            g.emit("strikes", None, event=self.id, letter=g.rules.event_letter(g.event))


class Rats(Event):
    """Goods go from the Warehouse to the goods market, or as many as there are (INV-COOP-51)."""

    def begin(self, g: Game) -> None:
        for name, count in self.row["goods"].items():
            good = GOODS.index(name)
            eaten = min(count, city(g).warehouse[good])
            city(g).warehouse[good] -= eaten
            g.goods[good] += eaten
            if g.sink is not None and eaten:
                g.emit("rats", None, good=name, count=eaten)


class Invasion(WholeRound):
    """The last round. The final check comes after the dues (INV-COOP-83): `last_round`."""


class FishingGrounds(Event):
    """The coins printed on the space of the boatmen marker: none on the first and last."""

    def strike(self, g: Game, p: Player) -> None:
        receive(g, p, self.coins(g, p))

    def coins(self, g: Game, p: Player) -> int:
        track = TRACKS.index(self.row["track"])
        step = p.tracks[track]
        if not step or step == g.rules.track_last[track]:
            return 0
        return g.rules.boat_coins[step - 1]

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        return {"receives": self.coins(g, p)}


class Plague(Event):
    """So many followers drawn together from the bag; neutral ones are lost, marked ones go back
    (INV-R61)."""

    strength_name = "draws"

    def strike(self, g: Game, p: Player) -> None:
        for tile in draw(g, p, min(self.strength(g), p.bag_n)):
            lose_to_plague(g, p, tile)


class Famine(Event):
    strength_name = "followers"

    def strike(self, g: Game, p: Player) -> None:
        g.frames.append(ReturnFollowers(p.seat, self.strength(g), ANY_KIND))


class Trip(Event):
    """At the end of the round whoever is in the town pays, with own coins (INV-COOP-82)."""

    strength_name = "coins"
    fate = "lost"

    def begin(self, g: Game) -> None:
        pass

    def end_of_round(self, g: Game) -> None:
        town = g.rules.towns.index(self.row["town"])
        if g.sink is not None and any(p.merchant == town for p in g.players):
            g.emit("strikes", None, event=self.id, letter=g.rules.event_letter(g.event))
        for seat in g.clockwise():
            p = g.players[seat]
            if p.merchant == town:
                if p.coins < self.strength(g):
                    lose(g, self.id, p)
                    return
                pay(g, p, self.strength(g))

    def toll(self, g: Game, p: Player) -> dict[str, int]:
        here = p.merchant == g.rules.towns.index(self.row["town"])
        return {"pays": self.strength(g) if here else 0, "have": p.coins}


# Progress, Summoning, Training


class Progress(Event):
    """A tower or a station for own coins, by the normal rules of building."""

    strength_name = "coins"

    def strike(self, g: Game, p: Player) -> None:
        if p.coins >= self.strength(g) and not g.rules.by_id["guildhall"].closed(g, p):
            g.frames.append(Build(p.seat))


class Build(YesNo):
    name = "build"

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        town = g.rules.towns[g.players[seat].merchant]
        return {"coins": g.rules.event(g.event).strength(g), "town": town}

    def yes(self, g: Game) -> None:
        p = g.players[self.seat]
        pay(g, p, g.rules.event(g.event).strength(g))
        g.rules.by_id["guildhall"].execute(g, p, 0)


class Summoning(Event):
    """The merchant returns unless its owner pays, with own coins."""

    strength_name = "opt_out_coins"

    def town(self, g: Game) -> int:
        return g.rules.towns.index(self.row["town"])

    def strike(self, g: Game, p: Player) -> None:
        if p.merchant == self.town(g):
            return
        if p.coins >= self.strength(g):
            g.frames.append(StayAway(p.seat))
        else:
            self.call_home(g, p)

    def call_home(self, g: Game, p: Player) -> None:
        p.merchant = self.town(g)
        if g.sink is not None:
            g.emit("called-home", p.seat, town=self.row["town"])


class StayAway(YesNo):
    name = "stay-away"

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"coins": g.rules.event(g.event).strength(g)}

    def yes(self, g: Game) -> None:
        pay(g, g.players[self.seat], g.rules.event(g.event).strength(g))

    def no(self, g: Game) -> None:
        event = g.rules.event(g.event)
        assert isinstance(event, Summoning)
        event.call_home(g, g.players[self.seat])


class Training(Event):
    """A step on a track of the player's choice, with its reward and without a follower."""

    def strike(self, g: Game, p: Player) -> None:
        g.frames.append(Train(p.seat))


class Train(SeatFrame["Game"]):
    name = "train"

    def begin(self, g: Game) -> bool:
        if self.legal(g, self.seat):
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        p, last = g.players[seat], g.rules.track_last
        return [TRAIN | kind for kind in range(N_TRACKS) if p.tracks[kind] < last[kind]]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        g.frames.pop()
        if g.sink is not None:
            g.emit("trained", seat, track=TRACKS[action & B_MASK])
        advance(g, g.players[seat], action & B_MASK)
        return True

    def why(self, g: Game, seat: int, action: int) -> Reason:
        rule = g.rules.event(g.event).rule
        return Reason("track-end" if action >> VERB == TRAIN >> VERB else "must-train", rule)


PERSONAL_EVENTS: dict[str, type[Event]] = {
    "no_connection_type": NoConnectionType,
    "remove_citizen": Escape,
    "extra_wall_space": Reinforced,
    "remove_warehouse_goods": Rats,
    "final_check": Invasion,
    "coins_by_track": FishingGrounds,
    "plague": Plague,
    "famine": Famine,
    "pay_if_in_town": Trip,
    "build_for_coins": Progress,
    "merchants_home": Summoning,
    "training": Training,
    "robbery": Robbery,
}
PERSONAL_FRAMES: Final[dict[str, Callable[..., Frame[Any]]]] = {
    "build": Build,
    "stay-away": StayAway,
    "train": Train,
    "robbed": Robbed,
}
