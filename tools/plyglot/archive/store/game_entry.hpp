#pragma once
// What an index knows of each game of a text.

#include "plyglot/archive/store/left_out.hpp"

#include <plyglot/line_index.hpp>
#include <plyglot/positions.hpp>
#include <plyglot/record_facts.hpp>
#include <plyglot/session.hpp>

#include <functional>
#include <map>
#include <vector>

namespace plyglot::tool::archive {

// How a game ended, as a small number.
enum class Ending : std::uint8_t { open, first_wins, second_wins, others_win, draw };
Ending ending_of(const std::optional<board::Outcome>& outcome);
// `first`, `second`, `third`, `fourth`, `draw`; empty while the game goes on.
std::string_view result_word(const std::optional<board::Outcome>& outcome);
Ending ending_of_word(std::string_view word);

struct GameEntry {
  text::Span span;
  // From 1 in its file.
  std::uint32_t record = 0;
  text::Position place;
  toolchain::RecordFacts facts;
  // As `list_positions` has them.
  std::vector<toolchain::PlayedPosition> positions;
  struct Found {
    diagnostics::Severity severity = diagnostics::Severity::error;
    std::uint32_t count = 0;
  };
  std::map<diagnostics::DiagnosticId, Found> findings;

  std::uint32_t count(diagnostics::Severity severity) const;
  // The same for games that pass through the same positions in the same order, turned and mirrored ones among them;
  // none for less than a ply.
  std::optional<std::int64_t> play() const;
};

// What else is done with a game while its model is at hand.
using GameVisit = std::function<void(const toolchain::Model& model, GameEntry& game)>;

// Reads all records of the chunk. Those without a game, such as comments alone, are left out, and so are those with an
// error before the first ply: they are counted in `left_out`, if it is not null. What comments suppress counts as well:
// the index tells what is in a text.
std::vector<GameEntry> read_games(toolchain::Session& session, const toolchain::Chunk& chunk, const GameVisit& visit,
                                  LeftOut* left_out = nullptr);
// The same with the positions of each.
std::vector<GameEntry> read_games(toolchain::Session& session, const toolchain::Chunk& chunk, std::uint32_t most_plies,
                                  LeftOut* left_out = nullptr);

// The part of a chunk that an index keeps.
struct ReadGames {
  std::vector<GameEntry> games;
  LeftOut left_out;
};

// What was played up to a position, given what was played before it: the order counts.
inline std::uint64_t play_after(std::uint64_t play, std::uint64_t place) {
  return (play << 7 | play >> 57) * 0x9E3779B97F4A7C15 + place;
}

// What the column `place` holds: half of a position's key that is the same for its mirror image.
inline std::int64_t place_of(const PositionKeys& keys) { return static_cast<std::int64_t>(keys.mirrored.high); }
// Which rows of `position` have one of the keys, as a condition in SQL; by `place` alone their mirror images too.
std::string has_place(const std::vector<PositionKeys>& keys);
std::string has_key(const std::vector<PositionKeys>& keys);
// What the column `next` holds.
inline std::int64_t next_of(const PositionKeys& keys) { return static_cast<std::int64_t>(keys.key.high); }

}  // namespace plyglot::tool::archive
