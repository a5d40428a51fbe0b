#pragma once
// The pictures of `plyglot show`: of one board, or of all boards of a game.

#include "plyglot/show/ply_range.hpp"

#include <plyglot/board_render.hpp>
#include <plyglot/session.hpp>

namespace plyglot::tool::pictures {

struct PictureOptions {
  board::SvgOptions svg;
  // As docs/guide/boards.md has it; none if empty.
  std::string notes;
  // The boards after these plies of a game, one after another.
  std::optional<PlyRange> plies = std::nullopt;
  // A page with that picture and the moves.
  bool is_page = false;
};

// The picture of the wanted plies of the only wanted record of a chunk, appended to `out` as Session::view does with
// its views; of more records the texts are empty. The name is the title of a page.
toolchain::Session::Reading draw_game(toolchain::Session& session, const toolchain::Chunk& chunk,
                                      const PictureOptions& options, std::string_view name,
                                      std::vector<toolchain::Session::Viewed>& out, diagnostics::Sink sink);

}  // namespace plyglot::tool::pictures
