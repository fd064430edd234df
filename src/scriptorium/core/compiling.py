"""The mark that lets interpreted classes inherit from compiled ones.

It comes from `mypy_extensions`, which only a compiled build needs; without it the mark does
nothing, and the engine runs on the standard library alone. This module itself is never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    try:
        from mypy_extensions import mypyc_attr
    except ImportError:

        def mypyc_attr(*attrs: str, **kwattrs: object) -> Any:
            return lambda cls: cls
