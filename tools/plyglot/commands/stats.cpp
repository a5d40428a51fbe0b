// `plyglot stats`.
#include "plyglot/archive/stats/stats.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_stats(CLI::App& command, Action& action) {
  const auto options = std::make_shared<StatsOptions>();
  add_input_options(command, options->input);
  add_speech_options(command, options->speech);
  command.add_option("--index", options->index, "Count the games of this index instead of texts")
      ->type_name("FILE")
      ->group("What to count");
  add_number(command, "--plies", options->plies, 1, 1U << 16, "Take the first N plies for the opening (default: 4)")
      ->group("What to count");
  add_number(command, "--limit", options->limit, 1, 1U << 20,
             "Show no more than N players, openings and findings (default: 10)")
      ->group("Output");
  add_choice<StatsFormat>(command, "--output-format", options->format,
                          {{"text", StatsFormat::text}, {"json", StatsFormat::json}, {"svg", StatsFormat::svg}},
                          "text, json or svg")
      ->type_name("FORMAT")
      ->group("Output");
  command.callback([options, &action] { action = [options] { return stats(*options); }; });
}

}  // namespace plyglot::tool
