"""Games that are played ply by ply."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Literal, Mapping, NamedTuple, Optional, Tuple

from ._declarations import GivenText, Numbers
from ._errors import IllegalMove, PlyglotError
from ._library import ALL_RECORDS, END_OF_GAME, OK, REFUSED, Handle, Target, demand, lib
from ._texts import AnyText, Offsets, bytes_of, given, string
from .findings import Finding, read_findings
from .outcome import Outcome, outcome_of
from .picture import Pieces, Theme, picture

if TYPE_CHECKING:
    import numpy

GameView = Literal["text", "diagram", "svg", "dot", "json", "model", "board"]
# As plyglot.h numbers them.
VIEWS: Dict[str, int] = {"text": 0, "diagram": 1, "svg": 2, "dot": 3, "json": 4, "model": 7, "board": 8}
_play = lib.plyglot_game_play


class LegalMove(NamedTuple):
    """A move that is legal. What the six numbers mean is the game's; `plyglot.h` says it."""

    words: str
    numbers: Tuple[int, ...]


class End(NamedTuple):
    """How a game has ended."""

    winner: Optional[int]
    """Counted from 0 in the order of play; None for a draw."""


class Game(Handle):
    """A game to hold in the hand: it is played ply by ply, taken back, and shown at any time.

    One thread at a time may use a game; copies of it are independent.
    """

    id: str
    """Such as `hive`."""
    notation: str
    """The id of the notation in which it is written."""
    columns: Tuple[str, ...]
    """What the columns of the board in numbers are."""

    def __init__(self, id: str, options: Optional[Mapping[str, str]] = None) -> None:
        """A new game of `hive`, `homeworlds`, `hexix` or `hopgi`.

        Options are `type` of Hive, such as `Base+MLP`, and those of the game's notation.
        """
        super().__init__(lib.plyglot_game_new(), lib.plyglot_game_free)
        for key, value in (options or {}).items():
            self._demand(lib.plyglot_game_set_option(self._handle, given(key, "a name"), given(value, "a value")))
        self._demand(lib.plyglot_game_begin(self._handle, given(id, "a name")))
        self._begun()

    @classmethod
    def _of(cls, handle: int) -> Game:
        game = cls.__new__(cls)
        Handle.__init__(game, handle, lib.plyglot_game_free)
        return game

    @classmethod
    def _from(cls, document: int, record: int = ALL_RECORDS, ply: int = END_OF_GAME) -> Game:
        game = cls._of(lib.plyglot_game_new())
        game._demand(lib.plyglot_game_begin_from(game._handle, document, record, ply))
        game._begun()
        return game

    def _begun(self) -> None:
        handle = self._handle
        self.id = string(lib.plyglot_game_id(handle))
        self.notation = string(lib.plyglot_game_notation(handle))
        self.columns = tuple(string(lib.plyglot_game_column(handle, index))
                             for index in range(lib.plyglot_game_column_count(handle)))
        # They are filled for each ply, since making them would take longer than the ply itself.
        self._words = GivenText(b"", 0)
        self._own_notation = GivenText(b"", 0)
        self._played: AnyText = ""

    def _demand(self, status: int) -> None:
        demand(status, lambda: string(lib.plyglot_game_problem(self._handle)))

    def __repr__(self) -> str:
        if self._address is None:
            return f"<plyglot.Game {self.id}, closed>"
        end = self.end
        state = f"player {self.to_move} to move" if end is None else \
            "a draw" if end.winner is None else f"won by player {end.winner}"
        return f"<plyglot.Game {self.id}: {self.plies} {'ply' if self.plies == 1 else 'plies'}, {state}>"

    def play(self, words: AnyText, notation: Optional[str] = None) -> None:
        """Plays one ply, in Homeworlds a whole turn, in the game's notation or another of its game.

        IllegalMove if nothing was played. What else was found in the words, `findings` has.
        """
        status = self._try(words, notation)
        if status == OK:
            return
        findings = self.findings
        message = string(lib.plyglot_game_problem(self._handle)) or \
            next((finding.message for finding in findings if finding.severity == "error"), "this was not played")
        raise IllegalMove(message, findings, status)

    def try_play(self, words: AnyText, notation: Optional[str] = None) -> bool:
        """The same, but False if nothing was played; `findings` and `problem` say why."""
        return self._try(words, notation) == OK

    def _try(self, words: AnyText, notation: Optional[str]) -> int:
        """OK or REFUSED."""
        data = words.encode("utf-8", "surrogateescape") if type(words) is str else bytes_of(words, "a move")
        text = self._words
        text.data = data
        text.size = len(data)
        self._played = words
        named = self._own_notation if notation is None else given(notation, "a name")
        status: int = _play(self._handle, text, named)
        if status not in (OK, REFUSED):
            self._demand(status)
        return status

    @property
    def findings(self) -> Tuple[Finding, ...]:
        """About the words that were played last, in which their spans are."""
        offsets = Offsets(self._played if isinstance(self._played, str) else None)
        return read_findings(lib.plyglot_game_findings(self._handle), offsets)

    @property
    def problem(self) -> str:
        """What was wrong with the words that were played last, where no finding says it; empty if nothing was."""
        return string(lib.plyglot_game_problem(self._handle))

    def undo(self) -> bool:
        """Takes the last ply back; False if there is none."""
        return bool(lib.plyglot_game_undo(self._handle))

    @property
    def plies(self) -> int:
        """How many plies can be taken back."""
        return int(lib.plyglot_game_plies(self._handle))

    @property
    def to_move(self) -> int:
        """Whose turn it is, from 0 in the order of play."""
        return int(lib.plyglot_game_to_move(self._handle))

    @property
    def end(self) -> Optional[End]:
        """None while the game goes on.

        A position's third time is a draw in a game of Hive that has the option `repetition` set to `threefold`. The
        other games have no such rule: `occurrences` is for those who agree on one.
        """
        if lib.plyglot_game_is_over(self._handle) == 0:
            return None
        winner = lib.plyglot_game_winner(self._handle)
        return End(None if winner == -1 else winner)

    @property
    def occurrences(self) -> int:
        """How many times the position has been there in the game, now included. Positions with one `key` are the same."""
        return int(lib.plyglot_game_occurrences(self._handle))

    def legal_moves(self) -> List[LegalMove]:
        """All legal moves; of Homeworlds the basic actions, of which a turn is made. None after the end."""
        handle = self._handle
        return [LegalMove(string(lib.plyglot_game_move(handle, index)),
                          _numbers(lib.plyglot_game_move_numbers(handle, index)))
                for index in range(lib.plyglot_game_list_moves(handle))]

    def play_move(self, index: int) -> None:
        """Plays a move by its index in `legal_moves()`.

        IndexError if there is none of this index; IllegalMove if it is not a whole turn of Homeworlds.
        """
        if isinstance(index, bool) or not isinstance(index, int):
            raise TypeError(f"the index of a move is an int, not {type(index).__name__}")
        count = lib.plyglot_game_list_moves(self._handle)
        if not 0 <= index < count:
            raise IndexError(f"there are {count} legal moves, and none with the index {index}")
        if lib.plyglot_game_play_move(self._handle, index) == 0:
            raise IllegalMove("this move is not a whole turn")

    def cells(self) -> List[Tuple[int, ...]]:
        """The board in numbers: a row for each piece or kind of piece, with the columns that `columns` names.

        What the numbers mean, `plyglot.h` says.
        """
        numbers = _numbers(lib.plyglot_game_cells(self._handle))
        width = len(self.columns)
        return [numbers[first:first + width] for first in range(0, len(numbers), width)]

    def array(self) -> numpy.ndarray[Any, numpy.dtype[numpy.int32]]:
        """The same as an array of NumPy, which must be installed."""
        import numpy
        numbers = lib.plyglot_game_cells(self._handle)
        # What the library shows is good only until the next ply.
        flat = numpy.ctypeslib.as_array(numbers.data, (numbers.size,)).copy() if numbers.size else \
            numpy.empty(0, numpy.int32)
        return flat.reshape(-1, len(self.columns))

    @property
    def key(self) -> int:
        """128 bits that stand for the position and the moves that are legal in it, the same however the board is turned."""
        return self._key(0)

    @property
    def mirrored_key(self) -> int:
        """The same for a position and its mirror image."""
        return self._key(1)

    def _key(self, mirrored: int) -> int:
        key = lib.plyglot_game_key(self._handle, mirrored)
        return int(key.high) << 64 | int(key.low)

    def copy(self) -> Game:
        """A game of its own, which goes on from the same position."""
        game = self._of(lib.plyglot_game_copy(self._handle))
        game._begun()
        return game

    __copy__ = copy

    def show(self, view: GameView = "text", *, theme: Theme = "auto", pieces: Pieces = "drawn", notes: str = "") -> str:
        """The board after the last ply: `text`, `diagram`, `svg`, `dot`, `json`, `model` or `board`.

        theme, pieces, notes: of the view `svg`, as Document.show has them.
        """
        if view not in VIEWS:
            raise PlyglotError(f"there is no view `{view}` of a game; there are {', '.join(VIEWS)}")
        drawn = picture(view, theme, pieces, notes)
        if drawn is None:
            return outcome_of(None, lib.plyglot_game_show, self._handle, VIEWS[view]).text
        return outcome_of(None, lib.plyglot_game_draw, self._handle, drawn).text

    def svg(self, *, theme: Theme = "auto", pieces: Pieces = "drawn", notes: str = "") -> str:
        """The board as a picture."""
        return self.show("svg", theme=theme, pieces=pieces, notes=notes)

    _repr_svg_ = svg

    def write(self, to: Optional[str] = None, *, options: Optional[Mapping[str, str]] = None) -> Outcome:
        """The game as a text, in its own notation or another: `ID` or `ID:DIALECT`, with its options.

        Findings say what that notation cannot hold. PlyglotError if it cannot be written.
        """
        if to is None:
            if options:
                raise PlyglotError("options belong to a notation, which is to be named")
            return outcome_of(Offsets(None), lib.plyglot_game_write, self._handle, None)
        with Target(to, options) as target:
            return outcome_of(Offsets(None), lib.plyglot_game_write, self._handle, target._handle)


def _numbers(numbers: Numbers) -> Tuple[int, ...]:
    return tuple(numbers.data[:numbers.size]) if numbers.size else ()
