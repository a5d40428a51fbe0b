#pragma once
// The command line as data, read off the tables that also make `--help`: what completions and the manual are made of.

#include <cstdint>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace plyglot::tool::generate {

// What may be the value of an option, or a word of its own.
enum class Values : std::uint8_t {
  // An option without a value.
  none,
  // Nothing that could be listed: a text, a name, a number.
  free,
  // A closed list: CommandOption::choices.
  choices,
  // Files and folders of any name.
  any_files,
  // Those of known notations.
  texts,
  // The games that can be counted from their start, or texts.
  games_or_texts,
  // What can be read, and what can be written.
  notations,
  targets,
  // KEY=VALUE of any notation.
  settings,
  profiles,
  // The names of findings; also prefixes of them; also with a level.
  checks,
  check_patterns,
  severities,
};

struct CommandOption {
  // With their dashes; a short one comes before a long one. Of a positional its only name.
  std::vector<std::string> names;
  // What stands for the value in the help, such as `NOTATION[:DIALECT]`; empty if there is no value.
  std::string placeholder;
  std::string help;
  Values values = Values::none;
  std::vector<std::string> choices;
  bool is_repeatable = false;
  bool is_required = false;

  friend bool operator==(const CommandOption&, const CommandOption&) = default;
};

struct Command {
  std::string name;
  std::string help;
  std::vector<CommandOption> options;
  std::vector<CommandOption> positionals;
  // The lines that its help ends with; empty for none.
  std::string examples;
};

// In the order of the help. The application itself is the first, with an empty name.
std::vector<Command> commands_of(CLI::App& app);
// Without the application itself.
std::vector<std::string> command_names(const std::vector<Command>& commands);

}  // namespace plyglot::tool::generate
