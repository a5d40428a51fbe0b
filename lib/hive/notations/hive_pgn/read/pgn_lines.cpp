#include "hive/notations/hive_pgn/read/pgn_lines.hpp"

#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/line_ends.hpp"
#include "text/quote.hpp"

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

// Describes what follows the key and the blanks after it.
std::string describe_value(std::string_view key, std::string_view gap, std::string_view rest) {
  if (rest.empty() || rest[0] == ']') return format("the tag {} has no value", quote(key));
  if (rest[0] != '"') return format("the value of {} is not in quotes `\"`", quote(key));
  const std::size_t end = rest.find('"', 1);
  if (end == std::string_view::npos) return format("the value of {} has no closing quote", quote(key));
  const std::string_view after = without_leading_blanks(rest.substr(end + 1));
  if (after.empty()) return format("the tag {} is not closed by `]`", quote(key));
  if (after.find('"') != std::string_view::npos && after[0] != ']')
    return format("the value of {} has a quote in it", quote(key));
  if (after[0] != ']') return format("{} comes after the value of {}", quote(after), quote(key));
  if (gap.empty()) return format("there is no space between {} and its value", quote(key));
  if (gap.find('\t') != std::string_view::npos) return format("there is a tab between {} and its value", quote(key));
  if (gap != " ") return format("there is more than one space between {} and its value", quote(key));
  if (rest[end + 1] != ']') return format("there are spaces between the value of {} and `]`", quote(key));
  const std::string_view outside = without_leading_blanks(after.substr(1));
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
  const std::string_view after = from_key.substr(key.size());
  const std::string_view rest = without_leading_blanks(after);
  const std::string_view gap = after.substr(0, after.size() - rest.size());
  if (gap.empty() && !rest.empty() && rest[0] != '"' && rest[0] != ']') {
    return format("the key {} is not only letters, digits and `_`",
                  quote(from_key.substr(0, from_key.find_first_of(" \t\""))));
  }
  return describe_value(key, gap, rest);
}

constexpr std::string_view months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                       "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

bool is_result_of_hivegame(std::string_view text) { return text == adjudicated || text == half_each; }

// The text between the quotes of `[KEY "`; empty if the line is not such a tag.
std::string_view value_of(std::string_view line, std::string_view tag_start) {
  if (line.substr(0, tag_start.size()) != tag_start) return {};
  line.remove_prefix(tag_start.size());
  return line.substr(0, line.find('"'));
}

// Moves that end like the entries of a GameString.
bool is_closed_by_semicolon(std::string_view line) {
  return line.find_first_not_of(" \t;") == std::string_view::npos || (line.back() == ';' && begins_with_ply(line));
}

constexpr std::string_view digits = "0123456789";

bool is_one_of(char c, std::string_view set) { return set.find(c) != std::string_view::npos; }

std::string_view without_leading(std::string_view text, std::string_view set) {
  const std::size_t first = text.find_first_not_of(set);
  return first == std::string_view::npos ? std::string_view() : text.substr(first);
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

bool is_date_of_hivegame(std::string_view value) {
  constexpr std::string_view pattern = "00-Mmm-0000_00:00:00";
  if (value.size() != pattern.size()) return false;
  const bool has_form = std::equal(value.begin(), value.end(), pattern.begin(), [](char written, char wanted) {
    return wanted == '0' ? text::is_digit(written) : wanted == 'M' || wanted == 'm' || written == wanted;
  });
  return has_form && std::find(std::begin(months), std::end(months), value.substr(3, 3)) != std::end(months);
}

uhp::Dialect dialect_by_habits(std::string_view file) {
  std::string_view last;
  for (std::size_t begin = 0; begin < file.size();) {
    const std::size_t end = std::min(file.find('\n', begin), file.size());
    std::string_view line = file.substr(begin, end - begin);
    begin = end + 1;
    line.remove_suffix(line.size() - (line.find_last_not_of(" \t\r") + 1));
    if (line.empty()) continue;
    last = line;
    const bool is_of_hivegame = value_of(line, "[Site \"").find("hivegame.com") != std::string_view::npos ||
                                is_result_of_hivegame(value_of(line, "[Result \"")) ||
                                is_date_of_hivegame(value_of(line, "[Date \""));
    if (is_of_hivegame) return uhp::Dialect::hivegame;
  }
  const bool ends_like_hivegame = !last.empty() && (is_result_of_hivegame(last) || is_closed_by_semicolon(last));
  return ends_like_hivegame ? uhp::Dialect::hivegame : uhp::Dialect::mzinga;
}

text::Span trimmed(const text::Source& source, text::Span span) {
  constexpr std::string_view space = " \t\r\n";
  const std::string_view text = source.slice(span);
  const std::size_t first = text.find_first_not_of(space);
  if (first == std::string_view::npos) return {span.begin, span.begin};
  const auto last = static_cast<std::uint32_t>(text.find_last_not_of(space));
  return {span.begin + static_cast<std::uint32_t>(first), span.begin + last + 1};
}

text::Span blanks_before(const text::Source& source, std::uint32_t offset, std::uint32_t limit) {
  std::uint32_t begin = offset;
  while (begin > limit && is_one_of(source.text[begin - 1 - source.base], blanks)) --begin;
  return {begin, offset};
}

text::Span blanks_after(const text::Source& source, std::uint32_t offset) {
  std::uint32_t end = offset;
  while (end < source.span().end && is_one_of(source.text[end - source.base], blanks)) ++end;
  return {offset, end};
}

std::uint32_t end_of_header(const Ast& ast) {
  std::uint32_t end = ast.span.begin;
  for (const TagLine& tag : ast.tags) {
    if (!tag.is_late()) end = tag.line.end;
  }
  return end;
}

std::vector<diagnostics::Edit> moved_line(const text::Source& source, const Ast& ast, text::Span line, text::Span text,
                                          std::uint32_t to) {
  std::string written(source.slice(text));
  written += text::line_end_of(source.slice(ast.span));
  return {{{to, to}, std::move(written)}, {line, ""}};
}

bool begins_with_move(std::string_view text) {
  const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n.;{()"));
  if (text::is_same_word(word, "pass")) return true;
  if (word.size() < 2 || !is_one_of(text::to_lower(word[0]), "wb")) return false;
  return is_one_of(text::to_lower(word[1]), "qabdglmps") && without_leading(word.substr(2), digits).empty();
}

bool begins_with_ply(std::string_view text) {
  return begins_with_move(without_leading(without_leading(without_leading(text, digits), "."), blanks));
}

}  // namespace plyglot::hive::hive_pgn
