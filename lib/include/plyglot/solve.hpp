#pragma once
// Forced wins, proved: whether the side to move wins within a number of plies whatever the other side does.

#include <plyglot/toolchain.hpp>

namespace plyglot::toolchain {

// The most plies that can be asked for. Each one more takes as many times longer as there are moves.
inline constexpr std::uint32_t most_solved_plies = 64;

struct SolveLimits {
  // How many positions may be looked at; 0 for any number.
  std::uint64_t positions = 0;
  // Asked about every thousand positions; the search ends when it answers true. Null: it goes on.
  bool (*should_stop)(void* context) = nullptr;
  void* context = nullptr;
};

struct Solution {
  // Who is to move, as the game calls it: `White`, `Blue`.
  std::string_view side;
  // The least number of plies within which that side can force a win, its own and the other side's counted; none if
  // there is no forced win within those that were asked for.
  std::optional<std::uint32_t> plies;
  // All first moves that win within that number, as `perft` names them and in the order of its division.
  std::vector<std::string> first_moves;
  // From the first move on, as many as `plies`: the side wins as soon as it can, and the other one loses as late as it
  // can.
  std::vector<std::string> line;
  // False if a limit ended the search: what is known then holds, and the rest may be missing.
  bool is_finished = true;
  std::uint64_t positions = 0;
  // Why nothing was looked for; empty if something was.
  std::string problem;
};

// From the model's last position, with the rule options of the language. At most `most_solved_plies`.
Solution solve(const Model& model, const Language& language, std::uint32_t plies, const SolveLimits& limits = {});

// A moment of a game in which there is a forced win, or in which a limit ended the search for one.
struct SolvedMoment {
  // After so many plies of the game.
  std::uint32_t ply = 0;
  // The last of them in the text; at the start of a game, and of a position, the beginning of the record, empty.
  text::Span span;
  Solution solution;
};
// The same after every ply of the game and before the first, with the limits for each alone. Nothing where `solve`
// names a problem.
std::vector<SolvedMoment> find_wins(const Model& model, const Language& language, std::uint32_t plies,
                                    const SolveLimits& limits = {});

}  // namespace plyglot::toolchain
