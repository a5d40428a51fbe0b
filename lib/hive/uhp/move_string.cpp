#include "hive/uhp/move_string.hpp"

#include <algorithm>

namespace plyglot::hive::uhp {
namespace {

// How a neighbour of the destination is written as reference: the mark tells where the moving piece lies from there,
// so it is that of the opposite direction.
struct Spelling {
  board::Direction neighbour;
  std::string_view before;
  std::string_view after;
};
// In the order of N12.
constexpr std::array<Spelling, board::directions> spellings = {{{board::north_west, "", "\\"},
                                                                {board::north_east, "/", ""},
                                                                {board::east, "-", ""},
                                                                {board::south_east, "\\", ""},
                                                                {board::south_west, "", "/"},
                                                                {board::west, "", "-"}}};

// The piece that shows in a spot while `lifted` is in the air.
PieceIndex top_without(const GameState& state, Spot spot, PieceIndex lifted) {
  const PieceIndex top = state.top(spot);
  return top == lifted ? state.below(lifted) : top;
}

}  // namespace

std::string move_string(const GameState& state, Move move) {
  if (move.is_pass()) return "pass";
  std::string text = name_of(move.piece);
  if (state.on_board() == 0) return text;
  const PieceIndex under = top_without(state, move.to, move.piece);
  if (under != no_piece) return text + ' ' + name_of(under);
  for (const Spelling& spelling : spellings) {
    const PieceIndex reference = top_without(state, beside(move.to, spelling.neighbour), move.piece);
    if (reference == no_piece) continue;
    text.append(" ").append(spelling.before).append(name_of(reference)).append(spelling.after);
    break;
  }
  return text;
}

std::vector<std::string> move_strings(const GameState& state, const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const Move move : moves) texts.push_back(move_string(state, move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

}  // namespace plyglot::hive::uhp
