#pragma once
// What may have been meant where a turn cannot be read or played (homeworlds-rules E5).

#include "homeworlds/notations/homeworlds/resolve/played_text.hpp"

namespace plyglot::homeworlds {

enum class RepairKind : std::uint8_t {
  // Another word, or words in another order.
  other_words,
  // The turn is written twice.
  repetition,
  // Two turns run together.
  split,
  // A turn of the player before is left out.
  missing_turn,
  // The same, where the text names who moves: it is played as it is.
  other_player,
};

struct Repair {
  RepairKind kind = RepairKind::other_words;
  // Sorted; in the text that was played.
  std::vector<diagnostics::Edit> edits;
};

// Likely ones first, at most `most_repairs`.
inline constexpr std::size_t most_repairs = 24;
std::vector<Repair> repairs_of(const PlayedText& text, const Failure& failure);

}  // namespace plyglot::homeworlds
