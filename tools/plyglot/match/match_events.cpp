#include "plyglot/match/match_events.hpp"

#include <nlohmann/json.hpp>

#include <stdexcept>

namespace plyglot::tool::match {
namespace {

using Json = nlohmann::ordered_json;

// What engines say may be any bytes.
std::string text_of(const Json& json, int indentation) {
  return json.dump(indentation, ' ', false, Json::error_handler_t::replace) + '\n';
}

hive::Outcome outcome_named(const std::string& name) {
  for (const hive::Outcome outcome : {hive::Outcome::draw, hive::Outcome::white_wins, hive::Outcome::black_wins}) {
    if (name == hive::name_of(outcome)) return outcome;
  }
  throw std::runtime_error("`" + name + "` is not a result");
}

Json finding_json(const MatchPlan& plan, const MatchGame& game, const MatchFinding& finding) {
  Json json = {{"event", "finding"}, {"game", game.planned.number}, {"engine", plan.engines[finding.engine].name},
               {"ply", finding.ply}, {"name", finding.name},        {"message", finding.message}};
  if (!finding.shown.empty()) json["shown"] = finding.shown;
  json["board"] = finding.game;
  json["said"] = finding.said;
  json["notes"] = finding.notes;
  json["more"] = finding.more;
  return json;
}

std::size_t engine_named_in(const MatchPlan& plan, const std::string& name) {
  for (std::size_t index = 0; index < plan.engines.size(); ++index) {
    if (plan.engines[index].name == name) return index;
  }
  throw std::runtime_error("there is no engine `" + name + "`");
}

MatchFinding finding_of(const MatchPlan& plan, const Json& json) {
  MatchFinding finding;
  finding.name = json.at("name").get<std::string>();
  finding.engine = engine_named_in(plan, json.at("engine").get<std::string>());
  finding.ply = json.at("ply").get<std::uint32_t>();
  finding.message = json.at("message").get<std::string>();
  finding.shown = json.value("shown", "");
  finding.game = json.at("board").get<std::string>();
  finding.said = json.at("said").get<std::string>();
  finding.notes = json.at("notes").get<std::vector<std::string>>();
  finding.more = json.at("more").get<std::uint32_t>();
  return finding;
}

MatchPlan read_plan(const Json& json) {
  MatchPlan plan;
  for (const Json& engine : json.at("engines")) {
    plan.engines.push_back(
        engine_named(engine.at("name").get<std::string>() + '=' + engine.at("command").get<std::string>()));
  }
  plan.is_gauntlet = json.at("gauntlet").get<bool>();
  plan.pairs = json.at("pairs").get<std::uint32_t>();
  plan.openings = json.at("openings").get<std::vector<std::string>>();
  plan.time = json.at("time").get<std::uint32_t>();
  plan.depth = json.at("depth").get<std::uint32_t>();
  plan.grace = json.at("grace").get<std::uint32_t>();
  plan.most_plies = json.at("max-plies").get<std::uint32_t>();
  plan.has_repetition = json.at("repetition").get<bool>();
  if (json.contains("sprt")) plan.sprt = json.at("sprt").get<std::pair<double, double>>();
  if (plan.engines.size() < 2 || plan.openings.empty()) throw std::runtime_error("it names no match");
  return plan;
}

}  // namespace

std::string plan_text(const MatchPlan& plan) {
  Json json = {{"plyglot-match", 1}, {"engines", Json::array()}, {"gauntlet", plan.is_gauntlet}, {"pairs", plan.pairs}};
  for (const MatchEngine& engine : plan.engines) {
    json["engines"].push_back({{"name", engine.name}, {"command", engine.command}});
  }
  json["time"] = plan.time;
  json["depth"] = plan.depth;
  json["grace"] = plan.grace;
  json["max-plies"] = plan.most_plies;
  json["repetition"] = plan.has_repetition;
  if (plan.sprt) json["sprt"] = *plan.sprt;
  json["openings"] = plan.openings;
  return text_of(json, 2);
}

MatchPlan plan_of(const std::string& text) {
  try {
    return read_plan(Json::parse(text));
  } catch (const Json::exception& problem) {
    throw std::runtime_error(problem.what());
  }
}

std::string events_of(const MatchPlan& plan, const MatchGame& game) {
  const PlannedGame& planned = game.planned;
  const auto name = [&](std::size_t engine) { return plan.engines[engine].name; };
  std::string out = text_of({{"event", "started"},
                             {"game", planned.number},
                             {"white", name(planned.white)},
                             {"black", name(planned.black)},
                             {"opening", planned.opening + 1}},
                            -1);
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
    Json move = {{"event", "move"}, {"game", planned.number}, {"ply", ply + 1}, {"move", game.moves[ply].words}};
    if (ply < game.opening_plies) {
      move["opening"] = true;
    } else {
      move["engine"] = name(ply % 2 == 0 ? planned.white : planned.black);
      move["ms"] = game.moves[ply].milliseconds;
    }
    out += text_of(move, -1);
  }
  for (const MatchFinding& finding : game.findings) out += text_of(finding_json(plan, game, finding), -1);
  return out + text_of({{"event", "finished"},
                        {"game", planned.number},
                        {"result", hive::name_of(game.outcome)},
                        {"end", game.end},
                        {"plies", game.moves.size()}},
                       -1);
}

std::optional<MatchGame> EventReader::take(std::string_view line) {
  try {
    const Json json = Json::parse(line);
    const std::string event = json.at("event").get<std::string>();
    const auto number = json.at("game").get<std::uint32_t>();
    if (number == 0 || number > plan_.game_count()) throw std::runtime_error("there is no such game");
    if (event == "started") {
      game_ = {};
      game_.planned = planned_game(plan_, number);
    }
    if (game_.planned.number != number) throw std::runtime_error("a game has no beginning");
    if (event == "move") {
      game_.moves.push_back({json.at("move").get<std::string>(), json.value("ms", 0U)});
      if (json.contains("opening")) ++game_.opening_plies;
    } else if (event == "finding") {
      game_.findings.push_back(finding_of(plan_, json));
    } else if (event == "finished") {
      game_.outcome = outcome_named(json.at("result").get<std::string>());
      game_.end = json.at("end").get<std::string>();
      return std::move(game_);
    }
    return std::nullopt;
  } catch (const Json::exception& problem) {
    throw std::runtime_error(problem.what());
  }
}

}  // namespace plyglot::tool::match
