#include "hive/notations/hive_pgn/read/bad_tag.hpp"

#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::hive::hive_pgn {
namespace {

using text::format;
using text::quote;

std::string_view without_leading_blanks(std::string_view text) {
  const std::size_t first = text.find_first_not_of(blanks);
  return first == std::string_view::npos ? std::string_view() : text.substr(first);
}

std::string_view without_trailing_blanks(std::string_view text) {
  return text.substr(0, text.find_last_not_of(" \t\r") + 1);
}

bool begins_key(char c) { return text::is_letter(c) || c == '_'; }
bool is_key_character(char c) { return begins_key(c) || text::is_digit(c); }

// What stands behind the blanks behind the key.
std::string describe_value(std::string_view key, std::string_view gap, std::string_view rest) {
  if (rest.empty() || rest[0] == ']') return format("the tag {} has no value", quote(key));
  if (rest[0] != '"') return format("the value of {} is not in quotes `\"`", quote(key));
  const std::size_t end = rest.find('"', 1);
  if (end == std::string_view::npos) return format("the value of {} has no closing quote", quote(key));
  const std::string_view behind = without_leading_blanks(rest.substr(end + 1));
  if (behind.empty()) return format("the tag {} is not closed by `]`", quote(key));
  if (behind.find('"') != std::string_view::npos && behind[0] != ']')
    return format("the value of {} has a quote in it", quote(key));
  if (behind[0] != ']') return format("{} comes after the value of {}", quote(behind), quote(key));
  if (gap.empty()) return format("there is no space between {} and its value", quote(key));
  if (gap.find('\t') != std::string_view::npos) return format("there is a tab between {} and its value", quote(key));
  if (gap != " ") return format("there is more than one space between {} and its value", quote(key));
  if (rest[end + 1] != ']') return format("there are spaces between the value of {} and `]`", quote(key));
  const std::string_view outside = without_leading_blanks(behind.substr(1));
  if (outside.empty()) return format("there are spaces before the tag {}", quote(key));
  if (outside[0] == '[') return format("there is a second tag on the line of {}", quote(key));
  return format("{} comes after the tag {}", quote(outside), quote(key));
}

std::string describe(std::string_view line) {
  const std::string_view inside = without_leading_blanks(line).substr(1);
  const std::string_view key = key_of_bad_tag(line);
  const std::string_view from_key = without_leading_blanks(inside);
  if (key.empty()) return "there is no key after `[`";
  if (from_key.size() != inside.size()) return format("there are spaces between `[` and {}", quote(key));
  const std::string_view behind = from_key.substr(key.size());
  const std::string_view rest = without_leading_blanks(behind);
  const std::string_view gap = behind.substr(0, behind.size() - rest.size());
  if (gap.empty() && !rest.empty() && rest[0] != '"' && rest[0] != ']') {
    return format("the key {} is not only letters, digits and `_`",
                  quote(from_key.substr(0, from_key.find_first_of(" \t\""))));
  }
  return describe_value(key, gap, rest);
}

}  // namespace

std::string_view key_of_bad_tag(std::string_view line) {
  const std::string_view inside = without_leading_blanks(without_leading_blanks(line).substr(1));
  if (inside.empty() || !begins_key(inside[0])) return {};
  return inside.substr(
      0, static_cast<std::size_t>(std::find_if_not(inside.begin(), inside.end(), is_key_character) - inside.begin()));
}

BadTagReason reason_of_bad_tag(std::string_view line) {
  const std::string_view text = without_trailing_blanks(line);
  if (text.find('\r') != std::string_view::npos) {
    return {"the line has carriage returns alone, which do not end a line", "end lines with LF or CR LF"};
  }
  BadTagReason reason{describe(text), "a tag is written `[Key \"value\"]`, on a line of its own"};
  const bool has_curly_quotes =
      text.find("\xE2\x80\x9C") != std::string_view::npos || text.find("\xE2\x80\x9D") != std::string_view::npos;
  if (has_curly_quotes) reason.help = "typographic quotes are none: write `\"`";
  return reason;
}

}  // namespace plyglot::hive::hive_pgn
