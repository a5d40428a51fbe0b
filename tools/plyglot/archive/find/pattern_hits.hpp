#pragma once
// Where a part of a position is in games, each place checked once more before it is shown.

#include "plyglot/archive/find/found_game.hpp"
#include "plyglot/archive/open/indexed_games.hpp"
#include "plyglot/pattern/pattern.hpp"

namespace plyglot::tool::archive {

// In a game that was read from `source`; appended. A place counts only if the part is in the position that the game,
// cut after the first of its plies, ends with.
void add_hits(const pattern::Pattern& pattern, bool mirrored, const toolchain::Model& model, std::uint32_t record,
              const text::Source& source, std::vector<GameHit>& hits);

// In the games of an index whose ids a statement has in its first column: a piece of a file is read once, by several
// threads. `tell` is called in the order of the pieces, and returns false when it wants no more.
void find_in_pieces(const Database& database, IndexedGames& games, Statement& ids, const pattern::Pattern& pattern,
                    bool mirrored, std::uint32_t jobs,
                    const std::function<bool(std::int64_t game, const GameHit& hit)>& tell);

}  // namespace plyglot::tool::archive
