#include "plyglot/match/planning.hpp"

#include "plyglot/match/openings.hpp"
#include "plyglot/run/usage_error.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <set>

namespace plyglot::tool::match {
namespace {

constexpr std::string_view random_word = "random:";
constexpr std::uint32_t most_opening_plies = 40;
constexpr std::uint32_t usual_random_plies = 4;
constexpr std::uint32_t milliseconds_of_second = 1000;

std::pair<double, double> sprt_bounds(const std::string& words) {
  const char* const begin = words.c_str();
  char* comma = nullptr;
  char* end = nullptr;
  const double elo0 = std::strtod(begin, &comma);
  const double elo1 = *comma == ',' ? std::strtod(comma + 1, &end) : 0;
  const bool is_read = comma != begin && end != nullptr && end != comma + 1 && *end == '\0';
  // Of 1000 Elo the weaker side scores one point of 300; beyond that no test means anything. The order excludes NaN.
  if (!is_read || !(elo0 < elo1) || !(elo0 >= -1000) || !(elo1 <= 1000)) {
    throw UsageError(text::format("`{}`: write --sprt ELO0,ELO1 with ELO0 below ELO1, both from -1000 to 1000", words));
  }
  return {elo0, elo1};
}

std::optional<std::uint32_t> number_in(std::string_view digits, std::uint32_t most) {
  std::uint32_t number = 0;
  const char* const last = digits.data() + digits.size();
  const auto [end, error] = std::from_chars(digits.data(), last, number);
  if (digits.empty() || error != std::errc() || end != last || number > most) return std::nullopt;
  return number;
}

// Milliseconds, of seconds with up to three digits after a point.
std::optional<std::uint32_t> time_in(std::string_view seconds) {
  constexpr std::uint32_t longest = 86'400;
  const std::size_t point = seconds.find('.');
  const auto whole = number_in(seconds.substr(0, point), longest);
  if (!whole) return std::nullopt;
  if (point == std::string_view::npos) return *whole * milliseconds_of_second;
  std::string digits(seconds.substr(point + 1));
  if (digits.empty() || digits.size() > 3) return std::nullopt;
  digits.resize(3, '0');
  const auto part = number_in(digits, milliseconds_of_second - 1);
  if (!part) return std::nullopt;
  return *whole * milliseconds_of_second + *part;
}

// Words that begin with the name of one engine and the sign come last, so that they win over what is for all.
std::vector<std::string> in_order(std::vector<std::string> words, bool (*is_for_one)(const std::string& word)) {
  std::stable_partition(words.begin(), words.end(), [&](const std::string& word) { return !is_for_one(word); });
  return words;
}

// The engines that the word is for: all, or the one that it names before the sign; the rest of the word is left.
std::vector<MatchEngine*> engines_meant(MatchPlan& plan, bool is_for_one, char sign, std::string& word) {
  const std::string name = is_for_one ? word.substr(0, word.find(sign)) : std::string();
  std::vector<MatchEngine*> meant;
  for (MatchEngine& engine : plan.engines) {
    if (!is_for_one || engine.name == name) meant.push_back(&engine);
  }
  if (meant.empty()) throw UsageError(text::format("there is no engine `{}`, which `{}` is for", name, word));
  if (is_for_one) word.erase(0, name.size() + 1);
  return meant;
}

bool has_name(const std::string& word) { return word.find('=') != std::string::npos; }

// `NAME:KEY=VALUE`; there may be a colon in a value.
bool has_name_of_option(const std::string& word) { return word.find(':') < word.find('='); }

template <class Set>
void set_in_engines(MatchPlan& plan, const std::vector<std::string>& words, std::string_view expected, Set set) {
  for (const std::string& word : in_order(words, has_name)) {
    std::string value = word;
    for (MatchEngine* const engine : engines_meant(plan, has_name(word), '=', value)) {
      if (!set(*engine, value)) throw UsageError(text::format("`{}`: write {}", word, expected));
    }
  }
}

void set_limits(MatchPlan& plan, const MatchOptions& options) {
  set_in_engines(plan, options.depths, "--depth N or --depth NAME=N, with an N from 1 to 1000",
                 [](MatchEngine& engine, const std::string& word) {
                   constexpr std::uint32_t most_depth = 1000;
                   engine.depth = number_in(word, most_depth).value_or(0);
                   return engine.depth != 0;
                 });
  constexpr std::uint32_t longest_depth_time = 60 * milliseconds_of_second;
  for (MatchEngine& engine : plan.engines) {
    if (engine.depth != 0) engine.time = longest_depth_time;
  }
  set_in_engines(plan, options.times, "--time SECONDS or --time NAME=SECONDS, from 0.001 to 86400",
                 [](MatchEngine& engine, const std::string& word) {
                   engine.time = time_in(word).value_or(0);
                   return engine.time != 0;
                 });
  set_in_engines(plan, options.memories, "--memory MIB or --memory NAME=MIB, from 1 to 16777216",
                 [](MatchEngine& engine, const std::string& word) {
                   constexpr std::uint32_t most_memory = 1u << 24;
                   engine.memory = number_in(word, most_memory).value_or(0);
                   return engine.memory != 0;
                 });
  for (const MatchEngine& engine : plan.engines) {
    const bool is_whole = engine.time % milliseconds_of_second == 0;
    if (engine.protocol == Protocol::suite || engine.depth != 0 || is_whole) continue;
    throw UsageError(
        text::format("`{}` speaks UHP, which has whole seconds: give a whole --time, or --depth", engine.name));
  }
}

void set_options(MatchPlan& plan, const std::vector<std::string>& options) {
  for (const std::string& option : in_order(options, has_name_of_option)) {
    std::string word = option;
    for (MatchEngine* const engine : engines_meant(plan, has_name_of_option(option), ':', word)) {
      const std::size_t sign = word.find('=');
      if (sign == 0 || sign == std::string::npos || word.find('\n') != std::string::npos) {
        throw UsageError(text::format("`{}`: write --option KEY=VALUE or --option NAME:KEY=VALUE", option));
      }
      engine->options.emplace_back(word.substr(0, sign), word.substr(sign + 1));
    }
  }
}

// Plies of `random:PLIES`; none for a path.
std::optional<std::uint32_t> random_plies(const std::string& word) {
  if (word.substr(0, random_word.size()) != random_word) return std::nullopt;
  const auto plies = number_in(std::string_view(word).substr(random_word.size()), most_opening_plies);
  if (!plies) throw UsageError(text::format("`{}`: write random:PLIES, with 0 to {} plies", word, most_opening_plies));
  return plies;
}

std::vector<Opening> openings_for(const MatchPlan& plan, const MatchOptions& options, Run& run) {
  std::vector<Opening> openings;
  const std::string first = options.openings.empty() ? std::string() : options.openings.front();
  const std::optional<std::uint32_t> plies = options.openings.empty() ? usual_random_plies : random_plies(first);
  if (plies) {
    if (options.openings.size() > 1) throw UsageError("`random:PLIES` cannot be mixed with other openings");
    openings = random_openings(plan, options.type, *plies, options.seed, options.pairs);
  } else {
    InputOptions files = options.opening_files;
    files.paths = options.openings;
    openings = openings_of(plan, files, run);
    if (run.has_failed()) throw UsageError("the openings cannot be used as they are");
    if (openings.empty()) throw UsageError("there is no game among the openings");
  }
  if (openings.size() < options.pairs) {
    run.note(text::format("{} for {} pairs: they are played again and again", text::counted(openings.size(), "opening"),
                          options.pairs));
  }
  return openings;
}

void take_engines(MatchPlan& plan, const MatchOptions& options) {
  std::set<std::string> names;
  for (const std::string& text : options.engines) {
    plan.engines.push_back(engine_named(text));
    if (!names.insert(plan.engines.back().name).second) {
      throw UsageError(text::format("two engines are called `{}`", plan.engines.back().name));
    }
  }
  if (plan.engines.size() < 2) throw UsageError("a match needs two engines: give --engine NAME=COMMAND twice");
  const bool is_hive = plan.game == "hive";
  for (MatchEngine& engine : plan.engines) engine.protocol = is_hive ? Protocol::uhp : Protocol::suite;
  set_in_engines(plan, options.protocols, "--protocol uhp or suite, or NAME=uhp or NAME=suite",
                 [](MatchEngine& engine, const std::string& word) {
                   engine.protocol = word == "suite" ? Protocol::suite : Protocol::uhp;
                   return word == "suite" || word == "uhp";
                 });
  for (const MatchEngine& engine : plan.engines) {
    if (is_hive || engine.protocol == Protocol::suite) continue;
    throw UsageError(text::format("`{}` cannot speak UHP in a game of {}", engine.name, plan.game));
  }
}

}  // namespace

MatchPlan plan_for(const MatchOptions& options, Run& run) {
  MatchPlan plan;
  plan.game = options.game;
  take_engines(plan, options);
  set_limits(plan, options);
  set_options(plan, options.engine_options);
  if (options.is_gauntlet && options.is_round_robin) throw UsageError("--gauntlet excludes --round-robin");
  plan.is_gauntlet = options.is_gauntlet;
  plan.pairs = options.pairs;
  plan.grace = options.grace;
  plan.most_plies = options.most_plies;
  plan.has_repetition = options.has_repetition;
  if (!options.sprt.empty()) {
    if (plan.engines.size() != 2) throw UsageError("--sprt is a test of two engines");
    plan.sprt = sprt_bounds(options.sprt);
  }
  plan.openings = openings_for(plan, options, run);
  return plan;
}

}  // namespace plyglot::tool::match
