#include "plyglot/pattern/pattern.hpp"

#include "text/format.hpp"
#include "toolchain/last_state.hpp"
#include "toolchain/state_walk.hpp"

namespace plyglot::tool::pattern {
namespace {

using toolchain::PositionRelation;

// No state of another game is visited.
template <class Pattern>
class Watcher {
 public:
  Watcher(const Pattern& pattern, bool mirrored, std::vector<PatternPlace>& places)
      : pattern_(pattern), mirrored_(mirrored), places_(places) {}

  template <class State>
  void begin(const State& state) {
    look(state);
  }
  template <class State, class Ply>
  void before(const State&, const Ply&) {}
  template <class State, class Ply>
  void after(const State& state, const Ply&) {
    look(state);
  }

 private:
  template <class State>
  void look(const State& state) {
    if constexpr (requires { pattern_.relation(state, mirrored_); }) {
      const PositionRelation relation = pattern_.relation(state, mirrored_);
      if (relation != PositionRelation::different) {
        const bool goes_on = !places_.empty() && places_.back().last + 1 == ply_ && places_.back().relation == relation;
        if (goes_on) {
          places_.back().last = ply_;
        } else {
          places_.push_back({ply_, ply_, relation});
        }
      }
    }
    ++ply_;
  }

  const Pattern& pattern_;
  bool mirrored_;
  std::vector<PatternPlace>& places_;
  std::uint32_t ply_ = 0;
};

}  // namespace

std::optional<Pattern> Pattern::read(std::string_view text, std::string_view game, PatternProblem& problem) {
  std::optional<Pattern> found;
  std::string games;
  std::size_t most_read = 0;
  const auto try_game = [&]<class OfGame>(std::type_identity<OfGame>) {
    if (!game.empty() && game != OfGame::game) return;
    PatternText one(text);
    std::optional<OfGame> pattern = OfGame::read(one);
    if (pattern) {
      found = Pattern(std::move(*pattern));
      games += text::format("{}{}", games.empty() ? "" : " and of ", OfGame::game);
    } else if (problem.sentence.empty() || one.at() > most_read) {
      // What was understood the farthest is most likely meant.
      problem = one.problem();
      problem.game = OfGame::game;
      most_read = one.at();
    }
  };
  try_game(std::type_identity<HivePattern>());
  try_game(std::type_identity<HomeworldsPattern>());
  try_game(std::type_identity<HexixPattern>());
  try_game(std::type_identity<HopgiPattern>());
  if (!found || games == found->game()) return found;
  problem = {0, text::format("this is a pattern of {}: say which by --notation", games), {}};
  return std::nullopt;
}

std::string_view Pattern::game() const {
  return std::visit([](const auto& pattern) { return pattern.game; }, pattern_);
}

std::vector<PatternPlace> Pattern::places(const toolchain::Model& model, bool mirrored) const {
  std::vector<PatternPlace> places;
  const auto look = [&]<class OfGame, class Typed>(const OfGame& pattern, const Typed& typed) {
    Watcher<OfGame> watcher(pattern, mirrored, places);
    if constexpr (requires { toolchain::walk_states(typed, 0, watcher); }) {
      toolchain::walk_states(typed, 1U << 20, watcher);
    } else {
      const PositionRelation relation = this->relation(model, mirrored);
      if (relation != PositionRelation::different) places.push_back({0, 0, relation});
    }
  };
  std::visit(look, pattern_, model);
  return places;
}

PositionRelation Pattern::relation(const toolchain::Model& model, bool mirrored) const {
  const auto relation = [&](const auto& pattern, const auto& state) {
    if constexpr (requires { pattern.relation(state, mirrored); }) {
      return pattern.relation(state, mirrored);
    } else {
      return PositionRelation::different;
    }
  };
  return std::visit(relation, pattern_, toolchain::last_state_of(model));
}

}  // namespace plyglot::tool::pattern
