#pragma once
// Logs of sessions with an engine (hive-notations U11): of the lines between its games nothing is read.

#include "notation/lines.hpp"

namespace plyglot::hive::uhp {

inline constexpr std::string_view comment_sign = "#";

// The line that starts at `offset`: blank, a comment, a record, or skipped, as a command, as the answer to one, or as a
// GameString that a later one of the same game goes on from. This depends on lines before and after it in the source.
// Linear in the length of the line and of those up to the next GameString.
notation::Unit next_unit(const text::Source& source, std::uint32_t offset);

// Whether lines after this one depend on it.
inline bool note_unit(const text::Source&, const notation::Unit& unit, std::uint32_t&) {
  return unit.kind == notation::UnitKind::skipped;
}

}  // namespace plyglot::hive::uhp
