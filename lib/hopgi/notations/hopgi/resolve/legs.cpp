#include "hopgi/notations/hopgi/resolve/legs.hpp"

#include "hopgi/notations/hopgi/resolve/spelling.hpp"
#include "hopgi/rules/judge.hpp"
#include "hopgi/verdicts/legal_reading.hpp"
#include "hopgi/verdicts/wordings.hpp"

namespace plyglot::hopgi::record {
namespace {

class LegJudge {
 public:
  LegJudge(Resolution& resolution, const LegNode& node, std::optional<Square> king, Leg& leg)
      : resolution_(resolution), node_(node), king_(king), leg_(leg) {}

  bool judge() {
    if (node_.has_unknown_part()) return false;
    switch (node_.form) {
      case LegForm::long_leg:
        return judge_long(*node_.from.square, *node_.to.square);
      case LegForm::short_leg:
        return judge_short(*node_.to.square);
      case LegForm::drop:
        return judge_drop(*node_.to.square);
    }
    return false;
  }

 private:
  const State& state() const { return resolution_.state(); }
  bool is_own(Square square) const { return contains(state().pieces(state().to_move()), square); }

  // R13.
  bool judge_long(Square from, Square to) {
    if (state().is_empty(from)) {
      verdicts::report_empty_origin(resolution_, node_);
      return false;
    }
    if (!is_own(from)) {
      verdicts::report_enemy_piece(resolution_, node_);
      return false;
    }
    const bool is_wrong_piece = node_.letter.kind && *node_.letter.kind != state().at(from).kind;
    if (is_wrong_piece) verdicts::report_wrong_piece(resolution_, node_);
    if (king_ && *king_ != from) {
      verdicts::report_second_leg_not_linked(resolution_, node_, *king_);
      return false;
    }
    if (is_own(to)) {
      verdicts::report_own_piece_on_target(resolution_, node_);
      return false;
    }
    leg_ = step_of(state(), from, to);
    if (!contains(targets(state(), from), to)) report_step();
    check_spelling(resolution_, node_, leg_, is_wrong_piece);
    return true;
  }

  // R13.6.
  void report_step() {
    if (contains(targets(state(), leg_.from, Corner::open), leg_.to)) {
      verdicts::report_blocked_corner(resolution_, node_, leg_);
    } else {
      verdicts::report_illegal_move(resolution_, node_, leg_);
    }
  }

  // R14.
  bool judge_short(Square to) {
    const PieceKind kind = node_.letter.kind.value_or(PieceKind::pawn);
    if (king_ && kind != state().at(*king_).kind) {
      verdicts::report_second_leg_not_linked(resolution_, node_, *king_);
      return false;
    }
    const SquareSet found = candidates(state(), state().to_move(), kind, to) & verdicts::squares_of(node_.hint);
    if (found == 0) {
      verdicts::report_no_such_move(resolution_, node_, kind);
      return false;
    }
    if (count(found) > 1) {
      verdicts::report_ambiguous_move(resolution_, node_, found);
      return false;
    }
    leg_ = step_of(state(), first_of(found), to);
    check_spelling(resolution_, node_, leg_, false);
    return true;
  }

  // R16, R17.
  bool judge_drop(Square to) {
    if (king_) {
      verdicts::report_second_leg_not_linked(resolution_, node_, *king_);
      return false;
    }
    const PieceKind kind = *node_.letter.kind;
    if (is_king(kind) || is_promoted(kind)) {
      verdicts::report_not_droppable(resolution_, node_);
      return false;
    }
    if (!state().is_empty(to)) {
      verdicts::report_drop_occupied(resolution_, node_);
      return false;
    }
    if (state().hand(state().to_move()).of(kind) == 0) {
      verdicts::report_not_in_hand(resolution_, node_);
      return false;
    }
    leg_ = drop_of(kind, to);
    check_spelling(resolution_, node_, leg_, false);
    return true;
  }

  Resolution& resolution_;
  const LegNode& node_;
  std::optional<Square> king_;
  Leg& leg_;
};

}  // namespace

bool judge_leg(Resolution& resolution, const LegNode& node, std::optional<Square> king, Leg& leg) {
  return LegJudge(resolution, node, king, leg).judge();
}

}  // namespace plyglot::hopgi::record
