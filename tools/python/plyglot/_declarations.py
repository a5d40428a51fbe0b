"""The functions of plyglot.h that the package calls: their results and parameters. A test compares them with the header."""
from __future__ import annotations

import ctypes

POINTER = ctypes.c_void_p
STATUS = ctypes.c_int32


class Text(ctypes.Structure):
    """A `plyglot_text` that the library gives. Its bytes belong to a handle, so they are copied at once."""

    _fields_ = [("data", ctypes.c_void_p), ("size", ctypes.c_size_t)]


class GivenText(ctypes.Structure):
    """A `plyglot_text` that is given to the library; it keeps the `bytes` alive."""

    _fields_ = [("data", ctypes.c_char_p), ("size", ctypes.c_size_t)]


class SpanOfBytes(ctypes.Structure):
    _fields_ = [("begin", ctypes.c_uint32), ("end", ctypes.c_uint32)]


class Position(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint32) for name in
                ("line", "byte_column", "code_point_column", "utf16_column", "display_column")]


class Picture(ctypes.Structure):
    """It keeps the bytes of its notes alive."""

    _fields_ = [("theme", ctypes.c_int32), ("pieces", ctypes.c_int32), ("notes", GivenText)]


class Numbers(ctypes.Structure):
    _fields_ = [("data", ctypes.POINTER(ctypes.c_int32)), ("size", ctypes.c_size_t)]


class Key(ctypes.Structure):
    _fields_ = [("high", ctypes.c_uint64), ("low", ctypes.c_uint64)]


TYPES = {
    "void": None,
    "text": Text,
    "given": GivenText,
    "status": STATUS,
    "int": ctypes.c_int,
    "int32": ctypes.c_int32,
    "int64": ctypes.c_int64,
    "uint32": ctypes.c_uint32,
    "size": ctypes.c_size_t,
    "span": SpanOfBytes,
    "position": Position,
    "numbers": Numbers,
    # Null for how pictures look if nothing is said.
    "picture": ctypes.POINTER(Picture),
    "key": Key,
    # A handle, or a list of findings or a finding, which belong to one.
    "handle": POINTER,
    # Where a new handle is stored.
    "out": ctypes.POINTER(POINTER),
}

# The name without `plyglot_`, the result, and the parameters.
FUNCTIONS = """
status_text text status
version text

notations_new handle
notations_free void handle
notations_count size handle
notations_id text handle size
notations_title text handle size
notations_game text handle size
notations_can_be_read int handle size
notations_has_plies int handle size
notations_dialect_count size handle size
notations_dialect text handle size size
notations_extension_count size handle size
notations_extension text handle size size
notations_option_count size handle size
notations_option_key text handle size size
notations_option_help text handle size size
notations_option_default text handle size size
notations_choice_count size handle size size
notations_choice text handle size size size
notations_minimum int64 handle size size
notations_maximum int64 handle size size

checks_count size
checks_name text size
checks_severity int32 size
checks_is_on_request int size
checks_summary text size
checks_page text size

settings_new handle
settings_free void handle
settings_set_notation status handle given
settings_set_option status handle given given
settings_select status handle given
settings_ignore status handle given
settings_set_severity status handle given int32
settings_set_is_string status handle int
settings_set_most_bytes status handle uint32
settings_problem text handle

document_read status handle given given out
document_free void handle
document_notation text handle
document_text text handle
document_record_count size handle
document_record_span span handle size
document_ply_count uint32 handle size
document_findings handle handle
document_format status handle out
document_canonical status handle out
document_fix status handle int32 out
document_translate status handle handle uint32 uint32 out
document_show status handle int32 uint32 uint32 out
document_draw status handle picture uint32 uint32 out
document_moves status handle uint32 uint32 out
diff status handle handle out

rows_free void handle
rows_numbers numbers handle
rows_words text handle size
document_tokens status handle out
document_plies status handle uint32 out
document_facts status handle out
document_positions status handle out
positions_free void handle
positions_count size handle
positions_find status handle handle int out

findings_count size handle
findings_at handle handle size
findings_position position handle uint32
findings_render status handle int32 out
finding_name text handle
finding_severity int32 handle
finding_message text handle
finding_span span handle
finding_label text handle
finding_label_count size handle
finding_label_text text handle size
finding_label_span span handle size
finding_note_count size handle
finding_note text handle size
finding_help_count size handle
finding_help text handle size
finding_fix_safety int32 handle
finding_fix_title text handle
finding_edit_count size handle
finding_edit_span span handle size
finding_edit_text text handle size

outcome_free void handle
outcome_text text handle
outcome_part_count size handle
outcome_part text handle size
outcome_findings handle handle
outcome_done size handle
outcome_not_done size handle
outcome_problem text handle

target_new handle
target_free void handle
target_set_notation status handle given
target_set_option status handle given given
target_problem text handle

game_new handle
game_free void handle
game_copy handle handle
game_set_option status handle given given
game_begin status handle given
game_begin_from status handle handle uint32 uint32
game_problem text handle
game_id text handle
game_notation text handle
game_play status handle given given
game_findings handle handle
game_undo int handle
game_plies uint32 handle
game_to_move uint32 handle
game_is_over int handle
game_winner int32 handle
game_occurrences uint32 handle
game_list_moves size handle
game_move text handle size
game_move_numbers numbers handle size
game_play_move int handle size
game_cells numbers handle
game_column_count size handle
game_column text handle size
game_key key handle int
game_show status handle int32 out
game_draw status handle picture out
game_write status handle handle out
"""


def declare(library: ctypes.CDLL) -> None:
    """Says of each function what it takes and returns. AttributeError if the library does not have one of them."""
    for line in FUNCTIONS.split("\n"):
        if line:
            name, result, *parameters = line.split()
            function = getattr(library, "plyglot_" + name)
            function.restype = TYPES[result]
            function.argtypes = [TYPES[parameter] for parameter in parameters]
