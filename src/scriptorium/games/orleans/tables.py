"""The component data, read from `data/orleans.toml` and checked."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from scriptorium.core import datafile
from scriptorium.games.orleans.pieces import GOODS, KINDS, LETTERS, TRACKS

FILE = Path(__file__).parent / "data" / "orleans.toml"
SLOTS = [*KINDS, "any", "any_neutral"]
EVENTS = ["pilgrimage", "income", "harvest", "taxes", "trading_day", "plague"]


class Tables:
    """The data as lists in the order of the pieces' numbers. Raises BadData if it is wrong."""

    def __init__(self, data: dict[str, Any], file: str = FILE.name) -> None:
        self.data = data
        self.check = datafile.Checker(file)
        for _ in datafile.provenance(data):
            pass
        get = functools.partial(self.check.get, data)
        self.rounds: int = get("game_length", "rounds")
        self.start_coins: int = get("player", "start_coins")
        self.stations: int = get("player", "trading_stations")
        self.market_spaces: int = get("player_board", "market_spaces")
        self.coin_limit: int = get("coins", "limit_y2014", "total_value")
        self.technology: int = get("technology", "tiles")
        self.editions: dict[str, dict[str, Any]] = {
            name: get("edition", f"y{name}") for name in ("2014", "2019")
        }
        self._followers()
        self._goods()
        self._tracks()
        self._map()
        self.places = self._places("player_board.place", get("player_board", "place"))
        self.tiles = self._place_tiles()
        self._deeds()
        self._events()
        self._citizens()

    def _followers(self) -> None:
        """ORL-SET-7 to ORL-SET-9, ORL-VAR-12."""
        check, rows = self.check, self.check.get(self.data, "followers", "kind")
        check.equal("followers.kind", [row["id"] for row in rows], KINDS)
        self.neutral = {n: [row["neutral"][f"p{n}"] for row in rows] for n in (2, 3, 4, 5)}
        total = check.get(self.data, "followers", "neutral_tiles")
        check.equal("followers.neutral_tiles", sum(self.neutral[4]), total)
        five = check.get(self.data, "followers", "five", "neutral_tiles")
        check.equal("followers.five.neutral_tiles", sum(self.neutral[5]), five)
        self.marked: list[int] = []
        for name in check.get(self.data, "player", "marked_followers"):
            check.known("player.marked_followers", name, KINDS)
            self.marked.append(KINDS.index(name))
        flagged = [KINDS.index(row["id"]) for row in rows if row["marked"]]
        check.equal("player.marked_followers", self.marked, flagged)

    def _goods(self) -> None:
        check, goods = self.check, self.check.get(self.data, "goods")
        rows = check.get(goods, "kind")
        check.equal("goods.kind", [row["id"] for row in rows], GOODS)
        counts = [row["count"] for row in rows]
        check.equal("goods.total_tiles", sum(counts), goods["total_tiles"])
        five = [goods["five"]["counts"][good] for good in GOODS]
        check.equal("goods.five.total_tiles", sum(five), goods["five"]["total_tiles"])
        self.goods = {2: counts, 3: counts, 4: counts, 5: five}
        self.goods_removed = {n: int(goods["removed_at_random"][f"p{n}"]) for n in (2, 3, 4, 5)}
        for n in (2, 3, 4):
            left = sum(counts) - self.goods_removed[n]
            check.equal(f"goods.in_game.p{n}", left, goods["in_game"][f"p{n}"])
        self.goods_points: list[int] = [row["vp"] for row in rows]
        self.food: list[bool] = [row["food"] for row in rows]

    def _tracks(self) -> None:
        check, tracks = self.check, self.check.get(self.data, "tracks")
        self.track_last = [check.get(tracks, name, "last_space") for name in TRACKS]
        self.farm_goods = []
        for good in tracks["farmers"]["goods"]:
            check.known("tracks.farmers.goods", good, GOODS)
            self.farm_goods.append(GOODS.index(good))
        self.boat_coins: list[int] = tracks["boatmen"]["coins"]
        self.draws: list[int] = [tracks["knights"]["draws_at_start"], *tracks["knights"]["draws"]]
        self.study: list[int] = tracks["scholars"]["development"]
        self.bound_steps: list[int] = tracks["craftsmen"]["farmer_only_spaces"]
        self.stacks: list[list[str]] = tracks["traders"]["allowed_stacks"]
        rewards = (
            ("farmers", len(self.farm_goods)),
            ("boatmen", len(self.boat_coins)),
            ("traders", len(self.stacks)),
            ("knights", len(self.draws) - 1),
            ("scholars", len(self.study)),
        )
        for name, length in rewards:
            check.equal(f"tracks.{name}", length, tracks[name]["last_space"])
        track = check.get(self.data, "development_track")
        self.last_development: int = track["last_space"]
        self.development_coins = {row["space"]: row["coins"] for row in track["coins"]}
        self.development_citizens: list[int] = track["citizens"]
        self.status = [
            max(row["value"] for row in track["status"] if row["space"] <= space)
            for space in range(self.last_development + 1)
        ]
        self.citizen_spaces = {
            "boatmen": tracks["boatmen"]["citizen_space"],
            "knights": tracks["knights"]["citizen_space"],
        }

    def _map(self) -> None:
        check, rows = self.check, self.check.get(self.data, "map", "connection")
        towns = check.get(self.data, "map", "town")
        self.towns: list[str] = [row["id"] for row in towns]
        check.unique("map.town", self.towns)
        start = check.get(self.data, "map", "start_town")
        check.known("map.start_town", start, self.towns)
        self.start_town = self.towns.index(start)
        # Towns in which every player may have a station.
        self.shared_towns = [row["stations"] == "one per player" for row in towns]
        check.unique("map.connection", [row["id"] for row in rows])
        self.ways: list[tuple[int, int, bool, list[int]]] = []
        for row in rows:
            for end in ("a", "b"):
                check.known(f"map.connection.{row['id']}.{end}", row[end], self.towns)
            check.known(f"map.connection.{row['id']}.type", row["type"], ["road", "waterway"])
            spaces = row["goods_spaces"]
            if not 1 <= len(spaces) <= 2:
                check.fail(
                    f"map.connection.{row['id']}.goods_spaces",
                    "total",
                    found=len(spaces),
                    wanted="1-2",
                )
            ends = self.towns.index(row["a"]), self.towns.index(row["b"])
            self.ways.append((*ends, row["type"] == "waterway", spaces))
        for n in (2, 3, 4, 5):
            used = sum(space <= n for way in self.ways for space in way[3])
            check.equal(
                f"map.goods_spaces_total.p{n}",
                used,
                self.data["map"]["goods_spaces_total"][f"p{n}"],
            )

    def _places(self, where: str, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
        self.check.unique(where, [row["id"] for row in rows])
        for row in rows:
            for slot in row["slots"]:
                for word in slot.split("|"):
                    self.check.known(f"{where}.{row['id']}.slots", word, SLOTS)
            for good in row.get("gain", {}).get("goods", []):
                self.check.known(f"{where}.{row['id']}.gain", good, GOODS)
            for kind, others in row.get("substitute", {}).items():
                for name in [kind, *others]:
                    self.check.known(f"{where}.{row['id']}.substitute", name, KINDS)
        return rows

    def _place_tiles(self) -> list[dict[str, Any]]:
        table = self.check.get(self.data, "place_tiles")
        rows = self._places("place_tiles.tile", table["tile"])
        self.check.unique("place", [row["id"] for row in self.places + rows])
        self.check.equal("place_tiles.count", len(rows), table["count"])
        for stack, size in table["stack_sizes"].items():
            found = sum(row["stack"] == stack for row in rows)
            self.check.equal(f"place_tiles.stack_sizes.{stack}", found, size)
        return rows

    def _deeds(self) -> None:
        table = self.check.get(self.data, "deeds")
        self.deeds: list[dict[str, Any]] = table["deed"]
        self.check.unique("deeds.deed", [row["id"] for row in self.deeds])
        for row in self.deeds:
            for slot in row["slots"]:
                self.check.known(f"deeds.deed.{row['id']}.slots", slot, KINDS)
        total = sum(len(row["slots"]) for row in self.deeds)
        self.check.equal("deeds.spaces_total", total, table["spaces_total"])

    def _events(self) -> None:
        check = self.check
        self.events: dict[str, dict[str, Any]] = {
            name: {"id": name, **check.get(self.data, "events", name)} for name in EVENTS
        }
        places = [row["id"] for row in self.places + self.tiles]
        for name, row in self.events.items():
            for place in row.get("bans", []):
                check.known(f"events.{name}.bans", place, places)
        # For each edition the parts from top to bottom; a tile is (event, letter).
        self.hour_glass: dict[str, list[list[tuple[int, int]]]] = {}
        for edition in self.editions:
            table = check.get(self.data, "hour_glass", f"y{edition}")
            parts: dict[str, list[tuple[int, int]]] = {
                name: [] for name in table["stacks_top_to_bottom"]
            }
            for row in table["tile"]:
                where = f"hour_glass.y{edition}.tile"
                check.known(where, row["event"], EVENTS)
                check.known(where, row["stack"], list(parts))
                letter = row["stack"] if row["stack"] in LETTERS else "one"
                tile = EVENTS.index(row["event"]), LETTERS.index(letter)
                parts[row["stack"]] += [tile] * row["count"]
            self.hour_glass[edition] = list(parts.values())
            tiles = sum(len(part) for part in parts.values())
            check.equal(f"hour_glass.y{edition}", tiles, self.rounds)
            check.equal("hour_glass.tiles", tiles, self.data["hour_glass"]["tiles"])

    def _citizens(self) -> None:
        """ORL-SET-12: the tiles lie where the tracks and deeds say."""
        table = self.check.get(self.data, "citizens")
        self.check.equal("citizens.total_tiles", len(table["tile"]), table["total_tiles"])
        ids = [row["id"] for row in table["tile"]]
        for deed in self.deeds:
            self.check.known(f"deeds.deed.{deed['id']}.citizen", deed["citizen"], ids)
        lies = {(row["lies_on"], row.get("space", 0)) for row in table["tile"]}
        wanted = {("development_track", space) for space in self.development_citizens}
        wanted |= {(track, space) for track, space in self.citizen_spaces.items()}
        wanted |= {(f"deed:{deed['id']}", 0) for deed in self.deeds}
        wanted.add(("table", 0))
        self.check.equal("citizens.tile", sorted(map(str, lies)), sorted(map(str, wanted)))


@functools.cache
def tables() -> Tables:
    """The data that comes with the game."""
    return Tables(datafile.read(FILE))
