#pragma once
// The difference of two games as players see it: turns that were played otherwise, and where the games meet again, in
// whatever words and dialects they are written.

#include "comparing/comparison.hpp"
#include "homeworlds/diff/free_turn.hpp"
#include "homeworlds/diff/position_diff.hpp"

namespace plyglot::homeworlds {

using TurnRange = comparing::Range;

// Turns of A beside turns of B. The stretches of a difference hold all turns of both games, in their order.
struct Stretch {
  using Kind = comparing::StretchKind;
  Kind kind = Kind::common;
  Pair<TurnRange> turns;
};

// What must be done to a turn of A to have a turn of B.
struct TurnEdit {
  enum class Kind : std::uint8_t {
    removed,
    inserted,
    replaced,
    // The same turn in other words: another order of its actions, passes that are left out, a `*`.
    respelled,
  };
  Kind kind = Kind::removed;
  // The indices of the turn in A and in B; of the next one there, where it has none.
  Pair<std::uint32_t> turn;
  // What B plays; not for `removed`.
  FreeTurn written;
};

// What B calls a system of A.
struct NameInB {
  SystemId of_a = 0;
  // From this turn of A on.
  std::uint32_t turn_of_a = 0;
  std::string name;
};

// Where both say something, and not the same.
struct HeaderChange {
  std::string key;
  Pair<std::string> value;
};

// What of a record is no turn.
struct RecordFrame {
  Dialect dialect = Dialect::seed;
  Profile profile = Profile::rules;
  Player player_count = 2;
  std::vector<std::string> players;
  bool is_fragment = false;
  std::uint32_t certain_turns = 0;
  RecordOutcome outcome = RecordOutcome::open;
  Player winner = 0;
};

struct RecordDiff {
  // Of the games, or of the positions where `position` is set. Names of systems and headers do not count.
  Relation relation = Relation::same;
  // If one of them has a position and no turns: that beside the last certain position of the other.
  std::optional<PositionDiff> position;
  // Not empty unless both games are.
  std::vector<Stretch> stretches;
  // In the order of the turns. All turns that are in none of them are the same in both, word by word but for names.
  std::vector<TurnEdit> edits;
  Pair<RecordFrame> frame;
  // The position that B begins with, if it is not A's, names and all; none within: it begins at the start.
  std::optional<std::optional<Position>> first_position_of_b;
  // In the order of the turns; a system that is in none of them has the same name in both.
  std::vector<NameInB> names;
  // Systems whose names differ in more than ASCII case, each pair of names once, in the order of the game.
  std::vector<Pair<std::string>> renamed;
  // What headers say of players and results, and all others that mean something.
  std::vector<HeaderChange> headers;

  bool is_same_game() const { return relation == Relation::same; }
  // Whether a header of A says something else than the same header of B. One that only one of them has contradicts
  // nothing.
  bool has_contrary_headers() const { return !headers.empty(); }
  // The first turn at which the games part; none if one of them is, turn by turn, the whole or the beginning of the
  // other.
  std::optional<std::uint32_t> first_divergence() const;
};

// Turns are the same if the same player does the same, in any order, in systems that hold the same, and the position
// after them is the same (homeworlds-rules 7); how anything is called or written does not matter. Where positions are
// not known, systems are what they are called.
//
// Where the games part, their next common position is looked for; the turns up to there, or to the end, are compared by
// their longest common subsequence. Time is linear for games that are the same, and otherwise at most that of comparing
// every turn with the 2048 around it.
RecordDiff diff(const Record& a, const Record& b);

// What B must be if A and the difference are known: its frame, first position, turns, actions and systems, without
// text. `diff` must have been made from `a`.
Record apply(const Record& a, const RecordDiff& diff);

// Appends a headline and a line for each difference and for each meeting, each with its line end. Turns are written as
// in the dialect `seed`.
void append_text(const Record& a, const Record& b, const RecordDiff& diff, std::string& out);

}  // namespace plyglot::homeworlds
