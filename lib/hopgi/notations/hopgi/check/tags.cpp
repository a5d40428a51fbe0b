#include "hopgi/notations/hopgi/check/checks.hpp"
#include "hopgi/notations/hopgi/read/bytes.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <bitset>

namespace plyglot::hopgi::record {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::format;
using text::Span;

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

// Says where a line that begins with `[` stops being a tag.
std::string fault_of_tag_line(std::string_view line) {
  const std::size_t name_begin = std::min(line.find_first_not_of(" \t", 1), line.size());
  std::size_t at = name_begin;
  while (at < line.size() && (text::is_letter(line[at]) || text::is_digit(line[at]) || line[at] == '_')) ++at;
  const std::string name = text::quote(line.substr(name_begin, at - name_begin));
  if (at == name_begin || !text::is_letter(line[name_begin])) return "no name follows `[`";
  const std::size_t value = std::min(line.find_first_not_of(" \t", at), line.size());
  if (value == line.size() || line[value] != '"') return format("the value of {} is not in quotes", name);
  if (value == at) return format("there is no space between {} and its value", name);
  for (at = value + 1; at < line.size() && line[at] != '"'; ++at) {
    if (line[at] != '\\') continue;
    ++at;
    const bool is_escape = at < line.size() && (line[at] == '"' || line[at] == '\\');
    if (!is_escape) return format("a `\\` in the value of {} is not followed by `\"` or `\\`", name);
  }
  if (at >= line.size()) return format("the value of {} has no `\"` at its end", name);
  return format("no `]` follows the value of {}", name);
}

void report_bad_tag(const Scope& scope, Span line) {
  Finding(scope, DiagnosticId::hopgi_bad_tag, line, fault_of_tag_line(scope.slice(line)))
      .note("the line is skipped")
      .help("a tag is `[Name \"value\"]`, with `\\\"` for a quote in the value and `\\\\` for a `\\`");
}

void report_duplicate(const Scope& scope, const TagNode& first, const TagNode& again) {
  Finding(scope, DiagnosticId::hopgi_duplicate_tag, again.name,
          format("the tag {} is there already", scope.quoted(again.name)))
      .label("has no effect")
      .label(first.name, "the one that counts");
}

void report_alike(const Scope& scope, const TagNode& first, const TagNode& again) {
  Finding(scope, DiagnosticId::hopgi_duplicate_tag, again.name,
          format("the tag {} is there already, with another value", scope.quoted(first.name)))
      .label(first.name, "the same name in other capitals");
}

// Most games have no two tags whose names are alike in length, first and last letter, and this is quick to see.
bool has_names_alike(const Scope& scope) {
  std::bitset<256> seen;
  for (const TagNode& tag : scope.ast.tags) {
    const std::string_view name = scope.slice(tag.name);
    const std::size_t mixed = name.size() + 7 * static_cast<std::uint8_t>(text::to_lower(name.front())) +
                              11 * static_cast<std::uint8_t>(text::to_lower(name.back()));
    if (seen[mixed % seen.size()]) return true;
    seen.set(mixed % seen.size());
  }
  return false;
}

// Those of one name in any case after each other, and of these those of one spelling, each in the order of the text.
std::vector<std::uint32_t> tags_by_name(const Scope& scope) {
  const std::vector<TagNode>& tags = scope.ast.tags;
  std::vector<std::string> folded;
  std::vector<std::uint32_t> by_name(tags.size());
  for (std::uint32_t i = 0; i < tags.size(); ++i) {
    by_name[i] = i;
    folded.push_back(text::lower_case(scope.slice(tags[i].name)));
  }
  text::sort(by_name.begin(), by_name.end(), [&](std::uint32_t a, std::uint32_t b) {
    const int order = folded[a].compare(folded[b]);
    return order != 0 ? order < 0 : scope.slice(tags[a].name) < scope.slice(tags[b].name);
  });
  return by_name;
}

// Each after the first of a spelling; and the first of each other spelling, if it has another value than the first tag
// of the name.
void find_duplicates(const Scope& scope) {
  if (!has_names_alike(scope)) return;
  const std::vector<TagNode>& tags = scope.ast.tags;
  const std::vector<std::uint32_t> by_name = tags_by_name(scope);
  const auto name = [&](std::size_t place) { return scope.slice(tags[by_name[place]].name); };
  for (std::size_t begin = 0, end = 0; begin < by_name.size(); begin = end) {
    while (end < by_name.size() && text::is_same_word(name(begin), name(end))) ++end;
    const TagNode& first = tags[*std::min_element(by_name.begin() + static_cast<std::ptrdiff_t>(begin),
                                                  by_name.begin() + static_cast<std::ptrdiff_t>(end))];
    std::size_t of_spelling = begin;
    for (std::size_t i = begin; i < end; ++i) {
      const TagNode& tag = tags[by_name[i]];
      if (name(i) != name(of_spelling)) of_spelling = i;
      if (i != of_spelling) {
        report_duplicate(scope, tags[by_name[of_spelling]], tag);
      } else if (scope.slice(tag.value) != scope.slice(first.value)) {
        report_alike(scope, first, tag);
      }
    }
  }
}

void check_variant(const Scope& scope, Span value) {
  if (text::is_same_word(scope.slice(value), "Hopgi")) return;
  Finding(scope, DiagnosticId::hopgi_other_variant, value,
          format("this is a game of the variant {}, not of Hopgi", scope.quoted(value)))
      .note("it is read by the rules of Hopgi");
}

void check_result(const Scope& scope, Span value) {
  if (result_named(scope.slice(value)) != Result::none) return;
  Finding(scope, DiagnosticId::hopgi_bad_result_tag, value,
          value.empty() ? std::string("the tag `Result` is empty") : format("{} is not a result", scope.quoted(value)))
      .help("a result is `1-0`, `0-1`, `1/2-1/2` or `*`, for a game that is not over");
}

}  // namespace

// Dates in tags: `YYYY.MM.DD`, with `?` for what is not known.
void check_date(const Scope& scope, text::Span value) {
  std::string fault = fault_of_date(scope.slice(value));
  if (fault.empty()) return;
  Finding(scope, diagnostics::DiagnosticId::hopgi_bad_date, value, std::move(fault))
      .help("write `?` for what is not known, as in `2024.02.??`");
}

// Tags: their form, their names, and the values that mean something.
void find_in_tags(const Scope& scope) {
  for (const Span& line : scope.ast.bad_tags) report_bad_tag(scope, line);
  if (scope.ast.tags.empty()) return;
  find_duplicates(scope);
  const auto check = [&](std::string_view name, void (*function)(const Scope&, Span)) {
    if (const TagNode* const tag = find_tag(scope.ast, scope.source(), name)) function(scope, tag->value);
  };
  check("Variant", check_variant);
  check("Result", check_result);
  check("Date", check_date);
}

}  // namespace plyglot::hopgi::record
