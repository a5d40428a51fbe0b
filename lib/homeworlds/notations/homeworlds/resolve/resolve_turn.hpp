#pragma once
// One turn after another, played as it is read.

#include "homeworlds/notations/homeworlds/resolve/action_reading.hpp"
#include "homeworlds/notations/homeworlds/resolve/seats.hpp"
#include "homeworlds/notations/homeworlds/resolve/serial_words.hpp"
#include "homeworlds/record/system_names.hpp"

#include <span>

namespace plyglot::homeworlds {

class TurnResolver {
 public:
  // The findings of the reading are those of the reader, by their spans.
  TurnResolver(Reading& reading, Referee& referee, std::vector<Violation>& violations, Record& record)
      : reading_(reading),
        referee_(referee),
        violations_(violations),
        record_(record),
        names_(record, referee.state().name_case()),
        seats_(reading, record),
        serials_(reading, referee, record),
        to_move_(referee.state().to_move()),
        reader_findings_(reading.findings.size()) {
    if (reading.form.dialect == Dialect::hwl) next_number_ = first_number(record);
  }

  // What is above the next turn has an error by which the position is lost (homeworlds L13).
  void note_error() { had_error_ = true; }
  // The next turn of the tree.
  void resolve(std::uint32_t index);

 private:
  void find_findings(const TurnNode& turn);
  bool has_error() const;
  std::optional<std::uint32_t> find_unread() const;
  std::optional<Player> seat_of_state_line(const TurnNode& turn) const;
  Player choose_player(const TurnNode& turn);
  void join_findings(const TurnNode& turn, std::span<const Violation> violations);
  bool is_grown(const ActionNode& action, std::span<const Violation> violations) const;
  std::optional<ActionNumber> action_before(const TurnNode& turn, std::uint32_t place) const;
  void play_turn(TurnNode& turn, RecordTurn& into);
  void play_action(const TurnNode& turn, ActionNode& node, ActionNumber number);
  void play(const ActionNode& node, ActionNumber number, Action& action, RecordAction& into);
  // The name that the text does not say (R11, R13).
  void give_name(const TurnNode& turn, const ActionNode& node, Action& action);
  void name_home(const TurnNode& turn);
  // homeworlds H3: false if the action cannot be played.
  bool place_serials(const ActionNode& node, Action& action, RecordAction& into);
  void stop();
  void mark_stop(bool (*is_cause)(const NotedFinding&, Dialect));
  // The fixes that need the position.
  void fix(const ActionNode& node, const RecordAction& action);
  NotedFinding* find(DiagnosticId id, text::Span span);
  SystemName use(Word word);

  Reading& reading_;
  Referee& referee_;
  std::vector<Violation>& violations_;
  Record& record_;
  SystemNames names_;
  Seats seats_;
  SerialWords serials_;
  // The number that a new system gets, less the number of systems there have been.
  std::uint32_t next_number_ = 1;
  Player player_ = 0;
  // The turn has words that can be read in two ways (homeworlds L20, R8.4).
  bool has_open_words_ = false;
  // Of the turns so far.
  bool had_error_ = false;
  bool was_certain_ = false;
  // Who is next where the position is unknown.
  Player to_move_ = 0;
  // Those of the reader in this turn.
  FindingRange findings_;
  // All of the reader; what is found while turns are played comes after them, that of this turn from `first_own_`.
  std::size_t reader_findings_;
  std::size_t first_own_ = 0;
  // Keeps the name that an action gets while it is played.
  std::string given_name_;
};

}  // namespace plyglot::homeworlds
