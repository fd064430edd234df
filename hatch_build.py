"""Build hook of the wheel: adds the rule ledgers and, when asked, the compiled engine.

    SCRIPTORIUM_COMPILE=1 uv pip install --target build/compiled --no-deps .
    PYTHONPATH=build/compiled python ...

compiles the modules listed in pyproject.toml under [tool.scriptorium] with mypyc. Their .py files
stay in the wheel beside them; Python takes the compiled ones. Without the variable, and always in
an editable install, everything stays plain Python and nothing is written into src.
"""

import contextlib
import os
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

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


class ScriptoriumHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=2.4", "setuptools>=80"] if wants_compiling() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if (root / "docs/rules").is_dir():
            build_data["force_include"]["docs/rules"] = "scriptorium/docs/rules"
        if wants_compiling():
            # Removed when the build ends, well or badly: the wheel is written after this method.
            self.work = tempfile.TemporaryDirectory(prefix="scriptorium-")
            for library, inside in compile_modules(root, Path(self.work.name)).items():
                build_data["force_include"][str(library)] = inside
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def wants_compiling() -> bool:
    return os.environ.get("SCRIPTORIUM_COMPILE", "") not in ("", "0")


def modules_to_compile(root: Path) -> list[Path]:
    config = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = config["tool"]["scriptorium"]["compile"]
    found = {path for pattern in patterns for path in root.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


def compile_modules(root: Path, work: Path) -> dict[Path, str]:
    """Compile the listed modules below `work` as one group: libraries, and their wheel paths."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildOnAllCores(build_ext):
        def build_extensions(self) -> None:
            compile_in_turn = self.compiler.compile

            def compile_at_once(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return list(pool.map(lambda c: compile_in_turn([c], **options)[0], sources))

            self.compiler.compile = compile_at_once
            super().build_extensions()

    source, lib = root / "src", work / "lib"
    with contextlib.chdir(source):  # mypyc takes module names from paths relative to here
        modules = [str(path.relative_to(source)) for path in modules_to_compile(root)]
        extensions = mypycify(
            [f"--config-file={root / 'pyproject.toml'}", *MYPY_OPTIONS, *modules],
            opt_level="3",
            debug_level="0",
            multi_file=True,  # one C file per module, for BuildOnAllCores
            group_name=GROUP,
            target_dir=str(work / "c"),
        )
        command = BuildOnAllCores(Distribution({"name": "scriptorium", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(lib), str(work / "o")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    return {p: p.relative_to(lib).as_posix() for p in lib.rglob("*") if p.is_file()}
