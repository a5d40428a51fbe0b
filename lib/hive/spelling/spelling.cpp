#include "hive/spelling/spelling.hpp"

namespace plyglot::hive {

std::string spelled(const Spelling& spelling, PieceIndex piece, const std::optional<Reference>& reference) {
  if (piece == no_piece) return "pass";
  std::string text = spelling.piece(piece);
  if (reference) text.append(spelling.joint).append(spelling.reference(*reference));
  return text;
}

std::string spelled(const Spelling& spelling, const GameState& state, Move move) {
  return spelled(spelling, move.piece, canonical_reference(state, move));
}

}  // namespace plyglot::hive
