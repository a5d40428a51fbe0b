// Inputs that would cost a careless reader its stack or its time. Under a sanitizer they also look for stray reads.

#include "hexix/notations/hexix/read/units.hpp"
#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/hexix/reading.hpp"

using namespace plyglot;
using test::repeated;

namespace {

constexpr test::Hostile hostile[] = {
    {"", " ", ""},          {"", " ", "x"},       {"D2v", " ", ""},      {"D2v", " ", "#"}, {"D2v", " ", "D3v"},
    {"", "\t ", ""},        {"", "\r", ""},       {"", "\r", "\n"},      {"", "\r\n", ""},  {"", "\n", ""},
    {"", "\n ", "D2v"},     {"", "#\n", ""},      {"", "#\n", "D2v"},    {"# ", " ", ""},   {"# ", "a ", ""},
    {"#", "\xC3", ""},      {"#", " \x01", ""},   {"", "-", ""},         {"", "-", " x"},   {"", "- ", ""},
    {"", "--\n", ""},       {"", "--\n", "D2v"},  {"D2v\n", "--\n", ""}, {"", ".", ""},     {"", ".", "D2v"},
    {"1", ".", ""},         {"", "1", ""},        {"", "1", "."},        {"", "1.", ""},    {"", "1. ", ""},
    {"", "... ", ""},       {"D", "2", "v"},      {"D2v", "1", ""},      {"D2v", "?", ""},  {"D2", "D2", ""},
    {"", "D2v ", ""},       {"", "D2v\n", ""},    {"", "d2V\n", ""},     {"", "Blue ", ""}, {"Blue", " ", "Red"},
    {"", "Blue Red\n", ""}, {"", "x", ""},        {"", "x ", ""},        {"", "\xFF", ""},  {"", "\xE2\x80\xA6", ""},
    {"", "(", ""},          {"", "\x02 ", "D2v"}, {"Blue", " ", ""},
};

std::size_t findings_of(const std::string& text) { return test::hexix_findings(text).size(); }

}  // namespace

TEST_CASE("hexix hostile: the work is linear in the text") {
  test::check_linear_work(hexix::grammar_2024, hostile);
  test::check_linear_work(hexix::grammar_2019, hostile);
}

// Nothing is left of a word of one sign when that is taken for one too many.
TEST_CASE("hexix hostile: a word of any single sign among legal plies") {
  for (int byte = 33; byte < 127; ++byte) {
    const std::string word(1, static_cast<char>(byte));
    if (word != "#") CHECK(findings_of("D2v    " + word + "\nD2+    D5v\n") > 0);
  }
}

TEST_CASE("hexix hostile: long texts are read to their end") {
  constexpr std::size_t times = 100000;
  CHECK(findings_of(repeated(".", times) + '\n') == 1);
  CHECK(findings_of(repeated("(", times) + '\n') == 1);
  CHECK(findings_of("1" + repeated(".", times) + '\n') == 2);
  CHECK(findings_of(repeated("x ", 500000) + "\n") == 2);
  CHECK(findings_of("# " + repeated("a ", 500000) + "\n") == 1);
  CHECK(findings_of(repeated("...    ...\n", times)) == 0);
  CHECK(findings_of(repeated("-------------\n", times)) == test::kept(times));
  CHECK(findings_of("Blue   Red\n" + repeated("-------------\n", times)) == test::kept(times - 1));
  CHECK(findings_of(repeated(std::string("\0", 1), times)) == 2);
  CHECK(findings_of(repeated("\xFF", times) + '\n') == 2);
  CHECK(findings_of(repeated("D2+\r\n", times)) == 1);
  CHECK(findings_of(repeated("\t ", times) + "D2v\n") == test::kept(times, 1));
  CHECK(findings_of("Blue   Red\n-------------\nD2v\n" + repeated("\nC1v\n", times)) == times);
  CHECK(findings_of(repeated("# plyglot: ignore[hexix/tab] x\n", 2000) + "D2v\n") == 2000);
}

TEST_CASE("hexix hostile: a file that is cut off anywhere") {
  const std::string whole =
      "\xEF\xBB\xBF# a\r\n\n# position: .../..../...../Bh6....Rh6/...../..../... b\nBlue   Red\n-------------\n"
      "1. D2v??  d5<1 # c \xC3\xA9\n2...D9v x\n\t\n-- # d\n";
  for (std::size_t size = 0; size <= whole.size(); ++size) {
    const std::string text = whole.substr(0, size);
    for (const auto& finding : test::hexix_findings(text)) {
      REQUIRE(finding.span.begin <= finding.span.end);
      REQUIRE(finding.span.end <= text.size());
    }
  }
}

TEST_CASE("hexix hostile: any bytes") {
  for (std::size_t size = 0; size < 300; ++size) {
    const std::string text = test::random_bytes(size);
    for (const auto& finding : test::hexix_findings(text)) REQUIRE(finding.span.end <= text.size());
  }
  CHECK(findings_of(test::random_bytes(200000)) > 0);
}
