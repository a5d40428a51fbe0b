#include "plyglot/answer/members.hpp"

#include "plyglot/answer/problems.hpp"
#include "text/format.hpp"

namespace plyglot::tool {
namespace {

// Null if there is none.
const Request* find(const Request& request, std::string_view key) {
  const auto found = request.find(std::string(key));
  return found == request.end() ? nullptr : &*found;
}

[[noreturn]] void refuse(std::string_view key, std::string_view wanted) {
  throw MalformedRequest(text::format("`{}` must be {}", key, wanted));
}

}  // namespace

std::optional<std::string> find_string(const Request& request, std::string_view key) {
  const Request* const value = find(request, key);
  if (value == nullptr) return std::nullopt;
  if (!value->is_string()) refuse(key, "a string");
  return value->get<std::string>();
}

std::string string_in(const Request& request, std::string_view key) {
  std::optional<std::string> value = find_string(request, key);
  if (!value) throw MalformedRequest(text::format("`{}` is missing", key));
  return *std::move(value);
}

std::optional<std::uint32_t> find_number(const Request& request, std::string_view key, std::uint32_t least,
                                         std::uint32_t largest) {
  const Request* const value = find(request, key);
  if (value == nullptr) return std::nullopt;
  const std::uint64_t number = value->is_number_unsigned() ? value->get<std::uint64_t>() : 0;
  if (!value->is_number_unsigned() || number < least || number > largest) {
    refuse(key, text::format("a whole number from {} to {}", least, largest));
  }
  return static_cast<std::uint32_t>(number);
}

std::vector<std::pair<std::string, std::string>> string_pairs(const Request& request, std::string_view key) {
  const Request* const object = find(request, key);
  if (object == nullptr) return {};
  if (!object->is_object()) refuse(key, "an object");
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const auto& [name, value] : object->items()) {
    if (!value.is_string()) refuse(key, "an object of strings");
    pairs.emplace_back(name, value.get<std::string>());
  }
  return pairs;
}

std::vector<std::string> strings_in(const Request& request, std::string_view key) {
  const Request* const list = find(request, key);
  if (list == nullptr) return {};
  if (!list->is_array()) refuse(key, "a list");
  std::vector<std::string> strings;
  for (const Request& value : *list) {
    if (!value.is_string()) refuse(key, "a list of strings");
    strings.push_back(value.get<std::string>());
  }
  return strings;
}

}  // namespace plyglot::tool
