"""How pictures of boards look."""
from __future__ import annotations

import ctypes
from typing import Any, Literal, Optional, Tuple, get_args

from ._declarations import Picture
from ._errors import PlyglotError
from ._texts import given

Theme = Literal["auto", "light", "dark", "print"]
Pieces = Literal["drawn", "letters"]

# As plyglot.h numbers them.
THEMES: Tuple[Theme, ...] = get_args(Theme)
PIECES: Tuple[Pieces, ...] = get_args(Pieces)


def picture(view: str, theme: str, pieces: str, notes: str) -> Optional[Any]:
    """What the library draws by; None if the view is shown as it is without any of these."""
    for word, words, what in ((theme, THEMES, "theme"), (pieces, PIECES, "style of pieces")):
        if word not in words:
            raise PlyglotError(f"there is no {what} `{word}`; there are {', '.join(words)}")
    text = given(notes, "a text of notes")
    if (theme, pieces, text.size) == ("auto", "drawn", 0):
        return None
    if view != "svg":
        raise PlyglotError("theme, pieces and notes are those of the view `svg`")
    return ctypes.byref(Picture(THEMES.index(theme), PIECES.index(pieces), text))
