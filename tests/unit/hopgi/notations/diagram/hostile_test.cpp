// Diagrams that would cost a careless reader its stack or its time. Under a sanitizer they also look for stray reads.

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
    {"", "\n", ""},
    {"", "|", ""},
    {"", "| ", ""},
    {"| ", " ", "|"},
    {"7 |", " |", ""},
    {"7 |", " |", "x"},
    {"7 ", " ", "|"},
    {"", "7 |", ""},
    {"", "7 |a|\n", ""},
    {"7 |", "a", ""},
    {"7 |", "a", "+---"},
    {"", "+---", ""},
    {"", "+---+ ", ""},
    {"+", "---+", ""},
    {"+---+", " ", "+"},
    {"+---+", " +---+", "x"},
    {"", "a b c d e f g ", ""},
    {"a", " ", "b"},
    {"turn", " ", ":"},
    {"turn:", " ", "w"},
    {"turn: w", " ", "x"},
    {"hand:", "R", ""},
    {"hand:", "R ", ""},
    {"", "hand:\n", ""},
    {"", "// ", ""},
    {"//", " a", ""},
    {"//", " ", "\xFF"},
    {"", "//\n", "x"},
    {"", "x\n", ""},
    {"", "x ", ""},
    {"", "\xFF", ""},
    {"", "\r", "\n"},
    {"", "+---+ 7 |a| ", ""},
    {"", "\xC3\xA9", ""},
    {"| ", "+---+ ", "|"},
    {"", "7 | | +---+\n", ""},
};

std::size_t findings_of(const std::string& text) {
  return test::HopgiSetupFile(hopgi::diagram::row, text).findings.size();
}

void check_spans(const std::string& text) {
  for (const auto& finding : test::HopgiSetupFile(hopgi::diagram::row, text).findings) {
    REQUIRE(finding.span.begin <= finding.span.end);
    REQUIRE(finding.span.end <= text.size());
    if (!finding.fix) continue;
    for (const auto& edit : finding.fix->edits) REQUIRE(edit.span.end <= text.size());
  }
}

}  // namespace

TEST_CASE("hopgi diagram hostile: the work is linear in the text") {
  test::check_linear_work(hopgi::diagram::grammar, hostile);
}

TEST_CASE("hopgi diagram hostile: long texts are read to their end") {
  constexpr std::size_t times = 100000;
  CHECK(findings_of(repeated("x", 1000000) + '\n') == 1);
  CHECK(findings_of(repeated("(", times) + '\n') == 1);
  CHECK(findings_of(repeated("x\n", times)) == test::kept(times));
  CHECK(findings_of(repeated("// c\n", times)) == 0);
  CHECK(findings_of(repeated("\n", times)) == 0);
  CHECK(findings_of(repeated("turn: w\n\n", 1000)) == 2000);
  // The count, that the cells are narrow, and what is missing: ranks, turn and hand.
  CHECK(findings_of("7 |" + repeated(" |", times) + '\n') == 5);
  // The ranks that are there again, and what is missing of the rest.
  CHECK(findings_of(repeated("7 | | | | | | | |\n", times)) == test::kept(times - 1, 7));
  CHECK(findings_of(repeated("+---+\n", times)) == test::kept(times, 3));
  CHECK(findings_of(repeated("x\r\n", times)) == test::kept(times, 1));
  CHECK(findings_of("y\n" + repeated("// plyglot: ignore[hopgi-diagram/bad-line] x\n", 2000) + "x\n") == 2000);
}

TEST_CASE("hopgi diagram hostile: a file that is cut off anywhere") {
  const std::string whole =
      "\xEF\xBB\xBF// a \xC3\xA9\r\n\n" + test::hopgi_start_diagram + "// end\r\n\n| 7 |:+R:| +---+ x\n";
  for (std::size_t size = 0; size <= whole.size(); ++size) check_spans(whole.substr(0, size));
}

TEST_CASE("hopgi diagram hostile: any bytes, and texts that are nearly diagrams") {
  for (std::size_t size = 0; size < 300; ++size) check_spans(test::random_bytes(size));
  check_spans(test::random_bytes(200000));
  for (const std::string& text : test::mutated_hopgi_diagrams(21, 2000)) check_spans(text);
}
