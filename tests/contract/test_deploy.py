"""The examples for whoever runs a server: closed, pinned, and as tested."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.needs import missing
from tests.server.postgres import program

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCS = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
IMAGE = re.compile(r"(?:image: |FROM |ARG PYTHON=|ARG NODE=)(\S+)")


@pytest.mark.parametrize("name", ["scriptorium.service", "scriptorium-backup.service"])
def test_systemd_calls_the_units_ok(name: str) -> None:
    unit = DEPLOY / name
    program = shutil.which("systemd-analyze")
    if program is None:  # then at least what counts most
        for line in ("NoNewPrivileges=yes", "CapabilityBoundingSet=\n", "ProtectSystem=strict"):
            assert line in unit.read_text(encoding="utf-8")
        return
    command = [program, "security", "--offline=true", "--no-pager", "--threshold=20", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " OK " in done.stdout.splitlines()[-1]


def test_the_server_is_restarted_and_has_descriptors() -> None:
    unit = (DEPLOY / "scriptorium.service").read_text(encoding="utf-8")
    for line in (
        "Restart=always",
        "RestartSec=2",
        "StartLimitIntervalSec=0",
        "LimitNOFILE=65536",
        "Wants=network-online.target",
    ):
        assert f"\n{line}\n" in unit


def test_images_have_exact_versions_and_tools_hashes() -> None:
    docker = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    for text in (docker, (DEPLOY / "compose.yml").read_text(encoding="utf-8")):
        for image in IMAGE.findall(text):
            if image != "scriptorium" and "${" not in image:
                assert re.search(r"(?:^|:)\d+\.\d+(\.\d+)?(-|$)", image), image
    for line in docker.splitlines():
        if "pip install" in line and "dist/*.whl" not in line:
            assert "--require-hashes" in line, line


def test_postgresql_is_the_one_that_is_tested() -> None:
    tried = re.search(r"PostgreSQL \(tested with (\d+)", DOCS)
    assert tried is not None
    compose = (DEPLOY / "compose.yml").read_text(encoding="utf-8")
    assert set(re.findall(r"image: postgres:(\d+)", compose)) == {tried[1]}
    initdb = program("initdb")
    if initdb is None:
        missing("PostgreSQL is not installed: what the tests run on cannot be compared")
    said = subprocess.run([initdb, "--version"], capture_output=True, text=True, check=True).stdout
    assert re.findall(r"\) (\d+)", said) == [tried[1]]


def test_the_backup_of_compose_does_not_wait_and_does_not_begin_again(tmp_path: Path) -> None:
    """Its script, with a `pg_dump` that writes a line, and a `sleep` that ends it."""
    compose = (DEPLOY / "compose.yml").read_text(encoding="utf-8")
    found = re.search(r"- bash\n +- -c\n +- \|\n((?: {8}.*\n)+)", compose)
    assert found is not None
    backups = tmp_path / "backups"
    backups.mkdir()
    for name, does in (("pg_dump", "echo dump > $3"), ("sleep", "exit 1")):
        (tmp_path / name).write_text(f"#!/bin/sh\n{does}\n")
        (tmp_path / name).chmod(0o755)
    script = found[1].replace("$$", "$").replace("/backups", str(backups))

    def run() -> list[str]:
        path = {"PATH": f"{tmp_path}:/usr/bin:/bin"}
        subprocess.run(["bash", "-c", script], env=path, check=False)
        return sorted(file.read_text() for file in backups.iterdir())

    old = backups / "old.dump"
    old.write_text("old\n")
    os.utime(old, (1, 1))
    assert run() == ["dump\n"], "it does not wait, and what is old goes"
    (next(backups.iterdir())).write_text("first\n")
    assert run() == ["first\n"], "a restart makes no other one the same day"


def test_what_was_mended_names_tests_that_are_there() -> None:
    there = {
        f"{file.name}::{name}"
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))
    }
    named = re.findall(r"`(test_\w+\.py::\w+)`", DOCS)
    assert len(named) > 20
    assert set(named) <= there, set(named) - there


def test_every_example_of_a_proxy_hides_the_figures() -> None:
    examples = [(DEPLOY / name).read_text(encoding="utf-8") for name in ("Caddyfile", "nginx.conf")]
    examples += [block for block in re.findall(r"(?:^    .*\n)+", DOCS, re.M) if "proxy " in block]
    proxies = [one for one in examples if re.search(r"reverse_proxy|proxy_pass", one)]
    assert len(proxies) == 3
    for one in proxies:
        assert re.search(r"/metrics\b.*404", one), one
