// Bytes that are not a record: whatever they are, they are read in little time, and every span is inside the text.

#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/homeworlds/findings.hpp"

#include <ctime>

using namespace plyglot;
using test::repeated;

namespace {

void read_in_all_dialects(const std::string& text) {
  for (std::size_t i = 0; i < homeworlds::dialects; ++i) {
    homeworlds::ReadOptions options;
    options.dialect = static_cast<homeworlds::Dialect>(i);
    test::check_spans(test::read_homeworlds(text, options));
  }
}

// Of the processor.
std::clock_t time_of_findings(const std::string& text) {
  const std::clock_t begin = std::clock();
  CHECK(!test::notation_findings(text).empty());
  return std::clock() - begin;
}

std::string wrong_rounds(std::size_t count) {
  std::string text = "1.\nhomeworld y1 b2 g3\n(named Ann)\n1...\nhomeworld r3 b1 g3\n(named Bob)\n";
  for (std::size_t i = 2; i < count; ++i) {
    text += std::to_string(i) + ".\nbuild g1 Ann\n" + std::to_string(i + 2) + "...\npass\n";
  }
  return text;
}

}  // namespace

TEST_CASE("homeworlds syntax: large texts of one kind") {
  constexpr std::size_t many = 8000;
  for (const std::string_view part : {"(",
                                      ")",
                                      "<",
                                      "<0>;\n",
                                      ";",
                                      "; ",
                                      "*",
                                      " *",
                                      "#",
                                      " #",
                                      "\n",
                                      "\r",
                                      "\r\n",
                                      "b ",
                                      "build g1 A ",
                                      "build g1 A;",
                                      "build g1 A; ",
                                      "s y3 ",
                                      "s y3;",
                                      "pass 9 ",
                                      "pass 9; ",
                                      "1) ",
                                      "1)\n",
                                      "1) a:\n",
                                      "Players: a,",
                                      "Event: x\n",
                                      "X: y\n",
                                      "A(r1)g1-;",
                                      "\xEF\xBB\xBF",
                                      "\x80",
                                      "move b1b1 from A to B (g1); ",
                                      "A(0, y3b1) g3-",
                                      " \t",
                                      "trade b b b ",
                                      "c b b ",
                                      "1) A: Build\n chat\n",
                                      "Participants: A (N), "}) {
    CAPTURE(part);
    read_in_all_dialects(repeated(part, many));
    read_in_all_dialects("<0>; " + repeated(part, many));
  }
}

TEST_CASE("homeworlds syntax: every beginning of a text") {
  const std::string text =
      "\xEF\xBB\xBFPlayers: Sam, Dave\r\nLayout: line # c\n<0>; Lee(0,r1b2)y3g3-;\n Ray(1,g1y3)-g3 ; Dust(y3)g1-\n"
      "12) Sam: sacrifice y3 Lee / move g1 (Dust) Lee | pass 2 *\n\x80\xFF frob; trade 1g Lee r2;;attack r3s\rpass*\n";
  for (std::size_t size = 0; size <= text.size(); ++size) read_in_all_dialects(text.substr(0, size));
  for (std::size_t size = 0; size <= text.size(); ++size) read_in_all_dialects(text.substr(size));
}

TEST_CASE("homeworlds findings: the time grows with the text and not with its square") {
  constexpr std::size_t few = 1000;
  constexpr std::size_t many = 16 * few;
  // A square would be 256.
  constexpr std::clock_t most = 64;
  for (const std::string_view part : {" ;", " // pass", " // // //", " (", " (a)"}) {
    CAPTURE(part);
    const std::string begin = test::two_homes + "build g1 Sam y z";
    const std::clock_t time = time_of_findings(begin + repeated(part, few) + " x\n");
    CHECK(time_of_findings(begin + repeated(part, many) + " x\n") < most * time);
  }
  const std::clock_t time = time_of_findings(wrong_rounds(few));
  CHECK(time_of_findings(wrong_rounds(many)) < most * time);
}
