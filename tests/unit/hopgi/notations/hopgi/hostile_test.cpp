// Inputs that would cost a careless reader its stack or its time. Under a sanitizer they also look for stray reads.

#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/door/translating.hpp"
#include "support/hopgi/playing.hpp"
#include "support/hopgi/reading.hpp"

#include <ctime>

using namespace plyglot;
using test::repeated;

namespace {

constexpr test::Hostile hostile[] = {
    {"", "(", ""},           {"", ")", ""},           {"", "()", ""},        {"", "{", ""},
    {"", "}", ""},           {"", "{}", ""},          {"", ";", ""},         {"", ";\n", ""},
    {"dc3", ";dc3", ""},     {"dc3", " ;", ""},       {"", "dc3;", ""},      {"", "[", ""},
    {"", "[\n", ""},         {"", "[A \"b\"]\n", ""}, {"[A \"", "\\\\", ""}, {"[A \"", "x", ""},
    {"[", "A", ""},          {"[A", " ", ""},         {"", "1", ""},         {"", "1", "."},
    {"1", ".", ""},          {"", "1.", ""},          {"", "1. ", ""},       {"", "$", ""},
    {"$", "1", ""},          {"$", "0", ""},          {"", "* ", ""},        {"", "*", ""},
    {"", "1-0 ", ""},        {"", "1-", ""},          {"", " ", ""},         {"", " ", "x"},
    {"", "\n", ""},          {"", "\r", ""},          {"", "\r\n", ""},      {"", "\t\n", "["},
    {"{", "\n", ""},         {"{", "\n", "["},        {"{", "\n ", ""},      {"{", " ", "\n["},
    {"", "// ", ""},         {"", "//\n", ""},        {"", "/", ""},         {"dc3", "!", ""},
    {"dc3", "!", "x"},       {"dc3", "!", ";"},       {"dc3", "+", ""},      {"dc3", "#", "!"},
    {"Pd", "2", "-c3"},      {"Pd2-c", "3", "x"},     {"dc3", " ", ";dc3"},  {"dc3;", " ", "dc3"},
    {"dc3;dc3", " ", ";"},   {"", "Pd2-c3 ", ""},     {"", "Pd2-c3", ""},    {"", "x", ""},
    {"", "\xFF", ""},        {"{", "\xC3", "}"},      {"", "a1", ""},        {"", "+", ""},
    {"", "(1. Pd2-c3 ", ""}, {"", "dc3 (", ""},
};

// Of the processor.
std::clock_t time_of_playing(const std::string& text) {
  const std::clock_t begin = std::clock();
  CHECK(!test::play_hopgi(text).findings.empty());
  return std::clock() - begin;
}

std::size_t findings_of(const std::string& text) { return test::hopgi_reading_findings(text).size(); }

}  // namespace

TEST_CASE("hopgi hostile: the work is linear in the text") {
  test::check_linear_work(hopgi::record::grammar, hostile);
  test::check_linear_work(hopgi::record::continued_grammar, hostile);
}

TEST_CASE("hopgi hostile: long texts are read to their end") {
  constexpr std::size_t times = 100000;
  // A hundred are open, one is too deep, and there is no result. Each is the first thing of its line.
  CHECK(findings_of(repeated("(", times) + '\n') == 100 + 1 + 1 + 100);
  CHECK(findings_of(repeated(")", times) + '\n') == test::kept(times, 1));
  CHECK(findings_of(repeated("{", times) + '\n') == 1);
  CHECK(findings_of(repeated("}", times) + '\n') == test::kept(times));
  CHECK(findings_of(repeated(";", times) + '\n') == 1);
  // All on one line, of which each comment speaks.
  CHECK(findings_of("dc3 " + repeated("{plyglot: ignore[hive/]} ", times) + '\n') > 1);
  CHECK(findings_of(repeated("[", times) + '\n') == 2);
  CHECK(findings_of(repeated("[\n", times)) == test::kept(times, 1));
  CHECK(findings_of(repeated("[A \"b\"]\n", times)) == test::kept(times - 1, 1));
  CHECK(findings_of(repeated("1", times) + '\n') == 1);
  CHECK(findings_of(repeated("$", times) + '\n') == test::kept(times, 1));
  CHECK(findings_of(repeated("* ", times) + '\n') == times - 1);
  CHECK(findings_of("Fc3;We3" + repeated(";dc3", times) + " *\n") == 1);
  CHECK(findings_of(repeated("dc3 ", 250000) + "*\n") == 0);
  CHECK(findings_of(repeated("x", 1000000) + " *\n") == 1);
  CHECK(findings_of(repeated("dc3 *\r\n\r\n", times)) == times);
  CHECK(findings_of(repeated("// plyglot: ignore[hopgi/crlf] x\n", 2000) + "*\n") == 2000);
}

TEST_CASE("hopgi hostile: a file that is cut off anywhere") {
  const std::string whole =
      "\xEF\xBB\xBF// a\r\n[Event \"a \\\"b\\\" \xC3\xA9\"]\n{c\n}\n[Date \"2024.02.30\"]\n[X\n\n1. "
      "Fd1-c3!;Wf1-e3!!;c4 "
      "(1. +Rc4:a4=D# $300 ; x\n) 1...K@h9 }) { open\n\n[Result \"1-0\"]\n\tfoo d2=c3 1/2-1/2 {d} // e\n\n* * ; f\n// "
      "g\n";
  for (std::size_t size = 0; size <= whole.size(); ++size) {
    const std::string text = whole.substr(0, size);
    for (const auto& finding : test::hopgi_reading_findings(text)) {
      REQUIRE(finding.span.begin <= finding.span.end);
      REQUIRE(finding.span.end <= text.size());
    }
  }
}

TEST_CASE("hopgi hostile: any bytes") {
  for (std::size_t size = 0; size < 300; ++size) {
    const std::string text = test::random_bytes(size);
    for (const auto& finding : test::hopgi_reading_findings(text)) REQUIRE(finding.span.end <= text.size());
  }
  CHECK(findings_of(test::random_bytes(200000)) > 0);
}

TEST_CASE("hopgi hostile: games of chess, and texts that lost something on their way") {
  CHECK(findings_of("[Event \"x\"]\n[Site \"y\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Qxd4+ 1-0\n") == 4);
  CHECK(findings_of("1. pd2-c3 pb6-c5 *\n") == 2);
  CHECK(findings_of("1.Pd2-c3Pb6-c5*\n") == 2);
  CHECK(findings_of("1.\tPd2-c3\tPb6-c5\t*\n") == 0);
  CHECK(findings_of("1. Pd2\xE2\x80\x93"
                    "c3 *\n") == 1);
  CHECK(findings_of("\xEF\xBB\xBF*\r\n") == 1);
}

TEST_CASE("hopgi hostile: the time of play grows with the text and not with its square") {
  constexpr std::size_t few = 500;
  constexpr std::size_t many = 16 * few;
  // A square would be 256.
  constexpr std::clock_t most = 64;
  // Each turn of these is broken, or has to be looked at again, as long as the game is certain (R27).
  for (const std::string_view part :
       {"Fd1-c3;Wf1-e3 Fd1-c3;Wf1-e3 Fa4-c3;Wa6-c7 Fc3-d1;We3-f1 ", "Rg1-c1 Rg1-c1 ", "Pd2-c4 Pb6-c5 Pc3-d2 Pc5-b6 ",
        "Pd2-c3 Pd2-c3 Pd2-c3 ", "P@d9 ", "Pd2-c3Pb6-c5 ", "Kd2-c3 (Pd2-c4 Pb6-c5) ", "dc3x "}) {
    CAPTURE(part);
    const std::clock_t time = time_of_playing(repeated(part, few) + "*\n");
    CHECK(time_of_playing(repeated(part, many) + "*\n") < most * time);
  }
}

TEST_CASE("hopgi hostile: comments of variations that are too deep suppress what is found (hopgi R20)") {
  const toolchain::Language hopgi = test::language_of("hopgi");
  const auto in = [&](const std::string& inside) {
    const std::string text = "1. Pd2-c3 " + repeated("(1. Pe2-d3 ", 100) + inside + repeated(")", 100) + " *\n";
    std::string names;
    for (const auto& found : test::findings_in_file(text, hopgi)) {
      names += std::string(diagnostics::catalogue_entry(found.id).name) + ' ';
    }
    return names;
  };
  CHECK(in("(1. Pf2-e3)") == "hopgi/variation-depth ");
  CHECK(in("(1. Pf2-e3 {plyglot: ignore[hopgi/variation-depth]})").empty());
  CHECK(in("(1. Pf2-e3 {plyglot: ignore[hopgi/bad-token]})") == "hopgi/variation-depth plyglot/unused-suppression ");
}
