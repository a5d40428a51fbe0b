"""What there is: notations and checks."""
from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Callable, Dict, Tuple

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
    def word(function: Callable[..., Any], *more: int) -> str:
        return string(function(listed, index, *more))

    def words(count: Callable[..., int], function: Callable[..., Any], *more: int) -> Tuple[str, ...]:
        return tuple(word(function, *more, number) for number in range(count(listed, index, *more)))

    def option(number: int) -> Option:
        return Option(word(lib.plyglot_notations_option_key, number), word(lib.plyglot_notations_option_help, number),
                      word(lib.plyglot_notations_option_default, number),
                      words(lib.plyglot_notations_choice_count, lib.plyglot_notations_choice, number),
                      lib.plyglot_notations_minimum(listed, index, number),
                      lib.plyglot_notations_maximum(listed, index, number))

    return Notation(word(lib.plyglot_notations_id), word(lib.plyglot_notations_title), word(lib.plyglot_notations_game),
                    lib.plyglot_notations_can_be_read(listed, index) != 0,
                    lib.plyglot_notations_has_plies(listed, index) != 0,
                    words(lib.plyglot_notations_dialect_count, lib.plyglot_notations_dialect),
                    words(lib.plyglot_notations_extension_count, lib.plyglot_notations_extension),
                    tuple(option(number) for number in range(lib.plyglot_notations_option_count(listed, index))))


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
