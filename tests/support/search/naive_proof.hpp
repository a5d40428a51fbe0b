#pragma once
// A second reading of what a forced win is: every move of every ply is made on a copy, nothing is kept, nothing is left
// out.

#include <algorithm>
#include <optional>
#include <vector>

namespace plyglot::test {

// Rules is a class with
//   std::vector<Move> moves(const State& state) const
//   State after(const State& state, const Move& move) const
//   std::optional<int> end(const State& before, const Move& move, const State& after) const
// where the end of a game is 1 if the side that moved has won, -1 if it has lost, and 0 for a draw.
template <class Rules, class State>
bool naively_wins(const Rules& rules, const State& state, unsigned plies);

template <class Rules, class State>
bool naively_loses(const Rules& rules, const State& state, unsigned plies) {
  const auto moves = rules.moves(state);
  return plies > 0 && !moves.empty() && std::all_of(moves.begin(), moves.end(), [&](const auto& move) {
           const State after = rules.after(state, move);
           const std::optional<int> end = rules.end(state, move, after);
           return end ? *end < 0 : naively_wins(rules, after, plies - 1);
         });
}

template <class Rules, class State, class Move>
bool naively_wins_with(const Rules& rules, const State& state, const Move& move, unsigned plies) {
  const State after = rules.after(state, move);
  const std::optional<int> end = rules.end(state, move, after);
  return end ? *end > 0 : naively_loses(rules, after, plies - 1);
}

template <class Rules, class State>
bool naively_wins(const Rules& rules, const State& state, unsigned plies) {
  const auto moves = rules.moves(state);
  return plies > 0 && std::any_of(moves.begin(), moves.end(),
                                  [&](const auto& move) { return naively_wins_with(rules, state, move, plies); });
}

// The least number of plies, up to `most`.
template <class Rules, class State>
std::optional<unsigned> naive_win(const Rules& rules, const State& state, unsigned most) {
  for (unsigned plies = 1; plies <= most; ++plies) {
    if (naively_wins(rules, state, plies)) return plies;
  }
  return std::nullopt;
}

// Whether the proof says the same as the naive reading, up to so many plies, and its line is one: each side plays its
// best by the naive reading, and the last ply wins. The words of what differs; empty if nothing does.
template <class Rules, class State, class Proof>
std::string naive_difference(const Rules& rules, const State& state, unsigned most, const Proof& proof) {
  if (!proof.is_finished) return "not finished";
  if (proof.plies != naive_win(rules, state, most)) return "the number of plies";
  if (!proof.plies) return proof.first_moves.empty() && proof.line.empty() ? "" : "moves without a win";
  auto moves = rules.moves(state);
  const auto fails = [&](const auto& move) { return !naively_wins_with(rules, state, move, *proof.plies); };
  moves.erase(std::remove_if(moves.begin(), moves.end(), fails), moves.end());
  const bool has_same_moves = moves.size() == proof.first_moves.size() &&
                              std::is_permutation(moves.begin(), moves.end(), proof.first_moves.begin());
  if (!has_same_moves) return "the first moves";
  if (proof.line.size() != *proof.plies) return "the length of the line";
  State now = state;
  for (unsigned left = *proof.plies; left > 0; --left) {
    const bool is_attackers = (*proof.plies - left) % 2 == 0;
    const auto& move = proof.line[*proof.plies - left];
    const auto legal = rules.moves(now);
    if (std::find(legal.begin(), legal.end(), move) == legal.end()) return "a move of the line";
    const State after = rules.after(now, move);
    const std::optional<int> end = rules.end(now, move, after);
    if (left == 1) return end && *end == (is_attackers ? 1 : -1) ? "" : "the end of the line";
    if (end) return "an end within the line";
    // Neither side does better: the other side still loses, but not sooner.
    const bool is_lost = is_attackers ? naively_loses(rules, after, left - 1) : naively_wins(rules, after, left - 1);
    const bool is_lost_sooner =
        is_attackers ? naively_loses(rules, after, left - 2) : naively_wins(rules, after, left - 2);
    if (!is_lost || is_lost_sooner) return "a ply of the line";
    now = after;
  }
  return "a line without an end";
}

}  // namespace plyglot::test
