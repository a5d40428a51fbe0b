#include "plyglot/match/suite_player.hpp"

#include "plyglot/engines/suite_engine.hpp"

#include "text/format.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace plyglot::tool::match {
namespace {

using engines::SuiteEngine;
using Json = nlohmann::ordered_json;

constexpr std::string_view verb = "bestmove";

std::string line_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

const std::string hello = R"({"id":"hello","do":"hello"})";

// Discarded if it is not the answer to this question.
Json answer_in(const engines::Answer& answer, const Json& id) {
  const std::string* const line = answer.only_line();
  Json json = line == nullptr ? Json() : Json::parse(*line, nullptr, false);
  if (!json.is_object() || json.value("id", Json()) != id) return Json(Json::value_t::discarded);
  return json;
}

bool lists(const Json& json, std::string_view member, std::string_view word) {
  const auto list = json.find(member);
  return list != json.end() && list->is_array() && std::find(list->begin(), list->end(), word) != list->end();
}

}  // namespace

bool SuitePlayer::begin(const MatchBoard& board) {
  std::string problem;
  take(SuiteEngine::start(entry().words, engine_options(plan(), entry()), problem), problem);
  // A program that begins may take longer than a move.
  const engines::Answer answer = ask(hello, board, engine_options(plan(), entry()).patience);
  return answer.is_complete() || fail(answer, "hello", board);
}

MatchPlayer::Asked SuitePlayer::ask_move(const MatchBoard& board) {
  Json request = {{"id", ++questions_}, {"do", verb}, {"notation", board.notation()}, {"text", board.text()}};
  if (entry().depth != 0) {
    request["depth"] = entry().depth;
  } else {
    request["ms"] = entry().time;
  }
  for (const auto& [name, value] : entry().options) request["settings"][name] = value;
  Asked asked{std::string(verb), ask(line_of(request), board), {}};
  const Json answer = answer_in(asked.answer, questions_);
  if (answer.is_object() && answer.contains("move") && answer["move"].is_string()) {
    asked.words = answer["move"].get<std::string>();
  }
  return asked;
}

std::string SuitePlayer::why_unfit(const MatchPlan& plan, const MatchEngine& engine) {
  std::string problem;
  const std::unique_ptr<SuiteEngine> started = SuiteEngine::start(engine.words, engine_options(plan, engine), problem);
  if (started == nullptr) return problem;
  const engines::Answer said = started->ask(hello);
  if (!said.is_complete()) return {};
  started->quit();
  const Json answer = answer_in(said, "hello");
  if (!answer.is_object()) return "the engine does not answer `hello` of the conformance suite's protocol";
  if (!lists(answer, "verbs", verb)) return text::format("the engine does not answer `{}`", verb);
  std::set<std::string> notations{plan.game == "hive" ? "uhp" : plan.game};
  for (const Opening& opening : plan.openings) notations.insert(opening.notation);
  for (const std::string& notation : notations) {
    if (!lists(answer, "notations", notation))
      return text::format("the engine does not know the notation `{}`", notation);
  }
  return {};
}

}  // namespace plyglot::tool::match
