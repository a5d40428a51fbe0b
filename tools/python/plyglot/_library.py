"""The shared library: how it is found, what its handles and statuses are in Python."""
from __future__ import annotations

import ctypes
import os
import weakref
from pathlib import Path
from types import TracebackType
from typing import Any, Callable, Mapping, Optional, Tuple, Type, TypeVar

from ._declarations import POINTER, declare
from ._errors import PlyglotError
from ._texts import given, string
from ._version import __version__

NAME = "libplyglot.so.0"
OK = 0
UNKNOWN_NAME = 2
REFUSED = 5
ALL_RECORDS = 0
END_OF_GAME = 0xFFFFFFFF


def _place() -> str:
    """PLYGLOT_LIBRARY, a file beside the package, or the name for the loader of the system."""
    named = os.environ.get("PLYGLOT_LIBRARY")
    if named:
        return named
    beside = Path(__file__).with_name(NAME)
    return str(beside) if beside.exists() else NAME


def _numbers(version: str) -> Tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def _load() -> Any:
    place = _place()
    how = f"install the Debian package libplyglot0, or set PLYGLOT_LIBRARY to the path of {NAME}"
    try:
        library = ctypes.CDLL(place)
    except OSError as error:
        raise ImportError(f"plyglot cannot load its library: {error}; {how}") from None
    try:
        declare(library)
    except AttributeError as error:
        raise ImportError(f"{place} is not the library of plyglot {__version__}: {error}; {how}") from None
    version = string(library.plyglot_version())
    # A later library has all that an earlier one had, as long as its file has the same number.
    if _numbers(version) < _numbers(__version__):
        raise ImportError(f"{place} is plyglot {version}, and this package needs {__version__} or later; {how}")
    return library


lib: Any = _load()


def demand(status: int, problem: Callable[[], str] = str) -> None:
    """PlyglotError if the status is not OK, with the problem, or where there is none the words of the status."""
    if status != OK:
        raise PlyglotError(problem() or string(lib.plyglot_status_text(status)), status)


def number(value: int, what: str, least: int = 0) -> int:
    """A number that the library can take: TypeError or PlyglotError if it is none. ctypes would cut off its upper bits."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{what} is an int, not {type(value).__name__}")
    if not least <= value < END_OF_GAME:
        raise PlyglotError(f"{what} is at least {least}, and not {value}" if value < least else f"{what} is too large")
    return value


def selection(record: Optional[int], ply: Optional[int]) -> Tuple[int, int]:
    """As the library numbers them: None is all records, or the only one, and the end of the game."""
    return (ALL_RECORDS if record is None else number(record, "a record's number", 1),
            END_OF_GAME if ply is None else number(ply, "a ply"))


Self = TypeVar("Self", bound="Handle")


class Handle:
    """Something that the library keeps, until it is closed, its `with` ends, or nothing refers to it any more."""

    def __init__(self, address: int, free: Callable[[int], None]) -> None:
        self._address: Optional[int] = address
        self._free = weakref.finalize(self, free, address)

    @property
    def _handle(self) -> int:
        if self._address is None:
            raise PlyglotError(f"this {type(self).__name__} was closed")
        return self._address

    def close(self) -> None:
        """Frees its memory now. It cannot be used afterwards; closing it twice does nothing."""
        self._address = None
        self._free()

    def __enter__(self: Self) -> Self:
        self._handle
        return self

    def __exit__(self, kind: Optional[Type[BaseException]], error: Optional[BaseException],
                 trace: Optional[TracebackType]) -> None:
        self.close()


class Target(Handle):
    """What a text is translated to."""

    def __init__(self, name: str, options: Optional[Mapping[str, str]]) -> None:
        super().__init__(lib.plyglot_target_new(), lib.plyglot_target_free)
        self._set(lib.plyglot_target_set_notation, name)
        for key, value in (options or {}).items():
            self._set(lib.plyglot_target_set_option, key, value)

    def _set(self, setter: Callable[..., int], *words: str) -> None:
        status = setter(self._handle, *(given(word, "a name") for word in words))
        demand(status, lambda: string(lib.plyglot_target_problem(self._handle)))


def made(function: Callable[..., int], *arguments: Any) -> Tuple[int, int]:
    """The status of a function, and the handle that it stored where its last parameter points; 0 is none."""
    handle = POINTER()
    status = function(*arguments, ctypes.byref(handle))
    return status, handle.value or 0
