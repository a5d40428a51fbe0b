#pragma once
// The words of a broken rule: a finding under construction.

#include "findings/finding.hpp"
#include "hive/verdicts/violations.hpp"

namespace plyglot::hive::verdicts {

class Wording : public findings::Finding {
 public:
  // All arguments must outlive the wording. It has no message yet.
  Wording(const Situation& situation_in, const WrittenMove& written, Attempt tried, const Verdict& judged,
          diagnostics::Severity severity, diagnostics::Reporter& reporter);

  const Situation& situation;
  const WrittenMove& move;
  const Attempt attempt;
  const Verdict& verdict;
  // All that could be played instead; nothing after the end of the game.
  const std::vector<Move> legal;

  const GameState& state() const { return situation.game.state(); }
  // Who is to move, as players say it: `White`; and who is not.
  std::string_view side() const { return player_name(state().to_move()); }
  std::string_view other_side() const { return player_name(other(state().to_move())); }
  // The number of the ply that the move would have been, from 1.
  std::uint32_t ply_number() const { return state().plies() + 1; }

  // A piece as the notation spells it, in backticks; without an argument the attempted one.
  std::string name(PieceIndex piece) const;
  std::string name() const { return name(attempt.piece); }
  // Several of them: "`wA1`, `bQ` and `bS1`".
  std::string names(const std::vector<PieceIndex>& pieces, std::string_view last_joint = " and ") const;
  // The destination in backticks: as the text has it, or by a neighbour of its own (hive-notations N12); "that cell"
  // where the hive is far.
  std::string place() const;
  // The top piece on the destination; `no_piece` if it is empty.
  PieceIndex piece_there() const;
  // How the piece came to where it is: `placed`, `moved`, or `thrown` by the other side.
  std::string_view arrival(PieceIndex piece) const;

  // The message, and what is said at the move.
  void say(std::string message, std::string label);
  void note(std::string text) { findings::Finding::note(std::move(text)); }
  void help(std::string text) { findings::Finding::help(std::move(text)); }
  // A label at an earlier ply, with its number: "placed here (ply 5)". None where the text has no place for the ply.
  void point_to(std::uint32_t ply, std::string_view text);
  // A label where the piece came to its cell: "`wB1` was placed here (ply 5)".
  void point_to(PieceIndex piece);
};

std::string in_backticks(std::string_view text);
// "`a`, `b` or `c`", where `last_joint` is " or ".
std::string listed(const std::vector<std::string>& texts, std::string_view last_joint);

}  // namespace plyglot::hive::verdicts
