#include "support/hive/uhp_replay.hpp"

#include "board/hex.hpp"
#include "hive/verdicts/violations.hpp"
#include "support/files/shared_files.hpp"

namespace plyglot::test {
namespace {

std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(" \r");
  if (begin == std::string::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \r") - begin + 1);
}

std::string name_of(hive::Rule rule) { return std::string(diagnostics::catalogue_entry(hive::id_of(rule)).name); }

hive::PieceIndex piece_named(const std::string& name) {
  for (hive::PieceIndex piece = 0; piece < hive::all_pieces; ++piece) {
    if (hive::name_of(piece) == name) return piece;
  }
  return hive::no_piece;
}

struct Mark {
  char sign;
  board::Direction before;
  board::Direction after;
};
// hive-notations N2.
constexpr Mark marks[] = {{'-', board::west, board::east},
                          {'/', board::south_west, board::north_east},
                          {'\\', board::north_west, board::south_east}};

}  // namespace

std::optional<UhpGame> read_uhp_game(const std::string& text) {
  std::vector<std::string> parts = split(text, ';');
  for (std::string& part : parts) part = trimmed(part);
  if (parts.size() < 3) return std::nullopt;
  const std::optional<hive::GameType> type = hive::game_type_named(parts[0]);
  if (!type) return std::nullopt;
  return UhpGame{*type, parts[1], parts[2], {parts.begin() + 3, parts.end()}};
}

std::optional<hive::Attempt> read_attempt(const hive::GameState& state, const std::string& move) {
  if (move == "pass") return hive::Attempt{};
  const std::vector<std::string> words = split(move, ' ');
  hive::Attempt attempt{piece_named(words.at(0)), {}};
  if (attempt.piece == hive::no_piece) return std::nullopt;
  if (words.size() == 1) return attempt;
  std::string reference = words[1];
  std::optional<board::Direction> direction;
  for (const Mark& mark : marks) {
    if (reference.front() == mark.sign) direction = mark.before;
    if (reference.back() == mark.sign) direction = mark.after;
  }
  if (direction) reference.erase(reference.find_first_of("-/\\"), 1);
  const hive::PieceIndex piece = piece_named(reference);
  if (piece == hive::no_piece || !hive::holds(state.on_board(), piece)) return std::nullopt;
  attempt.to = state.cell(piece);
  if (direction) attempt.to = board::neighbour(attempt.to, *direction);
  return attempt;
}

Replay replay(const UhpGame& game, const hive::RuleOptions& options) {
  Replay result{hive::Game(game.type, options), {}};
  for (const std::string& move : game.moves) {
    const std::string place = move + " at ply " + std::to_string(result.game.state().plies() + 1) + ": ";
    const std::optional<hive::Attempt> attempt = read_attempt(result.game.state(), move);
    if (!attempt) return {std::move(result.game), place + "not understood"};
    const hive::Verdict verdict = hive::judge(result.game, *attempt);
    if (!verdict.is_legal()) return {std::move(result.game), place + name_of(verdict.rule)};
    result.game.play(hive::move_of(*attempt));
  }
  return result;
}

}  // namespace plyglot::test
