// `plyglot moves` and `plyglot perft`.
#include "plyglot/moves/moves.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_moves(CLI::App& command, Action& action) {
  const auto options = std::make_shared<MovesOptions>();
  options->input.reads_markdown = true;
  add_input_options(command, options->input, Arity::one);
  add_column_options(command, options->input);
  options->input.uses_ply_of_block = true;
  add_speech_options(command, options->speech);
  add_ply_option(command, options->input)->group("View");
  command.callback([options, &action] { action = [options] { return moves(*options); }; });
}

void set_up_perft(CLI::App& command, Action& action) {
  const auto options = std::make_shared<PerftOptions>();
  add_speech_options(command, options->speech);
  add_input_options(command, options->input, Arity::one_and_depth);
  add_ply_option(command, options->input)->group("View");
  command.add_flag("--divide", options->divides, "Also count for each first move")->group("View");
  command.callback([options, &action] { action = [options] { return perft(*options); }; });
}

}  // namespace plyglot::tool
