#pragma once
// Where play is when a move is judged, and what its findings can point to.

#include "hive/rules/legality/legality.hpp"
#include "hive/spelling/spelling.hpp"

#include <plyglot/hive_record.hpp>
#include <plyglot/source.hpp>

namespace plyglot::hive {

struct Situation {
  const text::Source& source;
  // How the text's notation writes moves: findings speak in it.
  const Spelling& spelling;
  // The plies played so far, with their places in the text, and the place of the game type.
  const Record& record;
  const Game& game;
  // Whether the text may be changed: not if nothing writes its notation.
  bool can_be_fixed = true;
  // Which one of its file the game is, from 1.
  std::uint32_t record_number = 1;
  // Whether `piece-order=any` accepts every order (H8): not where the notation has an order of its own (V5).
  bool has_free_order = true;
  // Whether the moves are those of a text that a command can name.
  bool is_of_text = true;
};

}  // namespace plyglot::hive
