"""The positions of a document's games, to be searched."""
from __future__ import annotations

from dataclasses import dataclass
from typing import List, Optional, Tuple

from ._library import Handle, demand, lib, made
from ._rows import Row, rows_with_words
from ._texts import Offsets
from .findings import Span
from .game import Game

# A record, a ply, whether it is mirrored, two offsets, and a key of four numbers.
_WIDTH = 9


@dataclass(frozen=True)
class NextPly:
    """What was played where a position was found."""

    words: str
    """As the text writes it, of Hive as UHP does."""
    span: Span
    """Where it is in the text."""
    key: int
    """Of the position after it, as `Game.key` has it; as `Game.mirrored_key` if mirror images were asked for."""


@dataclass(frozen=True)
class FoundPosition:
    """A place where a position comes up."""

    record: int
    """The number of the record, from 1."""
    ply: int
    """After which it is; 0 is the start."""
    is_mirrored: bool
    """Whether the mirror image is there."""
    next: Optional[NextPly]
    """None at the end of the game."""


class Positions(Handle):
    """The keys of all positions of a document's games, without variations, and of its positions.

    Its length is how many there are; it needs about 50 bytes for each. Several threads may search it at the same time.
    """

    def __init__(self, document: int, offsets: Offsets) -> None:
        status, handle = made(lib.plyglot_document_positions, document)
        demand(status)
        super().__init__(handle, lib.plyglot_positions_free)
        self._offsets = offsets

    def __len__(self) -> int:
        return int(lib.plyglot_positions_count(self._handle))

    def __repr__(self) -> str:
        return "<plyglot.Positions, closed>" if self._address is None else f"<plyglot.Positions: {len(self)}>"

    def find(self, game: Game, *, mirrored: bool = False) -> List[FoundPosition]:
        """Where the position of a game comes up, however the board is turned; `mirrored`: its mirror image too.

        In the order of the text. Each place is read again, and the two positions are compared piece by piece.
        """
        return [self._found(row, words) for row, words in rows_with_words(
            _WIDTH, lib.plyglot_positions_find, self._handle, game._handle, 1 if mirrored else 0)]

    def _found(self, row: Row, words: str) -> FoundPosition:
        record, ply, is_mirrored, begin, end, *key = row
        played = NextPly(words, Span(self._offsets.at(begin), self._offsets.at(end)), _key(tuple(key))) if words else None
        return FoundPosition(record, ply, is_mirrored != 0, played)


def _key(parts: Tuple[int, ...]) -> int:
    """From its four numbers of 32 bits, the highest first."""
    key = 0
    for part in parts:
        key = key << 32 | part
    return key
