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

MatchEngine engine_of(const Json& json) {
  MatchEngine engine = engine_named(json.at("name").get<std::string>() + '=' + json.at("command").get<std::string>());
  engine.protocol = json.at("protocol").get<std::string>() == "suite" ? Protocol::suite : Protocol::uhp;
  engine.time = json.at("ms").get<std::uint32_t>();
  engine.depth = json.at("depth").get<std::uint32_t>();
  engine.memory = json.value("memory", std::uint32_t{0});
  engine.options = json.at("options").get<std::vector<std::pair<std::string, std::string>>>();
  return engine;
}

MatchPlan read_plan(const Json& json) {
  MatchPlan plan;
  plan.game = json.at("game").get<std::string>();
  for (const Json& engine : json.at("engines")) plan.engines.push_back(engine_of(engine));
  plan.is_gauntlet = json.at("gauntlet").get<bool>();
  plan.pairs = json.at("pairs").get<std::uint32_t>();
  for (const Json& opening : json.at("openings")) {
    plan.openings.push_back({opening.at("notation").get<std::string>(), opening.at("text").get<std::string>()});
  }
  plan.grace = json.at("grace").get<std::uint32_t>();
  plan.most_plies = json.at("max-plies").get<std::uint32_t>();
  plan.has_repetition = json.at("repetition").get<bool>();
  if (json.contains("sprt")) plan.sprt = json.at("sprt").get<std::pair<double, double>>();
  if (plan.engines.size() < 2 || plan.openings.empty()) throw std::runtime_error("it names no match");
  return plan;
}

}  // namespace

std::string plan_text(const MatchPlan& plan) {
  Json json = {{"plyglot-match", 1}, {"game", plan.game}, {"engines", Json::array()}};
  for (const MatchEngine& engine : plan.engines) {
    json["engines"].push_back({{"name", engine.name},
                               {"command", engine.command},
                               {"protocol", engine.protocol == Protocol::suite ? "suite" : "uhp"},
                               {"ms", engine.time},
                               {"depth", engine.depth},
                               {"memory", engine.memory},
                               {"options", engine.options}});
  }
  json["gauntlet"] = plan.is_gauntlet;
  json["pairs"] = plan.pairs;
  json["grace"] = plan.grace;
  json["max-plies"] = plan.most_plies;
  json["repetition"] = plan.has_repetition;
  if (plan.sprt) json["sprt"] = *plan.sprt;
  json["openings"] = Json::array();
  for (const Opening& opening : plan.openings) {
    json["openings"].push_back({{"notation", opening.notation}, {"text", opening.text}});
  }
  return text_of(json, 2);
}

MatchPlan plan_of(const std::string& text) {
  try {
    return read_plan(Json::parse(text));
  } catch (const Json::exception&) {
    throw std::runtime_error("it is not the state of a match");
  }
}

std::string events_of(const MatchPlan& plan, const MatchGame& game) {
  const PlannedGame& planned = game.planned;
  const auto name = [&](std::size_t side) { return plan.engines[planned.engines[side]].name; };
  const Opening& opening = plan.openings[planned.opening];
  std::string out = text_of({{"event", "started"},
                             {"game", planned.number},
                             {"first", name(0)},
                             {"second", name(1)},
                             {"opening", planned.opening + 1},
                             {"plies", game.opening_plies},
                             {"notation", opening.notation},
                             {"board", opening.text}},
                            -1);
  std::uint32_t ply = game.opening_plies;
  for (const MatchMove& move : game.moves) {
    out += text_of({{"event", "move"},
                    {"game", planned.number},
                    {"ply", ++ply},
                    {"move", move.words},
                    {"engine", name(move.side)},
                    {"ms", move.milliseconds}},
                   -1);
  }
  for (const MatchFinding& finding : game.findings) out += text_of(finding_json(plan, game, finding), -1);
  return out + text_of({{"event", "finished"},
                        {"game", planned.number},
                        {"winner", game.winner ? Json(name(*game.winner)) : Json()},
                        {"end", game.end},
                        {"plies", game.plies()}},
                       -1);
}

std::size_t EventReader::side_of(const std::string& name) const {
  for (std::size_t side = 0; side < 2; ++side) {
    if (plan_.engines[game_.planned.engines[side]].name == name) return side;
  }
  throw std::runtime_error("`" + name + "` does not play this game");
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
      game_.opening_plies = json.at("plies").get<std::uint32_t>();
    }
    if (game_.planned.number != number) throw std::runtime_error("a game has no beginning");
    if (event == "move") {
      game_.moves.push_back({json.at("move").get<std::string>(), side_of(json.at("engine")), json.value("ms", 0U)});
    } else if (event == "finding") {
      game_.findings.push_back(finding_of(plan_, json));
    } else if (event == "finished") {
      if (!json.at("winner").is_null()) game_.winner = side_of(json.at("winner"));
      game_.end = json.at("end").get<std::string>();
      return std::move(game_);
    }
    return std::nullopt;
  } catch (const Json::exception& problem) {
    throw std::runtime_error(problem.what());
  }
}

}  // namespace plyglot::tool::match
