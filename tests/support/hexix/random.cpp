#include "support/hexix/random.hpp"

#include "hexix/record/move_text.hpp"

#include <algorithm>
#include <sstream>

namespace plyglot::test {

using namespace hexix;

namespace {

Cell random_cell(Random& random) { return static_cast<Cell>(random.below(cell_count)); }

Cell random_cell_of(Random& random, CellSet cells) {
  if (cells == 0) return random_cell(random);
  for (std::size_t skipped = random.below(count(cells)); skipped > 0; --skipped) cells &= cells - 1;
  return first_of(cells);
}

Piece random_piece(Random& random) {
  const Player owner = random.chance(50) ? Player::blue : Player::red;
  const PieceKind kind = random.chance(50) ? PieceKind::down : PieceKind::up;
  return {owner, kind, static_cast<std::uint8_t>(random.between(1, 6))};
}

Move random_capture(Random& random, const State& state) {
  const Player player = random.chance(90) ? state.to_move() : opponent_of(state.to_move());
  const Cell from = random_cell_of(random, random.chance(90) ? state.pieces(player) : all_cells);
  const CellSet targets = random.chance(60) ? forward_cells(from, player) : neighbours(from);
  const Cell to = random_cell_of(random, random.chance(90) ? targets & state.occupied() : all_cells);
  return {MoveKind::capture, from, to, PieceKind::down};
}

// R8: where no piece has too many neighbours, more is legal.
void raise_numbers(Position& position) {
  const State state(position);
  for (Cell cell = 0; cell < cell_count; ++cell) {
    std::optional<Piece>& piece = position.pieces[cell];
    if (!piece) continue;
    const auto neighbours = static_cast<std::uint8_t>(state.neighbour_count(cell, piece->owner));
    piece->number = std::max(piece->number, neighbours);
  }
}

}  // namespace

Position random_hexix_position(Random& random) {
  Position position;
  position.to_move = random.chance(50) ? Player::blue : Player::red;
  const std::size_t density = random.between(5, 70);
  for (std::optional<Piece>& piece : position.pieces) {
    if (random.chance(density)) piece = random_piece(random);
  }
  for (const Player player : {Player::blue, Player::red}) {
    if (random.chance(90)) position.pieces[home_of(player)] = Piece{player, PieceKind::home, 6};
  }
  if (random.chance(60)) raise_numbers(position);
  return position;
}

WrittenHexixMove random_hexix_move(Random& random, const State& state) {
  const CellSet own = state.pieces(state.to_move());
  const std::size_t kind = random.below(100);
  if (kind < 40) {
    const CellSet cells = random.chance(80) ? neighbours_of_set(own) & ~state.occupied() : all_cells;
    const Cell cell = random_cell_of(random, cells);
    const PieceKind mark = random.chance(50) ? PieceKind::down : PieceKind::up;
    const std::size_t number = random.chance(30) ? random.between(1, 6) : 0;
    return {{MoveKind::place, cell, 0, mark}, static_cast<std::uint8_t>(number)};
  }
  if (kind < 60) {
    const Cell cell = random_cell_of(random, random.chance(80) ? own : all_cells);
    return {{MoveKind::increment, cell, 0, PieceKind::down}, 0};
  }
  return {random_capture(random, state), 0};
}

std::string text_of(const WrittenHexixMove& written) {
  return move_text(written.move) + (written.number > 0 ? std::to_string(written.number) : "");
}

std::string_view hexix_rule_name(Rule rule) {
  constexpr std::string_view names[rules] = {
      "occupied-cell", "no-own-neighbour", "inactive-anchor",    "wrong-value",        "global-rule",
      "empty-cell",    "enemy-piece",      "increment-past-six", "inactive-increment", "empty-target",
      "own-target",    "home-captures",    "not-forward",        "capture-value",      "inactive-capture"};
  return names[static_cast<std::size_t>(rule)];
}

std::string text_of(const Verdict& verdict) {
  naive::hexix_rules::Verdict words;
  for (unsigned i = 0; i < rules; ++i) {
    const auto rule = static_cast<Rule>(i);
    if (contains(verdict.broken, rule)) words.broken.insert(std::string(hexix_rule_name(rule)));
  }
  for (Cell cell = 0; cell < cell_count; ++cell) {
    if (contains(verdict.anchors, cell)) words.anchors.insert(std::string(cell_name(cell)));
    if (contains(verdict.below_count, cell)) words.below_count.insert(std::string(cell_name(cell)));
  }
  words.is_refused = verdict.is_refused;
  words.number = verdict.number;
  return text_of(words);
}

std::string text_of(const naive::hexix_rules::Verdict& verdict) {
  std::ostringstream text;
  text << (verdict.is_refused ? "refused" : "number " + std::to_string(verdict.number));
  for (const std::string& name : verdict.broken) text << ' ' << name;
  text << "; anchors";
  for (const std::string& cell : verdict.anchors) text << ' ' << cell;
  text << "; below";
  for (const std::string& cell : verdict.below_count) text << ' ' << cell;
  return text.str();
}

std::vector<std::string> texts_of(const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  texts.reserve(moves.size());
  for (const Move move : moves) texts.push_back(move_text(move));
  return texts;
}

}  // namespace plyglot::test
