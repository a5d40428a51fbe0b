#include "hive/views/board_graph.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/board.hpp"
#include "unit/board/boards.hpp"

#include <plyglot/board_render.hpp>

using namespace plyglot;
using namespace plyglot::board;
using test::graph;
using test::node;
using test::piece;
using test::position_of;

namespace {

// A drawing alone, without the lines below it, after a line break that keeps the expected text readable.
std::string drawing_of(const std::string& board) {
  hive::Position position = position_of(board);
  position.is_set_known = false;
  std::string text = "\n" + render_text(hive::board_of(position));
  const std::string below = "\nWhite to move\n";
  REQUIRE(text.size() >= below.size());
  REQUIRE(text.substr(text.size() - below.size()) == below);
  text.resize(text.size() - below.size());
  return text;
}

}  // namespace

TEST_CASE("one hexagon has a name in its middle") {
  CHECK(drawing_of("0,0=wQ1") == R"(
   / \
 /     \
|  wQ   |
 \     /
   \ /
)");
}

TEST_CASE("black bugs are drawn on shaded ground") {
  CHECK(drawing_of("5,5=bA1") == R"(
   /:\
 /:::::\
|: bA1 :|
 \:::::/
   \:/
)");
}

TEST_CASE("neighbours share their borders, and empty cells are not drawn") {
  CHECK(drawing_of("1,-1=wG1 0,0=wQ1 1,0=bQ1 2,0=bS2 -1,2=wA1") == R"(
       / \
     /     \
    |  wG1  |
   / \     /:\     /:\
 /     \ /:::::\ /:::::\
|  wQ   |: bQ ::|: bS2 :|
 \     / \:::::/ \:::::/
   \ /     \:/     \:/

   / \
 /     \
|  wA1  |
 \     /
   \ /
)");
}

TEST_CASE("a stack shows its top and its height, the last moved bug a mark, and the hands are listed") {
  CHECK(render_text(hive::board_of(position_of("0,0=bQ1>wB1! 1,0=wA1"))) == R"(   / \     / \
 /     \ /     \
| wB1*  |  wA1  |
 \ ^2  / \     /
   \ /     \ /
stack, bottom to top: bQ < wB1*

White to move
White's hand: Q, 2 A, B, 3 G, L, M, P, 2 S
Black's hand: 3 A, 2 B, 3 G, L, M, P, 2 S
)");
}

TEST_CASE("long names make all cells wider") {
  CHECK(drawing_of("0,0=wA1000 1,0=bQ1!") == R"(
    / \       /:\
 /       \ /:::::::\
| wA1000  |:: bQ* ::|
 \       / \:::::::/
    \ /       \:/
)");
}

TEST_CASE("the empty board is said in words") {
  hive::Position position = position_of("");
  position.set = hive::BugSet{};
  position.to_move.reset();
  CHECK(render_text(hive::board_of(position)) == R"(empty board

side to move unknown
White's hand: empty
Black's hand: empty
)");
}

TEST_CASE("colours are put around what belongs to a player, and nothing else") {
  const BoardGraph board = hive::board_of(position_of("0,0=wQ1 1,0=bA1"));
  std::string coloured = render_text(board, {true});
  CHECK(coloured.find("|\x1b[1;33m  wQ   \x1b[0m|\x1b[1;36m: bA1 :\x1b[0m|\n") != std::string::npos);
  for (const char* sequence : {"\x1b[1;33m", "\x1b[1;36m", "\x1b[0m"}) {
    for (std::size_t at; (at = coloured.find(sequence)) != std::string::npos;) {
      coloured.erase(at, std::string(sequence).size());
    }
  }
  CHECK(coloured == render_text(board));
}

TEST_CASE("a long chain costs what is drawn of it, and leading blanks") {
  std::string row;
  std::string diagonal;
  for (int i = 0; i < 1000; ++i) {
    row += std::to_string(i) + ",0=wA" + std::to_string(i + 1) + " ";
    diagonal += "0," + std::to_string(i) + "=wA" + std::to_string(i + 1) + " ";
  }
  const std::string row_text = drawing_of(row);
  CHECK(std::count(row_text.begin(), row_text.end(), '\n') == 6);
  CHECK(row_text.size() < 60'000);
  const std::string diagonal_text = drawing_of(diagonal);
  CHECK(std::count(diagonal_text.begin(), diagonal_text.end(), '\n') == 3003);
  CHECK(diagonal_text.size() < 10'000'000);
}

TEST_CASE("boards that are too large to draw are listed") {
  BoardGraph board = graph(Shape::pointy_hexagon, {node(-2147483647 - 1, 0, {piece("x", 0)}),
                                                   node(2147483647, -2147483647 - 1, {piece("x", 0), piece("o", 1)})});
  CHECK(render_text(board) == R"(-2147483648,0: x
2147483647,-2147483648: x < o

Right to move
)");
}

TEST_CASE("boards with names that no cell holds are listed") {
  const BoardGraph board = graph(Shape::square, {node(0, 0, {piece(std::string(50, 'x'), 0)})});
  CHECK(render_text(board) == "0,0: " + std::string(50, 'x') + "\n\nRight to move\n");
}

TEST_CASE("flat hexagons lie in columns") {
  BoardGraph board =
      graph(Shape::flat_hexagon, {node(0, 0, {piece("x", 0)}), node(1, 0, {piece("o", 1), piece("o", 1)}),
                                  node(2, -1, {}, "b2"), node(0, 1, {piece("o", 1)})});
  board.nodes[0].stack[0].is_last_moved = true;
  CHECK("\n" + render_text(board) == R"(
  ______          ______
 /      \        /      \
/   x*   \______/   b2   \
\        /::::::\        /
 \______/:: o :::\______/
 /::::::\:: ^2 ::/
/:: o :::\______/
\::::::::/
 \______/
stack, bottom to top: o < o

Right to move
)");
}

TEST_CASE("squares are a grid in which missing squares stay open") {
  const BoardGraph board = graph(Shape::square, {node(0, 0, {piece("x", 0)}), node(1, 0, {piece("o", 1)}),
                                                 node(0, 1, {}, "a2"), node(2, -1, {piece("x", 0), piece("o", 1)})});
  CHECK("\n" + render_text(board) == R"(
+-----+
|  a2 |
|     |
+-----+-----+
|  x  |: o :|
|     |:::::|
+-----+-----+-----+
            |: o :|
            |: ^2:|
            +-----+
stack, bottom to top: x < o

Right to move
)");
}

TEST_CASE("control characters cannot spoil a drawing, and wide characters take two columns") {
  const BoardGraph board = graph(Shape::square, {node(0, 0, {piece("a\x1b\n", 0)}), node(1, 0, {piece("\xC3\xA9", 0)}),
                                                 node(2, 0, {piece("虫", 0)})});
  CHECK("\n" + render_text(board) == R"(
+-----+-----+-----+
| a␛␊ |  é  |  虫 |
+-----+-----+-----+

Right to move
)");
}

TEST_CASE("cells have their names beside their pieces, and inactive pieces are in parentheses") {
  BoardGraph board = graph(Shape::pointy_hexagon, {node(0, 0, {piece("x", 0)}, "a1"), node(1, 0, {piece("o", 1)}, "b1"),
                                                   node(2, 0, {}, "c1")});
  board.nodes[1].stack[0].is_active = false;
  CHECK("\n" + render_text(board) == R"(
   / \     /:\     / \
 / a1  \ / b1 :\ /     \
|   x   |: (o) :|  c1   |
 \     / \:::::/ \     /
   \ /     \:/     \ /

Right to move
( ) inactive
)");
}

TEST_CASE("shaded squares, the dividing line, a blocked corner, marks and margins") {
  BoardGraph board = test::small_square_board();
  CHECK("\n" + render_text(board) == R"(
   +---+---+
2  |   |:o*|
   +---#---+
1      | x |
       +---+
     a   b

Right to move
* last moved
)");
  board.nodes[1].is_shaded = true;
  board.nodes[1].mark = "+";
  board.nodes[0].stack.clear();
  board.nodes[0].is_on_line = true;
  board.nodes[2].stack.clear();
  board.nodes[2].is_last_left = true;
  CHECK("\n" + render_text(board) == R"(
   +---+---+
2  |:+:|:.:|
   +---#---+
1      | / |
       +---+
     a   b

Right to move
. where it came from
)");
}

TEST_CASE("long names at the margins are cut, and a board of squares in a list names its blocked corners") {
  BoardGraph board = test::small_square_board();
  board.column_names = {"north", "b\n"};
  CHECK(render_text(board).find("\n    no\xE2\x80\xA6 b\xE2\x90\x8A\n") != std::string::npos);
  board.nodes[0].stack[0].label = std::string(50, 'x');
  CHECK(render_text(board).find("0,1 and 1,0: blocked\n") != std::string::npos);
}
