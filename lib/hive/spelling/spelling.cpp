#include "hive/spelling/spelling.hpp"

namespace plyglot::hive {
namespace {

// The neighbours of the destination in the order of N12.
constexpr std::array<board::Direction, board::directions> neighbours_in_order = {
    board::north_west, board::north_east, board::east, board::south_east, board::south_west, board::west};

// The piece that shows in a spot while `lifted` is in the air.
PieceIndex top_without(const GameState& state, Spot spot, PieceIndex lifted) {
  const PieceIndex top = state.top(spot);
  return top == lifted && top != no_piece ? state.below(lifted) : top;
}

}  // namespace

std::optional<Reference> canonical_reference(const GameState& state, Move move) {
  if (move.is_pass() || state.on_board() == 0) return std::nullopt;
  const PieceIndex under = top_without(state, move.to, move.piece);
  if (under != no_piece) return Reference{under, std::nullopt};
  for (const board::Direction neighbour : neighbours_in_order) {
    const PieceIndex piece = top_without(state, beside(move.to, neighbour), move.piece);
    if (piece != no_piece) return Reference{piece, board::opposite(neighbour)};
  }
  return std::nullopt;
}

Cell cell_of(const GameState& state, const Reference& reference) {
  const Cell cell = state.cell(reference.piece);
  return reference.direction ? board::neighbour(cell, *reference.direction) : cell;
}

std::vector<Move> moves_in_words(const GameState& state, const RuleOptions& options, const Spelling& spelling) {
  std::vector<Move> moves;
  spelling.has_free_numbers ? list_numbered_moves(state, options, moves) : list_legal_moves(state, options, moves);
  return moves;
}

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
