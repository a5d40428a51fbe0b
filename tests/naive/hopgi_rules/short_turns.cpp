// R14: a short text means the one turn whose legs fit it.

#include "naive/hopgi_rules/game.hpp"

#include <regex>

namespace plyglot::naive::hopgi_rules {
namespace {

// The letter, if there is one, and what else the leg says, from the tolerant grammar of hopgi 3.1.
struct Words {
  std::string letter;
  // Of a leg that names its origin.
  std::string from;
  // A file or a rank.
  std::string hint;
  std::string to;
  std::string promotion;
  bool is_drop = false;
};

Words words_of(const std::string& leg) {
  static const std::regex drop("([RBP])@([a-z][0-9]+)");
  static const std::regex with_origin("(DK|DH|[A-Z])?([a-z][0-9]+)[-x]?([a-z][0-9]+)(=.*)?");
  static const std::regex without("(DK|DH|[A-Z])?([a-g](?![0-9])|[1-7])?[-x]?([a-z][0-9]+)(=.*)?");
  std::smatch parts;
  if (std::regex_match(leg, parts, drop)) return {parts[1], "", "", parts[2], "", true};
  if (std::regex_match(leg, parts, with_origin)) return {parts[1], parts[2], "", parts[3], parts[4], false};
  if (std::regex_match(leg, parts, without)) return {parts[1], "", parts[2], parts[3], parts[4], false};
  return {};
}

// `leg` is canonical.
bool fits(const Words& words, const std::string& leg, bool is_second) {
  const Words full = words_of(leg);
  if (words.to != full.to || words.is_drop != full.is_drop || words.promotion != full.promotion) return false;
  // A coordinate move is one of whatever piece is there.
  if (!words.from.empty()) return words.from == full.from && (words.letter.empty() || words.letter == full.letter);
  if (words.is_drop) return words.letter == full.letter;
  if ((words.letter.empty() ? "P" : words.letter) != full.letter) return false;
  return is_second || words.hint.empty() || full.from.find(words.hint) != std::string::npos;
}

}  // namespace

std::string turn_of_short(const Game& game, const std::string& text) {
  const std::size_t end = text.find(';');
  const Words first = words_of(text.substr(0, end));
  std::string found;
  for (const std::string& turn : legal_turns(game)) {
    const std::size_t turn_end = turn.find(';');
    if ((end == std::string::npos) != (turn_end == std::string::npos)) continue;
    if (!fits(first, turn.substr(0, turn_end), false)) continue;
    if (end != std::string::npos && !fits(words_of(text.substr(end + 1)), turn.substr(turn_end + 1), true)) continue;
    if (!found.empty()) return "ambiguous";
    found = turn;
  }
  return found.empty() ? "no such move" : found;
}

}  // namespace plyglot::naive::hopgi_rules
