#include "board/system_layout.hpp"
#include "support/checks/catch.hpp"
#include "unit/board/render/systems.hpp"

#include <plyglot/board_render.hpp>

using namespace plyglot;
using namespace plyglot::board;
using test::connect;
using test::graph;
using test::node;
using test::piece;
using test::pyramid;
using test::system;
using test::systems;

namespace {

BoardGraph two_homes() {
  BoardGraph board =
      systems({"Sam", "Dave"}, {system("Alpha", {pyramid("b1"), pyramid("y2"), pyramid("g3", 0), pyramid("y1", 0)}, 0),
                                system("Omega", {pyramid("b3"), pyramid("y2"), pyramid("g3", 1)}, 1),
                                system("Dust", {pyramid("r3"), pyramid("g1", 0), pyramid("r1", 1)}),
                                system("Tau", {pyramid("g1"), pyramid("y1", 1)})});
  connect(board, 0, 2);
  connect(board, 1, 3);
  connect(board, 2, 3);
  board.nodes[3].stack[1].is_last_moved = true;
  board.piles = {{"bank", std::nullopt, {{"r1", 2, "", "red", 1}, {"b3", 11, "", "blue", 3}}}};
  place_systems(board);
  return board;
}

}  // namespace

TEST_CASE("a map of systems in characters") {
  CHECK("\n" + render_text(two_homes()) == R"(
 #===== Alpha =====#
 |     g3v y1v     |
 |     (b1 y2)     |
 #== home of Sam ==#
    +-- Dust --+
    |   g1v    |
    |   (r3)   |
    |   r1^    |
    +----------+
     +-- Tau --+
     |  (g1)   |
     |  y1*^   |
     +---------+
#===== Omega ======#
|     (b3 y2)      |
|       g3^        |
#== home of Dave ==#
connected:
  Alpha (1 2): Dust
  Omega (2 3): Tau
  Dust (3): Alpha, Tau
  Tau (1): Omega, Dust

Sam to move
bank     1   2   3
red      2   -   -
yellow   -   -   -
green    -   -   -
blue     -   -  11
)");
}

TEST_CASE("the ships of four players surround the stars of their system") {
  BoardGraph board =
      systems({"N", "E", "S", "W"}, {system("A", {pyramid("b1"), pyramid("y2", 0), pyramid("g3", 1), pyramid("y1", 2),
                                                  pyramid("r1", 3), pyramid("r2", 3)})});
  board.to_move.reset();
  CHECK("\n" + render_text(board) == R"(
+------- A --------+
|       y2v        |
| r1> r2> (b1) <g3 |
|       y1^        |
+------------------+

side to move unknown
)");
}

TEST_CASE("systems at one latitude are side by side, and rows that are too wide are broken") {
  std::vector<Node> nodes;
  for (const char* name : {"one", "two", "three", "four"}) nodes.push_back(system(name + std::string(20, '_'), {}));
  BoardGraph board = systems({}, std::move(nodes));
  place_systems(board);
  CHECK("\n" + render_text(board) == R"(
  +-- one____________________ --+  +-- two____________________ --+
  |                             |  |                             |
  +-----------------------------+  +-----------------------------+
+-- three__________________… --+  +-- four____________________ --+
|                              |  |                              |
+------------------------------+  +------------------------------+

)");
}

TEST_CASE("connections of several kinds are listed by kind, and one way if they lead one way") {
  BoardGraph board =
      graph(Shape::system, {node(0, 0, {piece("x", 0), piece("o", 1)}, "home"), node(1, 0, {}), node(2, 0, {})});
  board.edge_kinds = {"road"};
  board.edges = {{0, 1, 0}, {0, 2, 9}, {2, 0, 0}};
  board.piles = {{"bank", std::nullopt, {{"x", 3, "x"}, {"o", 1, "o"}}}, {"hand", 0, {}}};
  CHECK("\n" + render_text(board) == R"(
+-- home --+   +-- 1,0 --+  +-- 2,0 --+
|    xv    |   |         |  |         |
|          |   |         |  |         |
|    o^    |   |         |  |         |
+----------+   +---------+  +---------+
road:
  home: 1,0
  2,0: home
connections:
  home: 2,0

Right to move
bank: 3 x, o
Left's hand: empty
)");
}

TEST_CASE("the inks of a map are those of its pieces") {
  const std::string coloured = render_text(two_homes(), {true});
  CHECK(coloured.find("\x1b[1;32mg3v\x1b[0m \x1b[1;33my1v\x1b[0m") != std::string::npos);
  CHECK(coloured.find("(\x1b[1;34mb1\x1b[0m \x1b[1;33my2\x1b[0m)") != std::string::npos);
  CHECK(coloured.find("\x1b[1;31mred\x1b[0m      2") != std::string::npos);
  // Pieces without a colour have their owner's.
  const BoardGraph plain = graph(Shape::system, {node(0, 0, {piece("x", 0), piece("o", 1)})});
  CHECK(render_text(plain, {true}).find("\x1b[1;33mxv\x1b[0m") != std::string::npos);
  std::string stripped = coloured;
  for (std::size_t at; (at = stripped.find('\x1b')) != std::string::npos;) {
    stripped.erase(at, stripped.find('m', at) - at + 1);
  }
  CHECK(stripped == render_text(two_homes()));
}

TEST_CASE("long, wide and hostile names keep the boxes whole") {
  BoardGraph board = systems({"a\x1b[31m", std::string(1000, 'p')}, {system(std::string(1000, 'n'), {pyramid("b1")}, 1),
                                                                     system("\n\t\xFF", {}, 0), system("星系", {})});
  for (std::size_t i = 0; i < 3; ++i) board.nodes[i].r = -static_cast<std::int32_t>(i);
  const std::string text = render_text(board);
  INFO(text);
  CHECK(text.find('\x1b') == std::string::npos);
  CHECK(text.find("= nnnnnnnnnnnnnnnnnnnnnnn… =") != std::string::npos);
  CHECK(text.find(" ␊␉\xEF\xBF\xBD ") != std::string::npos);
  CHECK(text.find("+-- 星系 --+\n") != std::string::npos);
}
