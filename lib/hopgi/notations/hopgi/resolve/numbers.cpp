#include "hopgi/notations/hopgi/resolve/numbers.hpp"

#include "findings/finding.hpp"
#include "hopgi/notations/hopgi/check/leg_words.hpp"
#include "hopgi/record/record_replay.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::hopgi::record {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;

// As a number, however long it is.
bool is_number(std::string_view digits, std::uint32_t number) {
  std::uint64_t value = 0;
  for (const char digit : digits) {
    value = value * 10 + static_cast<std::uint64_t>(digit - '0');
    if (value > number) return false;
  }
  return value == number;
}

bool needs_number(const Resolution& resolution) { return resolution.side() == Side::white || resolution.needs_dots; }

// That of the turn that comes next.
std::uint32_t due_value(const Resolution& resolution) {
  const Moment& now = resolution.now();
  const std::int64_t value = now.state.turn_number() + now.number_offset;
  return static_cast<std::uint32_t>(std::max<std::int64_t>(value, 0));
}

// What belongs before a turn of the side to move; empty if nothing does.
std::string due_number(const Resolution& resolution) {
  if (!needs_number(resolution)) return {};
  const bool is_white = resolution.side() == Side::white;
  return text::format("{}{}", due_value(resolution), is_white ? "." : "...");
}

bool is_of_side(const Resolution& resolution, const NumberNode& number) {
  return (resolution.side() == Side::white) == (number.dots.size() == 1);
}

std::optional<diagnostics::Fix> deletion(const Resolution& resolution, text::Span number) {
  return deletion_of_number(resolution.source, number, "delete the number");
}

// R29: `1.`, and the next number is `2.`.
bool begins_again(const Resolution& resolution, const NumberNode& number) {
  if (resolution.depth() != 0 || resolution.source.slice(number.span()) != "1.") return false;
  const NumberNode* const next = &number + 1;
  const std::vector<NumberNode>& numbers = resolution.ast.numbers;
  return next != numbers.data() + numbers.size() && resolution.source.slice(next->span()) == "2.";
}

void report_restart(Resolution& resolution, const NumberNode& number) {
  Finding(resolution.reporter, DiagnosticId::hopgi_wrong_number, diagnostics::Severity::error, number.digits,
          text::format("the numbers begin again, where turn {} of {} is due", due_value(resolution),
                       name_of(resolution.side())))
      .note("from here on the position is unknown")
      .help("does another game begin here? A game ends with its result");
  resolution.is_known = false;
  Record& record = resolution.record;
  if (!record.recovered_after) record.recovered_after = static_cast<std::uint32_t>(count_turns_of_game(record));
}

// Dots of the other side are part of the same finding.
void report_value(Resolution& resolution, const NumberNode& number, std::uint32_t expected) {
  const bool is_side_known = has_number_format(number) && !resolution.now().is_side_open;
  const bool has_wrong_dots = is_side_known && !is_of_side(resolution, number);
  const text::Span written = has_wrong_dots ? number.span() : number.digits;
  Finding found(resolution.reporter, DiagnosticId::hopgi_wrong_number, number.digits,
                text::format("this is turn {} of {}, and its number is {}", expected, name_of(resolution.side()),
                             text::quote(resolution.source.slice(written))));
  if (!has_wrong_dots) {
    found.write(written, text::format("{}", expected));
  } else if (needs_number(resolution)) {
    found.write(written, due_number(resolution));
  } else {
    found.fix(deletion(resolution, written));
  }
}

void report_side(Resolution& resolution, const NumberNode& number) {
  const bool is_white = resolution.side() == Side::white;
  Finding found(
      resolution.reporter, DiagnosticId::hopgi_number_side, number.span(),
      text::format("{} is a number of {}, and it is {}'s turn", text::quote(resolution.source.slice(number.span())),
                   name_of(opponent_of(resolution.side())), name_of(resolution.side())));
  found.label(is_white ? "`.` before White's turns" : "`...` before Black's turns");
  if (needs_number(resolution)) {
    const std::string_view dots = is_white ? "." : "...";
    found.write(number.dots, dots);
  } else {
    found.fix(deletion(resolution, number.span()));
  }
}

void report_redundancy(Resolution& resolution, const NumberNode& number) {
  Finding(resolution.reporter, DiagnosticId::hopgi_number_redundant, number.span(),
          "a turn of Black directly after White's needs no number")
      .help("Black's turns have one at the start, and after a comment or a variation")
      .fix(deletion(resolution, number.span()));
}

// R19: the first number after a word that was not read.
void take_bearings(Resolution& resolution, const NumberNode& number) {
  constexpr std::size_t most_digits = 9;
  const std::string_view digits = resolution.source.slice(number.digits);
  if (digits.size() > most_digits) return;
  std::int64_t value = 0;
  for (const char digit : digits) value = value * 10 + (digit - '0');
  Moment& now = resolution.now();
  now.number_offset = value - resolution.state().turn_number();
  now.is_side_open = now.is_side_open || (has_number_format(number) && !is_of_side(resolution, number));
  now.is_count_open = false;
}

void report_format(Resolution& resolution, const NumberNode& number) {
  const Moment& now = resolution.now();
  // Without a position it is unknown whose turn it is (R12), and after a word that was not read (R19).
  const std::string due = resolution.is_known && !now.is_count_open && !now.is_side_open
                              ? due_number(resolution)
                              : std::string(resolution.source.slice(number.digits)) + '.';
  report_number_format(resolution.source, number, due, resolution.reporter);
}

// Directly after a NAG, with no space in between, its digits would continue those of the NAG.
bool is_glued_to_nag(const Resolution& resolution, std::uint32_t turn_begin) {
  if (turn_begin == resolution.source.base) return false;
  const char before = resolution.source.text[turn_begin - resolution.source.base - 1];
  return before == '$' || text::is_digit(before);
}

}  // namespace

void check_number(Resolution& resolution) {
  const NumberNode& number = *resolution.number;
  const Moment& now = resolution.now();
  const bool has_format = has_number_format(number);
  if (!has_format) report_format(resolution, number);
  if (!resolution.is_known) return;
  if (now.is_count_open) return take_bearings(resolution, number);
  const std::uint32_t expected = due_value(resolution);
  const bool is_right = is_number(resolution.source.slice(number.digits), expected);
  if (!is_right) report_value(resolution, number, expected);
  if (!has_format || now.is_side_open) return;
  if (is_right && !is_of_side(resolution, number)) report_side(resolution, number);
  if (number.dots.size() == 3 && !needs_number(resolution)) report_redundancy(resolution, number);
}

void check_missing_number(Resolution& resolution, std::uint32_t turn_begin) {
  if (!resolution.is_known || !needs_number(resolution)) return;
  if (resolution.now().is_count_open || resolution.now().is_side_open) return;
  const std::string due = due_number(resolution);
  Finding found(resolution.reporter, DiagnosticId::hopgi_number_missing, {turn_begin, turn_begin},
                text::format("turn {} of {} has no number", due_value(resolution), name_of(resolution.side())));
  if (resolution.side() == Side::black) found.label("after a comment, a variation or at the start");
  const std::string_view gap = is_glued_to_nag(resolution, turn_begin) ? " " : "";
  found.fix(text::format("write `{}`", due), Safety::safe, {turn_begin, turn_begin}, text::format("{}{} ", gap, due));
}

void look_for_restart(Resolution& resolution) {
  if (!resolution.is_known || resolution.state().turn_number() <= 2) return;
  if (begins_again(resolution, *resolution.number)) report_restart(resolution, *resolution.number);
}

void take_number(Resolution& resolution, std::uint32_t turn_begin) {
  if (resolution.number != nullptr) {
    check_number(resolution);
  } else if (!resolution.has_read_number) {
    check_missing_number(resolution, turn_begin);
  }
  resolution.number = nullptr;
  resolution.has_read_number = false;
  resolution.needs_dots = false;
}

}  // namespace plyglot::hopgi::record
