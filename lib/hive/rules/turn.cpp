#include "hive/rules/turn.hpp"

#include "hive/board/bits.hpp"
#include "hive/rules/one_hive.hpp"

namespace plyglot::hive {

Turn::Turn(const GameState& state, PieceSet asked, PieceIndex stunned) : state_(state) {
  const Colour side = state.to_move();
  movers_ = state.tops() & pieces_of(side) & asked;
  if (stunned != no_piece) movers_ &= ~set_of(stunned);
  std::size_t plans = 0;
  for_each<PieceIndex>(throwers(state, side, stunned),
                       [&](PieceIndex thrower) { plans_[plans++] = plan_throws(state, thrower, stunned); });
  for (ThrowPlan& plan : plans_) plan.targets &= asked;
  const PieceSet pinned = pinned_pieces(state, (movers_ | targets()) & state.alone());
  movers_ &= ~pinned;
  for (ThrowPlan& plan : plans_) plan.targets &= ~pinned;
}

void Turn::add_destinations(PieceIndex piece, SpotSet& to) const {
  if (holds(movers_, piece)) add_movements(Lifted(state_, piece), kind_of(piece), to);
  for (const ThrowPlan& plan : plans_) {
    if (holds(plan.targets, piece)) to.insert_beside(plan.thrower, plan.exits);
  }
}

SpotSet Turn::destinations(PieceIndex piece) const {
  SpotSet to(state_.spot(piece));
  add_destinations(piece, to);
  return to;
}

bool Turn::leads(PieceIndex piece, Spot to) const {
  SpotSet reached(state_.spot(piece), to);
  add_destinations(piece, reached);
  return reached.contains(to);
}

std::size_t Turn::count_destinations(PieceIndex piece) const {
  if (holds(targets(), piece)) return destinations(piece).size();
  // These kinds have one destination in each of some directions, and so no two ways to one spot.
  const DirectionSet occupied = state_.occupied_beside(state_.spot(piece));
  switch (kind_of(piece)) {
    case BugKind::queen:
    case BugKind::pillbug:
      return static_cast<std::size_t>(std::popcount(slides_between(occupied)));
    case BugKind::grasshopper:
      return static_cast<std::size_t>(std::popcount(occupied));
    case BugKind::beetle:
      return static_cast<std::size_t>(std::popcount(climbs_from(Lifted(state_, piece), state_.spot(piece))));
    default:
      return destinations(piece).size();
  }
}

}  // namespace plyglot::hive
