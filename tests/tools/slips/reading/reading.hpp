#pragma once
// A text as plyglot reads it: where its moves are, what they are, how far they were played, and what is found.

#include "tools/slips/subjects/subject.hpp"

namespace plyglot::slips {

struct Reading {
  // Moves, in Homeworlds actions, and turns, which are the moves elsewhere; in the order of the text. The record of a
  // position counts as both.
  std::vector<text::Span> moves;
  std::vector<text::Span> turns;
  // The turns in words that do not depend on their spelling. A turn with an error is given by the letters of the text:
  // it is unknown what it is.
  std::vector<std::string> plies;
  // The same with the readings that play went on with in the place of turns with an error.
  std::vector<std::string> guessed_plies;
  // Where the last turn ends that was played, on a board that need not be certain.
  std::uint32_t played_to = 0;
  // Errors and warnings, in the order of reports.
  std::vector<diagnostics::Diagnostic> findings;

  std::size_t errors() const;
};

// Reads texts of one subject, one after another.
class Reader {
 public:
  explicit Reader(const Subject& subject);

  Reading read(const std::string& text);
  // Errors and warnings alone.
  std::vector<diagnostics::Diagnostic> findings(const std::string& text);
  toolchain::Session& session() { return session_; }

 private:
  diagnostics::SeverityPolicy policy_;
  toolchain::Session session_;
};

bool is_error(const diagnostics::Diagnostic& finding);
// Also if one is right before or after the other.
inline bool touches(text::Span a, text::Span b) { return a.begin <= b.end && b.begin <= a.end; }
// The letters, digits and marks of a text in small letters, without blanks and line ends.
std::string letters_of(std::string_view text);

}  // namespace plyglot::slips
