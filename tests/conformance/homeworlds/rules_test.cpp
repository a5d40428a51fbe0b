// The rules of Homeworlds against the vectors: single turns in all profiles, counts of basic actions, and whole games.

#include "homeworlds/rules/basic_actions.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/homeworlds/games.hpp"
#include "support/homeworlds/turns.hpp"

#include <algorithm>
#include <set>

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

// Findings of the notation, which the rules know nothing of.
bool is_of_notation(const nlohmann::json& diagnostic) {
  static const std::set<std::string> names = {"homeworlds/homeworld-without-name", "homeworlds/colour-form",
                                              "homeworlds/build-without-size",     "homeworlds/trade-order",
                                              "homeworlds/ambiguous-trade",        "homeworlds/capture-verb",
                                              "homeworlds/catastrophe-order"};
  return names.count(diagnostic.at("name").get<std::string>()) > 0;
}

nlohmann::json rules_diagnostics(const nlohmann::json& row) {
  nlohmann::json kept = nlohmann::json::array();
  for (const auto& diagnostic : row.at("diagnostics")) {
    if (!is_of_notation(diagnostic)) kept.push_back(diagnostic);
  }
  return kept;
}

// The replacement that the finding's facts amount to, where the vectors give one.
std::string fix_of(const Violation& violation, const State& state, Profile profile) {
  switch (violation.rule) {
    case Rule::wrong_build_size:
      if (profile == Profile::ap) return {letter_of(colour_of(*violation.piece))};
      return name_of(*violation.piece);
    case Rule::trade_size:
      // Written as `seed` writes colours (homeworlds R6).
      return {letter_of(colour_of(*violation.piece))};
    case Rule::unknown_system:
      return violation.system ? std::string(state.name(*violation.system)) : "";
    case Rule::missing_pass: {
      std::string passes;
      for (unsigned i = 0; i < violation.count; ++i) passes += "; pass";
      return passes;
    }
    default:
      return "";
  }
}

nlohmann::json json_of(text::Span span) { return nlohmann::json::array({span.begin, span.end}); }

// The labels: other actions of the turn, or the system named first.
nlohmann::json related_of(const Violation& violation, const test::HomeworldsTurn& turn) {
  nlohmann::json related = nlohmann::json::array();
  if (violation.rule == Rule::not_connected) related.push_back(json_of(turn.actions[violation.action].system.span));
  for (std::size_t i = 0; i < violation.cause_count; ++i) {
    const ActionNumber cause = violation.causes[i].action;
    if (cause != no_action) related.push_back(json_of(turn.actions.at(cause).span));
  }
  return related;
}

void check_details(const nlohmann::json& diagnostics, const std::vector<Violation>& violations,
                   const test::HomeworldsTurn& turn, const Referee& referee) {
  for (std::size_t i = 0; i < violations.size(); ++i) {
    const nlohmann::json& expected = diagnostics.at(i);
    if (expected.contains("fix")) {
      CHECK(fix_of(violations[i], referee.state(), referee.profile()) == expected["fix"].get<std::string>());
    }
    if (expected.contains("related")) CHECK(related_of(violations[i], turn) == expected["related"]);
  }
}

void check_row(const nlohmann::json& row) {
  const std::string text = row.at("turn").get<std::string>();
  const test::HomeworldsTurn turn = test::read_homeworlds_turn(text);
  Referee referee = test::referee_of(row.at("position").get<std::string>(),
                                     test::homeworlds_profile(row.at("profile").get<std::string>()));
  const std::vector<Violation> violations = test::play_turn(referee, turn);

  const nlohmann::json diagnostics = rules_diagnostics(row);
  CHECK(test::findings_text(turn, violations) == test::expected_findings(diagnostics));
  if (violations.size() == diagnostics.size()) check_details(diagnostics, violations, turn, referee);

  const bool is_rejected = std::any_of(violations.begin(), violations.end(), [](const Violation& violation) {
    return violation.severity == diagnostics::Severity::error;
  });
  CHECK((is_rejected ? "reject" : "accept") == row.at("verdict").get<std::string>());
  if (row.at("result").is_null()) return;
  CHECK(referee.is_certain());
  CHECK(position_text(referee.state().position()) == row["result"].get<std::string>());
  CHECK(test::outcome_text(referee.result()) == row.at("outcome").get<std::string>());
}

}  // namespace

TEST_CASE("homeworlds rules: turns of the vectors") {
  for (const auto& row : test::json_vectors("homeworlds/rules.jsonl")) {
    CAPTURE(row.at("id"), row.at("position"), row.at("turn"));
    check_row(row);
  }
}

TEST_CASE("homeworlds rules: counts of basic actions") {
  for (const auto& row : test::table_vectors("homeworlds/basic-actions.tsv")) {
    CAPTURE(row[0]);
    const State state(test::homeworlds_position(row[0]));
    std::array<std::size_t, verbs> counts{};
    const std::vector<Action> actions = basic_actions(state);
    for (const Action& action : actions) ++counts[static_cast<std::size_t>(action.verb)];
    constexpr Verb columns[] = {Verb::build, Verb::trade, Verb::discover, Verb::move, Verb::attack};
    for (std::size_t i = 0; i < 5; ++i) {
      CHECK(counts[static_cast<std::size_t>(columns[i])] == std::stoul(row.at(i + 1)));
    }
    CHECK(actions.size() == std::stoul(row.at(6)));
  }
}

TEST_CASE("homeworlds rules: whole games") {
  for (const std::string& id : test::self_play_games) {
    CAPTURE(id);
    const std::string folder = "homeworlds/games/" + id;
    const std::string text = test::vector_file(folder + "/seed.hw").value();
    Referee referee = test::referee_of("");
    ActionNumber next = 0;
    std::size_t turns = 0;
    for (const std::string& line : test::split(text, '\n')) {
      if (line.empty() || line.find(':') != std::string::npos) continue;
      const test::HomeworldsTurn turn = test::read_homeworlds_turn(line);
      test::play_turn(referee, turn, next);
      next += static_cast<ActionNumber>(turn.actions.size());
      ++turns;
    }
    const auto facts = test::json_vector(folder + "/expected.json");
    CHECK(turns == facts.at("turns").get<std::size_t>());
    CHECK(position_text(referee.state().position()) == facts.at("final").get<std::string>());
    CHECK(anonymous_text(referee.state().position()) == facts.at("final_anonymous").get<std::string>());
    CHECK(test::outcome_text(referee.result()) == facts.at("outcome").get<std::string>());
  }
}
