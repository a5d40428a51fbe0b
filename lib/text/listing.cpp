#include "text/listing.hpp"

#include "text/format.hpp"

namespace plyglot::text {
namespace {

std::string_view joint(std::size_t index, std::size_t count, std::string_view last_joint) {
  if (index == 0) return {};
  return index + 1 == count ? last_joint : ", ";
}

}  // namespace

std::string listed(std::span<const std::string_view> names, std::string_view last_joint) {
  std::string out;
  for (std::size_t i = 0; i < names.size(); ++i) {
    append(out, "{}`{}`", joint(i, names.size(), last_joint), names[i]);
  }
  return out;
}

std::string joined(std::span<const std::string> phrases, std::string_view last_joint) {
  std::string out;
  for (std::size_t i = 0; i < phrases.size(); ++i) {
    out += joint(i, phrases.size(), last_joint);
    out += phrases[i];
  }
  return out;
}

std::string grouped(std::uint64_t count) {
  const std::string digits = std::to_string(count);
  std::string out;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) out += ',';
    out += digits[i];
  }
  return out;
}

std::string counted_noun(std::uint64_t count, std::string_view noun, std::string_view plural) {
  if (count == 1) return std::string(noun);
  return plural.empty() ? std::string(noun) + 's' : std::string(plural);
}

std::string counted(std::uint64_t count, std::string_view noun, std::string_view plural) {
  return text::format("{} {}", grouped(count), counted_noun(count, noun, plural));
}

}  // namespace plyglot::text
