#pragma once
// The findings about the hand of a FEN and about the fields after it.

#include "findings/finding.hpp"
#include "hopgi/reading/fen/ast.hpp"

namespace plyglot::hopgi::fen {

using findings::Findings;

// From `hand-letter` to `no-hand`.
void report_hand(const Findings& findings, const Ast& ast);
// From `no-side` to `extra-field`.
void report_fields(const Findings& findings, const Ast& ast);

}  // namespace plyglot::hopgi::fen
