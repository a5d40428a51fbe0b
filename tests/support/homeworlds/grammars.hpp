#pragma once
// What tests of the grammars of Homeworlds' dialects have in common.

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

#include <string>
#include <vector>

namespace plyglot::test {

inline constexpr homeworlds::Dialect homeworlds_dialects[] = {
    homeworlds::Dialect::seed, homeworlds::Dialect::ap,  homeworlds::Dialect::sdg, homeworlds::Dialect::jpb,
    homeworlds::Dialect::quux, homeworlds::Dialect::hwl, homeworlds::Dialect::bga};

// Whether a finding is about bytes or syntax, and so about a text that the strict grammar does not take.
bool is_of_syntax(diagnostics::DiagnosticId id, homeworlds::Dialect dialect);

// Whether the reader has nothing to say about the bytes and the syntax of a file, in layout `line`.
bool is_read_strictly(const std::string& text, homeworlds::Dialect dialect);

// Whether the file is one of lines that the grammar tells apart: of `ap` there are game records in JSON too, and in
// `seed` a turn may begin as a header does.
bool is_of_lines(std::string_view text, homeworlds::Dialect dialect);

// What texts of all dialects can be mutated with.
const std::vector<std::string>& homeworlds_pieces();

// Of which all short texts are made.
const std::vector<std::string>& homeworlds_symbols(homeworlds::Dialect dialect);

// Texts that tell one rule from another, besides generated ones.
const std::vector<std::string>& homeworlds_texts(homeworlds::Dialect dialect);

}  // namespace plyglot::test
