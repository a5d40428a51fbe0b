#include "plyglot/commands/commands.hpp"
#include "plyglot/commands/common_options.hpp"
#include "plyglot/view.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_show(CLI::App& command, Action& action) {
  const auto request = std::make_shared<ViewRequest>();
  request->input.reads_markdown = true;
  add_input_options(command, request->input);
  add_column_options(command, request->input);
  request->input.uses_ply_of_block = true;
  add_speech_options(command, request->speech);
  add_ply_option(command, request->input)->group("View");
  using View = toolchain::Session::View;
  add_choice<View>(
      command, "--format", request->view,
      {{"text", View::text}, {"diagram", View::diagram}, {"svg", View::svg}, {"dot", View::dot}, {"json", View::json}},
      "How boards are shown: text (drawn), diagram (the notation's own), svg, dot or json")
      ->type_name("FORMAT")
      ->group("View");
  command.callback([request, &action] { action = [request] { return view(*request); }; });
}

}  // namespace plyglot::tool
