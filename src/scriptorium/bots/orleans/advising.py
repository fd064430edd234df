"""What a choice is worth and why, for people: candidates and their reasons."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from scriptorium.bots.advice import Candidate, Outlook, Part
from scriptorium.bots.orleans.choices import worth
from scriptorium.bots.orleans.executing import action_value, best_rest
from scriptorium.bots.orleans.reasons import place_part, send_part
from scriptorium.bots.orleans.rollouts import Line, Rollouts, by_score
from scriptorium.bots.orleans.tour import Tour
from scriptorium.bots.orleans.values import NOTHING
from scriptorium.core.rng import SPAN, Stream
from scriptorium.games.orleans.bans import usable
from scriptorium.games.orleans.board import TownHall, Village
from scriptorium.games.orleans.pieces import (
    A_MASK,
    ACT,
    B_MASK,
    GOODS,
    N_GOODS,
    N_KINDS,
    PASS,
    TECH_BOUND,
    TECH_FREE,
    VERB,
    A,
)
from scriptorium.games.orleans.place import Place
from scriptorium.games.orleans.travel import Guildhall, Move

if TYPE_CHECKING:
    from scriptorium.bots.orleans.horizon import Horizon
    from scriptorium.bots.orleans.searching import Scout
    from scriptorium.bots.orleans.valuation import Valuation
    from scriptorium.games.orleans.state import Game

FINE: Final = 5.0  # coins for each food item that is missing
FOUR_OF_FIVE: Final = 1.2816  # standard deviations to either side
MOST_PARTS: Final = 4
LEAST: Final = 0.3  # points of a reason worth telling
ANY_WAY: Final = 255  # the merchant has come by none yet
GAMES_AGAIN: Final = 16  # each of those told is played on so often, in the same worlds
DRAWS: Final = 200  # of final points, for the chance to win


def advise(
    bot: Scout, known: Horizon, g: Game, seat: int, count: int, also: list[list[int]]
) -> list[Candidate]:
    eye = bot.eye(g, g.players[seat])
    trial = Rollouts(g, seat, bot.policy, known, bot.rounds, bot.chance)
    lines = options(bot, eye)
    if len(lines) > count:
        trial.halve(lines, bot.trials, None)
    told = [Line(line.actions, line.prior) for line in lines[:count]]
    priors = {tuple(sorted(line.actions)): line.prior for line in lines}
    best = {tuple(sorted(line.actions)) for line in told}
    for actions in also:
        key = tuple(sorted(actions))
        if key not in best:
            best.add(key)
            told.append(Line(actions, priors.get(key, planned(bot, g, seat, actions))))
    for _ in range(GAMES_AGAIN):
        trial.sample(told)
    told.sort(key=by_score)
    error = known.error_at(min(trial.last, g.rules.rounds))
    return [candidate(bot, g, seat, line, error) for line in told]


def options(bot: Scout, eye: Valuation) -> list[Line]:
    """Whole plans while planning; whatever is legal else."""
    asked = eye.g.frames[-1].name
    legal = eye.g.legal(eye.p.seat)
    if asked == "plan":
        if not (eye.p.tech_free or eye.p.tech_bound):
            return bot.lines(eye)
        legal = [one for one in legal if one >> VERB in (TECH_FREE >> VERB, TECH_BOUND >> VERB)]
    return [Line([action], single(eye, asked, action)) for action in legal]


def single(eye: Valuation, asked: str, action: int) -> float:
    """What the planner thinks of one option."""
    if asked == "act" and action >> VERB == ACT >> VERB:
        place = eye.g.rules.places[action >> A & A_MASK]
        return points_of(action_value(eye, Tour(eye, travels(eye)), place, action & B_MASK))
    return 0.0 if asked == "draw" or action == PASS else points_of(worth(eye, action))


def points_of(value: float) -> float:
    """What the planner would never do, because there is nothing to gain, costs nothing either:
    nobody has to do it."""
    return 0.0 if value < NOTHING / 2 else value


def planned(bot: Scout, g: Game, seat: int, actions: list[int]) -> float:
    """What the planner thinks of somebody else's plan: what its places bring."""
    return sum(part.points for part in reasons(bot, g, seat, actions, 99))


def candidate(bot: Scout, g: Game, seat: int, line: Line, error: float) -> Candidate:
    mean = line.mean()
    reach = FOUR_OF_FIVE * sqrt(error * error + line.deviation() ** 2)
    parts = reasons(bot, g, seat, line.actions, MOST_PARTS)
    return Candidate(line.actions, mean, mean - reach, mean + reach, line.score(), parts)


def reasons(bot: Scout, g: Game, seat: int, actions: list[int], most: int) -> list[Part]:
    """What the places bring that a plan completes, or what an option is worth by itself."""
    if g.frames[-1].name != "plan":
        return one_reason(bot.eye(g, g.players[seat]), actions)
    after = g.copy()
    for action in actions[:-1]:  # without being ready
        after.apply(seat, action)
    eye = bot.eye(g, g.players[seat])
    then = bot.eye(after, after.players[seat])
    out: list[Part] = []
    travel = travels(then)
    tour = Tour(eye, travel)
    whole = (1 << len(travel)) - 1
    p = then.p
    together = best_rest(tour, whole, p.merchant, p.built, ANY_WAY, 0)
    for place in g.rules.places:
        if then.p.active & place.act_bit and usable(g, then.p, place):
            if isinstance(place, TownHall):
                out += sent(eye, then, place)
                continue
            if place in travel:
                rest = whole & ~(1 << travel.index(place))
                points = together - best_rest(tour, rest, p.merchant, p.built, ANY_WAY, 0)
            else:
                points = points_of(eye.place(place))
            out.append(place_part(then, place, points))
    out += harvest(eye, then)
    out = [part for part in out if abs(part.points) >= LEAST]
    out.sort(key=by_points)
    return out[:most]


def one_reason(eye: Valuation, actions: list[int]) -> list[Part]:
    """Why a place is used, or somebody sent."""
    action = actions[0]
    asked = eye.g.frames[-1].name
    if asked == "act" and action >> VERB == ACT >> VERB:
        place = eye.g.rules.places[action >> A & A_MASK]
        if isinstance(place, TownHall):
            return sent(eye, eye, place)
        kind = action & B_MASK if isinstance(place, Village) else -1
        return [place_part(eye, place, single(eye, asked, action), kind)]
    return []


def travels(eye: Valuation) -> list[Place]:
    """The places of a plan that move or build."""
    return [
        place
        for place in eye.g.rules.places
        if eye.p.active & place.act_bit
        and isinstance(place, (Move, Guildhall))
        and usable(eye.g, eye.p, place)
    ]


def sent(eye: Valuation, then: Valuation, hall: Place) -> list[Part]:
    """Followers on their way to deeds."""
    out: list[Part] = []
    for tile in then.p.spaces[hall.start : hall.end]:
        if 0 <= tile < N_KINDS:
            out.append(send_part(eye, tile))
    return out


def harvest(eye: Valuation, then: Valuation) -> list[Part]:
    """A harvest at the end of this round, for which there is not enough food yet: what the plan
    saves, and what it leaves to be paid."""
    missing = eye.harvest_now - eye.foods
    if missing <= 0:
        return []
    gained = 0
    for place in eye.g.rules.places:
        if then.p.active & place.act_bit:
            gained += food_of(eye, place)
    saved = min(missing, gained)
    left = missing - saved
    out: list[Part] = []
    if saved:
        out.append(Part("food", FINE * saved, {"coins": int(FINE * saved)}))
    if left:
        out.append(Part("harvest", -FINE * left, {"coins": int(FINE * left)}))
    return out


def food_of(eye: Valuation, place: Place) -> int:
    """The food that a place brings."""
    rules = eye.g.rules
    names = [item.get("good", "") for item in place.outlook(eye.g, eye.p)]
    return sum([names.count(GOODS[good]) for good in range(N_GOODS) if rules.food[good]])


def by_points(part: Part) -> float:
    return -abs(part.points)


def outlook(bot: Scout, known: Horizon, g: Game) -> Outlook:
    """What may be expected at the end, by seat."""
    if g.over:
        final = [float(points) for points in g.result()["points"]]
        top = max(final)
        return Outlook(final, final, final, [float(value == top) for value in final])
    values = [known.expected(bot.eye(g, p)) for p in g.players]
    reach = FOUR_OF_FIVE * known.error(g)
    return Outlook(
        values,
        [value - reach for value in values],
        [value + reach for value in values],
        chances(values, known.error(g), bot.chance),
    )


def chances(values: list[float], error: float, chance: Stream) -> list[float]:
    """How often each seat has most, if all ends are off by that much."""
    won = [0.0] * len(values)
    for _ in range(DRAWS):
        ends = [value + error * normal(chance) for value in values]
        won[ends.index(max(ends))] += 1.0 / DRAWS
    return won


def normal(chance: Stream) -> float:
    """About normally distributed: twelve even numbers, less their mean."""
    return sum([chance.below(SPAN) / SPAN for _ in range(12)]) - 6.0
