#pragma once
// File and rank exchanged, and the sides with them: the symmetry of Hopgi (hopgi R5).

#include "hopgi/rules/state.hpp"

#include <plyglot/hopgi_move.hpp>

namespace plyglot::test {

hopgi::Position exchanged(const hopgi::Position& position);
hopgi::Turn exchanged(const hopgi::Turn& turn);

}  // namespace plyglot::test
