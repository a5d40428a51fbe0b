#pragma once
// What the findings of one game, or of the comments after the last one, have in common.

#include "findings/finding.hpp"
#include "hopgi/notations/hopgi/read/ast.hpp"
#include "notation/row.hpp"

namespace plyglot::hopgi::record {

struct Scope : findings::Findings {
  Scope(const notation::ReadContext& context_in, const Ast& ast_in, text::Span whole_in)
      : Findings(context_in.source, context_in.reporter), context(context_in), ast(ast_in), whole(whole_in) {}

  const notation::ReadContext& context;
  const Ast& ast;
  // With the blank lines and line ends after it.
  text::Span whole;
};

// The game with the blanks after it that belong to its unit: to the end of its result's line, or all of them.
text::Span with_blanks_after(const text::Source& source, const Ast& ast);

// What is found in the bytes, the tags, the words and the layout of a game: the rows of hopgi 7.1 that need no board.
// Of a first leg those are also unknown-piece, unknown-square and check-mark.
//
// To playing are left: what is said of a second leg, by resolve/legs.hpp, once R17 looks at it; number-format, by
// resolve/numbers.hpp, since what has to be written depends on the side; the value of the tag `FEN`; and all else.

// `not-utf8`, `crlf`, `final-newline`.
void find_in_bytes(const Scope& scope);
// `bad-tag`, `duplicate-tag`, and what is found in values: `other-variant`, `bad-result-tag`, `bad-date`.
void find_in_tags(const Scope& scope);
// `unclosed-comment`, `semicolon-comment`.
void find_in_comments(const Scope& scope);
// `stray-brace`, `stray-paren`, `unclosed-variation`, `variation-depth`.
void find_faults(const Scope& scope);
// Of elements: `bad-token`, `nag-range`, `variation-without-turn`.
void find_in_items(const Scope& scope);
// `bad-suffix`, `extra-leg`, and what is found in first legs (legs.hpp).
void find_in_turns(const Scope& scope);
// `untagged-game`, `missing-result`, `result-mismatch`.
void find_in_layout(const Scope& scope);

// All of them, in a game or between games.
void find_all(const Scope& scope);

// `bad-token`.
void report_bad_token(const Scope& scope, const Item& item);
// Of a value: `bad-date`.
void check_date(const Scope& scope, text::Span value);

}  // namespace plyglot::hopgi::record
