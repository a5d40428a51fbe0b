#pragma once
// What holds for every text of every notation.
//
// Each `check_LAW` is the body of the targets LAW-SUBJECT.

#include "fuzz/harness/readings.hpp"

namespace plyglot::fuzz {

// The units of a file lie side by side, and the tree of each record is lossless.
void check_syntax(std::string_view text, const Subject& subject);
// Reading any bytes: the same, and findings lie inside the text.
void check_reading(std::string_view text, const Subject& subject, const toolchain::Language& language);
// The verdict depends neither on what was read before, nor on the pieces in which a file is read, nor on whether the
// records are asked for as well.
void check_verdict(std::string_view text, const Way& way);
void check_parse(std::string_view text, const Subject& subject);
// The same, and that its grammar, which works on decoded characters, loses no byte.
void check_parse_of_hop(std::string_view text, const Subject& subject);

// Formatting twice is formatting once, and means what the text meant; a record with an error keeps its bytes.
void check_formatting(std::string_view text, const Way& way);
// Comments, chat and words that belong to no part of the game keep their bytes, in their order.
void check_surroundings_of_format(std::string_view text, const Way& way);
void check_format(std::string_view text, const Subject& subject);

// A safe fix makes its own finding disappear and brings up none but those of checks that the finding had switched off;
// fixing comes to an end.
void check_fixes(std::string_view text, const Way& way);
// A safe fix changes how a thing is written, and never what is read: alone, and all of them together. An error has
// none, a guess is none, and the catalogue says of each what it changes.
void check_law_of_fixes(std::string_view text, const Way& way);
// What a fix, safe or not, takes away of them is named by its finding: by the span or a label.
void check_surroundings_of_fixes(std::string_view text, const Way& way);
void check_fix(std::string_view text, const Subject& subject);

// A comment that is put before a finding and asks for its suppression is applied, or reported as unused.
// Returns how many of the comments put into the text silenced their finding.
std::size_t check_suppressions(std::string_view text, const Way& way);
void check_suppress(std::string_view text, const Subject& subject);

// Every form of output takes every text, and what is said to be JSON is JSON.
void check_findings_rendered(std::string_view text, const Way& way);
void check_views(std::string_view text, const Way& way);
// A game that goes on from a record begins in its position; what is played is taken back without a trace, and what is
// not played leaves none.
void check_playing(std::string_view text, const Way& way);
void check_render(std::string_view text, const Subject& subject);

// From one notation or dialect to the others, and back where there is a way back: the position or game stays the same.
void check_translation_of_hop(std::string_view text, const Subject& subject);
void check_translation_of_hive(std::string_view text, const Subject& subject);
void check_translation_of_homeworlds(std::string_view text, const Subject& subject);
void check_translation_of_hexix(std::string_view text, const Subject& subject);
void check_translation_of_hopgi(std::string_view text, const Subject& subject);

// A position or game does not differ from itself, and what differs leads from one to the other.
void check_diff_of_hop(std::string_view text, const Subject& subject);
void check_diff_of_hive(std::string_view text, const Subject& subject);
void check_diff_of_homeworlds(std::string_view text, const Subject& subject);
void check_diff_of_hexix(std::string_view text, const Subject& subject);
void check_diff_of_hopgi(std::string_view text, const Subject& subject);

// The library and a second reader that shares no code with it say the same.
void check_resolver_of_hop(std::string_view text, const Subject& subject);
void check_resolver_of_uhp(std::string_view text, const Subject& subject);
void check_resolver_of_homeworlds(std::string_view text, const Subject& subject);
void check_resolver_of_hexix(std::string_view text, const Subject& subject);
void check_resolver_of_hopgi(std::string_view text, const Subject& subject);

// Two readers of JSON take the same texts and see the same values.
void check_json(std::string_view text, const Subject& subject);

// Whatever bytes a file has that may hold texts: its texts lie in it in order, what is read of one is what was written,
// and nothing but one text changes when it becomes another.
void check_held_texts(std::string_view text, const Subject& subject);

std::string applied(std::string text, const diagnostics::Fix& fix);

// Whether two models are the same game or position, up to turning; texts and spans do not matter.
bool mean_the_same(const toolchain::Model& a, const toolchain::Model& b);
// The same, with what is said beside the game: results as they are stated, tags, headers, comments, unread text.
bool are_read_alike(const Record& a, const Record& b);

}  // namespace plyglot::fuzz
