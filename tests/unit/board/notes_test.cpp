// Marks and arrows that people write on boards.

#include "hive/views/board_graph.hpp"
#include "hopgi/views/board_graph.hpp"
#include "support/checks/catch.hpp"
#include "support/checks/xml.hpp"
#include "support/hive/board.hpp"
#include "unit/board/render/systems.hpp"

#include <plyglot/board_render.hpp>

using namespace plyglot;
using namespace plyglot::board;

namespace {

BoardGraph noted_hive() { return hive::board_of(test::position_of("0,0=wQ1 1,0=wA1>bB1 2,0=bA1")); }

// The notes as `colour q,r` and `colour q,r>q,r`, or the sentence about what cannot be read.
std::string notes_in(const BoardGraph& board, const std::string& text) {
  std::vector<Note> notes;
  const std::string problem = read_notes(board, text, notes);
  if (!problem.empty()) return problem;
  std::string out;
  for (const Note& note : notes) {
    out += std::to_string(note.colour) + ' ' + std::to_string(note.from.q) + ',' + std::to_string(note.from.r);
    if (note.to) out += '>' + std::to_string(note.to->q) + ',' + std::to_string(note.to->r);
    out += ';';
  }
  return out;
}

std::string svg_with(const BoardGraph& board, const std::string& text) {
  SvgOptions options;
  REQUIRE(read_notes(board, text, options.notes) == "");
  return render_svg(board, options);
}

}  // namespace

TEST_CASE("notes name pieces, cells and neighbours as the game does") {
  const BoardGraph board = noted_hive();
  CHECK(notes_in(board, "wQ") == "0 0,0;");
  CHECK(notes_in(board, "wQ1  red:bB1 ") == "0 0,0;1 1,0;");
  CHECK(notes_in(board, "blue:1,0>3,-2") == "2 1,0>3,-2;");
  // Every direction of UHP.
  CHECK(notes_in(board, "wQ>wQ- wQ>-wQ wQ>wQ/ wQ>/wQ wQ>wQ\\ wQ>\\wQ") ==
        "0 0,0>1,0;0 0,0>-1,0;0 0,0>1,-1;0 0,0>-1,1;0 0,0>0,1;0 0,0>0,-1;");
  CHECK(notes_in(board, "yellow:wA1>bQ") ==
        "`bQ` is not on this board: name a place such as `0,0` or a piece such as `wQ1`");
  CHECK(notes_in(board, "") == "");
  const BoardGraph hopgi = hopgi::board_of(hopgi::start_position());
  CHECK(notes_in(hopgi, "d1>c3") == "0 3,0>2,2;");
  CHECK(notes_in(hopgi, "a5") == "`a5` is not on this board: name a place such as `a3` or a piece such as `a3=b`");
  // A label that one piece only has.
  CHECK(notes_in(hopgi, "F") == "0 3,0;");
  CHECK(notes_in(hopgi, "P") == "`P` names 5 pieces here: use the name of a place, or `c2=P`");
  CHECK(notes_in(hopgi, "0,0") == "`0,0` is not on this board: name a place such as `a3` or a piece such as `a3=b`");
}

TEST_CASE("what is no note is named with its reason") {
  const BoardGraph board = noted_hive();
  for (const char* text : {">wQ", "wQ>", "red:", "red:>wQ"}) {
    CHECK(notes_in(board, text) ==
          "`" + std::string(text) + "` lacks a place: write a place, or an arrow as `PLACE>PLACE`");
  }
  CHECK(notes_in(board, "wQ>0,0") == "`wQ>0,0` is an arrow from a place to itself");
  CHECK(notes_in(board, "pink:wQ") == "`pink` is not a colour of notes: they are green, red, blue and yellow");
  CHECK(notes_in(board, "wQ>1001,0") ==
        "`1001,0` is not on this board: name a place such as `0,0` or a piece such as `wQ1`");
  CHECK(notes_in(board, "1,0x") == "`1,0x` is not on this board: name a place such as `0,0` or a piece such as `wQ1`");
  CHECK(notes_in(BoardGraph(), "x") == "`x` is not on this board: name a cell or a piece");
}

TEST_CASE("a note is drawn over the board, said in words, and in the picture whole") {
  const BoardGraph board = noted_hive();
  const std::string svg = svg_with(board, "wQ>bA1 red:5,0");
  CHECK(test::XmlCheck(svg).problem == "");
  CHECK(svg.find("Note: wQ to bA1. Note: red:5,0. ") != svg.npos);
  CHECK(svg.find("<title>wQ to bA1</title><path d=\"M20,-6.5L173.84,-6.5L173.84,-20L207.84,0L173.84,20L173.84,6.5L20,"
                 "6.5Z\"/></g>\n") != svg.npos);
  CHECK(svg.rfind("<title>wQ to bA1") > svg.rfind("data-piece"));
  const std::size_t ring = svg.find("<ellipse cx=\"519.6\" cy=\"0\"");
  REQUIRE(ring != svg.npos);
  CHECK(svg.rfind("stroke=\"#c62828\"", ring) != svg.npos);
  const auto width_of = [](const std::string& picture) {
    return std::stod(picture.substr(picture.find(" width=\"") + 8));
  };
  CHECK(width_of(svg) > 24 + 519.6 + 51.96 + 51.96);
}

TEST_CASE("notes about systems are around and between their panels") {
  BoardGraph board = test::systems({"N", "S"}, {test::system("Alpha", {}, 0), test::system("Beta", {}, 1)});
  board.nodes[0].r = 1;
  const std::string svg = svg_with(board, "Alpha>Beta blue:Beta");
  CHECK(test::XmlCheck(svg).problem == "");
  CHECK(svg.find("<title>Alpha to Beta</title><path ") != svg.npos);
  CHECK(svg.find("<title>blue:Beta</title><ellipse ") != svg.npos);
}
