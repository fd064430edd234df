"""What addresses have asked for, counted by all processes of a server together.

Counts lie in memory that the processes share, a file they all map, in tables of fixed size: however
many addresses come, it never grows, and the longest unused make way. A bucket is locked while it is
changed.
"""

from __future__ import annotations

import mmap
import os
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path

from limits.storage import Storage
from limits.storage.base import SlidingWindowCounterSupport

try:
    import fcntl
except ImportError:  # on Windows there is one process
    fcntl = None  # type: ignore[assignment]

BUCKETS = 1 << 13


class Shared:
    """Buckets of rows, found by the hash of a key. `file`: where, for several processes."""

    def __init__(self, row: str, rows: int, file: Path | None = None) -> None:
        self.row = struct.Struct(f"<Q{row}")  # the hash comes first
        self.rows = rows
        size = BUCKETS * rows * self.row.size
        self._file = -1
        if file is not None:
            self._file = os.open(file, os.O_CREAT | os.O_RDWR, 0o600)
            os.ftruncate(self._file, size)
        self._memory = mmap.mmap(self._file, size)

    def empty(self) -> None:
        self._memory[:] = bytes(len(self._memory))

    @contextmanager
    def bucket(self, key: str) -> Iterator[tuple[int, list[tuple[int, ...]], int]]:
        """The hash of a key, the rows where it may be, and their place."""
        hashed = int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "little") or 1
        size = self.rows * self.row.size
        at = hashed % BUCKETS * size
        locked = self._file >= 0 and fcntl is not None
        if locked:
            fcntl.lockf(self._file, fcntl.LOCK_EX, size, at)
        try:
            yield hashed, list(self.row.iter_unpack(self._memory[at : at + size])), at
        finally:
            if locked:
                fcntl.lockf(self._file, fcntl.LOCK_UN, size, at)

    def put(self, at: int, place: int, *values: int) -> None:
        self.row.pack_into(self._memory, at + place * self.row.size, *values)


class Windows(Storage, SlidingWindowCounterSupport):
    """For `limits`: how much an address has had in this stretch of time and in the last one."""

    def __init__(self, file: Path | None = None, clock: Callable[[], float] = time.time) -> None:
        super().__init__()
        self._shared = Shared("QIII", 4, file)
        self._clock = clock

    @property
    def base_exceptions(self) -> type[Exception]:
        return OSError

    def _find(
        self, rows: list[tuple[int, ...]], hashed: int, expiry: int
    ) -> tuple[int, int, int, int, float]:
        """Where the row is or should be, its window, the last and the present count, and how much
        of the last window still counts."""
        now = self._clock() / expiry
        window = int(now)
        left = 1 - (now - window)
        for place, (one, then, current, last, _) in enumerate(rows):
            if one == hashed:
                if then != window:
                    last, current = (current if then == window - 1 else 0), 0
                return place, window, last, current, left
        oldest = min(range(len(rows)), key=lambda place: rows[place][1] * rows[place][4])
        return oldest, window, 0, 0, left

    def acquire_sliding_window_entry(
        self, key: str, limit: int, expiry: int, amount: int = 1
    ) -> bool:
        with self._shared.bucket(key) as (hashed, rows, at):
            place, window, last, current, left = self._find(rows, hashed, expiry)
            allowed = last * left + current + amount <= limit
            current += amount * allowed
            self._shared.put(at, place, hashed, window, current, last, expiry)
        return allowed

    def get_sliding_window(self, key: str, expiry: int) -> tuple[int, float, int, float]:
        with self._shared.bucket(key) as (hashed, rows, _):
            _, _, last, current, left = self._find(rows, hashed, expiry)
        return last, left * expiry, current, (1 + left) * expiry

    def clear_sliding_window(self, key: str, expiry: int) -> None:
        self.clear(key)

    # The same counts, one stretch of time after the other

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        with self._shared.bucket(key) as (hashed, rows, at):
            place, window, last, current, _ = self._find(rows, hashed, expiry)
            self._shared.put(at, place, hashed, window, current + amount, last, expiry)
        return current + amount

    def _known(self, key: str) -> tuple[int, float]:
        """The present count, and when its time ends."""
        now = self._clock()
        with self._shared.bucket(key) as (hashed, rows, _):
            for one, window, current, _, expiry in rows:
                if one == hashed and now < (window + 1) * expiry:
                    return current, (window + 1.0) * expiry
        return 0, now

    def get(self, key: str) -> int:
        return self._known(key)[0]

    def get_expiry(self, key: str) -> float:
        return self._known(key)[1]

    def clear(self, key: str) -> None:
        with self._shared.bucket(key) as (hashed, rows, at):
            for place, row in enumerate(rows):
                if row[0] == hashed:
                    self._shared.put(at, place, 0, 0, 0, 0, 0)

    def check(self) -> bool:
        return True

    def reset(self) -> None:
        self._shared.empty()


class Held:
    """How many of something (sockets, tables) an address has now, at all processes. What a
    process held that was killed counts no more."""

    def __init__(self, file: Path | None = None) -> None:
        self._shared = Shared("II", 16, file)
        self._own = os.getpid()

    def take(self, address: str, limit: int) -> bool:
        """One more; False if there are as many as allowed. Each is given back with `leave`."""
        with self._shared.bucket(address) as (hashed, rows, at):
            if self._held(rows, hashed, False) >= limit and self._held(rows, hashed, True) >= limit:
                return False
            place = self._place(rows, hashed)
            own = rows[place][2] if rows[place][:2] == (hashed, self._own) else 0
            self._shared.put(at, place, hashed, self._own, own + 1)
        return True

    def count(self, address: str) -> int:
        with self._shared.bucket(address) as (hashed, rows, _):
            return self._held(rows, hashed, True)

    def leave(self, address: str) -> None:
        with self._shared.bucket(address) as (hashed, rows, at):
            for place, (one, process, count) in enumerate(rows):
                if (one, process) == (hashed, self._own) and count:
                    self._shared.put(at, place, one, process, count - 1)

    def _held(self, rows: list[tuple[int, ...]], hashed: int, look: bool) -> int:
        """`look`: count only processes that are there."""
        return sum(
            count
            for one, process, count in rows
            if one == hashed and not (look and process != self._own and not alive(process))
        )

    def _place(self, rows: list[tuple[int, ...]], hashed: int) -> int:
        """This process's row for an address, or one that is free; if there is none, any other
        address's: counting it too low is better than turning people away."""

        def rank(place: int) -> tuple[int, int]:
            one, process, count = rows[place]
            if (one, process) == (hashed, self._own):
                return 0, 0
            return (1, 0) if not count or not alive(process) else (2, count)

        return min(range(len(rows)), key=rank)


def alive(process: int) -> bool:
    if os.name != "posix":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def shared(folder: str, name: str) -> Path | None:
    """The file in which the processes of a server count something; None for a single one."""
    return Path(folder) / name if folder else None
