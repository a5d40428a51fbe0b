"""Between Python's strings and the UTF-8 of the library.

A byte that is not part of a well-formed character is a lone surrogate in a `str`, as `os.fsdecode` makes it, so that
nothing is lost in either direction.
"""
from __future__ import annotations

from bisect import bisect_right
from ctypes import string_at
from itertools import accumulate
from typing import List, Optional, Union

from ._declarations import GivenText, Text

AnyText = Union[str, bytes, bytearray, memoryview]


def encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def decoded(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")


def bytes_of(text: AnyText, what: str = "a text") -> bytes:
    """TypeError if it is neither a string nor bytes."""
    if isinstance(text, str):
        return encoded(text)
    if isinstance(text, (bytes, bytearray, memoryview)):
        return bytes(text)
    raise TypeError(f"{what} is a str or bytes, not {type(text).__name__}")


def given(text: AnyText, what: str = "a text") -> GivenText:
    data = bytes_of(text, what)
    return GivenText(data, len(data))


def bytes_from(text: Text) -> bytes:
    return string_at(text.data, text.size) if text.size else b""


def string(text: Text) -> str:
    """Words for people, which can always be printed."""
    return bytes_from(text).decode("utf-8", "replace")


_CHUNK = 64


class Offsets:
    """From bytes of UTF-8 to indexes of the string that was encoded, or for None to the bytes themselves."""

    def __init__(self, text: Optional[str]) -> None:
        self._text = None if text is None or text.isascii() else text
        # The byte at which each chunk of the string begins; made when it is asked for.
        self._chunks: List[int] = []

    def at(self, byte: int) -> int:
        if self._text is None:
            return byte
        if not self._chunks:
            sizes = (len(encoded(self._chunk(first))) for first in range(0, len(self._text), _CHUNK))
            self._chunks = [0, *accumulate(sizes)]
        # The end of the text belongs to the last chunk.
        number = min(bisect_right(self._chunks, byte), len(self._chunks) - 1) - 1
        ends = list(accumulate(len(encoded(character)) for character in self._chunk(number * _CHUNK)))
        return number * _CHUNK + bisect_right(ends, byte - self._chunks[number])

    def _chunk(self, first: int) -> str:
        assert self._text is not None
        return self._text[first:first + _CHUNK]
