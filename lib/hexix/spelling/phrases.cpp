#include "hexix/spelling/phrases.hpp"

#include "hexix/record/move_text.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::hexix {

std::string ply_text(const Ply& ply, Dialect dialect) {
  if (ply.kind == PlyKind::skipped) return "...";
  if (!ply.is_move()) return {};
  std::string token = move_text(move_of(ply), dialect);
  if (ply.written_number != 0) token += static_cast<char>('0' + ply.written_number);
  token += suffix_text(ply.suffix);
  return token;
}

std::string quoted(Cell cell) { return text::format("`{}`", cell_name(cell)); }

std::string piece_on(const State& state, Cell cell) {
  return text::format("`{}` on `{}`", piece_text(state.at(cell)), cell_name(cell));
}

std::string cells_phrase(CellSet cells) {
  if (cells == 0) return "none";
  std::string phrase = "`";
  for (; cells != 0; cells &= cells - 1) {
    if (phrase.size() > 1) phrase += ' ';
    phrase += cell_name(first_of(cells));
  }
  return phrase + '`';
}

std::string moves_phrase(const std::vector<Move>& moves, Dialect dialect) {
  constexpr std::size_t most_listed = 8;
  if (moves.empty()) return "none";
  std::string phrase = "`";
  for (std::size_t i = 0; i < std::min(moves.size(), most_listed); ++i) {
    if (i > 0) phrase += ' ';
    phrase += move_text(moves[i], dialect);
  }
  phrase += '`';
  if (moves.size() > most_listed) text::append(phrase, " and {} more", moves.size() - most_listed);
  return phrase;
}

std::string legal_plies_phrase(std::size_t count) { return text::counted(count, "legal ply", "legal plies"); }

std::string home_phrase(const State& state, Player player) {
  const Cell home = home_of(player);
  const bool stands = contains(state.pieces(player), home) && state.at(home).kind == PieceKind::home;
  if (!stands) return text::format("{} has no home on the board", name_of(player));
  return text::format("{}'s home is on {}", name_of(player), quoted(home));
}

}  // namespace plyglot::hexix
