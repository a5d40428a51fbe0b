#pragma once
// A game of Homeworlds that is played on: the table, the record so far, and the way back.

#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/rules/referee/referee.hpp"
#include "notation/options.hpp"
#include "notation/played_record.hpp"

#include <plyglot/board_graph.hpp>
#include <plyglot/legal_move.hpp>
#include <plyglot/position_key.hpp>

namespace plyglot::homeworlds {

class GameInPlay : public notation::PlayedRecord<Record, Referee> {
 public:
  // Goes on after the last turn of the record, whose end is known (record_replay.hpp).
  explicit GameInPlay(const Record& record);

  std::uint8_t to_move() const { return state().to_move(); }
  std::optional<board::Outcome> outcome() const;
  PositionKeys keys() const;
  // The basic actions (homeworlds-rules 8), of which a turn is made; none before the player is set up. Numbers: the
  // verb (homeworlds_record.hpp), the ship, the index of its system among the existing ones; of a trade the new colour,
  // of an attack whose ship it is; of a move the other system; of a discovery the star. What an action has not is -1.
  void list_moves(std::vector<board::LegalMove>& moves) const;
  // A row for each kind of piece in a system, with the stars first, and then for each in the bank: the index of the
  // system or -1, the owner or -1, the kind (homeworlds_position.hpp), how many.
  void append_cells(std::vector<std::int32_t>& rows) const;

  // The rules by which the game goes on.
  void set_options(notation::OptionValues& options) const;
  // What a text of the notation must have before the words of the next turn: then that alone is read, and judged on
  // this table.
  void append_lead(const notation::OptionValues& options, std::string& out) const;
  // A sentence, if what the text lacks is not in its findings.
  std::string why_unknown(const Record& read) const;
  // Takes the turn of a text that was read so. False, with nothing done, if the text has not exactly one turn, or if
  // it is not certain what that did.
  bool take(const Record& read);

 private:
  const State& state() const { return board().state(); }
  // A game that can be written in `hwl` from its start on.
  bool is_log() const;
  void append_log(std::string& out) const;
  SystemName renamed(const Record& read, const SystemName& name);
};

}  // namespace plyglot::homeworlds
