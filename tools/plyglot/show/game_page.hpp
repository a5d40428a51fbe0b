#pragma once
// A game as one page that needs no other file: its boards, its moves, and what steps through them.

#include "plyglot/show/ply_range.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace plyglot::tool::pictures {

// What of a game a page shows.
struct PagePlies {
  // Of the boards.
  PlyRange range;
  // How many the game has.
  std::uint32_t plies = 0;
  // The texts of the plies that lead to these boards; some may be empty.
  std::vector<std::string> moves;
};
// `film` is a picture of the boards, shown by a page (board::Motion::by_page).
std::string game_page(std::string_view name, std::string_view film, const PagePlies& shown);

}  // namespace plyglot::tool::pictures
