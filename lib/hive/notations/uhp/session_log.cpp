#include "hive/notations/uhp/session_log.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <span>

namespace plyglot::hive::uhp {
namespace {

using notation::Unit;
using notation::UnitKind;

constexpr std::string_view blanks = " \t\r";
constexpr std::string_view new_game = "newgame";

// Commands and answers of one word, and those with something after it.
constexpr std::string_view lone_words[] = {"ok", "info", "validmoves", "exit", "undo", "options"};
constexpr std::string_view words_with_more[] = {"id",      "play", "bestmove",    "undo",
                                                "options", "err",  "invalidmove", "perft"};

std::string_view trimmed(std::string_view line) { return text::trimmed(line, blanks); }

bool is_among(std::string_view word, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// A command, or the first line of what answers one.
bool is_of_protocol(std::string_view line) {
  const std::string_view word = line.substr(0, line.find_first_of(blanks));
  if (word == new_game) return line.find(';') == std::string_view::npos;
  return word.size() == line.size() ? is_among(word, lone_words) : is_among(word, words_with_more);
}

// With or without the command in front of it.
bool is_game_string(std::string_view line) {
  if (line.substr(0, new_game.size()) == new_game) line = trimmed(line.substr(new_game.size()));
  constexpr std::string_view base = "base";
  return text::is_same_word(line.substr(0, base.size()), base) && line.find(';') != std::string_view::npos;
}

bool is_read(std::string_view line) { return !line.empty() && line.substr(0, comment_sign.size()) != comment_sign; }

// Whether a command comes before this place, with only its answer between.
bool is_after_command(std::string_view before) {
  // Answers are short, but for tables.
  constexpr int longest_answer = 64;
  for (int lines = 0; lines < longest_answer && !before.empty(); ++lines) {
    before.remove_suffix(1);
    const auto size = static_cast<std::size_t>(std::find(before.rbegin(), before.rend(), '\n') - before.rbegin());
    const std::string_view line = trimmed(before.substr(before.size() - size));
    before.remove_suffix(size);
    if (!is_read(line)) continue;
    // Most lines are GameStrings, and none of these is of the protocol.
    if (is_game_string(line)) return false;
    if (is_of_protocol(line)) return true;
  }
  return false;
}

// Whether the same game goes on: a GameString comes after other lines of the session, with no new game before it.
bool goes_on(std::string_view after) {
  bool has_command = false;
  while (!after.empty()) {
    const std::size_t end = std::min(after.find('\n'), after.size());
    const std::string_view line = trimmed(after.substr(0, end));
    after.remove_prefix(std::min(end + 1, after.size()));
    if (line.substr(0, new_game.size()) == new_game) return false;
    if (is_game_string(line)) return has_command;
    has_command = has_command || is_of_protocol(line);
  }
  return false;
}

}  // namespace

Unit next_unit(const text::Source& source, std::uint32_t offset) {
  Unit unit = notation::next_line_unit(source, offset, comment_sign);
  if (unit.kind != UnitKind::record) return unit;
  const std::string_view line = trimmed(source.slice(unit.content));
  const std::string_view before = source.text.substr(0, offset - source.base);
  const std::string_view after = source.text.substr(unit.whole.end - source.base);
  const bool is_skipped = is_game_string(line) ? goes_on(after) && is_after_command(before)
                                               : is_of_protocol(line) || is_after_command(before);
  if (is_skipped) unit.kind = UnitKind::skipped;
  return unit;
}

}  // namespace plyglot::hive::uhp
