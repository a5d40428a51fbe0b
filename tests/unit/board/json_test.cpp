#include "hive/views/board_graph.hpp"
#include "support/checks/catch.hpp"
#include "support/checks/json_schema.hpp"
#include "support/files/board_page.hpp"
#include "support/hive/board.hpp"
#include "unit/board/boards.hpp"

#include <plyglot/board_render.hpp>

using namespace plyglot;
using namespace plyglot::board;
using nlohmann::json;
using test::graph;
using test::node;
using test::piece;
using test::position_of;

TEST_CASE("a hive as JSON") {
  hive::Position position = position_of("0,0=wQ1 1,-1=bA1>wB1!");
  position.is_set_known = false;
  position.bugs[0].span = {3, 4};
  const json value = json::parse(render_json(hive::board_of(position)));
  CHECK(value["game"] == "hive");
  CHECK(value["shape"] == "pointy_hexagon");
  CHECK(value["players"] == json::parse(R"(["White", "Black"])"));
  CHECK(value["kinds"][8] == "spider");
  CHECK(value["to_move"] == 0);
  CHECK(value["nodes"][1] == json::parse(R"({"id": "0,0", "label": "", "q": 0, "r": 0, "home": null, "shaded": false,
    "on_line": false, "mark": null, "last_left": false, "stack": [
    {"id": "wQ1", "label": "wQ", "kind": "queen", "colour": null, "owner": 0, "value": null, "last_moved": false, "active": true,
     "span": {"start": 3, "end": 4}}]})"));
  CHECK(value["nodes"][0]["stack"][1]["last_moved"] == true);
  CHECK(value["edges"] == json::parse(R"([{"from": 1, "to": 0, "kind": "NE"}])"));
  CHECK(value["piles"] == json::array());
  CHECK(value["colours"] == json::array());
  CHECK(value["outcome"].is_null());
}

TEST_CASE("what is not there is null") {
  BoardGraph board = graph(Shape::system, {node(0, 0, {piece("x", 0)}, "home")});
  board.to_move.reset();
  board.nodes[0].stack[0].owner.reset();
  board.nodes[0].stack[0].value = -3;
  board.nodes[0].stack[0].is_active = false;
  board.piles = {{"bank", std::nullopt, {{"x", 3, "x"}}}};
  const json value = json::parse(render_json(board));
  CHECK(value["to_move"].is_null());
  CHECK(value["nodes"][0]["stack"][0]["owner"].is_null());
  CHECK(value["nodes"][0]["stack"][0]["span"].is_null());
  CHECK(value["nodes"][0]["stack"][0]["value"] == -3);
  CHECK(value["nodes"][0]["stack"][0]["active"] == false);
  CHECK(value["piles"] == json::parse(R"([{"label": "bank", "owner": null, "entries": [
    {"label": "x", "kind": "x", "colour": null, "value": null, "count": 3}]}])"));
}

TEST_CASE("homes, colours, values and the end of the game as JSON") {
  BoardGraph board = graph(Shape::system, {node(0, 0, {piece("x", 0)}, "home")});
  board.colours = {"red"};
  board.nodes[0].home = 1;
  board.nodes[0].stack[0].colour = "red";
  board.piles = {{"bank", std::nullopt, {{"r3", 2, "", "red", 3}}}};
  board.outcome = Outcome{0};
  const json value = json::parse(render_json(board));
  CHECK(value["colours"] == json::parse(R"(["red"])"));
  CHECK(value["nodes"][0]["home"] == 1);
  CHECK(value["nodes"][0]["stack"][0]["colour"] == "red");
  CHECK(value["piles"][0]["entries"][0] ==
        json::parse(R"({"label": "r3", "kind": "", "colour": "red", "value": 3, "count": 2})"));
  CHECK(value["outcome"] == json::parse(R"({"winner": 0})"));
  CHECK(test::JsonSchema(test::documented_json(0)).problem_of(value) == "");
  board.outcome = Outcome{};
  CHECK(json::parse(render_json(board))["outcome"] == json::parse(R"({"winner": null})"));
}

TEST_CASE("squares as JSON") {
  BoardGraph board = test::small_square_board();
  board.nodes[0].is_on_line = true;
  board.nodes[1].mark = "x";
  board.nodes[1].is_last_left = true;
  const json value = json::parse(render_json(board));
  CHECK(test::JsonSchema(test::documented_json(0)).problem_of(value) == "");
  CHECK(value["blocked_corners"] == json::parse(R"([{"from": 1, "to": 0}])"));
  CHECK(value["column_names"] == json::parse(R"(["a", "b"])"));
  CHECK(value["row_names"] == json::parse(R"(["1", "2"])"));
  CHECK(value["nodes"][0]["on_line"] == true);
  CHECK(value["nodes"][1]["mark"] == "x");
  CHECK(value["nodes"][1]["last_left"] == true);
  CHECK(value["nodes"][2]["shaded"] == true);
}

TEST_CASE("boards as JSON keep to the schema of the documentation") {
  const test::JsonSchema schema(test::documented_json(0));
  CHECK(schema.problem_of(json::parse(render_json(hive::board_of(position_of("0,0=wQ1 1,0=bA1>wB1!"))))) == "");
  for (const Shape shape : {Shape::pointy_hexagon, Shape::flat_hexagon, Shape::square, Shape::system}) {
    BoardGraph board = graph(shape, {node(0, 0, {piece("\"\\\x01\xFF", 0)}), node(1, 0, {})});
    board.edges = {{0, 1, 7}};
    CHECK(schema.problem_of(json::parse(render_json(board))) == "");
  }
  // The check itself finds what differs.
  json broken = json::parse(render_json(hive::board_of(position_of("0,0=wQ1"))));
  broken["nodes"][0]["stack"][0]["owner"] = "White";
  CHECK(schema.problem_of(broken) == "$.nodes[0].stack[0].owner has another type");
  broken["nodes"][0]["stack"][0].erase("owner");
  CHECK(schema.problem_of(broken) == "$.nodes[0].stack[0] has no owner");
}
