// What is said in a transcript keeps its bytes, with the space around it (homeworlds L13, 5).

#include "support/checks/catch.hpp"
#include "support/homeworlds/printing.hpp"

using namespace plyglot;

namespace {

constexpr std::string_view head = "Participants: Ann (N), Old Ben (S)\n\n";

std::string formatted(const std::string& text) {
  homeworlds::ReadOptions options;
  options.dialect = homeworlds::Dialect::sdg;
  return test::check_printing(text, options);
}

// The text stays as it is.
void check_kept(const std::string& text) { CHECK(formatted(text) == text); }

}  // namespace

TEST_CASE("homeworlds print: chat keeps its blanks, its empty lines and its line ends") {
  check_kept(std::string(head) +
             "1) Ann: Homeworld Y3 B1 G3\n\tAnn: hello \t\r\n \r\n\n  and so on \n\n2) Old Ben: Pass\n\n");
  check_kept(std::string(head) + "1) Ann: Homeworld Y3 B1 G3\n\tAnn: hello\n \n\n2) Old Ben: Pass\n\n");
  check_kept(std::string(head) + "1) Ann: Homeworld Y3 B1 G3\n\tAnn: hello\n\n\n");
  check_kept(std::string(head) + "1) Ann: Homeworld Y3 B1 G3\n\tAnn: hello\n");
  // There is an empty line between a turn and what is above it.
  CHECK(formatted(std::string(head) + "1) Ann: h Y3 B1 G3\n\tAnn: hello \n2) Old Ben: p\n") ==
        std::string(head) + "1) Ann: Homeworld Y3 B1 G3\n\tAnn: hello \n\n2) Old Ben: Pass\n\n");
}

TEST_CASE("homeworlds print: chat that looks like turns is not a turn") {
  check_kept(
      std::string(head) +
      "1) Ann: Homeworld Y3 B1 G3\n\tAnn: think\n1) Why?\n 2. build g1 Ann\n3) Eve: pass\n\n2) Old Ben: Pass\n\n");
  check_kept(std::string(head) + "1) Ann: Homeworld Y3 B1 G3\nOld Ben: hm\nSo.\n\n2) Old Ben: Pass\nSYSTEM: late\n");
}

TEST_CASE("homeworlds print: where lines end with a carriage return alone, chat ends with line feeds") {
  CHECK(formatted("1) Ann: Homeworld Y3 B1 G3\r\tAnn: hello\r\rand on\r\r2) Ben: Pass\r") ==
        "1) Ann: Homeworld Y3 B1 G3\n\tAnn: hello\n\nand on\n\n2) Ben: Pass\n\n");
}

TEST_CASE("homeworlds print: a number that has run into the turn before is counted") {
  const std::string turns = "1) Ann: Homeworld Y3 B1 G3\n\n2) Old Ben: Homeworld G2 R1 B3\n\n3) Ann: Build G1 Ann";
  check_kept(std::string(head) + turns + "4) Old Ben: Build B1 Old\n\n5) Ann: Trade G1 Y1 Ann\n\n");
}

TEST_CASE("homeworlds print: a line that cannot be read keeps the blanks in front of it") {
  check_kept("  good luck\n\nHomeworld Y3 B1 G3\n\nHomeworld G2 R1 B3\n");
}
