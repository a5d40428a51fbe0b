#pragma once
// A leg as it is written: what reading finds in a word, and what findings of play point at. Spans are those of the
// file; an empty one is where the part would be.

#include <plyglot/hopgi_position.hpp>

namespace plyglot::hopgi::verdicts {

// hopgi 3.1: `piecex`.
struct LetterNode {
  text::Span span;
  // None if there are no letters, or such as stand for no piece (R13.1).
  std::optional<PieceKind> kind;

  bool is_written() const { return !span.empty(); }
  bool is_unknown() const { return is_written() && !kind; }
};

// hopgi 3.1: `sqx`.
struct SquareNode {
  text::Span span;
  // None if the board has no such square (R1).
  std::optional<Square> square;
};

// R14: what is between letter and target of a short leg.
struct HintNode {
  text::Span span;
  // From 0 for a; from 1. At most one of them is there.
  std::optional<std::uint8_t> file;
  std::optional<std::uint8_t> rank;

  bool is_written() const { return !span.empty(); }
};

// hopgi 3.1: `promox`.
struct PromotionNode {
  // With the `=`, or the `+` alone; R15 says what that is.
  text::Span span;
  bool is_plus = false;
  // Of the letters after `=`; none if they stand for no piece.
  std::optional<PieceKind> kind;

  bool is_written() const { return !span.empty(); }
};

enum class LegForm : std::uint8_t { long_leg, short_leg, drop };
struct LegNode {
  LegForm form = LegForm::long_leg;
  // Whether it is a long one or a drop, with the canonical letters, with `-`, `x` or `@`, and the canonical letters of
  // a promotion, if one is written. Its squares may be unknown nevertheless, and there may be marks.
  bool is_canonical = false;
  // With promotion and marks, without a suffix.
  text::Span span;
  LetterNode letter;
  // Of a long leg.
  SquareNode from;
  // Of a short leg.
  HintNode hint;
  // `-`, `x` or `:`; of a drop `@` or `*`.
  text::Span separator;
  SquareNode to;
  PromotionNode promotion;
  // The tail of `+` and `#`. Of a `+` that may mean a promotion it is what follows.
  text::Span marks;

  // R13.1: such a leg is refused.
  bool has_unknown_part() const {
    return letter.is_unknown() || !to.square || (form == LegForm::long_leg && !from.square);
  }
};

}  // namespace plyglot::hopgi::verdicts
