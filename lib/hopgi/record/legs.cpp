#include "hopgi/record/legs.hpp"

#include "hopgi/record/spelling.hpp"
#include "hopgi/record/violations/wordings.hpp"
#include "hopgi/rules.hpp"

namespace plyglot::hopgi::record {
namespace {

class LegJudge {
 public:
  LegJudge(Resolution& resolution, const LegNode& node, std::optional<Square> king)
      : resolution_(resolution), node_(node), king_(king) {}

  std::optional<Leg> judge() {
    if (node_.has_unknown_part()) return std::nullopt;
    switch (node_.form) {
      case LegForm::long_leg:
        return judge_long(*node_.from.square, *node_.to.square);
      case LegForm::short_leg:
        return judge_short(*node_.to.square);
      case LegForm::drop:
        return judge_drop(*node_.to.square);
    }
    return std::nullopt;
  }

 private:
  const State& state() const { return resolution_.state(); }
  bool is_own(Square square) const { return contains(state().pieces(state().to_move()), square); }

  // R13.
  std::optional<Leg> judge_long(Square from, Square to) {
    if (state().is_empty(from)) {
      report_empty_origin(resolution_, node_);
      return std::nullopt;
    }
    if (!is_own(from)) {
      report_enemy_piece(resolution_, node_);
      return std::nullopt;
    }
    const bool is_wrong_piece = node_.letter.kind && *node_.letter.kind != state().at(from).kind;
    if (is_wrong_piece) report_wrong_piece(resolution_, node_);
    if (king_ && *king_ != from) {
      report_second_leg_not_linked(resolution_, node_, *king_);
      return std::nullopt;
    }
    if (is_own(to)) {
      report_own_piece_on_target(resolution_, node_);
      return std::nullopt;
    }
    const Leg leg = step_of(state(), from, to);
    if (!contains(targets(state(), from), to)) report_step(leg);
    check_spelling(resolution_, node_, leg, is_wrong_piece);
    return leg;
  }

  // R13.6.
  void report_step(const Leg& leg) {
    if (contains(targets(state(), leg.from, Corner::open), leg.to)) {
      report_blocked_corner(resolution_, node_, leg);
    } else {
      report_illegal_move(resolution_, node_, leg);
    }
  }

  // R14.
  std::optional<Leg> judge_short(Square to) {
    const PieceKind kind = node_.letter.kind.value_or(PieceKind::pawn);
    if (king_ && kind != state().at(*king_).kind) {
      report_second_leg_not_linked(resolution_, node_, *king_);
      return std::nullopt;
    }
    const SquareSet found = candidates(state(), state().to_move(), kind, to) & hinted();
    if (found == 0) {
      report_no_such_move(resolution_, node_, kind);
      return std::nullopt;
    }
    if (count(found) > 1) {
      report_ambiguous_move(resolution_, node_, found);
      return std::nullopt;
    }
    const Leg leg = step_of(state(), first_of(found), to);
    check_spelling(resolution_, node_, leg, false);
    return leg;
  }

  SquareSet hinted() const {
    if (node_.hint.file) return squares_of_file(*node_.hint.file);
    if (node_.hint.rank) return squares_of_rank(*node_.hint.rank);
    return all_squares;
  }

  // R16, R17.
  std::optional<Leg> judge_drop(Square to) {
    if (king_) {
      report_second_leg_not_linked(resolution_, node_, *king_);
      return std::nullopt;
    }
    const PieceKind kind = *node_.letter.kind;
    if (is_king(kind) || is_promoted(kind)) {
      report_not_droppable(resolution_, node_);
      return std::nullopt;
    }
    if (!state().is_empty(to)) {
      report_drop_occupied(resolution_, node_);
      return std::nullopt;
    }
    if (state().hand(state().to_move()).of(kind) == 0) {
      report_not_in_hand(resolution_, node_);
      return std::nullopt;
    }
    const Leg leg = drop_of(kind, to);
    check_spelling(resolution_, node_, leg, false);
    return leg;
  }

  Resolution& resolution_;
  const LegNode& node_;
  std::optional<Square> king_;
};

}  // namespace

std::optional<Leg> judge_leg(Resolution& resolution, const LegNode& node, std::optional<Square> king) {
  return LegJudge(resolution, node, king).judge();
}

}  // namespace plyglot::hopgi::record
