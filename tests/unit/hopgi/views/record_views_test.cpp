#include "hopgi/views/record_views.hpp"

#include "hopgi/notations/hopgi/read/options.hpp"
#include "support/checks/catch.hpp"
#include "support/checks/json_schema.hpp"
#include "support/files/board_page.hpp"
#include "support/hopgi/records.hpp"

#include <nlohmann/json.hpp>

using namespace plyglot;
using namespace plyglot::hopgi;
using test::hopgi_record;
using test::hopgi_record_from;

namespace {

nlohmann::json json_of(const Record& record) {
  nlohmann::json json = nlohmann::json::parse(record_json(record));
  static const test::JsonSchema schema(test::documented_json(0, "hopgi-json.md"));
  CHECK(schema.problem_of(json) == "");
  return json;
}

notation::OptionValues values(const char* key = nullptr, const char* value = "") {
  notation::OptionValues result(record::option_table());
  if (key != nullptr) {
    const std::string problem = result.set(key, value);
    REQUIRE(problem == "");
  }
  return result;
}

std::string diagram_of(const Record& record) {
  std::string out;
  record_views.show_diagram(record, out);
  return out;
}

const std::string before_end = "7/7/*6/f6/7/**1r3/**1F*2[] b - - 5 9";

}  // namespace

TEST_CASE("hopgi views: the facts of each turn") {
  const auto json = json_of(hopgi_record("Fd1-c3;Wf1-e3!? Pb4-c4 Fc3xc4 R@d5"));
  CHECK(json["initial"] == "rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1");
  const auto& turns = json["line"]["turns"];
  REQUIRE(turns.size() == 4);
  CHECK(turns[0].dump() ==
        R"({"applied":true,"certain":true,"hands":{"black":{"B":1,"P":1,"R":1},"white":{"B":1,"P":1,"R":1}},)"
        R"("legal_before":97,"legs":[{"captured":null,"from":"d1","piece":"F","promotes":false,"to":"c3"},)"
        R"({"captured":null,"from":"f1","piece":"W","promotes":false,"to":"e3"}],"notes":[],"number":1,)"
        R"("played":"both_legs","ply":1,"position":"rp5/wp5/*p5/fp5/bpF1W2/**PPPPP/**B1*1R[RBPrbp] b - - 1 1",)"
        R"("side":"white","span":{"end":15,"start":0},"suffix":"!?","text":"Fd1-c3;Wf1-e3","written":null})");
  CHECK(turns[2]["legs"][0]["captured"] == "P");
  CHECK(turns[2]["hands"]["white"]["P"] == 2);
  CHECK(turns[3]["legs"][0]["from"].is_null());
  CHECK(turns[3]["hands"]["black"]["R"] == 0);
  CHECK(turns[3]["number"] == 2);
  CHECK(turns[3]["ply"] == 4);
  CHECK(json["final"] == turns[3]["position"]);
  CHECK(json["result"].is_null());
  CHECK(json["winner"].is_null());
}

TEST_CASE("hopgi views: variations and what people say, in the order of the text") {
  Record record = hopgi_record("{a} Pd2-c3 {b} ( {c} Pe2-d3 $2 ( Pe2-f3 ) ) Pb4-c5 ( ) {d} 1-0");
  record.tags = {{"Event", "x \" \xFF", {}, {}}};
  record.lead_comments = {{"// first", {}}};
  record.tail_comments = {{"{last}", {}}};
  const auto json = json_of(record);
  CHECK(json["tags"][0]["name"] == "Event");
  CHECK(json["lead_comments"][0] == "// first");
  CHECK(json["tail_comments"][0] == "{last}");
  CHECK(json["result"] == "1-0");
  const auto& line = json["line"];
  CHECK(line["notes"][0]["text"] == "{a}");
  const auto& notes = line["turns"][0]["notes"];
  REQUIRE(notes.size() == 2);
  CHECK(notes[0]["kind"] == "comment");
  CHECK(notes[0]["line"].is_null());
  CHECK(notes[1]["kind"] == "variation");
  CHECK(notes[1]["text"].is_null());
  const auto& variation = notes[1]["line"];
  CHECK(variation["notes"][0]["text"] == "{c}");
  REQUIRE(variation["turns"].size() == 1);
  CHECK(variation["turns"][0]["ply"] == 1);
  CHECK(variation["turns"][0]["position"] == "rp5/wp5/*p5/fp5/bp1P3/**PP1PP/**BF*WR[RBPrbp] b - - 0 1");
  CHECK(variation["turns"][0]["notes"][0]["text"] == "$2");
  CHECK(variation["turns"][0]["notes"][1]["line"]["turns"][0]["text"] == "Pe2-f3");
  const auto& second = line["turns"][1];
  CHECK(second["ply"] == 2);
  CHECK(second["notes"][0]["line"].dump() == R"({"notes":[],"turns":[]})");
  CHECK(second["notes"][1]["text"] == "{d}");
}

TEST_CASE("hopgi views: turns that were refused (hopgi R18)") {
  const auto json = json_of(hopgi_record("~Pd2-d7 ?zz9 Fd1-c3;~Wf1-f7"));
  const auto& turns = json["line"]["turns"];
  CHECK(turns[0]["text"].is_null());
  CHECK(turns[0]["written"] == "Pd2-d7");
  CHECK(turns[0]["played"] == "no_leg");
  CHECK(turns[0]["legs"].empty());
  CHECK(turns[1]["played"] == "unreadable");
  CHECK(turns[1]["certain"] == false);
  CHECK(turns[2]["text"] == "Fd1-c3");
  CHECK(turns[2]["written"] == "Fd1-c3;Wf1-f7");
  CHECK(turns[2]["applied"] == true);
}

TEST_CASE("hopgi views: the board is unknown, or the game is over") {
  const auto json = json_of(hopgi_record_from("", "Pd2-c3"));
  for (const char* member : {"legal_before", "hands", "position", "text"}) {
    CAPTURE(member);
    CHECK(json["line"]["turns"][0][member].is_null());
  }
  CHECK(json["initial"].is_null());
  CHECK(json["final"].is_null());
  const auto won = json_of(hopgi_record_from(before_end, "Rd2xd1=DK Pc2-c3 0-1"));
  CHECK(won["winner"] == "black");
  CHECK(won["line"]["turns"][0]["legs"][0]["captured"] == "F");
  CHECK(won["line"]["turns"][0]["legs"][0]["promotes"] == true);
  CHECK(won["line"]["turns"][1]["legal_before"].is_null());
  json_of(Record{});
}

TEST_CASE("hopgi views: a record as indented text") {
  Record record = hopgi_record("{a} Pd2-c3! ( ~Pe2-e9 ) $1 ?zz9 Fd1-e3;~Wf1-f7 1-0");
  record.tags = {{"Event", "x\n", {}, {}}};
  record.is_sound = false;
  record.tail_comments = {{"// end", {}}};
  std::string out;
  append_record(record, out);
  CHECK(out == R"(record 0..50, not sound
  tag Event "x\n"
  begins: rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR[RBPrbp] w - - 0 1
  comment "{a}"
  White 1 Pd2-c3 ! from 4..11
  variation begins
  White 1 in variation 1 "Pe2-e9", not played from 14..21
  variation ends
  annotation $1
  Black 1 unreadable "zz9" from 27..31
  White 2 Fd1-e3;Wf1-f7, second leg not played, uncertain from 32..46
  result 1-0
  ends: rp5/wp5/*p5/fp5/bpP1F2/**P1PPP/**B1*WR[RBPrbp] b - - 2 2
  comment "// end"
)");
}

TEST_CASE("hopgi views: the diagram of the last position, with the last turn and the end below it") {
  const std::string diagram = diagram_of(hopgi_record("Pd2-c3 Pb4-c5 ( R@d5 ) ~Pc3-c9"));
  CHECK(diagram.find("\n5      | p |:p:|") != std::string::npos);
  CHECK(diagram.substr(diagram.find("turn:")) == "turn: b\nhand: RBPrbp\n// after 1... Pb4-c5\n");
  const std::string won = diagram_of(hopgi_record_from(before_end, "Rd2xd1=DK"));
  CHECK(won.substr(won.find("turn:")) == "turn: w\nhand:\n// after 9... Rd2xd1=DK\n// White has no king left\n");
  const std::string given_up = diagram_of(hopgi_record("1-0"));
  CHECK(given_up.substr(given_up.find("turn:")) == "turn: w\nhand: RBPrbp\n// result 1-0\n");
  CHECK(diagram_of(hopgi_record_from("", "Pd2-c3")).empty());
}

TEST_CASE("hopgi views: legal turns by their bytes, in the form of the options (hopgi R11)") {
  std::vector<std::string> moves;
  std::string why;
  REQUIRE(record_views.list_moves(hopgi_record(""), values(), moves, why));
  CHECK(moves.size() == 97);
  CHECK(moves.front() == "B@c3");
  CHECK(std::is_sorted(moves.begin(), moves.end()));
  moves.clear();
  REQUIRE(record_views.list_moves(hopgi_record("R@d4"), values("notation", "short"), moves, why));
  CHECK(std::is_sorted(moves.begin(), moves.end()));
  CHECK(std::find(moves.begin(), moves.end(), "R@d5") != moves.end());
}

TEST_CASE("hopgi views: why there is no list of turns") {
  std::vector<std::string> moves;
  std::string why;
  CHECK_FALSE(record_views.list_moves(hopgi_record_from("", "Pd2-c3"), values(), moves, why));
  CHECK(why == "the position that the game begins with is unknown");
  CHECK_FALSE(record_views.list_moves(hopgi_record_from(before_end, "Rd2xd1=DK"), values(), moves, why));
  CHECK(why == "the game is over: Black has won");
  CHECK_FALSE(
      record_views.list_moves(hopgi_record_from("7/7/*6/7/7/**1r3/**2*2[] b - - 5 9", ""), values(), moves, why));
  CHECK(why == "the game is over: neither side has a king");
  CHECK(moves.empty());
}
