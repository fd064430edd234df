"""The description that the client's types are made from is the server's own."""

from __future__ import annotations

from tests.web import openapi


def test_the_description_of_the_server_is_up_to_date() -> None:
    kept = openapi.FILE.read_text(encoding="utf-8")
    update = "run: python -m tests.web.openapi && npm --prefix web run types"
    assert kept == openapi.source(), update
