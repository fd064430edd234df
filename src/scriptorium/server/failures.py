"""Everything that goes wrong is told in one shape: messages.Failure, with a status."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from scriptorium.core.errors import BadRecord, Illegal, Problem
from scriptorium.server.database import FAILURES
from scriptorium.server.messages.shared import Failure

STATUS = {
    "unknown-table": 404,
    "unknown-game": 404,
    "unknown-language": 404,
    "no-such-moment": 404,
    "not-found": 404,
    "no-client": 404,
    "no-access": 403,
    "bad-link": 403,
    "cut-link": 403,
    "push-refused": 403,
    "bad-origin": 403,
    "bad-host": 403,
    "not-your-seat": 403,
    "only-watching": 403,
    "not-the-host": 403,
    "bad-passkey": 403,
    "unknown-passkey": 403,
    "unknown-phrase": 403,
    "cut-phrase": 403,
    "no-passkeys-here": 409,
    "too-many-passkeys": 409,
    "not-lost": 409,
    "still-playing": 409,
    "others-play": 409,
    "stale": 409,
    "seat-taken": 409,
    "already-seated": 409,
    "bot-plays": 409,
    "name-taken": 409,
    "not-away": 409,
    "too-late-for-colours": 409,
    "moment-unknown": 404,
    "table-closed": 409,
    "table-waiting": 409,
    "table-over": 409,
    "record-sealed": 409,
    "table-running": 409,
    "moment-over": 409,
    "proposal-not-now": 409,
    "proposal-gone": 409,
    "coach-off": 403,
    "no-adviser": 409,
    "analysis-old": 409,
    "hint-not-asked": 409,
    "hint-running": 429,
    "hint-failed": 503,
    "too-many-analyses": 429,
    "body-too-large": 413,
    "too-many-requests": 429,
    "too-many-sockets": 429,
    "too-many-bot-tables": 429,
    "bad-json": 400,
    "method-not-allowed": 405,
    "server-error": 500,
    "store-failed": 503,
}
BAD_INPUT = 422
# For OpenAPI: what a request may be answered with, beside success.
DOCUMENTED: dict[int | str, dict[str, Any]] = {
    status: {"model": Failure} for status in (400, 403, 404, 405, 409, 413, 422, 429)
}


def complaint(problem: Problem) -> dict[str, Any]:
    reason = isinstance(problem, Illegal)
    return {
        "error": {
            "kind": "reason" if reason else "problem",
            "key": problem.key,
            "values": problem.values,
            "rule": problem.rule_id if isinstance(problem, Illegal) else "",
        }
    }


def response(problem: Problem) -> JSONResponse:
    status = STATUS.get(problem.key, BAD_INPUT)
    if isinstance(problem, BadRecord):  # of our own: a game of other rules
        status = 409
    headers = {"Retry-After": "1"} if status == 429 else None
    return JSONResponse(complaint(problem), status, headers)


def _sayable(text: str) -> str:
    """A name may hold halves of letters, which cannot be sent."""
    return text.encode("utf-8", "replace").decode()


def install(app: FastAPI) -> None:
    @app.exception_handler(Problem)
    async def on_problem(_: Request, problem: Problem) -> JSONResponse:
        return response(problem)

    @app.exception_handler(RequestValidationError)
    async def on_bad_request(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            return response(Problem("bad-json"))
        where = _sayable(".".join(str(part) for part in first["loc"]))[:80]
        what = _sayable(str(first["msg"]))[:120]
        return response(Problem("bad-request", where=where, what=what))

    @app.exception_handler(HTTPException)
    async def on_http(_: Request, error: HTTPException) -> JSONResponse:
        if isinstance(error.__cause__, Problem):  # raised while the body was read
            return response(error.__cause__)
        keys = {404: "not-found", 405: "method-not-allowed", 400: "bad-json"}
        answer = response(Problem(keys.get(error.status_code, "server-error")))
        answer.status_code = error.status_code
        answer.headers.update(error.headers or {})
        return answer

    async def on_database(request: Request, error: Exception) -> JSONResponse:
        request.app.state.hub.store.outage.failed(error)
        return response(Problem("store-failed"))

    for kind in FAILURES:
        app.add_exception_handler(kind, on_database)
