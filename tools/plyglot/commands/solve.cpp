// `plyglot solve`.
#include "plyglot/solve/solve.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"

#include <plyglot/solve.hpp>

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_solve(CLI::App& command, Action& action) {
  constexpr const char* group = "Search";
  const auto options = std::make_shared<SolveOptions>();
  add_input_options(command, options->input);
  add_speech_options(command, options->speech);
  add_ply_option(command, options->input)->group("View");
  add_number(command, "--plies", options->plies, 1, toolchain::most_solved_plies,
             "Within how many plies the win is forced, those of both sides counted")
      ->required()
      ->group(group);
  add_number(command, "--nodes", options->nodes, 1, 1U << 31, "Give a position up after N others were looked at")
      ->group(group);
  command.add_flag("--find", options->finds, "Look at every ply of every record")->group(group);
  add_choice<ListFormat>(command, "--output-format", options->format,
                         {{"human", ListFormat::human}, {"jsonl", ListFormat::jsonl}}, "human or jsonl")
      ->type_name("FORMAT")
      ->group("Output");
  command.callback([options, &action] { action = [options] { return solve(*options); }; });
}

}  // namespace plyglot::tool
