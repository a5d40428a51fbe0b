#include "toolchain/fix_units.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;

namespace {

std::vector<std::string> units_of(std::string_view text, std::string_view ends,
                                  const std::vector<text::Span>& turns = {}) {
  text::Source source;
  source.text = text;
  std::vector<std::string> units;
  for (const text::Span unit : toolchain::fix_units(source, source.span(), ends, turns)) {
    units.emplace_back(source.slice(unit));
  }
  return units;
}

using Units = std::vector<std::string>;

}  // namespace

TEST_CASE("units for fixes are the stretches between the bytes that end one") {
  CHECK(units_of("", "\n") == Units{""});
  CHECK(units_of("ab\ncd;e\n", "\n") == Units{"ab", "cd;e", ""});
  CHECK(units_of("ab\ncd;e\n", "\n;") == Units{"ab", "cd", "e", ""});
}

TEST_CASE("a turn of several lines is one unit") {
  const std::string text = "ab\ncd\nef\ngh\nij";
  CHECK(units_of(text, "\n", {{3, 8}}) == Units{"ab", "cd\nef", "gh", "ij"});
  CHECK(units_of(text, "\n", {{0, 2}, {4, 12}}) == Units{"ab", "cd\nef\ngh", "ij"});
  CHECK(units_of(text, "\n", {{0, 8}, {9, 14}}) == Units{"ab\ncd\nef", "gh\nij"});
  CHECK(units_of(text, "\n", {{3, 5}}) == Units{"ab", "cd", "ef", "gh", "ij"});
}
