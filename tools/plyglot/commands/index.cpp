// `plyglot index`.
#include "plyglot/archive/index/index.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_index(CLI::App& command, Action& action) {
  const auto options = std::make_shared<IndexOptions>();
  add_input_options(command, options->input);
  add_speech_options(command, options->speech);
  command.add_option("-o,--output", options->output, "Write the index to this file")
      ->required()
      ->type_name("FILE")
      ->group("Output");
  command.add_flag("--update", options->update, "Read again only what has changed since the index was made")
      ->group("Output");
  add_number(command, "--plies", options->plies, 0, 1U << 20, "Leave out positions after ply N")->group("Output");
  command.callback([options, &action] { action = [options] { return index(*options); }; });
}

}  // namespace plyglot::tool
