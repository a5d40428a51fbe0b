"""Lists of rows of numbers, as the library makes them."""
from __future__ import annotations

from ctypes import c_uint32
from typing import Any, Callable, List, Tuple

from ._library import demand, lib, made
from ._texts import string

Row = Tuple[int, ...]


def rows_of(width: int, function: Callable[..., int], *arguments: Any) -> List[Row]:
    """The numbers of each row, which are unsigned."""
    return [row for row, _ in rows_with_words(width, function, *arguments)]


def rows_with_words(width: int, function: Callable[..., int], *arguments: Any) -> List[Tuple[Row, str]]:
    """The same with the words of each row; they are empty where the function makes none."""
    status, handle = made(function, *arguments)
    demand(status)
    try:
        listed = lib.plyglot_rows_numbers(handle)
        numbers = [c_uint32(number).value for number in listed.data[:listed.size]] if listed.size else []
        return [(tuple(numbers[first:first + width]), string(lib.plyglot_rows_words(handle, first // width)))
                for first in range(0, len(numbers), width)]
    finally:
        lib.plyglot_rows_free(handle)
