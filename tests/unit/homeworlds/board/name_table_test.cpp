#include "homeworlds/board/name_table.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot::homeworlds;

TEST_CASE("homeworlds name table: the last value of a name counts") {
  NameTable names(NameCase::folded);
  CHECK(names.find("Dust") == std::nullopt);
  names.set("Dust", 1);
  names.set("dUST", 2);
  CHECK(names.find("DUST") == 2U);
  CHECK(names.find("Dus") == std::nullopt);
  CHECK(names.find("") == std::nullopt);
}

TEST_CASE("homeworlds name table: exact names keep their case apart") {
  NameTable names(NameCase::exact);
  names.set("Dust", 1);
  names.set("dust", 2);
  CHECK(names.find("Dust") == 1U);
  CHECK(names.find("dust") == 2U);
  CHECK(names.find("DUST") == std::nullopt);
}

TEST_CASE("homeworlds name table: only ASCII letters are folded") {
  CHECK(are_equal_names("Dust", "dUSt", NameCase::folded));
  CHECK_FALSE(are_equal_names("[", "{", NameCase::folded));
  CHECK_FALSE(are_equal_names("\xC3\x84", "\xC3\xA4", NameCase::folded));
  CHECK_FALSE(are_equal_names("Dust", "dust", NameCase::exact));
}

TEST_CASE("homeworlds name table: bytes that differ as the cases of a letter do are apart") {
  NameTable names(NameCase::folded);
  names.set("[", 1);
  names.set("{", 2);
  names.set("a name of many bytes [", 3);
  names.set("a name of many bytes {", 4);
  CHECK(names.find("[") == 1U);
  CHECK(names.find("{") == 2U);
  CHECK(names.find("A name of many bytes [") == 3U);
  CHECK(names.find("A name of many bytes {") == 4U);
}

TEST_CASE("homeworlds name table: many names") {
  NameTable names(NameCase::folded);
  for (std::uint32_t i = 0; i < 10000; ++i) names.set("System" + std::to_string(i), i);
  for (std::uint32_t i = 0; i < 10000; ++i) {
    CAPTURE(i);
    REQUIRE(names.find("SYSTEM" + std::to_string(i)) == i);
  }
  CHECK(names.find("System10000") == std::nullopt);
}
