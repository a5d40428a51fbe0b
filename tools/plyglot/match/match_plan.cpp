#include "plyglot/match/match_plan.hpp"

#include "plyglot/engines/command_words.hpp"
#include "plyglot/run/usage_error.hpp"

#include "text/format.hpp"

namespace plyglot::tool::match {
namespace {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
constexpr std::size_t longest_name = 60;

bool is_name(std::string_view name) {
  return !name.empty() && name.size() <= longest_name && letters.find(name.front()) != letters.npos &&
         name.find_first_not_of(std::string(letters) + "._-+") == name.npos;
}

}  // namespace

MatchEngine engine_named(const std::string& text) {
  const std::size_t sign = text.find('=');
  MatchEngine engine;
  engine.name = text.substr(0, sign);
  if (sign == std::string::npos || !is_name(engine.name)) {
    throw UsageError(
        text::format("`{}` is not an engine: write NAME=COMMAND LINE, with a NAME of letters and digits", text));
  }
  engine.command = text.substr(sign + 1);
  std::string problem;
  auto words = engines::split_words(engine.command, problem);
  if (!words) throw UsageError(text::format("`{}`: {}", text, problem));
  engine.words = *std::move(words);
  return engine;
}

std::vector<std::pair<std::size_t, std::size_t>> MatchPlan::pairings() const {
  std::vector<std::pair<std::size_t, std::size_t>> list;
  for (std::size_t first = 0; first < (is_gauntlet ? 1 : engines.size()); ++first) {
    for (std::size_t second = first + 1; second < engines.size(); ++second) list.emplace_back(first, second);
  }
  return list;
}

PlannedGame planned_game(const MatchPlan& plan, std::uint32_t number) {
  const auto pairings = plan.pairings();
  const std::size_t pair = (number - 1) / 2;
  PlannedGame game;
  game.number = number;
  game.pairing = pair % pairings.size();
  game.opening = pair / pairings.size() % plan.openings.size();
  game.engines = {pairings[game.pairing].first, pairings[game.pairing].second};
  if (number % 2 == 0) std::swap(game.engines[0], game.engines[1]);
  return game;
}

}  // namespace plyglot::tool::match
