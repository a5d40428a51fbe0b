#include "hive/views/board_graph.hpp"
#include "support/checks/catch.hpp"
#include "support/checks/xml.hpp"
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

std::string svg_of(const std::string& board) {
  return render_svg(hive::board_of(position_of(board)), {PieceStyle::drawn, Theme::light});
}

std::string svg_of_letters(const std::string& board) {
  return render_svg(hive::board_of(position_of(board)), {PieceStyle::letters});
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::string problem_of(const std::string& svg) { return test::XmlCheck(svg).problem; }

std::string tall_stack() { return "0,0=bQ1 1,0=bA1>wB1>bB1>wB2>bB2>wM1>bM1! 1,-1=wQ1"; }

}  // namespace

TEST_CASE("the check of XML finds what is not well formed") {
  CHECK(problem_of("<a><b c=\"d\" e=\"&amp;\"/>text</a>\n").empty());
  for (const char* broken : {"", "<a>", "<a></b>", "<a/><b/>", "<a b=\"1\" b=\"2\"/>", "<a b=\"<\"/>", "<a>&nbsp;</a>",
                             "<a>\x01</a>", "<a>\xFF</a>", "text", "<a b/>"}) {
    INFO(broken);
    CHECK_FALSE(problem_of(broken).empty());
  }
}

TEST_CASE("the picture of one tile") {
  hive::Position position = position_of("0,0=wQ1");
  position.is_set_known = false;
  position.to_move.reset();
  const std::string hexagon = "<path d=\"M0,-60L51.96,-30L51.96,30L0,60L-51.96,30L-51.96,-30Z\"";
  const std::string ring = "<path d=\"M0,-49.8L43.12,-24.9L43.12,24.9L0,49.8L-43.12,24.9L-43.12,-24.9Z\"";
  CHECK(render_svg(hive::board_of(position), {PieceStyle::letters, Theme::light}) ==
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 318 244\" width=\"318\" "
        "height=\"244\" font-family=\"Helvetica, Arial, 'DejaVu Sans', sans-serif\" data-game=\"hive\">\n"
        "<title>hive: side to move unknown</title>\n"
        "<desc>0,0: wQ. </desc>\n"
        "<rect width=\"318\" height=\"244\" fill=\"#fff\"/>\n"
        "<g transform=\"translate(159,84)\">\n"
        "<g transform=\"translate(0,0)\" data-cell=\"0,0\"><title>0,0: wQ</title><g data-piece=\"wQ1\">" +
            hexagon + " fill=\"#fbf6e6\" stroke=\"#77777d\" stroke-width=\"2\" stroke-linejoin=\"round\"/>" + ring +
            " fill=\"none\" stroke=\"#8a8a90\" stroke-width=\"8.5\"/>" + ring +
            " fill=\"none\" stroke=\"#f0e442\" stroke-width=\"7\"/>"
            "<text x=\"0\" y=\"10.44\" font-size=\"29\" fill=\"#1c1c20\" text-anchor=\"middle\" "
            "font-weight=\"bold\">wQ</text></g></g>\n"
            "</g>\n"
            "<g transform=\"translate(24,168)\"><text x=\"0\" y=\"33.2\" font-size=\"20\" fill=\"#1b1b1f\" "
            "font-weight=\"bold\">side to move unknown</text></g>\n"
            "</svg>\n");
}

TEST_CASE("neighbours touch exactly") {
  const std::string svg = svg_of("0,0=wQ1 1,0=wA1 0,1=bQ1 3,-2=bA1");
  // Corners are at (51.96, 30) and (0, 60) of a tile.
  for (const char* place :
       {"translate(0,0)\" data-cell=\"0,0\">", "translate(103.92,0)\" data-cell=\"1,0\">",
        "translate(51.96,90)\" data-cell=\"0,1\">", "translate(207.84,-180)\" data-cell=\"3,-2\">"}) {
    INFO(place);
    CHECK(contains(svg, place));
  }
}

TEST_CASE("a stack shows all its tiles, its height, and says what is in it") {
  const std::string svg = svg_of(tall_stack());
  CHECK(contains(svg, "<title>1,0: bA1 &lt; wB1 &lt; bB1 &lt; wB2 &lt; bB2 &lt; wM &lt; bM*</title>"));
  CHECK(contains(svg, ">7</text>"));
  // The tiles shrink and rise, the top one no further than a third of a side.
  CHECK(contains(svg, "<g transform=\"translate(0,-20) scale(0.8)\" data-piece=\"bM1\">"));
  CHECK(contains(svg, ">bM</text>"));
  CHECK_FALSE(contains(svg, ">wB2</text>"));
}

TEST_CASE("the last moved piece has a ring, on the board and in the legend") {
  const std::string ring = "stroke=\"#c2185b\"";
  const std::string svg = svg_of("0,0=wQ1 1,0=bQ1!");
  const std::size_t first = svg.find(ring);
  REQUIRE(first != std::string::npos);
  const std::size_t second = svg.find(ring, first + 1);
  REQUIRE(second != std::string::npos);
  CHECK(svg.find(ring, second + 1) == std::string::npos);
  CHECK(contains(svg, ">last moved</text>"));
  CHECK_FALSE(contains(svg_of("0,0=wQ1 1,0=bQ1"), ring));
}

TEST_CASE("the legend says the side to move and the hands") {
  const std::string svg = svg_of("0,0=wQ1");
  CHECK(contains(svg, ">White to move</text>"));
  CHECK(contains(svg, "<title>hive: White to move</title>"));
  CHECK(contains(svg, ">White&#39;s hand</text>"));
  CHECK(contains(svg,
                 ">\xC3\x97"
                 "3</text>"));
  CHECK(contains(svg, "Black&#39;s hand: Q 3 A 2 B 3 G L M P 2 S. "));
}

TEST_CASE("the colour in the legend is that of the side to move, and after the end that of the winner") {
  // What is drawn before the words, with its colour.
  const auto sample_before = [](const BoardGraph& board, const std::string& words) {
    const std::string svg = render_svg(board);
    const std::size_t end = svg.find("<text", svg.rfind('\n', svg.find('>' + words + '<')));
    const std::size_t begin = svg.rfind('\n', end);
    return svg.substr(begin, end - begin);
  };
  BoardGraph board = graph(Shape::square, {node(0, 0, {})});
  const std::string of_right = sample_before(board, "Right to move");
  board.to_move = 0;
  const std::string of_left = sample_before(board, "Left to move");
  CHECK(of_left != of_right);
  board.outcome = Outcome{1};
  CHECK(sample_before(board, "Right wins") == of_right);
  board.outcome = Outcome{};
  CHECK_FALSE(contains(sample_before(board, "draw"), "<path"));
}

TEST_CASE("the empty board is a cell that says so") {
  const std::string svg = svg_of("");
  CHECK(problem_of(svg).empty());
  CHECK(contains(svg, ">empty</text>"));
}

TEST_CASE("pictures of every shape are well-formed XML, whatever the names are") {
  const std::string hostile = "<&>\"'\x01\xFF]]>\xEF\xBF\xBE";
  for (const Shape shape : {Shape::pointy_hexagon, Shape::flat_hexagon, Shape::square, Shape::system}) {
    BoardGraph board = graph(shape, {node(0, 0, {piece(hostile, 0), piece("o", 3)}, hostile), node(1, 0, {}, hostile)});
    board.game = hostile;
    board.players[1] = hostile;
    board.edge_kinds = {hostile};
    board.edges = {{0, 1, 0}};
    board.piles = {{hostile, 1, {{hostile, 2, hostile}}}, {hostile, std::nullopt, {}}};
    board.nodes[0].stack[1].is_last_moved = true;
    CHECK(problem_of(render_svg(board)) == "");
  }
  CHECK(problem_of(svg_of(tall_stack())) == "");
}

TEST_CASE("long names are written smaller") {
  CHECK(contains(svg_of_letters("0,0=wA1"),
                 "font-size=\"29\" fill=\"#1c1c20\" text-anchor=\"middle\" font-weight=\"bold\">wA1<"));
  CHECK(contains(svg_of_letters("0,0=wA1000"), "font-size=\"18.22\""));
}

TEST_CASE("pieces with signs, in the colours of their players, beside the names of their cells") {
  BoardGraph board = graph(Shape::flat_hexagon, {node(0, 0, {piece("v3", 0)}, "D3"), node(0, -1, {piece("h", 1)}, "D4"),
                                                 node(1, -1, {}, "E3")});
  board.player_colours = {"blue", "red"};
  board.nodes[0].stack[0].sign = Sign::down;
  board.nodes[0].stack[0].value = 3;
  board.nodes[1].stack[0].sign = Sign::house;
  board.nodes[1].stack[0].is_active = false;
  board.nodes[2].home = 1;
  const std::string svg = render_svg(board);
  CHECK(problem_of(svg) == "");
  const std::string hexagon = "<path d=\"M60,0L30,51.96L-30,51.96L-60,0L-30,-51.96L30,-51.96Z\"";
  CHECK(contains(svg, "<title>0,0: Left v3</title><g data-piece=\"v31\">" + hexagon +
                          " fill=\"#124f94\" stroke=\"#0b3463\" stroke-width=\"2\" stroke-linejoin=\"round\"/>"
                          "<path d=\"M-35,-31L35,-31L0,25Z\" fill=\"#ffffff\" stroke=\"#ffffff\" stroke-width=\"3\" "
                          "stroke-linejoin=\"round\"/>"
                          "<text x=\"0\" y=\"-3.56\" font-size=\"29\" fill=\"#124f94\" text-anchor=\"middle\" "
                          "font-weight=\"bold\">3</text></g>"
                          "<text x=\"0\" y=\"42.29\" font-size=\"15\" fill=\"#ffffff\" text-anchor=\"middle\" "
                          "font-weight=\"bold\">D3</text></g>"));
  CHECK(contains(svg, "<title>0,-1: Right (h)</title><g data-piece=\"h1\">" + hexagon + " fill=\"#fae3db\""));
  CHECK(contains(svg, "stroke=\"#b5330f\" stroke-width=\"3\" stroke-dasharray=\"9 6\"/>"));
  CHECK(contains(svg, "<title>1,-1</title>" + hexagon + " fill=\"#fdf2ee\""));
  CHECK(contains(svg, ">inactive</text>"));
}

TEST_CASE("an inactive piece of a board without colours is white with a dashed edge") {
  BoardGraph board = graph(Shape::square, {node(0, 0, {piece("x", 0)})});
  board.nodes[0].stack[0].is_active = false;
  const std::string svg = render_svg(board);
  CHECK(contains(svg, " fill=\"#fff\" stroke=\"#b0b0b6\""));
  CHECK(contains(svg, "stroke-dasharray"));
}

TEST_CASE("a picture of squares: shading, line, blocked corner, margins, and where the last move began") {
  BoardGraph board = test::small_square_board();
  board.nodes[0].is_on_line = true;
  board.nodes[1].is_last_left = true;
  const std::string svg = render_svg(board);
  CHECK(problem_of(svg) == "");
  const std::string square = "<path d=\"M-50,-50L50,-50L50,50L-50,50Z\"";
  CHECK(contains(svg, "<title>1,0: x</title>" + square + " fill=\"#fdfaf3\""));
  CHECK(contains(svg, "<path d=\"M-50,50L50,-50\" stroke=\"#8c5a1e\""));
  CHECK(contains(svg, "<title>1,1: o*</title>" + square + " fill=\"#d9c9a8\""));
  CHECK(contains(svg, "<circle r=\"39\" fill=\"#34343c\""));
  CHECK(contains(svg, "<g transform=\"translate(50,-50)\"><title>0,1 and 1,0: blocked</title>"));
  CHECK(contains(svg, "stroke=\"#c2185b\" stroke-width=\"5\" stroke-dasharray=\"12 9\"/></g>"));
  for (const char* name : {"a", "b", "1", "2"}) CHECK(contains(svg, std::string(">") + name + "</text>"));
  CHECK(contains(svg, ">where it came from</text>"));
  board.nodes[1].label = "b2";
  CHECK(contains(render_svg(board),
                 "<text x=\"0\" y=\"7.92\" font-size=\"22\" fill=\"#77777d\" "
                 "text-anchor=\"middle\" font-weight=\"bold\">b2</text>"));
  board.nodes[1].mark = "<";
  CHECK(contains(render_svg(board), ">&lt;</text>"));
  CHECK_FALSE(contains(render_svg(board), ">where it came from</text>"));
  CHECK(problem_of(render_svg(board)) == "");
}

TEST_CASE("margins make a picture larger by what they need") {
  BoardGraph board = test::small_square_board();
  board.players.clear();
  board.nodes[2].stack.clear();
  CHECK(contains(render_svg(board), "viewBox=\"0 0 275.36 308\""));
  board.column_names.clear();
  board.row_names.clear();
  CHECK(contains(render_svg(board), "viewBox=\"0 0 248 272\""));
  board.row_names = {std::string(100, 'n')};
  CHECK(problem_of(render_svg(board)) == "");
}
