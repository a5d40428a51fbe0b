// The colours of pictures.

#include "hive/views/board_graph.hpp"
#include "support/checks/catch.hpp"
#include "support/checks/xml.hpp"
#include "support/hive/board.hpp"
#include "unit/board/boards.hpp"
#include "unit/board/render/systems.hpp"

#include <plyglot/board_render.hpp>

#include <algorithm>
#include <set>

using namespace plyglot;
using namespace plyglot::board;

namespace {

// Boards with all that pictures colour.
std::vector<BoardGraph> boards_of_all_shapes() {
  BoardGraph squares = test::small_square_board();
  squares.nodes[0].is_on_line = true;
  squares.nodes[1].is_last_left = true;
  squares.holes = {{"hole", 0, 0}};
  BoardGraph hexes = test::graph(Shape::flat_hexagon, {test::node(0, 0, {test::piece("v", 0)}, "D3"),
                                                       test::node(0, -1, {test::piece("h", 1)}, "D4"),
                                                       test::node(1, -1, {}, "E3"), test::node(2, -1, {}, "F3")});
  hexes.player_colours = {"blue", "red"};
  hexes.nodes[1].stack[0].is_active = false;
  hexes.nodes[1].stack[0].is_last_moved = true;
  hexes.nodes[2].home = 1;
  hexes.nodes[3].home = 0;
  BoardGraph map = test::systems({"N", "S"}, {test::system("a", {test::pyramid("r1"), test::pyramid("y2", 0)}, 0),
                                              test::system("b", {test::pyramid("g3")})});
  map.nodes[0].stack[1].is_last_moved = true;
  test::connect(map, 0, 1);
  return {squares, hexes, map, hive::board_of(test::position_of("0,0=wQ1 1,0=wA1>bB1! -1,0=bQ1"))};
}

struct Coloured {
  // The picture without its colours.
  std::string shapes;
  std::vector<std::string> colours;
};

Coloured taken_apart(const std::string& svg) {
  Coloured result;
  std::size_t from = 0;
  for (std::size_t at = svg.find("=\"#"); at != svg.npos; at = svg.find("=\"#", at + 1)) {
    const std::size_t end = svg.find('"', at + 2);
    // Ids of figures have a minus.
    if (svg.substr(at, end - at).find('-') != std::string::npos) continue;
    result.shapes += svg.substr(from, at + 2 - from);
    result.colours.push_back(svg.substr(at + 2, end - at - 2));
    from = end;
  }
  result.shapes += svg.substr(from);
  return result;
}

std::string svg_in(const BoardGraph& board, Theme theme) { return render_svg(board, {PieceStyle::drawn, theme}); }

int colour_part(const std::string& colour, std::size_t index) {
  if (colour.size() == 4) return 17 * std::stoi(colour.substr(1 + index, 1), nullptr, 16);
  return std::stoi(colour.substr(1 + 2 * index, 2), nullptr, 16);
}

int brightness(const std::string& colour) {
  return (30 * colour_part(colour, 0) + 59 * colour_part(colour, 1) + 11 * colour_part(colour, 2)) / 100;
}

}  // namespace

TEST_CASE("themes change colours and nothing else") {
  for (const BoardGraph& board : boards_of_all_shapes()) {
    const Coloured light = taken_apart(svg_in(board, Theme::light));
    for (const Theme theme : {Theme::dark, Theme::print}) {
      const std::string svg = svg_in(board, theme);
      CHECK(test::XmlCheck(svg).problem == "");
      const Coloured other = taken_apart(svg);
      CHECK(other.shapes == light.shapes);
      REQUIRE(other.colours.size() == light.colours.size());
      CHECK(other.colours != light.colours);
    }
  }
}

TEST_CASE("a dark picture is bright on dark where a light one is dark on light") {
  for (const BoardGraph& board : boards_of_all_shapes()) {
    const std::string light = svg_in(board, Theme::light);
    const std::string dark = svg_in(board, Theme::dark);
    const auto fill_after = [](const std::string& svg, const std::string& beginning) {
      const std::size_t at = svg.find("fill=\"", svg.find(beginning)) + 6;
      return brightness(svg.substr(at, svg.find('"', at) - at));
    };
    for (const char* words : {"<text x=\"0\" y=\"33.2\"", "<text x=\"54"}) {
      if (light.find(words) == light.npos) continue;
      CHECK(fill_after(light, words) < 60);
      CHECK(fill_after(dark, words) > 150);
    }
    CHECK(fill_after(light, "<rect width=") == 255);
    CHECK(fill_after(dark, "<rect width=") < 40);
  }
}

TEST_CASE("what is printed has no colours") {
  for (const BoardGraph& board : boards_of_all_shapes()) {
    for (const std::string& colour : taken_apart(svg_in(board, Theme::print)).colours) {
      CAPTURE(colour);
      CHECK(colour_part(colour, 0) == colour_part(colour, 1));
      CHECK(colour_part(colour, 1) == colour_part(colour, 2));
    }
  }
}

TEST_CASE("a picture of the reader's own preference is the light one with a style that makes the dark one of it") {
  for (const BoardGraph& board : boards_of_all_shapes()) {
    const std::string automatic = svg_in(board, Theme::automatic);
    CHECK(test::XmlCheck(automatic).problem == "");
    const std::size_t begin = automatic.find("<style>");
    const std::size_t end = automatic.find("</style>\n");
    REQUIRE(end != automatic.npos);
    std::string light = automatic.substr(0, begin) + automatic.substr(end + 9);
    const std::string mark = " class=\"plyglot-auto\"";
    light.erase(light.find(mark), mark.size());
    CHECK(light == svg_in(board, Theme::light));
    // Each rule as a browser applies it: to the attributes that have the colour.
    std::string dark = light;
    const std::string style = automatic.substr(begin, end - begin);
    const std::string rule = ".plyglot-auto [";
    for (std::size_t at = style.find(rule); at != style.npos; at = style.find(rule, at + 1)) {
      const std::string pair = style.substr(at + rule.size(), style.find(']', at) - at - rule.size());
      const std::size_t colon = style.find(':', at);
      const std::string colour = style.substr(colon + 1, style.find('}', colon) - colon - 1);
      const std::string made = pair.substr(0, pair.find('"') + 1) + colour + "\"";
      std::size_t count = 0;
      for (std::size_t found = dark.find(pair); found != dark.npos; found = dark.find(pair, found + made.size())) {
        dark.replace(found, pair.size(), made);
        ++count;
      }
      CAPTURE(pair);
      CHECK(count > 0);
    }
    CHECK(dark == svg_in(board, Theme::dark));
  }
}
