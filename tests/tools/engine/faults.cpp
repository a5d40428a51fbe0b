#include "tools/engine/faults.hpp"

#include "hive/board/bits.hpp"
#include "hive/rules/movements_by_kind.hpp"
#include "hive/rules/placements.hpp"
#include "hive/rules/throws.hpp"
#include "hive/rules/turn.hpp"

#include <algorithm>
#include <utility>

namespace plyglot::test {
namespace {

using namespace hive;
using board::Direction;
using Moves = std::vector<Move>;

void add(Moves& moves, Move move) {
  moves.erase(std::remove(moves.begin(), moves.end(), pass), moves.end());
  if (std::find(moves.begin(), moves.end(), move) == moves.end()) moves.push_back(move);
}

// A pass where nothing else is left (H2).
template <class Condition>
void remove_if(Moves& moves, Condition condition) {
  if (moves.empty()) return;
  moves.erase(std::remove_if(moves.begin(), moves.end(), condition), moves.end());
  if (moves.empty()) moves.push_back(pass);
}

bool can_move(const GameState& state) {
  return state.outcome() == Outcome::in_progress && !holds(state.hand(), queen_of(state.to_move()));
}

PieceSet movers_of(const GameState& state, BugKind kind) {
  return can_move(state) ? Turn(state).movers() & pieces_of(kind) : PieceSet{0};
}

// H12 without the gate: an empty neighbour, if some piece touches both cells.
template <class Visit>
void for_each_squeeze(const Lifted& board, Spot from, Visit visit) {
  const DirectionSet occupied = board.occupied_beside(from);
  for_each<Direction>((clockwise(occupied) | counter_clockwise(occupied)) & ~occupied & all_directions,
                      [&](Direction direction) { visit(beside(from, direction)); });
}

void ignore_gates(const GameState& state, Moves& moves) {
  for_each<PieceIndex>(movers_of(state, BugKind::queen) | movers_of(state, BugKind::ant), [&](PieceIndex piece) {
    const Lifted board(state, piece);
    SpotSet reached(state.spot(piece));
    for_each_squeeze(board, state.spot(piece), [&](Spot spot) { reached.insert(spot); });
    const bool is_ant = kind_of(piece) == BugKind::ant;
    for (std::size_t index = 0; index < reached.size(); ++index) {
      add(moves, {piece, reached[index]});
      if (is_ant) for_each_squeeze(board, reached[index], [&](Spot spot) { reached.insert(spot); });
    }
  });
}

void ignore_one_hive(const GameState& state, Moves& moves) {
  if (!can_move(state)) return;
  PieceSet movers = state.alone() & pieces_of(state.to_move());
  if (state.stunned() != no_piece) movers &= ~set_of(state.stunned());
  for_each<PieceIndex>(movers, [&](PieceIndex piece) {
    SpotSet reached(state.spot(piece));
    add_movements(Lifted(state, piece), kind_of(piece), reached);
    for (const Spot spot : reached) add(moves, {piece, spot});
  });
}

void forget_queen(const GameState& state, Moves& moves) {
  if (!is_queen_due(state)) return;
  for_each_placement_spot(state, [&](Spot spot) {
    for_each<PieceIndex>(lowest_of_each_kind(state.hand() & pieces_of(state.to_move())), [&](PieceIndex piece) {
      add(moves, {piece, spot});
    });
  });
}

void place_beside_enemy(const GameState& state, Moves& moves) {
  if (state.outcome() != Outcome::in_progress || state.plies() < 2) return;
  for_each<PieceIndex>(state.tops() & pieces_of(state.to_move()), [&](PieceIndex own) {
    for_each<Direction>(all_directions & ~state.occupied_beside(state.spot(own)), [&](Direction direction) {
      for_each<PieceIndex>(placeable_pieces(state, {}), [&](PieceIndex piece) {
        add(moves, {piece, beside(state.spot(own), direction)});
      });
    });
  });
}

void jump_over_gaps(const GameState& state, Moves& moves) {
  for_each<PieceIndex>(movers_of(state, BugKind::grasshopper), [&](PieceIndex piece) {
    const Spot start = state.spot(piece);
    for (Direction d = 0; d < board::directions; ++d) {
      Spot spot = beside(beside(start, d), d);
      if (state.is_occupied(beside(start, d)) || !state.is_occupied(spot)) continue;
      while (state.is_occupied(spot)) spot = beside(spot, d);
      add(moves, {piece, spot});
    }
  });
}

void end_on_top(const GameState& state, Moves& moves) {
  for_each<PieceIndex>(movers_of(state, BugKind::ladybug), [&](PieceIndex piece) {
    const Lifted board(state, piece);
    const auto for_each_top = [&](Spot from, auto visit) {
      for_each<Direction>(climbs_from(board, from), [&](Direction direction) {
        const Spot to = beside(from, direction);
        if (board.height(to) != 0) visit(to);
      });
    };
    for_each_top(state.spot(piece), [&](Spot first) {
      for_each_top(first, [&](Spot second) { for_each_top(second, [&](Spot third) { add(moves, {piece, third}); }); });
    });
  });
}

// H13 without the gate.
void climb_through_gates(const GameState& state, Moves& moves) {
  for_each<PieceIndex>(movers_of(state, BugKind::beetle), [&](PieceIndex piece) {
    const Lifted board(state, piece);
    const Spot from = state.spot(piece);
    for (Direction d = 0; d < board::directions; ++d) {
      const Spot to = beside(from, d);
      const unsigned around = board.height(from) | board.height(to) | board.height(beside(from, board::turned(d, -1))) |
                              board.height(beside(from, board::turned(d, 1)));
      if (around != 0) add(moves, {piece, to});
    }
  });
}

void throw_stunned(const GameState& state, Moves& moves) {
  if (!can_move(state) || state.stunned() == no_piece) return;
  GameState free = state;
  free.set_stunned(no_piece);
  const Turn turn(free);
  if (!holds(turn.targets(), state.stunned())) return;
  for_each<PieceIndex>(throwers(free, state.to_move()), [&](PieceIndex thrower) {
    const ThrowPlan plan = plan_throws(free, thrower);
    if (!holds(plan.targets, state.stunned())) return;
    for_each<Direction>(plan.exits, [&](Direction direction) {
      add(moves, {state.stunned(), beside(plan.thrower, direction)});
    });
  });
}

// A mosquito on the ground that touches a beetle does not climb.
void keep_mosquito_down(const GameState& state, Moves& moves) {
  remove_if(moves, [&](Move move) {
    return !move.is_pass() && kind_of(move.piece) == BugKind::mosquito && holds(state.grounded(), move.piece) &&
           state.is_occupied(move.to);
  });
}

void pass_freely(const GameState& state, Moves& moves) {
  const bool has_pass = std::find(moves.begin(), moves.end(), pass) != moves.end();
  if (state.outcome() == Outcome::in_progress && !has_pass) moves.push_back(pass);
}

void tire_ants(const GameState& state, Moves& moves) {
  const PieceSet ants = movers_of(state, BugKind::ant);
  const PieceSet thrown = can_move(state) ? Turn(state).targets() : PieceSet{0};
  for_each<PieceIndex>(ants & ~thrown, [&](PieceIndex piece) {
    const Lifted board(state, piece);
    SpotSet near(state.spot(piece));
    near.insert_beside(state.spot(piece), slides_from(board, state.spot(piece)));
    // Five steps.
    for (int steps = 1; steps < 5; ++steps) {
      const std::size_t size = near.size();
      for (std::size_t index = 0; index < size; ++index)
        near.insert_beside(near[index], slides_from(board, near[index]));
    }
    remove_if(moves, [&](Move move) { return move.piece == piece && !near.contains(move.to); });
  });
}

void list_twice(const GameState&, Moves& moves) {
  if (moves.size() > 1) moves.push_back(moves.front());
}

// H22: on top of the hive it still copies what it touches.
void copy_on_top(const GameState& state, Moves& moves) {
  for_each<PieceIndex>(movers_of(state, BugKind::mosquito) & ~state.grounded(), [&](PieceIndex piece) {
    const Lifted board(state, piece);
    if ((kinds_copied_at(state, state.spot(piece)) & bit_of(BugKind::grasshopper)) == 0) return;
    SpotSet reached(state.spot(piece));
    add_grasshopper_moves(board, reached);
    for (const Spot spot : reached) add(moves, {piece, spot});
  });
}

// H26: a pinned pillbug does not throw.
void pin_throwers(const GameState& state, Moves& moves) {
  if (!can_move(state)) return;
  const PieceSet movers = Turn(state).movers();
  const PieceSet pillbugs = throwers(state, state.to_move()) & pieces_of(BugKind::pillbug);
  if (pillbugs == 0 || (pillbugs & movers) != 0) return;
  remove_if(moves, [&](Move move) {
    return !move.is_pass() && holds(state.on_board(), move.piece) && !holds(movers, move.piece);
  });
}

// H25 without the gates above.
void throw_through_gates(const GameState& state, Moves& moves) {
  if (!can_move(state)) return;
  for_each<PieceIndex>(throwers(state, state.to_move()), [&](PieceIndex thrower) {
    const Spot spot = state.spot(thrower);
    for_each<PieceIndex>(Turn(state).targets(), [&](PieceIndex piece) {
      if (towards(spot, state.spot(piece)) == 0) return;
      for_each<Direction>(all_directions & ~state.occupied_beside(spot), [&](Direction direction) {
        add(moves, {piece, beside(spot, direction)});
      });
    });
  });
}

// H24 without its first half: the top of a stack is thrown.
void throw_stacked(const GameState& state, Moves& moves) {
  if (!can_move(state)) return;
  for_each<PieceIndex>(throwers(state, state.to_move()), [&](PieceIndex thrower) {
    const ThrowPlan plan = plan_throws(state, thrower);
    for_each<PieceIndex>(state.tops() & ~state.grounded(), [&](PieceIndex piece) {
      if (towards(plan.thrower, state.spot(piece)) == 0 || piece == state.stunned()) return;
      for_each<Direction>(plan.exits, [&](Direction direction) {
        add(moves, {piece, beside(plan.thrower, direction)});
      });
    });
  });
}

// H10: what the other side has thrown moves at once.
void forget_stun(const GameState& state, Moves& moves) {
  if (!can_move(state)) return;
  GameState free = state;
  free.set_stunned(no_piece);
  const Turn turn(free);
  if (state.stunned() == no_piece || !holds(turn.movers(), state.stunned())) return;
  SpotSet reached(state.spot(state.stunned()));
  add_movements(Lifted(free, state.stunned()), kind_of(state.stunned()), reached);
  for (const Spot spot : reached) add(moves, {state.stunned(), spot});
}

// H17: a spider may stop after two steps.
void stop_early(const GameState& state, Moves& moves) {
  for_each<PieceIndex>(movers_of(state, BugKind::spider), [&](PieceIndex piece) {
    const Lifted board(state, piece);
    SpotSet near(state.spot(piece));
    near.insert_beside(state.spot(piece), slides_from(board, state.spot(piece)));
    const std::size_t first = near.size();
    for (std::size_t index = 0; index < first; ++index)
      near.insert_beside(near[index], slides_from(board, near[index]));
    for (std::size_t index = first; index < near.size(); ++index) add(moves, {piece, near[index]});
  });
}

void list_nothing(const GameState&, Moves& moves) { moves.clear(); }

constexpr std::pair<std::string_view, Fault> faults[] = {
    {"gate-ignored", ignore_gates},
    {"one-hive-ignored", ignore_one_hive},
    {"queen-not-forced", forget_queen},
    {"placement-beside-enemy", place_beside_enemy},
    {"grasshopper-over-gaps", jump_over_gaps},
    {"ladybug-ends-on-top", end_on_top},
    {"beetle-gate-ignored", climb_through_gates},
    {"pillbug-throws-stunned", throw_stunned},
    {"mosquito-never-climbs", keep_mosquito_down},
    {"pass-with-moves", pass_freely},
    {"ant-gets-tired", tire_ants},
    {"move-twice", list_twice},
    {"mosquito-copies-on-top", copy_on_top},
    {"pinned-pillbug-idle", pin_throwers},
    {"throw-gate-ignored", throw_through_gates},
    {"stack-thrown", throw_stacked},
    {"stun-forgotten", forget_stun},
    {"spider-stops-early", stop_early},
    {"lists-nothing", list_nothing},
};

}  // namespace

Fault fault_named(std::string_view name) {
  for (const auto& [known, fault] : faults) {
    if (known == name) return fault;
  }
  return nullptr;
}

}  // namespace plyglot::test
