"""The cases that the browser client is tested with are what Python says today."""

from __future__ import annotations

from tests.web import text_cases


def test_the_cases_of_the_client_are_up_to_date() -> None:
    kept = text_cases.FILE.read_text(encoding="utf-8")
    assert kept == text_cases.source(), "run: python -m tests.web.text_cases"
