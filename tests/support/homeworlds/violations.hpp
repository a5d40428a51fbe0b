#pragma once
// What is said of the play in Homeworlds records, for tests that look at its words.

#include "homeworlds/notations/homeworlds/read/record_reader.hpp"

#include <plyglot/diagnostic.hpp>

namespace plyglot::test {

// What the rules find in a record, in the order of the text. The profile is that of the header `Rules`, or else of the
// dialect.
std::vector<diagnostics::Diagnostic> homeworlds_play_findings(std::string text,
                                                              const homeworlds::ReadOptions& options = {});

// The strategic hints in it, in the order of the text.
std::string homeworlds_advice_words(std::string text);

// The words of all of them, as words_of gives them.
std::string homeworlds_play_words(std::string text, const homeworlds::ReadOptions& options = {});
}  // namespace plyglot::test
