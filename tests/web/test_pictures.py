"""The pictures of the README are there, and the animation is what it should be."""

from __future__ import annotations

import re
import struct
from pathlib import Path

from tests.pictures.apng import SIGNATURE, animate, chunk, chunks, compressed, read

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs/pictures"
MOST = 1_500_000  # bytes: somebody waits for it


def test_the_readme_shows_all_pictures_and_no_others() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"docs/pictures/([\w.-]+)", readme)
    assert sorted(shown) == sorted(path.name for path in FOLDER.iterdir())


def test_a_round_is_animated() -> None:
    animation = (FOLDER / "round.png").read_bytes()
    assert len(animation) < MOST
    frames = [kind for kind, _ in chunks(animation) if kind == b"fcTL"]
    assert len(frames) > 8


def picture(rows: list[bytes]) -> bytes:
    head = struct.pack(">IIBBBBB", len(rows[0]) // 3, len(rows), 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", compressed(rows)), (b"IEND", b""))
    return SIGNATURE + b"".join(chunk(*part) for part in parts)


def test_a_frame_holds_what_changed() -> None:
    white, red = b"\xff\xff\xff", b"\xff\0\0"
    before = picture([white * 4] * 3)
    after = picture([white * 4, white + red + white + red, white * 4])
    assert read(after).rows[1] == b"".join(one + b"\xff" for one in (white, red, white, red))
    found = list(chunks(animate([(before, 1), (after, 2)])))
    assert [kind for kind, _ in found] == [
        *(b"IHDR", b"acTL", b"fcTL", b"IDAT"),
        *(b"fcTL", b"fdAT", b"IEND"),
    ]
    _, width, height, x, y, delay, per, *_ = struct.unpack(">IIIIIHHBB", found[4][1])
    assert (width, height, x, y, delay / per) == (3, 1, 1, 1, 2)
