// The boards of a game in one picture.

#include "hive/views/board_graph.hpp"
#include "support/checks/catch.hpp"
#include "support/checks/xml.hpp"
#include "support/hive/board.hpp"
#include "unit/board/render/systems.hpp"

#include <plyglot/board_render.hpp>

#include <set>

using namespace plyglot;
using namespace plyglot::board;

namespace {

std::vector<BoardGraph> three_boards() {
  std::vector<BoardGraph> boards;
  for (const char* hive : {"0,0=wA1!", "0,0=wA1 1,0=bA1!", "0,0=wA1! 1,0=bA1"}) {
    boards.push_back(hive::board_of(test::position_of(hive)));
  }
  return boards;
}

// The pieces that a page would see on a board: in elements that are always there, or on this one.
std::set<std::string> pieces_on(const std::string& film, std::uint32_t board) {
  std::set<std::string> pieces;
  std::size_t begin = 0;
  for (std::size_t end = film.find('\n'); end != film.npos; begin = end + 1, end = film.find('\n', begin)) {
    const std::string line = film.substr(begin, end - begin);
    const std::size_t boards = line.find(" data-boards=\"");
    bool is_seen = boards == line.npos;
    for (std::size_t at = boards == line.npos ? line.npos : boards + 14; at < line.size();) {
      const std::size_t minus = line.find('-', at);
      const std::size_t stop = line.find_first_of(" \"", minus);
      const auto first = std::stoul(line.substr(at, minus - at));
      const auto last = std::stoul(line.substr(minus + 1, stop - minus - 1));
      is_seen = is_seen || (first <= board && board <= last);
      at = line[stop] == ' ' ? stop + 1 : line.npos;
    }
    const std::string name = " data-piece=\"";
    for (std::size_t at = line.find(name); is_seen && at != line.npos; at = line.find(name, at + 1)) {
      pieces.insert(line.substr(at + name.size(), line.find('"', at + name.size()) - at - name.size()));
    }
  }
  return pieces;
}

std::size_t times_in(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != text.npos; at += part.size()) ++count;
  return count;
}

}  // namespace

TEST_CASE("a picture for pages has on each board what is there") {
  const std::string film = render_svg_film(three_boards(), {}, Motion::by_page);
  CHECK(test::XmlCheck(film).problem == "");
  CHECK(pieces_on(film, 0) == std::set<std::string>{"wA1"});
  CHECK(pieces_on(film, 1) == std::set<std::string>{"wA1", "bA1"});
  CHECK(pieces_on(film, 2) == std::set<std::string>{"wA1", "bA1"});
  // The marked ant is seen twice and drawn once.
  CHECK(times_in(film, " data-boards=\"0-0 2-2\"><g ") >= 1);
  // Only what is not on the last board is hidden before a script runs.
  CHECK(film.find("data-boards=\"1-1\"") != film.npos);
  CHECK(times_in(film, " visibility=\"hidden\" data-boards=\"1-1\"") == times_in(film, "data-boards=\"1-1\""));
  CHECK(times_in(film, " visibility=\"hidden\" data-boards=\"0-0 2-2\"") == 0);
}

TEST_CASE("a picture that moves shows every board for a second and ends with the last") {
  const std::string film = render_svg_film(three_boards(), {}, Motion::animated);
  CHECK(test::XmlCheck(film).problem == "");
  CHECK(film.find("<script") == film.npos);
  CHECK(film.find("The last of 3 boards that follow each other. ") != film.npos);
  CHECK(film.find("values=\"visible;hidden;visible\" keyTimes=\"0.00000;0.20000;0.40000\" dur=\"5s\"") != film.npos);
  CHECK(film.find("visibility=\"hidden\"><animate attributeName=\"visibility\" values=\"hidden;visible;hidden\" "
                  "keyTimes=\"0.00000;0.20000;0.40000\" dur=\"5s\"") != film.npos);
}

TEST_CASE("what is on all boards is not changed, and is there once") {
  const BoardGraph board = three_boards()[1];
  const std::string film = render_svg_film({board, board, board}, {}, Motion::animated);
  CHECK(film.find("<animate") == film.npos);
  CHECK(times_in(film, " data-cell=\"0,0\"") == 1);
}

TEST_CASE("all boards fit into the picture") {
  std::vector<BoardGraph> boards = three_boards();
  const std::string alone = render_svg(boards[0]);
  boards.push_back(hive::board_of(test::position_of("-9,0=wQ1 0,0=wA1")));
  boards.push_back(boards[0]);
  const auto size_of = [](const std::string& svg) { return std::stod(svg.substr(svg.find(" width=\"") + 8)); };
  // From the queen in the west to the ant in the east there are eleven cells.
  constexpr double eleven_cells = 11 * 103.92;
  CHECK(size_of(alone) < eleven_cells);
  CHECK(size_of(render_svg_film(boards, {}, Motion::animated)) > eleven_cells);
}

TEST_CASE("maps of systems follow each other around one middle") {
  const BoardGraph small = test::systems({"N", "S"}, {test::system("a", {test::pyramid("r1")})});
  BoardGraph large = test::systems({"N", "S"}, {test::system("a", {test::pyramid("r1")}), test::system("b", {})});
  large.nodes[1].q = 2;
  const std::string film = render_svg_film({small, large}, {}, Motion::by_page);
  CHECK(test::XmlCheck(film).problem == "");
  CHECK(pieces_on(film, 0) == std::set<std::string>{"r1"});
}

TEST_CASE("a hive stays where it is from board to board, wherever its coordinates begin") {
  std::vector<BoardGraph> boards;
  for (const char* hive : {"0,0=wQ1 1,0=bA1", "0,0=wA1! 1,0=wQ1 2,0=bA1", "-1,0=wA1 0,0=wQ1 1,0=bA1 2,0=bQ1!"}) {
    boards.push_back(hive::board_of(test::position_of(hive)));
  }
  const std::string film = render_svg_film(boards, {}, Motion::by_page);
  // The queen and the ant are drawn once, as nothing of them changes.
  CHECK(times_in(film, "<title>0,0: wQ</title>") == 1);
  CHECK(times_in(film, "<title>1,0: bA1</title>") == 1);
  CHECK(times_in(film, "data-cell=\"-1,0\"") >= 1);
}
