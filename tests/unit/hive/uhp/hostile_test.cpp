// Inputs that would cost a careless reader its stack or its time. Under a sanitizer they also look for stray reads.

#include "support/catch.hpp"
#include "support/game_session.hpp"
#include "support/random.hpp"
#include "support/uhp_parsing.hpp"

using namespace plyglot;

namespace {

std::string repeated(std::string_view piece, std::size_t times) {
  std::string text;
  for (std::size_t i = 0; i < times; ++i) text += piece;
  return text;
}

// How often a rule is tried: the work of the parser, whatever the machine does besides.
std::uint64_t attempts_for(const std::string& text) {
  syntax::Coverage coverage;
  hive::uhp::grammar.cover(text, coverage);
  std::uint64_t attempts = 0;
  for (const std::uint64_t times : coverage.succeeded) attempts += times;
  for (const std::uint64_t times : coverage.failed) attempts += times;
  return attempts;
}

// Pieces that a reader might look over again and again, with what stands before and behind them.
struct Hostile {
  std::string_view before;
  std::string_view piece;
  std::string_view behind;
};

constexpr Hostile hostile[] = {
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

std::string text_of(const Hostile& it, std::size_t times) {
  return std::string(it.before) + repeated(it.piece, times) + std::string(it.behind);
}

}  // namespace

TEST_CASE("uhp hostile: the work is linear in the text") {
  constexpr std::size_t few = 500;
  for (const Hostile& it : hostile) {
    CAPTURE(it.before, it.piece, it.behind);
    const std::uint64_t once = attempts_for(text_of(it, few));
    const std::uint64_t fourfold = attempts_for(text_of(it, 4 * few));
    CHECK(fourfold < 5 * once);
    // No byte costs more than a few hundred attempts.
    CHECK(once < 400 * (text_of(it, few).size() + 1));
  }
}

TEST_CASE("uhp hostile: long texts are read to their end") {
  test::UhpParsing parsing;
  parsing.parse("Base;InProgress;White[1]" + repeated(";pass", 100000));
  CHECK(parsing.report().empty());
  CHECK(parsing.ast().moves.size() == 100000);
  parsing.parse(repeated("(", 100000));
  CHECK(parsing.report().empty());
  CHECK(parsing.ast().type.form == hive::uhp::FieldForm::bad);
  parsing.parse(repeated(" ", 1000000));
  CHECK(parsing.report() == "uhp/space-around-separator warning 0-1000000\n");
  parsing.parse("wS1" + repeated(" ", 1000000) + ";bS1 wS1-");
  CHECK(parsing.report() == "uhp/space-around-separator warning 3-1000003\n");
  parsing.parse("wS1;bS1 wS" + repeated("1", 1000000) + "-");
  CHECK(parsing.report() == "uhp/no-such-piece error 8-1000010\n");
  parsing.parse("wS1;" + repeated("x ", 500000));
  CHECK(parsing.report() == "uhp/bad-move error 4-1000003\nuhp/space-around-separator warning 1000003-1000004\n");
  parsing.parse("wS1" + repeated(" wS1 wS1", 100000));
  CHECK(parsing.ast().moves.size() == 100001);
}

TEST_CASE("uhp hostile: a game of a hundred thousand plies that are not legal is read and judged") {
  test::GameSession session("uhp");
  session.read("Base;InProgress;White[1];wS1" + repeated(";pass", 100000) + '\n');
  CHECK(session.record().plies.size() == 1);
  CHECK(session.findings().size() == 2);
}

TEST_CASE("uhp hostile: a megabyte of anything") {
  test::Random random(31);
  std::string text;
  for (int i = 0; i < 1 << 20; ++i) text += static_cast<char>(random.below(256));
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
    REQUIRE(hive::uhp::grammar.recognise(texts[i]));
    parsing.parse(texts[i]);
    REQUIRE(parsing.tree().verify({0, static_cast<std::uint32_t>(texts[i].size())}).empty());
  }
}
