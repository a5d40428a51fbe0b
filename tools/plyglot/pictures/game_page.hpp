#pragma once
// A game as one page that needs no other file: its boards, its moves, and what steps through them.

#include <string>
#include <string_view>
#include <vector>

namespace plyglot::tool::pictures {

// `film` is a picture of all boards, shown by a page (board::Motion::by_page); `moves` are the texts of the plies from
// the first on, of which some may be empty.
std::string game_page(std::string_view name, std::string_view film, const std::vector<std::string>& moves);

}  // namespace plyglot::tool::pictures
