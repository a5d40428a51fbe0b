// Equality by geometry (hop R21) against the published pairs, which were judged by canonical texts.

#include "support/hive/position_equality.hpp"
#include "hive/diff/position_diff.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/hop/session.hpp"

using namespace plyglot;

namespace {

hive::Position read_soundly(test::HopSession& session, const std::string& text) {
  session.read(text);
  REQUIRE(session.is_sound());
  return session.position();
}

}  // namespace

TEST_CASE("hop: equality of positions") {
  test::HopSession session("spec");
  for (const auto& row : test::table_vectors("hive/hop-equality.tsv")) {
    CAPTURE(row.at(0), row.at(1));
    const hive::Position a = read_soundly(session, row.at(0));
    const hive::Position b = read_soundly(session, row.at(1));
    const bool up_to_rotation = row.at(2) == "yes";
    const bool up_to_reflection = row.at(3) == "yes";
    CHECK(test::equal_up_to_rotation(a, b) == up_to_rotation);
    CHECK(test::equal_up_to_reflection(a, b) == up_to_reflection);
    const hive::Relation relation = hive::diff(a, b).relation;
    CHECK((relation == hive::Relation::same || relation == hive::Relation::rotated) == up_to_rotation);
    CHECK((relation != hive::Relation::different) == up_to_reflection);
  }
}
