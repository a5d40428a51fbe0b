#pragma once
// A finding of play on its way to the reporter.

#include "hopgi/verdicts/circumstances.hpp"

#include <string>

namespace plyglot::hopgi::verdicts {

// One that hopgi 7.1 marks as "rule": where the game is uncertain it is lowered, and its last label is where that began
// (R18).
class RuleFinding {
 public:
  RuleFinding(const Circumstances& circumstances, diagnostics::DiagnosticId id, text::Span span, std::string message);
  // With another severity than the catalogue's.
  RuleFinding(const Circumstances& circumstances, diagnostics::DiagnosticId id, diagnostics::Severity severity,
              text::Span span, std::string message);

  // Said at the place itself.
  void say_there(std::string label) { diagnostic_.label = std::move(label); }
  void note(std::string text) { diagnostic_.notes.push_back(std::move(text)); }
  void help(std::string text) { diagnostic_.helps.push_back(std::move(text)); }
  // At the leg that brought the piece on the square there, which must not be empty; nothing for a piece that stood
  // there from the start.
  void point_to_piece(Square square);
  // How a piece left the empty square, if one did.
  void note_departure(Square square);
  // One edit. What follows from an uncertain board is never safe.
  void mend(std::string title, diagnostics::Safety safety, text::Span span, std::string text);

  // Ends it.
  void report();

 private:
  const Circumstances& circumstances_;
  diagnostics::Diagnostic diagnostic_;
};

}  // namespace plyglot::hopgi::verdicts
