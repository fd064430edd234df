"""Two rounds. In each all keep cards at the same time (`Keep`), then bid one after the other
(`Bid`), then seat 0 buries some of its cards, one by one (`Bury`). Cards are worth their number,
each bid a point. What is kept and buried, nobody else ever sees. Together or alone, players win
with enough points in all."""

from __future__ import annotations

import itertools
from typing import Any

from scriptorium.games.hands.meta import META

from scriptorium.core import dumping, outcome, registry
from scriptorium.core.codec import ActionText, Codec
from scriptorium.core.errors import BadPosition
from scriptorium.core.frames import Frame, Phase, SeatFrame
from scriptorium.core.rng import Stream
from scriptorium.core.state import Ruleset, State

KEEP, BID, BURY, DONE = 100, 200, 300, 400
CARDS = range(1, 5)
ROUNDS = 2
ENOUGH = 8  # points for each player


# Attributes are set and not declared by the class: a compiled engine would not see those.


class Keep(Frame["Hands"]):
    def __init__(self) -> None:
        self.name = "keep"
        self.simultaneous = True
        self.private = True

    def seats(self, g: Hands) -> tuple[int, ...]:
        return tuple(g.keeping)

    def legal(self, g: Hands, seat: int) -> list[int]:
        return [*(KEEP + card for card in CARDS if card not in g.kept[seat]), DONE]

    def apply(self, g: Hands, seat: int, action: int) -> bool:
        if action != DONE:
            g.kept[seat] = sorted([*g.kept[seat], action - KEEP])
            g.emit("kept", seat, seat, card=action - KEEP)
            return False
        g.keeping.remove(seat)
        if g.keeping:
            return False
        g.frames.pop()
        g.emit("all-kept", None)
        return True

    def prompt(self, g: Hands, seat: int) -> dict[str, Any]:
        return {"kept": len(g.kept[seat])}


class Bid(SeatFrame["Hands"]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.name = "bid"

    def legal(self, g: Hands, seat: int) -> list[int]:
        return [BID + 1, BID + 2]

    def apply(self, g: Hands, seat: int, action: int) -> bool:
        g.bids[seat] += action - BID
        g.emit("bid", seat, bid=action - BID)
        g.frames.pop()
        return True


class Bury(SeatFrame["Hands"]):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.name = "bury"
        self.private = True

    def legal(self, g: Hands, seat: int) -> list[int]:
        return [*(BURY + card for card in g.kept[seat]), DONE]

    def apply(self, g: Hands, seat: int, action: int) -> bool:
        g.frames.pop()
        if action != DONE:
            g.kept[seat].remove(action - BURY)
            g.emit("buried", seat, seat, card=action - BURY)
            g.frames.append(Bury(seat))
        return True


class Round(Phase["Hands"]):
    name = "round"

    def begin(self, g: Hands) -> None:
        if g.round == ROUNDS:
            g.finish()
            g.emit("game-over", None)
            return
        g.round += 1
        g.emit("round", None, round=g.round)
        g.keeping = list(range(g.n))
        g.frames += [Bury(0), *(Bid(seat) for seat in reversed(range(g.n))), Keep()]


class Hands(State):
    def __init__(self, n: int, scenario: str, src: Hands | None = None) -> None:
        super().__init__(RULES, src)
        self.n = n
        self.scenario = scenario
        self.keeping = [] if src is None else src.keeping[:]
        self.kept = [[] for _ in range(n)] if src is None else [row[:] for row in src.kept]
        self.bids = [0] * n if src is None else src.bids[:]

    def copy(self) -> Hands:
        return Hands(self.n, self.scenario, self)

    def determinize(self, seat: int | None, chance: Stream) -> Hands:
        other = self.copy()
        for one in range(self.n):
            if one != seat:
                other.kept[one] = [card for card in CARDS if chance.below(2)]
        return other


class Rules(Ruleset):
    def __init__(self) -> None:
        super().__init__()
        self.phases = [Round()]
        self.frames = {"keep": Keep, "bid": Bid, "bury": Bury}

    def make_codec(self) -> Codec:
        texts = itertools.chain(
            ((DONE, "done"), (BID + 1, "bid 1"), (BID + 2, "bid 2")),
            ((KEEP + card, f"keep {card}") for card in CARDS),
            ((BURY + card, f"bury {card}") for card in CARDS),
        )
        return Codec(ActionText(action, text, text.partition(" ")[0]) for action, text in texts)

    def view(self, state: Hands, seat: int | None) -> dict[str, Any]:
        def own(other: int) -> list[int] | None:
            return state.kept[other] if other == seat or state.over else None

        return {
            "seat": seat,
            "round": state.round,
            "to_act": list(state.to_act),
            "asks": state.frames[-1].name if state.frames else "",
            "seats": [{"seat": i, "bids": state.bids[i], "kept": own(i)} for i in range(state.n)],
        }

    def result(self, state: Hands) -> dict[str, Any]:
        """While the game runs only what all may know."""
        cards = [sum(row) if state.over else 0 for row in state.kept]
        points = [sum(pair) for pair in zip(cards, state.bids)]
        return {
            "points": points,
            "ranks": [1 + sum(other > own for other in points) for own in points],
            "sources": {"cards": cards, "bids": state.bids[:]},
            "outcome": self.outcome(state, sum(points)),
        }

    def outcome(self, state: Hands, points: int) -> dict[str, Any]:
        if state.scenario == "base":
            return outcome.ranked()
        kind = outcome.together if state.scenario == "together" else outcome.alone
        return kind(points >= ENOUGH * state.n if state.over else None)

    def dump(self, state: Hands) -> dict[str, Any]:
        data = {
            "frames": [frame.dump() for frame in state.frames],
            **{name: getattr(state, name) for name in ("phase", "round", "over", "barriers")},
            "keeping": state.keeping[:],
            "kept": [row[:] for row in state.kept],
            "bids": state.bids[:],
        }
        return dumping.dump(META, state.n, "first", state.scenario, {}, data)


RULES = Rules()


def new(config: registry.Config) -> Hands:
    state = Hands(config.players, config.scenario)
    state.settle()
    return state


def load(data: Any) -> Hands:
    return dumping.load(data, META, made, lambda _: [])


def made(config: registry.Config, data: dict[str, Any]) -> Hands:
    state = Hands(config.players, config.scenario)
    for name in ("phase", "round", "over", "barriers", "keeping", "kept", "bids"):
        setattr(state, name, data[name])
    state.frames = [RULES.frames[name](*values) for name, *values in data["frames"]]
    return state


def position(data: Any) -> Hands:
    raise BadPosition("position-format", found="")


GAME = registry.Game(META, new, load, position, lambda _: {}, lambda _: [])
