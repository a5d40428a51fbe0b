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

TEST_CASE("a hive for Graphviz") {
  CHECK(render_dot(hive::board_of(position_of("0,0=wQ1 1,-1=bA1>wB1! 1,0=bQ1"))) == R"(digraph "hive" {
  graph [label="White to move", labelloc=b];
  node [shape=hexagon, orientation=30, fixedsize=true, width=0.866, height=1, style=filled, fillcolor="#faf6ea"];
  edge [dir=none];
  n0 [label="wB1*\n^2", tooltip="1,-1: bA1 < wB1*", pos="31.18,54"];
  n1 [label="wQ", tooltip="0,0: wQ", pos="0,0"];
  n2 [label="bQ", tooltip="1,0: bQ", pos="62.36,0", fillcolor="#2f2f33", fontcolor="#ffffff"];
  n0 -> n2 [tooltip="SE"];
  n1 -> n0 [tooltip="NE"];
  n1 -> n2 [tooltip="E"];
}
)");
}

TEST_CASE("systems for Graphviz say what is in them, and whose home they are") {
  BoardGraph board = graph(Shape::system, {node(0, 0, {piece("s", 0), piece("x", 0), piece("o", 1)}, "Alpha"),
                                           node(-1, 1, {}, "far"), node(1, 1, {piece("x", 1)})});
  board.nodes[0].home = 1;
  board.nodes[0].stack[0].owner.reset();
  board.nodes[0].stack[2].is_last_moved = true;
  board.edge_kinds = {"road"};
  board.edges = {{0, 1, 0}, {2, 0, 0}, {0, 2, 0}};
  CHECK(render_dot(board) == R"(digraph "test" {
  graph [label="Right to move", labelloc=b];
  node [shape=box, style=filled, fillcolor="#faf6ea"];
  edge [color="#8a94aa"];
  n0 [label="Alpha (home of Right)\ns\nLeft: x\nRight: o*", tooltip="Alpha (home of Right): s; Left x; Right o*", pos="0,0", peripheries=2];
  n1 [label="far", tooltip="far: empty", pos="-72,108"];
  n2 [label="Right: x", tooltip="1,1: Right x", pos="72,108"];
  n0 -> n1 [tooltip="road"];
  n0 -> n2 [tooltip="road", dir=none];
}
)");
  board.edge_kinds = {"road", "river"};
  board.edges = {{0, 1, 0}, {1, 0, 1}};
  CHECK(render_dot(board).find(R"(
  n0 -> n1 [label="road"];
  n1 -> n0 [label="river"];
)") != std::string::npos);
}

TEST_CASE("names for Graphviz are shown as they are") {
  BoardGraph board = graph(Shape::square, {node(0, 2, {piece("a\"b\\N&lt;\xFF\x02", 0)})});
  board.to_move.reset();
  board.players.clear();
  const std::string dot = render_dot(board);
  CHECK(dot.find("n0 [label=\"a\\\"b\\\\N&amp;lt;\xEF\xBF\xBD␂\"") != std::string::npos);
  CHECK(dot.find("pos=\"0,144\"") != std::string::npos);
}

TEST_CASE("squares for Graphviz with their shading, blocked corners and margins") {
  BoardGraph board = test::small_square_board();
  board.nodes[1].is_shaded = true;
  board.nodes[1].is_on_line = true;
  const std::string dot = render_dot(board);
  CAPTURE(dot);
  CHECK(dot.find("n1 [label=\"/\", tooltip=\"0,1\", pos=\"0,72\", fillcolor=\"#d9c9a8\"];") != std::string::npos);
  CHECK(dot.find("  c0 [label=\"\", tooltip=\"0,1 and 1,0: blocked\", width=0.2, height=0.2, fillcolor=\"#1b1b1f\", "
                 "pos=\"36,36\"];\n") != std::string::npos);
  CHECK(dot.find("  q1 [label=\"b\", shape=plaintext, style=\"\", pos=\"72,-72\"];\n") != std::string::npos);
  CHECK(dot.find("  r1 [label=\"2\", shape=plaintext, style=\"\", pos=\"-72,72\"];\n") != std::string::npos);
}
