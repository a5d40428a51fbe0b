// The rooms of what tests share, in the order in which docs/architecture.md lists them.
#include "architecture/room_plan.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot::architecture;

TEST_CASE("every file that tests share is in a room, and includes from it or from below") {
  const RoomPlan plan = {
      "tests/support", "support", rooms_in_table(architecture_page(), "## The rooms of `tests/support`"), {}};
  CHECK(plan.rooms.size() > 10);
  CHECK(faults_in(plan, code_under({"tests/support"})) == std::vector<std::string>());
}
