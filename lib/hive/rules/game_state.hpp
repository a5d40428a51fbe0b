#pragma once
// A game of Hive in play, as the rules compute on it: small, without allocation, changed and restored move by move.

#include "hive/board/pieces.hpp"
#include "hive/board/torus.hpp"

#include <bit>
#include <utility>

namespace plyglot::hive {

// What a side does in its turn: a piece goes to a spot, from the hand or from the board; or it passes.
struct Move {
  PieceIndex piece = no_piece;
  Spot to = 0;

  constexpr bool is_pass() const { return piece == no_piece; }
  friend constexpr bool operator==(Move a, Move b) = default;
};
inline constexpr Move pass{};

// Knows where everything is, and nothing about what is legal.
class GameState {
 public:
  explicit GameState(GameType type) : pieces_(pieces_of(type)), hand_(pieces_) {}

  // A position without a history (H32).
  struct Setup {
    // Of both sides, on the board and in the hands.
    PieceSet pieces = 0;
    // A connected hive; in each cell from bottom to top.
    std::vector<std::pair<PieceIndex, Cell>> standing;
    Colour to_move = Colour::white;
    PieceIndex stunned = no_piece;
  };
  // Each side has had as many turns as it has pieces on the board: by that H6 and H7 are judged.
  explicit GameState(const Setup& setup);

  // On the board and in the hands.
  PieceSet pieces() const { return pieces_; }
  // Of a position without a history: the least there can have been.
  std::uint32_t plies() const { return turns_[0] + turns_[1]; }
  Colour to_move() const { return to_move_; }
  // Of the side to move, from 1 (H1).
  std::uint32_t turn() const { return turns_[static_cast<std::size_t>(to_move_)] + 1; }
  // The piece that was placed, moved or thrown at the last ply; `no_piece` after a pass and at the start.
  PieceIndex stunned() const { return stunned_; }
  Outcome outcome() const;

  // Both sides' pieces that are not on the board.
  PieceSet hand() const { return hand_; }
  PieceSet on_board() const { return on_board_; }
  // Those with nothing on them, and those with nothing below them.
  PieceSet tops() const { return tops_; }
  PieceSet grounded() const { return grounded_; }
  // Those that are the only one in their cell.
  PieceSet alone() const { return tops_ & grounded_; }
  bool has_stacks() const { return grounded_ != on_board_; }

  // Of a piece on the board.
  Spot spot(PieceIndex piece) const { return spots_[piece]; }
  Cell cell(PieceIndex piece) const { return cells_[piece]; }
  PieceIndex below(PieceIndex piece) const { return below_[piece]; }
  // The pieces on the ground beside a piece on the ground.
  PieceSet ground_beside(PieceIndex piece) const { return beside_[piece]; }

  // Of a spot in or beside the hive.
  std::uint8_t height(Spot spot) const { return places_[spot].height; }
  PieceIndex top(Spot spot) const { return places_[spot].top; }
  PieceIndex ground(Spot spot) const { return places_[spot].ground; }
  bool is_occupied(Spot spot) const { return places_[spot].height != 0; }
  // The directions in which the neighbour is occupied, and those in which its top piece is of this colour.
  DirectionSet occupied_beside(Spot spot) const { return places_[spot].tops[0] | places_[spot].tops[1]; }
  DirectionSet tops_beside(Spot spot, Colour colour) const {
    return places_[spot].tops[static_cast<std::size_t>(colour)];
  }

  // The cell of a spot that is occupied or has an occupied neighbour; the first piece of the game is at (0, 0).
  Cell cell_at(Spot spot) const;
  // The spot of a cell that is occupied or has an occupied neighbour, or of (0, 0) on the empty board; none for cells
  // farther off.
  std::optional<Spot> find_spot(Cell cell) const;

  bool is_surrounded(Colour queen) const {
    const PieceIndex piece = queen_of(queen);
    return holds(on_board_, piece) && occupied_beside(spots_[piece]) == all_directions;
  }

  // What `undo` needs to take a move back.
  struct Undo {
    Move move;
    // Where the piece came from, if it was on the board.
    Spot from = 0;
    bool was_on_board = false;
    PieceIndex stunned = no_piece;
  };
  // The piece must be a top piece or in the hand; the spot must be in or beside the hive, or 0 on the empty board.
  Undo play(Move move);
  // As if that piece, or nothing, had moved at the last ply.
  void set_stunned(PieceIndex piece) { stunned_ = piece; }
  // Takes back the last move.
  void undo(const Undo& undo);

 private:
  struct alignas(8) Place {
    // The directions whose neighbour shows a white, and a black, top piece.
    std::array<DirectionSet, 2> tops{};
    std::uint8_t height = 0;
    PieceIndex top = no_piece;
    PieceIndex ground = no_piece;
  };

  void put(PieceIndex piece, Spot spot, Cell cell);
  void take(PieceIndex piece);
  // Tells the neighbours what the spot shows.
  void show(Spot spot);

  std::array<Place, spots> places_{};
  std::array<Spot, all_pieces> spots_{};
  std::array<Cell, all_pieces> cells_{};
  std::array<PieceIndex, all_pieces> below_{};
  std::array<PieceSet, all_pieces> beside_{};
  PieceSet pieces_;
  PieceSet hand_;
  PieceSet on_board_ = 0;
  PieceSet tops_ = 0;
  PieceSet grounded_ = 0;
  // That each side has had.
  std::array<std::uint32_t, 2> turns_{};
  Colour to_move_ = Colour::white;
  PieceIndex stunned_ = no_piece;
};

}  // namespace plyglot::hive
