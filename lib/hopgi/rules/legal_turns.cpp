#include "hopgi/rules/legal_turns.hpp"

#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::hopgi {
namespace {

std::uint64_t count_drops(const State& state) {
  const Hand& hand = state.hand(state.to_move());
  const auto kinds = std::count_if(hand.counts.begin(), hand.counts.end(), [](auto pieces) { return pieces > 0; });
  return static_cast<std::uint64_t>(kinds) * count(drop_squares(state));
}

std::uint64_t count_turns_of_king(const State& state, Square from) {
  std::uint64_t turns = 0;
  visit_steps(state, from, [&](const Leg& first) {
    State after_first = state;
    play_leg(after_first, first);
    const std::optional<Square> other = linked_king(after_first, first.piece);
    turns += other ? count(targets(after_first, *other)) : 1;
  });
  return turns;
}

bool is_legal_step(const State& state, const Leg& leg) {
  if (leg.kind != LegKind::step || leg.from >= square_count || leg.to >= square_count) return false;
  if (!contains(state.pieces(state.to_move()), leg.from)) return false;
  return contains(targets(state, leg.from), leg.to) && step_of(state, leg.from, leg.to) == leg;
}

bool is_legal_drop(const State& state, const Leg& leg) {
  if (leg.to >= square_count || !state.is_empty(leg.to) || is_king(leg.piece) || is_promoted(leg.piece)) return false;
  return state.hand(state.to_move()).of(leg.piece) > 0 && drop_of(leg.piece, leg.to) == leg;
}

std::uint64_t count_after(const State& state, const Turn& turn, unsigned depth) {
  State after = state;
  play_turn(after, turn);
  return perft(after, depth);
}

}  // namespace

std::vector<Turn> list_legal_turns(const State& state) {
  std::vector<std::pair<std::string, Turn>> texts;
  visit_turns(state, [&](const Turn& turn) { texts.emplace_back(turn_text(turn), turn); });
  text::sort(texts.begin(), texts.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Turn> turns;
  turns.reserve(texts.size());
  for (const auto& [text, turn] : texts) turns.push_back(turn);
  return turns;
}

std::uint64_t count_legal_turns(const State& state) {
  if (is_over(state)) return 0;
  const SquareSet kings = state.kings(state.to_move());
  std::uint64_t turns = count_drops(state);
  for (SquareSet rest = state.pieces(state.to_move()); rest != 0; rest &= rest - 1) {
    const Square from = first_of(rest);
    turns += contains(kings, from) ? count_turns_of_king(state, from) : count(targets(state, from));
  }
  return turns;
}

// A king that has a leg has a turn, with or without a second one.
bool has_legal_turn(const State& state) {
  if (is_over(state)) return false;
  if (count_drops(state) > 0) return true;
  for (SquareSet rest = state.pieces(state.to_move()); rest != 0; rest &= rest - 1) {
    if (targets(state, first_of(rest)) != 0) return true;
  }
  return false;
}

bool is_legal(const State& state, const Turn& turn) {
  if (is_over(state)) return false;
  if (turn.first.kind == LegKind::drop) return !turn.second && is_legal_drop(state, turn.first);
  if (!is_legal_step(state, turn.first)) return false;
  State after_first = state;
  play_leg(after_first, turn.first);
  const std::optional<Square> other = linked_king(after_first, turn.first.piece);
  if (!other || !turn.second) return !other && !turn.second;
  return turn.second->from == *other && is_legal_step(after_first, *turn.second);
}

std::uint64_t perft(const State& state, unsigned depth) {
  if (depth == 0) return 1;
  if (depth == 1) return count_legal_turns(state);
  std::uint64_t leaves = 0;
  visit_turns(state, [&](const Turn& turn) { leaves += count_after(state, turn, depth - 1); });
  return leaves;
}

std::vector<Division> divide(const State& state, unsigned depth) {
  std::vector<Division> divisions;
  for (const Turn& turn : list_legal_turns(state)) divisions.push_back({turn, count_after(state, turn, depth - 1)});
  return divisions;
}

}  // namespace plyglot::hopgi
