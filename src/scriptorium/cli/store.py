"""Where games are kept, and how they get there: line by line, each on the disk before it counts."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sys
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scriptorium.core import registry
from scriptorium.core.errors import Problem
from scriptorium.core.record import parsed

try:
    import fcntl
except ImportError:  # Windows; there nothing keeps two programs from one file
    fcntl = None  # type: ignore[assignment]

VARIABLE = "SCRIPTORIUM_DATA"
ENDING = ".jsonl"
SETTINGS = "languages.json"  # beside the folder of games: in which language each is played
REMEMBERED = 200  # games


def base() -> Path:
    """Where this user's data lie."""
    if os.environ.get(VARIABLE):
        return Path(os.environ[VARIABLE])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "scriptorium"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/scriptorium"
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(home) / "scriptorium"


def folder() -> Path:
    """The folder of saved games."""
    return base() / "games"


def new_file(config: registry.Config) -> Path:
    """A name for a new game: what and when; never one that exists."""
    stem = f"{config.game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder() / f"{stem}{ENDING}"
    count = 1
    while path.exists():
        count += 1
        path = folder() / f"{stem}-{count}{ENDING}"
    return path


def languages() -> dict[str, str]:
    """The language each game was last played in, by file."""
    try:
        found = parsed((folder().parent / SETTINGS).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {str(path): str(lang) for path, lang in found.items()}


def remember_language(path: Path, lang: str) -> None:
    """Without it a game goes on as well, so that no trouble here is worth a word."""
    known = languages()
    known.pop(str(path.absolute()), None)
    known[str(path.absolute())] = lang
    recent = dict([*known.items()][-REMEMBERED:])
    with contextlib.suppress(OSError):
        folder().parent.mkdir(parents=True, exist_ok=True)
        (folder().parent / SETTINGS).write_text(json.dumps(recent, indent=1), encoding="utf-8")


class Journal:
    """A record that is being written. Call it with each line."""

    def __init__(self, path: Path, keep: int | None = None) -> None:
        """`keep`: go on with a file that exists, after this many bytes of it."""
        self.path = path
        try:
            if keep is None and path.exists():
                raise Problem("file-exists", file=str(path))
            path.parent.mkdir(parents=True, exist_ok=True)
            # Unbuffered: a line that was refused must not come back with a later one.
            self._file = path.open("xb" if keep is None else "r+b", buffering=0)
            try:
                self._lock()
                if keep is not None:
                    self._keep(keep)
            except (OSError, Problem):
                self.close()
                raise
        except OSError as error:
            raise Problem("cannot-save", file=str(path), detail=error.strerror or "") from error
        except ValueError as error:  # no name of a file, whatever it is
            raise Problem("cannot-save", file=repr(path), detail=str(error)) from error

    def _keep(self, size: int) -> None:
        """Cut off what follows, half a line; a whole last line may lack its end. Whole lines there
        were written in another window since the file was read: they must stay."""
        self._file.seek(size)
        if b"\n" in self._file.read():
            raise Problem("game-in-use", file=str(self.path))
        self._file.truncate(size)
        self._file.seek(max(0, size - 1))
        if self._file.read(1) != b"\n":
            self._file.write(b"\n")

    def _lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Problem("game-in-use", file=str(self.path)) from None

    def __call__(self, line: str) -> None:
        before = self._file.tell()
        try:
            rest = f"{line}\n".encode()
            while rest:
                rest = rest[self._file.write(rest) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            # Half a line must not stay behind; on a full disk there is room for less.
            with contextlib.suppress(OSError):
                self._file.seek(before)
                self._file.truncate(before)
            detail = error.strerror or ""
            raise Problem("cannot-save", file=str(self.path), detail=detail) from error

    def close(self) -> None:
        self._file.close()

    def discard(self) -> None:
        self.close()
        self.path.unlink(missing_ok=True)


@dataclass(frozen=True)
class Saved:
    """A record read from a file."""

    path: Path
    lines: list[str]
    whole: int  # bytes that hold whole lines
    torn: bool  # the last line was cut off while it was written


def read_bytes(path: Path) -> bytes:
    try:
        if not path.is_file() and not path.is_dir() and path.exists():  # a device has no end
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        return path.read_bytes()
    except FileNotFoundError:
        raise Problem("file-missing", file=str(path)) from None
    except OSError as error:
        raise Problem("file-unreadable", file=str(path), detail=error.strerror or "") from error


def read_text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError:
        raise Problem("file-not-text", file=str(path)) from None


def read_record(path: Path, mend: bool = False) -> Saved:
    """The lines of a record. `mend` leaves out a last line that was torn while being written;
    any other damage is for the reader of the record to find."""
    data = read_bytes(path)
    torn = False
    if mend and not data.endswith(b"\n"):
        tail = data[data.rfind(b"\n") + 1 :]
        if tail and not _is_json(tail):
            data, torn = data[: len(data) - len(tail)], True
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise Problem("file-not-text", file=str(path)) from None
    return Saved(path, [line for line in text.split("\n") if line], len(data), torn)


def _is_json(text: bytes) -> bool:
    try:
        parsed(text)
    except ValueError:
        return False
    return True


def read_table(path: Path) -> dict[str, Any]:
    """A TOML or JSON file that holds a table."""
    text = read_text(path)
    try:
        found = parsed(text) if path.suffix.lower() == ".json" else tomllib.loads(text)
    except RecursionError:
        raise Problem("file-syntax", file=str(path), detail="nested too deeply") from None
    except ValueError as error:
        raise Problem("file-syntax", file=str(path), detail=str(error)) from error
    if not isinstance(found, dict):
        raise Problem("file-no-table", file=str(path))
    return found


def unfinished() -> Path | None:
    """The game last played that has not ended."""
    try:
        files = [path for path in folder().glob(f"*{ENDING}") if path.is_file()]
        files.sort(key=lambda path: (path.stat().st_mtime, path.name), reverse=True)
    except OSError:
        return None
    for path in files:
        if not _ended(path):
            return path
    return None


def _ended(path: Path) -> bool:
    """Whether the last whole line closes the game; a file without any move counts as ended."""
    try:
        lines = path.read_bytes().split(b"\n")[:-1]
        return len(lines) < 2 or "end" in parsed(lines[-1])
    except (OSError, ValueError, TypeError):
        return True


def write_copy(path: Path, lines: list[str]) -> None:
    """A copy of a record for the player. An earlier copy of the same game is gone on with, never
    written over: it may be another game that began alike."""
    text = "".join(f"{line}\n" for line in lines)
    try:
        old = read_text(path) if path.exists() else ""
        if old == text:
            return
        if path.exists() and not (old.endswith("\n") and text.startswith(old)):
            raise Problem("file-exists", file=str(path))
        journal = Journal(path, len(old.encode()) if old else None)
        try:
            journal(text[len(old) : -1])
        finally:
            journal.close()
    except OSError as error:
        raise Problem("cannot-save", file=str(path), detail=error.strerror or "") from error
    except ValueError as error:  # no name of a file, whatever it is
        raise Problem("cannot-save", file=repr(path), detail=str(error)) from error
