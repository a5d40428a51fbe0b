#include "hive/rules/legal_moves.hpp"

#include "hive/rules/placements.hpp"
#include "hive/rules/turn.hpp"

namespace plyglot::hive {
namespace {

bool is_decided(const GameState& state) {
  return state.is_surrounded(Colour::white) || state.is_surrounded(Colour::black);
}

void list_moves(const GameState& state, PieceSet placeable, std::vector<Move>& moves) {
  moves.clear();
  if (is_decided(state)) return;
  if (placeable != 0) {
    for_each_placement_spot(state, [&](Spot spot) {
      for_each<PieceIndex>(placeable, [&](PieceIndex piece) { moves.push_back({piece, spot}); });
    });
  }
  if (may_move_pieces(state)) {
    const Turn turn(state);
    for_each<PieceIndex>(turn.movers() | turn.targets(), [&](PieceIndex piece) {
      for (const Spot spot : turn.destinations(piece)) moves.push_back({piece, spot});
    });
  }
  if (moves.empty()) moves.push_back(pass);
}

}  // namespace

void list_legal_moves(const GameState& state, const RuleOptions& options, std::vector<Move>& moves) {
  list_moves(state, placeable_pieces(state, options), moves);
}

void list_numbered_moves(const GameState& state, const RuleOptions& options, std::vector<Move>& moves) {
  const bool is_any = options.piece_order == PieceOrder::any;
  list_moves(state, is_any ? placeable_in_any_order(state, options) : placeable_pieces(state, options), moves);
}

std::size_t count_legal_moves(const GameState& state, const RuleOptions& options) {
  if (is_decided(state)) return 0;
  std::size_t count = 0;
  if (const PieceSet placeable = placeable_pieces(state, options); placeable != 0) {
    for_each_placement_spot(state, [&](Spot) { ++count; });
    count *= static_cast<std::size_t>(std::popcount(placeable));
  }
  if (may_move_pieces(state)) {
    const Turn turn(state);
    for_each<PieceIndex>(turn.movers() | turn.targets(),
                         [&](PieceIndex piece) { count += turn.count_destinations(piece); });
  }
  return count == 0 ? 1 : count;
}

}  // namespace plyglot::hive
