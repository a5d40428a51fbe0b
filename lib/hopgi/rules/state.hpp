#pragma once
// The board as the rules of play see it: a set of squares for each side and kind of piece.

#include "hopgi/board/squares.hpp"

namespace plyglot::hopgi {

class State {
 public:
  // R5.
  State();
  explicit State(const Position& position);
  Position position() const;

  Side to_move() const { return to_move_; }
  // R11: half-turns since the last capture, pawn step or drop, and the number of the turn.
  std::uint32_t clock() const { return clock_; }
  std::uint32_t turn_number() const { return turn_number_; }
  // The turn passes to the other side.
  void pass_turn(bool resets_clock) {
    clock_ = resets_clock ? 0 : clock_ + 1;
    if (to_move_ == Side::black) ++turn_number_;
    to_move_ = opponent_of(to_move_);
  }

  SquareSet pieces(Side side) const { return sides_[static_cast<std::size_t>(side)]; }
  SquareSet pieces(Side side, PieceKind kind) const { return pieces(side) & kinds_[static_cast<std::size_t>(kind)]; }
  SquareSet kings(Side side) const { return pieces(side, PieceKind::wazir_king) | pieces(side, PieceKind::ferz_king); }
  SquareSet occupied() const { return sides_[0] | sides_[1]; }
  SquareSet empty() const { return all_squares & ~occupied(); }
  bool is_empty(Square square) const { return codes_[square] == 0; }
  // The square must not be empty.
  Piece at(Square square) const {
    const unsigned code = codes_[square] - 1U;
    return {static_cast<Side>(code / piece_kind_count), static_cast<PieceKind>(code % piece_kind_count)};
  }
  std::optional<Piece> find(Square square) const {
    return is_empty(square) ? std::nullopt : std::optional<Piece>(at(square));
  }
  Hand& hand(Side side) { return hands_[static_cast<std::size_t>(side)]; }
  const Hand& hand(Side side) const { return hands_[static_cast<std::size_t>(side)]; }

  // The square must be empty.
  void put(Square square, Piece piece) {
    sides_[static_cast<std::size_t>(piece.owner)] |= set_of(square);
    kinds_[static_cast<std::size_t>(piece.kind)] |= set_of(square);
    codes_[square] = static_cast<std::uint8_t>(1U + static_cast<unsigned>(piece.owner) * piece_kind_count +
                                               static_cast<unsigned>(piece.kind));
  }
  // The square must not be empty.
  void remove(Square square) {
    const Piece piece = at(square);
    sides_[static_cast<std::size_t>(piece.owner)] &= ~set_of(square);
    kinds_[static_cast<std::size_t>(piece.kind)] &= ~set_of(square);
    codes_[square] = 0;
  }

  friend bool operator==(const State& a, const State& b) {
    return a.codes_ == b.codes_ && a.hands_ == b.hands_ && a.to_move_ == b.to_move_ && a.clock_ == b.clock_ &&
           a.turn_number_ == b.turn_number_;
  }

 private:
  std::array<SquareSet, 2> sides_{};
  std::array<SquareSet, piece_kind_count> kinds_{};
  // 0 for an empty square, else side and kind from 1.
  std::array<std::uint8_t, square_count> codes_{};
  std::array<Hand, 2> hands_{};
  Side to_move_ = Side::white;
  std::uint32_t clock_ = 0;
  std::uint32_t turn_number_ = 1;
};

}  // namespace plyglot::hopgi
