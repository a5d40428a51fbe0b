#include "hive/notations/boardspace_sgf/resolve/sgf_variant.hpp"

#include "diagnostics/near_names.hpp"
#include "findings/finding.hpp"
#include "hive/notations/boardspace_sgf/read/sgf_words.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hive::boardspace_sgf {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::Span;

constexpr std::string_view hive_name = "hive";
constexpr std::string_view ultimate_name = "hive-ultimate";
// What `GM` says in files of Hive.
constexpr std::string_view game_number = "27";
constexpr std::string_view variants[] = {"hive",    "hive-m",  "hive-l",  "hive-p",
                                         "hive-lm", "hive-pm", "hive-pl", "hive-plm"};

// The piece of an expansion; null for another letter.
bool* expansion_of(GameType& type, char letter) {
  switch (to_lower(letter)) {
    case 'm':
      return &type.has_mosquito;
    case 'l':
      return &type.has_ladybug;
    case 'p':
      return &type.has_pillbug;
    default:
      return nullptr;
  }
}

Span first_word(const Reading& reading, Span value) {
  const std::string_view written = reading.slice(value);
  std::size_t begin = 0;
  while (begin < written.size() && is_space(written[begin])) ++begin;
  std::size_t end = begin;
  while (end < written.size() && !is_space(written[end])) ++end;
  return {static_cast<std::uint32_t>(value.begin + begin), static_cast<std::uint32_t>(value.begin + end)};
}

// N8: what of M, L and P was moved. A command counts when the turn was ended with it (S5).
GameType inferred(const Ast& ast) {
  GameType type;
  const Action* pending = nullptr;
  for (const Action& action : ast.actions) {
    if (action.command == Command::put || action.command == Command::put_and_done) pending = &action;
    if (action.command != Command::done && action.command != Command::put_and_done) continue;
    if (pending == nullptr) continue;
    bool* const expansion = expansion_of(type, letter_of(pending->piece.kind));
    if (expansion != nullptr) *expansion = true;
    pending = nullptr;
  }
  return type;
}

void report_named(const Reading& reading, Span word) {
  const std::string name = reading.text_of(word);
  if (is_same_word(name, ultimate_name)) {
    Finding(reading.reporter, DiagnosticId::boardspace_sgf_other_variant, word,
            text::format("`{}` is another game than Hive with its expansions", name))
        .note("Hive with mosquito, ladybug and pillbug is `hive-plm`; the game is not read");
    return;
  }
  Finding(reading.reporter, DiagnosticId::boardspace_sgf_unknown_variant, word,
          name.empty() ? std::string("the variant has no name")
                       : text::format("{} is not a variant of Hive{}", text::quote(name),
                                      diagnostics::did_you_mean(name, variants)))
      .help("write `hive`, or `hive-` and those of the letters `p`, `l`, `m` whose pieces are in the game");
}

// Without a name of the variant the number of the game tells it from Go and from others.
bool is_other_game(const Reading& reading) {
  const Header* const game = reading.find("GM");
  return game != nullptr && trimmed(reading.slice(game->value)) != game_number;
}

void report_other_game(const Reading& reading, Span number) {
  // It is not a game of Hive, so what cannot be read in it is not a mistake.
  reading.reporter.discard();
  Finding(
      reading.reporter, DiagnosticId::boardspace_sgf_other_variant, number,
      text::format("the file holds another game: it has {} where Hive has `27`", text::quote(reading.text_of(number))))
      .help("other games, such as Go (`GM[1]`), have files with the extension `.sgf` as well");
}

}  // namespace

std::optional<GameType> variant_named(std::string_view name) {
  if (!is_same_word(name.substr(0, hive_name.size()), hive_name)) return std::nullopt;
  name.remove_prefix(hive_name.size());
  GameType type;
  if (name.empty()) return type;
  if (name[0] != '-' || name.size() == 1) return std::nullopt;
  for (const char letter : name.substr(1)) {
    bool* const expansion = expansion_of(type, letter);
    if (expansion == nullptr || *expansion) return std::nullopt;
    *expansion = true;
  }
  return type;
}

std::string variant_name(GameType type) {
  std::string name = "Hive";
  if (type != GameType{}) name += '-';
  if (type.has_pillbug) name += 'P';
  if (type.has_ladybug) name += 'L';
  if (type.has_mosquito) name += 'M';
  return name;
}

bool read_variant(const Reading& reading, Record& record) {
  const Header* const header = reading.find("SU");
  if (header == nullptr) {
    if (is_other_game(reading)) {
      report_other_game(reading, reading.find("GM")->value);
      return false;
    }
    record.type = inferred(reading.ast);
    if (reading.has_unreadable("SU[")) return true;
    Finding(reading.reporter, DiagnosticId::boardspace_sgf_missing_variant, reading.start(),
            text::format("the file does not name its variant: it is read as `{}`", name_of(record.type)))
        .help("name it in a header: `SU[hive]` for the base game, `SU[hive-plm]` with all expansions");
    return true;
  }
  record.type_span = first_word(reading, header->value);
  const std::optional<GameType> type = variant_named(reading.slice(record.type_span));
  if (!type) {
    report_named(reading, record.type_span);
    return false;
  }
  record.type = *type;
  return true;
}

}  // namespace plyglot::hive::boardspace_sgf
