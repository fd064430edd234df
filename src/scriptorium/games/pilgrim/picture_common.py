"""What all players share, as text: alms table, piety, buildings, favours, tiles."""

from __future__ import annotations

from typing import Any

from scriptorium.drawing import Block, Line, Translator, ended, words, wrapped
from scriptorium.games.pilgrim import picture_map, picture_ring
from scriptorium.games.pilgrim.picture_base import ARROW, counted, is_campaign, letter
from scriptorium.games.pilgrim.pieces import ACTIVITIES, LAST_ROW, MAX_PIETY, PAYABLE, TOP
from scriptorium.games.pilgrim.tables import tables

STEP = 3  # columns of a space of a track; with four markers on one all others are empty
STANDARD = 3  # kinds of tiles of which every player brings some


def blocks(view: dict[str, Any], t: Translator, width: int) -> list[Block]:
    return [
        picture_ring.block(view, t, width),
        track_block(view, t, width),
        picture_map.building_block(view, t, width),
        (t("picture-supplies"), supplies(view, t, width)),
    ]


def track_block(view: dict[str, Any], t: Translator, width: int) -> Block:
    return t("picture-tracks"), tracks(view, t, width)


def tracks(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
    piety: list[list[int]] = [[] for _ in range(MAX_PIETY + 1)]
    alms: list[list[int]] = [[] for _ in range(TOP + 1)]
    for row in view["seats"]:
        piety[row["stock"]["piety"]].append(row["seat"])
        alms[row["alms"]].append(row["seat"])
    label = max(len(t(f"picture-track-{key}")) for key in ("piety", "points", "alms"))
    points = [str(one) for one in tables().piety_points]
    rows = [str(row) for row in range(LAST_ROW + 1)]
    last = t("picture-top")
    return [
        track(t("picture-track-piety"), [str(n) for n in range(MAX_PIETY + 1)], label, ""),
        track(t("picture-track-points"), points, label, "dim"),
        markers(view, t, piety, label),
        [*track(t("picture-track-alms"), rows, label, ""), (f" {last}", "")],
        markers(view, t, alms, label),
        *wrapped([(" " * (label + 2), "")], bonuses(t), width, "  "),
    ]


def bonuses(t: Translator) -> list[Line]:
    """What the rows of the alms table give: 2: village » abbey"""
    return [
        [(f"{row}: {t.name('space', origin)} {ARROW} {t.name('space', to)}", "dim")]
        for row, (origin, to) in tables().row_bonus.items()
    ]


def track(title: str, texts: list[str], label: int, style: str) -> Line:
    head: Line = [(f" {title.ljust(label)}", "dim")]
    return [*head, ("".join(text.rjust(STEP) for text in texts), style)]


def markers(view: dict[str, Any], t: Translator, piles: list[list[int]], label: int) -> Line:
    """Each marker below its space; four on one of them need a column of the next."""
    line: Line = [(" " * (label + 1), "")]
    for pile in piles:
        line.append((" " * (STEP - len(pile)), ""))
        line += [letter(view, t, seat) for seat in pile]
    return ended(line)


def supplies(view: dict[str, Any], t: Translator, width: int) -> list[Line]:
    """Favours by length, tiles that are left, and alone the counters in the bag."""
    points = tables().favour_points
    favours: list[Line] = [
        [(t("picture-favour", length=length), ""), (f" +{points[length]}", "dim")]
        for length in view["favours"]
    ]
    rows: list[tuple[str, list[Line]]] = [
        (t("picture-supply-favours"), favours or [[(t("picture-nothing"), "dim")]]),
        (t("picture-supply-tiles"), tiles(view, t)),
    ]
    if view["solo"] is not None:
        left = [(name, count) for name, count in view["solo"]["bag"].items() if count]
        bag: list[Line] = [[(f"{n} ", "bold"), (t.name("duty", name), "")] for name, n in left]
        rows.append((t("picture-supply-bag"), bag or [[(t("picture-nothing"), "dim")]]))
    label = 1 + max(len(title) for title, _ in rows)
    out: list[Line] = []
    for title, parts in rows:
        out += wrapped([(f" {title.ljust(label)}", "dim")], parts, width)
    return out


def tiles(view: dict[str, Any], t: Translator) -> list[Line]:
    """The standard tiles and shrines one by one, the others by kind."""
    board, left = tables().board, view["supply"]
    counts = {name: left[name] for name in board.tiles[:STANDARD]}
    counts["shrine"] = left["shrine"]
    counts["bridge"] = sum(left[name] for name in left if name.startswith("B_"))
    counts["ford"] = sum(left[name] for name in left if name.startswith("F_"))
    counts["upgrade"] = sum(left[name] for i, name in enumerate(board.tiles) if board.upgrade[i])
    return [
        [(f"{count} ", "bold"), (t(f"picture-tile-{name.lower()}"), "")]
        for name, count in counts.items()
    ]


def factors(view: dict[str, Any], t: Translator) -> dict[str, list[tuple[str, list[str]]]]:
    """How the points of a source come about: rows of a label and one text for each party."""
    seats, data = view["seats"], tables()
    if is_campaign(view):
        now = {"points": seats[0]["points"], "rival": seats[1]["points"]}
        return {
            f"game_{n}": [(t("picture-you-rival"), [f"{one['points']}:{one['rival']}"])]
            for n, one in enumerate([*view["solo"]["past"], now], 1)
        }
    return {
        "piety": [(t("picture-factor-piety"), [str(row["stock"]["piety"]) for row in seats])],
        "alms": [(t("picture-factor-alms"), [str(row["prizes"]) for row in seats])],
        "resources": [
            (
                f"{t('picture-factor-resources')} / {data.resources_per_point}",
                [str(sum(row["stock"][good] for good in PAYABLE[:3])) for row in seats],
            )
        ],
    }


def pages(view: dict[str, Any], t: Translator, width: int) -> dict[str, Block]:
    """Explanations that are more than a sentence, by topic: what each building of this game and
    each activity does."""
    built = [one["id"] for one in view["buildings"]]
    return {
        "buildings": (t("picture-buildings"), explained(t, "building", built, width)),
        "activities": (t("picture-activities"), explained(t, "activity", ACTIVITIES, width)),
    }


def explained(t: Translator, role: str, ids: list[str], width: int) -> list[Line]:
    wide = max(len(t.name(role, one)) for one in ids) + 2
    out: list[Line] = []
    for one in ids:
        head: Line = [(f" {t.name(role, one).ljust(wide)}", "bold")]
        out += wrapped(head, words(t(f"help-{role}-{one}")), width, " ")
    return out


def stock(t: Translator, row: dict[str, Any]) -> str:
    """1 stone, 2 grain, 3 coins, 0 piety"""
    return ", ".join(counted(t, good, row["stock"][good]) for good in PAYABLE)
