/*
 * plyglot for C, and for every language that can call C: reads the texts in which people write down board games, and
 * checks, fixes, formats, translates, shows and compares them. docs/embedding.md shows it at work.
 *
 * Texts are UTF-8 with a length; a zero byte is a byte like any other. What is read may hold any bytes: a faulty text
 * is not a failure, it gives findings. Places are byte offsets from 0, spans are half open, lines and columns count
 * from 1.
 *
 * Ownership. Whatever a function named `..._new`, or one with a pointer to a handle as its last parameter, returns
 * belongs to the caller, who frees it with the `..._free` of its type; freeing NULL does nothing. Handles keep copies
 * of all they need, and may be freed in any order. Every other pointer, and every plyglot_text that is returned, is
 * owned by the handle it was taken from, and is valid until that handle is changed or freed; what was not taken from a
 * handle is valid permanently.
 *
 * Mistakes of the caller. A function that returns a status reports what was wrong, and has then set the handle that it
 * should have made to NULL. Given NULL as a handle, or an index that is out of range, one that returns a value returns
 * the empty value of its type: NULL, 0, or an empty text. Only the use of a handle that was freed is not noticed.
 *
 * Threads. The library keeps no global state and starts no threads. A handle may be used by one thread at a time;
 * functions that take it as `const` may run at the same time on one handle.
 *
 * Nothing is thrown, printed, or read from disk. Where there is no more memory, the process ends as by abort().
 */
#ifndef PLYGLOT_H
#define PLYGLOT_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define PLYGLOT_API __attribute__((visibility("default")))
#else
#define PLYGLOT_API
#endif

#ifdef __cplusplus
#define PLYGLOT_NOEXCEPT noexcept
extern "C" {
#else
#define PLYGLOT_NOEXCEPT
#endif

/* ---- texts, statuses, places ---- */

/* Bytes that belong to someone else. `data` may be NULL if `size` is 0. */
typedef struct plyglot_text {
  const char* data;
  size_t size;
} plyglot_text;

/* A text that ends before its first zero byte; NULL is the empty text. */
static inline plyglot_text plyglot_text_of(const char* string) {
  plyglot_text text;
  text.data = string;
  text.size = string ? strlen(string) : 0;
  return text;
}

/* What a function reports about its arguments. The meaning of numbers is permanent, here and below. */
typedef int32_t plyglot_status;
enum {
  PLYGLOT_OK = 0,
  /* NULL where it is not allowed, a value that its type does not have, or a name that is not UTF-8. */
  PLYGLOT_BAD_ARGUMENT = 1,
  /* There is no notation, option, value or check of this name; the handle's `..._problem` says so in a sentence. */
  PLYGLOT_UNKNOWN_NAME = 2,
  /* No notation was named, and neither the file's name nor its text shows which one it is. */
  PLYGLOT_UNKNOWN_NOTATION = 3,
  /* A text of more bytes than the settings allow, or of 4 GiB or more. */
  PLYGLOT_TOO_LARGE = 4,
  /* It cannot be done with these texts; plyglot_outcome_problem is a sentence that says why. */
  PLYGLOT_REFUSED = 5
};
/* A few words for people, also for a number that is not a status. */
PLYGLOT_API plyglot_text plyglot_status_text(plyglot_status status) PLYGLOT_NOEXCEPT;

/* The version of the library that runs, such as `0.2.0`. */
PLYGLOT_API plyglot_text plyglot_version(void) PLYGLOT_NOEXCEPT;

/* Bytes of a text: `end` is the offset after the last one. */
typedef struct plyglot_span {
  uint32_t begin;
  uint32_t end;
} plyglot_span;

/* A place as people and protocols name it; all numbers start at 1. A byte that belongs to no well-formed character
   counts as one code point; in display columns tabs reach to the next multiple of 4, and wide characters take two. */
typedef struct plyglot_position {
  uint32_t line;
  uint32_t byte_column;
  uint32_t code_point_column;
  uint32_t utf16_column;
  uint32_t display_column;
} plyglot_position;

/* ---- what there is: notations and checks ---- */

/* The list of all notations and of the forms that are only written. It does not change while the program runs. */
typedef struct plyglot_notations plyglot_notations;
PLYGLOT_API plyglot_notations* plyglot_notations_new(void) PLYGLOT_NOEXCEPT;
PLYGLOT_API void plyglot_notations_free(plyglot_notations* list) PLYGLOT_NOEXCEPT;
PLYGLOT_API size_t plyglot_notations_count(const plyglot_notations* list) PLYGLOT_NOEXCEPT;
/* What names it, such as `hop`; its title for people; its game, such as `hive`. */
PLYGLOT_API plyglot_text plyglot_notations_id(const plyglot_notations* list, size_t index) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_notations_title(const plyglot_notations* list, size_t index) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_notations_game(const plyglot_notations* list, size_t index) PLYGLOT_NOEXCEPT;
/* 0 for a form that is only written: a target of translations that cannot be read. */
PLYGLOT_API int plyglot_notations_can_be_read(const plyglot_notations* list, size_t index) PLYGLOT_NOEXCEPT;
/* Whether its records are games, with plies. */
PLYGLOT_API int plyglot_notations_has_plies(const plyglot_notations* list, size_t index) PLYGLOT_NOEXCEPT;
/* Dialects, of which the first is the default: written after the id and a colon, as in `hop:hivegame`. */
PLYGLOT_API size_t plyglot_notations_dialect_count(const plyglot_notations* list, size_t index) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_notations_dialect(const plyglot_notations* list, size_t index,
                                                   size_t dialect) PLYGLOT_NOEXCEPT;
/* Extensions of file names, with the dot. */
PLYGLOT_API size_t plyglot_notations_extension_count(const plyglot_notations* list, size_t index) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_notations_extension(const plyglot_notations* list, size_t index,
                                                     size_t extension) PLYGLOT_NOEXCEPT;
/* Options: what one is called, its help, its default as one would write it. */
PLYGLOT_API size_t plyglot_notations_option_count(const plyglot_notations* list, size_t index) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_notations_option_key(const plyglot_notations* list, size_t index,
                                                      size_t option) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_notations_option_help(const plyglot_notations* list, size_t index,
                                                       size_t option) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_notations_option_default(const plyglot_notations* list, size_t index,
                                                          size_t option) PLYGLOT_NOEXCEPT;
/* The words one may give; none for a number. */
PLYGLOT_API size_t plyglot_notations_choice_count(const plyglot_notations* list, size_t index,
                                                  size_t option) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_notations_choice(const plyglot_notations* list, size_t index, size_t option,
                                                  size_t choice) PLYGLOT_NOEXCEPT;
/* Of a number: the least and the greatest. */
PLYGLOT_API int64_t plyglot_notations_minimum(const plyglot_notations* list, size_t index,
                                              size_t option) PLYGLOT_NOEXCEPT;
PLYGLOT_API int64_t plyglot_notations_maximum(const plyglot_notations* list, size_t index,
                                              size_t option) PLYGLOT_NOEXCEPT;

/* Ordered: a later one is worse. */
typedef int32_t plyglot_severity;
enum { PLYGLOT_OFF = 0, PLYGLOT_INFO = 1, PLYGLOT_WARNING = 2, PLYGLOT_ERROR = 3 };

/* All findings there can be. A name, such as `hop/lost-plus`, is permanent; an index is not. */
PLYGLOT_API size_t plyglot_checks_count(void) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_checks_name(size_t index) PLYGLOT_NOEXCEPT;
/* The severity, unless a setting says another. Not 0: nothing of this kind is reported unless a setting asks for it, by
   selecting it or giving it a severity. */
PLYGLOT_API plyglot_severity plyglot_checks_severity(size_t index) PLYGLOT_NOEXCEPT;
PLYGLOT_API int plyglot_checks_is_on_request(size_t index) PLYGLOT_NOEXCEPT;
/* One line, and the page that explains it, in Markdown. */
PLYGLOT_API plyglot_text plyglot_checks_summary(size_t index) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_checks_page(size_t index) PLYGLOT_NOEXCEPT;

/* ---- how a text is read ---- */

typedef struct plyglot_settings plyglot_settings;
PLYGLOT_API plyglot_settings* plyglot_settings_new(void) PLYGLOT_NOEXCEPT;
PLYGLOT_API void plyglot_settings_free(plyglot_settings* settings) PLYGLOT_NOEXCEPT;
/* `ID` or `ID:DIALECT`; options that were set before are forgotten. Without it a notation is recognised. */
PLYGLOT_API plyglot_status plyglot_settings_set_notation(plyglot_settings* settings,
                                                         plyglot_text name) PLYGLOT_NOEXCEPT;
/* An option of the notation that was named before. */
PLYGLOT_API plyglot_status plyglot_settings_set_option(plyglot_settings* settings, plyglot_text key,
                                                       plyglot_text value) PLYGLOT_NOEXCEPT;
/* `check` is a name, a prefix that ends in a slash, such as `hop/`, or `all`. From the first `select` on nothing else
   is reported, and what is ignored stays so; of several severities the last one holds. */
PLYGLOT_API plyglot_status plyglot_settings_select(plyglot_settings* settings, plyglot_text check) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_status plyglot_settings_ignore(plyglot_settings* settings, plyglot_text check) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_status plyglot_settings_set_severity(plyglot_settings* settings, plyglot_text check,
                                                         plyglot_severity severity) PLYGLOT_NOEXCEPT;
/* Not 0: the whole text is one record outside of a file, where a notation has no comments and no line ends. */
PLYGLOT_API plyglot_status plyglot_settings_set_is_string(plyglot_settings* settings, int is_string) PLYGLOT_NOEXCEPT;
/* A longer text is refused as PLYGLOT_TOO_LARGE. It is 256 MiB if nothing is set, for which memory of up to 20 times as
   much can be needed; 0 stands for no limit but that of offsets, 4 GiB. */
PLYGLOT_API plyglot_status plyglot_settings_set_most_bytes(plyglot_settings* settings, uint32_t bytes) PLYGLOT_NOEXCEPT;
/* What was wrong with the last call that changes these settings; empty if nothing was. */
PLYGLOT_API plyglot_text plyglot_settings_problem(const plyglot_settings* settings) PLYGLOT_NOEXCEPT;

/* ---- documents and what is found in them ---- */

/* A text that was read and checked. */
typedef struct plyglot_document plyglot_document;
/* A list of findings, which belongs to a document or an outcome. */
typedef struct plyglot_findings plyglot_findings;
typedef struct plyglot_finding plyglot_finding;
/* The result of something done with documents. */
typedef struct plyglot_outcome plyglot_outcome;

/* Reads and checks a text. `name` is what findings call it; where the settings name no notation, the extension of the
   name shows it, and without a known one the text itself; a dialect that the settings leave open is the one in which it
   reads best. Settings may be NULL for none. Later changes of them do not matter. */
PLYGLOT_API plyglot_status plyglot_document_read(const plyglot_settings* settings, plyglot_text name, plyglot_text text,
                                                 plyglot_document** document) PLYGLOT_NOEXCEPT;
PLYGLOT_API void plyglot_document_free(plyglot_document* document) PLYGLOT_NOEXCEPT;
/* The id of its notation. */
PLYGLOT_API plyglot_text plyglot_document_notation(const plyglot_document* document) PLYGLOT_NOEXCEPT;
/* The bytes that were read. */
PLYGLOT_API plyglot_text plyglot_document_text(const plyglot_document* document) PLYGLOT_NOEXCEPT;
PLYGLOT_API size_t plyglot_document_record_count(const plyglot_document* document) PLYGLOT_NOEXCEPT;
/* Where a record lies, and how many plies of it can be asked for, which are those that are understood; 0 of a position.
   Records are counted from 0 here. */
PLYGLOT_API plyglot_span plyglot_document_record_span(const plyglot_document* document, size_t index) PLYGLOT_NOEXCEPT;
PLYGLOT_API uint32_t plyglot_document_ply_count(const plyglot_document* document, size_t index) PLYGLOT_NOEXCEPT;
PLYGLOT_API const plyglot_findings* plyglot_document_findings(const plyglot_document* document) PLYGLOT_NOEXCEPT;

/* In the order of the text. */
PLYGLOT_API size_t plyglot_findings_count(const plyglot_findings* findings) PLYGLOT_NOEXCEPT;
PLYGLOT_API const plyglot_finding* plyglot_findings_at(const plyglot_findings* findings, size_t index) PLYGLOT_NOEXCEPT;
/* The place of an offset of the text that the findings are about; for an offset after its end, the place of its end.
   All numbers are 0 without findings. */
PLYGLOT_API plyglot_position plyglot_findings_position(const plyglot_findings* findings,
                                                       uint32_t offset) PLYGLOT_NOEXCEPT;

PLYGLOT_API plyglot_text plyglot_finding_name(const plyglot_finding* finding) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_severity plyglot_finding_severity(const plyglot_finding* finding) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_finding_message(const plyglot_finding* finding) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_span plyglot_finding_span(const plyglot_finding* finding) PLYGLOT_NOEXCEPT;
/* What is said at the span itself; may be empty. */
PLYGLOT_API plyglot_text plyglot_finding_label(const plyglot_finding* finding) PLYGLOT_NOEXCEPT;
/* Other places that matter, with what they have to do with the finding. */
PLYGLOT_API size_t plyglot_finding_label_count(const plyglot_finding* finding) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_finding_label_text(const plyglot_finding* finding, size_t index) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_span plyglot_finding_label_span(const plyglot_finding* finding, size_t index) PLYGLOT_NOEXCEPT;
/* Notes and helps may have several lines. */
PLYGLOT_API size_t plyglot_finding_note_count(const plyglot_finding* finding) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_finding_note(const plyglot_finding* finding, size_t index) PLYGLOT_NOEXCEPT;
PLYGLOT_API size_t plyglot_finding_help_count(const plyglot_finding* finding) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_finding_help(const plyglot_finding* finding, size_t index) PLYGLOT_NOEXCEPT;

/* Safe: it changes how something is written, and never what is read. Recount: the moves are read without an error, and
   it writes what they show in place of a number, a result, a mark or a size that the text states. Unsafe: a good guess.
 */
typedef int32_t plyglot_safety;
enum { PLYGLOT_NO_FIX = 0, PLYGLOT_UNSAFE = 1, PLYGLOT_SAFE = 2, PLYGLOT_RECOUNT = 3 };
PLYGLOT_API plyglot_safety plyglot_finding_fix_safety(const plyglot_finding* finding) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_finding_fix_title(const plyglot_finding* finding) PLYGLOT_NOEXCEPT;
/* The edits belong together, are in the order of the text, and do not overlap. */
PLYGLOT_API size_t plyglot_finding_edit_count(const plyglot_finding* finding) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_span plyglot_finding_edit_span(const plyglot_finding* finding, size_t index) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_finding_edit_text(const plyglot_finding* finding, size_t index) PLYGLOT_NOEXCEPT;

/* As `plyglot lint` writes them: for people, without and with colours of a terminal; one JSON object a line; a whole
   SARIF 2.1.0 document; GitHub's and gcc's forms. */
typedef int32_t plyglot_format;
enum {
  PLYGLOT_HUMAN = 0,
  PLYGLOT_HUMAN_COLOUR = 1,
  PLYGLOT_JSON_LINES = 2,
  PLYGLOT_SARIF = 3,
  PLYGLOT_GITHUB = 4,
  PLYGLOT_GCC = 5
};
PLYGLOT_API plyglot_status plyglot_findings_render(const plyglot_findings* findings, plyglot_format format,
                                                   plyglot_outcome** outcome) PLYGLOT_NOEXCEPT;

/* ---- what is done with documents ---- */

/* Functions below set `outcome` when they return PLYGLOT_OK or PLYGLOT_REFUSED. */
PLYGLOT_API void plyglot_outcome_free(plyglot_outcome* outcome) PLYGLOT_NOEXCEPT;
/* The whole result. It is followed by a zero byte that is not counted. */
PLYGLOT_API plyglot_text plyglot_outcome_text(const plyglot_outcome* outcome) PLYGLOT_NOEXCEPT;
/* The pieces of the text, side by side; what each is, the function says. */
PLYGLOT_API size_t plyglot_outcome_part_count(const plyglot_outcome* outcome) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_outcome_part(const plyglot_outcome* outcome, size_t index) PLYGLOT_NOEXCEPT;
/* What there was to report. Empty, not NULL, if there was nothing; NULL only for NULL. */
PLYGLOT_API const plyglot_findings* plyglot_outcome_findings(const plyglot_outcome* outcome) PLYGLOT_NOEXCEPT;
/* How often it was done, and how often it was not; of what, the function says. */
PLYGLOT_API size_t plyglot_outcome_done(const plyglot_outcome* outcome) PLYGLOT_NOEXCEPT;
PLYGLOT_API size_t plyglot_outcome_not_done(const plyglot_outcome* outcome) PLYGLOT_NOEXCEPT;
/* Why it was refused; empty if it was not. */
PLYGLOT_API plyglot_text plyglot_outcome_problem(const plyglot_outcome* outcome) PLYGLOT_NOEXCEPT;

/* The canonical text as far as a file may be changed unasked. What cannot be formatted keeps its bytes, and so does a
   record of which canonical text would say for certain what the text leaves open: words that are read by a guess,
   numbers and results that disagree with the moves. Findings say why, and lie in the document. Parts: units of the
   text, which are records, comments and blank lines. Not done: records or parts of them that kept their bytes, or 1 if
   the whole text did. Done: units that were not kept so. */
PLYGLOT_API plyglot_status plyglot_document_format(const plyglot_document* document,
                                                   plyglot_outcome** outcome) PLYGLOT_NOEXCEPT;

/* The same, with what the text leaves open settled as it was read: to compare texts, and not to replace them. */
PLYGLOT_API plyglot_status plyglot_document_canonical(const plyglot_document* document,
                                                      plyglot_outcome** outcome) PLYGLOT_NOEXCEPT;

/* Applies the fixes that are at least so safe until none is left. Findings are those that are left, and lie in the text
   of the outcome. Done: fixes that were applied. `least` is PLYGLOT_SAFE, PLYGLOT_RECOUNT or
   PLYGLOT_UNSAFE: fixes that are less safe are left. */
PLYGLOT_API plyglot_status plyglot_document_fix(const plyglot_document* document, plyglot_safety least,
                                                plyglot_outcome** outcome) PLYGLOT_NOEXCEPT;

/* What a text is translated to. */
typedef struct plyglot_target plyglot_target;
PLYGLOT_API plyglot_target* plyglot_target_new(void) PLYGLOT_NOEXCEPT;
PLYGLOT_API void plyglot_target_free(plyglot_target* target) PLYGLOT_NOEXCEPT;
/* `ID` or `ID:DIALECT`, or a form that is only written; options that were set before are forgotten. */
PLYGLOT_API plyglot_status plyglot_target_set_notation(plyglot_target* target, plyglot_text name) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_status plyglot_target_set_option(plyglot_target* target, plyglot_text key,
                                                     plyglot_text value) PLYGLOT_NOEXCEPT;
/* What was wrong with the last call that changes the target; empty if nothing was. */
PLYGLOT_API plyglot_text plyglot_target_problem(const plyglot_target* target) PLYGLOT_NOEXCEPT;

/* In the place of a record's number: all of them. In the place of a ply: the end of the game. */
#define PLYGLOT_ALL_RECORDS 0u
#define PLYGLOT_END_OF_GAME UINT32_MAX

/* Translates the records; of games, up to a ply. Findings lie in the document: errors, and what the target cannot say.
   Parts, and done: records that were written. Not done: records that were not. PLYGLOT_REFUSED if the target is of
   another game, or if a ply is named and the document holds no games. */
PLYGLOT_API plyglot_status plyglot_document_translate(const plyglot_document* document, const plyglot_target* target,
                                                      uint32_t record, uint32_t ply,
                                                      plyglot_outcome** outcome) PLYGLOT_NOEXCEPT;

/* Text: the board, drawn in characters. Diagram: the notation's own picture. Dot: Graphviz. JSON: what the notation's
   specification defines. The others are the stages of reading: the lossless tree, the AST and the model as text, and
   the board's graph as JSON. */
typedef int32_t plyglot_view;
enum {
  PLYGLOT_VIEW_TEXT = 0,
  PLYGLOT_VIEW_DIAGRAM = 1,
  PLYGLOT_VIEW_SVG = 2,
  PLYGLOT_VIEW_DOT = 3,
  PLYGLOT_VIEW_JSON = 4,
  PLYGLOT_VIEW_SYNTAX = 5,
  PLYGLOT_VIEW_AST = 6,
  PLYGLOT_VIEW_MODEL = 7,
  PLYGLOT_VIEW_BOARD = 8
};
/* Shows records after a ply. Parts, and done: one for each record that was shown; what kept another from it is among
   the findings, which lie in the document, or its position is unknown. PLYGLOT_REFUSED if a ply is named and the
   document holds no games, and if the board is wanted of nothing but records whose positions are unknown. */
PLYGLOT_API plyglot_status plyglot_document_show(const plyglot_document* document, plyglot_view view, uint32_t record,
                                                 uint32_t ply, plyglot_outcome** outcome) PLYGLOT_NOEXCEPT;

/* Automatic: light, and dark where the reader prefers that and the program that shows the picture knows it. Print:
   greys on white. */
typedef int32_t plyglot_theme;
enum { PLYGLOT_THEME_AUTO = 0, PLYGLOT_THEME_LIGHT = 1, PLYGLOT_THEME_DARK = 2, PLYGLOT_THEME_PRINT = 3 };
/* How pieces of Hive and Hopgi are shown. */
typedef int32_t plyglot_pieces;
enum { PLYGLOT_PIECES_DRAWN = 0, PLYGLOT_PIECES_LETTERS = 1 };
/* How a picture looks; zeros are what plyglot_document_show does. Notes are marks and arrows on the board, with spaces
   between them, such as `wA1>bQ/ red:3,-1`; docs/guide/boards.md has their language. */
typedef struct plyglot_picture {
  plyglot_theme theme;
  plyglot_pieces pieces;
  plyglot_text notes;
} plyglot_picture;
/* As plyglot_document_show with PLYGLOT_VIEW_SVG, but in colours and with notes; NULL is zeros. PLYGLOT_REFUSED also if
   a note can be read on none of the boards. */
PLYGLOT_API plyglot_status plyglot_document_draw(const plyglot_document* document, const plyglot_picture* picture,
                                                 uint32_t record, uint32_t ply,
                                                 plyglot_outcome** outcome) PLYGLOT_NOEXCEPT;

/* The legal moves of a record after a ply, in its notation or the one that goes with it, one a line; with
   PLYGLOT_ALL_RECORDS of the only record. Of a record with an error, which is among the findings, they are those of
   what could be read. Parts, and done: the moves. PLYGLOT_REFUSED if there is no such record or ply, or no one list of
   moves. */
PLYGLOT_API plyglot_status plyglot_document_moves(const plyglot_document* document, uint32_t record, uint32_t ply,
                                                  plyglot_outcome** outcome) PLYGLOT_NOEXCEPT;

/* What two documents of a game say differently, however they are written; turned boards are the same. Records are
   compared in pairs, the first with the first. Text: for people, a part for each pair and for each record without a
   partner. Done: pairs that are the same. Not done: all others. No findings. PLYGLOT_REFUSED if the games differ, or if
   a record has an error. */
PLYGLOT_API plyglot_status plyglot_diff(const plyglot_document* a, const plyglot_document* b,
                                        plyglot_outcome** outcome) PLYGLOT_NOEXCEPT;

/* ---- games that are played on ---- */

/* A game to hold in the hand: played ply by ply, taken back, and shown at any time. What a ply costs does not depend on
   how long the game is. Of a handle without a game everything is empty. */
typedef struct plyglot_game plyglot_game;
PLYGLOT_API plyglot_game* plyglot_game_new(void) PLYGLOT_NOEXCEPT;
PLYGLOT_API void plyglot_game_free(plyglot_game* game) PLYGLOT_NOEXCEPT;
/* A game of its own, which goes on from the same position. */
PLYGLOT_API plyglot_game* plyglot_game_copy(const plyglot_game* game) PLYGLOT_NOEXCEPT;
/* For the next plyglot_game_begin: `type` of Hive such as `Base+MLP`, and the options of the notation in which programs
   of the game write it. Whether there is such an option is known then. */
PLYGLOT_API plyglot_status plyglot_game_set_option(plyglot_game* game, plyglot_text key,
                                                   plyglot_text value) PLYGLOT_NOEXCEPT;
/* A new game of `hive`, `homeworlds`, `hexix` or `hopgi`, instead of the one that the handle has. */
PLYGLOT_API plyglot_status plyglot_game_begin(plyglot_game* game, plyglot_text id) PLYGLOT_NOEXCEPT;
/* Goes on from a record of a document, after a ply; `record` counts from 1, and PLYGLOT_ALL_RECORDS is the only one.
   PLYGLOT_REFUSED if there is no such record or ply, or if it is not certain how the record ends. */
PLYGLOT_API plyglot_status plyglot_game_begin_from(plyglot_game* game, const plyglot_document* document,
                                                   uint32_t record, uint32_t ply) PLYGLOT_NOEXCEPT;
/* What was wrong with the last call that changes the game, where no finding says it; empty if nothing was. */
PLYGLOT_API plyglot_text plyglot_game_problem(const plyglot_game* game) PLYGLOT_NOEXCEPT;

/* Which game it is, such as `hive`, and the id of the notation in which it is written. */
PLYGLOT_API plyglot_text plyglot_game_id(const plyglot_game* game) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_game_notation(const plyglot_game* game) PLYGLOT_NOEXCEPT;

/* Plays one ply, in Homeworlds a whole turn, as a text of the notation writes it: `ID` or `ID:DIALECT`; empty for the
   game's own. PLYGLOT_REFUSED if nothing was played: the findings say why, or the problem. */
PLYGLOT_API plyglot_status plyglot_game_play(plyglot_game* game, plyglot_text words,
                                             plyglot_text notation) PLYGLOT_NOEXCEPT;
/* About the words that were played last, in whose bytes their places are. */
PLYGLOT_API const plyglot_findings* plyglot_game_findings(const plyglot_game* game) PLYGLOT_NOEXCEPT;
/* Takes the last ply back. 0 if there is none. */
PLYGLOT_API int plyglot_game_undo(plyglot_game* game) PLYGLOT_NOEXCEPT;

/* How many plies can be taken back; whose turn it is, from 0 in the order of play. */
PLYGLOT_API uint32_t plyglot_game_plies(const plyglot_game* game) PLYGLOT_NOEXCEPT;
PLYGLOT_API uint32_t plyglot_game_to_move(const plyglot_game* game) PLYGLOT_NOEXCEPT;
/* Whether the game has ended, and who has won it, counted as above; -1 for a draw, and before the end. */
PLYGLOT_API int plyglot_game_is_over(const plyglot_game* game) PLYGLOT_NOEXCEPT;
PLYGLOT_API int32_t plyglot_game_winner(const plyglot_game* game) PLYGLOT_NOEXCEPT;
/* How many times the position has been there in the game, now included. Positions with one key are the same
   (plyglot_game_key, not mirrored). No rule but one of Hive knows repetition: with its option `repetition` set to
   `threefold`, a position's third time ends the game as a draw, although moves are listed still. 0 without a game. */
PLYGLOT_API uint32_t plyglot_game_occurrences(plyglot_game* game) PLYGLOT_NOEXCEPT;

/* Numbers that belong to someone else. */
typedef struct plyglot_numbers {
  const int32_t* data;
  size_t size;
} plyglot_numbers;

/* Lists the legal moves, and answers how many there are; of Homeworlds the basic actions, of which a turn is made. None
   after the end. A move is its words and six numbers; those that a game does not use are 0, and what a move has not is
   -1. Hive: piece (0 to 27, White's first, each as Q S1 S2 B1 B2 G1 G2 G3 A1 A2 A3 M L P) or -1 for a pass, q, r, level
   where it goes. Homeworlds: verb (homeworld, build, trade, discover, move, attack), ship (b1 b2 b3 g1 ... y3), system,
   new colour or owner, other system, star. Hexix: 0 placement, 1 increment, 2 capture; cell (A1 A2 A3 B1 ... G3);
   target; 0 `v`, 1 `^`. Hopgi: piece (W F R B P DK DH G), origin, target (a3 a4 a6 a7 b3 ... g7), and the same of a
   second leg. */
PLYGLOT_API size_t plyglot_game_list_moves(plyglot_game* game) PLYGLOT_NOEXCEPT;
/* Of the list that was made last, until the game is changed. */
PLYGLOT_API plyglot_text plyglot_game_move(const plyglot_game* game, size_t index) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_numbers plyglot_game_move_numbers(const plyglot_game* game, size_t index) PLYGLOT_NOEXCEPT;
/* Plays one of the list. 0 if there is none of this number, or if it is not a whole turn. */
PLYGLOT_API int plyglot_game_play_move(plyglot_game* game, size_t index) PLYGLOT_NOEXCEPT;

/* The board: a row for each piece or kind of piece, one after another, each with as many numbers as there are columns;
   until the game is changed. Hive: piece, q, r, level. Homeworlds: system or -1 for the bank, owner or -1, kind, how
   many. Hexix: cell, owner, kind (v, ^, home), number. Hopgi: square or -1 for a hand, owner, kind, how many. */
PLYGLOT_API plyglot_numbers plyglot_game_cells(plyglot_game* game) PLYGLOT_NOEXCEPT;
PLYGLOT_API size_t plyglot_game_column_count(const plyglot_game* game) PLYGLOT_NOEXCEPT;
PLYGLOT_API plyglot_text plyglot_game_column(const plyglot_game* game, size_t index) PLYGLOT_NOEXCEPT;

/* 128 bits that stand for the position: the same however the board is turned or things on it are called. With
   `mirrored` not 0 the same for its mirror image too. Two positions with one key are the same, and have the same legal
   moves, but for a chance of 2 to the power of -128: in Hive a piece that may not be moved because it moved last makes
   another position, where that takes a move away. */
typedef struct plyglot_key {
  uint64_t high;
  uint64_t low;
} plyglot_key;
PLYGLOT_API plyglot_key plyglot_game_key(const plyglot_game* game, int mirrored) PLYGLOT_NOEXCEPT;

/* The game after its last ply, as plyglot_document_show shows a record; there is no syntax and no AST of it, which are
   PLYGLOT_BAD_ARGUMENT. One part. */
PLYGLOT_API plyglot_status plyglot_game_show(const plyglot_game* game, plyglot_view view,
                                             plyglot_outcome** outcome) PLYGLOT_NOEXCEPT;
/* As plyglot_document_draw. */
PLYGLOT_API plyglot_status plyglot_game_draw(const plyglot_game* game, const plyglot_picture* picture,
                                             plyglot_outcome** outcome) PLYGLOT_NOEXCEPT;
/* The game as a text of the target, or for NULL of its own notation. Findings say what the target cannot hold.
   PLYGLOT_REFUSED if it cannot be written. */
PLYGLOT_API plyglot_status plyglot_game_write(const plyglot_game* game, const plyglot_target* target,
                                              plyglot_outcome** outcome) PLYGLOT_NOEXCEPT;

/* ---- the words of a text, and the positions of its games ---- */

/* A list of rows of numbers. How many numbers a row has, and what they are, the function says that made the list. */
typedef struct plyglot_rows plyglot_rows;
PLYGLOT_API void plyglot_rows_free(plyglot_rows* rows) PLYGLOT_NOEXCEPT;
/* One row after another. Offsets are unsigned. */
PLYGLOT_API plyglot_numbers plyglot_rows_numbers(const plyglot_rows* rows) PLYGLOT_NOEXCEPT;
/* What belongs to a row beside its numbers; empty where the function says nothing of it. */
PLYGLOT_API plyglot_text plyglot_rows_words(const plyglot_rows* rows, size_t row) PLYGLOT_NOEXCEPT;

/* What each piece of a text is, for colours. */
enum {
  PLYGLOT_COMMENT = 0,
  PLYGLOT_NUMBER = 1,
  PLYGLOT_PIECE = 2,
  PLYGLOT_PLACE = 3,
  PLYGLOT_PLAYER = 4,
  PLYGLOT_MARK = 5,
  PLYGLOT_SEPARATOR = 6,
  PLYGLOT_KEY = 7,
  PLYGLOT_VALUE = 8,
  PLYGLOT_RESULT = 9,
  PLYGLOT_KEYWORD = 10,
  PLYGLOT_UNREADABLE = 11
};
/* The tokens of the whole text, in its order: where each begins and ends, and what it is. They do not overlap. */
PLYGLOT_API plyglot_status plyglot_document_tokens(const plyglot_document* document,
                                                   plyglot_rows** rows) PLYGLOT_NOEXCEPT;
/* Where the plies of a record, counted from 1, begin and end in the text: those that can be asked for, without
   variations. None of a position. PLYGLOT_BAD_ARGUMENT if there is no such record. */
PLYGLOT_API plyglot_status plyglot_document_plies(const plyglot_document* document, uint32_t record,
                                                  plyglot_rows** rows) PLYGLOT_NOEXCEPT;

/* What the records say of their games besides the moves, a row for each: how many plies are certain; and 0 if the end
   is not known, 1 for a draw, or 2 and the number of the winner in the order of play. The words are lines: the date,
   then the players in the order of play, each empty if the text does not say it. */
PLYGLOT_API plyglot_status plyglot_document_facts(const plyglot_document* document,
                                                  plyglot_rows** rows) PLYGLOT_NOEXCEPT;

/* The keys of all positions of a document's games, without variations, and of its positions. It needs about 50 bytes a
   position. */
typedef struct plyglot_positions plyglot_positions;
PLYGLOT_API plyglot_status plyglot_document_positions(const plyglot_document* document,
                                                      plyglot_positions** positions) PLYGLOT_NOEXCEPT;
PLYGLOT_API void plyglot_positions_free(plyglot_positions* positions) PLYGLOT_NOEXCEPT;
PLYGLOT_API size_t plyglot_positions_count(const plyglot_positions* positions) PLYGLOT_NOEXCEPT;
/* Where the position of a game comes up, however the board is turned; with `mirrored` not 0 its mirror image too. A
   position of Hive with which the game began, and which does not say what moved last, comes up whichever piece that
   was. Each place is read again, and the two positions are compared piece by piece. Rows, in the order of the text: the
   record, from 1; the ply after which it is; 1 if it is the mirror image, else 0; where the ply that was played there
   begins and ends, both 0 if there is none; and the key of the position after that, as four unsigned numbers from the
   highest to the lowest, all 0 if there is none. The words of a row are that ply as the text writes it, of Hive as UHP
   does. */
PLYGLOT_API plyglot_status plyglot_positions_find(const plyglot_positions* positions, const plyglot_game* game,
                                                  int mirrored, plyglot_rows** rows) PLYGLOT_NOEXCEPT;

#ifdef __cplusplus
}
#endif

#endif
