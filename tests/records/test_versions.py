"""Versions of the rules change when play does, and only then."""

from __future__ import annotations

import pytest

from scriptorium.core import registry
from scriptorium.core.record import read_header
from tests.records import versions


def test_play_is_what_the_versions_say() -> None:
    assert versions.findings(versions.kept(), versions.present()) == []


def test_every_version_that_is_played_has_its_records() -> None:
    played = {
        registry.meta(name).version(scenario)
        for name in registry.names()
        for scenario in registry.meta(name).scenarios
    }
    assert played <= versions.kept().keys()


def test_what_changes_play_needs_a_new_version(monkeypatch: pytest.MonkeyPatch) -> None:
    path = versions.FOLDER / "orleans-2014-2p.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines()
    version, made = versions.digest(lines)
    assert versions.digest(lines) == (version, made)
    rules = registry.load("orleans").new(read_header(lines[0])[1]).ruleset
    dearer = [points + 1 for points in rules.goods_points]  # type: ignore[attr-defined]
    monkeypatch.setattr(rules, "goods_points", dearer)
    other = versions.digest(lines)[1]
    assert versions.findings({version: {path.stem: made}}, {version: {path.stem: other}}) == [
        f"{path.stem} is played otherwise than by {version}: new version needed"
    ]


def test_what_does_not_change_it_needs_none() -> None:
    old = {"toy-1": {"one": "a", "two": "b"}}
    assert versions.findings(old, {"toy-2": {"one": "a", "two": "b"}}) == [
        "toy-2: play is that of toy-1: no new version needed, keep toy-1"
    ]
    assert "is new" in versions.findings(old, {"toy-2": {"one": "a", "two": "c"}})[0]
