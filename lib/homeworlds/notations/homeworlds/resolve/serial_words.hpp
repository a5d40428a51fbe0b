#pragma once
// Serials on the board: where the piece is that a word of `hwl` means (homeworlds H2, H3).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "homeworlds/rules/referee/referee.hpp"

namespace plyglot::homeworlds {

class SerialWords {
 public:
  SerialWords(Reading& reading, const Referee& referee, const Record& record)
      : reading_(reading), referee_(referee), record_(record) {}

  // Says of an action that is about to be played, whose letters are in `into`, where it happens and whose ship it
  // takes. False, with the reason reported, if a piece is not where it is due.
  bool place(const ActionNode& node, Player mover, Action& action, RecordAction& into);
  // What a word without a letter would be with the lowest; none if the bank has no such piece.
  std::optional<std::string> completed(const ActionNode& node, const RecordAction& action, std::size_t which) const;

 private:
  struct Found {
    // Null: in the bank.
    const State::Place* place = nullptr;
    // None: as a star.
    std::optional<Player> owner;
  };
  Found find(Piece piece) const;
  bool take_from_bank(const ActionNode& node, const Action& action);
  bool find_ship(const ActionNode& node, Action& action, RecordAction& into);
  void report(DiagnosticId id, Word word, Piece piece);

  Reading& reading_;
  const Referee& referee_;
  const Record& record_;
};

}  // namespace plyglot::homeworlds
