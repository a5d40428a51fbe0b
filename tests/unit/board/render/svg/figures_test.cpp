// Pieces that pictures draw, and what names them to pages.

#include "hive/views/board_graph.hpp"
#include "hive/views/bug_figures.hpp"
#include "support/checks/catch.hpp"
#include "support/checks/xml.hpp"
#include "support/hive/board.hpp"
#include "unit/board/path_data.hpp"

#include <plyglot/board_render.hpp>

#include <algorithm>
#include <set>

using namespace plyglot;
using namespace plyglot::board;
using test::position_of;

namespace {

// What follows each `beginning`, up to the next quote.
std::vector<std::string> values_of(const std::string& svg, const std::string& beginning) {
  std::vector<std::string> values;
  for (std::size_t at = svg.find(beginning); at != svg.npos; at = svg.find(beginning, at)) {
    at += beginning.size();
    values.push_back(svg.substr(at, svg.find('"', at) - at));
  }
  return values;
}

std::set<std::string> set_of(const std::vector<std::string>& values) { return {values.begin(), values.end()}; }

const std::string small_hive = "0,0=wQ1 1,0=wA1>bB1 2,0=bA1! -1,0=wA2";

std::string svg_of(const std::string& hive, PieceStyle pieces = PieceStyle::drawn) {
  hive::Position position = position_of(hive);
  position.is_set_known = false;
  return render_svg(hive::board_of(position), {pieces});
}

}  // namespace

TEST_CASE("each bug has a figure of its own that stays in its box") {
  std::set<std::string_view> shapes;
  for (const Figure& figure : hive::bug_figures) {
    CAPTURE(figure.shape);
    CHECK(test::PathData(figure.shape).problem_in_box(40) == "");
    CHECK((figure.lines.empty() || test::PathData(figure.lines).problem_in_box(40) == ""));
    shapes.insert(figure.shape);
  }
  CHECK(shapes.size() == hive::bug_kinds);
}

TEST_CASE("the check of paths finds what is outside of the box and what is no path") {
  CHECK(test::PathData("M-1,2L3,4H5V-6h1a2,3 0 1 0 4,0z").problem_in_box(12) == "");
  for (const char* broken :
       {"", "L1,2", "M1", "M1,2L3", "M1,2X3", "M0,0H13", "M0,0h13", "M0,0C1,1,2,2,13,0", "M-13,0"}) {
    CAPTURE(broken);
    CHECK(test::PathData(broken).problem_in_box(12) != "");
  }
}

TEST_CASE("a figure is defined once and used for every piece of its kind that is seen") {
  const std::string svg = svg_of(small_hive);
  CHECK(test::XmlCheck(svg).problem == "");
  const std::vector<std::string> ids = values_of(svg, " id=\"");
  const std::vector<std::string> uses = values_of(svg, "<use href=\"#");
  CHECK(set_of(ids).size() == ids.size());
  CHECK(set_of(ids) == set_of(uses));
  CHECK(ids.size() == 3);
  // A queen, a beetle, two ants on the board and a sample of one in the legend.
  CHECK(uses.size() >= 5);
  CHECK(std::count(uses.begin(), uses.end(), ids[1]) >= 3);
}

TEST_CASE("boards that share a page share no id, and a picture is the same each time") {
  const std::string one = svg_of(small_hive);
  CHECK(one == svg_of(small_hive));
  const std::set<std::string> of_one = set_of(values_of(one, " id=\""));
  for (const char* hive : {"0,0=wQ1 1,0=wA1>bB1 2,0=bA1 -1,0=wA2", "0,0=wQ1 1,0=wA1>bB1 2,0=bA1! -2,0=wA2"}) {
    for (const std::string& id : values_of(svg_of(hive), " id=\"")) CHECK(of_one.count(id) == 0);
  }
}

TEST_CASE("letters in the place of figures, for those who want them") {
  const std::string svg = svg_of(small_hive, PieceStyle::letters);
  CHECK(svg.find("<use") == svg.npos);
  CHECK(svg.find("<defs") == svg.npos);
  CHECK(svg.find("font-size=\"29\" fill=\"#1c1c20\" text-anchor=\"middle\" font-weight=\"bold\">wA2<") != svg.npos);
  CHECK(svg_of(small_hive).find("font-size=\"12\" fill=\"#1c1c20\" text-anchor=\"middle\" font-weight=\"bold\">wA2<") !=
        svg.npos);
}

TEST_CASE("a piece without a figure shows its label") {
  hive::Position position = position_of(small_hive);
  position.bugs[0].kind = hive::unknown_kind;
  const std::string svg = render_svg(hive::board_of(position));
  CHECK(test::XmlCheck(svg).problem == "");
  CHECK(svg.find("font-size=\"29\" fill=\"#1c1c20\" text-anchor=\"middle\" font-weight=\"bold\">w?") != svg.npos);
}

TEST_CASE("pages find the cells and pieces of a board by attributes") {
  const std::string svg = svg_of(small_hive);
  CHECK(svg.find(" data-game=\"hive\"") != svg.npos);
  CHECK(set_of(values_of(svg, " data-cell=\"")) == std::set<std::string>{"0,0", "1,0", "2,0", "-1,0"});
  CHECK(set_of(values_of(svg, " data-piece=\"")) == std::set<std::string>{"wQ1", "wA1", "bB1", "bA1", "wA2"});
  BoardGraph board = hive::board_of(position_of(small_hive));
  board.nodes[0].id = "\"><x>";
  board.nodes[0].stack[0].id = "\"";
  board.nodes[0].label = "a&b";
  const std::string hostile = render_svg(board);
  CHECK(test::XmlCheck(hostile).problem == "");
  CHECK(hostile.find("data-name=\"a&amp;b\"") != hostile.npos);
}
