#include "hexix/views/record_views.hpp"

#include "hexix/notations/hexix/read/options.hpp"
#include "hexix/record/record_replay.hpp"
#include "support/checks/catch.hpp"
#include "support/checks/json_schema.hpp"
#include "support/files/board_page.hpp"
#include "support/hexix/records.hpp"
#include "toolchain/registry/rows.hpp"

#include <nlohmann/json.hpp>

using namespace plyglot;
using hexix::Record;

namespace {

nlohmann::json json_of(const Record& record, const hexix::RuleOptions& options = {}) {
  nlohmann::json json = nlohmann::json::parse(hexix::record_json(record, options));
  static const test::JsonSchema schema(test::documented_json(0, "hexix-json.md"));
  CHECK(schema.problem_of(json) == "");
  return json;
}

notation::OptionValues values(const char* key = nullptr, const char* value = "") {
  notation::OptionValues result(hexix::option_table());
  if (key != nullptr) {
    const std::string problem = result.set(key, value);
    REQUIRE(problem == "");
  }
  return result;
}

// Blue to move, who can take Red's home.
const std::string before_end = ".../..../..B^1../Bh6...Bv1Rh6/..B^1Bv2B^2/..../... b";
const std::string won = "E5D6";

}  // namespace

TEST_CASE("hexix views: the facts of each ply (hexix R16)") {
  const auto json = json_of(test::hexix_game("D2v1 D5v D2+ D5+?! D3v C4^ D3+ C4D3 ... D3v"));
  CHECK(json["dialect"] == "2024");
  CHECK(json["header"] == false);
  CHECK(json["fragment"] == false);
  CHECK(json["initial"] == ".../..../...../Bh6....Rh6/...../..../... b");
  REQUIRE(json["plies"].size() == 10);
  CHECK(json["plies"][0].dump() ==
        R"({"applied":true,"captured":null,"certain":true,"inactive":{"B":[],"R":[]},"kind":"place","legal_before":6,)"
        R"("piece":"D2=Bv1","ply":1,"position":".../..../...../Bh6Bv1...Rh6/...../..../... r","row":1,"side":"B",)"
        R"("span":{"end":4,"start":0},"suffix":null,"token":"D2v1"})");
  CHECK(json["plies"][3]["token"] == "D5+?!");
  CHECK(json["plies"][3]["suffix"] == "?!");
  const auto& capture = json["plies"][7];
  CHECK(capture["kind"] == "capture");
  CHECK(capture["piece"] == "D3=R^1");
  CHECK(capture["captured"] == "Bv2");
  CHECK(capture["inactive"].dump() == R"({"B":[],"R":["D3"]})");
  const auto& skip = json["plies"][8];
  CHECK(skip["token"] == "...");
  CHECK(skip["kind"] == "skip");
  CHECK(skip["certain"] == true);
  CHECK(skip["applied"] == false);
  CHECK(skip["piece"].is_null());
  const auto& refused = json["plies"][9];
  CHECK(refused["certain"] == false);
  CHECK(refused["applied"] == false);
  CHECK(refused["position"] == json["position"]);
  CHECK(json["result"].is_null());
}

TEST_CASE("hexix views: rules that are off do not count in what was legal (hexix 6)") {
  const Record record = test::hexix_game("D2v D5v D2+ D5+ D3v C4^ D3+ C4D3 E1v D3+");
  CHECK(json_of(record)["plies"][9]["legal_before"] < json_of(record, {true, false})["plies"][9]["legal_before"]);
}

TEST_CASE("hexix views: the board of a fragment is unknown (hexix R6)") {
  const auto json = json_of(test::hexix_fragment("D5v D2+ --"));
  CHECK(json["fragment"] == true);
  CHECK(json["initial"].is_null());
  CHECK(json["position"].is_null());
  for (const char* member : {"legal_before", "inactive", "position", "piece"}) {
    CAPTURE(member);
    CHECK(json["plies"][0][member].is_null());
  }
  CHECK(json["plies"][2]["kind"] == "unreadable");
  CHECK(json["plies"][2]["token"].is_null());
}

TEST_CASE("hexix views: the end, and plies after it (hexix R14)") {
  const auto json = json_of(test::hexix_game_from(before_end, won + " D5v"));
  CHECK(json["result"] == "B-home");
  CHECK(json["plies"][0]["captured"] == "Rh6");
  CHECK(json["plies"][1]["legal_before"].is_null());
  CHECK(json["plies"][1]["applied"] == false);
}

TEST_CASE("hexix views: comments belong to their row or to the next one (hexix R15)") {
  Record record = test::hexix_game("D2v D5v D2+ D5+");
  record.has_header = true;
  record.lines[1].comment = "# second";
  record.lines.insert(record.lines.begin(), {hexix::LineKind::header, 0, "# first", {}});
  record.lines.push_back({hexix::LineKind::comment, 0, "# last \xFF", {}});
  const auto json = json_of(record);
  CHECK(json["header"] == true);
  CHECK(json["comments"][0].dump() == R"({"row":1,"text":"# first","trailing":false})");
  CHECK(json["comments"][1].dump() == R"({"row":2,"text":"# second","trailing":true})");
  CHECK(json["comments"][2]["row"].is_null());
}

TEST_CASE("hexix views: a record as indented text") {
  Record record = test::hexix_game("D2v?! D5v C2D2 ... --");
  record.lines[0].comment = "# a";
  std::string out;
  append_record(record, out);
  CHECK(out ==
        "record 0..21\n  dialect 2024, without a header\n  position: .../..../...../Bh6....Rh6/...../..../... b\n"
        "  ply 1 from 0..5: row 1, Blue D2v?!, number 1\n"
        "  ply 2 from 6..9: row 1, Red D5v, number 1\n"
        "  ply 3 from 10..14: row 2, Blue C2D2, not applied\n"
        "  ply 4 from 15..18: row 2, Red skipped, uncertain\n"
        "  ply 5 from 19..21: row 3, Blue unreadable, uncertain\n"
        "  comment of row 1 \"# a\"\n  open\n");
}

TEST_CASE("hexix views: the position string is the diagram (hexix R13)") {
  const Record record = test::hexix_game("D2v D5v");
  std::string diagram;
  hexix::record_views.show_diagram(record, diagram);
  CHECK(diagram == ".../..../...../Bh6Bv1..Rv1Rh6/...../..../... b\n");
  diagram.clear();
  hexix::record_views.show_diagram(test::hexix_fragment("D5v"), diagram);
  CHECK(diagram.empty());
}

TEST_CASE("hexix views: legal plies are listed by their bytes in the dialect (hexix R10)") {
  const Record record = test::hexix_game("");
  std::vector<std::string> moves;
  std::string why;
  REQUIRE(hexix::row.views->list_moves(record, values(), moves, why));
  CHECK(moves == std::vector<std::string>{"C1^", "C1v", "D2^", "D2v", "E1^", "E1v"});
  moves.clear();
  REQUIRE(hexix::row.views->list_moves(record, values("dialect", "2019"), moves, why));
  CHECK(moves == std::vector<std::string>{"C1<", "C1>", "D2<", "D2>", "E1<", "E1>"});
}

TEST_CASE("hexix views: why there is no list of plies") {
  std::vector<std::string> moves;
  std::string why;
  CHECK_FALSE(hexix::row.views->list_moves(test::hexix_fragment("D5v"), values(), moves, why));
  CHECK(why == "the position that the record begins with is unknown");
  CHECK_FALSE(hexix::row.views->list_moves(test::hexix_game_from(before_end, won), values(), moves, why));
  CHECK(why == "the game is over: Blue has won");
  CHECK(moves.empty());
}

TEST_CASE("hexix views: what a position loses is said once (hexix 8)") {
  std::vector<diagnostics::Diagnostic> found;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(found));
  Record record = test::hexix_game("");
  record.lines.push_back({hexix::LineKind::comment, 0, "#  position:.../..../...../Bh6....Rh6/...../..../... b", {}});
  report_lost_record(record, reporter);
  reporter.finish();
  CHECK(found.empty());
  record = test::hexix_game("D2v D5v");
  record.lines[0].comment = "# a";
  report_lost_record(record, reporter);
  reporter.finish();
  REQUIRE(found.size() == 1);
  CHECK(found[0].message == "a position has no record of play: 2 plies and 1 comment are lost");
  CHECK(found[0].span == text::Span{0, 7});
}
