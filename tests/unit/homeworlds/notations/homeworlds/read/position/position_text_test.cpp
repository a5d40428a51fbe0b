#include "homeworlds/notations/homeworlds/read/position/position_text.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

PositionReading read(std::string_view text) { return read_position(text, 0, NameCase::folded); }

// The text that the problem is about.
std::string_view fault_text(std::string_view text, const PositionReading& reading) {
  REQUIRE(reading.problem);
  return text.substr(reading.problem->span.begin, reading.problem->span.size());
}

void check_fault(std::string_view text, PositionFault fault, std::string_view about) {
  CAPTURE(text);
  const PositionReading reading = read(text);
  REQUIRE(reading.problem);
  CHECK(reading.problem->fault == fault);
  CHECK(fault_text(text, reading) == about);
}

}  // namespace

TEST_CASE("homeworlds position reader: blanks, line ends and comments") {
  const PositionReading reading =
      read(" <0> ;\r\n Alpha ( 0 , b2 r1 ) g3 y1 - ; # the home\n# more\n\tOmega(1,b2y3)-g3 ; ");
  REQUIRE(!reading.problem);
  CHECK(position_text(reading.position) == "<0>; Alpha(0,b2r1)g3y1-; Omega(1,b2y3)-g3");
}

TEST_CASE("homeworlds position reader: pieces in capitals and names of any shape") {
  const PositionReading reading = read("<0>; g1(0,B2R1)G3-; Dave#2(1,y3)-g3; \xC3\x84(b1)y1-; 7(g1)b1-");
  REQUIRE(!reading.problem);
  CHECK(position_text(reading.position) == "<0>; g1(0,b2r1)g3-; Dave#2(1,y3)-g3; \xC3\x84(b1)y1-; 7(g1)b1-");
}

TEST_CASE("homeworlds position reader: systems know their place in the text") {
  const PositionReading reading = read_position("<0>; Alpha(0,b2)g3 - ; Omega(1,y3)-g3;", 100, NameCase::folded);
  REQUIRE(reading.position.systems.size() == 2);
  CHECK(reading.position.systems[0].span == text::Span{105, 120});
  CHECK(reading.position.systems[1].span == text::Span{123, 137});
}

TEST_CASE("homeworlds position reader: what is not a position") {
  for (const std::string_view text : {"",
                                      "<",
                                      "<0>",
                                      "<0>;",
                                      "<0>; ",
                                      "<a>; A(b1)y1-",
                                      "<10>; A(b1)y1-",
                                      "<0> A(b1)y1-",
                                      "<0>; (b1)y1-",
                                      "<0>; A()y1-",
                                      "<0>; A(b4)y1-",
                                      "<0>; A(b1b2b3)y1-",
                                      "<0>; A(0 b1)y1-",
                                      "<0>; A(b1)y1",
                                      "<0>; A(b1)y1-;;",
                                      "<0>; A(b1)y1- B(b1)y1-",
                                      "<0>; ---(b1)y1-",
                                      "<0>; #A(b1)y1-",
                                      "<0>; A/B(b1)y1-",
                                      "<0>; A(b1)y1-x",
                                      "<0>; A",
                                      "<0>; A(b1",
                                      "<0>; A(b1)y-"}) {
    CAPTURE(text);
    const PositionReading reading = read(text);
    REQUIRE(reading.problem);
    CHECK(reading.problem->fault == PositionFault::malformed);
    CHECK(reading.position.systems.empty());
  }
}

TEST_CASE("homeworlds position reader: where a position cannot be read further") {
  const std::string_view text = "  <0>; Alpha(0,r1b2)g3y1-; Omega 1,y3b2)-g3 \n ";
  const PositionReading reading = read(text);
  REQUIRE(reading.problem);
  CHECK(fault_text(text, reading) == "<0>; Alpha(0,r1b2)g3y1-; Omega 1,y3b2)-g3");
  CHECK(reading.problem->stopped_at == 33);
}

TEST_CASE("homeworlds position reader: systems that do not hold together") {
  check_fault("<0>; Alpha(0,r1)g3-; ALPHA(1,y3)-g3", PositionFault::repeated_name, "ALPHA(1,y3)-g3");
  check_fault("<0>; A(0,r1)g3-; B(0,y3)g3-", PositionFault::second_home, "B(0,y3)g3-");
  check_fault("<0>; A(2,r1)g3-", PositionFault::home_of_no_one, "A(2,r1)g3-");
  check_fault("<0>; A(0,r1)-g3; B(1,y3)-g3", PositionFault::home_without_own_ship, "A(0,r1)-g3");
  check_fault("<0>; A(0,r1)g3-; B(1,y3)-g3-", PositionFault::slot_count, "B(1,y3)-g3-");
  check_fault("<0>; A(0,r1)g3-; B(y3)-", PositionFault::no_ship, "B(y3)-");
  check_fault("<0>; A(0,r1)g3----; B(y3)-y1---", PositionFault::too_many_slots, "A(0,r1)g3----");
  check_fault("<0>; A(0,r1)g3g3-; B(1,y3)-g3; C(g3)y1-", PositionFault::too_many_of_a_kind, "C(g3)y1-");
  check_fault("<2>; A(0,r1)g3-; B(1,y3)-g3", PositionFault::no_such_mover, "<2>");
}

TEST_CASE("homeworlds position reader: a problem says what it speaks of") {
  const PositionReading names = read("<0>; A(0,r1)g3-; B(1,y3)-g3; a(b1)y1-");
  CHECK(names.problem->system == 2U);
  CHECK(names.problem->other_system == 0U);
  const PositionReading homes = read("<0>; A(0,r1)g3-; B(y3)-g3; C(0,b1)y1-");
  CHECK(homes.problem->other_system == 0U);
  CHECK(homes.problem->player == Player{0});
  CHECK(read("<0>; A(0,r1r1)r1r1-").problem->piece == kind_of(Colour::red, 1));
  CHECK(read("<0>; A(0,r1)g3-; B(b1)y1--").problem->slots == 3);
  CHECK(read("<7>; A(0,r1)g3-").problem->player == Player{7});
}

TEST_CASE("homeworlds position reader: the first system at fault is named, and its faults in order") {
  check_fault("<7>; A(0,r1)g3-; B(b1)-; A(b1)y1-", PositionFault::no_ship, "B(b1)-");
  check_fault("<0>; A(0,r1)g3-; A(0,b1)--", PositionFault::repeated_name, "A(0,b1)--");
}

TEST_CASE("homeworlds position reader: exact names") {
  const PositionReading reading = read_position("<0>; Alpha(0,r1)g3-; ALPHA(1,y3)-g3", 0, NameCase::exact);
  CHECK(!reading.problem);
}

TEST_CASE("homeworlds position reader: standings follow from homes and ships") {
  const PositionReading reading = read("<0>; A(0,r1)g3---; B(b1)-y1--");
  REQUIRE(!reading.problem);
  CHECK(reading.position.standings ==
        std::array<Standing, 4>{Standing::alive, Standing::eliminated, Standing::not_set_up, Standing::not_set_up});
}

TEST_CASE("homeworlds position reader: long and odd input") {
  std::string text = "<0>; A(0,r1)";
  for (int i = 0; i < 100000; ++i) text += "g3";
  check_fault(text + "-", PositionFault::too_many_of_a_kind, text.substr(5) + "-");
  check_fault("<0>; A(0,r1)g3" + std::string(100000, '-'), PositionFault::too_many_slots,
              "A(0,r1)g3" + std::string(100000, '-'));
  CHECK(read(std::string(100000, '(')).problem->fault == PositionFault::malformed);
  std::string systems = "<0>";
  for (int i = 0; i < 100000; ++i) systems += "; S" + std::to_string(i) + "(b1)y1-";
  CHECK(read(systems).problem->fault == PositionFault::too_many_of_a_kind);
}
