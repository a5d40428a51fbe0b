#include "hive/reading/uhp_moves/game_type_field.hpp"

#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hive::uhp {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using diagnostics::Fix;
using diagnostics::Safety;

constexpr std::string_view base = "Base";

char to_upper(char letter) { return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter & ~0x20) : letter; }

bool same_letters(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (to_upper(a[i]) != to_upper(b[i])) return false;
  }
  return true;
}

// None if the letter is no expansion, or one that is in the type already.
bool* expansion(GameType& type, char letter) {
  switch (to_upper(letter)) {
    case 'M':
      return type.has_mosquito ? nullptr : &type.has_mosquito;
    case 'L':
      return type.has_ladybug ? nullptr : &type.has_ladybug;
    case 'P':
      return type.has_pillbug ? nullptr : &type.has_pillbug;
    default:
      return nullptr;
  }
}

// In any case and order.
std::optional<GameType> game_type_in(std::string_view written) {
  if (!same_letters(written.substr(0, base.size()), base)) return std::nullopt;
  GameType type;
  std::string_view letters = written.substr(base.size());
  if (letters.empty()) return type;
  if (letters[0] != '+' || letters.size() == 1) return std::nullopt;
  for (const char letter : letters.substr(1)) {
    bool* const has = expansion(type, letter);
    if (has == nullptr) return std::nullopt;
    *has = true;
  }
  return type;
}

bool has_case_of(std::string_view written) {
  if (written.substr(0, base.size()) != base) return false;
  for (const char letter : written.substr(base.size())) {
    if (to_upper(letter) != letter) return false;
  }
  return true;
}

void offer_spelling(Diagnostic& found, Safety safety, text::Span field, std::string strict) {
  found.fix = Fix{text::format("write `{}`", strict), safety, {{field, std::move(strict)}}};
}

}  // namespace

std::optional<GameType> read_game_type(const text::Source& source, text::Span field, diagnostics::Reporter& reporter) {
  const std::string_view written = source.slice(field);
  const std::optional<GameType> type = game_type_in(written);
  if (!type) return std::nullopt;
  const std::string strict = name_of(*type);
  if (written == strict) return type;
  if (!has_case_of(written)) {
    Diagnostic& found = reporter.report(DiagnosticId::uhp_gametype_case, field,
                                        text::format("{} is written `{}`", text::quote(written), strict));
    offer_spelling(found, Safety::safe, field, strict);
  }
  if (!same_letters(written, strict)) {
    Diagnostic& found =
        reporter.report(DiagnosticId::uhp_gametype_order, field,
                        text::format("the letters behind `+` stand in another order than `{}`", strict.substr(5)));
    offer_spelling(found, Safety::safe, field, strict);
  }
  return type;
}

void report_bad_game_type(const text::Source& source, text::Span field, GameType inferred,
                          diagnostics::Reporter& reporter) {
  const std::string strict = name_of(inferred);
  Diagnostic& found = reporter.report(
      DiagnosticId::uhp_bad_gametype, field,
      field.empty() ? "the game type is empty" : text::format("{} is no game type", text::quote(source.slice(field))));
  found.helps.emplace_back("write `Base`, or `Base+` and those of M, L, P that the game has, in this order");
  found.notes.push_back(text::format("the moves are read as those of `{}`", strict));
  offer_spelling(found, Safety::unsafe, field, strict);
}

}  // namespace plyglot::hive::uhp
