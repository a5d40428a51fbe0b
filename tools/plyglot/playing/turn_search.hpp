#pragma once
// Turns of Homeworlds, Hexix and Hopgi, and which of them a search for forced wins would play.

#include <plyglot/game.hpp>
#include <plyglot/solve.hpp>

namespace plyglot::tool {

// Some that can be played, as the game writes them, in an order that depends on the position alone: all that are legal,
// but in Homeworlds only homes of three colours with a large ship, and turns of one basic action; a pass if there is no
// other. None if the game is over, or where its rules know no turn.
std::vector<std::string> turns_of(const toolchain::Game& game);

// Puts them in an order that depends on the seed and the number of the ply, each with the same chance.
void put_in_order(std::vector<std::string>& turns, std::uint64_t seed, std::uint32_t ply);

// The first turn of a win that can be forced within so many plies; else the first one after which the other side has
// no such win; else the one after which it takes longest. Of Homeworlds no wins are proved: a turn that wins at once,
// else the first one that does not lose at once. `turns` are those of the game, at least one.
std::string searched_turn(const toolchain::Game& game, const std::vector<std::string>& turns, std::uint32_t plies,
                          const toolchain::SolveLimits& limits);

}  // namespace plyglot::tool
