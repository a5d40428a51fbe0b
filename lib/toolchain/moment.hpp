#pragma once
// The moment of a game that is asked for (`--ply`), and what a game has in common with a position of it.

#include "diagnostics/reporter.hpp"

#include <plyglot/toolchain.hpp>

namespace plyglot::toolchain {

// Makes the record one that ends after the ply; 0 is the start. What was found behind that ply is forgotten. If there
// is no such ply, that is reported and the answer is false.
bool go_to_ply(hive::Record& record, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter);
bool go_to_ply(homeworlds::Record& record, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter);
bool go_to_ply(hive::Position& position, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter);

// Whether there is something to show and to write after an error: of a game the part before it (hive-notations N9).
inline bool has_part_before_error(const hive::Record& record) { return record.has_game; }
// Of a fragment no turn can be played (homeworlds L7).
inline bool has_part_before_error(const homeworlds::Record& record) {
  return record.is_readable && !record.is_fragment && record.certain_turns > 0;
}
inline bool has_part_before_error(const hive::Position&) { return false; }

}  // namespace plyglot::toolchain
