"""Play Scriptorium, or check it; needs only Python 3.11, and a network on the first start.

    python3 play.py                      play in the browser
    python3 play.py test [...]           run every check; what follows goes to pytest
    python3 play.py test --quick [...]   only what checks the rules, in less than a minute
    python3 play.py compile              make the engine several times as fast, in a few minutes
    python3 play.py ...                  anything else goes to the `scriptorium` command

Libraries and tools go into `.venv` beside this file and into `web/node_modules`, exactly as the
lock files pin them.
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENV = ROOT / ".venv"
BIN, EXE = (ENV / "Scripts", ".exe") if os.name == "nt" else (ENV / "bin", "")
PYTHON, UV, NPM = (BIN / f"{tool}{EXE}" for tool in ("python", "uv", "npm"))
PLAY, DEV, TOOLS = "requirements.lock", "requirements-dev.lock", "requirements-build.lock"
COMPILED = ROOT / "build" / "compiled"
FASTER = {"serve", "simulate", "tournament", "tune", "bench"}  # by the compiled engine
CODE = ["ruff check .", "ruff format --check .", "mypy --strict src"]
BUILD = "npm run build"  # what the browser tests open
LOGIC = "npm test"  # of the client, with vitest
CLIENT = ["npm run lint", "npm run check"]  # prettier, eslint; svelte-check
# One more worker than cores: some tests wait for a server or a browser.
TESTS = f"pytest -n {min(os.cpu_count() or 2, 8) + 1} --dist worksteal"
# Alone and before the workers: they would all compile the same files at the same time.
COLLECT = "pytest --collect-only -qq"
# Groups of lanes: lanes run at the same time, the checks of a lane one after the other.
CHECKS = [[[*CODE, LOGIC], [BUILD, COLLECT]], [[TESTS], CLIENT]]
QUICK_CHECKS = [[CODE], [[f"{TESTS} -m 'not slow' tests/rules tests/contract"]]]
# Settings made for other projects, which would lead Python, pip or uv away from our .venv, or have
# every process compile every module anew.
STRAY = (
    "PYTHON(PATH|HOME|DONTWRITEBYTECODE)|VIRTUAL_ENV|CONDA_PREFIX"
    "|(PIP|UV)_(TARGET|PREFIX|ROOT|USER|CONSTRAINT|REQUIRE_.+)"
)
CLEAN = {name: value for name, value in os.environ.items() if not re.fullmatch(STRAY, name)}
CLEAN["PATH"] = str(BIN) + os.pathsep + CLEAN.get("PATH", "")  # npm's scripts look for Node there
# What the game calls itself when it says what to type.
CLEAN["SCRIPTORIUM_COMMAND"] = f"{Path(sys.executable).stem or 'python3'} {sys.argv[0]}"


def run(command, folder=ROOT):
    return subprocess.run(command, cwd=folder, env=CLEAN).returncode


def check(words, arguments):
    """Its exit code and how long it took. Only pytest prints while it runs."""
    command = shlex.split(words) + (arguments if words.startswith("pytest") else [])
    npm, aloud = command[0] == "npm", command[0] == "pytest"
    start = [NPM, *command[1:]] if npm else [PYTHON, "-m", *command]
    title = "\n== " + shlex.join(command)
    if aloud:
        print(title, flush=True)
    out = {} if aloud else {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    begin = time.monotonic()
    done = subprocess.run(start, cwd=ROOT / "web" if npm else ROOT, env=CLEAN, **out)
    if not aloud:
        print(f"{title}\n{done.stdout.rstrip()}", flush=True)
    return done.returncode, f"{words} {time.monotonic() - begin:.1f} s"


def stamp(lock):
    """The file that says `lock` is installed, and what it must contain to be still true."""
    sources = [ROOT / name for name in (lock, "pyproject.toml", "hatch_build.py")]
    client = [path for path in sorted((ROOT / "web").glob("*")) if path.is_file()]
    for folder in ("src", "public"):
        client += sorted(path for path in (ROOT / "web" / folder).rglob("*") if path.is_file())
    content = [str(ROOT).encode(), *(path.read_bytes() for path in sources + client)]
    return ENV / f"{lock}.stamp", hashlib.sha256(b"\0".join(content)).hexdigest()


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


def test(arguments):
    """Run the checks, group by group, and stop after the first group in which one fails."""
    quick = "--quick" in arguments
    rest = [one for one in arguments if one != "--quick"]
    times, failed = [], []
    for lanes in QUICK_CHECKS if quick else CHECKS:
        with ThreadPoolExecutor() as pool:
            done = list(pool.map(lambda lane: [(one, check(one, rest)) for one in lane], lanes))
        checked = [one for lane in done for one in lane]
        times += [took for _, (_, took) in checked]
        failed = [words for words, (code, _) in checked if code]
        if failed:
            break
    outcome = f"FAILED: {', '.join(failed)}" if failed else "all checks passed"
    print("\n== " + outcome, *times, sep="; ")
    return 1 if failed else 0


def package():
    """What the compiled package is made of, and for which Python, as one number."""
    sources = [ROOT / name for name in ("pyproject.toml", "hatch_build.py")]
    for folder in ("src/scriptorium", "docs/rules", "docs/reading"):
        found = (ROOT / folder).rglob("*")
        sources += sorted(one for one in found if one.is_file() and "__pycache__" not in one.parts)
    content = [sys.version.encode()]
    for path in sources:
        content += [str(path.relative_to(ROOT)).encode(), path.read_bytes()]
    return hashlib.sha256(b"\0".join(content)).hexdigest()


def compiled():
    """Whether the engine is compiled as its sources are now."""
    stamp = COMPILED / "stamp"
    if not stamp.exists():
        return False
    fresh = stamp.read_text() == package()
    if not fresh:
        again = f"`{CLEAN['SCRIPTORIUM_COMMAND']} compile` makes it anew."
        print(f"The compiled engine is older than its sources: not used. {again}", file=sys.stderr)
    return fresh


def compile_engine():
    if compiled():
        print("The engine is compiled already.", file=sys.stderr)
        return 0
    if os.name == "posix" and not any(map(shutil.which, ("cc", "gcc", "clang"))):
        sys.exit("Compiling needs a C compiler. On Debian or Ubuntu: apt install gcc python3-dev")
    python, part = PYTHON, COMPILED.with_suffix(".part")
    if not installed(DEV):
        python = ROOT / "build" / "tools" / PYTHON.relative_to(ENV)
        uv = [UV, "pip", "install", "-q", "--python", python, "--require-hashes", "-r", TOOLS]
        if run([UV, "venv", "-q", "--clear", "--python", PYTHON, python.parents[1]]) or run(uv):
            sys.exit("The tools could not be fetched, see above. Try again with a network.")
    print("Compiling the engine; this takes some minutes, once.", file=sys.stderr, flush=True)
    shutil.rmtree(part, ignore_errors=True)
    made_of = package()  # before: sources may change while it runs
    if run([python, "hatch_build.py", part]):
        sys.exit("Compiling failed, see above. Everything works without it, only slower.")
    (part / "stamp").write_text(made_of)
    shutil.rmtree(COMPILED, ignore_errors=True)
    part.rename(COMPILED)
    return 0


def main(arguments):
    if sys.version_info < (3, 11):
        sys.exit(f"Scriptorium needs Python 3.11 or newer, this is {sys.version.split()[0]}.")
    testing = arguments[:1] == ["test"]
    if not installed(DEV) and (testing or not installed(PLAY)):
        install(DEV if testing else PLAY)
    if testing:
        return test(arguments[1:])
    if arguments[:1] == ["compile"]:
        return compile_engine()
    if (not arguments or FASTER & set(arguments)) and compiled():
        CLEAN["PYTHONPATH"] = str(COMPILED)
    command = [str(BIN / f"scriptorium{EXE}"), *(arguments or ["serve", "--open"])]
    if os.name == "posix":  # become the game, so that Ctrl-C is its own business
        os.execve(command[0], command, CLEAN)
    return subprocess.run(command, env=CLEAN).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
