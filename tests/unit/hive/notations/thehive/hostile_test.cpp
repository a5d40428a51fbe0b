// Inputs that would cost a careless reader much time, and bytes that are not text. Under a sanitizer they also look for
// stray reads.

#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/grammars/is_read.hpp"
#include "support/hive/thehive_parsing.hpp"

using namespace plyglot;

namespace {

constexpr test::Hostile hostile[] = {
    {"", " ", ""},      {"", " ", "x"},         {"", "\t ", "#"},    {"wA1", " ", ""},     {"wA1", " ", "x"},
    {"wA1", " ", "*|"}, {"wA1", "* ", ""},      {"wA1", "*", "bA1"}, {"wA1*|bA", "1", ""}, {"wA1*|bA", "1", "x"},
    {"", "1", ""},      {"", "1", " wA1"},      {"", "1 ", ""},      {"1", " ", "."},      {"", "wA1", ""},
    {"", "wA1 ", ""},   {"", "wA1*|", ""},      {"", "#", ""},       {"", "\r", ""},       {"", "\r\n", ""},
    {"", "\n", ""},     {"", "pass", ""},       {"", "x ", "\r"},    {"wA1 ", "-", "wA1"}, {"", "\xEF\xBB\xBF", ""},
    {"", "\xFF", ""},   {"", "wA1 bA1-\n", ""}, {"", "(", ""},       {"#", " \r", "\n"},   {"wA1 wA1", " ", "-"},
};

}  // namespace

TEST_CASE("thehive hostile: the work is linear in the text") {
  test::check_linear_work(hive::thehive::grammar, hostile);
}

TEST_CASE("thehive hostile: a megabyte on one line is one finding") {
  test::GameSession session("thehive");
  session.read(test::repeated("x", 1 << 20));
  CHECK(session.report() == "thehive/bad-move error 0-1048576\n");
  session.read(test::repeated("wA1 ", 1 << 18));
  CHECK(session.report() == "thehive/bad-move error 0-1048575\n");
  session.read("wA" + test::repeated("1", 1 << 20));
  CHECK(session.report() == "thehive/no-such-piece error 0-1048578\n");
  session.read(test::repeated("9", 1 << 20) + ". wA1");
  CHECK(session.report() == "thehive/move-number-mismatch warning 0-1048576\n");
  session.read("wA1\nbA1" + test::repeated("*", 1 << 20) + "wA1");
  CHECK(session.report() == "thehive/bad-contact error 7-1048583\n");
  session.read(test::repeated("(", 100000));
  CHECK(session.report() == "thehive/bad-move error 0-100000\n");
}

TEST_CASE("thehive hostile: many lines") {
  test::GameSession session("thehive");
  // The last one is that the rest is not read.
  session.read(test::repeated("wA1\n", 100000));
  CHECK(session.findings().size() == test::kept(99999, 1));
  session.read("wA1\n" + test::repeated("bA1 wA1-\n", 20000));
  CHECK(session.findings().size() == test::kept(20000, 1));
  session.lint(test::repeated("# plyglot: ignore[thehive/bad-move]\n", 20000) + "x\n");
  CHECK(session.findings().size() == test::kept(20000 - 1, 1));
}

TEST_CASE("thehive hostile: a megabyte of anything") {
  const std::string text = test::random_bytes(1 << 20);
  test::TheHiveParsing parsing;
  parsing.parse(text);
  CHECK(parsing.tree().verify({0, 1 << 20}).empty());
  CHECK(parsing.findings().size() > 1);
}

TEST_CASE("thehive hostile: every text of up to three odd pieces is read losslessly") {
  const std::vector<std::string> pieces = {
      "w",  "A", "1", "wA1", "bQ", "*|",   "*", "-",    "\\",           " ",
      "\t", ".", "#", "\n",  "\r", "pass", "x", "\xFF", "\xEF\xBB\xBF", std::string(1, '\0')};
  test::TheHiveParsing parsing;
  std::vector<std::string> texts = {""};
  for (std::size_t i = 0; i < texts.size() && texts[i].size() < 12; ++i) {
    if (i < 1 + pieces.size() + pieces.size() * pieces.size()) {
      for (const std::string& piece : pieces) texts.push_back(texts[i] + piece);
    }
    CAPTURE(texts[i]);
    REQUIRE(test::is_read(hive::thehive::grammar, texts[i]));
    parsing.parse(texts[i]);
    REQUIRE(parsing.tree().verify({0, static_cast<std::uint32_t>(texts[i].size())}).empty());
  }
}

TEST_CASE("thehive hostile: line ends and byte order marks") {
  test::GameSession session("thehive");
  session.read("\xEF\xBB\xBFwA1\r\nbA1*|wA1\r\n");
  CHECK(session.report().empty());
  CHECK(session.record().plies.size() == 2);
  session.read("\xEF\xBB\xBF\xEF\xBB\xBFwA1\n");
  CHECK(session.report() == "thehive/bad-move error 3-9\n");
  session.read("\xEF\xBB\xBF\xEF\xBB\xBF # x\nwA1\n");
  CHECK(session.report() == "thehive/bad-move error 3-6\n");
  session.read("wA1\rbA1*|wA1\r");
  CHECK(session.report() == "thehive/bad-move error 0-13\n");
  session.read("wA1\nbA1*");
  CHECK(session.report() == "thehive/bad-move error 4-8\n");
}
