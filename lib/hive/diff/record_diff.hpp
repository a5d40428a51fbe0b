#pragma once
// The difference of two games as players see it: plies that were played otherwise, and where the games meet again,
// however their texts name pieces and places.

#include "comparing/comparison.hpp"
#include "hive/diff/alignment.hpp"
#include "hive/diff/position_diff.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive {

// How B's board lies upon A's from a place on.
struct Laying {
  comparing::Place from;
  Alignment alignment;
};

// Where both have a value, they are not the same. An empty value counts as none: not all notations have tags.
struct TagChange {
  std::string key;
  // From 0, among the tags of this key.
  std::uint32_t index = 0;
  Pair<std::optional<std::string>> value;
};

// A variation that only one of the games has, in place of a ply that is the same in both.
struct VariationChange {
  comparing::Place ply;
  bool is_of_a = true;
  // Its plies on A's board, with the pieces numbered as they come into play: `(3. wG1 -wS1 4. bQ bS1-)`.
  std::string words;
};

// Items are plies; a ply is restated if its piece has another number.
struct RecordDiff : comparing::Comparison {
  // Of the games: type and plies (hive-notations N13). Headers do not count, numbers of pieces of a kind neither.
  Relation relation = Relation::same;
  // In the order of the plies; the first is that of the beginning. An alignment changes only where the games meet in a
  // position that lies elsewhere: the stretch that ends there has the new one.
  std::vector<Laying> layings;
  Pair<GameType> type;
  Pair<Outcome> outcome;
  // As the texts have it.
  Pair<std::optional<Outcome>> result;
  // By keys in byte order, then in the order of the text.
  std::vector<TagChange> tags;
  // They make no other game.
  std::vector<VariationChange> variations;

  // The game's end where the text or the board tells it.
  Pair<std::optional<Outcome>> told_end() const;
  // Whether a header of A says something else than the same header of B. One that only one of them has contradicts
  // nothing.
  bool has_contrary_headers() const;
  // How many lines `append_text` has for them.
  std::size_t header_change_count() const;
  // How B lies in a stretch: an element of `layings`.
  const Laying& laying_of(const comparing::Stretch& stretch) const;
};

// Plies are the same if the same side moves the same piece to the same cell. Pieces of a kind are matched by the order
// in which they come into play (hive-notations V5), or else by the cell they leave.
//
// B is laid upon A, with the first pieces on each other, by the rotation that makes the longest common beginning; the
// smaller turn of two equal ones. A mirror image is used only where it makes a longer one and leaves fewer edits. Where
// the games part, their next common position (H30, up to rotation) is looked for; the plies up to there, or to the end,
// are compared by their longest common subsequence.
//
// Time is linear for games that are the same, and otherwise at most that of comparing every ply with the 2048 around
// it; variations are compared as variation_diff.hpp says. Comments, written references and spans are not compared.
RecordDiff diff(const Record& a, const Record& b);

// Appends a headline and a line for each difference, meeting and variation, each with its line end. Moves are spelled
// as UHP does, with canonical references and the pieces' numbers in their own game. All directions are those of A's
// board.
void append_text(const Record& a, const Record& b, const RecordDiff& diff, std::string& out);

}  // namespace plyglot::hive
