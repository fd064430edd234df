"""Animated pictures (APNG) of screenshots: each frame holds only the pixels that changed."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence

SIGNATURE = b"\x89PNG\r\n\x1a\n"
KEEP, OVER = 0, 1  # how a frame is left, and laid on the one before
CLEAR = bytes(4)


class Image:
    """Pixels by rows, four bytes each."""

    def __init__(self, width: int, rows: list[bytes]) -> None:
        self.width = width
        self.rows = rows


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (size,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        at += size + 12


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def read(png: bytes) -> Image:
    """A screenshot: eight bits a channel, with or without the fourth channel."""
    parts = list(chunks(png))
    width, height, depth, colours, *_ = struct.unpack(">IIBBBBB", dict(parts)[b"IHDR"])
    assert (depth, colours) in ((8, 2), (8, 6)), "not a screenshot"
    size = 3 if colours == 2 else 4
    raw = zlib.decompress(b"".join(data for kind, data in parts if kind == b"IDAT"))
    rows: list[bytes] = []
    above = bytes(width * size)
    for at in range(0, height * (width * size + 1), width * size + 1):
        above = unfiltered(raw[at], raw[at + 1 : at + 1 + width * size], above, size)
        rows.append(above if size == 4 else opaque(above))
    return Image(width, rows)


def unfiltered(filter: int, line: bytes, above: bytes, size: int) -> bytes:
    if filter == 0:
        return line
    out = bytearray(line)
    for i, byte in enumerate(line):
        left = out[i - size] if i >= size else 0
        up = above[i]
        if filter == 1:
            near = left
        elif filter == 2:
            near = up
        elif filter == 3:
            near = (left + up) // 2
        else:
            near = paeth(left, up, above[i - size] if i >= size else 0)
        out[i] = (byte + near) & 255
    return bytes(out)


def paeth(left: int, up: int, corner: int) -> int:
    a, b, c = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if a <= b and a <= c:
        return left
    return up if b <= c else corner


def opaque(row: bytes) -> bytes:
    out = bytearray(b"\xff" * (len(row) // 3 * 4))
    for channel in range(3):
        out[channel::4] = row[channel::3]
    return bytes(out)


def compressed(rows: Sequence[bytes]) -> bytes:
    """As they are, or as differences to the row above: whatever is shorter."""
    plain = b"".join(b"\0" + row for row in rows)
    above = [bytes(len(rows[0])), *rows[:-1]]
    steps = b"".join(
        b"\2" + bytes((a - b) & 255 for a, b in zip(row, before, strict=True))
        for row, before in zip(rows, above, strict=True)
    )
    return min(zlib.compress(plain, 9), zlib.compress(steps, 9), key=len)


def changes(old: Image, new: Image) -> tuple[int, int, list[bytes]]:
    """Where the rectangle of all changes begins, and its rows; what is as before is left clear."""
    lines = [y for y, row in enumerate(new.rows) if row != old.rows[y]] or [0]
    rows: list[list[bytes]] = []
    left, right = new.width, 0
    for y in range(lines[0], lines[-1] + 1):
        before, after = old.rows[y], new.rows[y]
        row = [CLEAR] * new.width
        if before != after:
            for x in range(new.width):
                pixel = after[4 * x : 4 * x + 4]
                if pixel != before[4 * x : 4 * x + 4]:
                    row[x] = pixel
                    left, right = min(left, x), max(right, x + 1)
        rows.append(row)
    right = max(right, left := min(left, new.width - 1), left + 1)
    return left, lines[0], [b"".join(row[left:right]) for row in rows]


def animate(frames: Sequence[tuple[bytes, float]]) -> bytes:
    """Screenshots, each with the seconds it is shown, for ever anew."""
    images = [read(png) for png, _ in frames]
    first = images[0]
    head = struct.pack(">IIBBBBB", first.width, len(first.rows), 8, 6, 0, 0, 0)
    out = [SIGNATURE, chunk(b"IHDR", head), chunk(b"acTL", struct.pack(">II", len(frames), 0))]
    number = 0
    for at, (image, (_, seconds)) in enumerate(zip(images, frames, strict=True)):
        x, y, rows = changes(images[at - 1], image) if at else (0, 0, image.rows)
        measures = (number, len(rows[0]) // 4, len(rows), x, y)
        control = struct.pack(">IIIIIHHBB", *measures, round(seconds * 100), 100, KEEP, OVER)
        out.append(chunk(b"fcTL", control))
        data = compressed(rows)
        number += 1
        if at:
            out.append(chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
        else:
            out.append(chunk(b"IDAT", data))
    return b"".join([*out, chunk(b"IEND", b"")])
