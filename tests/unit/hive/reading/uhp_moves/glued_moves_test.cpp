#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"

using namespace plyglot;

namespace {

const diagnostics::Diagnostic* named(const std::vector<diagnostics::Diagnostic>& findings, std::string_view name) {
  for (const auto& found : findings) {
    if (diagnostics::catalogue_entry(found.id).name == name) return &found;
  }
  return nullptr;
}

diagnostics::Safety safety_of_lone_piece(const std::string& text) {
  test::GameSession session("uhp");
  session.read(text);
  const auto* found = named(session.findings(), "uhp/reference-on-first-move");
  REQUIRE(found != nullptr);
  REQUIRE(found->fix);
  return found->fix->safety;
}

}  // namespace

TEST_CASE("uhp glued moves: a fix that could make one move of two is not safe") {
  CHECK(safety_of_lone_piece("Base;InProgress;White[2];wS1 wS1/;bS1 wS1-\n") == diagnostics::Safety::safe);
  // Without its reference, the first piece would take the second one for its own.
  CHECK(safety_of_lone_piece("Base;InProgress;White[2];wS1 wS1/ bS1 wS1-\n") == diagnostics::Safety::unsafe);
}
