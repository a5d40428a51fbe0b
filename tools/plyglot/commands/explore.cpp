// `plyglot explore`.
#include "plyglot/archive/explore/explore.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_explore(CLI::App& command, Action& action) {
  constexpr const char* what = "What to explore";
  const auto options = std::make_shared<ExploreOptions>();
  add_input_options(command, options->input);
  add_speech_options(command, options->speech);
  command.add_option("--index", options->index, "Look in this index instead of texts")->type_name("FILE")->group(what);
  command.add_option("--position", options->position, "A text, or a place in a file (default: where games begin)")
      ->type_name("TEXT|FILE[:RECORD][@PLY]")
      ->group(what);
  command.add_option("--notation", options->notation, "The notation of that text, if it is not plain")
      ->type_name("NOTATION[:DIALECT]")
      ->group(what);
  add_number(command, "--depth", options->depth, 1, 16, "Look N plies ahead")->group("Output");
  add_number(command, "--games", options->games, 1, 1U << 31, "Leave out moves of fewer games")->group("Output");
  using Format = ExploreFormat;
  add_choice<Format>(command, "--output-format", options->format,
                     {{"human", Format::human}, {"jsonl", Format::jsonl}, {"html", Format::html}},
                     "human, jsonl or html: a page for a browser")
      ->type_name("FORMAT")
      ->group("Output");
  command
      .add_option_function<std::uint32_t>(
          "--serve", [options](std::uint32_t port) { options->port = port; },
          "Serve pages to a browser on this machine (default: a port that is free)")
      ->expected(0, 1)
      ->default_str("0")
      ->check(number_check(0, 65535))
      ->type_name("PORT")
      ->group("Output");
  command.callback([options, &action] { action = [options] { return explore(*options); }; });
}

}  // namespace plyglot::tool
