// The positions of a record one after another, and records cut after a ply.
#include <plyglot/positions.hpp>

#include "hexix/rules/position_keys.hpp"
#include "hive/rules/key_sums.hpp"
#include "hive/spelling/spelling.hpp"
#include "homeworlds/rules/position_keys.hpp"
#include "hopgi/rules/position_keys.hpp"
#include "toolchain/last_state.hpp"
#include "toolchain/moment.hpp"
#include "toolchain/registry/registry.hpp"
#include "toolchain/same_position.hpp"
#include "toolchain/state_walk.hpp"

namespace plyglot::toolchain {
namespace {

class Lister {
 public:
  Lister(const text::Source* source, std::uint32_t most_plies, std::vector<PlayedPosition>& positions)
      : source_(source), most_plies_(most_plies), positions_(positions) {}

  void list(std::monostate) {}
  template <class Record>
  void list(const Record& record) {
    walk_states(record, most_plies_, *this);
  }
  void list(const hive::Position& position) { add_only(position); }
  void list(const hopgi::Setup& setup) { add_only(setup); }

  void begin(const hive::GameState& state) {
    sums_.emplace(state);
    add(sums_->keys(state));
  }
  void before(const hive::GameState& state, const hive::Ply& ply) {
    positions_.back().span = ply.span;
    if (source_ != nullptr) positions_.back().move = spelled(spelling(), state, hive::move_of(ply));
  }
  void after(const hive::GameState& state, const hive::Ply& ply) {
    sums_->follow(state, hive::move_of(ply).piece);
    add(sums_->keys(state));
  }
  template <class State>
  void begin(const State& state) {
    add(keys_of(state));
  }
  template <class State, class Ply>
  void before(const State&, const Ply& ply) {
    positions_.back().span = ply.span;
    if (source_ != nullptr) positions_.back().move = source_->slice(ply.span);
  }
  template <class State, class Ply>
  void after(const State& state, const Ply&) {
    add(keys_of(state));
  }

 private:
  void add(const PositionKeys& keys) { positions_.push_back({keys, {}, {}}); }
  void add_only(const Model& model) {
    if (const std::optional<PositionKeys> keys = keys_of(model)) add(*keys);
  }

  static const hive::Spelling& spelling() {
    static const hive::Spelling& of_uhp = [&]() -> const hive::Spelling& {
      std::string ignored;
      const auto* const row =
          std::get<const notation::Row<hive::Record>*>(toolchain::language("uhp", ignored).notation->row);
      return *static_cast<const hive::Spelling*>(row->views->spelling);
    }();
    return of_uhp;
  }

  const text::Source* source_;
  std::uint32_t most_plies_;
  std::vector<PlayedPosition>& positions_;
  std::optional<hive::KeySums> sums_;
};

// hive-rules H32: in a position without a mark any piece may have moved last.
bool says_what_moved(const Model& model) {
  const auto* const position = std::get_if<hive::Position>(&model);
  return position == nullptr || position->last_moved.has_value();
}

}  // namespace

void list_positions(const Model& model, const text::Source* source, std::uint32_t most_plies,
                    std::vector<PlayedPosition>& positions) {
  positions.clear();
  Lister lister(source, most_plies, positions);
  std::visit([&](const auto& typed) { lister.list(typed); }, model);
}

std::vector<PositionKeys> possible_keys_of(const Model& model) {
  if (!says_what_moved(model)) {
    const LastState last = last_state_of(model);
    const auto* const state = std::get_if<hive::GameState>(&last);
    return state == nullptr ? std::vector<PositionKeys>() : hive::possible_keys(*state);
  }
  const std::optional<PositionKeys> keys = keys_of(model);
  return keys ? std::vector<PositionKeys>{*keys} : std::vector<PositionKeys>();
}

PositionRelation position_relation(const Model& a, const Model& b) {
  LastState of_a = last_state_of(a);
  LastState of_b = last_state_of(b);
  if (!says_what_moved(a) || !says_what_moved(b)) {
    for (LastState* const last : {&of_a, &of_b}) {
      if (auto* const state = std::get_if<hive::GameState>(last)) state->set_stunned(hive::no_piece);
    }
  }
  const auto relation = []<class A, class B>(const A& left, const B& right) {
    if constexpr (std::is_same_v<A, B> && !std::is_same_v<A, std::monostate>) {
      return relation_of(left, right);
    } else {
      return PositionRelation::different;
    }
  };
  return std::visit(relation, of_a, of_b);
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
      diagnostics::Reporter ignored(policy, diagnostics::Sink::none());
      return go_to_ply(typed, ply, {}, ignored);
    }
  };
  return std::visit(cut, model);
}

}  // namespace plyglot::toolchain
