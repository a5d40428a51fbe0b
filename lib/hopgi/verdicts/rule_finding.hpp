#pragma once
// A finding of play on its way to the reporter.

#include "findings/finding.hpp"
#include "hopgi/verdicts/circumstances.hpp"

namespace plyglot::hopgi::verdicts {

// One that hopgi 7.1 marks as "rule": where the game is uncertain it is lowered, and its last label is where that began
// (R18).
class RuleFinding : public findings::Finding {
 public:
  RuleFinding(const Circumstances& circumstances, diagnostics::DiagnosticId id, text::Span span, std::string message);
  // With another severity than the catalogue's.
  RuleFinding(const Circumstances& circumstances, diagnostics::DiagnosticId id, diagnostics::Severity severity,
              text::Span span, std::string message);

  // At the leg that brought the piece on the square there, which must not be empty; nothing for a piece that stood
  // there from the start.
  Finding& point_to_piece(Square square);
  // How a piece left the empty square, if one did.
  Finding& note_departure(Square square);

 private:
  const Circumstances& circumstances_;
};

}  // namespace plyglot::hopgi::verdicts
