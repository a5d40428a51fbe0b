#include "homeworlds/views/record_views.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/games.hpp"

#include <nlohmann/json.hpp>

using namespace plyglot;

namespace {

const std::string viewed_game =
    "Players: Lee, Ray\n<0>; Lee(0,r1b2)y3g3-; Ray(1,g1y3)-g3\n\n"
    "discover y3 Lee g2 Dust  # far\nbuild g1 Ray\nmove g1 Ray Dust *\nbiuld g1 Ray\n";

}  // namespace

TEST_CASE("homeworlds views: a record as JSON") {
  const auto json = nlohmann::json::parse(homeworlds::record_json(test::homeworlds_game(viewed_game).record));
  CHECK(json["dialect"] == "seed");
  CHECK(json["profile"] == "rules");
  CHECK(json["players"].dump() == R"(["Lee","Ray"])");
  CHECK(json["headers"].dump() == R"([{"key":"Players","value":"Lee, Ray"}])");
  CHECK(json["initial"] == "<0>; Lee(0,b2r1)g3y3-; Ray(1,g1y3)-g3");
  CHECK(json["fragment"] == false);
  REQUIRE(json["turns"].size() == 4);
  CHECK(json["turns"][0].dump() == R"({"actions":["discover y3 Lee g2 Dust"],"confirmed":false,"player":0,)"
                                   R"("position":"<1>; Lee(0,b2r1)g3-; Ray(1,g1y3)-g3; Dust(g2)y3-","turn":1})");
  CHECK(json["turns"][2]["player"] == 0);
  CHECK(json["turns"][2]["position"].is_null());
  CHECK(json["turns"][3]["actions"].empty());
  CHECK(json["outcome"] == "unknown");
  CHECK(json["winner"].is_null());
}

TEST_CASE("homeworlds views: players without names, one of whom wins") {
  const std::string won = "<0>; Lee(0,r1b2)g3y3-; Ray(1,r1b1)-y3g1\nsacrifice y3 Lee; pass; pass; pass\n";
  const auto json = nlohmann::json::parse(homeworlds::record_json(test::homeworlds_game(won).record));
  CHECK(json["players"].dump() == "[null,null]");
  CHECK(json["outcome"] == "open");
  const auto lost = nlohmann::json::parse(homeworlds::record_json(
      test::homeworlds_game("<0>; Lee(0,r1b2)g1-; Ray(1,r1b1)-y3\nsacrifice g1 Lee *\n").record));
  CHECK(lost["outcome"] == "won");
  CHECK(lost["winner"] == 1);
  CHECK(lost["turns"][0]["confirmed"] == true);
}

TEST_CASE("homeworlds views: a record as indented text") {
  std::string out;
  append_record(test::homeworlds_game(viewed_game).record, out);
  CHECK(out ==
        "record 0..133\n  dialect seed, profile rules\n  player 0: Lee\n  player 1: Ray\n  header Players: Lee, Ray\n"
        "  position: <0>; Lee(0,b2r1)g3y3-; Ray(1,g1y3)-g3\n"
        "  system 0: Lee from 23..26, home of player 0\n  system 1: Ray from 41..44, home of player 1\n"
        "  system 2: Dust from 76..80, made by action 0\n"
        "  turn 1: player 0 from 57..80\n    action 0: discover y3 Lee g2 Dust from 57..80\n"
        "  turn 2: player 1 from 88..100\n    action 1: build g1 Ray from 88..100\n"
        "  turn 3: player 0, confirmed, uncertain from 101..119\n"
        "    action 2: move g1 Ray Dust, not played from 101..117\n"
        "  turn 4: player 1, copied, uncertain from 120..132\n"
        "  comment from 82..87 \" far\"\n  certain up to turn 2\n");
}
