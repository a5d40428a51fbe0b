// Inputs that would cost a careless reader its stack or its time. Under a sanitizer they also look for stray reads.

#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/grammars/is_read.hpp"
#include "support/hive/hive_pgn_parsing.hpp"

using namespace plyglot;

namespace {

constexpr test::Hostile hostile[] = {
    {"", " ", ""},
    {"", " ", "x"},
    {"", "\t", "[Event"},
    {"", " ", "{"},
    {"1. wS1", " ", ""},
    {"1. wS1", " ", "x"},
    {"1. wS1", " ", "{"},
    {"1.", " ", "wS1"},
    {"", "1", ""},
    {"", "1", "."},
    {"", "1. ", ""},
    {"1. ", "1", " wS1"},
    {"1. wS1 ", "1", ". "},
    {"1. ", "1. wS1 ", ""},
    {"1. ", "1.", "wS1"},
    {"1. ", "wS1 ", ""},
    {"1. wS1 ", "1 ", "bS1"},
    {"1. ", "wS1 bS1- ", ""},
    {"", "{", ""},
    {"", "{}", ""},
    {"", "{} ", "x"},
    {"1. wS1 ", "{} ", ""},
    {"1. wS1 ", "{} x ", ""},
    {"1. wS1 {", "{", ""},
    {"", "1. wS1 {\n", ""},
    {"", "1. {\n", "}"},
    {"", "[", ""},
    {"", "[x \"", ""},
    {"", "[x \"y\"]", ""},
    {"", "[x \"y\"] {", "} x"},
    {"", "[x \"y\"] {\n", "} x\n"},
    {"[x \"", "y", ""},
    {"", "}", ""},
    {"", "\r", ""},
    {"", "\r\n", ""},
    {"", "\r", "\n"},
    {"", "Draw", ""},
    {"", "Draw ", ""},
    {"", "Draw\n", ""},
    {"Draw\n", "[\n", ""},
    {"", "*", ""},
    {"", "1-", "0"},
    {"", "\\", ""},
    {"1. wS1 ", "-/", ""},
    {"", "\xEF\xBB\xBF", ""},
    {"", "\xFF", ""},
    {"1. ", "w", ""},
    {"1. wS", "1", ""},
    {"", "(", ""},
    {"", ")", ""},
    {"", "()", ""},
    {"", "( ", "x"},
    {"1. wS1", "(", ""},
    {"1. wS1", "()", ""},
    {"1. wS1\n", "(\n1. wG1\n", ""},
    {"1. wS1\n", "(\n1. wG1\n)\n", ""},
    {"1. wS1 {x} ", "(", ""},
    {"1. wS1 {x} ", "( {x} ) ", ""},
    {"{", "(", "}"},
};

}  // namespace

TEST_CASE("hive-pgn hostile: the work is linear in the text") {
  test::check_linear_work(hive::hive_pgn::grammar, hostile);
}

TEST_CASE("hive-pgn hostile: long texts are read to their end") {
  test::GameSession session("hive-pgn");
  const auto names = [&](const std::string& text) {
    session.read(text);
    std::string all;
    for (const auto& finding : session.findings()) {
      all += std::string(diagnostics::catalogue_entry(finding.id).name) + ' ';
    }
    return all;
  };
  const std::string missing = "hive-pgn/missing-gametype ";
  CHECK(names(std::string(100000, '{')) == missing + "hive-pgn/unclosed-comment ");
  CHECK(names(std::string(1 << 20, ' ')) == missing);
  CHECK(names("1. wS1" + std::string(1 << 20, ' ')) == missing + "hive-pgn/trailing-space ");
  CHECK(names(std::string(1 << 20, '1')) == missing + "hive-pgn/ply-number uhp/bad-move ");
  CHECK(names(std::string(1 << 20, 'w')) == missing + "uhp/bad-move ");
  CHECK(names("[" + std::string(1 << 20, 'w')) == missing + "hive-pgn/bad-tag ");
  CHECK(names("[x \"" + std::string(1 << 20, 'w')) == missing + "hive-pgn/bad-tag ");
  CHECK(names("1. " + test::repeated("wS1 bS1- ", 100000)).find("uhp/missing-separator ") != std::string::npos);
  CHECK(session.findings().size() > test::kept(100000));
}

TEST_CASE("hive-pgn hostile: a megabyte of anything") {
  const std::string text = test::random_bytes(1 << 20, "x");
  test::HivePgnParsing parsing;
  parsing.parse(text);
  CHECK(parsing.tree().verify({0, 1 << 20}).empty());
  CHECK(parsing.findings().size() > 1);
}

TEST_CASE("hive-pgn hostile: every text of up to three odd pieces is read losslessly") {
  const std::vector<std::string> pieces = {"\n",
                                           "\r",
                                           "\r\n",
                                           " ",
                                           "\t",
                                           "{",
                                           "}",
                                           "[",
                                           "]",
                                           "\"",
                                           "x \"",
                                           "1",
                                           ".",
                                           "wS1",
                                           "bQ",
                                           "-",
                                           "\\",
                                           "pass",
                                           "*",
                                           "1-0",
                                           "Draw",
                                           "2. b",
                                           "\xEF\xBB\xBF",
                                           "\xFF",
                                           std::string(1, '\0'),
                                           "(",
                                           ")"};
  test::HivePgnParsing parsing;
  std::vector<std::string> texts = {""};
  std::size_t begin = 0;
  for (int length = 0; length < 3; ++length) {
    const std::size_t end = texts.size();
    for (std::size_t i = begin; i < end; ++i) {
      for (const std::string& piece : pieces) texts.push_back(texts[i] + piece);
    }
    begin = end;
  }
  for (const std::string& text : texts) {
    CAPTURE(text);
    REQUIRE(test::is_read(hive::hive_pgn::grammar, text));
    parsing.parse(text);
    REQUIRE(parsing.tree().verify({0, static_cast<std::uint32_t>(text.size())}).empty());
    REQUIRE(parsing.is_strict() == test::is_strict_hive_pgn(text));
  }
}
