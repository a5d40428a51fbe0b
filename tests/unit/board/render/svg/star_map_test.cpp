#include "board/render/captions.hpp"
#include "board/render/system_rows.hpp"
#include "board/system_layout.hpp"
#include "support/checks/catch.hpp"
#include "support/checks/xml.hpp"
#include "unit/board/render/systems.hpp"

#include <plyglot/board_render.hpp>

#include <tuple>

using namespace plyglot;
using namespace plyglot::board;
using test::connect;
using test::pyramid;
using test::system;
using test::systems;

namespace {

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::size_t count_of(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += part.size()) ++count;
  return count;
}

// What follows each `beginning`, up to the next `end`.
std::vector<std::string> parts_after(const std::string& text, const std::string& beginning, char end) {
  std::vector<std::string> parts;
  for (std::size_t at = text.find(beginning); at != std::string::npos; at = text.find(beginning, at)) {
    at += beginning.size();
    parts.push_back(text.substr(at, text.find(end, at) - at));
  }
  return parts;
}

std::string problem_of(const std::string& svg) { return test::XmlCheck(svg).problem; }

// The group of a system or a pile's table alone, so that the legend does not count.
std::string group_of(const std::string& svg, const std::string& title) {
  const std::size_t begin = svg.find("<title>" + title);
  REQUIRE(begin != std::string::npos);
  return svg.substr(begin, svg.find("</g>\n", begin) - begin);
}

BoardGraph one_system(std::vector<Piece> pieces, std::optional<std::uint8_t> home = std::nullopt) {
  return systems({"Sam", "Dave"}, {system("Dust", std::move(pieces), home)});
}

}  // namespace

TEST_CASE("the panel of a system") {
  BoardGraph board = one_system({pyramid("y1"), pyramid("g3", 1)});
  board.players.clear();
  board.colours.clear();
  CHECK(group_of(render_svg(board), "Dust:") ==
        "<title>Dust: y1; player 1 g3</title>"
        "<rect x=\"-61\" y=\"-72.5\" width=\"122\" height=\"145\" rx=\"16\" fill=\"#f7f7f8\" stroke=\"#b4b4bc\" "
        "stroke-width=\"1.5\"/>"
        "<text x=\"0\" y=\"-43.52\" font-size=\"18\" fill=\"#1b1b1f\" text-anchor=\"middle\" "
        "font-weight=\"bold\">Dust</text>"
        // The star from above, with a bright and a dark face.
        "<g data-piece=\"y1\"><path d=\"M-13,-30.5L13,-30.5L13,-4.5L-13,-4.5Z\" fill=\"#f7cf2d\" stroke=\"#7d6200\" "
        "stroke-width=\"1.5\" "
        "stroke-linejoin=\"round\"/>"
        "<path d=\"M-13,-30.5L13,-30.5L0,-17.5Z\" fill=\"#ffffff\" fill-opacity=\"0.28\"/>"
        "<path d=\"M-13,-4.5L13,-4.5L0,-17.5Z\" fill=\"#000000\" fill-opacity=\"0.22\"/>"
        "<text x=\"0\" y=\"-15.78\" font-size=\"12\" fill=\"#1c1c20\" text-anchor=\"middle\" "
        "font-weight=\"bold\">Y</text>"
        "<circle cx=\"0\" cy=\"-9.18\" r=\"2.2\" fill=\"#1c1c20\"/></g>"
        // The ship of the south points up.
        "<g data-piece=\"g3\"><path d=\"M0,3.5L-21,61.5L21,61.5Z\" fill=\"#2c9440\" stroke=\"#124a22\" "
        "stroke-width=\"1.5\" "
        "stroke-linejoin=\"round\"/>"
        "<text x=\"0\" y=\"47.1\" font-size=\"18\" fill=\"#ffffff\" text-anchor=\"middle\" "
        "font-weight=\"bold\">G</text>"
        "<circle cx=\"6.5\" cy=\"55.7\" r=\"2.2\" fill=\"#ffffff\"/>"
        "<circle cx=\"0\" cy=\"55.7\" r=\"2.2\" fill=\"#ffffff\"/>"
        "<circle cx=\"-6.5\" cy=\"55.7\" r=\"2.2\" fill=\"#ffffff\"/></g>");
}

TEST_CASE("ships point away from the side of their owner") {
  const std::vector<Piece> ships = {pyramid("r1"), pyramid("b2", 0), pyramid("b2", 1), pyramid("b2", 2),
                                    pyramid("b2", 3)};
  const std::string panel = group_of(render_svg(systems({"N", "E", "S", "W"}, {system("Dust", ships)})), "Dust");
  // The tip comes first; a medium pyramid is 46 long and 34 wide.
  for (const char* tip_and_base :
       {"<path d=\"M0,-9.5L17,-55.5L-17,-55.5Z\"", "<path d=\"M21,15.5L67,-1.5L67,32.5Z\"",
        "<path d=\"M0,40.5L-17,86.5L17,86.5Z\"", "<path d=\"M-21,15.5L-67,32.5L-67,-1.5Z\""}) {
    INFO(tip_and_base << panel);
    CHECK(contains(panel, tip_and_base));
  }
  CHECK(count_of(panel, "fill=\"#2d6cd6\"") == 4);
  CHECK(count_of(panel, ">B</text>") == 4);
  CHECK(count_of(panel, "<circle") == 9);
}

TEST_CASE("the pips of a star are side by side at one height") {
  const std::string panel = group_of(render_svg(one_system({pyramid("r2"), pyramid("b3")})), "Dust");
  CHECK(parts_after(panel, "<circle cx=\"", 'r') ==
        std::vector<std::string>{"-26.75\" cy=\"26.38\" ", "-20.25\" cy=\"26.38\" ", "13\" cy=\"28.94\" ",
                                 "19.5\" cy=\"28.94\" ", "26\" cy=\"28.94\" "});
}

TEST_CASE("ships of one owner are drawn in a line, and more than six in lines of nearly one length") {
  // Where the tips of the ships are, from the first to the last.
  const auto tips_of = [](std::size_t ships) {
    std::vector<Piece> pieces = {pyramid("r1")};
    for (std::size_t i = 0; i < ships; ++i) pieces.push_back(pyramid("b1", 1));
    const std::string panel = group_of(render_svg(one_system(std::move(pieces))), "Dust");
    return parts_after(panel.substr(panel.find("<circle")), "<path d=\"M", 'L');
  };
  using Tips = std::vector<std::string>;
  CHECK(tips_of(5) == Tips{"-62,15.5", "-31,15.5", "0,15.5", "31,15.5", "62,15.5"});
  CHECK(tips_of(6) == Tips{"-77.5,15.5", "-46.5,15.5", "-15.5,15.5", "15.5,15.5", "46.5,15.5", "77.5,15.5"});
  CHECK(tips_of(7) == Tips{"-46.5,-4", "-15.5,-4", "15.5,-4", "46.5,-4", "-31,35", "0,35", "31,35"});
}

TEST_CASE("homes have a ring and say whose they are") {
  const std::string home = render_svg(one_system({pyramid("r2"), pyramid("b2", 1)}, 1));
  CHECK(contains(home, ">home of Dave</text>"));
  CHECK(count_of(group_of(home, "Dust (home of Dave)"), "<rect") == 2);
  const std::string plain = render_svg(one_system({pyramid("r2"), pyramid("b2", 1)}));
  CHECK(count_of(group_of(plain, "Dust:"), "<rect") == 1);
}

TEST_CASE("two connected systems are joined by one line, whichever way the edges lead") {
  BoardGraph board = systems({}, {system("a", {}), system("b", {}), system("c", {})});
  board.edges = {{0, 1, 0}, {1, 0, 0}, {2, 1, 0}};
  for (std::uint32_t i = 0; i < 3; ++i) board.nodes[i].r = static_cast<std::int32_t>(i);
  const std::string svg = render_svg(board);
  CHECK(count_of(svg, "<path d=\"M") == 3);
  CHECK(contains(svg, ">connected</text>"));
}

TEST_CASE("lines bend around what is between, and around nothing else") {
  // Three in a row, and three in a column whose middle is the middle of the row.
  BoardGraph board = systems(
      {}, {system("west", {}), system("middle", {}), system("east", {}), system("north", {}), system("south", {})});
  const std::pair<std::int32_t, std::int32_t> places[] = {{-2, 1}, {0, 1}, {2, 1}, {0, 2}, {0, 0}};
  for (std::size_t i = 0; i < 5; ++i) std::tie(board.nodes[i].q, board.nodes[i].r) = places[i];
  const auto lines_of = [&](std::uint32_t from, std::uint32_t to) {
    board.edges = {{from, to, 0}};
    const std::string svg = render_svg(board);
    const std::size_t begin = svg.find("<path d=\"M");
    return svg.substr(begin + 9, svg.find('"', begin + 9) - begin - 9);
  };
  CHECK(lines_of(0, 1) == "M61,109.5L209,109.5");
  CHECK(lines_of(1, 0) == "M61,109.5L209,109.5");
  CHECK(lines_of(3, 0) == "M209,22.5L61,109.5");
  // 22.5 to the lower end of the middle and 13 of air, of which the curve comes three quarters as far as its inner
  // points.
  CHECK(lines_of(2, 0) == "M61,109.5C61,156.83 357,156.83 357,109.5");
  // 61 to the side of the middle and 13 of air, of which the curve comes half as far as its inner point.
  CHECK(lines_of(4, 3) == "M209,22.5Q357,109.5 209,196.5");
}

TEST_CASE("the legend says who is to move, who won, which ships are whose, and what is in the bank") {
  BoardGraph board = one_system({pyramid("r2"), pyramid("b2", 1)});
  board.piles = {{"bank", std::nullopt, {{"r1", 1, "", "red", 1}, {"b2", 11, "", "blue", 2}}},
                 {"box", 1, {{"<", 3, ""}}}};
  std::string svg = render_svg(board);
  CHECK(contains(svg, "<title>test: Sam to move</title>"));
  for (const char* text : {">Sam to move</text>", ">Sam</text>", ">Dave</text>", ">star</text>", ">bank</text>",
                           ">×1</text>", ">×11</text>", ">×0</text>", ">Dave&#39;s box</text>", ">3 &lt;</text>"}) {
    INFO(text);
    CHECK(contains(svg, text));
  }
  // What has run out is not bold.
  CHECK(contains(svg, "font-size=\"17\" fill=\"#4a4a52\" font-weight=\"bold\">×1</text>"));
  CHECK(contains(svg, "font-size=\"17\" fill=\"#8a8a90\">×0</text>"));
  CHECK_FALSE(contains(svg, "last moved"));
  // Four colours of two sizes, of which two are there.
  CHECK(count_of(svg, "<g opacity=") == 6);
  board.outcome = Outcome{1};
  board.nodes[0].stack[1].is_last_moved = true;
  svg = render_svg(board);
  CHECK(contains(svg, ">Dave wins</text>"));
  CHECK(contains(svg, ">last moved</text>"));
  board.outcome = Outcome{};
  CHECK(contains(render_svg(board), ">draw</text>"));
}

TEST_CASE("the description of a map says all that is on it") {
  BoardGraph board = one_system({pyramid("r2"), pyramid("b2", 1)}, 1);
  board.piles = {{"bank", std::nullopt, {{"r1", 2, "", "red", 1}}}};
  CHECK(contains(render_svg(board), "<desc>Dust (home of Dave): r2; Dave b2. bank: 2 r1. </desc>"));
}

TEST_CASE("a map without systems says so") {
  const std::string svg = render_svg(systems({"Sam", "Dave"}, {}));
  CHECK(problem_of(svg) == "");
  CHECK(contains(svg, ">no systems</text>"));
  CHECK(problem_of(render_svg(systems({}, {}))) == "");
}

TEST_CASE("pieces of any value, owner and colour can be drawn") {
  BoardGraph board = one_system({});
  for (const std::int32_t value : {-5, 0, 1, 3, 4, 2147483647}) {
    Piece piece = pyramid("r1", static_cast<std::uint8_t>(value & 0xFF));
    piece.value = value;
    piece.colour = value % 2 == 0 ? "\xFF" : "ultraviolet";
    board.nodes[0].stack.push_back(piece);
  }
  board.nodes[0].stack.push_back(test::piece("no value, no colour", 3));
  board.nodes[0].home = 200;
  board.piles = {{"bank", 77, {{"r1", 4294967295U, "", "red", -7}}}};
  CHECK(problem_of(render_svg(board)) == "");
  CHECK_FALSE(render_text(board).empty());
  CHECK_FALSE(render_dot(board).empty());
}

TEST_CASE("hundreds of ships in a system are drawn in lines") {
  std::vector<Piece> pieces = {pyramid("r2")};
  for (int i = 0; i < 300; ++i) pieces.push_back(pyramid("b3", static_cast<std::uint8_t>(i % 4)));
  BoardGraph board = systems({"N", "E", "S", "W"}, {system("crowd", std::move(pieces))});
  const std::string svg = render_svg(board);
  CHECK(problem_of(svg) == "");
  CHECK(count_of(svg, ">B</text>") == 300);
}

TEST_CASE("a pitch is half of what a system needs on the average, with the gap beside it") {
  CHECK(pitch_of({}, 7) == 7);
  CHECK(pitch_of({4}, 2) == 3);
  CHECK(pitch_of({3, 4}, 2) == 2);
  CHECK(pitch_of({3, 4, 9}, 3) == 4);
}

TEST_CASE("names are cut off where they are too long") {
  CHECK(shortened("abc", 3) == "abc");
  CHECK(shortened("abcd", 3) == "ab…");
  CHECK(shortened("", 1).empty());
  CHECK(shortened("星系星", 5) == "星系…");
  CHECK(shortened("星系星", 6) == "星系星");
  CHECK(shortened("a\n\xFF", 3) == "a␊\xEF\xBF\xBD");
  const std::string svg = render_svg(systems({}, {system(std::string(5000, 'n'), {})}));
  CHECK(contains(svg, ">nnnnnnnnnnnnnnnnn…</text>"));
}

TEST_CASE("maps are well-formed XML, whatever the names are") {
  for (const std::string& name : {std::string("<&>\"'\x01\xFF]]>\xEF\xBF\xBE"), std::string(3000, '<'),
                                  std::string("\xE2\x80\xAE"
                                              "abc\xD7\xA9"),
                                  std::string("a\0b", 3), std::string("\xF0\x9F\xAA\x90\xCC\x81\r\n")}) {
    BoardGraph board = systems({name, name}, {system(name, {pyramid("r1"), pyramid("r1", 0)}, 0), system(name, {}, 1)});
    connect(board, 0, 1);
    board.game = name;
    board.edge_kinds = {name};
    board.colours = {name};
    board.nodes[0].stack[0].colour = name;
    board.nodes[0].stack[0].label = name;
    board.nodes[0].stack[0].kind = name;
    board.piles = {{name, 1, {{name, 1, name, name, 5}}}, {name, 1, {{name, 1, name, "", 5}}}};
    CHECK(problem_of(render_svg(board)) == "");
    const std::string text = render_text(board);
    CHECK(text.find('\x01') == std::string::npos);
    CHECK(text.find('\r') == std::string::npos);
  }
}
