#include "plyglot/translate/translate.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_translate(CLI::App& command, Action& action) {
  const auto options = std::make_shared<TranslateOptions>();
  add_input_options(command, options->input);
  add_column_options(command, options->input);
  command
      .add_option("--status-column", options->input.status_column,
                  "Add a column, or a member, with what became of each row: `ok`, `partial` or the name of the finding")
      ->type_name("NAME")
      ->group("Input");
  add_speech_options(command, options->speech);
  command.add_option("--to", options->to, "What to translate to (`plyglot list notations`)")
      ->required()
      ->type_name("NOTATION[:DIALECT]")
      ->group("Target");
  add_repeatable(command, "--to-option", options->to_options, "Set an option of the target")
      ->type_name("KEY=VALUE")
      ->group("Target");
  add_ply_option(command, options->input)->group("Target");
  add_choice<bool>(command, "--loss", options->loss_is_error, {{"error", true}},
                   "With `error`, a record that would lose anything is refused")
      ->type_name("error")
      ->group("Target");
  command.add_option("-o,--output", options->output, "Write to a file, or one file for each input to a directory")
      ->type_name("FILE|DIR")
      ->group("Output");
  command.callback([options, &action] { action = [options] { return translate(*options); }; });
}

}  // namespace plyglot::tool
