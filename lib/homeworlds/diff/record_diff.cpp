#include "homeworlds/diff/record_diff.hpp"

#include "homeworlds/diff/compared_games.hpp"
#include "homeworlds/diff/record_diff_headers.hpp"
#include "homeworlds/record/certainty.hpp"

namespace plyglot::homeworlds {
namespace {

RecordFrame frame_of(const Record& record) {
  return {record.profile, record.player_count, record.outcome, record.winner};
}

std::string first_text_of(const Record& record) { return record.initial ? position_text(*record.initial) : ""; }

// A position and no game.
bool is_state(const Record& record) { return record.initial && record.turns.empty(); }

bool is_swapped(const Record& a, const Record& b, const ComparedGame& of_a, comparing::Numbering& numbering) {
  if (a.player_count != 2 || b.player_count != 2 || a.turns.size() != b.turns.size()) return false;
  if (a.is_fragment || a.certain_turns != a.turns.size() || b.certain_turns != b.turns.size()) return false;
  const ComparedGame of_b = compared_game_of(b, true, numbering);
  return of_a.positions == of_b.positions && of_a.turns == of_b.turns;
}

}  // namespace

RecordDiff diff(const Record& a, const Record& b) {
  RecordDiff diff;
  diff.frame = {frame_of(a), frame_of(b)};
  diff.has_same_beginning = first_text_of(a) == first_text_of(b);
  diff.headers = contrary_headers(a, b);
  comparing::Numbering numbering;
  const ComparedGame of_a = compared_game_of(a, false, numbering);
  const ComparedGame of_b = compared_game_of(b, false, numbering);
  ComparedGames games(a, b, of_a, of_b);
  static_cast<comparing::Comparison&>(diff) = comparing::compare(games);
  diff.renamed = games.renamed();
  if (is_state(a) || is_state(b)) {
    diff.position = homeworlds::diff(final_position(a), final_position(b));
    const bool is_known = has_known_end(a) && has_known_end(b);
    diff.relation = is_known ? diff.position->relation : Relation::different;
    return diff;
  }
  diff.relation = diff.is_all_common() ? Relation::same : Relation::different;
  if (!diff.is_same_game() && is_swapped(a, b, of_a, numbering)) diff.relation = Relation::swapped_seats;
  return diff;
}

}  // namespace plyglot::homeworlds
