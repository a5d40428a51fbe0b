#pragma once
// A game as a text for Game Courier (hopgi 8).

#include <plyglot/hopgi_record.hpp>

namespace plyglot::hopgi {

// The turns of the game itself, each with a line end, up to the first that was not played as it is written.
std::string game_courier_form(const Record& record);

}  // namespace plyglot::hopgi
