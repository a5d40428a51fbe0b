#pragma once
// Two games of Hive as they are walked through side by side.

#include "comparing/walk.hpp"
#include "hive/diff/record_diff.hpp"
#include "hive/diff/record_diff_meetings.hpp"
#include "hive/diff/record_diff_plies.hpp"

namespace plyglot::hive {

struct ComparedPlies {
  std::vector<ComparedPly> of_a;
  std::vector<ComparedPly> of_b;
};

// How many plies at the beginning are the same under the alignment.
std::uint32_t common_beginning(const ComparedPlies& plies, const Alignment& alignment);

class ComparedGames {
 public:
  // The plies are those of the records, and `alignment` is that of the beginning. All must outlive it.
  ComparedGames(const Record& a, const Record& b, const ComparedPlies& plies, const Alignment& alignment);

  comparing::Place size() const;
  bool is_in_step(comparing::Place at) const;
  void step(comparing::Place) {}
  std::optional<comparing::Place> next_meeting(comparing::Place at);
  void part(comparing::Place begin, comparing::Place end, bool is_meeting);
  bool is_unknown_after(comparing::Place) const { return false; }
  bool is_same(std::uint32_t of_a, std::uint32_t of_b) const {
    return !is_turned_ && is_same_but_for_numbers(brought_[of_a - first_brought_], plies_.of_b[of_b]);
  }
  bool is_reordered(const comparing::Pair<comparing::Range>& items) const;
  bool is_restated(std::uint32_t of_a, std::uint32_t of_b) const;

  // After the walk.
  std::vector<Laying> layings() && { return std::move(layings_); }

 private:
  bool is_same_one_by_one(comparing::Place begin, comparing::Place end) const;

  const Record& a_;
  const Record& b_;
  const ComparedPlies& plies_;
  Meetings meetings_;
  std::vector<Laying> layings_;
  // Of A, between the last two places of `part`, on the board of B.
  std::vector<ComparedPly> brought_;
  std::uint32_t first_brought_ = 0;
  // What is played on the two sides of a symmetric hive is the same only once B is turned: N13 has one rotation for the
  // whole game, so that nothing is the same then.
  bool is_turned_ = false;
};

}  // namespace plyglot::hive
