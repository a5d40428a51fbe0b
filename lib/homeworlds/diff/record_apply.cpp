#include "homeworlds/diff/record_builder.hpp"
#include "homeworlds/diff/record_diff.hpp"

namespace plyglot::homeworlds {
namespace {

class Application {
 public:
  Application(const Record& a, const RecordDiff& diff, Record& result) : a_(a), diff_(diff), builder_(result) {
    for (const RecordSystem& system : a.systems) names_.push_back(system.name);
  }

  void run() {
    for (const TurnEdit& edit : diff_.edits) {
      keep_up_to(edit.turn.of_a);
      if (edit.kind != TurnEdit::Kind::inserted) ++next_;
      if (edit.kind != TurnEdit::Kind::removed) builder_.append(edit.written);
    }
    keep_up_to(static_cast<std::uint32_t>(a_.turns.size()));
    builder_.finish();
  }

 private:
  void keep_up_to(std::uint32_t end) {
    while (next_ < end) keep(next_++);
  }

  void keep(std::uint32_t index) {
    for (; next_name_ < diff_.names.size() && diff_.names[next_name_].turn_of_a <= index; ++next_name_) {
      names_[diff_.names[next_name_].of_a] = diff_.names[next_name_].name;
    }
    FreeTurn turn = free_turn_of(a_, index);
    for (FreeAction& action : turn.actions) {
      rename(action.action.system, action.system);
      rename(action.action.other_system, action.other_system);
    }
    builder_.append(turn);
  }

  void rename(const SystemName& name, std::string& text) const {
    if (name.kind == SystemName::Kind::system) text = names_[name.index];
  }

  const Record& a_;
  const RecordDiff& diff_;
  RecordBuilder builder_;
  // What B calls A's systems.
  std::vector<std::string_view> names_;
  std::size_t next_name_ = 0;
  // Turn of A.
  std::uint32_t next_ = 0;
};

}  // namespace

Record apply(const Record& a, const RecordDiff& diff) {
  const RecordFrame& frame = diff.frame.of_b;
  Record result;
  result.dialect = frame.dialect;
  result.profile = frame.profile;
  result.player_count = frame.player_count;
  result.players = frame.players;
  result.is_fragment = frame.is_fragment;
  result.certain_turns = frame.certain_turns;
  result.outcome = frame.outcome;
  result.winner = frame.winner;
  result.initial = diff.first_position_of_b.value_or(a.initial);
  Application(a, diff, result).run();
  return result;
}

}  // namespace plyglot::homeworlds
