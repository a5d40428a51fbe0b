// Whole files of Homeworlds played by the rules: what is said of their turns, and how they end.

#include "homeworlds/notation/headers.hpp"
#include "support/catch.hpp"
#include "support/homeworlds_reading.hpp"
#include "support/homeworlds_turns.hpp"
#include "support/homeworlds_words.hpp"
#include "support/vectors.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <set>

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

State first_state(const Ast& ast) {
  if (ast.initial) return State(*ast.initial);
  return State(ast.players.empty() ? Player{2} : static_cast<Player>(ast.players.size()));
}

class FileGame {
 public:
  explicit FileGame(const test::HomeworldsReading& reading)
      : reading_(reading), referee_(first_state(reading.ast), reading.ast.profile.value_or(Profile::rules)) {
    for (const text::Span name : reading.ast.players) handles_.push_back(reading.slice(name));
  }

  void play() {
    const Ast& ast = reading_.ast;
    for (std::size_t i = 0; i < ast.turns.size(); ++i) {
      if (ast.uncertain_from == i) referee_.lose_certainty();
      play(ast.turns[i]);
    }
    if (ast.uncertain_from == ast.turns.size()) referee_.lose_certainty();
  }

  const Referee& referee() const { return referee_; }
  const std::string& findings() const { return findings_; }

 private:
  // homeworlds R2.
  std::optional<Player> player_of(text::Span handle) {
    if (handle.empty()) return std::nullopt;
    const std::string_view word = reading_.slice(handle);
    for (std::size_t i = 0; i < handles_.size(); ++i) {
      if (text::is_same_word(handles_[i], word)) return static_cast<Player>(i);
    }
    if (!reading_.ast.players.empty() || handles_.size() == referee_.state().players()) return std::nullopt;
    handles_.push_back(word);
    return static_cast<Player>(handles_.size() - 1);
  }

  bool has_error(const TurnNode& node) const {
    return std::any_of(reading_.findings.begin(), reading_.findings.end(), [&](const Finding& finding) {
      return finding.severity == diagnostics::Severity::error && node.span.contains(finding.span);
    });
  }

  // homeworlds R13, R11.
  std::string_view given_name(const TurnNode& node, Player player, const Action& action) {
    if (action.verb != Verb::homeworld) return first_free_letter();
    if (!node.handle.empty()) return reading_.slice(node.handle);
    if (player < reading_.ast.players.size()) return reading_.slice(reading_.ast.players[player]);
    return test::seat_name(player, referee_.state().players());
  }
  std::string_view first_free_letter() const {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    for (std::size_t i = 0; i < letters.size(); ++i) {
      if (referee_.state().find(letters.substr(i, 1)) == nullptr) return letters.substr(i, 1);
    }
    return "";
  }

  void play(const TurnNode& node) {
    const auto first_action = reading_.ast.actions.begin() + node.first_action;
    test::HomeworldsTurn turn;
    turn.text = reading_.text;
    turn.span = node.span;
    turn.actions.assign(first_action, first_action + node.action_count);
    std::vector<Violation> violations;
    const std::optional<Player> named = player_of(node.handle);
    const Player player = named.value_or(referee_.state().to_move());
    referee_.begin_turn(named, !node.confirmation.empty(), violations);
    for (const ActionNode& written : turn.actions) {
      if (!written.is_playable) continue;
      Action action = test::action_of(turn, written, referee_.state());
      if (action.is_unnamed) action.system = given_name(node, player, action);
      if (action.verb == Verb::discover && action.other_system.empty()) {
        action.other_system = given_name(node, player, action);
      }
      const auto number = static_cast<ActionNumber>(node.first_action + (&written - turn.actions.data()));
      referee_.play(action, number, violations);
      if (action.is_unnamed) name_home(player);
    }
    referee_.end_turn(has_error(node) || node.goes_on_below, violations);
    if (node.is_broken) referee_.lose_certainty();
    findings_ += test::findings_text(turn, violations, node.first_action);
  }

  void name_home(Player player) {
    const State::Place* home = referee_.state().home_of(player);
    if (home != nullptr) referee_.add_name(home->id, test::seat_name(player, referee_.state().players()));
  }

  const test::HomeworldsReading& reading_;
  Referee referee_;
  std::vector<std::string_view> handles_;
  std::string findings_;
};

nlohmann::json found_by_rules(const nlohmann::json& diagnostics) {
  nlohmann::json kept = nlohmann::json::array();
  for (const auto& row : diagnostics) {
    for (std::size_t i = 0; i < rule_count; ++i) {
      if (name_of(static_cast<Rule>(i)) == row.at("name").get<std::string>()) kept.push_back(row);
    }
  }
  return kept;
}

std::multiset<std::string> lines_of(const std::string& text) {
  const std::vector<std::string> lines = test::split(text, '\n');
  return {lines.begin(), lines.end()};
}

}  // namespace

TEST_CASE("homeworlds rules: files") {
  for (const auto& row : test::json_vectors("vectors/homeworlds/layout.jsonl")) {
    CAPTURE(row.dump());
    ReadOptions options;
    if (!row["layout_option"].is_null()) options.layout = layout_named(row["layout_option"].get<std::string>());
    const test::HomeworldsReading reading = test::read_homeworlds(row["text"].get<std::string>(), options);
    if (reading.ast.is_fragment) continue;
    FileGame game(reading);
    game.play();
    CHECK(lines_of(game.findings()) == lines_of(test::expected_findings(found_by_rules(row["diagnostics"]))));
    CHECK(game.referee().is_certain() == (row["outcome"] != "unknown"));
    if (row["final"].is_null()) continue;
    CHECK(position_text(game.referee().state().position()) == row["final"].get<std::string>());
    CHECK(test::outcome_text(game.referee().result()) == row["outcome"].get<std::string>());
  }
}
