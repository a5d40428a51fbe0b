#pragma once
// The comment that says where a record begins (hexix R13), and records that hold nothing else (hexix R17).

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

// POS of a comment line, without the blanks at its ends; none if the comment is not a position line. The comment
// begins with its sign.
std::optional<text::Span> position_in(const text::Source& source, text::Span comment);

// The record that a line with this position stands for: it has no rows, and its only line is the position line that
// says the same.
Record position_alone(const Position& position, text::Span line);
// Whether the record is such a one.
inline bool is_position_alone(const Record& record) {
  return record.initial && record.rows.empty() && !record.has_header && !record.lines.empty();
}
// The position in which the record ends, alone; none if it is unknown.
std::optional<Record> end_of(const Record& record);

}  // namespace plyglot::hexix
