#include "hexix/views/board_graph.hpp"

#include "hexix/board/cells.hpp"
#include "support/checks/catch.hpp"
#include "support/checks/json_schema.hpp"
#include "support/checks/xml.hpp"
#include "support/files/board_page.hpp"
#include "support/hexix/moves.hpp"
#include "support/hexix/records.hpp"

#include <plyglot/board_render.hpp>

#include <set>

using namespace plyglot;
using board::BoardGraph;
using test::hexix_game;
using test::hexix_game_from;

namespace {

const std::string opening = "D2v D5v D2+ D5+ D3v C4^ D3+ C4D3";

const board::Node& node_of(const BoardGraph& graph, std::string_view cell) {
  return graph.nodes.at(test::hexix_cell(cell));
}

const board::Piece& piece_on(const BoardGraph& graph, std::string_view cell) {
  REQUIRE(node_of(graph, cell).stack.size() == 1);
  return node_of(graph, cell).stack.front();
}

bool has_piece(const BoardGraph& graph) {
  for (const board::Node& node : graph.nodes) {
    if (!node.stack.empty()) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("hexix board: 30 cells with 71 adjacencies, each both ways (hexix R1)") {
  const BoardGraph graph = hexix::board_of(hexix::start_position());
  CHECK(graph.game == "hexix");
  CHECK(graph.shape == board::Shape::flat_hexagon);
  REQUIRE(graph.nodes.size() == 30);
  CHECK(graph.edges.size() == 142);
  CHECK(graph.edge_kinds == std::vector<std::string>{"N", "NE", "SE", "S", "SW", "NW"});
  std::set<std::pair<std::int32_t, std::int32_t>> places;
  for (const board::Node& node : graph.nodes) {
    CHECK(node.id == node.label);
    places.insert({node.q, node.r});
  }
  CHECK(places.size() == 30);
  // Axial steps of flat hexagons, y to the south.
  const std::pair<std::int32_t, std::int32_t> steps[] = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};
  for (const board::Edge& edge : graph.edges) {
    const board::Node& from = graph.nodes[edge.from];
    const board::Node& to = graph.nodes[edge.to];
    CHECK(std::pair(to.q - from.q, to.r - from.r) == steps[edge.kind]);
  }
}

TEST_CASE("hexix board: the start (hexix R3)") {
  const BoardGraph graph = hexix::board_of(hexix::start_position());
  CHECK(graph.players == std::vector<std::string>{"Blue", "Red"});
  CHECK(graph.to_move == 0);
  CHECK_FALSE(graph.outcome);
  CHECK(piece_on(graph, "D1").owner == 0);
  CHECK(piece_on(graph, "D6").owner == 1);
  CHECK(piece_on(graph, "D1").label == "h");
  CHECK(piece_on(graph, "D1").value == 6);
  CHECK(node_of(graph, "D1").home == 0);
  CHECK(node_of(graph, "D6").home == 1);
  CHECK_FALSE(node_of(graph, "D2").home);
}

TEST_CASE("hexix board: each piece has the span of the ply that put, raised or moved it last") {
  const BoardGraph graph = hexix::board_of(hexix_game(opening));
  const board::Piece& taker = piece_on(graph, "D3");
  CHECK(taker.id == "D3=R^1");
  CHECK(taker.label == "^1");
  CHECK(taker.kind == "up");
  CHECK(taker.is_last_moved);
  CHECK_FALSE(taker.is_active);
  CHECK(taker.span == text::Span{28, 32});
  CHECK(node_of(graph, "C4").stack.empty());
  CHECK(piece_on(graph, "D2").span == text::Span{8, 11});
  CHECK_FALSE(piece_on(graph, "D2").is_last_moved);
  CHECK(piece_on(graph, "D2").is_active);
  CHECK_FALSE(piece_on(graph, "D1").span);
  CHECK(graph.to_move == 0);
}

TEST_CASE("hexix board: the piece moved last is unknown when the last ply was not recorded") {
  const BoardGraph graph = hexix::board_of(hexix_game("D2v ..."));
  CHECK_FALSE(piece_on(graph, "D2").is_last_moved);
  CHECK(graph.to_move == 0);
}

TEST_CASE("hexix board: a home that is taken ends the game (hexix R14)") {
  const BoardGraph graph = hexix::board_of(hexix_game_from(".../..../...../Bh6....Rh6/R^1..../..../... r", "E1D1"));
  REQUIRE(graph.outcome);
  CHECK(graph.outcome->winner == 1);
  CHECK(piece_on(graph, "D1").owner == 1);
  CHECK(node_of(graph, "D1").home == 0);
}

TEST_CASE("hexix board: a fragment has no known piece (hexix R6)") {
  const BoardGraph graph = hexix::board_of(test::hexix_fragment("D5v D2+"));
  CHECK(graph.nodes.size() == 30);
  CHECK_FALSE(has_piece(graph));
  CHECK_FALSE(graph.to_move);
}

TEST_CASE("hexix board: its JSON is as documented") {
  const test::JsonSchema schema(test::documented_json(0));
  for (const BoardGraph& graph : {hexix::board_of(hexix_game(opening)), hexix::board_of(test::hexix_fragment("D5v"))}) {
    CHECK(schema.problem_of(nlohmann::json::parse(board::render_json(graph))) == "");
  }
}

TEST_CASE("hexix board: a drawing in text") {
  CHECK("\n" + board::render_text(hexix::board_of(hexix_game(opening))) == R"(
                          ______
                         /: D6 :\
                  ______/:: h :::\______
                 /      \::::::::/      \
          ______/   C5   \______/   E5   \______
         /      \        /: D5 :\        /      \
  ______/   B4   \______/:: v2 ::\______/   F4   \______
 /      \        /      \::::::::/      \        /      \
/   A3   \______/   C4   \______/   E4   \______/   G3   \
\        /      \        /      \        /      \        /
 \______/   B3   \______/   D4   \______/   F3   \______/
 /      \        /      \        /      \        /      \
/   A2   \______/   C3   \______/   E3   \______/   G2   \
\        /      \        /: D3 :\        /      \        /
 \______/   B2   \______/ (^1)* :\______/   F2   \______/
 /      \        /      \::::::::/      \        /      \
/   A1   \______/   C2   \______/   E2   \______/   G1   \
\        /      \        /. D2 .\        /      \        /
 \______/   B1   \______/.. v2 ..\______/   F1   \______/
        \        /      \......../      \        /
         \______/   C1   \______/   E1   \______/
                \        /. D1 .\        /
                 \______/.. h ...\______/
                        \......../
                         \______/

Blue to move
... Blue   ::: Red   * last moved   ( ) inactive
)");
}

TEST_CASE("hexix board: the drawing has the colours of the players") {
  const std::string text = board::render_text(hexix::board_of(hexix_game("D2v")), {true});
  CHECK(text.find("\x1b[1;31m:: h :::\x1b[0m") != std::string::npos);
  CHECK(text.find("\x1b[1;34m. v1* ..\x1b[0m") != std::string::npos);
  CHECK(text.find("\x1b[1;34m... Blue\x1b[0m   \x1b[1;31m::: Red\x1b[0m   * last moved\n") != std::string::npos);
}

TEST_CASE("hexix board: a picture") {
  const std::string svg = board::render_svg(hexix::board_of(hexix_game(opening)));
  CHECK(test::XmlCheck(svg).problem == "");
  CHECK(svg.find("<title>D2: Blue v2</title>") != std::string::npos);
  CHECK(svg.find("<title>D3: Red (^1)*</title>") != std::string::npos);
  CHECK(svg.find(">last moved</text>") != std::string::npos);
  CHECK(svg.find(">inactive</text>") != std::string::npos);
  const std::string start = board::render_svg(hexix::board_of(hexix::start_position()));
  CHECK(start.find(">inactive</text>") == std::string::npos);
}

TEST_CASE("hexix board: Graphviz draws each adjacency once (hexix 8)") {
  const std::string dot = board::render_dot(hexix::board_of(hexix_game(opening)));
  std::size_t edges = 0;
  for (std::size_t at = 0; (at = dot.find(" -> ", at)) != std::string::npos; ++at) ++edges;
  CHECK(edges == 71);
  CHECK(dot.find("[label=\"D3\\n(^1)*\", tooltip=\"D3: Red (^1)*\"") != std::string::npos);
  CHECK(dot.find("style=\"filled,dashed\"") != std::string::npos);
}
