"""Play Scriptorium, or check it; needs only Python 3.11, and a network on the first start.

    python3 play.py              play
    python3 play.py test [...]   run every check; what follows goes to pytest
    python3 play.py ...          anything else goes to the `scriptorium` command

Libraries and tools go into `.venv` beside this file, exactly as the lock files pin them.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENV = ROOT / ".venv"
BIN, EXE = (ENV / "Scripts", ".exe") if os.name == "nt" else (ENV / "bin", "")
PYTHON, UV = BIN / f"python{EXE}", BIN / f"uv{EXE}"
PLAY, DEV = "requirements.lock", "requirements-dev.lock"
CHECKS = ["ruff check .", "ruff format --check .", "mypy --strict src", "pytest -n 2"]
# Settings made for other projects, which would lead Python, pip or uv away from our .venv.
STRAY = (
    "PYTHON(PATH|HOME)|VIRTUAL_ENV|CONDA_PREFIX"
    "|(PIP|UV)_(TARGET|PREFIX|ROOT|USER|CONSTRAINT|REQUIRE_.+)"
)
CLEAN = {name: value for name, value in os.environ.items() if not re.fullmatch(STRAY, name)}
# What the game calls itself when it says what to type.
CLEAN["SCRIPTORIUM_COMMAND"] = f"{Path(sys.executable).stem or 'python3'} {sys.argv[0]}"


def run(command):
    return subprocess.run(command, cwd=ROOT, env=CLEAN).returncode


def stamp(lock):
    """The file that says `lock` is installed, and what it must contain to be still true."""
    sources = [ROOT / name for name in (lock, "pyproject.toml", "hatch_build.py")]
    content = b"\0".join([str(ROOT).encode(), *(path.read_bytes() for path in sources)])
    return ENV / f"{lock}.stamp", hashlib.sha256(content).hexdigest()


def installed(lock):
    path, text = stamp(lock)
    return PYTHON.exists() and path.exists() and path.read_text() == text


def install(lock):
    """Bring .venv to what `lock` says, then add the project itself, editable."""
    print(f"Setting up .venv from {lock} ...", file=sys.stderr, flush=True)
    pip = [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "uv==0.13.7"]
    uv = [UV, "pip", "install", "-q", "--python", PYTHON]
    steps = [[*uv, "--require-hashes", "-r", lock], [*uv, "--no-deps", "-e", "."]]
    if not (PYTHON.exists() and UV.exists()):
        steps.insert(0, pip)
        try:
            import venv

            venv.create(ENV, clear=True, symlinks=os.name == "posix", with_pip=True)
        except (ImportError, OSError, subprocess.CalledProcessError) as error:
            shutil.rmtree(ENV, ignore_errors=True)
            sys.exit(f"Cannot make .venv ({error}). On Debian or Ubuntu: apt install python3-venv")
    if any(run(step) for step in steps):
        sys.exit("Setting up failed, see above. It needs a network connection; try again with one.")
    path, text = stamp(lock)
    path.write_text(text)


def test(pytest_arguments):
    """Run the checks in order and stop at the first that fails."""
    code, times = 0, []
    for check in CHECKS:
        command = check.split() + (pytest_arguments if check.startswith("pytest") else [])
        print("\n== " + " ".join(command), flush=True)
        start = time.monotonic()
        code = run([PYTHON, "-m", *command])
        times.append(f"{check} {time.monotonic() - start:.1f} s")
        if code:
            break
    print("\n== " + (f"FAILED: {check}" if code else "all checks passed"), *times, sep="; ")
    return code


def main(arguments):
    if sys.version_info < (3, 11):
        sys.exit(f"Scriptorium needs Python 3.11 or newer, this is {sys.version.split()[0]}.")
    testing = arguments[:1] == ["test"]
    if not installed(DEV) and (testing or not installed(PLAY)):
        install(DEV if testing else PLAY)
    if testing:
        return test(arguments[1:])
    command = [str(BIN / f"scriptorium{EXE}"), *(arguments or ["play"])]
    if os.name == "posix":  # become the game, so that Ctrl-C is its own business
        os.execve(command[0], command, CLEAN)
    return subprocess.run(command, env=CLEAN).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
