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

// The wanted records of a chunk of which a picture can be asked for, appended to `out` as Session::view does with its
// views, and why there is none of some; nothing is drawn, so that the texts are empty. The language is that of the
// session.
toolchain::Session::Reading find_pictures(toolchain::Session& session, const toolchain::Language& language,
                                          const toolchain::Chunk& chunk, const PictureOptions& options,
                                          std::vector<toolchain::Session::Viewed>& out, diagnostics::Sink sink);

// The picture of one of these. The name is the title of a page.
std::string draw(toolchain::Session& session, const toolchain::Chunk& chunk, text::Span record,
                 const PictureOptions& options, std::string_view name);

}  // namespace plyglot::tool::pictures
