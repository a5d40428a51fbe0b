#pragma once
// How the moves of UHP are replayed, whatever notation they are in.

#include "hive/reading/uhp_moves/dialect.hpp"
#include "hive/verdicts/replay.hpp"

namespace plyglot::hive::uhp {

// The names, spans and spelling of hive-notations 7.1. Lives as long as the program.
const ReplayStyle& replay_style(Dialect dialect);

// hive-notations N8: the base game with those of M, L, P that readable moves name as the piece that goes.
GameType inferred_game_type(std::span<const WrittenMove> moves);

}  // namespace plyglot::hive::uhp
