// Dates in tags: `YYYY.MM.DD`, with `?` for what is not known.

#include "hopgi/notations/hopgi/check/checks.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::hopgi::record {
namespace {

using findings::Finding;
using text::format;

// A field of a date.
struct Field {
  std::string_view text;
  bool is_known() const { return text[0] != '?'; }
  unsigned value() const {
    unsigned value = 0;
    for (const char digit : text) value = value * 10 + static_cast<unsigned>(digit - '0');
    return value;
  }
  bool has_form() const {
    return std::all_of(text.begin(), text.end(), [](char byte) { return byte == '?'; }) ||
           std::all_of(text.begin(), text.end(), text::is_digit);
  }
};

struct Date {
  Field year;
  Field month;
  Field day;
};

std::optional<Date> date_of(std::string_view text) {
  if (text.size() != 10 || text[4] != '.' || text[7] != '.') return std::nullopt;
  const Date date{{text.substr(0, 4)}, {text.substr(5, 2)}, {text.substr(8)}};
  const bool has_form = date.year.has_form() && date.month.has_form() && date.day.has_form();
  return has_form ? std::optional<Date>(date) : std::nullopt;
}

// The most that the month can have.
unsigned days_of(const Date& date) {
  constexpr unsigned days[] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (!date.month.is_known()) return 31;
  const unsigned month = date.month.value();
  if (month != 2 || !date.year.is_known()) return days[month - 1];
  const unsigned year = date.year.value();
  const bool is_leap_year = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return is_leap_year ? 29 : 28;
}

// Empty if there is such a date.
std::string fault_of_date(std::string_view text) {
  const std::optional<Date> date = date_of(text);
  if (text.empty()) return "the date is empty";
  if (!date) return format("the date {} is not written `YYYY.MM.DD`", text::quote(text));
  if (date->month.is_known() && (date->month.value() < 1 || date->month.value() > 12))
    return format("no year has a month `{}`", date->month.text);
  if (!date->day.is_known() || (date->day.value() >= 1 && date->day.value() <= days_of(*date))) return {};
  return date->month.is_known() ? format("the month `{}` has no day `{}`", text.substr(0, 7), date->day.text)
                                : format("no month has a day `{}`", date->day.text);
}

}  // namespace

void check_date(const Scope& scope, text::Span value) {
  std::string fault = fault_of_date(scope.slice(value));
  if (fault.empty()) return;
  Finding(scope, diagnostics::DiagnosticId::hopgi_bad_date, value, std::move(fault))
      .help("write `?` for what is not known, as in `2024.02.??`");
}

}  // namespace plyglot::hopgi::record
