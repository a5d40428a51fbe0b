// A game does not differ from itself, and what does not differ is the same.
#include "fuzz/harness/laws.hpp"
#include "hive/record/record_changes.hpp"
#include "support/hive/same_plies.hpp"

namespace plyglot::fuzz {
namespace {

bool is_empty(const hive::RecordDiff& diff) {
  return diff.relation == hive::Relation::same && diff.edits.empty() && diff.header_change_count() == 0 &&
         diff.variations.empty();
}

void check_difference(const hive::Record& a, const hive::Record& b) {
  require(is_empty(hive::diff(a, a)), "diff(a, a) is empty");
  require(hive::diff(a, hive::renumbered(hive::turned(a, 1))).relation != hive::Relation::different,
          "neither turning nor numbers make another game");

  const hive::RecordDiff diff = hive::diff(a, b);
  require_equal(test::broken_law_of(diff, a, b), "", "the difference says what is the same");
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
