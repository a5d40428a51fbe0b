"""What is raised."""
from __future__ import annotations

from typing import TYPE_CHECKING, Optional, Tuple

if TYPE_CHECKING:
    from .findings import Finding


class PlyglotError(ValueError):
    """Something that the caller has wrong: an unknown name, or what cannot be done with these texts.

    A faulty text is not such an error; it gives findings.
    """

    status: Optional[int]
    """As `plyglot.h` numbers it; None if it is not from the library."""

    def __init__(self, message: str, status: Optional[int] = None) -> None:
        super().__init__(message)
        self.status = status


class IllegalMove(PlyglotError):
    """Words that were not played. The message is that of the first error, or says what else is wrong with them."""

    findings: Tuple[Finding, ...]
    """What was found in the words; their spans are indexes into them."""

    def __init__(self, message: str, findings: Tuple[Finding, ...] = (),
                 status: Optional[int] = None) -> None:
        super().__init__(message, status)
        self.findings = findings


# As it is imported, and shown by tracebacks.
PlyglotError.__module__ = IllegalMove.__module__ = "plyglot"
