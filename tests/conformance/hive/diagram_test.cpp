// Position diagrams (hop R28) from text to text, against the vectors.

#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"

#include <plyglot/session.hpp>

using namespace plyglot;

namespace {

std::string diagram_of(const std::string& text, const std::string& dialect) {
  std::string problem;
  toolchain::Session session(toolchain::language("hop:" + dialect, problem), {});
  CHECK(problem.empty());
  toolchain::Chunk chunk;
  chunk.source = {"vector", text};
  chunk.is_file = false;
  std::vector<toolchain::Session::Viewed> viewed;
  std::vector<diagnostics::Diagnostic> found;
  session.view(chunk, {toolchain::Session::View::diagram}, viewed, diagnostics::collect_into(found));
  REQUIRE(viewed.size() == 1);
  return viewed[0].text;
}

}  // namespace

TEST_CASE("position diagrams are those of the vectors") {
  for (const auto& row : test::json_vectors("hive/diagram.jsonl")) {
    CAPTURE(row["id"]);
    CHECK(diagram_of(row["hop"], row["dialect"]) == row["diagram"].get<std::string>());
  }
}
