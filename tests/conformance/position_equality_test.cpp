// Equality by geometry (hop R21) against the published pairs, which were judged by canonical texts.

#include "hive/position_equality.hpp"
#include "hive/position_diff.hpp"
#include "naive/hop/reading.hpp"
#include "support/catch.hpp"
#include "support/hive_board.hpp"
#include "support/vectors.hpp"

#include <cctype>

using namespace plyglot;
using namespace plyglot::hive;

namespace {

Position position_read_from(const std::string& text) {
  const naive::Reading reading = naive::read(text, naive::Dialect::spec);
  REQUIRE_FALSE(reading.has_error());
  Position position;
  for (const naive::Bug& bug : reading.bugs) {
    Bug result;
    result.colour = bug.is_white ? Colour::white : Colour::black;
    result.kind = test::bug_kind_of(bug.kind);
    result.cell = {bug.cell.first, bug.cell.second};
    result.level = static_cast<std::uint32_t>(bug.level);
    position.bugs.push_back(result);
  }
  for (const auto& [letter, count] : reading.set) {
    const auto colour = std::isupper(static_cast<unsigned char>(letter)) ? Colour::white : Colour::black;
    const auto kind = test::bug_kind_of(static_cast<char>(std::toupper(static_cast<unsigned char>(letter))));
    position.set.of(colour, kind) = static_cast<std::uint32_t>(count);
  }
  position.to_move = reading.to_move == 'w' ? Colour::white : Colour::black;
  if (reading.marked) position.last_moved = static_cast<std::uint32_t>(*reading.marked);
  return position;
}

}  // namespace

TEST_CASE("hop: equality of positions") {
  for (const auto& row : test::table_vectors("vectors/hive/hop-equality.tsv")) {
    CAPTURE(row.at(0), row.at(1));
    const Position a = position_read_from(row.at(0));
    const Position b = position_read_from(row.at(1));
    const bool up_to_rotation = row.at(2) == "yes";
    const bool up_to_reflection = row.at(3) == "yes";
    CHECK(equal_up_to_rotation(a, b) == up_to_rotation);
    CHECK(equal_up_to_reflection(a, b) == up_to_reflection);
    const Relation relation = diff(a, b).relation;
    CHECK((relation == Relation::same || relation == Relation::rotated) == up_to_rotation);
    CHECK((relation != Relation::different) == up_to_reflection);
  }
}
