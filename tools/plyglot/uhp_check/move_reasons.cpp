// Which rule allows a move, in words.
#include "plyglot/uhp_check/referee.hpp"

#include "hive/board/bits.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/rules/movements_by_kind.hpp"
#include "hive/rules/placements.hpp"
#include "hive/rules/throws.hpp"
#include "text/format.hpp"

namespace plyglot::tool::uhp_check {
namespace {

using hive::BugKind;
using hive::GameState;
using hive::PieceIndex;
using hive::Spot;

struct KindRule {
  std::string_view rule;
  std::string_view words;
};

KindRule rule_of(BugKind kind) {
  switch (kind) {
    case BugKind::queen:
      return {"H15", "a queen goes one step through an open gate"};
    case BugKind::ant:
      return {"H16", "an ant goes any number of steps along the hive, each through an open gate"};
    case BugKind::spider:
      return {"H17", "a spider goes exactly three steps along the hive and enters no cell twice"};
    case BugKind::beetle:
      return {"H18", "a beetle goes one step, also onto the hive, along it and down from it"};
    case BugKind::grasshopper:
      return {"H19", "a grasshopper jumps in a straight line over pieces to the first empty cell"};
    case BugKind::ladybug:
      return {"H20", "a ladybug takes two steps on top of the hive and a third one down"};
    default:
      return {"H23", "a pillbug goes one step like a queen"};
  }
}

bool moves_as(BugKind kind, const GameState& state, PieceIndex piece, Spot to) {
  hive::SpotSet reached(state.spot(piece));
  hive::add_movements(hive::Lifted(state, piece), kind, reached);
  return reached.contains(to);
}

MoveReason reason_of_placement(const GameState& state, PieceIndex piece) {
  if (state.on_board() == 0) return {"H4", "the first piece of a game goes to any cell"};
  if (state.plies() == 1) return {"H4", "the second piece of a game goes to any cell beside the first one"};
  if (hive::is_queen_due(state) && piece == hive::queen_of(state.to_move())) {
    return {"H7", "the queen is still in the hand in the fourth turn, and must be placed"};
  }
  return {"H5", "the cell is empty, and touches pieces of the side to move and none of the other side"};
}

std::optional<MoveReason> reason_of_movement(const GameState& state, PieceIndex piece, Spot to) {
  const BugKind kind = hive::kind_of(piece);
  if (kind != BugKind::mosquito) {
    if (!moves_as(kind, state, piece, to)) return std::nullopt;
    const KindRule rule = rule_of(kind);
    return MoveReason{rule.rule, std::string(rule.words)};
  }
  if (!hive::holds(state.grounded(), piece)) {
    if (!moves_as(kind, state, piece, to)) return std::nullopt;
    return MoveReason{"H22", "a mosquito on top of the hive moves as a beetle"};
  }
  const unsigned copied = hive::kinds_copied_at(state, state.spot(piece));
  for (const BugKind other : {BugKind::queen, BugKind::beetle, BugKind::spider, BugKind::grasshopper, BugKind::ladybug,
                              BugKind::pillbug, BugKind::ant}) {
    if ((copied & hive::bit_of(other)) == 0 || !moves_as(other, state, piece, to)) continue;
    return MoveReason{"H21", text::format("a mosquito moves as a piece that it touches: {}", rule_of(other).words)};
  }
  return std::nullopt;
}

MoveReason reason_of_throw(const GameState& state, PieceIndex piece, Spot to) {
  std::string thrower = "a pillbug";
  hive::for_each<PieceIndex>(hive::throwers(state, state.to_move()), [&](PieceIndex candidate) {
    const hive::ThrowPlan plan = hive::plan_throws(state, candidate);
    hive::SpotSet exits(state.spot(piece));
    exits.insert_beside(plan.thrower, plan.exits);
    if (hive::holds(plan.targets, piece) && exits.contains(to))
      thrower = text::format("`{}`", hive::name_of(candidate));
  });
  const bool is_mosquito = thrower.size() > 2 && thrower[2] == 'M';
  return {"H23", text::format("{} throws it: {} moves a piece beside it to an empty cell beside it", thrower,
                              is_mosquito ? "a mosquito that touches a pillbug" : "a pillbug")};
}

}  // namespace

MoveReason reason_of(const Destination& to, const hive::Record& before) {
  const GameState state = hive::state_after(before);
  if (to.piece == hive::no_piece) return {"H2", "the side to move can neither place nor move a piece, and passes"};
  const auto piece = static_cast<PieceIndex>(to.piece);
  if (hive::holds(state.hand(), piece)) return reason_of_placement(state, piece);
  const std::optional<Spot> spot = state.find_spot({to.q, to.r});
  if (!spot) return {"H10", "the piece can move"};
  std::optional<MoveReason> reason;
  if (hive::colour_of(piece) == state.to_move()) reason = reason_of_movement(state, piece, *spot);
  return reason ? *std::move(reason) : reason_of_throw(state, piece, *spot);
}

}  // namespace plyglot::tool::uhp_check
