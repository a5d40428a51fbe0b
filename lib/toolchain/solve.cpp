// Forced wins from each moment of a model that a game can search.
#include "hexix/record/move_text.hpp"
#include "hexix/record/record_replay.hpp"
#include "hexix/rules/rule_options.hpp"
#include "hexix/search/forced_win.hpp"
#include "hive/record/projection.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/rules/options/rule_option_rows.hpp"
#include "hive/search/forced_win.hpp"
#include "hive/spelling/move_string.hpp"
#include "hopgi/record/record_replay.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "hopgi/search/forced_win.hpp"
#include "text/sort.hpp"
#include "toolchain/registry/registry.hpp"

#include <plyglot/solve.hpp>

namespace plyglot::toolchain {
namespace {

// A position of one of the games, with what its moves are called. The position is changed by `play`.
struct HivePosition {
  hive::GameState state;
  hive::RuleOptions options;

  std::string_view side() const { return state.to_move() == hive::Colour::white ? "White" : "Black"; }
  bool is_over() const { return hive::is_over(state.outcome()); }
  auto prove(unsigned plies, const search::Limits& limits) const {
    return hive::prove_win(state, options, plies, limits);
  }
  std::string text_of(hive::Move move) const { return hive::uhp::move_string(state, move); }
  void play(hive::Move move) { state.play(move); }
};

struct HexixPosition {
  hexix::State state;
  hexix::RuleOptions options;
  // The board alone does not show it (hexix R14).
  bool has_ended = false;

  std::string_view side() const { return hexix::name_of(state.to_move()); }
  bool is_over() const { return has_ended; }
  auto prove(unsigned plies, const search::Limits& limits) const {
    return hexix::prove_win(state, options, plies, limits);
  }
  std::string text_of(hexix::Move move) const { return hexix::move_text(move); }
  void play(hexix::Move move) { hexix::play_if_sound(state, move, 0, 0); }
};

struct HopgiPosition {
  hopgi::State state;

  std::string_view side() const { return hopgi::name_of(state.to_move()); }
  bool is_over() const { return hopgi::is_over(state); }
  auto prove(unsigned plies, const search::Limits& limits) const { return hopgi::prove_win(state, plies, limits); }
  std::string text_of(const hopgi::Turn& turn) const { return hopgi::turn_text(turn); }
  void play(const hopgi::Turn& turn) { hopgi::play_turn(state, turn); }
};

template <class GamePosition>
Solution solved(GamePosition position, std::uint32_t plies, const SolveLimits& limits) {
  const auto proof =
      position.prove(std::min(plies, most_solved_plies), {limits.positions, limits.should_stop, limits.context});
  Solution solution;
  solution.side = position.side();
  if (proof.plies) solution.plies = *proof.plies;
  solution.is_finished = proof.is_finished;
  solution.positions = proof.nodes;
  for (const auto& move : proof.first_moves) solution.first_moves.push_back(position.text_of(move));
  text::sort(solution.first_moves.begin(), solution.first_moves.end());
  for (const auto& move : proof.line) {
    solution.line.push_back(position.text_of(move));
    position.play(move);
  }
  return solution;
}

// Each game calls visit(position, ply, span) for the moments that are asked for, or names a problem.

enum class Moments : std::uint8_t { last, all };

constexpr text::Span beginning_of(text::Span record) { return {record.begin, record.begin}; }

template <class Visit>
std::string visit_moments(const hive::Record& record, const notation::OptionValues& values, Moments wanted,
                          Visit visit) {
  HivePosition position{hive::GameState(record.type), hive::rule_options_of(values)};
  text::Span span = beginning_of(record.span);
  for (std::uint32_t ply = 0;; ++ply) {
    if (wanted == Moments::all || ply == record.plies.size()) visit(position, ply, span);
    if (ply == record.plies.size()) return {};
    position.play(hive::move_of(record.plies[ply]));
    span = record.plies[ply].span;
  }
}

template <class Visit>
std::string visit_moments(const hive::Position& position, const notation::OptionValues&, Moments, Visit visit) {
  const auto state = hive::state_of(position);
  if (!state) return "the position has no list of moves";
  visit(HivePosition{*state, {}}, 0, beginning_of(position.span));
  return {};
}

template <class Visit>
std::string visit_moments(const homeworlds::Record&, const notation::OptionValues&, Moments, Visit) {
  // homeworlds-rules 8.
  return "the turns of Homeworlds are too many to be searched";
}

template <class Visit>
std::string visit_moments(const hexix::Record& record, const notation::OptionValues& values, Moments wanted,
                          Visit visit) {
  // hexix R17: of a position that cannot be read there is no line.
  const bool has_record = record.is_fragment || !record.lines.empty();
  if (!has_record) return "the position cannot be read";
  if (!record.initial) return "the position that the record begins with is unknown";
  hexix::RecordReplay replay(record);
  text::Span span = beginning_of(record.span);
  while (true) {
    if (wanted == Moments::all || replay.is_at_end()) {
      const bool has_ended = record.end != hexix::End::none && replay.plies() > record.ending_ply;
      visit(HexixPosition{replay.state(), hexix::rule_options_of(values), has_ended}, replay.plies(), span);
    }
    if (replay.is_at_end()) return {};
    span = record.plies[replay.plies()].span;
    replay.advance();
  }
}

template <class Visit>
std::string visit_moments(const hopgi::Record& record, const notation::OptionValues&, Moments wanted, Visit visit) {
  if (!record.final_position) return "the position that the game begins with is unknown";
  hopgi::RecordReplay replay(record.initial);
  const std::vector<hopgi::RecordTurn> turns = hopgi::turns_of_game(record);
  text::Span span = beginning_of(record.span);
  for (std::uint32_t ply = 0;; ++ply) {
    if (wanted == Moments::all || ply == turns.size()) visit(HopgiPosition{replay.state()}, ply, span);
    if (ply == turns.size()) return {};
    replay.play(turns[ply]);
    span = turns[ply].span;
  }
}

template <class Visit>
std::string visit_moments(const hopgi::Setup& setup, const notation::OptionValues&, Moments, Visit visit) {
  if (!setup.is_sound) return "the position cannot be read";
  visit(HopgiPosition{hopgi::State(setup.position)}, 0, beginning_of(setup.span));
  return {};
}

template <class Visit>
std::string visit_moments(std::monostate, const notation::OptionValues&, Moments, Visit) {
  return {};
}

}  // namespace

Solution solve(const Model& model, const Language& language, std::uint32_t plies, const SolveLimits& limits) {
  const notation::OptionValues values = values_of(language);
  Solution solution;
  const auto keep = [&](const auto& position, std::uint32_t, text::Span) {
    if (position.is_over()) {
      solution.problem = "the game is over";
    } else {
      solution = solved(position, plies, limits);
    }
  };
  std::string problem =
      std::visit([&](const auto& typed) { return visit_moments(typed, values, Moments::last, keep); }, model);
  if (!problem.empty()) solution.problem = std::move(problem);
  return solution;
}

std::vector<SolvedMoment> find_wins(const Model& model, const Language& language, std::uint32_t plies,
                                    const SolveLimits& limits) {
  const notation::OptionValues values = values_of(language);
  std::vector<SolvedMoment> moments;
  const auto keep = [&](const auto& position, std::uint32_t ply, text::Span span) {
    if (position.is_over()) return;
    Solution solution = solved(position, plies, limits);
    if (solution.plies || !solution.is_finished) moments.push_back({ply, span, std::move(solution)});
  };
  std::visit([&](const auto& typed) { return visit_moments(typed, values, Moments::all, keep); }, model);
  return moments;
}

}  // namespace plyglot::toolchain
