#include "notation/options.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;

namespace {

constexpr std::string_view dialects[] = {"spec", "hivegame"};
constexpr notation::OptionRow rows[] = {
    {.key = "dialect", .help = "how it is read", .choices = dialects, .choice_count = 2},
    {.key = "size", .help = "how large", .minimum = 3, .maximum = 11, .fallback = 5},
};
constexpr notation::OptionTable table{rows, 2};

}  // namespace

TEST_CASE("options have their defaults") {
  const notation::OptionValues values(table);
  CHECK(values["dialect"] == 0);
  CHECK(values["size"] == 5);
}

TEST_CASE("an option that is set has its value, the last one wins") {
  notation::OptionValues values(table);
  CHECK(values.set("dialect", "hivegame").empty());
  CHECK(values["dialect"] == 1);
  CHECK(values.set("dialect", "spec").empty());
  CHECK(values["dialect"] == 0);
  CHECK(values.set("size", "11").empty());
  CHECK(values["size"] == 11);
}

TEST_CASE("options are asked for by name, and one that is not there has its first choice") {
  notation::OptionValues values(table);
  CHECK(values.choice("dialect") == "spec");
  CHECK_FALSE(values.is_set("dialect"));
  CHECK(values.set("dialect", "hivegame").empty());
  CHECK(values.choice("dialect") == "hivegame");
  CHECK(values.is_set("dialect"));
  CHECK(values.choice("size").empty());
  CHECK(values["colour"] == 0);
  CHECK(values.choice("colour").empty());
  CHECK_FALSE(values.is_set("colour"));
}

TEST_CASE("what is not an option is refused, and a near one or all are named") {
  notation::OptionValues values(table);
  CHECK(values.set("dialekt", "spec") == "there is no option `dialekt`; did you mean `dialect`?");
  CHECK(values.set("colour", "spec") == "there is no option `colour`, only `dialect` and `size`");
  CHECK(notation::OptionValues().set("size", "3") == "there is no option `size`, nor any other");
}

TEST_CASE("what is not a value is refused, and the values are named") {
  notation::OptionValues values(table);
  CHECK(values.set("dialect", "hive") ==
        "`hive` is not a value of the option `dialect`: it takes `spec` or `hivegame`");
  CHECK(values.set("dialect", "hivegam") ==
        "`hivegam` is not a value of the option `dialect`; did you mean `hivegame`?");
  for (const char* number : {"", "2", "12", "5x", " 5", "+5", "99999999999999999999", "-5"}) {
    CHECK(values.set("size", number) ==
          "`" + std::string(number) + "` is not a value of the option `size`: it takes a number from 3 to 11");
  }
  CHECK(values["dialect"] == 0);
  CHECK(values["size"] == 5);
}
