// The rooms of the command line tool, in the order in which docs/architecture.md lists them.
#include "architecture/room_plan.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot::architecture;

namespace {

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("every file of the tool is in a room, and includes from it or from below") {
  const RoomPlan plan = {"tools/plyglot", "plyglot", rooms_in_table(architecture_page(), "## The rooms of the tool"),
                         "main.cpp"};
  CHECK(plan.rooms.size() > 30);
  CHECK(faults_in(plan, code_under({"tools/plyglot"})) == Lines());
}

TEST_CASE("a plan of rooms notices each kind of fault") {
  const std::string page =
      "## X\n\n| `x` | a |\n\n## Y\n| room | for |\n|---|---|\n| `low` | a |\n| `high/er` | `b` |\n";
  CHECK(rooms_in_table(page, "## Y") == Lines{"low", "high/er"});
  CHECK(rooms_in_table(page, "## Z") == Lines());
  const RoomPlan plan = {"t/p", "p", rooms_in_table(page, "## Y"), "main.cpp"};
  const ProjectFile low = {"t/p/low/a.hpp", "#include \"p/low/in/b.hpp\"\n#include <p/high/er/c.hpp>\n"};
  const ProjectFile within = {"t/p/low/in/b.hpp", "#include \"q/x.hpp\"\n"};
  const ProjectFile high = {"t/p/high/er/c.cpp", "#include \"p/low/a.hpp\"\n"};
  const ProjectFile top = {"t/p/main.cpp", "#include \"p/high/er/c.hpp\"\n"};
  const std::vector<ProjectFile> right = {low, within, high, top, {"t/other/d.cpp", "#include \"p/none.hpp\"\n"}};
  CHECK(faults_in(plan, right) == Lines());

  const auto with = [&](ProjectFile file) {
    std::vector<ProjectFile> files = right;
    files.push_back(std::move(file));
    return faults_in(plan, files);
  };
  CHECK(with({"t/p/low/e.cpp", "\n#include \"p/high/er/c.hpp\"\n"}) ==
        Lines{"t/p/low/e.cpp:2 includes p/high/er/c.hpp"});
  CHECK(with({"t/p/low/e.cpp", "#include \"p/main.cpp\"\n"}) == Lines{"t/p/low/e.cpp:1 includes p/main.cpp"});
  CHECK(with({"t/p/low/e.cpp", "#include \"p/high/c.hpp\"\n"}) == Lines{"t/p/low/e.cpp:1 includes p/high/c.hpp"});
  CHECK(with({"t/p/loose.cpp", ""}) == Lines{"t/p/loose.cpp is in no room"});
  CHECK(with({"t/p/high/d.cpp", ""}) == Lines{"t/p/high/d.cpp is in no room"});
  CHECK(faults_in(plan, {low, within}) == Lines{"t/p/high/er has no file"});
  std::vector<ProjectFile> many = right;
  for (char c = 'a'; c < 'a' + 30; ++c) many.push_back({std::string("t/p/low/x") + c + ".cpp", ""});
  CHECK(faults_in(plan, many) == Lines{"t/p/low has 31 files"});
}
