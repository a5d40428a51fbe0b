"""Texts that were read and checked."""
from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import (Any, Callable, Iterable, List, Literal, Mapping, Optional, Sequence, Tuple, Union, get_args,
                    overload)

from ._errors import PlyglotError
from ._library import Handle, Target, demand, lib, made, number, selection
from ._rows import rows_of, rows_with_words
from ._texts import AnyText, Offsets, bytes_of, given, string
from .findings import SAFETIES, SEVERITIES, Finding, Safety, Severity, Span, read_findings, span_of
from .game import End, Game
from .outcome import Outcome, outcome_of
from .picture import Pieces, Theme, picture
from .positions import Positions

View = Literal["text", "diagram", "svg", "dot", "json", "syntax", "ast", "model", "board"]
Form = Literal["human", "colour", "jsonl", "sarif", "github", "gcc"]
TokenKind = Literal["comment", "number", "piece", "place", "player", "mark", "separator", "key", "value", "result",
                    "keyword", "unreadable"]

# As plyglot.h numbers them.
VIEWS: Tuple[View, ...] = get_args(View)
FORMS: Tuple[Form, ...] = get_args(Form)
TOKEN_KINDS: Tuple[TokenKind, ...] = get_args(TokenKind)


@dataclass(frozen=True)
class Token:
    """A piece of a text, and what it is, for colours."""

    span: Span
    kind: TokenKind


@dataclass(frozen=True)
class RecordFacts:
    """What a record says of its game besides the moves."""

    plies: int
    """How many are certain."""
    date: str
    """As the text writes it; empty if it does not."""
    players: Tuple[str, ...]
    """In the order of play; each is empty if the text does not name it."""
    end: Optional[End]
    """None if it is not known."""


def index_of(word: str, words: Tuple[str, ...], what: str) -> int:
    """PlyglotError if the word is none of them."""
    if word not in words:
        raise PlyglotError(f"there is no {what} `{word}`; there are {', '.join(words)}")
    return words.index(word)


class _Settings(Handle):
    def __init__(self) -> None:
        super().__init__(lib.plyglot_settings_new(), lib.plyglot_settings_free)

    def set(self, setter: Callable[..., int], *words: str, number: Optional[int] = None) -> None:
        arguments = [*(given(word, "a name") for word in words), *(() if number is None else (number,))]
        demand(setter(self._handle, *arguments), lambda: string(lib.plyglot_settings_problem(self._handle)))


class Document(Handle):
    """A text that was read and checked, sound or not.

    Several threads may use one document at the same time.
    """

    text: Union[str, bytes]
    """What was read."""
    notation: str
    """The id of its notation, such as `uhp`."""

    def __init__(self, text: AnyText, *, name: str = "", notation: Optional[str] = None,
                 options: Optional[Mapping[str, str]] = None, select: Iterable[str] = (), ignore: Iterable[str] = (),
                 severities: Optional[Mapping[str, Severity]] = None, is_string: bool = False,
                 most_bytes: Optional[int] = None) -> None:
        """Reads and checks a text.

        name: what findings call it; where no notation is named, its extension shows it, else the text itself.
        notation: `ID` or `ID:DIALECT`; options: those of this notation.
        select, ignore: checks, by names, prefixes that end in a slash, or `all`. With `select` nothing else is reported.
        severities: by the same names, `off`, `info`, `warning` or `error`.
        is_string: the text is one record outside of a file, without comments and line ends.
        most_bytes: a longer text is refused. It is 256 MiB if nothing is said; 0 is 4 GiB.

        PlyglotError if a name is unknown, the notation cannot be recognised, or the text is too long.
        """
        data = bytes_of(text)
        with _Settings() as settings:
            if notation is not None:
                settings.set(lib.plyglot_settings_set_notation, notation)
            for key, value in (options or {}).items():
                settings.set(lib.plyglot_settings_set_option, key, value)
            for check in select:
                settings.set(lib.plyglot_settings_select, check)
            for check in ignore:
                settings.set(lib.plyglot_settings_ignore, check)
            for check, severity in (severities or {}).items():
                settings.set(lib.plyglot_settings_set_severity, check,
                             number=index_of(severity, SEVERITIES, "severity"))
            settings.set(lib.plyglot_settings_set_is_string, number=1 if is_string else 0)
            if most_bytes is not None:
                settings.set(lib.plyglot_settings_set_most_bytes, number=number(most_bytes, "a number of bytes"))
            status, handle = made(lib.plyglot_document_read, settings._handle, given(name, "a name"), given(data))
        demand(status)
        super().__init__(handle, lib.plyglot_document_free)
        self.text = text if isinstance(text, str) else data
        self._offsets = Offsets(text if isinstance(text, str) else None)
        self.notation = string(lib.plyglot_document_notation(handle))

    @cached_property
    def findings(self) -> Tuple[Finding, ...]:
        """What was found in it, in the order of the text."""
        return read_findings(lib.plyglot_document_findings(self._handle), self._offsets)

    @property
    def records(self) -> Records:
        """Its games or positions, in the order of the text."""
        return Records(self)

    @cached_property
    def facts(self) -> Tuple[RecordFacts, ...]:
        """What its records say of their games besides the moves, one for each record."""
        return tuple(_facts(plies, end, words) for (plies, end), words in
                     rows_with_words(2, lib.plyglot_document_facts, self._handle))

    def tokens(self) -> List[Token]:
        """What the pieces of the text are, for colours: in its order, without overlaps."""
        return [Token(self._span(begin, end), TOKEN_KINDS[kind]) for begin, end, kind in
                rows_of(3, lib.plyglot_document_tokens, self._handle)]

    def positions(self) -> Positions:
        """The positions of all its games, to be searched."""
        return Positions(self._handle, self._offsets)

    def __repr__(self) -> str:
        if self._address is None:
            return f"<plyglot.Document {self.notation}, closed>"
        return f"<plyglot.Document {self.notation}: {_counted(len(self.records), 'record')}, " \
               f"{_counted(len(self.findings), 'finding')}>"

    def render(self, form: Form = "human") -> str:
        """The findings as `plyglot lint` writes them: `human`, `colour`, `jsonl`, `sarif`, `github`, `gcc`."""
        findings = lib.plyglot_document_findings(self._handle)
        return self._outcome(lib.plyglot_findings_render, findings, index_of(form, FORMS, "form")).text

    def format(self) -> Outcome:
        """The canonical text, as far as a file may be changed unasked. What cannot be formatted keeps its bytes, and so
        does what the text leaves open, such as a number that disagrees with the moves: `not_done` counts it."""
        return self._outcome(lib.plyglot_document_format, self._handle)

    def canonical(self) -> Outcome:
        """The same, with what the text leaves open settled as it was read: to compare texts, and not to replace them."""
        return self._outcome(lib.plyglot_document_canonical, self._handle)

    def fix(self, *, recount: bool = False, unsafe: bool = False) -> Outcome:
        """Applies fixes until none is left: the safe ones, with `recount` those that write what the moves show, with
        `unsafe` guesses as well.

        Findings are those that are left; their spans are indexes into the new text. `done` counts fixes.
        """
        offsets = None if isinstance(self.text, str) else self._offsets
        least: Safety = "unsafe" if unsafe else "recount" if recount else "safe"
        return outcome_of(offsets, lib.plyglot_document_fix, self._handle, SAFETIES.index(least))

    def translate(self, to: str, *, record: Optional[int] = None, ply: Optional[int] = None,
                  options: Optional[Mapping[str, str]] = None) -> Outcome:
        """All records, or one of them counted from 1, in another notation: `ID` or `ID:DIALECT`, with its options.

        Of a game up to a ply. Parts, and `done`: records that were written. Findings are errors, and what the target
        cannot say.
        """
        with Target(to, options) as target:
            return self._outcome(lib.plyglot_document_translate, self._handle, target._handle, *selection(record, ply))

    def show(self, view: View = "text", *, record: Optional[int] = None, ply: Optional[int] = None,
             theme: Theme = "auto", pieces: Pieces = "drawn", notes: str = "") -> Outcome:
        """All records, or one of them counted from 1, after a ply, else at their end.

        view: `text`, `diagram`, `svg`, `dot`, `json`, or a stage of reading: `syntax`, `ast`, `model`, `board`.
        theme, pieces, notes: of the view `svg`, as `plyglot show` takes them: the colours are `auto`, `light`, `dark` or
        `print`; pieces are `drawn` or `letters`; notes are marks and arrows such as `wA1>bQ/ red:3,-1`.
        Parts, and `done`: records that were shown.
        """
        number = index_of(view, VIEWS, "view")
        wanted = selection(record, ply)
        drawn = picture(view, theme, pieces, notes)
        if drawn is None:
            return self._outcome(lib.plyglot_document_show, self._handle, number, *wanted)
        return self._outcome(lib.plyglot_document_draw, self._handle, drawn, *wanted)

    def moves(self, *, record: Optional[int] = None, ply: Optional[int] = None) -> List[str]:
        """The legal moves of a record, the only one without a number, after a ply, else at its end."""
        moves = self._outcome(lib.plyglot_document_moves, self._handle, *selection(record, ply))
        return [line.rstrip("\n") for line in moves.parts]

    def game(self, *, record: Optional[int] = None, ply: Optional[int] = None) -> Game:
        """A game that goes on from a record, the only one without a number, after a ply, else from its end."""
        return Game._from(self._handle, *selection(record, ply))

    def _outcome(self, function: Callable[..., int], *arguments: Any) -> Outcome:
        return outcome_of(self._offsets, function, *arguments)

    def _span(self, begin: int, end: int) -> Span:
        return Span(self._offsets.at(begin), self._offsets.at(end))


class Record:
    """A game or a position of a document, which it keeps open."""

    document: Document
    number: int
    """From 1."""
    span: Span
    """Where it is in the text."""
    plies: int
    """How many plies of it can be asked for; 0 of a position."""

    def __init__(self, document: Document, index: int) -> None:
        self.document = document
        self.number = index + 1
        self.span = span_of(lib.plyglot_document_record_span(document._handle, index), document._offsets)
        self.plies = lib.plyglot_document_ply_count(document._handle, index)

    def __repr__(self) -> str:
        return f"<plyglot.Record {self.number} of {self.document.notation}: {_counted(self.plies, 'ply', 'plies')}>"

    @property
    def text(self) -> Union[str, bytes]:
        """Its part of the document's text."""
        return self.document.text[self.span.begin:self.span.end]

    @property
    def facts(self) -> RecordFacts:
        """What it says of its game besides the moves."""
        return self.document.facts[self.number - 1]

    def ply_spans(self) -> List[Span]:
        """Where its plies are in the text: those that can be asked for, without variations."""
        document = self.document
        return [document._span(begin, end) for begin, end in
                rows_of(2, lib.plyglot_document_plies, document._handle, self.number)]

    def show(self, view: View = "text", *, ply: Optional[int] = None, theme: Theme = "auto", pieces: Pieces = "drawn",
             notes: str = "") -> str:
        """As Document.show. PlyglotError if it cannot be shown for an error in it, with the first one's message."""
        outcome = self.document.show(view, record=self.number, ply=ply, theme=theme, pieces=pieces, notes=notes)
        if outcome.done == 0:
            raise PlyglotError(next((finding.message for finding in outcome.findings), "there is nothing to show"))
        return outcome.text

    def moves(self, *, ply: Optional[int] = None) -> List[str]:
        """The legal moves after a ply, else at its end."""
        return self.document.moves(record=self.number, ply=ply)

    def game(self, *, ply: Optional[int] = None) -> Game:
        """A game that goes on from it, after a ply, else from its end."""
        return self.document.game(record=self.number, ply=ply)

    def _repr_svg_(self) -> Optional[str]:
        try:
            return self.show("svg")
        except PlyglotError:
            return None


class Records(Sequence[Record]):
    """The records of a document, which are made when they are asked for."""

    document: Document

    def __init__(self, document: Document) -> None:
        self.document = document

    def __len__(self) -> int:
        return int(lib.plyglot_document_record_count(self.document._handle))

    @overload
    def __getitem__(self, index: int) -> Record: ...

    @overload
    def __getitem__(self, index: slice) -> Tuple[Record, ...]: ...

    def __getitem__(self, index: Union[int, slice]) -> Union[Record, Tuple[Record, ...]]:
        places = range(len(self))[index]
        return tuple(Record(self.document, place) for place in places) if isinstance(places, range) else \
            Record(self.document, places)

    def __repr__(self) -> str:
        return f"<plyglot.Records: {_counted(len(self), 'record')}>"


def _facts(plies: int, end: int, words: str) -> RecordFacts:
    date, *players = words.split("\n")
    return RecordFacts(plies, date, tuple(players), None if end == 0 else End(None if end == 1 else end - 2))


def _counted(count: int, one: str, many: Optional[str] = None) -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"
