#pragma once
// One ply from the words that write it.

#include "toolchain/game/any_game.hpp"
#include "toolchain/registry/registry.hpp"

#include <plyglot/game.hpp>

namespace plyglot::toolchain {

// What is known of a notation in which words are read.
struct WordReader {
  explicit WordReader(const Language& language_in);

  Language language;
  notation::OptionValues options;
  notation::Arena arena;
  // Keeps its memory.
  std::string text;
};

// Whether words of the notation can be played in the game.
bool has_words_of(const AnyGame& game, const Notation& notation);

// Plays what the words write, if they are the words of one ply that can be played.
Game::Played play_words(std::string_view words, WordReader& reader, AnyGame& game);

}  // namespace plyglot::toolchain
