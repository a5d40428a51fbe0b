#pragma once
// The law of safe fixes: a safe fix changes how something is written, and never what is read.

#include <plyglot/diagnostic.hpp>

#include <span>

namespace plyglot::findings {

// A record as it is known once it is read.
struct FixGround {
  // Turns, moves, rows and header lines, in order and apart from each other. A byte in none of them is a unit of its
  // own.
  std::span<const text::Span> units;
  // The severities are those of the catalogue and the dialect.
  bool has_error = false;
};

// That of the catalogue; but a guess or a recount where the fix was made unsafe or a recount.
diagnostics::FixKind kind_of(const diagnostics::Diagnostic& found);

// True if the finding tells whether a game is played by the rules, and not how the text is written.
bool is_of_play(const diagnostics::Diagnostic& found);

// True if the finding leaves something open that canonical text would settle: words that are not read or read by a
// guess, or a number, a result, a mark or a size that contradicts the moves.
bool is_open(const diagnostics::Diagnostic& found);

// True if the units matter to `settle_fixes`: something is an error or a guess.
bool needs_units(std::span<const diagnostics::Diagnostic> found);

// Lowers the safety of fixes to what their kind and the other findings of the record allow, and raises none:
// - a finding that is an error has no safe fix;
// - a guess is unsafe;
// - a recount, and what fills a gap, needs a record without an error; what writes over the place of a recount is one
// too; in a game that breaks off it has no fix, since what contradicts the moves may show what is lost;
// - a spelling, and what holds in one position, needs a unit without another finding that is an error or a guess; the
//   second also needs a record without an error: an error may show only after the slip that made the position another.
// The findings may be in any order. n log n in their number.
void settle_fixes(std::vector<diagnostics::Diagnostic>& found, const FixGround& ground);

}  // namespace plyglot::findings
