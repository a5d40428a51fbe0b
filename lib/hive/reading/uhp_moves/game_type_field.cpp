#include "hive/reading/uhp_moves/game_type_field.hpp"

#include "findings/finding.hpp"
#include "hive/board/pieces.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hive::uhp {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;

constexpr std::string_view base = "Base";

// Null if the letter is not an expansion, or is one that is in the type already.
bool* expansion(GameType& type, char letter) {
  switch (text::to_upper(letter)) {
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
  if (!text::is_same_word(written.substr(0, base.size()), base)) return std::nullopt;
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
    if (text::to_upper(letter) != letter) return false;
  }
  return true;
}

// Distinct letters of M, L, P alone; after a `+` anything that has some.
void add_expansions(GameType& type, std::string_view letters, bool is_after_plus) {
  GameType named;
  bool has_others = false;
  for (const char letter : letters) {
    bool* const has = expansion(named, letter);
    if (has == nullptr) has_others = true;
    if (has != nullptr) *has = true;
  }
  if (!has_others || is_after_plus) type = joined(type, named);
}

// A word of a game type that is written in some other way.
void add_word(GameType& type, std::string_view word, bool is_after_plus) {
  if (text::is_same_word(word, "ultimate")) type = {true, true, true};
  if (text::is_same_word(word, "mosquito")) type.has_mosquito = true;
  if (text::is_same_word(word, "ladybug")) type.has_ladybug = true;
  if (text::is_same_word(word, "pillbug")) type.has_pillbug = true;
  if (text::is_same_word(word.substr(0, base.size()), base)) word.remove_prefix(base.size());
  add_expansions(type, word, is_after_plus);
}

// The expansions named by a field that is not a game type: `BaseMLP`, `Base MLP`, `Base+MLP:InProgress`, `Ultimate`.
GameType expansions_named_in(std::string_view written) {
  GameType type;
  for (std::size_t begin = 0; begin < written.size();) {
    std::size_t end = begin;
    while (end < written.size() && text::is_letter(written[end])) ++end;
    const bool is_after_plus = begin > 0 && written[begin - 1] == '+';
    if (end > begin) add_word(type, written.substr(begin, end - begin), is_after_plus);
    begin = end + 1;
  }
  return type;
}

}  // namespace

std::optional<GameType> read_game_type(const text::Source& source, text::Span field, diagnostics::Reporter& reporter) {
  const std::string_view written = source.slice(field);
  const std::optional<GameType> type = game_type_in(written);
  if (!type) return std::nullopt;
  const std::string strict = name_of(*type);
  if (written == strict) return type;
  if (!has_case_of(written)) {
    Finding(reporter, DiagnosticId::uhp_gametype_case, field,
            text::format("{} is written `{}`", text::quote(written), strict))
        .write(field, strict);
  } else if (!text::is_same_word(written, strict)) {
    Finding(reporter, DiagnosticId::uhp_gametype_order, field,
            text::format("the letters after `+` are in another order than `{}`", strict.substr(5)))
        .write(field, strict);
  }
  return type;
}

GameType meant_game_type(const text::Source& source, text::Span field, GameType inferred) {
  return joined(expansions_named_in(source.slice(field)), inferred);
}

void report_bad_game_type(const text::Source& source, text::Span field, GameType meant, diagnostics::Reporter& reporter,
                          text::Span state) {
  const std::string strict = name_of(meant);
  Finding found(reporter, DiagnosticId::uhp_bad_gametype, field,
                field.empty() ? "the game type is empty"
                              : text::format("{} is not a game type", text::quote(source.slice(field))));
  found.help("write `Base`, or `Base+` and those of M, L, P that the game has, in this order");
  found.note(text::format("the moves are read as those of `{}`", strict));
  if (state.empty()) {
    found.write(field, strict, Safety::unsafe);
  } else {
    found.write({field.begin, state.begin}, strict + ';', Safety::unsafe);
  }
}

}  // namespace plyglot::hive::uhp
