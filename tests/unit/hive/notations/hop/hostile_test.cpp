// Inputs that would cost a careless reader its stack or its time. Under a sanitizer they also look for stray reads.

#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/grammars/is_read.hpp"
#include "support/hive/hop_parsing.hpp"

using namespace plyglot;

namespace {

constexpr test::Hostile hostile[] = {
    {"", " ", ""},         {"Q", " ", "A,w"},
    {"Q", " ", ""},        {"Q", "\t ", "A,w"},
    {"Q", "\t ", ",w"},    {"", "(", ""},
    {"Q1+", "(", " "},     {"", "1+(", ",w"},
    {"", ")", ""},         {"", "()", ""},
    {"", "1", ""},         {"1=", "1", "=Q,w"},
    {"", "1+", ",w"},      {"", "1=", ",w"},
    {"", "1 ", ",w"},      {"", ",", ""},
    {"", "!", ",w"},       {"", "+", ",Q,w"},
    {"base", "+", ",Q,w"}, {"base", " ", "M,Q,w"},
    {"base", " ", ",Q,w"}, {"base", "\t ", "M,,w"},
    {"base", "!\t", ",,"}, {"b", "!", "ase,Q,w"},
    {"", "1!", ",,w"},     {"1", "\t!", "1,,w"},
    {"", "x", ",,w"},      {"", "Q!", "x,,w"},
    {"b", "\t ", "ase,,"}, {",,", "w ", ""},
    {",,w", " ", "b"},     {"Q,w", " \t", ""},
    {"Q", "%2B", ",w"},    {"", "\xE2\x88\x92", ",w"},
    {"", "\xFF", ",w"},    {"Q,", "5m", ""},
    {"", "\xE2", ""},      {"", "%", ""},
};

}  // namespace

TEST_CASE("hop hostile: the work is linear in the text") { test::check_linear_work(hive::hop::grammar, hostile); }

TEST_CASE("hop hostile: long texts are read to their end") {
  test::HopParsing parsing;
  parsing.parse(test::repeated("(", 100000));
  CHECK(parsing.report() == "hop/too-deep error 100-101\nhop/missing-player-field error 100000-100000\n");
  CHECK(parsing.ast().items.size() == 100);
  parsing.parse(test::repeated("1", 1000000) + "=Q,w");
  CHECK(parsing.report().empty());
  CHECK(parsing.ast().items.at(0).number == 1U << 31);
  parsing.parse(test::repeated("1", 1000000));
  CHECK(parsing.findings().size() == 2);
  parsing.parse(test::repeated(" ", 1000000));
  CHECK(parsing.report() == "hop/empty-input error 0-1000000\n");
  parsing.parse("Q" + test::repeated(" ", 1000000) + ",w");
  CHECK(parsing.report() == "hop/space-around-field warning 1-1000001\n");
  parsing.parse(test::repeated("Q", 1000000));
  CHECK(parsing.report() == "hop/too-large error 1000-1001\nhop/missing-player-field error 1000000-1000000\n");
  CHECK(parsing.ast().items.size() == 1000);
}

TEST_CASE("hop hostile: a million blanks inside a topology are a million lost signs") {
  test::HopParsing parsing;
  parsing.parse("Q" + test::repeated(" ", 1000000) + "A,w");
  CHECK(parsing.findings().size() == test::kept(1000000));
  CHECK(parsing.ast().items.size() == 1000002);
}

TEST_CASE("hop hostile: a megabyte of anything") {
  const std::string text = test::random_bytes(1 << 20);
  test::HopParsing parsing;
  parsing.parse(text);
  CHECK(parsing.tree().verify({0, 1 << 20}).empty());
  CHECK(parsing.findings().size() > 1);
}

TEST_CASE("hop hostile: every text of up to three odd bytes is read losslessly") {
  const std::string bytes = std::string("Qw1+ (),=!%\t\xE2\x88\x92\xC3\xFF", 17) + '\0';
  test::HopParsing parsing;
  std::vector<std::string> texts = {""};
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (texts[i].size() < 3) {
      for (const char byte : bytes) texts.push_back(texts[i] + byte);
    }
    CAPTURE(texts[i]);
    REQUIRE(test::is_read(hive::hop::grammar, texts[i]));
    parsing.parse(texts[i]);
    REQUIRE(parsing.tree().verify({0, static_cast<std::uint32_t>(texts[i].size())}).empty());
  }
}
