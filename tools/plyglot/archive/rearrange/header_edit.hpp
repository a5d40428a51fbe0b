#pragma once
// Headers of records, set and dropped in their bytes: `[White "Ann"]` of Hive PGN, Hive for people and Hopgi, and
// `Event: final` of Homeworlds.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace plyglot::tool::archive {

enum class HeaderStyle : std::uint8_t {
  // The notation has none that can be set.
  none,
  tags,
  lines,
};
HeaderStyle header_style_of(std::string_view notation);

struct HeaderEdits {
  // Keys and values. A header that is there gets the value, and is written at the end of the headers if it is not.
  std::vector<std::pair<std::string, std::string>> set;
  std::vector<std::string> drop;
};

// The record with its headers edited; every other byte stays. Keys are the same whatever their case.
std::string with_headers(HeaderStyle style, std::string_view record, const HeaderEdits& edits);
// The values of a key, in the order of the text, as they are written between the quotes or after the colon.
std::vector<std::string> header_values(HeaderStyle style, std::string_view record, std::string_view key);
// The value as it is written in that style.
std::string written_header_value(HeaderStyle style, std::string_view value);

}  // namespace plyglot::tool::archive
