#pragma once
// The pictures of `plyglot show`: of one board, or of all boards of a game.

#include <plyglot/board_render.hpp>
#include <plyglot/session.hpp>

namespace plyglot::tool::pictures {

struct PictureOptions {
  board::SvgOptions svg;
  // As docs/guide/boards.md has it; none if empty.
  std::string notes;
  // The boards after all plies of the game.
  bool shows_all_plies = false;
  // A page with the picture and the moves; it shows all plies.
  bool is_page = false;
};

// The pictures of the wanted records of a chunk, appended to `out` as Session::view does with its views. Of games of
// which all plies are wanted there is one record only: of more, the texts are empty. The name
// is the title of a page.
toolchain::Session::Reading draw(toolchain::Session& session, const toolchain::Chunk& chunk,
                                 const PictureOptions& options, std::string_view name,
                                 std::vector<toolchain::Session::Viewed>& out, diagnostics::Sink sink);

}  // namespace plyglot::tool::pictures
