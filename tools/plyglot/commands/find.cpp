// `plyglot find`.
#include "plyglot/archive/find/find.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {

void set_up_find(CLI::App& command, Action& action) {
  constexpr const char* what = "What to find";
  const auto options = std::make_shared<FindOptions>();
  add_input_options(command, options->input);
  add_speech_options(command, options->speech);
  command.add_option("--index", options->index, "Look in this index instead of texts")->type_name("FILE")->group(what);
  command.add_option("--position", options->position, "Find a position: a text, or a place in a file")
      ->type_name("TEXT|FILE[:RECORD][@PLY]")
      ->group(what);
  command.add_option("--moves", options->moves, "Find games that begin like this one")
      ->type_name("TEXT|FILE[:RECORD][@PLY]")
      ->group(what);
  command.add_option("--pattern", options->pattern, "Find a part of a position, in any position of any game")
      ->type_name("PATTERN")
      ->group(what);
  command.add_option("--notation", options->notation, "The notation of that text, if it is not plain")
      ->type_name("NOTATION[:DIALECT]")
      ->group(what);
  command.add_flag("--mirrored", options->mirrored, "Find mirror images as well")->group(what);
  command.add_option("--where", options->where, "Find games of which this condition of SQL holds")
      ->type_name("CONDITION")
      ->group(what);
  add_number(command, "--limit", options->limit, 1, 1U << 31, "Find no more than N")->group("Output");
  command.add_option("--to", options->to, "Print the games, in this notation")
      ->type_name("NOTATION[:DIALECT]")
      ->group("Output");
  add_repeatable(command, "--to-option", options->to_options, "Set an option of that notation")
      ->type_name("KEY=VALUE")
      ->group("Output");
  add_choice<ListFormat>(command, "--output-format", options->format,
                         {{"human", ListFormat::human}, {"jsonl", ListFormat::jsonl}}, "human or jsonl")
      ->type_name("FORMAT")
      ->group("Output");
  command.callback([options, &action] { action = [options] { return find(*options); }; });
}

}  // namespace plyglot::tool
