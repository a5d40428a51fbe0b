#pragma once
// Plies of a game that are shown one after another.

#include <plyglot/session.hpp>

#include <functional>
#include <limits>

namespace plyglot::tool {

// What is shown of them is held until all of it is known, and no game has so many: a text of more is none, or a
// mistake.
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

// Called for each wanted record of a chunk that has the ply which it wants; the model ends after that ply.
// It is not sound after an error.
using VisitGame = std::function<void(text::Span record, const toolchain::Model& model, bool is_sound)>;
toolchain::Session::Reading read_games(toolchain::Session& session, const toolchain::Chunk& chunk,
                                       const VisitGame& visit, diagnostics::Sink sink);
// The same of a range of plies, whose last one the chunk wants, or its first one if it is open: then the model is that
// of the whole game. The sink gets what is wrong with the records as far as the range goes, and which do not have that
// ply.
toolchain::Session::Reading read_range(toolchain::Session& session, const toolchain::Chunk& chunk,
                                       const PlyRange& range, const VisitGame& visit, diagnostics::Sink sink);

struct PlyView : toolchain::Session::Viewed {
  // None if the record has no plies.
  std::optional<std::uint32_t> ply;
};
// What Session::view shows of these records after each ply of the range that they have. The language is that of the
// session.
toolchain::Session::Reading view_plies(toolchain::Session& session, const toolchain::Language& language,
                                       const toolchain::Chunk& chunk, const toolchain::Session::ViewOptions& options,
                                       const PlyRange& range, std::vector<PlyView>& out, diagnostics::Sink sink);

}  // namespace plyglot::tool
