// `plyglot archive`.
#include "plyglot/archive/rearrange/archive.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_archive(CLI::App& command, Action& action) {
  const auto options = std::make_shared<ArchiveOptions>();
  add_choice<ArchiveVerb>(command, "VERB", options->verb,
                          {{"split", ArchiveVerb::split},
                           {"merge", ArchiveVerb::merge},
                           {"sort", ArchiveVerb::sort},
                           {"headers", ArchiveVerb::headers}},
                          "split, merge, sort or headers")
      ->required()
      ->type_name("");
  add_input_options(command, options->input);
  add_speech_options(command, options->speech);
  command
      .add_option("--by", options->by, "split: player, event, result, year or first-move; sort: date, players or plies")
      ->type_name("KEY")
      ->group("What to do");
  add_number(command, "--games", options->games, 1, 1U << 31, "split: put no more than N records into a file")
      ->group("What to do");
  command.add_flag("--once", options->once, "merge: leave out records whose bytes are there already")
      ->group("What to do");
  command.add_flag("--reverse", options->reverse, "sort: the last ones first")->group("What to do");
  add_repeatable(command, "--set", options->set, "headers: set a header")->type_name("KEY=VALUE")->group("What to do");
  add_repeatable(command, "--drop", options->drop, "headers: drop a header")->type_name("KEY")->group("What to do");
  command.add_option("-o", options->output, "split: the folder; merge: the file. An existing file is not overwritten")
      ->type_name("PATH")
      ->group("Output");
  command.add_flag("--write", options->write, "sort, headers: replace the files")->group("Output");
  command.callback([options, &action] { action = [options] { return archive_files(*options); }; });
}

}  // namespace plyglot::tool
