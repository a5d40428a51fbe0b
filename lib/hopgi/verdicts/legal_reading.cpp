#include "hopgi/verdicts/legal_reading.hpp"

#include "hopgi/rules/judge.hpp"

namespace plyglot::hopgi::verdicts {
namespace {

// R13.
std::optional<Leg> long_leg(const State& state, const LegNode& node) {
  const Square from = *node.from().square;
  if (!contains(state.pieces(state.to_move()), from)) return std::nullopt;
  if (node.letter().kind && *node.letter().kind != state.at(from).kind) return std::nullopt;
  if (!contains(targets(state, from), *node.to().square)) return std::nullopt;
  return step_of(state, from, *node.to().square);
}

// R14.
std::optional<Leg> short_leg(const State& state, const LegNode& node) {
  const PieceKind kind = node.letter().kind.value_or(PieceKind::pawn);
  const SquareSet found = candidates(state, state.to_move(), kind, *node.to().square) & squares_of(node.hint());
  if (count(found) != 1) return std::nullopt;
  return step_of(state, first_of(found), *node.to().square);
}

// R16.
std::optional<Leg> drop(const State& state, const LegNode& node) {
  const PieceKind kind = *node.letter().kind;
  if (is_king(kind) || is_promoted(kind) || !state.is_empty(*node.to().square)) return std::nullopt;
  if (state.hand(state.to_move()).of(kind) == 0) return std::nullopt;
  return drop_of(kind, *node.to().square);
}

std::optional<Leg> legal_leg(const State& state, const LegNode& node) {
  if (node.has_unknown_part()) return std::nullopt;
  switch (node.form) {
    case LegForm::long_leg:
      return long_leg(state, node);
    case LegForm::short_leg:
      return short_leg(state, node);
    case LegForm::drop:
      return drop(state, node);
  }
  return std::nullopt;
}

// R17: `king` is the square of the king that has to move.
std::optional<Leg> second_leg(const State& state, const LegNode& node, Square king) {
  const std::optional<Leg> leg = legal_leg(state, node);
  return leg && leg->kind == LegKind::step && leg->from == king ? leg : std::nullopt;
}

}  // namespace

SquareSet squares_of(const HintNode& hint) {
  if (hint.file) return squares_of_file(*hint.file);
  if (hint.rank) return squares_of_rank(*hint.rank);
  return all_squares;
}

std::optional<Turn> legal_reading(const State& state, const WrittenTurn& written, bool king_may_stay) {
  if (written.first == nullptr || is_over(state)) return std::nullopt;
  const std::optional<Leg> first = legal_leg(state, *written.first);
  if (!first) return std::nullopt;
  if (!is_king(first->piece)) return written.second == nullptr ? std::optional(Turn{*first, {}}) : std::nullopt;
  State after_first = state;
  play_leg(after_first, *first);
  const std::optional<Square> king = linked_king(after_first, first->piece);
  if (written.second == nullptr) return !king || king_may_stay ? std::optional(Turn{*first, {}}) : std::nullopt;
  if (!king) return std::nullopt;
  const std::optional<Leg> second = second_leg(after_first, *written.second, *king);
  return second ? std::optional(Turn{*first, *second}) : std::nullopt;
}

bool has_wrong_capture_mark(const text::Source& source, const LegNode& node, const Leg& leg) {
  if (leg.kind == LegKind::drop || node.separator().empty()) return false;
  const bool says_capture = source.text[node.origin_end - source.base] != '-';
  if (says_capture == leg.is_capture) return false;
  return says_capture || node.form != LegForm::short_leg;
}

bool is_right(const PromotionNode& written, const Leg& leg) {
  return leg.promotes && (written.is_plus || written.kind == promoted(leg.piece));
}

bool has_wrong_promotion(const LegNode& node, const Leg& leg) {
  const PromotionNode written = node.promotion();
  if (leg.promotes) return !is_right(written, leg);
  return written.is_written() && !written.is_plus;
}

}  // namespace plyglot::hopgi::verdicts
