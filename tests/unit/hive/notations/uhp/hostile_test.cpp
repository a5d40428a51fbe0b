// Inputs that would cost a careless reader its stack or its time. Under a sanitizer they also look for stray reads.

#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/grammars/is_read.hpp"
#include "support/hive/uhp_parsing.hpp"

using namespace plyglot;

namespace {

constexpr test::Hostile hostile[] = {
    {"", " ", ""},
    {"", " ", ";"},
    {"Base", " ", "x"},
    {"Base", " ", ";x"},
    {"Base;", " ", ""},
    {"Base;", "x ", ";"},
    {"Base;Draw;", "White ", ""},
    {"", ";", ""},
    {"", "; ", ""},
    {"", " ;", ""},
    {"Base;;;", " ; ", "wS1"},
    {"", "newgame ", ""},
    {"", "1", ""},
    {"", "1. ", "wS1"},
    {"wS1;", "1", " "},
    {"wS1;", "1 ", ""},
    {"wS1;", "1 2", " wS1"},
    {"wS1;", "wS1 ", ""},
    {"wS1;", "wS1 wS1- ", ""},
    {"wS1;", "wS1 1 ", ""},
    {"wS1;", "x ", ""},
    {"wS1;", "x ", "wS1"},
    {"wS1;", "x  \t ", ""},
    {"wS1;x", " ", ""},
    {"wS1;x", " ", "1 wS1"},
    {"wS1;bS1", " ", "wS1-"},
    {"wS1;bS1 ", "1", " wS1-"},
    {"wS1;bS1 wS", "1", "-"},
    {"wS1;bS1 ", "\\", "wS1"},
    {"wS1;bS1 ", ".", ""},
    {"wS1;bS1 wS1-", ";pass", ""},
    {"", "wS1", ""},
    {"Base;InProgress;White[", "9", "]"},
    {"Base+", "M", ""},
    {"Base;", "InProgress;", ""},
    {"", "(", ""},
    {"", "\xFF", ""},
    {"", "\r", ""},
};

}  // namespace

TEST_CASE("uhp hostile: the work is linear in the text") { test::check_linear_work(hive::uhp::grammar, hostile); }

TEST_CASE("uhp hostile: long texts are read to their end") {
  test::UhpParsing parsing;
  parsing.parse("Base;InProgress;White[1]" + test::repeated(";pass", 100000));
  CHECK(parsing.report().empty());
  CHECK(parsing.ast().moves.size() == 100000);
  parsing.parse(test::repeated("(", 100000));
  CHECK(parsing.report().empty());
  CHECK(parsing.ast().type.form == hive::uhp::FieldForm::bad);
  parsing.parse(test::repeated(" ", 1000000));
  CHECK(parsing.report() == "uhp/space-around-separator warning 0-1000000\n");
  parsing.parse("wS1" + test::repeated(" ", 1000000) + ";bS1 wS1-");
  CHECK(parsing.report() == "uhp/space-around-separator warning 3-1000003\n");
  parsing.parse("wS1;bS1 wS" + test::repeated("1", 1000000) + "-");
  CHECK(parsing.report() == "uhp/no-such-piece error 8-1000010\n");
  parsing.parse("wS1;" + test::repeated("x ", 500000));
  CHECK(parsing.report() == "uhp/bad-move error 4-1000003\nuhp/space-around-separator warning 1000003-1000004\n");
  parsing.parse("wS1" + test::repeated(" wS1 wS1", 100000));
  CHECK(parsing.ast().moves.size() == 100001);
}

TEST_CASE("uhp hostile: a game of ten thousand plies that are not legal is read and judged") {
  test::GameSession session("uhp");
  session.read("Base;InProgress;White[1];wS1" + test::repeated(";pass", 10000) + '\n');
  CHECK(session.record().plies.size() == 1);
  CHECK(session.findings().size() == 1);
}

TEST_CASE("uhp hostile: a megabyte of anything") {
  const std::string text = test::random_bytes(1 << 20);
  test::UhpParsing parsing;
  parsing.parse(text);
  CHECK(parsing.tree().verify({0, 1 << 20}).empty());
  CHECK(parsing.findings().size() > 1);
}

TEST_CASE("uhp hostile: every text of up to three odd pieces is read losslessly") {
  const std::vector<std::string> pieces = {"w", "S1", "wS1",      "1",    ";",       " ",  "\t",       "pass",
                                           ".", "-",  "\\",       "Base", "newgame", "\r", "White[1]", "InProgress",
                                           "x", "#",  "\xC3\xA9", "\xFF", "wB",      "\n"};
  test::UhpParsing parsing;
  std::vector<std::string> texts = {""};
  std::vector<std::size_t> lengths = {0};
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (lengths[i] < 3) {
      for (const std::string& piece : pieces) {
        texts.push_back(texts[i] + piece);
        lengths.push_back(lengths[i] + 1);
      }
    }
    CAPTURE(texts[i]);
    REQUIRE(test::is_read(hive::uhp::grammar, texts[i]));
    parsing.parse(texts[i]);
    REQUIRE(parsing.tree().verify({0, static_cast<std::uint32_t>(texts[i].size())}).empty());
  }
}
