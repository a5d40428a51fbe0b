#include "homeworlds/views/board_graph.hpp"

#include "homeworlds/notations/homeworlds/read/position/position_text.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "support/checks/catch.hpp"
#include "support/checks/json_schema.hpp"
#include "support/checks/xml.hpp"
#include "support/files/board_page.hpp"
#include "support/homeworlds/games.hpp"
#include "support/homeworlds/players/random.hpp"

#include <plyglot/board_render.hpp>

#include <map>
#include <set>

using namespace plyglot;
using namespace plyglot::homeworlds;
using board::BoardGraph;

namespace {

PositionReading folded_reading_of(std::string_view text) {
  PositionReading reading = read_position(text, 0, NameCase::folded);
  REQUIRE_FALSE(reading.problem);
  return reading;
}

State folded_state_of(std::string_view text) { return State(folded_reading_of(text).position); }

std::string summary_of(const board::Node& node) {
  std::string text = node.id + (node.home ? " home " + std::to_string(*node.home) : "");
  for (const board::Piece& piece : node.stack) {
    text += " " + piece.id + (piece.owner ? std::to_string(*piece.owner) : "");
  }
  return text;
}

void count_pieces(const BoardGraph& graph, std::map<std::string, unsigned>& counts) {
  for (const board::Node& node : graph.nodes) {
    for (const board::Piece& piece : node.stack) ++counts[piece.label];
  }
  for (const board::Pile::Entry& entry : graph.piles.at(0).entries) counts[entry.label] += entry.count;
}

// What every board of the game keeps.
void check_board(const BoardGraph& graph, std::size_t players) {
  std::set<std::string> nodes;
  std::set<std::string> pieces;
  for (const board::Node& node : graph.nodes) {
    REQUIRE(nodes.insert(node.id).second);
    for (const board::Piece& piece : node.stack) {
      REQUIRE(pieces.insert(piece.id).second);
      REQUIRE(piece.owner.has_value() == (piece.kind == "ship"));
    }
  }
  std::map<std::string, unsigned> counts;
  count_pieces(graph, counts);
  REQUIRE(counts.size() == piece_kinds);
  for (const auto& [label, count] : counts) REQUIRE(count == players + 1);
  std::set<std::pair<std::uint32_t, std::uint32_t>> edges;
  for (const board::Edge& edge : graph.edges) REQUIRE(edges.insert({edge.from, edge.to}).second);
  for (const auto& [from, to] : edges) REQUIRE((from != to && edges.count({to, from}) == 1));
}

void check_pictures(const BoardGraph& graph) {
  const std::string svg = board::render_svg(graph);
  REQUIRE(test::XmlCheck(svg).problem == "");
  REQUIRE(svg == board::render_svg(graph));
  static const test::JsonSchema schema(test::documented_json(0));
  REQUIRE(schema.problem_of(nlohmann::json::parse(board::render_json(graph))) == "");
  REQUIRE_FALSE(board::render_text(graph).empty());
  REQUIRE_FALSE(board::render_dot(graph).empty());
}

}  // namespace

TEST_CASE("homeworlds board: systems in order of creation, stars first, then ships by player") {
  const BoardGraph graph = board_of(folded_state_of("<1>; Omega(1,y3b2)y1-g3b1b1; Alpha(0,b2r1)y1g3-; Dust(g1)-y2"));
  REQUIRE(graph.nodes.size() == 3);
  CHECK(summary_of(graph.nodes[0]) == "Omega home 1 b2A y3A y1A0 b1A1 b1B1 g3A1");
  CHECK(summary_of(graph.nodes[1]) == "Alpha home 0 b2B r1A g3B0 y1B0");
  CHECK(summary_of(graph.nodes[2]) == "Dust g1A y2A1");
  CHECK(graph.game == "homeworlds");
  CHECK(graph.shape == board::Shape::system);
  CHECK(graph.to_move == 1);
  CHECK_FALSE(graph.outcome);
  CHECK(graph.players == std::vector<std::string>{"North", "South"});
  const board::Piece& ship = graph.nodes[0].stack[5];
  CHECK(ship.label == "g3");
  CHECK(ship.kind == "ship");
  CHECK(ship.colour == "green");
  CHECK(ship.value == 3);
  check_board(graph, 2);
}

TEST_CASE("homeworlds board: stars of one size part systems") {
  const BoardGraph graph = board_of(folded_state_of("<0>; A(0,b1r2)y1-; B(1,y3b2)-g3; C(g1)-y2; D(b3)r1-"));
  std::set<std::pair<std::uint32_t, std::uint32_t>> edges;
  for (const board::Edge& edge : graph.edges) edges.insert({edge.from, edge.to});
  CHECK(edges == std::set<std::pair<std::uint32_t, std::uint32_t>>{{0, 3}, {3, 0}, {1, 2}, {2, 1}, {2, 3}, {3, 2}});
  CHECK(graph.edge_kinds == std::vector<std::string>{"connected"});
}

TEST_CASE("homeworlds board: the bank lists what is left, sorted") {
  const BoardGraph graph = board_of(folded_state_of("<0>; A(0,b1b1)b1y3-; B(1,y3b2)-g3"));
  REQUIRE(graph.piles.size() == 1);
  CHECK(graph.piles[0].label == "bank");
  CHECK_FALSE(graph.piles[0].owner);
  std::string entries;
  for (const board::Pile::Entry& entry : graph.piles[0].entries) {
    entries += std::to_string(entry.count) + entry.label + " ";
    CHECK(entry.label == std::string{entry.colour.front()} + std::to_string(*entry.value));
  }
  CHECK(entries == "2b2 3b3 3g1 3g2 2g3 3r1 3r2 3r3 3y1 3y2 1y3 ");
}

TEST_CASE("homeworlds board: the start has no systems and a full bank") {
  for (const Player players : {Player{2}, Player{3}, Player{4}}) {
    const BoardGraph graph = board_of(State(players));
    CHECK(graph.nodes.empty());
    CHECK(graph.edges.empty());
    CHECK(graph.players.size() == players);
    check_board(graph, players);
    check_pictures(graph);
  }
  CHECK(board_of(State(3)).players == std::vector<std::string>{"North", "East", "South"});
}

TEST_CASE("homeworlds board: every piece has the text that put it where it is") {
  const std::string text = "<0>; A(0,b1r2)y1g3-; B(1,y3b2)-g3";
  const PositionReading reading = folded_reading_of(text);
  Referee referee(State(reading.position), Profile::rules);
  std::vector<Violation> violations;
  Action discover;
  discover.verb = Verb::discover;
  discover.ship = kind_of(Colour::yellow, 1);
  discover.system = "A";
  discover.star = kind_of(Colour::blue, 3);
  discover.other_system = "C";
  referee.begin_turn(std::nullopt, false, violations);
  referee.play(discover, 4, violations);
  referee.end_turn(false, violations);
  REQUIRE(violations.empty());

  BoardContext context;
  context.players = {"", "Dave"};
  context.actions = {{}, {}, {}, {}, {100, 120}};
  for (const System& system : reading.position.systems) context.systems.push_back(system.span);
  context.last_turn = 4;
  BoardGraph graph = board_of(referee.state(), context);
  CHECK(graph.players == std::vector<std::string>{"North", "Dave"});
  REQUIRE(graph.nodes.size() == 3);
  for (const board::Piece& piece : graph.nodes[0].stack) CHECK(piece.span == text::Span{5, 19});
  for (const board::Piece& piece : graph.nodes[1].stack) CHECK(piece.span == text::Span{21, 33});
  REQUIRE(graph.nodes[2].stack.size() == 2);
  for (const board::Piece& piece : graph.nodes[2].stack) {
    CHECK(piece.span == text::Span{100, 120});
    CHECK(piece.is_last_moved);
  }
  CHECK_FALSE(graph.nodes[0].stack[0].is_last_moved);
  // Without a text there is no span, and nothing is marked.
  graph = board_of(referee.state());
  for (const board::Node& node : graph.nodes) {
    for (const board::Piece& piece : node.stack) CHECK((!piece.span && !piece.is_last_moved));
  }
}

TEST_CASE("homeworlds board: the end of the game") {
  BoardContext context;
  context.result = {true, Player{1}};
  const State state = folded_state_of("<0>; A(b1r2)y1-; B(1,y3b2)-g3");
  CHECK(board_of(state, context).outcome->winner == 1);
  CHECK(board::render_text(board_of(state, context)).find("South wins\n") != std::string::npos);
  context.result.winner.reset();
  CHECK_FALSE(board_of(state, context).outcome->winner);
  CHECK(board::render_text(board_of(state, context)).find("draw\n") != std::string::npos);
}

TEST_CASE("homeworlds board: a record shows its last certain position, each piece with what put it there") {
  const std::string text =
      "Players: Lee, Ray\n"
      "<0>; Home(0,r1b2)y1g3-; Away(1,y3b2)-g3; Dust(g3)y3-\n"
      "build y1 Dust\n"
      "trade g3 Away r\n"
      "sacrifice y3 Dust; move y1 Home Dust; discover y1 Dust b1 Rim; pass\n"
      "pass\n";
  const test::HomeworldsGame game = test::homeworlds_game(text);
  REQUIRE(report_of(game) == "");
  const auto written = [&](const board::BoardGraph& graph) {
    std::string all;
    for (const board::Node& node : graph.nodes) {
      for (const board::Piece& piece : node.stack) {
        all += node.id + " " + piece.label + (piece.is_last_moved ? "*: " : ": ");
        all += text.substr(piece.span->begin, piece.span->end - piece.span->begin) + "\n";
      }
    }
    return all;
  };
  homeworlds::Record record = game.record;
  const std::string before =
      "Home b2: Home(0,r1b2)y1g3-\nHome r1: Home(0,r1b2)y1g3-\nHome g3: Home(0,r1b2)y1g3-\n"
      "Away b2: Away(1,y3b2)-g3\nAway y3: Away(1,y3b2)-g3\nAway r3: trade g3 Away r\n"
      "Dust g3: Dust(g3)y3-\nDust y1: build y1 Dust\n";
  CHECK(written(board_of(record)) == before + "Rim b1: discover y1 Dust b1 Rim\nRim y1: discover y1 Dust b1 Rim\n");
  // Cut after its third turn, it shows what that turn did.
  REQUIRE(cut_after(record, 3));
  CHECK(written(board_of(record)) == before + "Rim b1*: discover y1 Dust b1 Rim\nRim y1*: discover y1 Dust b1 Rim\n");
}

TEST_CASE("homeworlds board: of a fragment nothing is known") {
  const BoardGraph graph = board_of(test::homeworlds_game("build g1 Home\nmove g1 Home Dust\n").record);
  CHECK(graph.nodes.empty());
  CHECK(graph.piles.empty());
  CHECK_FALSE(graph.to_move);
  check_pictures(graph);
}

TEST_CASE("homeworlds board: a record that is won says by whom, and one with an error stops before it") {
  const std::string opening = "<0>; Home(0,r1b2)y1-; Away(1,y3b2)-g3\n";
  const BoardGraph won = board_of(test::homeworlds_game(opening + "sacrifice y1 Home *\n").record);
  REQUIRE(won.outcome);
  CHECK(won.outcome->winner == 1);
  const BoardGraph stopped =
      board_of(test::homeworlds_game(opening + "build y1 Home\nbuild r1 Nowhere\nbuild g1 Away\n").record);
  CHECK_FALSE(stopped.outcome);
  REQUIRE(stopped.nodes.size() == 2);
  CHECK(stopped.nodes[0].stack.size() == 4);
  CHECK(stopped.nodes[1].stack.size() == 3);
}

TEST_CASE("homeworlds board: the drawing of a game in play") {
  const State state = folded_state_of(
      "<0>; Sam(0,b1y2)g3y1-; Dave(1,b3g1)-g3r2; Dust(r3)g2-y1; Kotok(y2)b1y3-; Minsky(g2)b2-g3; Rho(y1)r1-b1");
  CHECK("\n" + board::render_text(board_of(state)) == R"(
    #======= Sam =======#
    |      g3v y1v      |
    |      (b1 y2)      |
    #== home of North ==#
        +-- Dust --+
        |   g2v    |
        |   (r3)   |
        |   y1^    |
        +----------+
         +-- Rho --+
         |   r1v   |
         |  (y1)   |
         |   b1^   |
         +---------+
+-- Kotok --+  +-- Minsky --+
|  b1v y3v  |  |    b2v     |
|   (y2)    |  |    (g2)    |
|           |  |    g3^     |
+-----------+  +------------+
    #====== Dave =======#
    |      (b3 g1)      |
    |      g3^ r2^      |
    #== home of South ==#
connected:
  Sam (1 2): Dust
  Dave (1 3): Kotok, Minsky
  Dust (3): Sam, Kotok, Minsky, Rho
  Kotok (2), Minsky (2): Dave, Dust, Rho
  Rho (1): Dust, Kotok, Minsky

North to move
bank     1   2   3
red      2   2   2
yellow   -   1   2
green    2   1   -
blue     -   2   2
)");
}

TEST_CASE("homeworlds board: random boards keep every piece, and their pictures are well formed") {
  test::Random random(81);
  for (int round = 0; round < 300; ++round) {
    const auto players = static_cast<int>(random.between(2, 4));
    const std::string text = text_of(test::random_homeworlds_game(random, players, "rules"));
    INFO(text);
    const BoardGraph graph = board_of(folded_state_of(text));
    check_board(graph, static_cast<std::size_t>(players));
    check_pictures(graph);
  }
}

TEST_CASE("homeworlds board: names that no format may trip over") {
  State state;
  const SystemId first = state.create("<&>\"'\\\x01\xFF", Player{0});
  state.put_star(first, kind_of(Colour::red, 1));
  state.put_ship(first, 0, kind_of(Colour::red, 3));
  const SystemId second = state.create(std::string(5000, '&') + "\xD7\xA9\xE2\x80\xAE", std::nullopt);
  state.put_star(second, kind_of(Colour::blue, 2));
  state.put_ship(second, 1, kind_of(Colour::green, 3));
  BoardContext context;
  context.players = {"]]>\x7F", std::string("\0\n", 2)};
  const BoardGraph graph = board_of(state, context);
  CHECK(graph.nodes[0].id == "<&>\"'\\\x01\xFF");
  check_board(graph, 2);
  check_pictures(graph);
}
