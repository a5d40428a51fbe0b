#pragma once
// The lines of dialect `hwl` (homeworlds H1, H5).

#include "homeworlds/notations/homeworlds/read/lines/layout.hpp"

namespace plyglot::homeworlds {

// Whether a file that begins with this line, headers aside, is in the dialect: its first turn sets up a home, and tells
// equal pieces apart (homeworlds L15).
bool begins_log(std::string_view line);

class LogLines {
 public:
  LogLines(Reading& reading, RecordLines& record) : reading_(reading), record_(record) {}

  // Says what the last of the lines is, which holds something; empty lines above it that are turns, and how the record
  // ends if the line says that after a turn, become lines of their own.
  void read_last();
  bool has_turns() const { return end_.has_value(); }

 private:
  void read_turn(RecordLine line);
  // The part of the line that says how the record ends; empty if none does.
  text::Span ending_of(const RecordLine& line) const;
  bool is_last(const RecordLine& line) const;
  void add_blank_lines(std::uint32_t end);
  void add_ending(text::Span ending, bool is_on_line_of_turn);

  Reading& reading_;
  RecordLines& record_;
  // Where the last line ended, from the first turn on.
  std::optional<std::uint32_t> end_;
  // The first `e,Ann`, until a turn follows it.
  text::Span elimination_;
};

}  // namespace plyglot::homeworlds
