#include "plyglot/answer/hive_words.hpp"

#include "hive/board/bits.hpp"
#include "hive/spelling/hop_gametype.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <tuple>

namespace plyglot::tool {
namespace {

std::string colour_letter(hive::Colour colour) { return colour == hive::Colour::white ? "w" : "b"; }

struct StandingBug {
  hive::Cell cell;
  std::uint32_t level = 0;
  std::string id;
};

// By r, then q, from bottom to top.
bool stands_before(const StandingBug& a, const StandingBug& b) {
  return std::tie(a.cell.r, a.cell.q, a.level) < std::tie(b.cell.r, b.cell.q, b.level);
}

Answer board_of(std::vector<StandingBug> bugs) {
  std::sort(bugs.begin(), bugs.end(), stands_before);
  std::vector<std::string> cells;
  for (const StandingBug& bug : bugs) {
    if (bug.level == 0) {
      cells.push_back(text::format("{},{}={}", bug.cell.q, bug.cell.r, bug.id));
    } else {
      cells.back() += '>' + bug.id;
    }
  }
  return cells;
}

std::string id_of_piece(hive::PieceIndex piece) {
  hive::Bug bug;
  bug.colour = hive::colour_of(piece);
  bug.kind = hive::kind_of(piece);
  bug.ordinal = hive::facts_of(piece).number;
  return id_of(bug);
}

constexpr char last_moved_sign = '!';

}  // namespace

Answer hive_position(const hive::Position& position) {
  std::vector<StandingBug> bugs;
  for (std::size_t i = 0; i < position.bugs.size(); ++i) {
    const hive::Bug& bug = position.bugs[i];
    bugs.push_back({bug.cell, bug.level, id_of(bug)});
    if (position.last_moved == i) bugs.back().id += last_moved_sign;
  }
  Answer answer;
  // The empty text of HOP is the set that people call so.
  const std::string gametype = hive::hop::canonical_gametype(position.set);
  answer["gametype"] = gametype.empty() ? "ultimate" : gametype;
  answer["to_move"] = nullptr;
  if (position.to_move) answer["to_move"] = colour_letter(*position.to_move);
  answer["board"] = board_of(std::move(bugs));
  return answer;
}

Answer hive_position(const hive::GameState& state) {
  std::vector<StandingBug> bugs;
  hive::for_each<hive::PieceIndex>(state.on_board(), [&](hive::PieceIndex piece) {
    std::uint32_t level = 0;
    for (hive::PieceIndex below = state.below(piece); below != hive::no_piece; below = state.below(below)) ++level;
    bugs.push_back({state.cell(piece), level, id_of_piece(piece)});
    if (piece == state.stunned()) bugs.back().id += last_moved_sign;
  });
  Answer answer;
  answer["to_move"] = colour_letter(state.to_move());
  answer["board"] = board_of(std::move(bugs));
  return answer;
}

std::vector<std::string> hive_moves(const hive::GameState& state, const std::vector<hive::Move>& moves) {
  std::vector<std::string> texts;
  for (const hive::Move move : moves) {
    if (move.is_pass()) {
      texts.emplace_back("pass");
      continue;
    }
    const hive::Cell cell = state.cell_at(move.to);
    texts.push_back(text::format("{} {},{}", id_of_piece(move.piece), cell.q, cell.r));
  }
  return texts;
}

}  // namespace plyglot::tool
