// `plyglot moves` and `plyglot perft`.
#include "plyglot/moves.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/commands/common_options.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void add_moves(CLI::App& app, Action& action) {
  CLI::App* command = app.add_subcommand("moves", "List the legal moves of a position, or at a ply of a game");
  const auto options = std::make_shared<MovesOptions>();
  add_input_options(*command, options->input, Arity::one);
  add_speech_options(*command, options->speech);
  add_ply_option(*command, options->input)->group("View");
  command->callback([options, &action] { action = [options] { return moves(*options); }; });
}

void add_perft(CLI::App& app, Action& action) {
  CLI::App* command = app.add_subcommand("perft", "Count the sequences of legal moves of a given length");
  const auto options = std::make_shared<PerftOptions>();
  add_speech_options(*command, options->speech);
  add_input_options(*command, options->input, Arity::one_and_depth);
  add_ply_option(*command, options->input)->group("View");
  command->add_flag("--divide", options->divides, "Also count for each first move")->group("View");
  command->callback([options, &action] { action = [options] { return perft(*options); }; });
}

}  // namespace plyglot::tool
