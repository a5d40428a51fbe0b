// Perft from the first position of a game or from the positions of texts.
#include "plyglot/moves/moves.hpp"
#include "plyglot/reading/record_reader.hpp"
#include "plyglot/run/usage_error.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"

#include <plyglot/perft.hpp>

#include <algorithm>
#include <charconv>

namespace plyglot::tool {
namespace {

// More would count for longer than anybody waits.
constexpr std::uint32_t deepest = 20;

std::uint32_t depth_of(const std::string& word) {
  std::uint32_t depth = 0;
  const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), depth);
  if (error == std::errc() && stop == word.data() + word.size() && depth <= deepest) return depth;
  throw UsageError(
      text::format("`{}` is not a depth from 0 to {}: the last word is the number of plies", word, deepest));
}

bool is_game(const std::string& word) {
  const std::vector<toolchain::GameFacts> games = toolchain::games();
  return std::any_of(games.begin(), games.end(), [&](const auto& game) { return game.id == word; });
}

toolchain::Perft count_from_start(const std::string& game, const PerftOptions& options, std::uint32_t depth) {
  if (options.input.ply) throw UsageError("--ply speaks of a recorded game");
  std::vector<std::pair<std::string, std::string>> values;
  for (const std::string& option : options.input.options) values.push_back(split_option(option));
  toolchain::Perft result = toolchain::perft_from_start(game, values, depth, options.divides);
  if (!result.problem.empty()) throw UsageError(result.problem);
  return result;
}

void print(const toolchain::Perft& result, bool divides, Run& run) {
  if (!result.problem.empty()) {
    run.problem(result.problem);
    return run.found();
  }
  for (const auto& [move, leaves] : result.division) run.result(text::format("{}: {}\n", text::visible(move), leaves));
  run.result(divides ? text::format("\ntotal: {}\n", result.leaves) : text::format("{}\n", result.leaves));
}

void count_in_text(const PerftOptions& options, std::uint32_t depth, Run& run) {
  const Inputs inputs(options.input, run);
  if (inputs.list().size() > 1) throw UsageError("moves are counted for one text");
  if (inputs.list().empty()) return inputs.report_no_record("count");
  FindingReport report(run, Stream::error);
  RecordReader reader(inputs.list().front(), options.input.wanted(), report, run);
  const std::optional<Record> record = reader.next();
  if (reader.next()) throw UsageError("there is more than one record: choose one with --record N");
  report.finish();
  if (report.counts().errors != 0) run.found();
  if (!record) return inputs.report_no_record("count");
  print(toolchain::perft(record->model, inputs.list().front().language(), depth, options.divides), options.divides,
        run);
}

}  // namespace

int perft(const PerftOptions& given) {
  PerftOptions options = given;
  std::vector<std::string>& words = options.input.paths;
  if (words.empty()) throw UsageError("nothing to count: give a game or a PATH, and the number of plies");
  const std::uint32_t depth = depth_of(words.back());
  words.pop_back();
  Run run(options.speech);
  if (words.size() == 1 && options.input.texts.empty() && is_game(words.front())) {
    print(count_from_start(words.front(), options, depth), options.divides, run);
  } else {
    count_in_text(options, depth, run);
  }
  return run.finish();
}

}  // namespace plyglot::tool
