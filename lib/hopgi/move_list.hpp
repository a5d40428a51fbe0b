#pragma once
// The legal turns of a position for people.

#include "hopgi/record/options.hpp"

#include <plyglot/hopgi_position.hpp>

#include <vector>

namespace plyglot::hopgi {

// In the form, by their bytes. False, with nothing listed, if the game is over or the side has no legal turn: then
// `why` says so.
bool list_moves_of(const Position& position, record::MoveForm form, std::vector<std::string>& moves, std::string& why);

}  // namespace plyglot::hopgi
