#pragma once
// The difference of two games as players see it: plies that were played otherwise, and where the games meet again.

#include "hexix/diff/relation.hpp"
#include "notation/game_comparison.hpp"

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

// Plies of A beside plies of B. The stretches of a difference hold all plies of both games, in their order.
using Stretch = notation::ItemStretch;

// What must be done to a ply of A to have a ply of B.
struct PlyEdit {
  enum class Kind : std::uint8_t {
    removed,
    inserted,
    replaced,
    // The same move, of which something else is said or known: another suffix or written number, or, where the boards
    // differ, another number of the piece or another piece that it takes.
    retold,
  };
  Kind kind = Kind::removed;
  // The indices of the ply in A and in B; of the next one there, where it has none.
  Pair<std::uint32_t> ply;
  // What B plays, on B's own board and without its places in the text; not for `removed`.
  Ply written;
};

// What of a record is no ply.
struct RecordFrame {
  Dialect dialect = Dialect::v2024;
  std::optional<Position> initial;
  bool is_fragment = false;
  End end = End::none;
  Player winner = Player::blue;
  std::uint32_t ending_ply = 0;
};

struct RecordDiff {
  // Suffixes, written numbers, comments, headers and the dialect do not count.
  Relation relation = Relation::same;
  // Whether B is compared with the mirror image of A.
  bool is_mirrored = false;
  // Not empty unless both games are.
  std::vector<Stretch> stretches;
  // In the order of the plies. All plies that are in none of them are the same in both.
  std::vector<PlyEdit> edits;
  Pair<RecordFrame> frame;

  bool is_same_game() const { return relation == Relation::same; }
  // Whether both begin in the same position, or both in one that nobody knows, as `is_mirrored` says.
  bool has_same_beginning() const;
  // The first ply at which the games part; none if one of them is, ply by ply, the whole or the beginning of the other.
  std::optional<std::uint32_t> first_divergence() const;
};

// Plies are the same if the same side makes the same move; one that is missing is the same as one that was skipped, and
// all that cannot be read are the same. Where the games part, their next common position is looked for, among those
// that are certain (hexix R12); the plies up to there, or to the end, are compared by their longest common subsequence.
//
// A mirror image is used only where it makes a longer common beginning and leaves fewer edits. Comments and what the
// lines look like are not compared. Time is as notation/game_comparison.hpp says.
RecordDiff diff(const Record& a, const Record& b);

// What B must be if A and the difference are known: its frame and its plies, without rows, lines and places in the
// text. `diff` must have been made from `a`.
Record apply(const Record& a, const RecordDiff& diff);

// The ply as an edit holds it.
Ply without_text(Ply ply);

// Appends a headline and a line for each difference, for each meeting and for each suffix that differs, each with its
// line end. Plies are written as in the dialect of their game, cells by their names in A.
void append_text(const Record& a, const Record& b, const RecordDiff& diff, std::string& out);

}  // namespace plyglot::hexix
