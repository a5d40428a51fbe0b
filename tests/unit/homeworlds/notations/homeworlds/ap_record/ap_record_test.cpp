// Game records of Abstract Play: what they say, and where.

#include "support/checks/catch.hpp"
#include "support/homeworlds/ap_games.hpp"
#include "support/homeworlds/findings.hpp"
#include "text/format.hpp"

using namespace plyglot;
using namespace plyglot::homeworlds;
using test::ap_document;
using test::homeworlds_ap_game;

namespace {

std::string report(const std::string& text) { return report_of(homeworlds_ap_game(text)); }

// The spans of the actions in the file, as they are written there.
std::vector<std::string> written_actions(const test::HomeworldsApGame& game) {
  std::vector<std::string> list;
  for (const RecordAction& action : game.record.actions) list.emplace_back(game.reading.slice(action.span));
  return list;
}

std::string headers_of(const test::HomeworldsApGame& game) {
  std::string list;
  for (const RecordHeader& header : game.record.headers) list += header.key + '=' + header.value + ';';
  return list;
}

// `bad-record` at what the text has between the two marks.
void check_bad_record(std::string text) {
  CAPTURE(text);
  const std::size_t begin = text.find("@");
  text.erase(begin, 1);
  const std::size_t end = text.find("@");
  text.erase(end, 1);
  const test::HomeworldsApGame game = homeworlds_ap_game(text);
  CHECK(report_of(game) == "homeworlds/bad-record error " + std::to_string(begin) + '-' + std::to_string(end) + '\n');
  CHECK_FALSE(game.document.is_readable);
  CHECK(game.record.turns.empty());
}

}  // namespace

TEST_CASE("homeworlds ap record: a file is one if it begins with a brace") {
  CHECK(is_ap_record("{"));
  CHECK(is_ap_record("\xEF\xBB\xBF \r\n\t\v\f{}"));
  CHECK_FALSE(is_ap_record(""));
  CHECK_FALSE(is_ap_record("\n \n"));
  CHECK_FALSE(is_ap_record("[]"));
  CHECK_FALSE(is_ap_record("homeworld y1 b2 g3\n{"));
  CHECK_FALSE(is_ap_record("\xEF\xBB\xBF\xEF\xBB\xBF{"));
}

TEST_CASE("homeworlds ap record: turns are the entries that are not null") {
  const test::HomeworldsApGame game = homeworlds_ap_game(ap_document(
      R"([["homeworld y1 b2 g3","homeworld y3 b2 g3"],["build g north",null],[null,{"move":"build g south",)"
      R"("sequence":1}]])"));
  CHECK(report_of(game).empty());
  CHECK(written_actions(game) ==
        std::vector<std::string>{"homeworld y1 b2 g3", "homeworld y3 b2 g3", "build g north", "build g south"});
  CHECK(game.record.turns.size() == 4);
  CHECK(game.record.certain_turns == 4);
  CHECK(game.record.is_json);
  CHECK(game.record.players == std::vector<std::string>{"Sam", "Dave"});
  CHECK(position_text(final_position(game.record)) == "<0>; North(0,b2y1)g1g3-; South(1,b2y3)-g1g3");
  test::check_spans(game.reading);
}

TEST_CASE("homeworlds ap record: no turns, and no players") {
  for (const char* text : {R"({"moves":[]})", R"({"moves":[[]]})", R"({"moves":[[null,null]],"header":{}})"}) {
    CAPTURE(text);
    const test::HomeworldsApGame game = homeworlds_ap_game(text);
    CHECK(report_of(game).empty());
    CHECK(game.document.is_readable);
    CHECK(game.record.turns.empty());
    CHECK(game.record.player_count == 2);
    CHECK(game.record.players.empty());
  }
}

TEST_CASE("homeworlds ap record: what is not as in the form") {
  check_bad_record("{@@");
  check_bad_record("{\"moves\":[[\"pass\"]],@}@");
  check_bad_record("@{}@");
  check_bad_record("@{\"Moves\":[]}@");
  check_bad_record(" @{\"header\":{}}@ ");
  check_bad_record("{\"moves\":@{}@}");
  check_bad_record("{\"moves\":@null@}");
  check_bad_record("{\"moves\":@\"pass\"@}");
  check_bad_record(ap_document("[@\"pass\"@]"));
  check_bad_record(ap_document("[@null@]"));
  check_bad_record(ap_document("[[@1@,\"pass\"]]"));
  check_bad_record(ap_document("[[@true@]]"));
  check_bad_record(ap_document("[[@[\"pass\"]@]]"));
  check_bad_record(ap_document("[[@{\"sequence\":1}@]]"));
  check_bad_record(ap_document("[[{\"move\":@null@}]]"));
  check_bad_record(ap_document("[[null,null,@\"pass\"@]]"));
  check_bad_record("{\"moves\":[[null,null,null,null,@null@]]}");
  check_bad_record("{\"header\":@[]@,\"moves\":[[\"pass\"]]}");
  check_bad_record("{\"header\":{\"game\":@\"Homeworlds\"@},\"moves\":[[\"pass\"]]}");
  check_bad_record("{\"header\":{\"game\":{\"name\":@\"Hive\"@}},\"moves\":[[\"pass\"]]}");
  check_bad_record("{\"header\":{\"game\":{\"name\":@7@}},\"moves\":[[\"pass\"]]}");
  check_bad_record("{\"header\":{\"players\":@{}@},\"moves\":[[\"pass\"]]}");
  check_bad_record("{\"header\":{\"players\":@[{}]@},\"moves\":[[\"pass\"]]}");
  check_bad_record("{\"header\":{\"players\":@[{},{},{},{},{}]@},\"moves\":[[\"pass\"]]}");
  check_bad_record("{\"header\":{\"players\":[{},@\"Sam\"@]},\"moves\":[[\"pass\"]]}");
  check_bad_record("{\"header\":{\"players\":[{},{\"name\":@5@}]},\"moves\":[[\"pass\"]]}");
  check_bad_record("{\"header\":{\"players\":[{},{\"result\":@\"won\"@}]},\"moves\":[[\"pass\"]]}");
}

TEST_CASE("homeworlds ap record: everything that is not as in the form is said") {
  CHECK(report("{\"moves\":[[1],2]}") == "homeworlds/bad-record error 11-12\nhomeworlds/bad-record error 14-15\n");
}

TEST_CASE("homeworlds ap record: of a key that is given twice the last value counts") {
  const test::HomeworldsApGame game =
      homeworlds_ap_game(R"({"moves":7,"m\u006fves":[[{"move":1,"move":"homeworld y1 b2 g3"}]]})");
  CHECK(report_of(game).empty());
  CHECK(written_actions(game) == std::vector<std::string>{"homeworld y1 b2 g3"});
}

TEST_CASE("homeworlds ap record: spans are those of the file, with escapes as they are written") {
  const std::string text = ap_document(R"([["homeworld y1\tb\u0032 g3","\u0068omeworld y3 b2\u0020g3"],)"
                                       R"(["build g nort\u0068\u002C bui\u006cd y north",null]])");
  const test::HomeworldsApGame game = homeworlds_ap_game(text);
  CHECK(written_actions(game) == std::vector<std::string>{R"(homeworld y1\tb\u0032 g3)",
                                                          R"(\u0068omeworld y3 b2\u0020g3)", R"(build g nort\u0068)",
                                                          R"(bui\u006cd y north)"});
  const auto at = static_cast<std::uint32_t>(text.find(R"(bui\u006cd)"));
  CHECK(report_of(game) == text::format("homeworlds/extra-action error {}-{}\n", at, at + 18));
  test::check_spans(game.reading);
}

TEST_CASE("homeworlds ap record: a line break in a turn separates its actions") {
  for (const char* turn :
       {R"(sacrifice g3 north\nbuild g north\npass\npass)", R"(\nsacrifice g3 north\r\nbuild g north\rpass\npass\n)",
        R"(sacrifice g3 north \n, build g north,\n \n pass\n\n\npass)"}) {
    CAPTURE(turn);
    const test::HomeworldsApGame game = homeworlds_ap_game(ap_document(
        std::string(R"([["homeworld y1 b2 g3","homeworld y3 b2 g3"],["build g north","pass"],[")") + turn + "\"]]"));
    CHECK(report_of(game).empty());
    REQUIRE(game.record.turns.size() == 5);
    CHECK(game.record.turns[4].action_count == 4);
    CHECK(game.record.certain_turns == 5);
  }
}

TEST_CASE("homeworlds ap record: an empty turn is that player's pass, and said with its quotes") {
  for (const char* turn : {"", " ", R"(\n)", R"( \t)"}) {
    CAPTURE(turn);
    const std::string text = ap_document(R"([["homeworld y1 b2 g3","homeworld y3 b2 g3"],[")" + std::string(turn) +
                                         R"(","build g south"]])");
    const test::HomeworldsApGame game = homeworlds_ap_game(text);
    const auto begin = static_cast<std::uint32_t>(text.find("[\"" + std::string(turn) + "\",\"build")) + 1;
    CHECK(report_of(game) ==
          text::format("homeworlds/empty-turn error {}-{}\n", begin, begin + 2 + std::string_view(turn).size()));
    REQUIRE(game.record.turns.size() == 4);
    CHECK(game.record.turns[2].player == 0);
    CHECK(game.record.turns[2].action_count == 0);
    CHECK(game.record.turns[3].player == 1);
    CHECK(game.record.certain_turns == 4);
  }
}

TEST_CASE("homeworlds ap record: whose turn is empty") {
  const auto notes = [](const char* moves) {
    std::string list;
    for (const diagnostics::Diagnostic& found : test::notation_findings(homeworlds_ap_game(ap_document(moves)))) {
      list += found.message + ", " + found.notes.front() + ';';
    }
    return list;
  };
  CHECK(notes(R"([[""]])") == "this turn has no action, it counts as a pass of `Sam`;");
  CHECK(notes(R"([["homeworld y1 b2 g3"," "]])") == "this turn has no action, it counts as a pass of `Dave`;");
}

TEST_CASE("homeworlds ap record: a turn is a turn, whatever it looks like") {
  const test::HomeworldsApGame game =
      homeworlds_ap_game(ap_document(R"([["<0>;","Event: x"],["12) pass","# pass"],["\ufeffpass","{"]])"));
  CHECK(game.record.turns.size() == 6);
  CHECK(test::names_of(game.reading.findings) ==
        "unknown-verb trailing-separator unknown-verb unknown-verb unknown-verb unknown-verb unknown-verb");
  test::check_spans(game.reading);
}

TEST_CASE("homeworlds ap record: what is put into a turn is escaped") {
  NotedFinding finding;
  finding.id = DiagnosticId::homeworlds_extra_words;
  finding.span = {0, 4};
  finding.fix = "a\"b\\c\nd";
  const test::HomeworldsApGame game = homeworlds_ap_game(ap_document(R"([["pass"]])"));
  map_to_file(game.document, finding);
  CHECK(finding.fix == R"(a\"b\\c\nd)");
  CHECK(game.reading.slice(finding.span) == "pass");
  finding.span = {4, 4};
  map_to_file(game.document, finding);
  CHECK(game.reading.text.substr(finding.span.begin, 2) == "\"]");
}

TEST_CASE("homeworlds ap record: what the header says") {
  const test::HomeworldsApGame game = homeworlds_ap_game(R"({"moves":[],"header":{
    "game":{"name":"Homeworlds","variants":["passFree","sinister"]},"event":"Cup","round":"2",
    "site":{"name":"Abstract Play","gameid":17},"date-start":"2024-05-31T00:00:00.000Z",
    "date-end":"2024-06-01T10:11:12.000Z","date-generated":"1970-01-01T00:00:00.000Z",
    "Title":"A\nB","unrated":true,"Players":"x","a b":"c",
    "players":[{"name":"S\u0061m \"x\"","result":3},{"name":"Dave","result":1},{"name":"Ann","result":0}]}})");
  CHECK(report_of(game).empty());
  CHECK(headers_of(game) ==
        "Variants=passFree, sinister;Event=Cup;Round=2;Site=Abstract Play;Game-Id=17;Date=2024-05-31;"
        "Ended=2024-06-01T10:11:12.000Z;Title=A B;Winner=Sam \"x\";");
  CHECK(game.record.players == std::vector<std::string>{"Sam \"x\"", "Dave", "Ann"});
  CHECK(game.record.player_count == 3);
  REQUIRE(game.reading.ast.players.size() == 3);
  CHECK(game.reading.slice(game.reading.ast.players[0]) == R"(S\u0061m \"x\")");
  CHECK(game.record.parts.size() == game.record.headers.size());
}

TEST_CASE("homeworlds ap record: a draw, and a game without a result") {
  const auto headers = [](const char* first, const char* second) {
    return headers_of(homeworlds_ap_game(std::string(R"({"moves":[],"header":{"players":[{"name":"Sam","result":)") +
                                         first + R"(},{"name":"Dave","result":)" + second + "}]}}"));
  };
  CHECK(headers("1", "1") == "Result=draw;");
  CHECK(headers("0.5", "5e-1") == "Result=draw;");
  CHECK(headers("0", "1") == "Winner=Dave;");
  CHECK(headers("null", "null").empty());
  CHECK(headers("1", "null").empty());
}

TEST_CASE("homeworlds ap record: three seats, one of which is left out") {
  const test::HomeworldsApGame game = homeworlds_ap_game(
      R"({"header":{"players":[{"name":"A"},{"name":"B"},{}]},"moves":[["homeworld y1 b2 g3","homeworld y3 b2 g3",)"
      R"("homeworld g1 b3 y3"],["build g north","build g east","build y south"]]})");
  CHECK(report_of(game).empty());
  CHECK(game.record.player_count == 3);
  CHECK(game.record.players.empty());
  CHECK(game.record.turns[5].player == 2);
  CHECK(game.record.certain_turns == 6);
}

TEST_CASE("homeworlds ap record: the byte order mark of a file") {
  CHECK(report("\xEF\xBB\xBF{\"moves\":[]}") == "homeworlds/byte-order-mark info 0-3\n");
}
