#include "hive/notations/boardspace_sgf/resolve/sgf_date.hpp"

#include "hive/notations/boardspace_sgf/read/sgf_words.hpp"
#include "text/format.hpp"

namespace plyglot::hive::boardspace_sgf {
namespace {

constexpr std::string_view date_pattern = "0000-00-00";
constexpr std::string_view name_pattern = "-0000-00-00-0000";
constexpr std::string_view months[] = {"jan", "feb", "mar", "apr", "may", "jun",
                                       "jul", "aug", "sep", "oct", "nov", "dec"};
constexpr std::int32_t largest_number = 100000;

bool fits(std::string_view text, std::string_view pattern) {
  if (text.size() != pattern.size()) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (pattern[i] == '0' ? !is_digit(text[i]) : text[i] != pattern[i]) return false;
  }
  return true;
}

// From 1; 0 for a word that is not a month.
std::int32_t month_named(std::string_view word) {
  for (std::size_t i = 0; i < std::size(months); ++i) {
    if (is_same_word(word.substr(0, months[i].size()), months[i])) return static_cast<std::int32_t>(i) + 1;
  }
  return 0;
}

// The run of bytes of one kind that the text begins with.
template <class Kind>
std::string_view run_of(std::string_view text, Kind is_of_kind) {
  std::size_t size = 0;
  while (size < text.size() && is_of_kind(text[size])) ++size;
  return text.substr(0, size);
}

}  // namespace

std::optional<Date> date_in_name(std::string_view game_name) {
  game_name = trimmed(game_name);
  if (game_name.size() < name_pattern.size()) return std::nullopt;
  const std::string_view end = game_name.substr(game_name.size() - name_pattern.size());
  return fits(end, name_pattern) ? date_alone(end.substr(1, date_pattern.size())) : std::nullopt;
}

std::optional<Date> date_alone(std::string_view text) {
  if (!fits(text, date_pattern)) return std::nullopt;
  const Date date{number_of(text.substr(0, 4), largest_number), number_of(text.substr(5, 2), largest_number),
                  number_of(text.substr(8, 2), largest_number)};
  const bool is_date = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= 31;
  return is_date ? std::optional(date) : std::nullopt;
}

std::string tag_of(Date date) { return text::format("{:04}.{:02}.{:02}", date.year, date.month, date.day); }

std::optional<Date> date_in_text(std::string_view text) {
  Date date;
  while (!text.empty()) {
    if (is_digit(text.front())) {
      const std::string_view digits = run_of(text, is_digit);
      text.remove_prefix(digits.size());
      // Before the year 1990 there was no place to play over a network, and no clock shows hours like that.
      const std::int32_t number = number_of(digits, largest_number);
      if (digits.size() != 4 || number < 1990 || number > 2200) continue;
      date.year = number;
      if (fits(text.substr(0, 3), "-00")) date.month = number_of(text.substr(1, 2), largest_number);
    } else if (is_letter(text.front())) {
      const std::string_view word = run_of(text, is_letter);
      text.remove_prefix(word.size());
      if (date.month == 0) date.month = month_named(word);
    } else {
      text.remove_prefix(1);
    }
  }
  return date.year != 0 ? std::optional(date) : std::nullopt;
}

}  // namespace plyglot::hive::boardspace_sgf
