#pragma once
// The games that engines are led through.

#include "plyglot/uhp_check/position_check.hpp"

#include <random>
#include <span>

namespace plyglot::tool::uhp_check {

struct SourceGame {
  std::string name;
  hive::Record record;
};

// Our own, which between them need every rule of play.
std::span<const std::string_view> standard_games();
// A GameString of legal moves.
hive::Record record_of(std::string_view game);

// The plies of a record, up to the first that is not legal by the rules of UHP.
Chooser follow(const hive::Record& record);
// A random game: first a piece and then one of its moves, since the many moves of ants would hide the rare ones. The
// same for the same seed on every machine.
Chooser play_at_random(std::uint64_t seed);

}  // namespace plyglot::tool::uhp_check
