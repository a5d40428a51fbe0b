#include "plyglot/generate/command_facts.hpp"

#include "plyglot/options/option_adders.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace plyglot::tool::generate {
namespace {

Values values_of_positional(const std::string& command, const std::string& name) {
  if (name == "PATH") return Values::texts;
  if (name == "WORDS") return Values::games_or_texts;
  if (name == "NOTATION") return Values::notations;
  if (name == "RUNFOLDER") return Values::any_files;
  return command == "explain" ? Values::checks : Values::free;
}

Values values_of_option(const std::string& name, const std::string& placeholder) {
  if (name == "--to") return Values::targets;
  if (name == "--profile") return Values::profiles;
  if (name == "--stdin-filename") return Values::any_files;
  if (placeholder == "NOTATION[:DIALECT]") return Values::notations;
  if (placeholder == "KEY=VALUE") return Values::settings;
  if (placeholder == "NAMES") return Values::check_patterns;
  if (placeholder == "NAME=LEVEL") return Values::severities;
  if (placeholder == "FILE|DIR" || placeholder == "RUNFOLDER") return Values::any_files;
  return Values::free;
}

CommandOption facts_of(CLI::Option& option, const std::string& command) {
  CommandOption facts;
  if (option.get_positional()) {
    facts.names = {option.get_name(true)};
  } else {
    for (const std::string& name : option.get_snames()) facts.names.push_back('-' + name);
    for (const std::string& name : option.get_lnames()) facts.names.push_back("--" + name);
  }
  facts.help = option.get_description();
  facts.choices = choices_of(option);
  facts.is_required = option.get_required();
  facts.is_repeatable = option.get_multi_option_policy() == CLI::MultiOptionPolicy::TakeAll;
  if (option.get_items_expected_max() == 0) return facts;
  facts.placeholder = option.get_type_name();
  if (!facts.choices.empty()) {
    facts.values = Values::choices;
  } else if (option.get_positional()) {
    facts.values = values_of_positional(command, facts.names.front());
    facts.is_repeatable = option.get_expected_max() > 1;
  } else {
    facts.values = values_of_option(facts.names.back(), facts.placeholder);
  }
  return facts;
}

// Groups of options that exclude each other are applications without a name.
void add_options(CLI::App& app, Command& command) {
  const bool is_group = app.get_name().empty();
  for (CLI::Option* option : app.get_options({})) {
    if (is_group && option == app.get_help_ptr()) continue;
    (option->get_positional() ? command.positionals : command.options).push_back(facts_of(*option, command.name));
  }
  for (CLI::App* group : app.get_subcommands([](const CLI::App* inner) { return inner->get_name().empty(); })) {
    add_options(*group, command);
  }
}

Command facts_of(CLI::App& app, const std::string& name) {
  Command command{name, app.get_description(), {}, {}, app.get_footer()};
  add_options(app, command);
  return command;
}

}  // namespace

std::vector<Command> commands_of(CLI::App& app) {
  std::vector<Command> commands = {facts_of(app, "")};
  for (CLI::App* command : app.get_subcommands([](const CLI::App* inner) { return !inner->get_name().empty(); })) {
    commands.push_back(facts_of(*command, command->get_name()));
  }
  return commands;
}

std::vector<std::string> command_names(const std::vector<Command>& commands) {
  std::vector<std::string> names;
  for (const Command& command : commands) {
    if (!command.name.empty()) names.push_back(command.name);
  }
  return names;
}

}  // namespace plyglot::tool::generate
