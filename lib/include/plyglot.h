/* plyglot for C, and for every language that can call C.
 *
 * Texts go in as bytes with their number, and need no byte of zero at their end. Whatever comes out is UTF-8, ends with a
 * byte of zero that its size does not count, and belongs to the handle it was asked of: it lives until that is freed.
 * Handles belong to the caller, who frees each once; freeing NULL does nothing. A handle is for one thread at a time;
 * there is no other state. Nothing is thrown, printed or read from files. A faulty text is no failure: the findings say
 * what is wrong with it. Where memory runs out, the program ends.
 *
 * Offsets are bytes from the start of the text; a text must be shorter than 4 GiB.
 */
#ifndef PLYGLOT_H
#define PLYGLOT_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define PLYGLOT_API __attribute__((visibility("default")))
#else
#define PLYGLOT_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Such as "0.1.0". */
PLYGLOT_API const char *plyglot_version(void);

/* All notations, as an array of JSON: id, title, game, dialects, extensions, options. Lives as long as the program. */
PLYGLOT_API const char *plyglot_notations(void);

/* The page about a finding in Markdown, by its name, such as "hop/unknown-bug"; NULL if there is none of that name.
 * Lives as long as the program. */
PLYGLOT_API const char *plyglot_explanation(const char *name);

/* ---- Languages: a notation in one of its dialects, with options. ---- */

typedef struct plyglot_language plyglot_language;

/* `ID` or `ID:DIALECT`. Never NULL: ask for the problem. */
PLYGLOT_API plyglot_language *plyglot_language_new(const char *name);
/* The notation of files of this name, by its extension. */
PLYGLOT_API plyglot_language *plyglot_language_for_file(const char *file_name);
PLYGLOT_API void plyglot_language_free(plyglot_language *language);
/* Empty, or a sentence that says why there is no such language, or which option was last refused. Texts cannot be read in
 * a language that there is not. */
PLYGLOT_API const char *plyglot_language_problem(const plyglot_language *language);
/* 1 if the option is set, 0 if it was refused. */
PLYGLOT_API int plyglot_language_set(plyglot_language *language, const char *key, const char *value);

/* ---- What can be done with a text. ---- */

typedef struct plyglot_answer plyglot_answer;
typedef struct plyglot_finding plyglot_finding;

/* Checks it. */
PLYGLOT_API plyglot_answer *plyglot_lint(const plyglot_language *language, const char *text, size_t size);
/* Mends it by its safe fixes, or by all; the text is the mended one, and the findings are what is left. */
PLYGLOT_API plyglot_answer *plyglot_fix(const plyglot_language *language, const char *text, size_t size,
                                        int unsafe_too);
/* Writes it in canonical form; what cannot be formatted keeps its bytes. */
PLYGLOT_API plyglot_answer *plyglot_format(const plyglot_language *language, const char *text, size_t size);
/* Writes it in another notation of the same game, `ID` or `ID:DIALECT`; what would be lost is among the findings. If a
 * loss is an error, a record of which anything would be lost is not written. */
PLYGLOT_API plyglot_answer *plyglot_translate(const plyglot_language *language, const char *text, size_t size,
                                              const char *to, int loss_is_error);
/* Shows every record: `form` is text, diagram, svg, dot or json, or one of the stages syntax, ast, model and board. Games
 * are shown after so many plies, or at their end if `ply` is negative. */
PLYGLOT_API plyglot_answer *plyglot_show(const plyglot_language *language, const char *text, size_t size,
                                         const char *form, int64_t ply);
/* The legal moves in the last position, one a line. */
PLYGLOT_API plyglot_answer *plyglot_moves(const plyglot_language *language, const char *text, size_t size);

PLYGLOT_API void plyglot_answer_free(plyglot_answer *answer);
/* Empty, or a sentence that says why nothing was done: the language or the target is none. */
PLYGLOT_API const char *plyglot_answer_problem(const plyglot_answer *answer);
/* What came of it; empty where nothing is written. `size` may be NULL. */
PLYGLOT_API const char *plyglot_answer_text(const plyglot_answer *answer, size_t *size);
/* How many records there are. */
PLYGLOT_API uint32_t plyglot_answer_records(const plyglot_answer *answer);
/* In the order of the text. */
PLYGLOT_API size_t plyglot_answer_finding_count(const plyglot_answer *answer);
PLYGLOT_API const plyglot_finding *plyglot_answer_finding(const plyglot_answer *answer, size_t index);
/* All findings as lines of JSON, as `plyglot lint --output-format jsonl` writes them. */
PLYGLOT_API const char *plyglot_answer_findings_json(const plyglot_answer *answer, size_t *size);

/* ---- Findings; they belong to their answer. ---- */

typedef enum plyglot_severity { PLYGLOT_INFO = 1, PLYGLOT_WARNING = 2, PLYGLOT_ERROR = 3 } plyglot_severity;

/* Half open: bytes from `begin` to before `end`. */
typedef struct plyglot_span {
  uint32_t begin;
  uint32_t end;
} plyglot_span;

/* Both count from 1; columns are code points. */
typedef struct plyglot_place {
  uint32_t line;
  uint32_t column;
} plyglot_place;

PLYGLOT_API const char *plyglot_finding_name(const plyglot_finding *finding);
PLYGLOT_API plyglot_severity plyglot_finding_severity(const plyglot_finding *finding);
PLYGLOT_API const char *plyglot_finding_message(const plyglot_finding *finding);
PLYGLOT_API plyglot_span plyglot_finding_span(const plyglot_finding *finding);
PLYGLOT_API plyglot_place plyglot_finding_begin(const plyglot_finding *finding);
PLYGLOT_API plyglot_place plyglot_finding_end(const plyglot_finding *finding);

/* Other places that matter. */
PLYGLOT_API size_t plyglot_finding_label_count(const plyglot_finding *finding);
PLYGLOT_API const char *plyglot_finding_label(const plyglot_finding *finding, size_t index);
PLYGLOT_API plyglot_span plyglot_finding_label_span(const plyglot_finding *finding, size_t index);

PLYGLOT_API size_t plyglot_finding_note_count(const plyglot_finding *finding);
PLYGLOT_API const char *plyglot_finding_note(const plyglot_finding *finding, size_t index);
PLYGLOT_API size_t plyglot_finding_help_count(const plyglot_finding *finding);
PLYGLOT_API const char *plyglot_finding_help(const plyglot_finding *finding, size_t index);

/* What would mend it; NULL if nobody knows. */
PLYGLOT_API const char *plyglot_finding_fix(const plyglot_finding *finding);
/* 1 if the meaning of the text is proved to stay, or to become what was certainly meant; 0 if it is a good guess. */
PLYGLOT_API int plyglot_finding_fix_is_safe(const plyglot_finding *finding);
/* In the order of the text; they do not overlap, and belong together. */
PLYGLOT_API size_t plyglot_finding_edit_count(const plyglot_finding *finding);
PLYGLOT_API plyglot_span plyglot_finding_edit_span(const plyglot_finding *finding, size_t index);
PLYGLOT_API const char *plyglot_finding_edit_text(const plyglot_finding *finding, size_t index, size_t *size);

#ifdef __cplusplus
}
#endif

#endif
