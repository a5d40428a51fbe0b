// Bytes that are no record: whatever they are, they are read in little time, and every span is inside the text.

#include "support/catch.hpp"
#include "support/homeworlds/reading.hpp"
#include "support/hostile_texts.hpp"

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
