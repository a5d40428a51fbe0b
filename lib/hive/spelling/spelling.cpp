#include "hive/spelling/spelling.hpp"

namespace plyglot::hive {

std::string spelled(const Spelling& spelling, PieceIndex piece, const std::optional<Reference>& reference) {
  if (piece == no_piece) return "pass";
  std::string text = spelling.piece(piece);
  if (reference) text.append(spelling.joint).append(spelling.reference(*reference));
  return text;
}

std::string spelled(const Spelling& spelling, const GameState& state, Move move) {
  if (spelling.describe != nullptr && !move.is_pass()) return spelling.describe(state, move);
  return spelled(spelling, move.piece, canonical_reference(state, move));
}

std::string spelled(const Spelling& spelling, const GameState& state, Move move,
                    const std::optional<Reference>& reference) {
  if (spelling.describe != nullptr) return spelled(spelling, state, move);
  return spelled(spelling, move.piece, reference);
}

}  // namespace plyglot::hive
