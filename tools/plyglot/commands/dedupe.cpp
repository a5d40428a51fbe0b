// `plyglot dedupe`.
#include "plyglot/archive/dedupe/dedupe.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_dedupe(CLI::App& command, Action& action) {
  const auto options = std::make_shared<DedupeOptions>();
  add_input_options(command, options->input);
  add_speech_options(command, options->speech);
  command.add_option("--index", options->index, "Look in this index instead of texts")
      ->type_name("FILE")
      ->group("What to find");
  add_number(command, "--plies", options->plies, 1, 1U << 16, "Leave out games of fewer plies than N (default: 10)")
      ->group("What to find");
  command.add_flag("--write", options->write, "Take games that are there twice out of files that hold others")
      ->group("Output");
  add_choice<ListFormat>(command, "--output-format", options->format,
                         {{"human", ListFormat::human}, {"jsonl", ListFormat::jsonl}}, "human or jsonl")
      ->type_name("FORMAT")
      ->group("Output");
  command.callback([options, &action] { action = [options] { return dedupe(*options); }; });
}

}  // namespace plyglot::tool
