#pragma once
// Numbers in texts.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace plyglot::text {

// A number as JSON writes it, compared with others by its exact value: `10`, `10.0` and `1e1` are equal, and no number
// is too long or too small. Nothing is rounded, and no locale is asked.
class Decimal {
 public:
  // The number that the text is, of which JSON's grammar is assumed; none if its exponent is beyond a billion.
  static std::optional<Decimal> read(std::string_view written);

  friend bool operator==(const Decimal& left, const Decimal& right) { return compare(left, right) == 0; }
  friend bool operator<(const Decimal& left, const Decimal& right) { return compare(left, right) < 0; }

 private:
  static int compare(const Decimal& left, const Decimal& right);

  int sign_ = 0;            // -1, 0, or 1.
  std::int64_t place_ = 0;  // How many digits before the point the first digit is; 0 or less for one after it.
  std::string digits_;      // From the first to the last that is not 0.
};

// The number that the digits are; 0 for any other text, and for a number that is too large.
std::uint32_t number_of(std::string_view digits);

}  // namespace plyglot::text
