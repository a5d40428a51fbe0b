#include "text/decimal.hpp"

#include "support/checks/catch.hpp"

#include <string_view>
#include <vector>

using namespace plyglot;
using text::Decimal;

TEST_CASE("numbers are ordered by their exact values, however they are written") {
  // Each row holds ways to write one number, and rows ascend.
  const std::vector<std::vector<std::string_view>> rows = {
      {"-1e400"},
      {"-10", "-1e1", "-10.0", "-0.1E+2"},
      {"-2"},
      {"-0.5", "-5e-1"},
      {"0", "-0", "0.000", "0e7"},
      {"1e-999"},
      {"0.001", "1e-3", "0.1e-2"},
      {"0.5", "0.50", "50e-2"},
      {"1", "1.0", "10e-1", "0.1e1"},
      {"9"},
      {"10", "1e1", "1E+1", "100e-1"},
      {"12"},
      {"123"},
      {"9007199254740992"},
      {"9007199254740993", "9007199254740993.0"},
      {"1e999"},
  };
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t j = 0; j < rows.size(); ++j) {
      for (const std::string_view left : rows[i]) {
        for (const std::string_view right : rows[j]) {
          CAPTURE(left, right);
          const auto a = Decimal::read(left);
          const auto b = Decimal::read(right);
          REQUIRE((a && b));
          CHECK((*a == *b) == (i == j));
          CHECK((*a < *b) == (i < j));
        }
      }
    }
  }
}

TEST_CASE("a number with an exponent beyond a billion is not read") {
  CHECK(Decimal::read("1e1000000000"));
  CHECK_FALSE(Decimal::read("1e1000000001"));
  CHECK_FALSE(Decimal::read("1e-1000000001"));
  CHECK_FALSE(Decimal::read("1e99999999999999999999"));
}
