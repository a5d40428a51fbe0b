// Drawn boards of Hopgi, read back character by character.

#include "hopgi/views/board_graph.hpp"
#include "hopgi/views/diagram.hpp"
#include "support/checks/catch.hpp"
#include "support/checks/xml.hpp"
#include "support/hopgi/random.hpp"

#include <nlohmann/json.hpp>
#include <plyglot/board_render.hpp>

#include <sstream>
#include <string>
#include <vector>

using namespace plyglot;
using namespace plyglot::hopgi;

namespace {

Setup random_marked_setup(test::Random& random) {
  Setup setup;
  setup.position = test::random_hopgi_position(random);
  for (Square square = 0; square < square_count; ++square) {
    if (setup.position.pieces[square] || random.below(6) != 0) continue;
    setup.marks.push_back({square, static_cast<MarkKind>(random.below(3)), {}});
  }
  return setup;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// By file and rank from 0, the text between the bars; empty where there is no square.
std::string cell_at(const std::vector<std::string>& lines, std::size_t file, std::size_t rank) {
  const std::string& line = lines[1 + 2 * (6 - rank)];
  const std::size_t column = 3 + 4 * file;
  if (line.size() < column + 5 || line[column] != '|' || line[column + 4] != '|') return {};
  return line.substr(column + 1, 3);
}

}  // namespace

TEST_CASE("hopgi drawings: every square at its place and nothing else") {
  test::Random random(30);
  for (int round = 0; round < 500; ++round) {
    const Setup setup = random_marked_setup(random);
    const board::BoardGraph graph = board_of(setup);
    const std::string text = board::render_text(graph);
    CAPTURE(text);
    const std::vector<std::string> lines = lines_of(text);
    std::size_t cells = 0;
    for (std::size_t file = 0; file < 7; ++file) {
      for (std::size_t rank = 0; rank < 7; ++rank) {
        const std::string cell = cell_at(lines, file, rank);
        const auto node = std::find_if(graph.nodes.begin(), graph.nodes.end(), [&](const board::Node& candidate) {
          return candidate.q == static_cast<int>(file) && candidate.r == static_cast<int>(rank);
        });
        if (node == graph.nodes.end()) {
          // e1 lies between the bars of its neighbours.
          REQUIRE((cell.empty() || cell == "   "));
          continue;
        }
        ++cells;
        const char ground = (file + rank) % 2 == 0 ? ':' : ' ';
        REQUIRE(cell.size() == 3);
        REQUIRE(cell[0] == ground);
        REQUIRE(cell[2] == ground);
        char inner = node->mark.empty() ? (file == rank ? '/' : ground) : node->mark[0];
        if (!node->stack.empty()) inner = node->stack[0].label[0];
        REQUIRE(cell[1] == inner);
      }
    }
    REQUIRE(cells == 43);
    REQUIRE(lines[10][11] == '#');
  }
}

TEST_CASE("hopgi drawings: two printers that share nothing draw the same board") {
  test::Random random(31);
  for (int round = 0; round < 500; ++round) {
    const Setup setup = random_marked_setup(random);
    std::string diagram;
    REQUIRE(diagram::print(setup, diagram));
    const std::string text = board::render_text(board_of(setup));
    CHECK(text.substr(0, text.find("\n\n") + 1) == diagram.substr(0, diagram.find("turn:")));
  }
}

TEST_CASE("hopgi drawings: pictures are XML and boards are JSON") {
  test::Random random(32);
  for (int round = 0; round < 200; ++round) {
    const board::BoardGraph graph = board_of(random_marked_setup(random));
    REQUIRE(test::XmlCheck(board::render_svg(graph)).problem == "");
    REQUIRE(nlohmann::json::accept(board::render_json(graph)));
    REQUIRE(board::render_dot(graph).back() == '\n');
  }
}
