#pragma once
// The board along a game and its variations (hive-notations P6).

#include "hive/record/record_replay.hpp"

namespace plyglot::hive {

// Begins with the empty board, and follows a text in its order. Time is linear in that.
class VariationBoard {
 public:
  explicit VariationBoard(GameType type) : state_(type) {}

  const GameState& state() const { return state_; }
  // A ply of the line that was begun last and has not ended.
  void play(const Ply& ply) { undos_.push_back(state_.play(move_of(ply))); }
  // A variation replaces the last ply; there is one in its line.
  void begin() {
    const GameState::Undo last = undos_.back();
    take_back();
    open_.push_back({undos_.size(), last.move});
  }
  // The board is again what it was before the variation began.
  void end() {
    while (undos_.size() > open_.back().plies) take_back();
    undos_.push_back(state_.play(open_.back().replaced));
    open_.pop_back();
  }

 private:
  void take_back() {
    state_.undo(undos_.back());
    undos_.pop_back();
  }

  struct Open {
    // Before it.
    std::size_t plies = 0;
    Move replaced;
  };
  GameState state_;
  std::vector<GameState::Undo> undos_;
  std::vector<Open> open_;
};

// Calls visit.ply(ply), visit.comment(comment), visit.begin(span) and visit.end() for the parts of a variation and of
// those inside of it.
template <class Visit>
void visit_variation(const Variation& variation, Visit&& visit) {
  std::size_t plies = 0;
  std::size_t comments = 0;
  std::size_t inside = 0;
  visit.begin(variation.span);
  for (const VariationPart part : variation.parts) {
    switch (part) {
      case VariationPart::ply:
        visit.ply(variation.plies[plies++]);
        break;
      case VariationPart::comment:
        visit.comment(variation.comments[comments++]);
        break;
      case VariationPart::begin:
        visit.begin(variation.spans_inside[inside++]);
        break;
      case VariationPart::end:
        visit.end();
        break;
    }
  }
  visit.end();
}

}  // namespace plyglot::hive
