// The reader of JSON documents against another one: the same texts are JSON, and they hold the same values.
#include "fuzz/harness/laws.hpp"
#include "homeworlds/notations/homeworlds/ap_record/json_document.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace plyglot::fuzz {
namespace {

using homeworlds::JsonDocument;
using homeworlds::JsonKind;
using homeworlds::JsonValue;
using nlohmann::json;

// What the two are known to differ in: an escape that is half of a character (RFC 8259, section 8.2), a number beyond
// what a machine holds, and a depth that is bounded here.
bool is_compared(std::string_view text) {
  constexpr std::ptrdiff_t deepest = 100;
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto opening = std::count_if(text.begin(), text.end(), [](char c) { return c == '[' || c == '{'; });
  const bool has_half = text.find("\\ud") != std::string_view::npos || text.find("\\uD") != std::string_view::npos;
  const bool has_exponent = std::adjacent_find(text.begin(), text.end(), [&](char a, char b) {
                              return is_digit(a) && (b == 'e' || b == 'E');
                            }) != text.end();
  constexpr std::ptrdiff_t most_digits = 300;
  const bool has_large_number = has_exponent || std::count_if(text.begin(), text.end(), is_digit) > most_digits;
  return opening < deepest && !has_half && !has_large_number;
}

json value_of(const JsonDocument& document, JsonValue value) {
  switch (document.kind(value)) {
    case JsonKind::object: {
      json object = json::object();
      for (const auto& member : document.members(value)) object[member.key] = value_of(document, member.value);
      return object;
    }
    case JsonKind::array: {
      json array = json::array();
      for (const JsonValue element : document.elements(value)) array.push_back(value_of(document, element));
      return array;
    }
    case JsonKind::string:
      return document.text(value);
    default:
      return json::parse(document.written(value));
  }
}

}  // namespace

void check_json(std::string_view text, const Subject&) {
  const text::Source source{"input.json", text};
  const JsonDocument document(source);
  // The other one takes a zero byte for the end of the text; in JSON there is none (RFC 8259, sections 2 and 7).
  if (text.find('\0') != std::string_view::npos)
    return require(document.unreadable().has_value(), "no JSON has a zero");
  if (!is_compared(text)) return;
  require(json::accept(text) == !document.unreadable(), "both readers take the same texts for JSON");
  if (document.unreadable()) return;
  require(json::parse(text) == value_of(document, document.root()), "both readers see the same values");
}

}  // namespace plyglot::fuzz
