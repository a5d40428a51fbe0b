#pragma once
// The findings about the layout of a GameString, as the table of hive-notations 7.1 words them.

#include "findings/finding.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::uhp {

// One function for each finding; spans are bytes of the file.
class LineFindings : public findings::Findings {
 public:
  // `line` is the whole GameString.
  LineFindings(const text::Source& source, text::Span line, diagnostics::Reporter& reporter)
      : Findings(source, reporter), line_(line) {}

  void space_around_separator(text::Span blanks);
  // With the blanks after it.
  void command_word(text::Span word);
  // `extra` is what goes with it, from the empty moves before it; nothing if it cannot go. `safety` is that of ending
  // the line with what comes before that.
  void trailing_semicolon(text::Span semicolon, text::Span extra, diagnostics::Safety safety);
  // Of a pair or alone; the other one is empty then.
  void quotes(text::Span opening, text::Span closing);
  void empty_move(text::Span semicolon_and_blanks);
  void state_case(text::Span field, Outcome state);
  void turn_case(text::Span field);

 private:
  text::Span line_;
};

}  // namespace plyglot::hive::uhp
