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
// Its parts follow each other: letters, the square of origin or a hint, a sign, the target, a promotion, marks. Blanks
// may come after the letters of a long one.
struct LegNode {
  LegForm form = LegForm::long_leg;
  // Whether it is a long one or a drop, with the canonical letters, with `-`, `x` or `@`, and the canonical letters of
  // a promotion, if one is written. Its squares may be unknown nevertheless, and there may be marks.
  bool is_canonical = false;
  // As in the nodes that `letter` and the others answer.
  bool has_plus = false;
  std::optional<PieceKind> kind;
  std::optional<Square> origin;
  std::optional<Square> target;
  std::optional<std::uint8_t> hint_file;
  std::optional<std::uint8_t> hint_rank;
  std::optional<PieceKind> promoted_kind;
  std::uint32_t begin = 0;
  std::uint32_t letters_end = 0;
  std::uint32_t origin_begin = 0;
  std::uint32_t origin_end = 0;
  std::uint32_t sign_end = 0;
  std::uint32_t target_end = 0;
  std::uint32_t promotion_end = 0;
  std::uint32_t end = 0;

  // With promotion and marks, without a suffix.
  text::Span span() const { return {begin, end}; }
  LetterNode letter() const { return {{begin, letters_end}, kind}; }
  // Of a long leg.
  SquareNode from() const { return {{origin_begin, form == LegForm::long_leg ? origin_end : origin_begin}, origin}; }
  // Of a short leg.
  HintNode hint() const {
    return {{letters_end, form == LegForm::short_leg ? origin_end : letters_end}, hint_file, hint_rank};
  }
  // `-`, `x` or `:`; of a drop `@` or `*`.
  text::Span separator() const { return {origin_end, sign_end}; }
  SquareNode to() const { return {{sign_end, target_end}, target}; }
  PromotionNode promotion() const { return {{target_end, promotion_end}, has_plus, promoted_kind}; }
  // The tail of `+` and `#`. Of a `+` that may mean a promotion it is what follows.
  text::Span marks() const { return {promotion_end, end}; }

  // Whether there is nothing to say about its words.
  bool is_plain() const { return is_canonical && target && (origin || form == LegForm::drop) && promotion_end == end; }
  // hopgi 3.1: blanks are between its letters and its squares.
  bool has_letter_apart() const { return form == LegForm::long_leg && origin_begin != letters_end; }
  // R13.1: such a leg is refused.
  bool has_unknown_part() const {
    return (begin != letters_end && !kind) || !target || (form == LegForm::long_leg && !origin);
  }
};

}  // namespace plyglot::hopgi::verdicts
