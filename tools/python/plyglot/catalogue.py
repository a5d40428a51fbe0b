"""What there is: notations and checks."""
from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Dict, Tuple

from ._errors import PlyglotError
from ._library import UNKNOWN_NAME, Handle, lib
from ._texts import string
from .findings import SEVERITIES, Severity


@dataclass(frozen=True)
class Option:
    """An option of a notation."""

    key: str
    help: str
    default: str
    """As one would write it."""
    choices: Tuple[str, ...]
    """The words one may give; none for a number."""
    minimum: int
    """Of a number: the least."""
    maximum: int
    """Of a number: the greatest."""


@dataclass(frozen=True)
class Notation:
    """A notation, or a form that is only written."""

    id: str
    """Such as `hop`."""
    title: str
    game: str
    """Such as `hive`."""
    can_be_read: bool
    """False for a form that is only written: a target of translations."""
    has_plies: bool
    """Whether its records are games, with plies."""
    dialects: Tuple[str, ...]
    """The first is the default. Written after the id and a colon: `hop:hivegame`."""
    extensions: Tuple[str, ...]
    """With the dot."""
    options: Tuple[Option, ...]


@dataclass(frozen=True)
class Check:
    """A kind of finding."""

    name: str
    """Such as `hop/lost-plus`; permanent."""
    severity: Severity
    """Unless a setting says another."""
    is_on_request: bool
    """Nothing of this kind is reported unless a setting asks for it, by selecting it or giving it a severity."""
    summary: str


@lru_cache(maxsize=None)
def notations() -> Tuple[Notation, ...]:
    """All notations and forms that are only written."""
    with Handle(lib.plyglot_notations_new(), lib.plyglot_notations_free) as listed:
        return tuple(_notation(listed._handle, index) for index in range(lib.plyglot_notations_count(listed._handle)))


def _notation(listed: int, index: int) -> Notation:
    def of(name: str, *more: int) -> Any:
        return getattr(lib, f"plyglot_notations_{name}")(listed, index, *more)

    def words(name: str, *more: int) -> Tuple[str, ...]:
        return tuple(string(of(name, *more, word)) for word in range(of(f"{name}_count", *more)))

    def option(number: int) -> Option:
        return Option(string(of("option_key", number)), string(of("option_help", number)),
                      string(of("option_default", number)), words("choice", number),
                      of("minimum", number), of("maximum", number))

    return Notation(string(of("id")), string(of("title")), string(of("game")), of("can_be_read") != 0,
                    of("has_plies") != 0, words("dialect"), words("extension"),
                    tuple(option(number) for number in range(of("option_count"))))


@lru_cache(maxsize=None)
def checks() -> Tuple[Check, ...]:
    """All kinds of findings there can be."""
    return tuple(Check(string(lib.plyglot_checks_name(index)), SEVERITIES[lib.plyglot_checks_severity(index)],
                       lib.plyglot_checks_is_on_request(index) != 0, string(lib.plyglot_checks_summary(index)))
                 for index in range(lib.plyglot_checks_count()))


@lru_cache(maxsize=None)
def _indexes() -> Dict[str, int]:
    return {check.name: index for index, check in enumerate(checks())}


def explain(check: str) -> str:
    """The page about a check, in Markdown. PlyglotError if there is no such check."""
    if check not in _indexes():
        raise PlyglotError(f"there is no check `{check}`", UNKNOWN_NAME)
    return string(lib.plyglot_checks_page(_indexes()[check]))
