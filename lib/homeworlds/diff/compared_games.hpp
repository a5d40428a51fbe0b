#pragma once
// Two games of Homeworlds as they are walked through side by side.

#include "comparing/walk.hpp"
#include "homeworlds/diff/record_diff_tokens.hpp"

namespace plyglot::homeworlds {

class ComparedGames {
 public:
  // All must outlive it.
  ComparedGames(const Record& a, const Record& b, const ComparedGame& of_a, const ComparedGame& of_b);

  comparing::Place size() const;
  bool is_in_step(comparing::Place at) const;
  void step(comparing::Place at);
  std::optional<comparing::Place> next_meeting(comparing::Place at);
  void part(comparing::Place begin, comparing::Place end, bool is_meeting);
  bool is_unknown_after(comparing::Place at) const;
  bool is_same(std::uint32_t of_a, std::uint32_t of_b) const {
    return keys_.turns.of_a[of_a - parting_.of_a] == keys_.turns.of_b[of_b - parting_.of_b];
  }
  bool is_reordered(const Pair<comparing::Range>& turns) const;
  bool is_restated(std::uint32_t, std::uint32_t) const { return false; }

  // After the walk: systems whose names differ in more than ASCII case, each pair of names once, in the order of the
  // game.
  std::vector<Pair<std::string>> renamed() const;

 private:
  bool is_same_position(comparing::Place at) const;
  void link_first_systems();

  const Record& a_;
  const Record& b_;
  const ComparedGame& game_a_;
  const ComparedGame& game_b_;
  BoardTrack track_a_;
  BoardTrack track_b_;
  SystemLinks links_;
  // None until it is asked for.
  std::optional<comparing::Meetings> meetings_;
  // Of the turns after the first place of `part`.
  comparing::Place parting_;
  StretchKeys keys_;
};

}  // namespace plyglot::homeworlds
