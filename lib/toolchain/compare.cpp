#include "hive/position_diff_drawing.hpp"

#include <plyglot/session.hpp>

#include <cassert>

namespace plyglot::toolchain {
namespace {

Comparison compare_typed(const hive::Position& a, const hive::Position& b) {
  const hive::PositionDiff difference = hive::diff(a, b);
  const bool is_same = difference.relation == hive::Relation::same || difference.relation == hive::Relation::rotated;
  Comparison comparison{is_same, {}};
  hive::append_text(a, difference, comparison.text);
  // Words say it all where no bug stands elsewhere.
  if (difference.bugs.is_empty()) return comparison;
  comparison.text += '\n';
  hive::append_drawing(a, difference, comparison.text);
  return comparison;
}

// Models without a game are none that a reader made.
Comparison compare_typed(std::monostate, std::monostate) { return {}; }

}  // namespace

Comparison compare(const Model& a, const Model& b) {
  assert(a.index() == b.index());
  return std::visit(
      [&b](const auto& typed) { return compare_typed(typed, *std::get_if<std::decay_t<decltype(typed)>>(&b)); }, a);
}

}  // namespace plyglot::toolchain
