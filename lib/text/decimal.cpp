#include "text/decimal.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace plyglot::text {
namespace {

constexpr std::int64_t largest_exponent = 1'000'000'000;

// The exponent that `digits` write, with or without a sign.
std::optional<std::int64_t> exponent_of(std::string_view digits) {
  if (digits.starts_with('+')) digits.remove_prefix(1);
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc() || value > largest_exponent || value < -largest_exponent) return std::nullopt;
  return value;
}

}  // namespace

std::optional<Decimal> Decimal::read(std::string_view written) {
  Decimal number;
  const bool is_negative = written.starts_with('-');
  const std::string_view mantissa = written.substr(0, written.find_first_of("eE"));
  const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
  std::copy_if(mantissa.begin(), mantissa.end(), std::back_inserter(number.digits_),
               [](char byte) { return byte >= '0' && byte <= '9'; });
  number.place_ = static_cast<std::int64_t>(point) - (is_negative ? 1 : 0);
  if (mantissa.size() < written.size()) {
    const std::optional<std::int64_t> exponent = exponent_of(written.substr(mantissa.size() + 1));
    if (!exponent) return std::nullopt;
    number.place_ += *exponent;
  }
  const std::size_t first = number.digits_.find_first_not_of('0');
  if (first == std::string::npos) return Decimal();
  number.digits_.erase(number.digits_.find_last_not_of('0') + 1);
  number.digits_.erase(0, first);
  number.place_ -= static_cast<std::int64_t>(first);
  number.sign_ = is_negative ? -1 : 1;
  return number;
}

int Decimal::compare(const Decimal& left, const Decimal& right) {
  if (left.sign_ != right.sign_) return left.sign_ < right.sign_ ? -1 : 1;
  if (left.place_ != right.place_) return left.place_ < right.place_ ? -left.sign_ : left.sign_;
  return left.sign_ * left.digits_.compare(right.digits_);
}

std::uint32_t number_of(std::string_view digits) {
  std::uint32_t value = 0;
  const char* const end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, value);
  return error == std::errc() && stop == end ? value : 0;
}

}  // namespace plyglot::text
