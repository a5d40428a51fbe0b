// docs/hop-quickstart.md: its texts have no finding, and the drawings below them are those of their positions. With
// PLYGLOT_UPDATE in the environment the drawings are made again.

#include "hive/views/board_graph.hpp"
#include "support/checks/catch.hpp"
#include "support/files/documented_text.hpp"
#include "support/files/project_folder.hpp"
#include "support/hop/session.hpp"

#include <plyglot/board_render.hpp>

#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace plyglot;

namespace {

const std::string quickstart_page = test::project_folder() + "/docs/hop-quickstart.md";

std::string page() {
  std::ostringstream text;
  text << std::ifstream(quickstart_page).rdbuf();
  return text.str();
}

// Without what is below the board: side to move and hands.
std::string drawing_of(const std::string& text) {
  test::HopSession session("spec");
  session.read(text);
  const std::string drawing = board::render_text(hive::board_of(session.position()));
  const std::size_t end = drawing.find("\n\n");
  REQUIRE(end != std::string::npos);
  return drawing.substr(0, end + 1);
}

// The page with every `text` block filled with the drawing of the `hop` block before it.
std::string with_drawings(const std::string& text) {
  std::istringstream lines(text);
  std::string result;
  std::string hop;
  std::string info;
  for (std::string line; std::getline(lines, line);) {
    const bool is_fence = line.compare(0, 3, "```") == 0;
    if (is_fence && info.empty()) {
      info = line.substr(3);
      result += line + '\n';
      if (info == "hop") hop.clear();
      if (info == "text") result += drawing_of(hop);
      continue;
    }
    if (is_fence) info.clear();
    if (info == "hop") hop += line;
    if (info != "text") result += line + '\n';
  }
  return result;
}

}  // namespace

TEST_CASE("quickstart: its texts have no finding") {
  const std::vector<test::Block> blocks = test::blocks_of(page());
  std::size_t texts = 0;
  for (const test::Block& block : blocks) {
    if (!is_notation(block)) continue;
    ++texts;
    CAPTURE(block.text);
    CHECK(findings_in(block).empty());
  }
  CHECK(texts > 5);
}

TEST_CASE("quickstart: its drawings are those of its texts") {
  const std::string text = page();
  const std::string drawn = with_drawings(text);
  if (std::getenv("PLYGLOT_UPDATE") != nullptr) std::ofstream(quickstart_page) << drawn;
  CHECK(page() == drawn);
}
