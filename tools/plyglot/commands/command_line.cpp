#include "plyglot/commands/command_line.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/exit_status.hpp"
#include "plyglot/run.hpp"
#include "plyglot/usage_error.hpp"

#include "diagnostics/near_names.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <cstdio>
#include <new>
#include <sstream>
#include <system_error>

namespace plyglot::tool {
namespace {

void say(std::string_view message) { std::fprintf(stderr, "plyglot: %s\n", text::visible(message).c_str()); }

// The command that the line names; the application itself if it names none.
const CLI::App* named_command(const CLI::App& app) {
  const auto commands = app.get_subcommands();
  return commands.empty() ? &app : commands.front();
}

std::string see_help(const CLI::App& app) {
  const CLI::App* command = named_command(app);
  const std::string words = command == &app ? "plyglot" : "plyglot " + command->get_name();
  return text::format("see `{} --help`", words);
}

std::vector<std::string> option_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(command->get_name());
  }
  return names;
}

// A word where none belongs, with what may have been meant.
std::string unexpected(const CLI::App& app, const std::string& word) {
  const CLI::App* command = named_command(app);
  const bool is_option = word.size() > 1 && word.front() == '-';
  const bool is_command = command == &app && !is_option;
  const std::vector<std::string> names = is_command ? command_names(app) : option_names(*command);
  const std::vector<std::string_view> candidates(names.begin(), names.end());
  const std::string name = word.substr(0, word.find('='));
  const std::string near = diagnostics::did_you_mean(name, candidates);
  if (is_command) return text::format("there is no command `{}`", word) + near;
  if (!is_option) return text::format("`{}` is one word too many", word);
  const std::string where = command == &app ? std::string() : text::format(" of `{}`", command->get_name());
  return text::format("there is no option `{}`{}", name, where) + near;
}

void add_commands(CLI::App& app, Action& action) {
  add_lint(app, action);
  add_fmt(app, action);
  add_translate(app, action);
  add_diff(app, action);
  add_show(app, action);
  add_moves(app, action);
  add_perft(app, action);
  add_dump(app, action);
  add_grammar(app, action);
  add_config(app, action);
  add_explain(app, action);
  add_list(app, action);
  add_generate(app, action);
  add_answer(app, action);
  add_lsp(app, action);
}

// The library's own words for a value that is missing, or one too many, are hard to read.
std::string said_plainly(const CLI::ParseError& problem) {
  std::string text = problem.what();
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&problem) == nullptr) return text;
  const std::string option = text.substr(0, text.find(':'));
  return option + (text.find("missing") == std::string::npos ? " is given more than once" : " needs a value");
}

// Help, or the version.
int print_asked(const CLI::App& app, const CLI::ParseError& asked) {
  std::ostringstream text;
  app.exit(asked, text, text);
  Run run({});
  run.result(text.str());
  return run.finish();
}

int explain_problem(const CLI::App& app, const CLI::ParseError& problem) {
  if (problem.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return print_asked(app, problem);
  const std::vector<std::string> remaining = named_command(app)->remaining(true);
  const bool is_extra = dynamic_cast<const CLI::ExtrasError*>(&problem) != nullptr && !remaining.empty();
  say(is_extra ? unexpected(app, remaining.front()) : said_plainly(problem));
  std::fprintf(stderr, "%s\n", see_help(app).c_str());
  return exit_status::failed;
}

int parse_and_run(int argc, char** argv) {
  CLI::App app("Checks, fixes, formats, translates, compares and shows texts in the notations of abstract board games.",
               "plyglot");
  Action action;
  app.set_version_flag("--version", "plyglot " PLYGLOT_VERSION);
  add_commands(app, action);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& problem) {
    return explain_problem(app, problem);
  }
  if (!action) {
    std::fputs(app.help().c_str(), stderr);
    return exit_status::failed;
  }
  try {
    return action();
  } catch (const UsageError& problem) {
    say(problem.what());
    std::fprintf(stderr, "%s\n", see_help(app).c_str());
    return exit_status::failed;
  } catch (const ConfigError& problem) {
    say(problem.what());
    return exit_status::failed;
  }
}

}  // namespace

int run_command_line(int argc, char** argv) noexcept {
  try {
    return parse_and_run(argc, argv);
  } catch (const std::bad_alloc&) {
    say("there is not enough memory");
  } catch (const std::exception& problem) {
    say(problem.what());
  } catch (...) {
    say("an internal failure");
  }
  return exit_status::failed;
}

}  // namespace plyglot::tool
