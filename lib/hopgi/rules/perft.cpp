#include "hopgi/rules/perft.hpp"

#include "hopgi/rules/turn_visits.hpp"

namespace plyglot::hopgi {
namespace {

std::uint64_t count_after(const State& state, const Turn& turn, unsigned depth) {
  State after = state;
  play_turn(after, turn);
  return perft(after, depth);
}

}  // namespace

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
