// Game records of Abstract Play, written: new ones, and those that were read.

#include "homeworlds/notations/homeworlds/ap_record/ap_record_printer.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/ap_games.hpp"

#include <nlohmann/json.hpp>

using namespace plyglot;
using namespace plyglot::homeworlds;
using nlohmann::json;
using test::homeworlds_ap_game;

namespace {

// A game of so many players, in which these moved, one after another.
Record game_of(Player players, const std::vector<Player>& moved) {
  Record record;
  record.player_count = players;
  for (const Player player : moved) {
    RecordTurn turn;
    turn.player = player;
    turn.verbatim = "turn " + std::to_string(record.turns.size());
    record.turns.push_back(turn);
  }
  return record;
}

std::string rounds(const Record& record) {
  std::string text = json::parse(print_ap_record(record)).at("moves").dump();
  for (std::size_t at = text.find("turn "); at != std::string::npos; at = text.find("turn ")) text.erase(at, 5);
  return text;
}

json header_with(const std::vector<RecordHeader>& headers) {
  Record record = game_of(2, {});
  record.players = {"Sam", "Dave"};
  record.headers = headers;
  return json::parse(print_ap_record(record)).at("header");
}

}  // namespace

TEST_CASE("homeworlds ap record: rounds have an entry for each seat") {
  CHECK(rounds(game_of(2, {})) == "[]");
  CHECK(rounds(game_of(2, {0})) == R"([["0"]])");
  CHECK(rounds(game_of(2, {0, 1, 0})) == R"([["0","1"],["2"]])");
  CHECK(rounds(game_of(2, {1, 0, 1})) == R"([[null,"0"],["1","2"]])");
  CHECK(rounds(game_of(2, {0, 0, 1, 1})) == R"([["0",null],["1","2"],[null,"3"]])");
  CHECK(rounds(game_of(3, {0, 1, 2, 0, 2, 0, 2})) == R"([["0","1","2"],["3",null,"4"],["5",null,"6"]])");
  CHECK(rounds(game_of(4, {2, 1})) == R"([[null,null,"0",null],[null,"1"]])");
}

TEST_CASE("homeworlds ap record: a game of which nothing else is known") {
  Record record = game_of(2, {0});
  record.players = {"Sam"};
  CHECK(print_ap_record(record) == R"({
 "header": {
  "game": {
   "name": "Homeworlds",
   "variants": [
    "passFree"
   ]
  },
  "site": {
   "name": "Abstract Play"
  },
  "date-start": "1970-01-01T00:00:00.000Z",
  "date-end": "1970-01-01T00:00:00.000Z",
  "date-generated": "1970-01-01T00:00:00.000Z",
  "players": [
   {
    "name": "Sam",
    "userid": "p1",
    "is_ai": true
   },
   {
    "name": "South",
    "userid": "p2",
    "is_ai": true
   }
  ]
 },
 "moves": [
  [
   "turn 0"
  ]
 ]
})");
}

TEST_CASE("homeworlds ap record: who has won") {
  const auto results = [](const Record& record) {
    std::string text;
    const json document = json::parse(print_ap_record(record));
    for (const json& player : document["header"]["players"]) {
      text += player.contains("result") ? player["result"].dump() : "-";
    }
    return text;
  };
  Record record = game_of(3, {});
  record.players = {"Sam", "Dave", "Ann"};
  CHECK(results(record) == "---");
  record.outcome = RecordOutcome::unknown;
  CHECK(results(record) == "---");
  record.outcome = RecordOutcome::draw;
  CHECK(results(record) == "111");
  record.outcome = RecordOutcome::won;
  record.winner = 2;
  CHECK(results(record) == "001");
  record.headers = {{"Winner", "dave", {}}};
  CHECK(results(record) == "010");
  record.headers = {{"Winner", "nobody", {}}, {"result", "Draw", {}}};
  CHECK(results(record) == "111");
  record.headers = {{"Result", "resigned", {}}};
  CHECK(results(record) == "001");
}

TEST_CASE("homeworlds ap record: headers go where a reader finds them again") {
  const json header = header_with({{"event", "Cup", {}},
                                   {"Round", "2", {}},
                                   {"Site", "Club", {}},
                                   {"Game-Id", "x\"y", {}},
                                   {"Date", "2024-05-31", {}},
                                   {"Ended", "in June", {}},
                                   {"Variants", "sinister , passFree", {}},
                                   {"Title", "A", {}},
                                   {"TITLE", "B", {}},
                                   {"Players", "Sam, Dave", {}},
                                   {"Layout", "block", {}},
                                   {"Dialect", "seed", {}},
                                   {"Winner", "Sam", {}},
                                   {"Result", "resigned", {}}});
  CHECK(header["event"] == "Cup");
  CHECK(header["round"] == "2");
  CHECK(header["site"] == json{{"name", "Club"}, {"gameid", "x\"y"}});
  CHECK(header["date-start"] == "2024-05-31T00:00:00.000Z");
  CHECK(header["date-end"] == "in June");
  CHECK(header["game"]["variants"] == json{"sinister", "passFree"});
  CHECK(header["Title"] == "A");
  CHECK(header["Result"] == "resigned");
  CHECK(header["players"][0]["result"] == 1);
  for (const char* key : {"TITLE", "Players", "Layout", "Dialect", "Winner", "Event", "Site", "Date"}) {
    CAPTURE(key);
    CHECK_FALSE(header.contains(key));
  }
}

TEST_CASE("homeworlds ap record: what was read and is written again says the same") {
  const test::HomeworldsApGame game = homeworlds_ap_game(
      R"({"moves":[["homeworld y1 b2 g3","homeworld y3 b2 g3"],["pass"]],"header":{"game":{"name":"Homeworlds",)"
      R"("variants":["a","b"]},"event":"E","site":{"name":"S","gameid":"g"},"date-start":"2024-05-31T00:00:00.000Z",)"
      R"("date-end":"2024-06-01T10:11:12.000Z","Title":"T","players":[{"name":"Sam","result":0},{"name":"D\"e",)"
      R"("result":1}]}})");
  Record record = game.record;
  record.document.clear();
  const test::HomeworldsApGame again = homeworlds_ap_game(print_ap_record(record));
  CHECK(again.record.players == record.players);
  REQUIRE(again.record.headers.size() == record.headers.size());
  for (std::size_t i = 0; i < record.headers.size(); ++i) {
    CHECK(again.record.headers[i].key == record.headers[i].key);
    CHECK(again.record.headers[i].value == record.headers[i].value);
  }
  CHECK(again.record.turns.size() == 3);
}

TEST_CASE("homeworlds ap record: a document keeps what it has besides the turns") {
  const test::HomeworldsApGame game = homeworlds_ap_game(
      "\xEF\xBB\xBF{\"x\" : [1.50, {}, \"\\u0041\"],\r\n\"moves\":[[\"H y1 b2\\u0020g3\",null],[null,{\"sequence\":"
      "2,\"move\":\"homeworld\\ty3 b2 g3\",\"result\":[]}],[\"pass\\n\",\"bui\\u006cd\"]]}");
  CHECK(game.record.document.substr(0, 2) == "{\"");
  CHECK(print_ap_record(game.record) == R"({
 "x": [
  1.50,
  {},
  "\u0041"
 ],
 "moves": [
  [
   "homeworld y1 b2 g3",
   null
  ],
  [
   null,
   {
    "sequence": 2,
    "move": "homeworld y3 b2 g3",
    "result": []
   }
  ],
  [
   "pass",
   "bui\u006cd"
  ]
 ]
})");
}

TEST_CASE("homeworlds ap record: of a document that was cut the rounds are new") {
  test::HomeworldsApGame game =
      homeworlds_ap_game(R"({"moves":[["H y1 b2 g3",{"move":"homeworld y3 b2 g3"}],["pass","pass"]],"x":"y"})");
  game.record.turns.resize(3);
  CHECK(json::parse(print_ap_record(game.record)) ==
        json::parse(R"({"x":"y","moves":[["homeworld y1 b2 g3","homeworld y3 b2 g3"],["pass"]]})"));
}

TEST_CASE("homeworlds ap record: the only round of a document says how many play") {
  test::HomeworldsApGame game = homeworlds_ap_game(R"({"moves":[["h y1 b2 g3","h y3 b2 g3","oops"]]})");
  game.record.turns.resize(1);
  CHECK(json::parse(print_ap_record(game.record)) == json::parse(R"({"moves":[["homeworld y1 b2 g3",null,null]]})"));
}

TEST_CASE("homeworlds ap record: what is printed is printed the same again") {
  const std::string once = print_ap_record(
      homeworlds_ap_game(R"({"a":"\u00e9\"","moves":[["h y1 b2 g3","h y3 b2 g3 *"],["p 2","oops \" \\ \n x"]]})")
          .record);
  CHECK(print_ap_record(homeworlds_ap_game(once).record) == once);
}
