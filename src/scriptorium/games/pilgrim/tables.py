"""The component data, read from `data/pilgrim.toml` and checked."""

from __future__ import annotations

import functools
from typing import Any

from scriptorium.core import datafile
from scriptorium.games.pilgrim.components import FILE, components
from scriptorium.games.pilgrim.hexes import Board
from scriptorium.games.pilgrim.pieces import (
    ACTIVITIES,
    BUILDINGS,
    CITY,
    CLERICAL,
    DONATED,
    DUTIES,
    LAST_ROW,
    MAX_PIETY,
    N_DUTIES,
    NO_TITHE,
    PAYABLE,
    PRODUCE,
    QUADRANTS,
    RESOURCES,
    SEASONS,
    SPACES,
    TAXATION,
    TITHES,
    TOP,
)

# What a solo counter shows: six duties (neither Produce nor Taxation) and Rest.
COUNTERS = ["allocation", "build_roads", "clerical", "construct", "give_alms", "ordination", "rest"]


class Tables:
    """The data as lists in the order of the pieces' numbers. Raises BadData if it is wrong."""

    def __init__(self, data: dict[str, Any], file: str = FILE.name) -> None:
        self.data = data
        self.check = datafile.Checker(file)
        for _ in datafile.provenance(data):
            pass
        self.get = functools.partial(self.check.get, data)
        self.board = Board(data, self.check)
        self._game()
        self._ring()
        self._duties()
        self._buildings()
        self._scoring()
        self._first_play()
        self._solo()

    def _game(self) -> None:
        check, get = self.check, self.get
        self.rounds: int = get("game_limits", "rounds")
        check.equal("game_limits.rounds", self.rounds, len(self.board.rim))
        check.equal("game_limits.seasons", get("game_limits", "seasons"), len(SEASONS))
        check.equal("game_limits.resources", get("game_limits", "resources"), RESOURCES)
        # The limits at the end of a round; -1: none (PIL-REND-2).
        self.limits: list[int] = [
            get("game_limits", f"{name}_limit_at_round_end") for name in RESOURCES
        ]
        start = get("setup_player")
        self.start: dict[str, int] = {name: start[name] for name in start if name != "source"}
        meeples = start["serfs_village"] + start["acolytes_abbey"] + start["acolytes_city"]
        self.meeples: int = get("components", "acolytes_per_colour")
        check.equal("setup_player", meeples, self.meeples)
        self.slots: int = get("player_board", "building_and_favour_slots")
        share = get("setup_supply_per_player")
        standard = get("standard_tiles", "list")
        most = get("game_limits", "players_max")
        # How many of each standard tile and shrine a player brings (PIL-SET-14).
        self.share: list[int] = [share[row["en"].split()[0]] for row in standard]
        for row, each in zip(standard, self.share, strict=True):
            check.equal(f"standard_tiles.{row['id']}.count", row["count"], each * most)
        self.shrine_share: int = share["shrine"]
        check.equal("shrines.count", get("shrines", "count"), self.shrine_share * most)
        check.equal("shrines.per_player", get("shrines", "per_player"), self.shrine_share)
        tiles = sum(self.board.tile_count)
        check.equal("components", tiles, get("components", "road_bridge_ford_upgrade_tiles"))
        self.tile_stone: int = get("road_costs", "standard_stone")
        self.upgrade_stone: int = get("road_costs", "upgrade_stone")
        self.shrine_stone: int = get("shrines", "stone")
        self.shrine_piety: int = get("shrines", "piety_per_nth_shrine_of_trail")
        self.shrine_roads: int = get("shrines", "min_roads_before_nth_shrine")

    def _ring(self) -> None:
        """The ways of the acolytes: by space (the city last) the spaces they may go to."""
        check, ring = self.check, self.get("ring")
        names = [name.lower() for name in ring["spaces"]]
        check.equal("ring.spaces", [*names, ring["city"]], SPACES)
        around = [SPACES.index(ring["clockwise"][name.upper()].lower()) for name in names]
        check.equal("ring.clockwise", around, [(i + 1) % N_DUTIES for i in range(N_DUTIES)])

        def spaces(key: str) -> list[int]:
            return [SPACES.index(name.lower()) for name in ring[key]]

        def ways(into: list[int], out: list[int]) -> list[list[int]]:
            on = [[around[at], CITY] if at in into else [around[at]] for at in range(N_DUTIES)]
            return [*on, sorted(out)]

        into, out = spaces("to_city"), spaces("from_city")
        self.ways: list[list[int]] = ways(into, out)
        all_rivers = into + spaces("kogge_to_city")
        self.kogge_ways: list[list[int]] = ways(all_rivers, out + spaces("kogge_from_city"))
        self.first_spaces: list[int] = sorted(out)

    def _duties(self) -> None:
        check, get = self.check, self.get
        check.equal("duties.list", [row["id"] for row in get("duties", "list")], DUTIES)
        values = get("duty_values")
        self.value: list[int] = [values[name]["value"] for name in STANDINGS]
        self.price: list[int] = [values[name]["coin_cost"] for name in STANDINGS]
        counters = get("tithe_counters")
        self.tithes: list[int] = [
            kind for kind, name in enumerate(TITHES) for _ in range(counters[name])
        ]
        check.equal("tithe_counters", len(self.tithes), get("components", "tithe_counters"))
        check.equal("tithe_counters", len(self.tithes), N_DUTIES - 1)
        activities = get("special_activities")
        check.equal(
            "special_activities.list", [row["id"] for row in activities["list"]], ACTIVITIES
        )
        self.bonus: list[int] = [row["bonus"] for row in activities["list"]]
        self.per_activity: int = activities["capacity_with_chapter_house"]

    def _buildings(self) -> None:
        check, get = self.check, self.get
        rows = get("buildings", "list")
        check.equal("buildings.list", [row["id"] for row in rows], BUILDINGS)
        check.equal("components.building_tiles", len(rows), get("components", "building_tiles"))
        self.levels: list[int] = [row["level"] for row in rows]
        self.building_cost: list[int] = [row["cost"] for row in rows]
        self.building_points: list[int] = [row["vp"] for row in rows]
        self.timing: list[str] = [row["timing"] for row in rows]
        self.drawn_per_level: int = get("building_levels", "drawn_per_level")
        for row in rows:
            level = get("building_levels", f"level_{row['level']}")
            check.equal(f"buildings.{row['id']}.cost", row["cost"], level["stone"])
            check.equal(f"buildings.{row['id']}.vp", row["vp"], level["donation_vp"])
        for level in (1, 2, 3):
            if self.levels.count(level) < self.drawn_per_level:
                found, wanted = self.levels.count(level), f"{self.drawn_per_level}-"
                check.fail(f"building_levels.level_{level}", "total", found=found, wanted=wanted)
        if len(rows) > DONATED:
            check.fail("buildings.list", "total", found=len(rows), wanted=f"-{DONATED}")
        self._adders(rows)

    def _adders(self, rows: list[dict[str, Any]]) -> None:
        """By what Clerical and Produce yield, the buildings that add one to it."""
        self.adds: list[str | None] = [row.get("adds") for row in rows]
        self.adders: list[list[int]] = [[] for _ in PAYABLE]
        for index, good in enumerate(self.adds):
            if good is not None:
                where = f"buildings.{rows[index]['id']}"
                self.check.known(f"{where}.adds", good, PAYABLE)
                kind = PAYABLE.index(good)
                self.check.equal(f"{where}.timing", self.timing[index], f"duty:{YIELDED_BY[kind]}")
                self.adders[kind].append(index)

    def _scoring(self) -> None:
        check, get = self.check, self.get
        self.piety_points: list[int] = get("piety_track", "vp")
        check.equal("piety_track.vp", len(self.piety_points), MAX_PIETY + 1)
        check.equal("piety_track.max", get("piety_track", "max"), MAX_PIETY)
        alms = get("alms_table")
        check.equal("alms_table.rows", alms["rows"], LAST_ROW)
        check.equal("alms_table.top_space", alms["top_space"], TOP)
        self.row_bonus: dict[int, tuple[str, str]] = {
            row["row"]: (row["from"], row["to"]) for row in alms["bonuses"]
        }
        self.prize_points: list[int] = alms["vp_by_acolytes"]
        check.equal("alms_table.vp_by_acolytes", len(self.prize_points), len(SEASONS) + 1)
        self.row_0_can_win: bool = alms["row_0_can_win"]
        scoring = get("scoring")
        self.acolyte_points: int = scoring["vp_per_acolyte"]
        self.resources_per_point: int = scoring["resources_per_vp"]
        sites = get("pilgrimage_sites", "list")
        check.unique("pilgrimage_sites.list", [row["id"] for row in sites])
        check.equal("pilgrimage_sites.list", len(sites), get("components", "pilgrimage_site_tiles"))
        self.sites: list[str] = [row["id"] for row in sites]
        self.site_points: list[int] = [row["vp"] for row in sites]
        self.site_piety: list[int] = [row["piety"] for row in sites]
        self.site_coins: list[int] = [row["coins"] for row in sites]
        favours = get("cardinal_favours", "list")
        self.favour_points: dict[int, int] = {row["length"]: row["vp"] for row in favours}
        check.equal(
            "cardinal_favours.list",
            len(self.favour_points),
            get("components", "cardinal_favour_tiles"),
        )

    def _first_play(self) -> None:
        """PIL-SET-26."""
        check, layout = self.check, self.get("setup_first_play")
        for name in layout["duties_clockwise_from_north"]:
            check.known("setup_first_play.duties_clockwise_from_north", name, DUTIES)
        self.first_duties = [DUTIES.index(one) for one in layout["duties_clockwise_from_north"]]
        check.equal("setup_first_play.duties", sorted(self.first_duties), list(range(N_DUTIES)))
        self.first_sites: list[int] = [layout["site_numbers"][name] for name in QUADRANTS]
        for name in layout["sites"].values():
            check.known("setup_first_play.sites", name, self.sites)
        self.first_tiles = [self.sites.index(layout["sites"][name]) for name in QUADRANTS]
        check.equal("setup_first_play.sites", len(set(self.first_tiles)), len(QUADRANTS))
        self.first_buildings: list[int] = []
        for level in (1, 2, 3):
            names = layout[f"level_{level}"]
            check.equal(f"setup_first_play.level_{level}", len(names), self.drawn_per_level)
            for name in names:
                check.known(f"setup_first_play.level_{level}", name, BUILDINGS)
                index = BUILDINGS.index(name)
                check.equal(f"setup_first_play.level_{level}", self.levels[index], level)
                self.first_buildings.append(index)

    def _solo(self) -> None:
        check, get = self.check, self.get
        groups = get("setup_dummies")
        # Dummies from N on and from S on, by players; alone by level (PIL-SET-21, PIL-SOLO-4).
        self.dummies: dict[int, tuple[int, int]] = {
            players: (groups[f"players_{players}"]["north"], groups[f"players_{players}"]["south"])
            for players in (2, 3, 4)
        }
        half = N_DUTIES // 2
        self.solo_dummies: list[tuple[int, int]] = []
        for level, wanted in enumerate(get("solo", "levels"), 1):
            row = groups[f"players_1_level_{level}"]
            each = half * row.get("each_duty", 0)
            self.solo_dummies.append((row.get("north", each), row.get("south", each)))
            check.equal(f"solo.levels.{level}", sum(self.solo_dummies[-1]), wanted)
        self.solo_levels: list[int] = list(range(1, len(self.solo_dummies) + 1))
        solo = get("solo")
        self.abbott_seed = [SPACES.index(name.lower()) for name in solo["abbott_seed"]]
        check.equal("solo.abbott_seed", len(self.abbott_seed), self.start["acolytes_city"])
        self.priority: list[int] = []
        for name in solo["allocation_priority"]:
            check.known("solo.allocation_priority", name, ACTIVITIES)
            self.priority.append(ACTIVITIES.index(name))
        self.solo: dict[str, Any] = solo
        self.counters: list[list[int]] = []
        rows = get("solo_counters")
        for season in SEASONS:
            self.counters.append(
                [number for number, name in enumerate(COUNTERS) for _ in range(rows[season][name])]
            )
        total = sum(len(one) for one in self.counters)
        check.equal("solo_counters", total, get("components", "solo_counters"))
        self._bag_lasts()
        self.ratings: list[dict[str, Any]] = get("solo_campaign", "ratings")
        check.equal("solo_campaign.dummies", get("solo_campaign", "dummies"), solo["levels"])

    def _bag_lasts(self) -> None:
        """The bag never runs dry, however the sites lie (PIL-R71)."""
        first, last = self.board.by_die[0], self.board.by_die
        held = 0
        for season in range(len(SEASONS) - 1):
            held += len(self.counters[season])
            longest = max(last[season + 1]) - min(first)
            if held < longest:
                self.check.fail(
                    f"solo_counters.{SEASONS[season]}", "total", found=held, wanted=f"{longest}-"
                )

    def tithes_on(self, duties: list[int], counters: list[int]) -> list[int]:
        """Counters laid clockwise on all duties but Taxation."""
        left = iter(counters)
        return [NO_TITHE if duty == TAXATION else next(left) for duty in duties]


STANDINGS = ["minority", "parity", "majority"]
# The duty that yields stone, grain, coins, piety.
YIELDED_BY = [DUTIES[duty] for duty in (PRODUCE, PRODUCE, CLERICAL, CLERICAL)]


@functools.cache
def tables() -> Tables:
    return Tables(components())
