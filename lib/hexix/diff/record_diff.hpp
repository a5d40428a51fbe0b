#pragma once
// The difference of two games as players see it: plies that were played otherwise, and where the games meet again.

#include "comparing/comparison.hpp"

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

// How two compared games are related.

using comparing::Pair;

enum class Relation : std::uint8_t {
  // At most what people say about the plies differs.
  same,
  // B is the mirror image of A: columns A to G are G to A. It is another game.
  mirrored,
  different,
};

// The parts of a record that are not plies.
struct RecordFrame {
  std::optional<Position> initial;
  End end = End::none;
  Player winner = Player::blue;
};

// Items are plies; a ply is restated if its suffix is another one.
struct RecordDiff : comparing::Comparison {
  // Suffixes, written numbers, comments, headers and the dialect do not count.
  Relation relation = Relation::same;
  // Whether B is compared with the mirror image of A.
  bool is_mirrored = false;
  Pair<RecordFrame> frame;

  bool is_same_game() const { return relation == Relation::same; }
  // Whether both begin in the same position, mirrored if `is_mirrored` says so, or both in an unknown one.
  bool has_same_beginning() const;
};

// Plies are the same if the same side makes the same move; one that is missing is the same as one that was skipped, and
// all that cannot be read are the same. Where the games part, their next common position is looked for, among those
// that are certain (hexix R12); the plies up to there, or to the end, are compared by their longest common subsequence.
//
// A mirror image is used only where it makes a longer common beginning and leaves fewer edits. Comments and what the
// lines look like are not compared. Time is as comparing/numbered_games.hpp says.
RecordDiff diff(const Record& a, const Record& b);

// Appends a headline and a line for each difference, for each meeting and for each suffix that differs, each with its
// line end. Plies are written as in the dialect of their game, cells by their names in A.
void append_text(const Record& a, const Record& b, const RecordDiff& diff, std::string& out);

}  // namespace plyglot::hexix
