// What lies under the top of a stack, drawn beside it.

#include "support/checks/catch.hpp"
#include "support/checks/xml.hpp"
#include "unit/board/boards.hpp"

#include <plyglot/board_render.hpp>

#include <cstdlib>

using namespace plyglot;
using namespace plyglot::board;
using test::graph;
using test::node;
using test::piece;

namespace {

struct SmallTile {
  std::string piece;
  double x = 0;
  double y = 0;
  double scale = 0;
};

// In the order of the picture: tiles of a group that is moved to the side.
std::vector<SmallTile> small_tiles_of(const std::string& svg) {
  const std::string beginning = "<g transform=\"translate(";
  std::vector<SmallTile> tiles;
  for (std::size_t at = svg.find(beginning); at != svg.npos; at = svg.find(beginning, at)) {
    at += beginning.size();
    const std::string tag = svg.substr(at, svg.find('>', at) - at);
    const std::size_t scale = tag.find("scale(");
    const std::size_t name = tag.find(" data-piece=\"");
    const double x = std::strtod(tag.c_str(), nullptr);
    if (scale == tag.npos || name == tag.npos || x == 0) continue;
    const std::string id = tag.substr(name + 13);
    tiles.push_back({id.substr(0, id.find('"')), x, std::strtod(tag.c_str() + tag.find(',') + 1, nullptr),
                     std::strtod(tag.c_str() + scale + 6, nullptr)});
  }
  return tiles;
}

BoardGraph stack_of(std::size_t height) {
  std::vector<Piece> pieces;
  for (std::size_t i = 0; i < height; ++i) pieces.push_back(piece("p" + std::to_string(i), i % 2));
  return graph(Shape::pointy_hexagon, {node(0, 0, std::move(pieces)), node(1, 0, {piece("x", 0)})});
}

bool has_part(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("what lies under a stack is beside it in small, the bottom at the bottom") {
  const std::vector<SmallTile> tiles = small_tiles_of(render_svg(stack_of(4)));
  REQUIRE(tiles.size() == 3);
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    CHECK(tiles[i].piece == "p" + std::to_string(i) + "1");
    // On the border between the two cells.
    CHECK(tiles[i].x == 51.96);
    if (i > 0) CHECK(tiles[i].y <= tiles[i - 1].y - 119 * tiles[i].scale);
  }
}

TEST_CASE("a column beside a stack is no higher than its cell, however many tiles are in it") {
  for (const std::size_t height : {2U, 4U, 8U, 26U}) {
    const std::vector<SmallTile> tiles = small_tiles_of(render_svg(stack_of(height)));
    CAPTURE(height);
    REQUIRE(tiles.size() == height - 1);
    CHECK(tiles.front().y + 60 * tiles.front().scale <= 60);
    CHECK(tiles.back().y - 60 * tiles.back().scale >= -60);
  }
  // More would be too small to see: the uppermost are shown, and the title has the names of all.
  const std::string svg = render_svg(stack_of(2000));
  CHECK(test::XmlCheck(svg).problem == "");
  const std::vector<SmallTile> tiles = small_tiles_of(svg);
  REQUIRE(tiles.size() == 25);
  CHECK(tiles.front().piece == "p19741");
  CHECK(tiles.back().piece == "p19981");
}

TEST_CASE("the legend says how to read the column, where there is one") {
  const std::string words = ">beside a stack: what is under its top, from the bottom up</text>";
  CHECK(has_part(render_svg(stack_of(2)), words));
  CHECK_FALSE(has_part(render_svg(stack_of(1)), words));
}

TEST_CASE("a column at the right end makes the picture wider") {
  BoardGraph board = stack_of(3);
  board.players.clear();
  board.nodes.pop_back();
  // Half of a cell, and 28 in 100 of that, which is more than the words of the legend only if there are none.
  const std::string svg = render_svg(board);
  BoardGraph flat = board;
  flat.nodes[0].stack.resize(1);
  const auto width_of = [](const std::string& picture) {
    return std::strtod(picture.c_str() + picture.find(" width=\"") + 8, nullptr);
  };
  CHECK(width_of(svg) > width_of(render_svg(flat)));
}
