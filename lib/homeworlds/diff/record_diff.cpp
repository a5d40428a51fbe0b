#include "homeworlds/diff/record_diff.hpp"

#include "homeworlds/diff/record_diff_headers.hpp"
#include "homeworlds/diff/record_diff_walk.hpp"
#include "homeworlds/record/certainty.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

RecordFrame frame_of(const Record& record) {
  return {record.dialect,     record.profile,       record.player_count, record.players,
          record.is_fragment, record.certain_turns, record.outcome,      record.winner};
}

std::string first_text_of(const Record& record) { return record.initial ? position_text(*record.initial) : ""; }

// A position and no game.
bool is_state(const Record& record) { return record.initial && record.turns.empty(); }

Relation relation_of(const RecordDiff& diff) {
  const auto is_common = [](const Stretch& stretch) { return stretch.kind == Stretch::Kind::common; };
  return std::all_of(diff.stretches.begin(), diff.stretches.end(), is_common) ? Relation::same : Relation::different;
}

bool is_swapped(const Record& a, const Record& b, const ComparedGame& of_a, comparing::Numbering& numbering) {
  if (a.player_count != 2 || b.player_count != 2 || a.turns.size() != b.turns.size()) return false;
  if (a.is_fragment || a.certain_turns != a.turns.size() || b.certain_turns != b.turns.size()) return false;
  const ComparedGame of_b = compared_game_of(b, true, numbering);
  return of_a.positions == of_b.positions && of_a.turns == of_b.turns;
}

}  // namespace

std::optional<std::uint32_t> RecordDiff::first_divergence() const {
  const auto is_common = [](const Stretch& stretch) { return stretch.kind == Stretch::Kind::common; };
  const auto first = std::find_if_not(stretches.begin(), stretches.end(), is_common);
  if (first == stretches.end() || first->kind == Stretch::Kind::continued) return std::nullopt;
  return first->turns.of_a.begin;
}

RecordDiff diff(const Record& a, const Record& b) {
  RecordDiff diff;
  diff.frame = {frame_of(a), frame_of(b)};
  if (first_text_of(a) != first_text_of(b)) diff.first_position_of_b = b.initial;
  diff.headers = contrary_headers(a, b);
  comparing::Numbering numbering;
  const ComparedGame of_a = compared_game_of(a, false, numbering);
  const ComparedGame of_b = compared_game_of(b, false, numbering);
  compare_turns(a, b, of_a, of_b, diff);
  if (is_state(a) || is_state(b)) {
    diff.position = homeworlds::diff(final_position(a), final_position(b));
    const bool is_known = has_known_end(a) && has_known_end(b);
    diff.relation = is_known ? diff.position->relation : Relation::different;
    return diff;
  }
  diff.relation = relation_of(diff);
  if (!diff.is_same_game() && is_swapped(a, b, of_a, numbering)) diff.relation = Relation::swapped_seats;
  return diff;
}

}  // namespace plyglot::homeworlds
