#pragma once
// A game of Hexix that is played on: the board, the record so far, and the way back.

#include "hexix/record/record_replay.hpp"
#include "hexix/rules/judge.hpp"
#include "notation/options.hpp"
#include "notation/played_record.hpp"

#include <plyglot/board_graph.hpp>
#include <plyglot/hexix_record.hpp>
#include <plyglot/legal_move.hpp>
#include <plyglot/position_key.hpp>

namespace plyglot::hexix {

class GameInPlay : public notation::PlayedRecord<Record, State> {
 public:
  // Goes on after the record, whose initial position is known. What is listed is legal by these rules.
  GameInPlay(const Record& record, const RuleOptions& rules);

  std::uint8_t to_move() const { return static_cast<std::uint8_t>(board().to_move()); }
  std::optional<board::Outcome> outcome() const;
  PositionKeys keys() const;
  // In the dialect of the record, in the byte order of 2024. Numbers: 0 placement, 1 increment, 2 capture; the cell;
  // of a capture the target, else -1; of a placement the mark, 0 `v` or 1 `^`, else -1.
  void list_moves(std::vector<board::LegalMove>& moves) const;
  // A row for each piece, in the order of cells: cell, owner, kind (hexix_position.hpp), number.
  void append_cells(std::vector<std::int32_t>& rows) const;

  // What a text of the notation must have before the words of the next ply: then that alone is read, and judged on
  // this board.
  void append_lead(const notation::OptionValues& options, std::string& out) const;
  // Takes the ply of a text that was read so. False, with nothing done, if the text has not exactly one move.
  bool take(const Record& read);

 private:
  RuleOptions rules_;
};

}  // namespace plyglot::hexix
