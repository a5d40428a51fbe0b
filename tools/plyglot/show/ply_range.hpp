#pragma once
// Plies of a game that are shown one after another.

#include <plyglot/session.hpp>

#include <limits>

namespace plyglot::tool {

// Each ply is a reading of its own, so that it takes time of the square of their number to show all of them.
constexpr std::uint32_t most_plies_shown = 2000;

struct PlyRange {
  static constexpr std::uint32_t end_of_game = std::numeric_limits<std::uint32_t>::max();

  std::uint32_t first = 0;
  // Or the end of the game, if that comes before it.
  std::uint32_t last = end_of_game;
};

// The part of the range that a game of so many plies has. It must have the first one.
PlyRange plies_within(const PlyRange& range, std::uint32_t plies);
// A sentence if that part has too many plies to be shown; else empty.
std::string cannot_show(const PlyRange& range);

// The wanted records of a chunk that have the ply which it wants. The sink gets what is wrong with the records as
// far as the range goes, and which do not have that ply.
toolchain::Session::Reading read_range(toolchain::Session& session, const toolchain::Chunk& chunk,
                                       const PlyRange& range, std::vector<toolchain::Session::Board>& out,
                                       diagnostics::Sink sink);

struct PlyView : toolchain::Session::Viewed {
  // None if the record has no plies.
  std::optional<std::uint32_t> ply;
};
// What Session::view shows of these records after each ply of the range that they have.
toolchain::Session::Reading view_plies(toolchain::Session& session, const toolchain::Chunk& chunk,
                                       const toolchain::Session::ViewOptions& options, const PlyRange& range,
                                       std::vector<PlyView>& out, diagnostics::Sink sink);

}  // namespace plyglot::tool
