#pragma once
// What plyglot makes of a text: where its moves are, how far they were played, and what it finds.

#include "tools/slips/subject.hpp"

#include <plyglot/diagnostic.hpp>

namespace plyglot::slips {

struct Reading {
  // Moves, in Homeworlds actions, and turns, which are the moves elsewhere; in the order of the text.
  std::vector<text::Span> moves;
  std::vector<text::Span> turns;
  // Where the last turn ends that was played, on a board that need not be certain.
  std::uint32_t played_to = 0;
  // Errors and warnings, in the order of reports.
  std::vector<diagnostics::Diagnostic> findings;

  std::size_t errors() const;
};

Reading read(const Subject& subject, const std::string& text);

}  // namespace plyglot::slips
