#pragma once
// A game of Hopgi that is played on: the board, the record so far, and the way back.

#include "hopgi/record/record_replay.hpp"
#include "hopgi/rules/state.hpp"
#include "notation/options.hpp"
#include "notation/played_record.hpp"

#include <plyglot/board_graph.hpp>
#include <plyglot/hopgi_record.hpp>
#include <plyglot/legal_move.hpp>
#include <plyglot/position_key.hpp>

namespace plyglot::hopgi {

// A record without turns that begins with the position.
Record record_from(const Position& position);

class GameInPlay : public notation::PlayedRecord<Record, State> {
 public:
  // Goes on after the last turn of the record, without its variations; it is known where the record begins.
  explicit GameInPlay(const Record& record);

  std::uint8_t to_move() const { return static_cast<std::uint8_t>(board().to_move()); }
  std::optional<board::Outcome> outcome() const;
  PositionKeys keys() const;
  // In long moves, in their byte order. Numbers: the first leg's piece (hopgi_position.hpp), its square of origin, or
  // -1 of a drop, and its target; of a second leg its piece, origin and target, else -1 for each.
  void list_moves(std::vector<board::LegalMove>& moves) const;
  // A row for each piece on the board, in the order of squares, and then for each kind in a hand: square or -1, owner,
  // kind, how many.
  void append_cells(std::vector<std::int32_t>& rows) const;

  // What a text of the notation must have before the words of the next turn: then that alone is read, and judged on
  // this board.
  void append_lead(const notation::OptionValues& options, std::string& out) const;
  // Takes the turn of a text that was read so. False, with nothing done, if the text has not exactly one turn, or if
  // that was not played.
  bool take(const Record& read);
};

}  // namespace plyglot::hopgi
