#pragma once
// The comments of a file (hive-notations 2): kept with the game, and read for what they suppress.

#include "diagnostics/reporter.hpp"
#include "hive/notations/thehive/read/ast.hpp"

namespace plyglot::hive::thehive {

// One line of a comment without what cannot be seen at its ends.
std::string_view trimmed(std::string_view text);

// Adds the comment of a line to the record, after the plies that are in it. `is_beside_ply` if the last of them is on
// the same line.
void keep_comment(const text::Source& source, const Line& line, bool is_beside_ply, Record& record);

// Hands all comments to the reporter, for what they ask to be suppressed.
void read_suppressions(const text::Source& source, const Ast& ast, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::thehive
