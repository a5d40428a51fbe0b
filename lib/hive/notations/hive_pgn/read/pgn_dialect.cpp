#include "hive/notations/hive_pgn/read/pgn_dialect.hpp"

#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::hive::hive_pgn {
namespace {

constexpr std::string_view months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                       "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

bool is_result_of_hivegame(std::string_view text) { return text == adjudicated || text == half_each; }

// What stands between the quotes of `[KEY "`; empty if the line is no such tag.
std::string_view value_of(std::string_view line, std::string_view tag_start) {
  if (line.substr(0, tag_start.size()) != tag_start) return {};
  line.remove_prefix(tag_start.size());
  return line.substr(0, line.find('"'));
}

// Moves that end like the entries of a GameString.
bool is_closed_by_semicolon(std::string_view line) {
  return line.find_first_not_of(" \t;") == std::string_view::npos || (line.back() == ';' && begins_with_ply(line));
}

}  // namespace

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

}  // namespace plyglot::hive::hive_pgn
