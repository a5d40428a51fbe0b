#pragma once
// The moment of a game that is asked for (`--ply`), and what a game has in common with a position of it.

#include "diagnostics/reporter.hpp"

#include <plyglot/toolchain.hpp>

namespace plyglot::toolchain {

// How many plies of the game can be asked for; 0 of a position.
inline std::size_t plies_of(const hive::Record& record) { return record.plies.size(); }
// The plies of Homeworlds are its turns.
inline std::size_t plies_of(const homeworlds::Record& record) { return record.certain_turns; }
inline std::size_t plies_of(const hexix::Record& record) { return record.plies.size(); }
// The plies of Hopgi are the turns of the game itself.
std::size_t plies_of(const hopgi::Record& record);
inline std::size_t plies_of(const hive::Position&) { return 0; }
inline std::size_t plies_of(const hopgi::Setup&) { return 0; }

// Makes the record one that ends after the ply; 0 is the start. Findings after that ply are discarded. If there is no
// such ply, that is reported and the answer is false.
bool go_to_ply(hive::Record& record, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter);
bool go_to_ply(homeworlds::Record& record, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter);
bool go_to_ply(hexix::Record& record, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter);
bool go_to_ply(hopgi::Record& record, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter);
bool go_to_ply(hive::Position& position, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter);
bool go_to_ply(hopgi::Setup& setup, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter);

// What a record with an error still is.
enum class Remains : std::uint8_t {
  nothing,
  // The part before the error.
  part,
  // All of it: the error speaks of what was played, not of how it is written.
  whole,
};
// hive-notations N9, X8.
inline Remains remains_of(const hive::Record& record) { return record.has_game ? Remains::part : Remains::nothing; }
// Of a fragment no turn can be played (homeworlds L7).
inline Remains remains_of(const homeworlds::Record& record) {
  return record.is_readable && !record.is_fragment && record.certain_turns > 0 ? Remains::part : Remains::nothing;
}
// Replay goes on after a violation (hexix 1), but what cannot be read cannot be written.
Remains remains_of(const hexix::Record& record);
// hopgi R18: the same; turns of variations do not count.
Remains remains_of(const hopgi::Record& record);
inline Remains remains_of(const hive::Position&) { return Remains::nothing; }
inline Remains remains_of(const hopgi::Setup&) { return Remains::nothing; }

}  // namespace plyglot::toolchain
