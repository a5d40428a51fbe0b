// FEN that would cost a careless reader its stack or its time. Under a sanitizer they also look for stray reads.

#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/hopgi/setups/setup_texts.hpp"
#include "support/hopgi/setups/setups.hpp"
#include "toolchain/registry/rows.hpp"

using namespace plyglot;
using test::repeated;

namespace {

constexpr test::Hostile hostile[] = {
    {"", " ", ""},
    {"", " ", "x"},
    {"", "1", ""},
    {"", "7", "/"},
    {"", "+", ""},
    {"", "+R", ""},
    {"", "/", ""},
    {"", "//////", "["},
    {"[", "R", ""},
    {"[", "]", ""},
    {"[", "]", "x"},
    {"[", "R", "]"},
    {"[", "[", "]"},
    {"/", "P", ""},
    {"//////", "/", ""},
    {"", "x ", ""},
    {"w", " ", ""},
    {"w", " -", ""},
    {"", "a", ""},
    {"", "-", ""},
    {"", "*", "/"},
    {"", "\xFF", ""},
    {"", "\r", "\n"},
    {"", "\xC3\xA9", ""},
    {"7/7/7/7/7/7/7/", "R", ""},
    {"7/7/7/7/7/7/7/", "R", "1"},
    {"7 w - - ", "0", ""},
    {"7 w - - 0 1 ", "x ", ""},
};

std::size_t findings_of(const std::string& text) { return test::HopgiFen(text).findings.size(); }

void check_spans(const std::string& text) {
  for (const auto& finding : test::HopgiSetupFile(hopgi::fen::row, text).findings) {
    REQUIRE(finding.span.begin <= finding.span.end);
    REQUIRE(finding.span.end <= text.size());
    if (!finding.fix) continue;
    for (const auto& edit : finding.fix->edits) REQUIRE(edit.span.end <= text.size());
  }
}

}  // namespace

TEST_CASE("hopgi fen hostile: the work is linear in the text") {
  test::check_linear_work(hopgi::fen::grammar, hostile);
}

TEST_CASE("hopgi fen hostile: long texts are read to their end") {
  constexpr std::size_t megabyte = 1000000;
  // No hand and no side besides.
  CHECK(findings_of(repeated("x", megabyte)) == 3);
  CHECK(findings_of(repeated("/", megabyte)) == 3);
  // Each of them, the rank as a whole, three holes that are not marked, and no hand.
  CHECK(findings_of(repeated("(", 100000) + "/7/7/7/7/7/7 w - - 0 1") == test::kept(100000, 4));
  CHECK(findings_of("7/7/*6/7/7/**5/**2*2[" + repeated("P", megabyte) + "] w - - 0 1") == 2);
  CHECK(findings_of("7/7/*6/7/7/**5/**2*2[" + repeated("pP", megabyte / 2) + "] w - - 0 1") == 3);
  CHECK(findings_of("7/7/*6/7/7/**5/**2*2[] w - - 0 1" + repeated(" x", megabyte / 2)) == 1);
  CHECK(findings_of("7/7/*6/7/7/**5/**2*2[] w - - " + repeated("0", megabyte) + " 1") == 1);
}

TEST_CASE("hopgi fen hostile: a file that is cut off anywhere") {
  const std::string whole =
      "\xEF\xBB\xBF// a \xC3\xA9\r\n\n rp23/w+p5/-p5/fG5/bp5/**PPPPP/**BF1WR[RBPQrbp] w - - 0 1 x\t\r\n"
      "rp5/wp5/*p5/fp5/bp5/**PPPPP/**BF*WR/bR b\n";
  for (std::size_t size = 0; size <= whole.size(); ++size) check_spans(whole.substr(0, size));
}

TEST_CASE("hopgi fen hostile: any bytes, and texts that are nearly FEN") {
  for (std::size_t size = 0; size < 300; ++size) check_spans(test::random_bytes(size));
  check_spans(test::random_bytes(200000));
  for (const std::string& text : test::mutated_hopgi_fens(21, 2000)) check_spans(text);
}
