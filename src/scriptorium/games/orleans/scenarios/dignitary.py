"""The Dignitary: alone, sixteen rounds, eight citizens (INV-DIGN)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core import outcome, reading
from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.core.frames import Frame, Phase, SeatFrame
from scriptorium.core.rng import Stream
from scriptorium.games.orleans.city import gain_place
from scriptorium.games.orleans.components import Components
from scriptorium.games.orleans.development import gain_citizen
from scriptorium.games.orleans.pieces import (
    B_MASK,
    BOATMAN,
    CITIZEN,
    KINDS,
    KNIGHT,
    NO_GOOD,
    TRACKS,
    VERB,
)
from scriptorium.games.orleans.scenario import PHASES, Phases, without
from scriptorium.games.orleans.scenarios import data
from scriptorium.games.orleans.scenarios.events import coming, due, printed
from scriptorium.games.orleans.scenarios.invasion import Invasion
from scriptorium.games.orleans.scenarios.tiles import Copy
from scriptorium.games.orleans.slice import Slice
from scriptorium.games.orleans.tables import tables

if TYPE_CHECKING:
    from scriptorium.games.orleans.position import Builder
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player

NAME: Final = "dignitary"
PLACING: Final = "place-citizens"


class Towns(Slice):
    """The towns in which a citizen lies, as a mask."""

    def __init__(self, citizens: int) -> None:
        self.citizens = citizens

    def copy(self) -> Towns:
        return Towns(self.citizens)

    def dump(self) -> dict[str, Any]:
        return {"citizens": self.citizens}


def towns(g: Game) -> Towns:
    assert isinstance(g.own, Towns)
    return g.own


class PlaceCitizens(Phase["Game"]):
    """The last step of the set-up, with the place tiles open (INV-DIGN-5, INV-R45)."""

    name = PLACING

    def begin(self, g: Game) -> None:
        g.frames.append(PlaceCitizen(0))


class PlaceCitizen(SeatFrame["Game"]):
    """One citizen on one of the spaces for citizens, at most one on each (INV-DIGN-5)."""

    name = "place-citizen"

    def left(self, g: Game) -> int:
        return to_place() - g.citizens.bit_count()

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"left": self.left(g)}

    def begin(self, g: Game) -> bool:
        if self.left(g):
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        spaces = range(len(g.rules.citizen_names))
        return [CITIZEN | space for space in spaces if not g.citizens >> space & 1]

    def apply(self, g: Game, seat: int, action: int) -> bool:
        space = action & B_MASK
        g.citizens |= 1 << space
        if g.sink is not None:
            g.emit("citizen-placed", seat, item=g.rules.codec.text(action))
        return True

    def near_misses(self, g: Game, seat: int) -> list[int]:
        return [CITIZEN | space for space in range(len(g.rules.citizen_names))]

    def why(self, g: Game, seat: int, action: int) -> Reason:
        if action >> VERB != CITIZEN >> VERB:
            return Reason("must-place-citizen", "INV-DIGN-5", left=self.left(g))
        return Reason("citizen-there", "INV-DIGN-5")


def to_place() -> int:
    """INV-DIGN-5."""
    count: int = data.scenario(NAME)["citizens_placed_by_player"]
    return count


def goal(rules: Rules) -> int:
    """INV-DIGN-12."""
    row = data.scenario(NAME)
    easier = rules.options["difficulty"] == "easier"
    found: int = row["goal_citizens_easier" if easier else "goal_citizens"]
    return found


class Dignitary(Invasion):
    def components(self, players: int, edition: str, options: dict[str, Any]) -> Components:
        """INV-DIGN-1 to INV-DIGN-3, INV-DIGN-6, INV-GEN-4, INV-GEN-20."""
        row = data.scenario(NAME)
        out = Components(tables(), edition)
        out.followers = [row["setup_followers"][kind] for kind in KINDS]
        out.goods = [0] * 5
        out.goods_spaces = [0] * len(tables().ways)
        # Without goods the space of the farmers track shows none (INV-DIGN-8).
        out.farm_goods = [NO_GOOD] * len(out.farm_goods)
        out.technology = row["technology_tiles"]
        out.start_coins = row["start_coins"]
        out.coins_limited = False
        pool = row["place_tiles"]
        out.start_tiles = row["start_place_tiles"]
        out.tiles = data.place_tiles([*pool["pool"], *out.start_tiles])
        out.drawn = pool["drawn"]
        out.fixed_events(row["events"]["list"])
        return out

    def phases(self) -> Phases:
        """INV-DIGN-7, INV-GEN-5."""
        return (PlaceCitizens(), *without(PHASES, "remove-tiles", "census"))

    def frames(self) -> dict[str, Callable[..., Frame[Any]]]:
        return {**Invasion.frames(self), "place-citizen": PlaceCitizen}

    def action_texts(self, rules: Rules) -> Iterator[ActionText]:
        yield from Invasion.action_texts(self, rules)
        for space, name in enumerate(rules.citizen_names):
            label, arg = citizen_label(rules, name)
            yield ActionText(CITIZEN | space, f"citizen {name}", f"citizen-{label}", (arg,))

    def set_up(self, g: Game, chance: Stream) -> None:
        """INV-DIGN-1, INV-DIGN-4, INV-DIGN-5, INV-GEN-21."""
        rules, row = g.rules, data.scenario(NAME)
        g.citizens = 0
        g.own = Towns(mask_of(rules.towns, row["citizens_in_towns"]))
        for name in rules.components.start_tiles:
            gain_place(g, g.players[0], rules.by_id[name])

    def load_slice(self, data: dict[str, Any]) -> Slice:
        return Towns(int(data["citizens"]))

    def arrived(self, g: Game, p: Player, town: int) -> None:
        """INV-DIGN-9."""
        here = 1 << town
        if towns(g).citizens & here:
            towns(g).citizens ^= here
            gain_citizen(g, p)

    def citizen_gained(self, g: Game, p: Player) -> None:
        """INV-DIGN-12, INV-GEN-14."""
        if p.citizens == goal(g.rules):
            g.finish()

    def last_round(self, g: Game) -> None:
        """INV-DIGN-13."""
        g.finish()

    def result(self, g: Game) -> dict[str, Any]:
        """No points are counted: what there is to show are the citizens."""
        gained = [p.citizens for p in g.players]
        won = gained[0] >= goal(g.rules)
        return {
            "over": g.over,
            "outcome": outcome.alone(won if g.over else None),
            "points": gained,
            "ranks": [1],
            "sources": {"citizens": gained},
        }

    def view(self, g: Game, seat: int | None) -> dict[str, Any]:
        citizens = towns(g).citizens
        return {
            "goal": goal(g.rules),
            "gained": g.players[0].citizens,
            "due": due(g, g.players[0]),
            "towns": [town for i, town in enumerate(g.rules.towns) if citizens >> i & 1],
            "coming": coming(g, g.players[0]),
        }

    def facts(self, rules: Rules) -> dict[str, Any]:
        return {"goal": goal(rules), "to_place": to_place(), "events": printed(rules)}

    def audit(self, g: Game) -> list[Reason]:
        """INV-GEN-7: whatever was laid out lies there still or was gained."""
        known = mask_of(g.rules.towns, data.scenario(NAME)["citizens_in_towns"])
        if towns(g).citizens & ~known:
            return [Reason("audit-field", "", field="own.citizens")]
        for frame in g.frames:
            if isinstance(frame, Copy) and not frame.fits(g):
                return [Reason("audit-frame", "", frame=frame.name)]
        gained, lying = g.players[0].citizens, g.citizens.bit_count()
        placing = g.rules.phases[g.phase].name == PLACING
        total = known.bit_count() + (lying if placing else to_place())
        found = gained + lying + towns(g).citizens.bit_count()
        if found != total or lying > to_place():
            return [Reason("audit-citizens-laid", "INV-GEN-7", gained=gained, lying=found - gained)]
        if g.citizens & reached(g) and not g.over:  # a win leaves what comes after it
            return [Reason("audit-citizen-passed", "INV-GEN-7")]
        if gained > goal(g.rules) or (gained == goal(g.rules) and not g.over):
            return [Reason("audit-won", "INV-DIGN-12", citizens=gained)]
        return []

    def citizens_won(self, g: Game) -> int:
        """None is gained but from the table, which `audit` counts."""
        return g.players[0].citizens

    def position_keys(self) -> list[str]:
        return ["citizens_on", "citizens_in"]

    def position(self, build: Builder) -> None:
        """Citizens still lying in towns and on spaces; as many as nobody has if that is not said,
        on the first spaces."""
        g, given = build.g, build.data
        known = data.scenario(NAME)["citizens_in_towns"]
        where = reading.items(given, "citizens_in", "") if "citizens_in" in given else known
        for one in where:
            reading.index(one, known, "citizens_in")
        g.own = Towns(mask_of(g.rules.towns, where))
        names = g.rules.citizen_names
        gained = g.players[0].citizens - (len(known) - len(set(where)))
        away = [names[i] for i in range(len(names)) if reached(g) >> i & 1]
        away += reading.items(given, "citizens_taken", "")
        left = 0 if given.get("phase") == PLACING else max(0, to_place() - gained)
        usual = [name for name in names if name not in away][:left]
        lying = reading.items(given, "citizens_on", "") if "citizens_on" in given else usual
        spaces = {reading.index(one, names, "citizens_on") for one in lying}
        g.citizens = sum(1 << space for space in spaces)


def reached(g: Game) -> int:
    """The spaces for citizens the player has come by, as a mask."""
    rules, p = g.rules, g.players[0]
    found = [
        *rules.development_citizens[: p.furthest + 1],
        *rules.boat_citizens[: p.tracks[BOATMAN] + 1],
        *rules.knight_citizens[: p.tracks[KNIGHT] + 1],
        *(deed.citizen for deed in rules.deeds if not sum(deed.free(g))),
    ]
    return sum(found)


def citizen_label(rules: Rules, name: str) -> tuple[str, tuple[str, str]]:
    """What kind of space it is, and the part of the board it lies on. A space to which too few
    followers lead has a label that warns (INV-R45)."""
    track, _, space = name.partition(" ")
    if space:
        return track, ("space", space)
    if track not in TRACKS:
        return "deed", ("deed", name)
    kind = TRACKS.index(track)
    reached = rules.tables.citizen_spaces[track] <= rules.components.followers[kind]
    return "track" if reached else "unreachable", ("track", track)


def mask_of(names: list[str], wanted: list[str]) -> int:
    return sum(1 << names.index(one) for one in set(wanted))


SCENARIO = Dignitary(NAME)
