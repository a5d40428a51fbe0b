#include "findings/finding.hpp"
#include "homeworlds/rules/position_hints.hpp"

#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/spelling/phrases.hpp"
#include "homeworlds/verdicts/violations.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::homeworlds {
namespace {

using diagnostics::DiagnosticId;
using verdicts::pieces_phrase;

// Of one turn that has just been played.
class Adviser {
 public:
  Adviser(const Situation& situation, const State& state, const RecordTurn& turn, diagnostics::Reporter& reporter)
      : situation_(situation), state_(state), turn_(turn), reporter_(reporter) {}

  void advise() {
    for (const Overpopulation& found : harmless_overpopulations(state_, turn_.player)) report_overpopulation(found);
    if (lacks_large_ship_at_home(state_, turn_.player)) report_home();
  }

 private:
  text::Span last_action() const { return situation_.record.actions[turn_.first_action + turn_.action_count - 1].span; }
  std::string player(Player player) const { return verdicts::visible_name(situation_.record, player); }
  std::string system(SystemId id) const { return text::quote(situation_.record.systems[id].name); }

  // "`g2` and `g3` of South"
  std::string losses_phrase(const Overpopulation& found) const {
    const State::Place& place = *state_.find(found.system);
    std::vector<std::string> phrases;
    for (Player each = 0; each < state_.players(); ++each) {
      const PieceSet ships = place.ships[each] & found.losses;
      if (!ships.is_empty()) phrases.push_back(text::format("{} of {}", pieces_phrase(ships), player(each)));
    }
    const PieceSet stars = place.stars & found.losses;
    if (!stars.is_empty()) {
      phrases.push_back(text::format("the {} {}", stars.count() == 1 ? "star" : "stars", pieces_phrase(stars)));
    }
    return verdicts::joined(phrases);
  }

  void report_overpopulation(const Overpopulation& found) {
    const std::string name = system(found.system);
    findings::Finding(
        reporter_, DiagnosticId::homeworlds_untriggered_overpopulation, last_action(),
        text::format("a {} catastrophe at {} would cost {} nothing", name_of(found.colour), name, player(turn_.player)))
        .label("the turn ends without it")
        .note(text::format("it would remove {}", losses_phrase(found)));
  }

  void report_home() {
    const State::Place& home = *state_.home_of(turn_.player);
    const PieceSet ships = home.ships[turn_.player];
    findings::Finding(reporter_, DiagnosticId::homeworlds_no_large_at_home, last_action(),
                      text::format("{} has no large ship at {}", player(turn_.player), system(home.id)))
        .label("after this action")
        .note(text::format("the homeworld is guarded by {}", pieces_phrase(ships)));
  }

  const Situation& situation_;
  const State& state_;
  const RecordTurn& turn_;
  diagnostics::Reporter& reporter_;
};

}  // namespace

void report_advice(const Situation& situation, diagnostics::Reporter& reporter) {
  const Record& record = situation.record;
  RecordReplay replay(record, record.profile);
  std::vector<Violation> ignored;
  while (replay.turns() < record.certain_turns && !replay.referee().result().is_over) {
    const RecordTurn& turn = record.turns[replay.turns()];
    ignored.clear();
    replay.play_turn(ignored);
    if (turn.action_count == 0 || replay.referee().result().is_over) continue;
    Adviser(situation, replay.state(), turn, reporter).advise();
  }
}

}  // namespace plyglot::homeworlds
