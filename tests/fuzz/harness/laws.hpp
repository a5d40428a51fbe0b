#pragma once
// What holds for every text of every notation (DESIGN 1).

#include "fuzz/harness/readings.hpp"

namespace plyglot::fuzz {

// Findings lie inside the text, and the verdict depends neither on what was read before nor on the pieces in which a
// file is read; the tree of each record is lossless.
void check_verdict(std::string_view text, const Way& way);

// Formatting twice is formatting once, and means what the text meant; a record with an error keeps its bytes.
void check_formatting(std::string_view text, const Way& way);

// A safe fix makes its own finding disappear and brings up none but those of checks that the finding had switched off;
// fixing comes to an end.
void check_fixes(std::string_view text, const Way& way);

// Every form of output takes every text, and what is said to be JSON is JSON.
void check_findings_rendered(std::string_view text, const Way& way);
void check_views(std::string_view text, const Way& way);

// Whether two models are the same game or position, up to turning; texts and spans do not matter.
bool mean_the_same(const toolchain::Model& a, const toolchain::Model& b);

}  // namespace plyglot::fuzz
