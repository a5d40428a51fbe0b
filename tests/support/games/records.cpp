#include "support/games/records.hpp"

#include "board/hex.hpp"
#include "support/files/shared_files.hpp"
#include "support/hive/uhp_games.hpp"

namespace plyglot::test {
namespace {

// The reference that leads to the same cell: tests write none but strict ones.
std::optional<hive::Reference> written_reference(const hive::GameState& state, const std::string& move, hive::Cell to) {
  const std::size_t blank = move.find(' ');
  if (blank == std::string::npos) return std::nullopt;
  std::string name = move.substr(blank + 1);
  const std::size_t mark = name.find_first_of("-/\\");
  if (mark != std::string::npos) name.erase(mark, 1);
  for (hive::PieceIndex piece = 0; piece < hive::all_pieces; ++piece) {
    if (hive::name_of(piece) != name) continue;
    if (mark == std::string::npos) return hive::Reference{piece, std::nullopt};
    for (board::Direction direction = 0; direction < board::directions; ++direction) {
      if (board::neighbour(state.cell(piece), direction) == to) return hive::Reference{piece, direction};
    }
  }
  return std::nullopt;
}

}  // namespace

hive::Record record_of(const std::string& game_string) {
  const UhpGame game = uhp_game(game_string);
  hive::Record record;
  record.type = game.type;
  record.span = {0, static_cast<std::uint32_t>(game_string.size())};
  hive::Game played(game.type);
  std::size_t begin = game_string.find(';', game_string.find(';', game_string.find(';') + 1) + 1);
  for (const std::string& move : game.moves) {
    begin = game_string.find(move, begin);
    const hive::Attempt attempt = attempt_of(played.state(), move);
    hive::Ply& ply = record.plies.emplace_back();
    ply.piece = attempt.piece;
    ply.to = attempt.to;
    ply.span = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + move.size())};
    ply.piece_span = {
        ply.span.begin,
        ply.span.begin + static_cast<std::uint32_t>(move.find(' ') < move.size() ? move.find(' ') : move.size())};
    if (played.state().on_board() != 0) ply.written = written_reference(played.state(), move, attempt.to);
    played.play(hive::move_of(attempt));
    begin += move.size();
  }
  record.outcome = played.outcome();
  return record;
}

bool is_same_ply(const hive::Ply& a, const hive::Ply& b) { return a.piece == b.piece && a.to == b.to; }

}  // namespace plyglot::test
