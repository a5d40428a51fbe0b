// A game does not differ from itself, and what differs leads from one game to the other.
#include "fuzz/harness/laws.hpp"
#include "hive/diff/record_diff.hpp"
#include "hive/record/record_changes.hpp"

#include <algorithm>

namespace plyglot::fuzz {
namespace {

bool is_same_play(const hive::Record& a, const hive::Record& b) {
  const auto is_same_ply = [](const hive::Ply& x, const hive::Ply& y) { return x.piece == y.piece && x.to == y.to; };
  return a.type == b.type && a.outcome == b.outcome && a.result == b.result &&
         std::equal(a.plies.begin(), a.plies.end(), b.plies.begin(), b.plies.end(), is_same_ply);
}

bool is_empty(const hive::RecordDiff& diff) {
  return diff.relation == hive::Relation::same && diff.edits.empty() && diff.header_change_count() == 0;
}

void check_difference(const hive::Record& a, const hive::Record& b) {
  require(is_empty(hive::diff(a, a)), "diff(a, a) is empty");
  require(hive::diff(a, hive::renumbered(hive::turned(a, 1))).relation != hive::Relation::different,
          "neither turning nor numbers make another game");

  const hive::RecordDiff diff = hive::diff(a, b);
  const hive::Record result = hive::apply(a, diff);
  require(is_same_play(result, b), "apply(a, diff(a, b)) is b");
  require(hive::diff(result, b).header_change_count() == 0, "apply(a, diff(a, b)) has the headers of b");
  require(hive::diff(b, a).relation == diff.relation, "the relation is that of both");

  std::string told;
  hive::append_text(a, b, diff, told);
  require(!told.empty() && told.back() == '\n', "the difference is told in lines");
}

}  // namespace

void check_diff_of_hive(std::string_view text, const Subject& subject) {
  beside_first_half(subject, text, [](const std::vector<Record>& of_half, const std::vector<Record>& of_whole) {
    const auto* a = std::get_if<hive::Record>(&of_half.front().model);
    const auto* b = std::get_if<hive::Record>(&of_whole.back().model);
    if (a != nullptr && b != nullptr && a->has_game && b->has_game) check_difference(*a, *b);
  });
}

}  // namespace plyglot::fuzz
