"""What `pip install scriptorium-games` leaves out, and how to get it."""

from __future__ import annotations

from scriptorium.core.errors import Problem

# The libraries of each extra, by the names they are imported by.
EXTRAS = {
    "postgres": {"asyncpg"},
    "server": {
        "aiosqlite",
        "alembic",
        "cryptography",
        "fastapi",
        "httptools",
        "limits",
        "orjson",
        "prometheus_client",
        "pydantic",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "uvloop",
        "webauthn",
        "websockets",
    },
}


def missing(error: ImportError) -> Problem | None:
    """What to say of a library that is not installed; None if it should be."""
    cause = error.__cause__  # cyclopts says first which command it could not load
    found = cause if isinstance(cause, ModuleNotFoundError) else error
    library = (found.name or "").partition(".")[0]
    for extra, libraries in EXTRAS.items():
        if library in libraries:
            return Problem("extra-missing", library=library, extra=extra)
    return None
