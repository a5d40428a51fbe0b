#pragma once
// The words of a broken rule: a finding under construction.

#include "findings/finding.hpp"
#include "hexix/rules/judge.hpp"
#include "hexix/verdicts/situation.hpp"
#include "hexix/verdicts/written_move.hpp"

namespace plyglot::hexix {

// A rule that a move breaks which is not played yet. What it refers to must outlive it.
struct Violation {
  const Situation& situation;
  const MoveNode& node;
  const Move move;
  const Verdict& verdict;
  diagnostics::DiagnosticId id;
  // In a certain record (R12).
  diagnostics::Severity severity;

  const State& state() const { return situation.state; }
  Player mover() const { return state().to_move(); }
  std::string_view mover_name() const { return name_of(mover()); }
  std::string_view enemy_name() const { return name_of(opponent_of(mover())); }
};

class Wording : public Violation, public findings::Finding {
 public:
  // The label is that of the place itself.
  Wording(const Violation& about, text::Span span, std::string message, std::string label);
  ~Wording();

  // hexix 7: at the last ply that put, raised or moved the piece; none for a piece of the initial position.
  void point_to_piece(Cell cell);
  // The same by the number of the ply, which is this one if it is not in the record yet.
  void point_to_arrival(Cell cell, std::uint32_t ply);
  // If the move is legal for the other side, that it may be in the wrong column.
  void help_other_side();
  // The legal plies of the side to move that `is_near` takes, as a help; nothing is said where the board is uncertain.
  // Without such plies the help is `otherwise`, if that is not empty.
  template <class IsNear>
  void help_moves(std::string_view heading, const IsNear& is_near, std::string_view otherwise = {});

 private:
  void list(std::string_view heading, const std::vector<Move>& moves, std::string_view otherwise);
  std::vector<Move> legal_moves() const;
};

template <class IsNear>
void Wording::help_moves(std::string_view heading, const IsNear& is_near, std::string_view otherwise) {
  if (!situation.offers_plies()) return;
  std::vector<Move> near;
  for (const Move candidate : legal_moves()) {
    if (is_near(candidate)) near.push_back(candidate);
  }
  list(heading, near, otherwise);
}

// The words for the rules of each kind of ply.

// R7.
void word_occupied_cell(const Violation& about);
void word_no_own_neighbour(const Violation& about);
void word_wrong_value(const Violation& about);
// R9: the piece of an increment or a capture.
void word_empty_cell(const Violation& about);
void word_enemy_piece(const Violation& about);
void word_increment_past_six(const Violation& about);
// R9: captures.
void word_empty_target(const Violation& about);
void word_own_target(const Violation& about);
void word_home_captures(const Violation& about);
void word_not_forward(const Violation& about);
void word_capture_value(const Violation& about);
// R8, R11: the rules that are open (hexix 9).
void word_global_rule(const Violation& about);
void word_inactive_anchor(const Violation& about);
void word_inactive_increment(const Violation& about);
void word_inactive_capture(const Violation& about);

}  // namespace plyglot::hexix
