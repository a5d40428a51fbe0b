#pragma once
// The dates that a file shows: hive-notations X3 and S13.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace plyglot::hive::boardspace_sgf {

struct Date {
  std::int32_t year = 0;
  // From 1; 0 where it is not known.
  std::int32_t month = 0;
  std::int32_t day = 0;
};

// Of a game's name that ends in `-YYYY-MM-DD-HHMM`.
std::optional<Date> date_in_name(std::string_view game_name);
// Of a text that is a date and nothing else, `YYYY-MM-DD`.
std::optional<Date> date_alone(std::string_view text);
// As the tag `Date` has it, `YYYY.MM.DD`.
std::string tag_of(Date date);
// Of the free text of `DT` no more than a year, and a month where it is English (S12).
std::optional<Date> date_in_text(std::string_view text);

// S13: from then on the pillbug has the rules of today.
constexpr bool is_before_march_2013(Date date) {
  constexpr std::int32_t year = 2013;
  return date.year < year || (date.year == year && (date.month == 1 || date.month == 2));
}

}  // namespace plyglot::hive::boardspace_sgf
