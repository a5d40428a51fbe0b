"""What is found in texts."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Literal, NamedTuple, Optional, Tuple, TypeVar, get_args

from ._library import lib
from ._texts import Offsets, bytes_from, decoded, string

Severity = Literal["off", "info", "warning", "error"]
Safety = Literal["unsafe", "safe", "recount"]

# As plyglot.h numbers them.
SEVERITIES: Tuple[Severity, ...] = get_args(Severity)
SAFETIES: Tuple[Optional[Safety], ...] = (None, *get_args(Safety))


class Span(NamedTuple):
    """A part of a text, half open: `text[span.begin:span.end]`.

    The numbers are indexes into the `str` that was read; into the `bytes`, if bytes were read.
    """

    begin: int
    end: int


@dataclass(frozen=True)
class Label:
    """Another place that matters, and what it has to do with the finding."""

    text: str
    span: Span


@dataclass(frozen=True)
class Edit:
    """Text that takes the place of a span."""

    span: Span
    text: str


@dataclass(frozen=True)
class Fix:
    """How a finding is fixed. The edits belong together, are in the order of the text, and do not overlap."""

    safety: Safety
    """`safe`: it changes how something is written, and never what is read. `recount`: it writes what the moves show in
    place of a number, a result, a mark or a size that the text states. `unsafe`: a good guess."""
    title: str
    edits: Tuple[Edit, ...]


@dataclass(frozen=True)
class Finding:
    """Something that was found in a text."""

    name: str
    """Such as `hop/lost-plus`; permanent. `plyglot.explain` has its page."""
    severity: Severity
    """`error`, `warning` or `info`."""
    message: str
    span: Span
    line: int
    """The line in which the span begins, from 1."""
    column: int
    """The character of that line at which the span begins, from 1."""
    label: str
    """What is said at the span itself; may be empty."""
    labels: Tuple[Label, ...]
    notes: Tuple[str, ...]
    helps: Tuple[str, ...]
    fix: Optional[Fix]

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {self.severity}: {self.message} ({self.name})"


Element = TypeVar("Element")


def read_findings(findings: Optional[int], offsets: Offsets) -> Tuple[Finding, ...]:
    """Copies a list of the library; offsets are those of the text that the findings are about."""
    return tuple(_finding(findings, lib.plyglot_findings_at(findings, index), offsets)
                 for index in range(lib.plyglot_findings_count(findings)))


def span_of(span: Any, offsets: Offsets) -> Span:
    """From bytes, as the library counts."""
    return Span(offsets.at(span.begin), offsets.at(span.end))


def _finding(findings: Optional[int], finding: int, offsets: Offsets) -> Finding:
    def all_of(count: Callable[[int], int], element: Callable[[int], Element]) -> Tuple[Element, ...]:
        return tuple(element(index) for index in range(count(finding)))

    span = lib.plyglot_finding_span(finding)
    place = lib.plyglot_findings_position(findings, span.begin)
    return Finding(
        name=string(lib.plyglot_finding_name(finding)),
        severity=SEVERITIES[lib.plyglot_finding_severity(finding)],
        message=string(lib.plyglot_finding_message(finding)),
        span=span_of(span, offsets),
        line=place.line,
        column=place.code_point_column,
        label=string(lib.plyglot_finding_label(finding)),
        labels=all_of(lib.plyglot_finding_label_count, lambda index: Label(
            string(lib.plyglot_finding_label_text(finding, index)),
            span_of(lib.plyglot_finding_label_span(finding, index), offsets))),
        notes=all_of(lib.plyglot_finding_note_count, lambda index: string(lib.plyglot_finding_note(finding, index))),
        helps=all_of(lib.plyglot_finding_help_count, lambda index: string(lib.plyglot_finding_help(finding, index))),
        fix=_fix(finding, offsets))


def _fix(finding: int, offsets: Offsets) -> Optional[Fix]:
    safety = SAFETIES[lib.plyglot_finding_fix_safety(finding)]
    if safety is None:
        return None
    edits = tuple(Edit(span_of(lib.plyglot_finding_edit_span(finding, index), offsets),
                       decoded(bytes_from(lib.plyglot_finding_edit_text(finding, index))))
                  for index in range(lib.plyglot_finding_edit_count(finding)))
    return Fix(safety, string(lib.plyglot_finding_fix_title(finding)), edits)
