#pragma once
// Which turns of two games are the same, judged by their words.

#include "hopgi/diff/record_diff.hpp"
#include "hopgi/record/record_replay.hpp"
#include "hopgi/spelling/record_notes.hpp"
#include "support/door/comparing_law.hpp"

namespace plyglot::test {

// Empty if nothing is broken.
inline std::string broken_law_of(const hopgi::RecordDiff& diff, const hopgi::Record& a, const hopgi::Record& b) {
  const std::vector<hopgi::RecordTurn> of_a = turns_of_game(a);
  const std::vector<hopgi::RecordTurn> of_b = turns_of_game(b);
  const auto is_same = [&](std::uint32_t i, std::uint32_t j) {
    const bool are_both_refused = !of_a[i].written.empty() == !of_b[j].written.empty();
    return are_both_refused && of_a[i].side == of_b[j].side && words_of(of_a[i]) == words_of(of_b[j]);
  };
  const comparing::Place size{static_cast<std::uint32_t>(of_a.size()), static_cast<std::uint32_t>(of_b.size())};
  return broken_comparing_law(diff, size, is_same);
}

}  // namespace plyglot::test
