// `plyglot export`.
#include "plyglot/archive/export/export.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_export(CLI::App& command, Action& action) {
  constexpr const char* what = "What to export";
  const auto options = std::make_shared<ExportOptions>();
  add_input_options(command, options->input);
  add_speech_options(command, options->speech);
  command.add_option("--index", options->index, "Take the games of this index instead of texts")
      ->type_name("FILE")
      ->group(what);
  add_repeatable(command, "--table", options->tables, "Write this table only: games, plies or positions")
      ->check(choice_check({"games", "plies", "positions"}))
      ->type_name("NAME")
      ->group(what);
  command.add_option("--shard", options->shard, "Write the I-th of N parts of the games; equal games are in one part")
      ->type_name("I/N")
      ->group(what);
  command.add_option("-o", options->output, "Write the tables into this folder")->type_name("DIR")->group("Output");
  add_repeatable(command, "--partition", options->partitions,
                 "Make a file for each value of this column: game, type, notation, year or result")
      ->check(choice_check({"game", "type", "notation", "year", "result"}))
      ->type_name("COLUMN")
      ->group("Output");
  add_choice<ExportFormat>(command, "--output-format", options->format,
                           {{"csv", ExportFormat::csv}, {"jsonl", ExportFormat::jsonl}}, "csv or jsonl")
      ->type_name("FORMAT")
      ->group("Output");
  command.callback([options, &action] { action = [options] { return export_games(*options); }; });
}

}  // namespace plyglot::tool
