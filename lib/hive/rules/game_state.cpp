#include "hive/rules/game_state.hpp"

#include "hive/board/bits.hpp"

namespace plyglot::hive {
namespace {

using board::Direction;

Cell minus_step(Cell cell, Direction direction) { return board::neighbour(cell, board::opposite(direction)); }

}  // namespace

std::string_view name_of(Outcome outcome) {
  constexpr std::string_view names[] = {"NotStarted", "InProgress", "Draw", "WhiteWins", "BlackWins"};
  return names[static_cast<std::size_t>(outcome)];
}

GameState::GameState(const Setup& setup) : pieces_(setup.pieces), hand_(setup.pieces) {
  for (const auto& [piece, cell] : setup.standing) {
    put(piece, spot_of(cell), cell);
    ++turns_[static_cast<std::size_t>(colour_of(piece))];
  }
  to_move_ = setup.to_move;
  stunned_ = setup.stunned;
}

Outcome GameState::outcome() const {
  const bool white_lost = is_surrounded(Colour::white);
  const bool black_lost = is_surrounded(Colour::black);
  if (white_lost && black_lost) return Outcome::draw;
  if (white_lost) return Outcome::black_wins;
  if (black_lost) return Outcome::white_wins;
  return plies() == 0 ? Outcome::not_started : Outcome::in_progress;
}

Cell GameState::cell_at(Spot spot) const {
  if (is_occupied(spot)) return cells_[top(spot)];
  const unsigned neighbours = occupied_beside(spot);
  if (neighbours == 0) return {};
  const auto direction = static_cast<Direction>(std::countr_zero(neighbours));
  return minus_step(cells_[ground(beside(spot, direction))], direction);
}

std::optional<Spot> GameState::find_spot(Cell cell) const {
  const Spot spot = spot_of(cell);
  // Far cells share their spots with others.
  const bool is_near = is_occupied(spot) || occupied_beside(spot) != 0 || on_board_ == 0;
  if (!is_near || cell_at(spot) != cell) return std::nullopt;
  return spot;
}

GameState::Undo GameState::play(Move move) {
  Undo undo{move, 0, false, stunned_};
  if (!move.is_pass()) {
    undo.was_on_board = holds(on_board_, move.piece);
    if (undo.was_on_board) {
      undo.from = spots_[move.piece];
      // A piece alone at one end of the hive may leave for the other end, so that no neighbour stays: where the
      // destination lies is known by its neighbours in the hive that remains.
      take(move.piece);
    }
    put(move.piece, move.to, cell_at(move.to));
  }
  // H27, H28: also a piece that was just placed; after a pass (H2) none.
  stunned_ = move.piece;
  ++turns_[static_cast<std::size_t>(to_move_)];
  to_move_ = other(to_move_);
  return undo;
}

void GameState::undo(const Undo& undo) {
  to_move_ = other(to_move_);
  --turns_[static_cast<std::size_t>(to_move_)];
  stunned_ = undo.stunned;
  if (undo.move.is_pass()) return;
  take(undo.move.piece);
  if (undo.was_on_board) put(undo.move.piece, undo.from, cell_at(undo.from));
}

void GameState::put(PieceIndex piece, Spot spot, Cell cell) {
  cells_[piece] = cell;
  spots_[piece] = spot;
  Place& place = places_[spot];
  below_[piece] = place.top;
  if (place.height == 0) {
    place.ground = piece;
    PieceSet neighbours = 0;
    for_each<Direction>(occupied_beside(spot), [&](Direction direction) {
      const PieceIndex neighbour = ground(beside(spot, direction));
      beside_[neighbour] |= set_of(piece);
      neighbours |= set_of(neighbour);
    });
    beside_[piece] = neighbours;
    grounded_ |= set_of(piece);
  } else {
    tops_ &= ~set_of(place.top);
  }
  place.top = piece;
  ++place.height;
  tops_ |= set_of(piece);
  on_board_ |= set_of(piece);
  hand_ &= ~set_of(piece);
  show(spot);
}

void GameState::take(PieceIndex piece) {
  const Spot spot = spots_[piece];
  Place& place = places_[spot];
  place.top = below_[piece];
  --place.height;
  if (place.height == 0) {
    place.ground = no_piece;
    for_each<PieceIndex>(beside_[piece], [&](PieceIndex neighbour) { beside_[neighbour] &= ~set_of(piece); });
    grounded_ &= ~set_of(piece);
  } else {
    tops_ |= set_of(place.top);
  }
  tops_ &= ~set_of(piece);
  on_board_ &= ~set_of(piece);
  hand_ |= set_of(piece);
  show(spot);
}

void GameState::show(Spot spot) {
  const PieceIndex top = places_[spot].top;
  const bool shows_white = top < pieces_per_side;
  const bool shows_black = top != no_piece && !shows_white;
  for (Direction direction = 0; direction < board::directions; ++direction) {
    std::array<DirectionSet, 2>& tops = places_[beside(spot, direction)].tops;
    const DirectionSet back = direction_set(board::opposite(direction));
    tops[0] = static_cast<DirectionSet>(shows_white ? tops[0] | back : tops[0] & ~back);
    tops[1] = static_cast<DirectionSet>(shows_black ? tops[1] | back : tops[1] & ~back);
  }
}

}  // namespace plyglot::hive
