"""What things are worth to the bots, in final points: one table."""

from __future__ import annotations

from dataclasses import dataclass, field

from scriptorium.games.pilgrim.pieces import ACTIVITIES, BUILDINGS


@dataclass(frozen=True)
class Weights:
    """The reasons of `Eye`, one after the other. `t` is the number of own turns still to come."""

    # Stocks. A piece that the plan for the roads needs is worth its price, a spare one less, one
    # above the limit of 6 nothing; the fewer turns are left, the nearer to the printed third.
    stone: float = 1.1
    grain: float = 0.7
    coin: float = 0.8
    spare: float = 0.6
    spare_fade: float = 0.9
    stock_turns: float = 3.0
    piety: float = 0.1  # beside its points: ties and the start player

    # Acolytes in city and duties beside their points: the first ones are worth most.
    worker: float = 0.2  # a turn
    worker_fade: float = 0.8
    abbey: float = 0.3  # an acolyte in the abbey, for as many as are soon needed there
    abbey_needed: int = 2

    # Roads: what it takes to lay one tile beside its stone, and an acolyte to stand on it.
    work: float = 1.3
    slot: float = 0.5  # a space of the board, filled by a favour
    share: float = 0.5  # of the turns to come that the roads may take
    patience: float = 0.9  # of a plan, for each turn that it takes
    detour: int = 3  # tiles more than the shortest way
    pace: float = 0.35  # spare turns wanted for each turn that a plan takes
    turn_yield: float = 2.5  # what a turn brings of a missing resource
    income: float = 0.4  # one resource of a trade route
    income_fade: float = 0.75  # for each further route

    # The alms table: points of the next prize for oneself and those kept from the others; how
    # sure a lead of one row is at the end of a season, and how much less for each turn before.
    prize: float = 1.0
    deny: float = 0.8
    sure: float = 0.35
    unsure: float = 0.4
    no_abbey: float = 0.5  # of it without an acolyte to send up

    # Buildings that may still be donated: their points less what it takes to do it.
    donation: float = 1.8
    donation_turns: float = 2.0
    use_turns: float = 12.0  # turns for which a building is used at most

    # How much the best next turn counts beside the position itself.
    ahead: float = 0.8

    # Special activities and own buildings, for each turn to come.
    activity: dict[str, float] = field(
        default_factory=lambda: {
            "fields": 0.04,
            "road_engineer": 0.1,
            "stone_mason": 0.1,
            "alms_house": 0.06,
            "engraver": 0.05,
            "vestry": 0.18,
        }
    )
    building: dict[str, float] = field(
        default_factory=lambda: {
            "confession_box": 0.02,
            "chapel": 0.12,
            "chapter_house": 0.05,
            "guild": 0.02,
            "infirmary": 0.08,
            "mint": 0.08,
            "quarry": 0.12,
            "well": 0.06,
            "brewery": 0.2,
            "cloisters": 0.1,
            "dormitory": 0.1,
            "grain_store": 0.1,
            "indulgences": 0.15,
            "library": 0.1,
            "reliquary": 0.05,
            "stone_yard": 0.15,
            "bank": 0.05,
            "customs_house": 0.1,
            "inquisition": 0.15,
            "kogge": 0.1,
            "mill": 0.15,
            "pulpit": 0.5,
            "scriptorium": 0.25,
            "wagon_yard": 0.15,
        }
    )

    def by_activity(self) -> list[float]:
        return [self.activity[name] for name in ACTIVITIES]

    def by_building(self) -> list[float]:
        return [self.building[name] for name in BUILDINGS]


USUAL = Weights()
