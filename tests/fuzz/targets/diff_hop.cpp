// A position does not differ from itself, and what differs is all that differs.
#include "fuzz/harness/laws.hpp"
#include "hive/diff/position_diff.hpp"
#include "support/hive/position_equality.hpp"

namespace plyglot::fuzz {
namespace {

void check_difference(const hive::Position& a, const hive::Position& b) {
  const hive::PositionDiff none = hive::diff(a, a);
  require(none.relation == hive::Relation::same && none.change_count() == 0, "diff(a, a) is empty");

  const hive::PositionDiff diff = hive::diff(a, b);
  const bool is_equal = test::equal_up_to_rotation(a, b);
  const bool says_equal = diff.relation == hive::Relation::same || diff.relation == hive::Relation::rotated;
  require(says_equal == is_equal, "the relation is that of the positions");
  require((diff.relation == hive::Relation::different) == (diff.change_count() > 0), "what differs is counted");
  require(test::equal_up_to_reflection(hive::apply(a, diff), b), "apply(a, diff(a, b)) is b");

  std::string told;
  hive::append_text(a, diff, told);
  require(!told.empty() && told.back() == '\n', "the difference is told in lines");
}

}  // namespace

// The first line is one position, the rest the other.
void check_diff_of_hop(std::string_view text, const Subject& subject) {
  const std::string_view first = text.substr(0, text.find('\n'));
  const std::string_view second = first.size() < text.size() ? text.substr(first.size() + 1) : first;
  const Way way{subject.languages.front(), false};
  const auto a = records_of(first, way);
  const auto b = records_of(second, way);
  if (!a.empty() && !b.empty() && a[0].is_sound && b[0].is_sound) check_difference(a[0].position(), b[0].position());
}

}  // namespace plyglot::fuzz
