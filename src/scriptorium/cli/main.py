"""The `scriptorium` command.

Commands are imported when they are called, so that none waits for the others' libraries.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from typing import Any

from cyclopts import App, CycloptsError

import scriptorium
from scriptorium.cli import language
from scriptorium.core.errors import Problem

PLAYING = ("serve", "play", "replay", "analyse", "rules", "games", "data")
MEASURING = ("simulate", "tournament", "bench", "tune", "puzzles")
COMMANDS = (*PLAYING, *MEASURING, "backup", "check-tables")

WRONG = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


def build() -> App:
    """The command line, described in the reader's language."""
    from scriptorium.cli.usage import Formatter

    texts = language.texts()
    app = App(
        name="scriptorium",
        help=texts.t("cli-about"),
        help_epilogue=texts.t("cli-epilogue"),
        version=scriptorium.__version__,
        help_format="plaintext",
        help_formatter=Formatter(),
        group_commands=texts.t("cli-commands"),
        group_parameters=texts.t("cli-options"),
        group_arguments=texts.t("cli-arguments"),
        result_action="return_value",
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = texts.t("cli-help")
    app["--version"].help = texts.t("cli-version")
    for name in COMMANDS:
        module = f"scriptorium.cli.{name.replace('-', '_')}"
        if importlib.util.find_spec(module) is not None:
            app.command(f"{module}:command", name=name, help=texts.t(f"cli-{name}"))
    return app


def run(argv: list[str]) -> int:
    given, rest = language.take(argv)
    # A wrong --lang is complained about in the system's language.
    language.use(language.from_system(os.environ))
    if given is not None:
        language.use(given, asked=True)
    try:
        result: Any = build()(rest)
    except CycloptsError as error:
        from scriptorium.cli.errors import from_usage

        raise from_usage(error) from error
    return result if isinstance(result, int) else 0


def replace_closed() -> None:
    """Whoever starts us without input or output gets none, in the order of their numbers: the
    next file opened must not take the place of the output."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, to the end


def complain(problem: Problem) -> int:
    from scriptorium.cli.errors import one_line

    print(f"scriptorium: {one_line(problem)}", file=sys.stderr)
    return WRONG


def forget_output() -> None:
    """Nobody reads any more; the interpreter must not complain of it when it flushes."""
    with contextlib.suppress(OSError):  # an output that is no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command line; gives the exit status. Bad input is one line on stderr, never a
    traceback."""
    replace_closed()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        status = run(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return status
    except Problem as problem:
        return complain(problem)
    except ImportError as error:
        from scriptorium.cli.extras import missing

        found = missing(error)
        if found is None:
            raise
        return complain(found)
    except RecursionError:
        return complain(Problem("too-deep"))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        forget_output()
        return PIPE_CLOSED
    except OSError as error:
        forget_output()
        return complain(Problem("system", detail=error.strerror or str(error)))


if __name__ == "__main__":
    sys.exit(main())
