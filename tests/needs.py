"""What some tests need of the machine."""

from __future__ import annotations

import os

import pytest


def missing(what: str) -> None:
    """Without it nothing can be tested here; where every check must run, that is a failure."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)
