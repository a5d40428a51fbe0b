#include <plyglot/positions.hpp>

#include "hexix/record/record_replay.hpp"
#include "hexix/rules/position_keys.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/rules/key_sums.hpp"
#include "hive/spelling/spelling.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/rules/position_keys.hpp"
#include "hopgi/record/record_replay.hpp"
#include "hopgi/rules/position_keys.hpp"
#include "toolchain/last_state.hpp"
#include "toolchain/moment.hpp"
#include "toolchain/registry/registry.hpp"
#include "toolchain/same_position.hpp"

#include <algorithm>

namespace plyglot::toolchain {
namespace {

class Lister {
 public:
  Lister(const text::Source* source, std::uint32_t most_plies, std::vector<PlayedPosition>& positions)
      : source_(source), most_plies_(most_plies), positions_(positions) {}

  void list(std::monostate) {}

  void list(const hive::Record& record) {
    if (!record.has_game) return;
    hive::GameState state(record.type);
    hive::KeySums sums(state);
    add(sums.keys(state));
    for (const hive::Ply& ply : first(record.plies)) {
      const hive::Move move = hive::move_of(ply);
      if (source_ != nullptr) positions_.back().move = spelled(spelling(), state, move);
      state.play(move);
      sums.follow(state, move.piece);
      add(sums.keys(state));
    }
  }

  void list(const homeworlds::Record& record) {
    if (!is_judged(record)) return;
    homeworlds::RecordReplay replay(record, record.profile);
    add(keys_of(replay.state()));
    std::vector<homeworlds::Violation> unheard;
    for (std::uint32_t turn = 0; turn < std::min(most_plies_, record.certain_turns); ++turn) {
      say(record.turns[turn].span);
      replay.play_turn(unheard);
      add(keys_of(replay.state()));
    }
  }

  void list(const hexix::Record& record) {
    if (!record.initial) return;
    hexix::RecordReplay replay(record);
    add(keys_of(replay.state()));
    for (const hexix::Ply& ply : first(record.plies)) {
      say(ply.span);
      replay.advance();
      add(keys_of(replay.state()));
    }
  }

  void list(const hopgi::Record& record) {
    if (!record.initial) return;
    hopgi::RecordReplay replay(record.initial);
    add(keys_of(replay.state()));
    for (const hopgi::RecordTurn& turn : record.turns) {
      if (turn.depth != 0) continue;
      if (positions_.size() > most_plies_) return;
      say(turn.span);
      replay.play(turn);
      add(keys_of(replay.state()));
    }
  }

  void list(const hive::Position& position) { add_only(position); }
  void list(const hopgi::Setup& setup) { add_only(setup); }

 private:
  void add(const PositionKeys& keys) { positions_.push_back({keys, {}}); }
  // What is played in the last one.
  void say(text::Span words) {
    if (source_ != nullptr) positions_.back().move = source_->slice(words);
  }

  void add_only(const Model& model) {
    if (const std::optional<PositionKeys> keys = keys_of(model)) add(*keys);
  }

  // Plies of the game that are wanted.
  template <class Ply>
  std::span<const Ply> first(const std::vector<Ply>& plies) const {
    return std::span(plies).first(std::min<std::size_t>(plies.size(), most_plies_));
  }

  static const hive::Spelling& spelling() {
    static const hive::Spelling& of_uhp = [&]() -> const hive::Spelling& {
      std::string unheard;
      const auto* const row =
          std::get<const notation::Row<hive::Record>*>(toolchain::language("uhp", unheard).notation->row);
      return *static_cast<const hive::Spelling*>(row->views->spelling);
    }();
    return of_uhp;
  }

  const text::Source* source_;
  std::uint32_t most_plies_;
  std::vector<PlayedPosition>& positions_;
};

}  // namespace

void list_positions(const Model& model, const text::Source* source, std::uint32_t most_plies,
                    std::vector<PlayedPosition>& positions) {
  positions.clear();
  Lister lister(source, most_plies, positions);
  std::visit([&](const auto& typed) { lister.list(typed); }, model);
}

PositionRelation position_relation(const Model& a, const Model& b) {
  const auto relation = []<class A, class B>(const A& left, const B& right) {
    if constexpr (std::is_same_v<A, B> && !std::is_same_v<A, std::monostate>) {
      return relation_of(left, right);
    } else {
      return PositionRelation::different;
    }
  };
  return std::visit(relation, last_state_of(a), last_state_of(b));
}

bool cut_after(Model& model, std::uint32_t ply) {
  const auto cut = [&]<class Typed>(Typed& typed) {
    if constexpr (std::is_same_v<Typed, std::monostate>) {
      return false;
    } else {
      // A position has no plies, and is as it is at ply 0.
      if (ply > plies_of(typed)) return false;
      if (plies_of(typed) == 0) return true;
      const diagnostics::SeverityPolicy policy;
      diagnostics::Reporter unheard(policy, {[](void*, diagnostics::Diagnostic&&) {}, nullptr});
      return go_to_ply(typed, ply, {}, unheard);
    }
  };
  return std::visit(cut, model);
}

}  // namespace plyglot::toolchain
