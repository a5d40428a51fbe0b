#include "hopgi/views/setup_views.hpp"

#include "support/checks/catch.hpp"
#include "support/checks/json_schema.hpp"
#include "support/files/board_page.hpp"
#include "support/hopgi/positions.hpp"
#include "toolchain/registry/rows.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::hopgi;

namespace {

nlohmann::json json_of(const Setup& setup) {
  nlohmann::json json = nlohmann::json::parse(setup_json(setup));
  static const test::JsonSchema schema(test::documented_json(1, "hopgi-json.md"));
  CHECK(schema.problem_of(json) == "");
  return json;
}

}  // namespace

TEST_CASE("hopgi views: a position as JSON") {
  Setup setup;
  setup.position = test::hopgi_position("7/2+R4/*6/f6/7/**5/**1F*2[RRp] b - - 5 9");
  setup.marks = {{test::hopgi_square("d4"), MarkKind::capture_only, {}}};
  setup.comments = {{"// a \xFF", true, {}}};
  CHECK(json_of(setup).dump() ==
        "{\"clock\":5,\"comments\":[\"// a \xEF\xBF\xBD\"],\"fen\":\"7/2+R4/*6/f6/7/**5/**1F*2[RRp] b - - 5 9\","
        R"("hands":{"black":{"B":0,"P":1,"R":0},"white":{"B":0,"P":0,"R":2}},"marks":[{"mark":"x","square":"d4"}],)"
        R"("pieces":[{"piece":"F","side":"black","square":"a4"},{"piece":"DK","side":"white","square":"c6"},)"
        R"({"piece":"F","side":"white","square":"d1"}],"to_move":"black","turn_number":9})");
}

TEST_CASE("hopgi views: what a position's text does not say is null") {
  Setup setup;
  setup.is_sound = false;
  setup.has_hands = false;
  setup.has_side = false;
  const auto json = json_of(setup);
  CHECK(json["fen"].is_null());
  CHECK(json["hands"].is_null());
  CHECK(json["to_move"].is_null());
}

TEST_CASE("hopgi views: legal turns of a position in the form of the options (hopgi 6)") {
  Setup setup;
  setup.position = start_position();
  for (const notation::OptionTable table : {fen::row.about->options, diagram::row.about->options}) {
    notation::OptionValues values(table);
    const std::string problem = values.set("notation", "short");
    CHECK(problem == "");
    std::vector<std::string> moves;
    std::string why;
    REQUIRE(setup_views.list_moves(setup, values, moves, why));
    CHECK(moves.size() == 97);
    CHECK(std::find(moves.begin(), moves.end(), "dc3") != moves.end());
    CHECK(std::is_sorted(moves.begin(), moves.end()));
  }
}

TEST_CASE("hopgi views: a side that has no legal turn") {
  Setup setup;
  const notation::OptionValues no_options;
  std::vector<std::string> moves;
  std::string why;
  setup.position = start_position();
  CHECK(setup_views.list_moves(setup, no_options, moves, why));
  CHECK(moves.size() == 97);
  moves.clear();
  setup.position = test::hopgi_position("7/W6/*6/7/7/**p1p2/**1f*p1[] b - - 0 1");
  CHECK_FALSE(setup_views.list_moves(setup, no_options, moves, why));
  CHECK(why == "Black has no legal turn");
  setup.is_sound = false;
  CHECK_FALSE(setup_views.list_moves(setup, no_options, moves, why));
  CHECK(why == "the position has an error");
  CHECK(moves.empty());
}
