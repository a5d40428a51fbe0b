#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"
#include "plyglot/show/show.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_dump(CLI::App& command, Action& action) {
  const auto request = std::make_shared<ViewRequest>();
  add_input_options(command, request->input);
  add_speech_options(command, request->speech);
  using View = toolchain::Session::View;
  add_choice<View>(command, "--stage", request->view,
                   {{"syntax", View::syntax}, {"ast", View::ast}, {"model", View::model}, {"board", View::board}},
                   "The stage: syntax (the lossless tree), ast, model (of the game) or board (the graph, as JSON)")
      ->required()
      ->type_name("STAGE")
      ->group("View");
  command.callback([request, &action] { action = [request] { return view(*request); }; });
}

}  // namespace plyglot::tool
