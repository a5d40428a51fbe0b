#pragma once
// The moment of a game that is asked for (`--ply`), and what a game has in common with a position of it.

#include "diagnostics/reporter.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "hopgi/record/record_replay.hpp"

#include <algorithm>
#include <plyglot/toolchain.hpp>

namespace plyglot::toolchain {

// How many plies of the game can be asked for; 0 of a position.
inline std::size_t plies_of(const hive::Record& record) { return record.plies.size(); }
// The plies of Homeworlds are its turns.
inline std::size_t plies_of(const homeworlds::Record& record) { return record.certain_turns; }
inline std::size_t plies_of(const hexix::Record& record) { return record.plies.size(); }
// The plies of Hopgi are the turns of the game itself.
inline std::size_t plies_of(const hopgi::Record& record) { return hopgi::count_turns_of_game(record); }
inline std::size_t plies_of(const hive::Position&) { return 0; }
inline std::size_t plies_of(const hopgi::Setup&) { return 0; }

// After so many plies the position is known: up to there none was refused, unread, left out, or read as another. Of a
// position 0.
inline std::size_t known_plies(const hive::Record& record) {
  return record.refused_after.value_or(record.plies.size());
}
// homeworlds-rules E2, E5.
inline std::size_t known_plies(const homeworlds::Record& record) { return homeworlds::turns_as_written(record); }
// hexix R12.
std::size_t known_plies(const hexix::Record& record);
// hopgi R18, R27.
std::size_t known_plies(const hopgi::Record& record);
inline std::size_t known_plies(const hive::Position&) { return 0; }
inline std::size_t known_plies(const hopgi::Setup&) { return 0; }

// The first ply that is a guess or comes after one, counted from 1; 0 if none is. The record has an error.
template <class Typed>
std::uint32_t first_guess(const Typed& model) {
  const std::size_t known = known_plies(model);
  return known < plies_of(model) ? static_cast<std::uint32_t>(known) + 1 : 0;
}

// At least so many plies are written, known or not: more than are known if something of the game is left out.
inline std::size_t written_plies(const hive::Record& record) {
  return std::max<std::size_t>(record.plies.size(), record.refused_after ? *record.refused_after + 1 : 0);
}
inline std::size_t written_plies(const homeworlds::Record& record) {
  return record.turns.size() + record.unread.size();
}
template <class Typed>
std::size_t written_plies(const Typed& model) {
  return plies_of(model);
}

// True if there is a game of which something can be written though the record has an error.
inline bool has_game(const hive::Record& record) { return record.has_game; }
inline bool has_game(const homeworlds::Record& record) {
  return record.is_readable && !record.is_fragment && record.certain_turns > 0;
}
// hexix R17: of a position that cannot be read there is nothing.
inline bool has_game(const hexix::Record& record) {
  return !record.lines.empty() || record.initial || record.is_fragment;
}
inline bool has_game(const hopgi::Record& record) { return record.has_game; }
inline bool has_game(const hive::Position&) { return false; }
inline bool has_game(const hopgi::Setup&) { return false; }

// True if a ply of the game cannot be read: it cannot be written in its own notation either.
bool has_unreadable(const hexix::Record& record);
bool has_unreadable(const hopgi::Record& record);

// The record as far as that ply; it must have so many.
void cut_to(hive::Record& record, std::size_t ply);
void cut_to(homeworlds::Record& record, std::size_t ply);
void cut_to(hexix::Record& record, std::size_t ply);
void cut_to(hopgi::Record& record, std::size_t ply);
// A position is not cut.
template <class Typed>
void cut_to(Typed&, std::size_t) {}

// Where the ply with this index is; the model must have it.
inline text::Span span_of_ply(const hive::Record& record, std::size_t ply) { return record.plies[ply].span; }
inline text::Span span_of_ply(const homeworlds::Record& record, std::size_t ply) { return record.turns[ply].span; }
inline text::Span span_of_ply(const hexix::Record& record, std::size_t ply) { return record.plies[ply].span; }
inline text::Span span_of_ply(const hopgi::Record& record, std::size_t ply) {
  return hopgi::turns_of_game(record)[ply].span;
}
template <class Typed>
text::Span span_of_ply(const Typed& model, std::size_t) {
  return model.span;
}

// How many plies begin before that place in the text.
std::size_t plies_before(const hive::Record& record, std::uint32_t offset);
std::size_t plies_before(const homeworlds::Record& record, std::uint32_t offset);
std::size_t plies_before(const hexix::Record& record, std::uint32_t offset);
std::size_t plies_before(const hopgi::Record& record, std::uint32_t offset);
template <class Typed>
std::size_t plies_before(const Typed&, std::uint32_t) {
  return 0;
}

// Makes the record one that ends after the ply; 0 is the start. Findings after that ply are discarded. If there is no
// such ply, that is reported and the answer is false.
bool go_to_ply(hive::Record& record, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter);
bool go_to_ply(homeworlds::Record& record, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter);
bool go_to_ply(hexix::Record& record, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter);
bool go_to_ply(hopgi::Record& record, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter);
bool go_to_ply(hive::Position& position, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter);
bool go_to_ply(hopgi::Setup& setup, std::uint32_t ply, text::Span span, diagnostics::Reporter& reporter);

// True if a record with an error is all that its text says. Where an error may be of words that no ply shows, it is not
// certain. hexix R12, R17; hopgi R18, R27.
inline bool is_sound_after_error(const hexix::Record& record) {
  return has_game(record) && known_plies(record) == written_plies(record);
}
inline bool is_sound_after_error(const hopgi::Record& record) {
  return has_game(record) && known_plies(record) == written_plies(record);
}
template <class Typed>
bool is_sound_after_error(const Typed&) {
  return false;
}

}  // namespace plyglot::toolchain
