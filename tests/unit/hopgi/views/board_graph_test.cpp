#include "hopgi/views/board_graph.hpp"

#include "hopgi/board/squares.hpp"
#include "hopgi/views/chess_figures.hpp"
#include "support/checks/catch.hpp"
#include "support/checks/json_schema.hpp"
#include "support/checks/xml.hpp"
#include "support/files/board_page.hpp"
#include "support/hopgi/positions.hpp"
#include "unit/board/path_data.hpp"

#include <plyglot/board_render.hpp>

#include <algorithm>
#include <set>

using namespace plyglot;
using namespace plyglot::hopgi;
using board::BoardGraph;
using test::hopgi_position;
using test::hopgi_square;

namespace {

const std::string middle_game = "r1+R1+b1p/w1B2P1/*p1+p1Pb/fp1R1+Pp/b2+B2r/**PP1PP/**BF*WR[RRPPPbp] b - - 0 1";

const board::Node& node_of(const BoardGraph& graph, std::string_view square) {
  return graph.nodes.at(hopgi_square(square));
}

const board::Piece& piece_on(const BoardGraph& graph, std::string_view square) {
  REQUIRE(node_of(graph, square).stack.size() == 1);
  return node_of(graph, square).stack.front();
}

Leg step(PieceKind piece, std::string_view from, std::string_view to) {
  Leg leg;
  leg.piece = piece;
  leg.from = hopgi_square(from);
  leg.to = hopgi_square(to);
  return leg;
}

RecordTurn turn(Side side, Leg first, text::Span span) {
  RecordTurn result;
  result.side = side;
  result.turn.first = first;
  result.first_span = span;
  result.span = span;
  result.played = Played::first_leg;
  return result;
}

// Two kings of White have moved, and then a rook of Black was dropped.
Record short_game() {
  Record record;
  record.initial = start_position();
  RecordTurn kings = turn(Side::white, step(PieceKind::ferz_king, "d1", "c3"), {3, 9});
  kings.turn.second = step(PieceKind::wazir_king, "f1", "e3");
  kings.second_span = {10, 16};
  kings.span = {3, 16};
  kings.played = Played::both_legs;
  record.turns.push_back(kings);
  Leg drop;
  drop.kind = LegKind::drop;
  drop.piece = PieceKind::rook;
  drop.to = hopgi_square("d5");
  record.turns.push_back(turn(Side::black, drop, {17, 21}));
  record.final_position = hopgi_position("rp5/wp5/*p1r3/fp5/bp2W2/**PPPPP/**B1*1R[RBPbp] w - - 0 2");
  record.final_position->pieces[hopgi_square("c3")] = Piece{Side::white, PieceKind::ferz_king};
  return record;
}

}  // namespace

TEST_CASE("hopgi board: 43 squares with 130 links, each both ways (hopgi R1, R2)") {
  const BoardGraph graph = board_of(start_position());
  CHECK(graph.game == "hopgi");
  CHECK(graph.shape == board::Shape::square);
  REQUIRE(graph.nodes.size() == 43);
  CHECK(graph.edges.size() == 260);
  const std::pair<std::int32_t, std::int32_t> steps[] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                                         {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
  for (const board::Edge& edge : graph.edges) {
    const board::Node& from = graph.nodes[edge.from];
    const board::Node& to = graph.nodes[edge.to];
    CHECK(std::pair(to.q - from.q, to.r - from.r) == steps[edge.kind]);
  }
}

TEST_CASE("hopgi board: pieces, hands and side") {
  const BoardGraph graph = board_of(hopgi_position(middle_game));
  CHECK(graph.players == std::vector<std::string>{"White", "Black"});
  CHECK(graph.to_move == 1);
  CHECK_FALSE(graph.outcome);
  CHECK(piece_on(graph, "c7").label == "D");
  CHECK(piece_on(graph, "c7").id == "c7=D");
  CHECK(piece_on(graph, "c7").kind == "Dragon King");
  CHECK(piece_on(graph, "c7").owner == 0);
  CHECK(piece_on(graph, "e7").label == "h");
  CHECK(piece_on(graph, "e7").id == "e7=h");
  CHECK(piece_on(graph, "d5").label == "g");
  CHECK(piece_on(graph, "a6").kind == "Wazir King");
  REQUIRE(graph.piles.size() == 2);
  CHECK(graph.piles[0].entries.size() == 2);
  CHECK(graph.piles[0].entries[0].label == "R");
  CHECK(graph.piles[0].entries[0].count == 2);
  CHECK(graph.piles[1].entries[1].label == "p");
  CHECK(graph.piles[1].owner == 1);
}

TEST_CASE("hopgi board: a drawing in text") {
  CHECK("\n" + board::render_text(board_of(hopgi_position(middle_game))) == R"(
   +---+---+---+---+---+---+---+
7  |:r:|   |:D:|   |:h:|   |:p:|
   +---+---+---+---+---+---+---+
6  | w |:::| B |:::|   |:P:|   |
   +---+---+---+---+---+---+---+
5      | p |:::| g |:/:| P |:b:|
   +---+---+---+---+---+---+---+
4  | f |:p:|   |:R:|   |:G:| p |
   +---+---+---+---+---+---+---+
3  |:b:|   |:/:| H |:::|   |:r:|
   +---+---#---+---+---+---+---+
2          | P |:P:|   |:P:| P |
           +---+---+---+---+---+
1          |:B:| F |   | W |:R:|
           +---+---+   +---+---+
     a   b   c   d   e   f   g

Black to move
White's hand: 2 R, 3 P
Black's hand: b, p
)");
}

TEST_CASE("hopgi board: marks of a diagram, and lines that are none (hopgi 3.3)") {
  Setup setup;
  setup.position = start_position();
  setup.marks = {{hopgi_square("c3"), MarkKind::target, {}},
                 {hopgi_square("d4"), MarkKind::capture_only, {}},
                 {hopgi_square("e3"), MarkKind::move_only, {}}};
  const BoardGraph graph = board_of(setup);
  CHECK(node_of(graph, "c3").mark == "*");
  CHECK(node_of(graph, "d4").mark == "x");
  CHECK(node_of(graph, "e3").mark == "+");
  CHECK(board::render_text(graph).find("3  |:b:| p |:*:|   |:+:|") != std::string::npos);
  setup.has_position = false;
  CHECK(node_of(board_of(setup), "g1").stack.empty());
  CHECK_FALSE(board_of(setup).to_move);
}

TEST_CASE("hopgi board: each piece has the span of the leg that brought it there") {
  Record record = short_game();
  BoardGraph graph = board_of(record);
  CHECK(piece_on(graph, "c3").span == text::Span{3, 9});
  CHECK(piece_on(graph, "e3").span == text::Span{10, 16});
  CHECK(piece_on(graph, "d5").span == text::Span{17, 21});
  CHECK_FALSE(piece_on(graph, "g1").span);
  CHECK(piece_on(graph, "d5").is_last_moved);
  CHECK_FALSE(piece_on(graph, "c3").is_last_moved);
  // What a variation moves does not count.
  record.turns.push_back(turn(Side::black, step(PieceKind::pawn, "b4", "c3"), {22, 28}));
  record.turns.back().depth = 1;
  graph = board_of(record);
  CHECK(piece_on(graph, "d5").is_last_moved);
  CHECK(piece_on(graph, "c3").span == text::Span{3, 9});
}

TEST_CASE("hopgi board: both kings are marked, and where they came from") {
  Record record = short_game();
  record.turns.pop_back();
  record.final_position->pieces[hopgi_square("d5")].reset();
  const BoardGraph graph = board_of(record);
  CHECK(piece_on(graph, "c3").is_last_moved);
  CHECK(piece_on(graph, "e3").is_last_moved);
  CHECK(node_of(graph, "d1").is_last_left);
  CHECK(node_of(graph, "f1").is_last_left);
  CHECK(board::render_text(graph).find("1          |:B:| . |   | . |:R:|") != std::string::npos);
  record.turns.back().played = Played::no_leg;
  CHECK_FALSE(node_of(board_of(record), "d1").is_last_left);
}

TEST_CASE("hopgi board: the side whose two kings are gone has lost, whoever is to move (hopgi R10)") {
  for (const std::string side : {"w", "b"}) {
    const auto outcome_of = [&](const std::string& board) {
      return board_of(hopgi_position(board + "[] " + side + " - - 0 1")).outcome;
    };
    REQUIRE(outcome_of("7/7/*6/f6/7/**5/**2*2"));
    CHECK(outcome_of("7/7/*6/f6/7/**5/**2*2")->winner == 1);
    CHECK(outcome_of("rp5/7/*6/7/7/**5/**2*WR")->winner == 0);
    CHECK_FALSE(outcome_of("w6/7/*6/7/7/**5/**1F*2"));
  }
}

TEST_CASE("hopgi board: no side has won where neither has a king (hopgi R10, R12)") {
  const BoardGraph graph = board_of(hopgi_position("r6/7/*6/7/7/**5/**2*1R[] w - - 0 1"));
  REQUIRE(graph.outcome);
  CHECK_FALSE(graph.outcome->winner);
}

TEST_CASE("hopgi board: the outcome of a position with an error is unknown") {
  Setup setup;
  setup.position = hopgi_position("7/7/*6/f6/7/**5/**2*2[] w - - 0 1");
  CHECK(board_of(setup).outcome->winner == 1);
  setup.is_sound = false;
  CHECK_FALSE(board_of(setup).outcome);
  setup.has_position = false;
  CHECK_FALSE(board_of(setup).outcome);
}

TEST_CASE("hopgi board: the outcome of a game is that of the board, or else that of the result (hopgi R10)") {
  Record record = short_game();
  CHECK_FALSE(board_of(record).outcome);
  record.result = Result::open;
  CHECK_FALSE(board_of(record).outcome);
  record.result = Result::draw;
  REQUIRE(board_of(record).outcome);
  CHECK_FALSE(board_of(record).outcome->winner);
  record.result = Result::black_wins;
  CHECK(board_of(record).outcome->winner == 1);
  record.result = Result::white_wins;
  CHECK(board_of(record).outcome->winner == 0);
  record.final_position = hopgi_position("rp5/wp5/*p5/fp5/bp5/**PPPPP/**B1*1R[RBPrbp] w - - 0 2");
  CHECK(board_of(record).outcome->winner == 1);
}

TEST_CASE("hopgi board: a game that is over where it begins has an outcome without a result (hopgi R12)") {
  Record record;
  record.initial = hopgi_position("7/7/*6/f6/7/**5/**2*2[] w - - 0 1");
  record.final_position = record.initial;
  record.result = Result::open;
  REQUIRE(board_of(record).outcome);
  CHECK(board_of(record).outcome->winner == 1);
}

TEST_CASE("hopgi board: no piece is known where the beginning cannot be read (hopgi R12)") {
  Record record;
  record.result = Result::white_wins;
  const BoardGraph graph = board_of(record);
  CHECK(graph.nodes.size() == 43);
  for (const board::Node& node : graph.nodes) CHECK(node.stack.empty());
  CHECK_FALSE(graph.to_move);
}

TEST_CASE("hopgi board: holes are missing squares with squares on both sides (hopgi R1)") {
  const BoardGraph graph = board_of(start_position());
  const auto has_square = [&graph](std::int32_t q, std::int32_t r) {
    return std::any_of(graph.nodes.begin(), graph.nodes.end(),
                       [&](const board::Node& node) { return node.q == q && node.r == r; });
  };
  std::string found;
  for (std::int32_t q = 0; q < 7; ++q) {
    for (std::int32_t r = 0; r < 7; ++r) {
      const bool is_between =
          (has_square(q - 1, r) && has_square(q + 1, r)) || (has_square(q, r - 1) && has_square(q, r + 1));
      if (has_square(q, r) || !is_between) continue;
      found += graph.column_names[static_cast<std::size_t>(q)] + graph.row_names[static_cast<std::size_t>(r)] + ' ';
    }
  }
  std::string listed;
  for (const board::Hole& hole : graph.holes) {
    CHECK(hole.id ==
          graph.column_names[static_cast<std::size_t>(hole.q)] + graph.row_names[static_cast<std::size_t>(hole.r)]);
    listed += hole.id + ' ';
  }
  CHECK(listed == found);
}

TEST_CASE("hopgi board: each piece has a figure of its own that stays in its box") {
  std::set<std::string_view> shapes;
  for (const board::Figure& figure : chess_figures) {
    CAPTURE(figure.shape);
    CHECK(test::PathData(figure.shape).problem_in_box(40) == "");
    CHECK(test::PathData(figure.lines).problem_in_box(40) == "");
    shapes.insert(figure.shape);
  }
  CHECK(shapes.size() == piece_kind_count);
}

TEST_CASE("hopgi board: JSON, pictures and Graphviz") {
  const test::JsonSchema schema(test::documented_json(0));
  for (const BoardGraph& graph : {board_of(hopgi_position(middle_game)), board_of(short_game()), board_of(Record{})}) {
    CHECK(schema.problem_of(nlohmann::json::parse(board::render_json(graph))) == "");
    CHECK(test::XmlCheck(board::render_svg(graph)).problem == "");
  }
  const std::string svg = board::render_svg(board_of(short_game()));
  CHECK(svg.find("<title>c3: F</title>") != std::string::npos);
  CHECK(svg.find("<title>b3 and c2: blocked</title>") != std::string::npos);
  CHECK(svg.find(" data-cell=\"a5\"><title>a5: hole</title>") != std::string::npos);
  CHECK(svg.find("a5: hole. e1: hole. ") != std::string::npos);
  const std::string dot = board::render_dot(board_of(start_position()));
  std::size_t links = 0;
  for (std::size_t at = 0; (at = dot.find(" -> ", at)) != std::string::npos; ++at) ++links;
  CHECK(links == 130);
}
