#pragma once
// What the findings of one game, or of the comments behind the last one, have in common.

#include "findings/finding.hpp"
#include "hopgi/notations/hopgi/read/ast.hpp"
#include "notation/row.hpp"

namespace plyglot::hopgi::record {

struct Scope : findings::Findings {
  Scope(const notation::ReadContext& read_in, const Ast& read, text::Span unit)
      : Findings(read_in.source, read_in.reporter), context(read_in), ast(read), whole(unit) {}

  const notation::ReadContext& context;
  const Ast& ast;
  // With blank lines and line ends behind it.
  text::Span whole;
};

// The game with the blanks behind it that belong to its unit: to the end of its result's line, or all of them.
text::Span with_blanks_behind(const text::Source& source, const Ast& ast);

}  // namespace plyglot::hopgi::record
