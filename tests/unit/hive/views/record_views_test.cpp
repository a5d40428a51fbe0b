#include "hive/views/record_views.hpp"

#include "support/checks/catch.hpp"
#include "support/games/records.hpp"

#include <nlohmann/json.hpp>

using namespace plyglot;

TEST_CASE("hive views: a record as JSON") {
  const hive::Record record = test::record_of(R"(Base;InProgress;White[2];wS1;bS1 wS1-)");
  const auto json = nlohmann::json::parse(hive::record_json(record));
  REQUIRE(json["plies"].size() == 2);
  CHECK(json["plies"][0].dump() == R"({"move":"wS1","piece":"wS1","ply":1,"q":0,"r":0})");
  CHECK(json["plies"][1].dump() == R"({"move":"bS1 wS1-","piece":"bS1","ply":2,"q":1,"r":0})");
}
