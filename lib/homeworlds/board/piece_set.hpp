#pragma once
// Sets of single pyramids. A game for four players has 60 of them (homeworlds-rules M1), so a set fits into one number,
// and colours, sizes and kinds are masks.

#include <plyglot/homeworlds_position.hpp>

#include <bit>

namespace plyglot::homeworlds {

// One pyramid, by its kind and then by which of that kind it is. Equal pyramids are interchangeable (M4).
using Piece = std::uint8_t;
inline constexpr unsigned most_of_a_kind = most_players + 1;
inline constexpr unsigned most_pieces = piece_kinds * most_of_a_kind;

constexpr PieceKind kind_of(Piece piece) { return static_cast<PieceKind>(piece / most_of_a_kind); }

class PieceSet {
 public:
  constexpr PieceSet() = default;
  static constexpr PieceSet single(Piece piece) { return PieceSet(std::uint64_t{1} << piece); }
  // The first `count` of a kind; `count` is at most most_of_a_kind.
  static constexpr PieceSet some(PieceKind kind, unsigned count) {
    return PieceSet(((std::uint64_t{1} << count) - 1) << (kind * most_of_a_kind));
  }
  static constexpr PieceSet all(PieceKind kind) { return some(kind, most_of_a_kind); }
  static constexpr PieceSet all(Colour colour) {
    return all(kind_of(colour, 1)) | all(kind_of(colour, 2)) | all(kind_of(colour, 3));
  }
  static constexpr PieceSet all_of_size(std::uint8_t size) {
    PieceSet set;
    for (std::size_t i = 0; i < colours; ++i) set = set | all(kind_of(static_cast<Colour>(i), size));
    return set;
  }

  constexpr bool is_empty() const { return bits_ == 0; }
  constexpr unsigned count() const { return static_cast<unsigned>(std::popcount(bits_)); }
  constexpr unsigned count(PieceKind kind) const { return (*this & all(kind)).count(); }
  constexpr unsigned count(Colour colour) const { return (*this & all(colour)).count(); }
  constexpr bool has(PieceKind kind) const { return !(*this & all(kind)).is_empty(); }
  constexpr bool has(Colour colour) const { return !(*this & all(colour)).is_empty(); }
  constexpr bool contains(Piece piece) const { return (bits_ >> piece & 1U) != 0; }
  // The size of the largest piece; 0 if there is none.
  constexpr std::uint8_t largest_size() const {
    for (std::uint8_t size = sizes; size > 0; --size) {
      if (!(*this & all_of_size(size)).is_empty()) return size;
    }
    return 0;
  }

  // The first in the order of kinds, so of one colour the smallest. The set must not be empty.
  constexpr Piece first() const { return static_cast<Piece>(std::countr_zero(bits_)); }
  constexpr Piece take_first() {
    const Piece piece = first();
    bits_ &= bits_ - 1;
    return piece;
  }

  friend constexpr PieceSet operator|(PieceSet a, PieceSet b) { return PieceSet(a.bits_ | b.bits_); }
  friend constexpr PieceSet operator&(PieceSet a, PieceSet b) { return PieceSet(a.bits_ & b.bits_); }
  // Those of `a` that are not in `b`.
  friend constexpr PieceSet operator-(PieceSet a, PieceSet b) { return PieceSet(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(PieceSet a, PieceSet b) { return a.bits_ == b.bits_; }

 private:
  explicit constexpr PieceSet(std::uint64_t bits) : bits_(bits) {}

  std::uint64_t bits_ = 0;
};

}  // namespace plyglot::homeworlds
