#pragma once
// The difference of two games as players see it: turns that were played otherwise, and where the games meet again, in
// whatever words and dialects they are written.

#include "comparing/comparison.hpp"
#include "homeworlds/diff/position_diff.hpp"

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// Where both say something, and not the same.
struct HeaderChange {
  std::string key;
  Pair<std::string> value;
};

// What of a record is not a turn.
struct RecordFrame {
  Profile profile = Profile::rules;
  Player player_count = 2;
  RecordOutcome outcome = RecordOutcome::open;
  Player winner = 0;
};

// Items are turns; none is restated.
struct RecordDiff : comparing::Comparison {
  // Of the games, or of the positions where `position` is set. Names of systems and headers do not count.
  Relation relation = Relation::same;
  // If one of them has a position and no turns: that beside the last certain position of the other.
  std::optional<PositionDiff> position;
  Pair<RecordFrame> frame;
  // Whether both begin with the same position, names and all, or both at the start.
  bool has_same_beginning = true;
  // Systems whose names differ in more than ASCII case, each pair of names once, in the order of the game.
  std::vector<Pair<std::string>> renamed;
  // What headers say of players and results, and all others that mean something.
  std::vector<HeaderChange> headers;

  bool is_same_game() const { return relation == Relation::same; }
  // Whether a header of A says something else than the same header of B. One that only one of them has contradicts
  // nothing.
  bool has_contrary_headers() const { return !headers.empty(); }
};

// Turns are the same if the same player does the same, in any order, in systems that hold the same, and the position
// after them is the same (homeworlds-rules 7); how anything is called or written does not matter. Where positions are
// not known, systems are what they are called.
//
// Where the games part, their next common position is looked for; the turns up to there, or to the end, are compared by
// their longest common subsequence. Time is linear for games that are the same, and otherwise at most that of comparing
// every turn with the 2048 around it.
RecordDiff diff(const Record& a, const Record& b);

// Appends a headline and a line for each difference and for each meeting, each with its line end. Turns are written as
// in the dialect `seed`.
void append_text(const Record& a, const Record& b, const RecordDiff& diff, std::string& out);

}  // namespace plyglot::homeworlds
