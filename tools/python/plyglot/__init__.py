"""plyglot reads the texts in which people write down abstract board games (Hive, Homeworlds, Hexix, Hopgi), and checks,
fixes, formats, translates, shows and compares them; and it plays these games by their rules.

    import plyglot

    document = plyglot.Document("Base;InProgress;White[2];wS1;bS1 wS1-\\n", notation="uhp")
    for finding in document.findings:
        print(finding)
    game = document.game()
    game.play("wQ -wS1")
    print(game.show())

A faulty text is not a failure: it gives findings. What is raised is a PlyglotError, which says what the caller has wrong.
Memory of documents and games is freed when nothing refers to them any more, or by `close` and the end of a `with`.
"""
from __future__ import annotations

from typing import Mapping, Optional

from ._errors import IllegalMove, PlyglotError
from ._texts import AnyText, Offsets
from ._version import __version__
from ._library import lib as _lib
from .catalogue import Check, Notation, Option, checks, explain, notations
from .document import Document, Record, RecordFacts, Records, Token
from .findings import Edit, Finding, Fix, Label, Span
from .game import End, Game, LegalMove
from .outcome import Outcome, outcome_of as _outcome_of
from .positions import FoundPosition, NextPly, Positions

__all__ = [
    "Check", "Document", "Edit", "End", "Finding", "Fix", "FoundPosition", "Game", "IllegalMove", "Label", "LegalMove",
    "NextPly", "Notation", "Option", "Outcome", "PlyglotError", "Positions", "Record", "RecordFacts", "Records", "Span",
    "Token", "__version__", "checks", "diff", "explain", "notations", "translate",
]


def diff(a: Document, b: Document) -> Outcome:
    """What two documents of a game say differently, however they are written; turned boards are the same.

    Records are compared in pairs, the first with the first. `text` is for people, with a part for each pair; `done`
    counts the pairs that are the same, `not_done` all others.
    """
    return _outcome_of(Offsets(None), _lib.plyglot_diff, a._handle, b._handle)


def translate(text: AnyText, to: str, *, notation: Optional[str] = None,
              options: Optional[Mapping[str, str]] = None) -> Outcome:
    """A text in another notation; the options are those of the target. More can be said by Document.translate."""
    with Document(text, notation=notation) as document:
        return document.translate(to, options=options)
