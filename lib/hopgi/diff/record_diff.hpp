#pragma once
// The difference of two games as players see it: turns that were played otherwise, where the games meet again, and what
// else is said.

#include "comparing/comparison.hpp"
#include "hopgi/diff/position_diff.hpp"

#include <plyglot/hopgi_record.hpp>

namespace plyglot::hopgi {

// What people say about the same turn, or before the first one.
struct NoteChange {
  enum class Kind : std::uint8_t { comment, annotation, variation };
  Kind kind = Kind::comment;
  // How many turns are before it.
  Pair<std::uint32_t> turn;
  Pair<std::vector<std::string>> words;
};

// The first tag of a name, in one game or in both.
struct TagChange {
  std::string name;
  Pair<std::optional<std::string>> value;
};

// What of a record is not a turn.
struct RecordFrame {
  std::optional<Position> initial;
  Result result = Result::none;
  std::optional<Side> winner;
  // Among the turns of the game itself.
  std::uint32_t ending_turn = 0;
};

// Items are the turns of the games themselves; a turn is restated if its suffix is another one.
struct RecordDiff : comparing::Comparison {
  std::vector<NoteChange> notes;
  // But for FEN, which is the beginning.
  std::vector<TagChange> tags;
  Pair<RecordFrame> frame;

  // Whether both begin in the same position except for its counters, or both in an unknown one.
  bool has_same_beginning() const;
  // Whether both are decided, but not alike.
  bool has_contrary_results() const;
  // Spelling, suffixes, numbers, tags, comments, annotations and variations do not make another game, nor does a result
  // that one of them leaves open.
  bool is_same_game() const;
};

// Turns are the same if the same side makes the same legs; those that were refused or cannot be read if they are
// written the same way. Where the games part, their next common position is looked for, among those that are certain
// (hopgi R18), whatever their counters; the turns up to there, or to the end, are compared by their longest common
// subsequence. Time is as comparing/numbered_games.hpp says.
RecordDiff diff(const Record& a, const Record& b);

// Appends a headline and a line for each difference, for each meeting and for each detail, each with its line end.
void append_text(const Record& a, const Record& b, const RecordDiff& diff, std::string& out);

}  // namespace plyglot::hopgi
