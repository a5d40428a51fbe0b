// Drawn boards, read back character by character.

#include "hive/views/board_graph.hpp"
#include "support/checks/catch.hpp"
#include "support/checks/xml.hpp"
#include "support/hive/hives.hpp"

#include <plyglot/board_render.hpp>

#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using namespace plyglot;

namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// From (column, line) of the middle of a cell's left border to the text between its borders.
using Cells = std::map<std::pair<long, long>, std::string>;

// What the drawing must show: the name of the top bug, its mark and the height. Moved to the upper left corner, as
// the drawing is.
Cells expected_cells(const board::BoardGraph& graph) {
  long left = 0;
  long top = 0;
  bool is_first = true;
  for (const board::Node& node : graph.nodes) {
    left = is_first ? 2L * node.q + node.r : std::min(left, 2L * node.q + node.r);
    top = is_first ? node.r : std::min(top, long{node.r});
    is_first = false;
  }
  Cells cells;
  for (const board::Node& node : graph.nodes) {
    const board::Piece& piece = node.stack.back();
    std::string text = piece.label + (piece.is_last_moved ? "*" : "");
    if (node.stack.size() > 1) text += "^" + std::to_string(node.stack.size());
    cells[{(2L * node.q + node.r - left) * 4, (long{node.r} - top) * 3 + 2}] = text;
  }
  return cells;
}

std::string without_ground(const std::string& text) {
  std::string kept;
  std::copy_if(text.begin(), text.end(), std::back_inserter(kept), [](char c) { return c != ' ' && c != ':'; });
  return kept;
}

// The ten characters of a cell's outline, by column and line from the left border in its middle.
bool has_outline(const std::vector<std::string>& lines, long column, long line) {
  struct Corner {
    long column, line;
    char character;
  };
  constexpr Corner outline[] = {{3, -2, '/'}, {5, -2, '\\'}, {1, -1, '/'}, {7, -1, '\\'}, {0, 0, '|'},
                                {8, 0, '|'},  {1, 1, '\\'},  {7, 1, '/'},  {3, 2, '\\'},  {5, 2, '/'}};
  return std::all_of(std::begin(outline), std::end(outline), [&](const Corner& corner) {
    const auto y = static_cast<std::size_t>(line + corner.line);
    const auto x = static_cast<std::size_t>(column + corner.column);
    return y < lines.size() && x < lines[y].size() && lines[y][x] == corner.character;
  });
}

// Every pair of `|` eight columns apart with a name between them is a cell.
Cells read_cells(const std::vector<std::string>& lines) {
  Cells cells;
  for (std::size_t line = 2; line < lines.size(); line += 3) {
    for (std::size_t column = 0; column + 8 < lines[line].size(); column += 4) {
      if (lines[line][column] != '|' || lines[line][column + 8] != '|') continue;
      const std::string name = without_ground(lines[line].substr(column + 1, 7));
      if (name.empty()) continue;
      cells[{static_cast<long>(column), static_cast<long>(line)}] =
          name + without_ground(lines[line + 1].substr(column + 2, 5));
    }
  }
  return cells;
}

}  // namespace

TEST_CASE("a drawn board shows every cell at its place and nothing else") {
  test::Random random(20);
  for (int round = 0; round < 2000; ++round) {
    const board::BoardGraph graph = hive::board_of(test::random_hive(random));
    const std::string text = board::render_text(graph);
    INFO(text);
    const std::string drawing = text.substr(0, std::min(text.find("\nstack,"), text.find("\n\n")));
    const std::vector<std::string> lines = lines_of(drawing);
    const Cells cells = read_cells(lines);
    REQUIRE(cells == expected_cells(graph));
    for (const auto& [place, name] : cells) REQUIRE(has_outline(lines, place.first, place.second));
    for (const std::string& line : lines) REQUIRE((line.empty() || line.back() != ' '));
    const auto borders = std::count_if(drawing.begin(), drawing.end(), [](char c) { return c == '|'; });
    REQUIRE(borders <= static_cast<long>(2 * cells.size()));
  }
}

TEST_CASE("pictures of random hives are well-formed XML") {
  test::Random random(21);
  for (int round = 0; round < 200; ++round) {
    REQUIRE(test::XmlCheck(board::render_svg(hive::board_of(test::random_hive(random)))).problem == "");
  }
}
