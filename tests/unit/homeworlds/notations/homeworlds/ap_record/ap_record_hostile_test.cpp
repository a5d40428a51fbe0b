// Bytes that are not a game record, or a strange one: read in little time, with every span inside the file.

#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/homeworlds/ap_games.hpp"
#include "support/homeworlds/findings.hpp"

using namespace plyglot;
using test::ap_document;
using test::homeworlds_ap_game;
using test::repeated;

namespace {

// Where the game is, and what is said of it.
void check(const std::string& text) {
  const test::HomeworldsApGame game = homeworlds_ap_game(text);
  test::check_spans(game.reading);
  const auto size = static_cast<std::uint32_t>(text.size());
  for (const diagnostics::Diagnostic& found : test::notation_findings(game)) {
    if (found.span.begin > found.span.end || found.span.end > size) FAIL(found.message);
    for (const diagnostics::Label& label : found.labels) {
      if (label.span.begin > label.span.end || label.span.end > size) FAIL(label.text);
    }
  }
}

}  // namespace

TEST_CASE("homeworlds ap record: large texts of one kind") {
  constexpr std::size_t many = 100000;
  for (const char* part : {"[", "{", "{\"a\":", "[[", "\"", "\\", "\x80", "1", ",", "null,", "{}", "\"a\","}) {
    CAPTURE(part);
    check('{' + repeated(part, many));
    check("{\"moves\":[[" + repeated(part, many));
    check(ap_document("[[\"" + repeated(part, many)));
  }
}

TEST_CASE("homeworlds ap record: a turn of a megabyte, and a hundred thousand turns") {
  for (const char* part :
       {"a", " ", ",", "\\n", "\\u0041", "\\t", "pass,", "build g north ", "\\ud83d\\ude80", "\\\\"}) {
    CAPTURE(part);
    const std::string turn = repeated(part, 100000);
    check(ap_document("[[\"" + turn + "\"]]"));
  }
  for (const char* round : {"[\"\"],", "[null,\"pass\"],", "[1],", "0,", "[{\"move\":\"\\n\"}],", "[[],[]],"}) {
    CAPTURE(round);
    check(ap_document("[" + repeated(round, 100000) + "[]]"));
  }
}

TEST_CASE("homeworlds ap record: many members") {
  std::string header;
  for (std::size_t i = 0; i < 50000; ++i) header += "\"k" + std::to_string(i) + "\":\"v\",";
  const auto game = homeworlds_ap_game("{\"header\":{" + header + "\"k0\":\"w\"},\"moves\":[]}");
  REQUIRE(game.record.headers.size() == 50000);
  CHECK(game.record.headers[0].value == "w");
}

TEST_CASE("homeworlds ap record: every beginning and every end of a document") {
  const std::string text =
      "\xEF\xBB\xBF {\"header\":{\"game\":{\"name\":\"Homeworlds\"},\"players\":[{\"name\":\"S\\u0061m\",\"result\":1},"
      "{\"name\":\"\\ud83d\",\"result\":-0.5e+1}]},\r\n\"moves\":[[\"homeworld y1 b2 g3\",{\"move\":\"homeworld\\ny3 "
      "b2 g3\"}],[null,\"\"],[\"build g \\u006eorth *\"]]}\n";
  for (std::size_t size = 0; size <= text.size(); ++size) {
    check(text.substr(0, size));
    check(text.substr(size));
  }
}

TEST_CASE("homeworlds ap record: binary") {
  for (std::size_t size = 0; size < 300; ++size) {
    check(test::random_bytes(size, "{"));
  }
}
