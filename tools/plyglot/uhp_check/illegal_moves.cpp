#include "plyglot/uhp_check/illegal_moves.hpp"

#include "hive/board/bits.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/rules/legality/legality.hpp"
#include "hive/rules/steps.hpp"
#include "hive/spelling/move_string.hpp"
#include "text/fnv.hpp"

#include <algorithm>
#include <random>

namespace plyglot::tool::uhp_check {
namespace {

using hive::Attempt;
using hive::Cell;
using hive::GameState;
using hive::PieceIndex;
using hive::Rule;
using hive::Spot;

// Of one class and one engine: more of them tell little that is new.
constexpr std::size_t most_of_a_class = 40;

// The cells of the hive and beside it: of others UHP has no words.
std::vector<Cell> cells_of(const GameState& state) {
  if (state.on_board() == 0) return {Cell{}};
  std::vector<Cell> cells;
  hive::for_each<PieceIndex>(state.grounded(), [&](PieceIndex piece) {
    cells.push_back(state.cell(piece));
    for (board::Direction direction = 0; direction < board::directions; ++direction) {
      cells.push_back(board::neighbour(state.cell(piece), direction));
    }
  });
  const auto key = [](Cell cell) { return std::pair(cell.q, cell.r); };
  std::sort(cells.begin(), cells.end(), [&](Cell a, Cell b) { return key(a) < key(b); });
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

bool is_of_movement(Rule rule) { return rule >= Rule::destination_occupied; }

bool is_beside(const GameState& state, Attempt attempt) {
  return hive::towards(state.spot(attempt.piece), *state.find_spot(attempt.to)) != 0;
}

std::string words_of(const GameState& state, Attempt attempt) {
  if (attempt.piece == hive::no_piece) return "pass";
  std::optional<hive::Reference> reference =
      hive::canonical_reference(state, {attempt.piece, *state.find_spot(attempt.to)});
  // The cell touches nothing but the piece that moves.
  for (board::Direction direction = 0; !reference && state.on_board() != 0 && direction < board::directions;
       ++direction) {
    if (board::neighbour(state.cell(attempt.piece), direction) == attempt.to) reference = {attempt.piece, direction};
  }
  return hive::spelled(hive::uhp::spelling, attempt.piece, reference);
}

}  // namespace

std::vector<std::string> IllegalMoves::draw(const Referee& referee) {
  const hive::Game game(hive::state_after(referee.record()), {});
  const GameState& state = game.state();
  std::map<Class, std::vector<Attempt>> attempts;
  const auto judge = [&](Attempt attempt) {
    const Rule rule = hive::judge(game, attempt).rule;
    if (rule == Rule::none || hive::is_custom(rule)) return;
    Class of{static_cast<std::uint8_t>(rule)};
    if (is_of_movement(rule)) of.kind = static_cast<std::uint8_t>(hive::kind_of(attempt.piece));
    if (rule == Rule::cannot_reach) of.is_near = is_beside(state, attempt);
    attempts[of].push_back(attempt);
  };
  judge({});
  for (const Cell cell : cells_of(state)) {
    for (PieceIndex piece = 0; piece < hive::all_pieces; ++piece) judge({piece, cell});
  }
  // The order in which positions come does not matter. The distributions of the standard library differ between
  // libraries.
  std::mt19937_64 random(text::fnv(referee.text(), text::fnv_begin ^ seed_));
  std::vector<std::string> drawn;
  for (const auto& [of, candidates] : attempts) {
    const Attempt attempt = candidates[static_cast<std::size_t>(random() % candidates.size())];
    if (drawn_[of]++ < most_of_a_class) drawn.push_back(words_of(state, attempt));
  }
  return drawn;
}

}  // namespace plyglot::tool::uhp_check
