#pragma once
// A game in play of any kind, and how one begins.

#include "hexix/play/game_in_play.hpp"
#include "hive/play/game_in_play.hpp"
#include "hive/spelling/spelling.hpp"
#include "homeworlds/play/game_in_play.hpp"
#include "hopgi/play/game_in_play.hpp"

#include <plyglot/toolchain.hpp>

namespace plyglot::toolchain {

using AnyGame = std::variant<hive::GameInPlay, homeworlds::GameInPlay, hexix::GameInPlay, hopgi::GameInPlay>;

// A game that can be begun, and the notation in which its programs write it.
struct KnownGame {
  std::string_view id;
  std::string_view notation;
};
// In the order of AnyGame.
inline constexpr KnownGame known_games[] = {
    {"hive", "uhp"}, {"homeworlds", "homeworlds"}, {"hexix", "hexix"}, {"hopgi", "hopgi"}};
inline const KnownGame& known_game_of(const AnyGame& game) { return known_games[game.index()]; }

// One of `known_games` without a ply. The type is that of Hive alone.
AnyGame begin_game(std::string_view id, hive::GameType type, const notation::OptionValues& values);
// None, with a sentence, if it is not certain how the record ends.
std::optional<AnyGame> go_on(const Model& model, const notation::OptionValues& values, std::string& problem);

// How a notation of records of Hive spells moves. It is one of these notations.
const hive::Spelling& hive_spelling_of(const Language& language);

}  // namespace plyglot::toolchain
