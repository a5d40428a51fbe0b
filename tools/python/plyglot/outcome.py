"""What comes of something done with a text."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Optional, Tuple

from ._errors import PlyglotError
from ._library import OK, REFUSED, lib, made
from ._texts import Offsets, bytes_from, decoded, string
from .findings import Finding, read_findings


@dataclass(frozen=True)
class Outcome:
    """A result: its text, and what there was to report."""

    text: str
    data: bytes
    """The same as bytes."""
    parts: Tuple[str, ...]
    """The pieces of the text, side by side; what each is, the function says."""
    findings: Tuple[Finding, ...]
    done: int
    """How often it was done; of what, the function says."""
    not_done: int
    """How often it was not done."""

    def __str__(self) -> str:
        return self.text

    def _repr_svg_(self) -> Optional[str]:
        return self.text if self.text.startswith("<svg") and self.done == 1 else None


def outcome_of(offsets: Optional[Offsets], function: Callable[..., int], *arguments: Any) -> Outcome:
    """Calls a function of the library that makes an outcome. Findings are about the text of the offsets; if they are
    None, about the text of the outcome itself."""
    status, handle = made(function, *arguments)
    try:
        if status == REFUSED:
            raise PlyglotError(string(lib.plyglot_outcome_problem(handle)), status)
        if status != OK:
            raise PlyglotError(string(lib.plyglot_status_text(status)), status)
        data = bytes_from(lib.plyglot_outcome_text(handle))
        text = decoded(data)
        parts = tuple(decoded(bytes_from(lib.plyglot_outcome_part(handle, index)))
                      for index in range(lib.plyglot_outcome_part_count(handle)))
        findings = read_findings(lib.plyglot_outcome_findings(handle), offsets or Offsets(text))
        return Outcome(text, data, parts, findings, lib.plyglot_outcome_done(handle),
                       lib.plyglot_outcome_not_done(handle))
    finally:
        lib.plyglot_outcome_free(handle)
