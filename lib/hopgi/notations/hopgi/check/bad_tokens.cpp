// Words that are no part of a record, and what they were perhaps meant for.

#include "hopgi/notations/hopgi/check/checks.hpp"
#include "hopgi/notations/hopgi/read/leg_scanner.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi::record {
namespace {

bool has_only(std::string_view word, std::string_view bytes) {
  return word.find_first_not_of(bytes) == std::string_view::npos;
}

bool is_leg(const std::string& word) { return end_of_leg(word, 0) == word.size(); }

bool is_any_of(std::string_view word, std::initializer_list<std::string_view> words) {
  for (const std::string_view each : words) {
    if (word == each) return true;
  }
  return false;
}

// A leg whose letters are in lower case, with those in upper case; empty if the word is none.
std::string with_upper_letters(std::string_view word) {
  std::string changed(word);
  for (std::size_t i = 0; i < 2 && i < changed.size(); ++i) {
    changed[i] = text::to_upper(changed[i]);
    if (is_leg(changed)) return changed;
  }
  return {};
}

// A word longer than any that people mean is not looked at.
std::string help_for(std::string_view word) {
  constexpr std::size_t longest = 24;
  const std::string_view first = word.substr(0, longest);
  if (has_only(first, ".")) return "dots belong to the number of a turn, as in `1...`";
  if (has_only(first, "!?")) return "`!` and `?` belong directly after their turn";
  if (has_only(first, "+#")) return "there is neither check nor mate in Hopgi: delete it";
  if (is_any_of(first, {"--", "Z0", "null", "pass"})) return "a side cannot pass its turn";
  if (is_any_of(first, {"O-O", "O-O-O", "0-0", "0-0-0"})) return "there is no castling in Hopgi";
  if (is_any_of(first, {"e.p.", "ep"})) return "there is no capture en passant in Hopgi";
  if (is_any_of(first, {"1/2", "0.5-0.5", "\xC2\xBD-\xC2\xBD", "\xC2\xBD"})) return "a draw is written `1/2-1/2`";
  if (is_any_of(first, {"1:0", "0:1", "1-0.", "0-1.", "+-", "-+"}))
    return "results are `1-0`, `0-1`, `1/2-1/2` and `*`";
  if (first[0] == '[') return "a tag begins at the start of its line";
  const std::string upper = word.size() <= longest ? with_upper_letters(word) : std::string();
  if (!upper.empty()) return text::format("letters of pieces are in upper case on both sides: `{}`", upper);
  return "a turn is like `Pd2-c3`, `Bc4xd5`, `R@d4` or `Fd1-c3;Wf1-e3`";
}

}  // namespace

void report_bad_token(const Scope& scope, const Item& item) {
  findings::Finding found(
      scope, diagnostics::DiagnosticId::hopgi_bad_token, item.span,
      text::format("{} is not {}", scope.quoted(item.span), item.is_turn ? "a turn" : "part of a record"));
  if (item.is_turn) found.note("it counts as a turn, so from here on the position is uncertain");
  found.help(help_for(scope.slice(item.span)));
}

}  // namespace plyglot::hopgi::record
