#pragma once
// Two games of Hive as they are walked through side by side.

#include "comparing/numbered_games.hpp"
#include "comparing/walk.hpp"
#include "hive/board/pieces.hpp"
#include "hive/diff/alignment.hpp"
#include "hive/diff/record_diff.hpp"
#include "hive/rules/game_state.hpp"

namespace plyglot::hive {

// Plies as they compare between games.
struct ComparedPly {
  Colour side = Colour::white;
  // Numbered by the order of entry (hive-notations V5); `no_piece` for a pass.
  PieceIndex piece = no_piece;
  // None: from the hand.
  std::optional<Cell> from;
  Cell to;
};

// Linear in the number of plies.
std::vector<ComparedPly> compared_plies_of(const Record& record);

// The same ply on the other board.
ComparedPly brought_to_b(const ComparedPly& ply_of_a, const Alignment& alignment);

// Both on one board: the same piece by order of entry goes to the same cell.
bool is_same_move(const ComparedPly& a, const ComparedPly& b);
// Or one of its kind, from the same place.
bool is_same_but_for_numbers(const ComparedPly& a, const ComparedPly& b);

// Whether the plies are the same but for their order. Both lists are on one board.
bool is_reordered(std::vector<ComparedPly> a, std::vector<ComparedPly> b);

// Where two games are in the same position (H30).
class Meetings {
 public:
  // Both records must outlive it. If `is_mirrored`, the positions of B count as their mirror images.
  Meetings(const Record& a, const Record& b, bool is_mirrored);

  // The nearest common position after `last`, counted by the plies of both games together. Time is that of the plies
  // between, and for the first call that of all plies.
  std::optional<comparing::Place> next(comparing::Place last);

  // How B's board lies upon A's in a common position: as before if that is possible, otherwise by the least turn.
  // Meetings must come in their order.
  Alignment lay(comparing::Place meeting, const Alignment& before);

 private:
  void look_up_positions(comparing::Place first);

  const Record& a_;
  const Record& b_;
  bool is_mirrored_;
  // None until they are asked for.
  std::optional<comparing::Meetings> meetings_;
  // As far as `lay` has come.
  GameState state_of_a_;
  GameState state_of_b_;
};

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
