"""The Carpenter: moving the token, and building structures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from scriptorium.core.codec import ActionText
from scriptorium.core.errors import Reason
from scriptorium.core.frames import SeatFrame
from scriptorium.games.orleans.pieces import (
    A_MASK,
    B_MASK,
    BOATMAN,
    BUILD,
    DONE,
    KIND_OF,
    MONK,
    NO_GOOD,
    SCHOLAR,
    STEP,
    TILES,
    TRADER,
    VERB,
    A,
)
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.reasons import CARPENTER_IDLE, OPEN
from scriptorium.games.orleans.scenarios.prosperity.cards import draw_cards
from scriptorium.games.orleans.scenarios.prosperity.works import (
    NO_CARD,
    Site,
    card_in_hand,
    works,
)
from scriptorium.games.orleans.spaces import lift
from scriptorium.games.orleans.travel import ways_from

if TYPE_CHECKING:
    from scriptorium.games.orleans.rules import Rules
    from scriptorium.games.orleans.state import Game, Player

CARPENTER: Final = "carpenter"
# Monks, and scholars by the School, which may be gone by now.
STAND_FOR_BOTH: Final = (MONK, SCHOLAR)
MOVERS: Final = (TRADER, BOATMAN, MONK, SCHOLAR)


class Carpenter(Place):
    """Up to three followers, each a trader or a boatman; it can be used with any number of them,
    as often as one likes (INV-PROS-13, INV-PROS-16, INV-PROS-25)."""

    partial = True
    needs_nobody = True
    returns = False

    def closed(self, g: Game, p: Player) -> int:
        return OPEN if steps(g, p) or builds(g, p) else CARPENTER_IDLE

    def closed_if_full(self, g: Game, p: Player) -> int:
        """While nobody lies here, anybody may come."""
        return self.closed(g, p) if p.filled & self.mask else OPEN

    def execute(self, g: Game, p: Player, argument: int) -> None:
        g.frames.append(Carpentry(p.seat, 0))

    def why_argument(self, g: Game, p: Player, argument: int) -> tuple[str, str, dict[str, Any]]:
        return "carpenter-idle", "INV-PROS-26", {}

    def outlook(self, g: Game, p: Player) -> list[dict[str, Any]]:
        """Steps of the token, and the structure that could be built where it stands."""
        out: list[dict[str, Any]] = [{"steps": (p.filled & self.mask).bit_count()}]
        card = card_in_hand(g, p.seat)
        return [*out, {"structure": card.id}] if card and builds(g, p) else out


def lying(g: Game, p: Player) -> tuple[int, ...]:
    """What lies on the spaces of the Carpenter, -1 where nobody does."""
    place = g.rules.by_id[CARPENTER]
    return tuple(p.spaces[place.start : place.end])


def moves_as(g: Game, p: Player, tile: int) -> list[int]:
    """A trader or a boatman, or for a substitute what it is declared to be (INV-PROS-14,
    INV-R10)."""
    kind = KIND_OF[tile]
    if kind in STAND_FOR_BOTH:
        return [TRADER, BOATMAN]
    out = [kind]
    for place in g.rules.places:
        if p.owned >> place.index & 1:
            out += [other for one, other in place.substitutes if one == kind]
    return [one for one in (TRADER, BOATMAN) if one in out]


def steps(g: Game, p: Player) -> list[int]:
    """A trader moves the token along a road, a boatman along a waterway (INV-PROS-17)."""
    return steps_from(g, p, works(g).carpenter, lying(g, p))


def steps_from(g: Game, p: Player, town: int, tiles: tuple[int, ...]) -> list[int]:
    """With these followers, if the token were there."""
    out: list[int] = []
    for tile in sorted({one for one in tiles if one >= 0}):
        for kind in moves_as(g, p, tile):
            water = kind == BOATMAN
            for packed in ways_from(g, town, water):
                out.append(STEP | tile << A | (packed >> 8) << 1 | water)
    return list(dict.fromkeys(out))  # two roads may lead to one town


def routes(g: Game, p: Player) -> dict[int, list[int]]:
    """Every town the token could be moved to by the followers that lie there, with the moves: of
    several ways one with the fewest."""
    start = works(g).carpenter
    out: dict[int, list[int]] = {}
    here: list[tuple[int, tuple[int, ...], list[int]]] = [(start, lying(g, p), [])]
    while here:
        ahead: list[tuple[int, tuple[int, ...], list[int]]] = []
        for town, tiles, moved in here:
            for action in steps_from(g, p, town, tiles):
                tile, there = action >> A & A_MASK, (action & B_MASK) >> 1
                way = [*moved, action]
                if there != start:
                    out.setdefault(there, way)
                at = tiles.index(tile)
                ahead.append((there, tiles[:at] + tiles[at + 1 :], way))
        here = ahead
    return out


def ways_at(rules: Rules, town: int) -> list[int]:
    """The connections of a town."""
    return [packed & 0xFF for packed in rules.roads[town] + rules.waterways[town]]


def goods_at(g: Game, way: int) -> list[int]:
    """The slots of a connection on which a goods tile lies free (INV-PROS-27, INV-PROS-53)."""
    return [slot for slot in (2 * way, 2 * way + 1) if g.ways[slot] != NO_GOOD]


def builds(g: Game, p: Player) -> list[int]:
    """The structure of the card in hand can be built on a goods tile at its town, where the token
    stands, with a station of the own supply (INV-PROS-21 to INV-PROS-23)."""
    card = card_in_hand(g, p.seat)
    town = works(g).carpenter
    if card is None or not card.towns >> town & 1 or not p.stations:
        return []
    return [BUILD | way for way in ways_at(g.rules, town) if goods_at(g, way)]


def build(g: Game, p: Player, way: int) -> None:
    """The card is laid open, a station put on the goods tile, which nobody can take any more
    (INV-PROS-22, INV-PROS-27); then comes another card (INV-PROS-24)."""
    own, card = works(g), card_in_hand(g, p.seat)
    assert card is not None
    slot = goods_at(g, way)[0]
    own.sites.append(Site(card.index, p.seat, slot, g.ways[slot], card.wants))
    g.ways[slot] = NO_GOOD
    p.stations -= 1
    own.hands[p.seat] = NO_CARD
    if g.sink is not None:
        town = g.rules.towns[own.carpenter]
        g.emit("structure-built", p.seat, structure=card.id, town=town)
    draw_cards(g, p)


class Carpentry(SeatFrame["Game"]):
    """First any moves, each by a follower who then returns to the bag (INV-PROS-17, INV-PROS-18);
    then, where the token stands, building. One of both must be done (INV-PROS-26)."""

    name = CARPENTER

    def __init__(self, seat: int, moved: int) -> None:
        SeatFrame.__init__(self, seat)
        self.moved = moved

    def dump(self) -> list[Any]:
        return [self.name, self.seat, self.moved]

    def prompt(self, g: Game, seat: int) -> dict[str, Any]:
        return {"town": g.rules.towns[works(g).carpenter]}

    def options(self, g: Game) -> list[int]:
        p = g.players[self.seat]
        return steps(g, p) + builds(g, p)

    def begin(self, g: Game) -> bool:
        if self.options(g):
            return True
        g.frames.pop()
        return False

    def legal(self, g: Game, seat: int) -> list[int]:
        out = self.options(g)
        return [*out, DONE] if self.moved else out

    def apply(self, g: Game, seat: int, action: int) -> bool:
        p = g.players[seat]
        g.frames.pop()
        if action >> VERB == STEP >> VERB:
            g.frames.append(Carpentry(seat, self.moved + 1))
            self.step(g, p, action)
        elif action != DONE:
            build(g, p, action & B_MASK)
        return True

    def step(self, g: Game, p: Player, action: int) -> None:
        tile = action >> A & A_MASK
        place = g.rules.by_id[CARPENTER]
        lift(g.rules, p, p.spaces.index(tile, place.start))
        p.bag[tile] += 1
        p.bag_n += 1
        works(g).carpenter = (action & B_MASK) >> 1
        if g.sink is not None:
            town = g.rules.towns[works(g).carpenter]
            g.emit("carpenter-moved", p.seat, tile=TILES[tile], town=town)

    def describe(self, g: Game, seat: int, action: ActionText) -> ActionText:
        """With the structure that would be built."""
        card = card_in_hand(g, seat)
        if action.action >> VERB != BUILD >> VERB or card is None:
            return action
        args = (*action.args, ("structure", card.id))
        return ActionText(action.action, action.text, f"{action.label}-it", args)

    def near_misses(self, g: Game, seat: int) -> list[int]:
        """Building at the town of the token, if one holds a card."""
        if card_in_hand(g, seat) is None:
            return []
        return [BUILD | way for way in ways_at(g.rules, works(g).carpenter)]

    def why(self, g: Game, seat: int, action: int) -> Reason:
        verb, p, rules = action >> VERB, g.players[seat], g.rules
        town = works(g).carpenter
        if verb == STEP >> VERB:
            tile = action >> A & A_MASK
            if tile not in lying(g, p):
                return Reason("no-such-follower", "INV-PROS-17", tile=TILES[tile])
            there = rules.towns[(action & B_MASK) >> 1]
            return Reason("no-step", "INV-PROS-17", tile=TILES[tile], town=there)
        if verb != BUILD >> VERB:
            return Reason("must-move-or-build", "INV-PROS-26")
        card = card_in_hand(g, seat)
        if card is None:
            return Reason("no-structure-card", "INV-PROS-51")
        if not card.towns >> town & 1:
            here = rules.towns[town]
            return Reason("structure-elsewhere", "INV-PROS-21", structure=card.id, here=here)
        if not p.stations:
            return Reason("no-station-left", "INV-PROS-23")
        if action & B_MASK not in ways_at(rules, town):
            return Reason("way-elsewhere", "INV-PROS-22", here=rules.towns[town])
        return Reason("nothing-there", "INV-PROS-23")


def action_texts(rules: Rules) -> Iterator[ActionText]:
    for town, name in enumerate(rules.towns):
        for tile, word in enumerate(TILES):
            if KIND_OF[tile] in MOVERS:
                args = ("tile", word), ("town", name)
                for water, along in enumerate(("road", "waterway")):
                    action = STEP | tile << A | town << 1 | water
                    yield ActionText(action, f"step {word} {along} {name}", f"step-{along}", args)
    rows = rules.tables.data["map"]["connection"]
    for way, row in enumerate(rows):
        ends = ("here", row["a"]), ("town", row["b"]), ("way", row["id"])
        yield ActionText(BUILD | way, f"build {row['id']}", f"build-{row['type']}", ends)
