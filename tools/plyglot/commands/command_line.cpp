#include "plyglot/commands/command_line.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"
#include "plyglot/run/exit_status.hpp"
#include "plyglot/run/run.hpp"
#include "plyglot/run/usage_error.hpp"

#include "diagnostics/near_names.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <new>
#include <span>
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

// What other tools call a command, and what it is called here.
constexpr std::pair<std::string_view, std::string_view> names_elsewhere[] = {
    {"check", "lint"},  {"fix", "lint --fix"}, {"format", "fmt"},          {"convert", "translate"},
    {"render", "show"}, {"view", "show"},      {"board", "show"},          {"compare", "diff"},
    {"search", "find"}, {"grep", "find"},      {"duplicates", "dedupe"},   {"rule", "explain"},
    {"server", "lsp"},  {"engine", "uhp"},     {"completions", "generate"}};

std::string name_here(const std::string& word) {
  for (const auto& [elsewhere, here] : names_elsewhere) {
    if (word == elsewhere) return text::format("; here it is `plyglot {}`", here);
  }
  return {};
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
  if (is_command) {
    const std::string here = name_here(word);
    return text::format("there is no command `{}`", word) + (here.empty() ? near : here);
  }
  if (!is_option) return text::format("`{}` is one word too many", word);
  const std::string where = command == &app ? std::string() : text::format(" of `{}`", command->get_name());
  return text::format("there is no option `{}`{}", name, where) + near;
}

// Where the line begins with an option that is not the program's own: what is wrong with that. Empty if it does not.
std::string order_of_words(const CLI::App& app, std::span<const std::string_view> words) {
  const CLI::App* const command = named_command(app);
  if (command == &app || words.empty() || words.front().size() < 2 || words.front().front() != '-') return {};
  const std::string option(words.front().substr(0, words.front().find('=')));
  const CLI::Option* const known = command->get_option_no_throw(option);
  if (known == nullptr) return unexpected(app, option);
  return text::format("the command comes first, then its options: `plyglot {} {} ...`", command->get_name(), option);
}

void set_up_help(CLI::App& command, Action& action);

struct Command {
  const char* name;
  const char* help;
  void (*set_up)(CLI::App& command, Action& action);
  // Lines that its help ends with; empty for none.
  const char* examples = "";
};

constexpr Command commands[] = {
    {"lint", "Check texts and report what is wrong with them", set_up_lint,
     "  plyglot lint                          everything in this folder\n"
     "  plyglot lint --fix games/             what is certain is fixed\n"
     "  plyglot lint --diff --unsafe-fixes    what more could be, shown and not done\n"
     "  plyglot lint --since main             only files that differ from that branch\n"
     "  plyglot lint - < pasted.txt           what was pasted, if it tells its notation"},
    {"fmt", "Write texts in their canonical form", set_up_fmt,
     "  plyglot fmt game.uhp                  the game as it should be written\n"
     "  plyglot fmt --write games/            the same for files, in their places\n"
     "  plyglot fmt --check                   for scripts: status 1 if a file here would change"},
    {"translate", "Write texts in another notation of the same game", set_up_translate,
     "  plyglot translate game.sgf --to hive-pgn\n"
     "  plyglot translate games/ --to uhp -o out/\n"
     "  plyglot translate game.uhp --to hop --ply 12    the position after 12 plies"},
    {"diff", "Compare two texts by what they mean", set_up_diff,
     "  plyglot diff game.sgf game.pgn        is it the same game?"},
    {"show", "Show boards as text, pictures or data", set_up_show,
     "  plyglot show game.uhp --ply 12\n"
     "  plyglot show --text base,QGs,b --format svg > board.svg\n"
     "  plyglot show game.uhp --format html > game.html\n"
     "  plyglot show game.uhp --ply 3-9 --format svg > opening.svg      a picture that moves\n"
     "  plyglot show game.uhp --ply 12 --format svg --annotate 'wA1>bQ/ red:wQ' > board.svg"},
    {"moves", "List the legal moves of a position, or at a ply of a game", set_up_moves,
     "  plyglot moves game.uhp --ply 12"},
    {"perft", "Count the sequences of legal moves of a given length", set_up_perft,
     "  plyglot perft hive 4\n"
     "  plyglot perft game.uhp 3"},
    {"solve", "Find forced wins, and prove that they are", set_up_solve, "  plyglot solve game.uhp"},
    {"index", "Make an index of archives, in which positions are found at once", set_up_index,
     "  plyglot index games/ -o games.db\n"
     "  plyglot index --update games/ -o games.db"},
    {"find", "Find positions and games in archives", set_up_find,
     "  plyglot find games/ --position game.uhp:3@12 --mirrored\n"
     "  plyglot find --index games.db --moves 'D2v D5v' --notation hexix\n"
     "  plyglot find games/ --pattern 'q1=B'     a white beetle on the black queen\n"
     "  plyglot find --index games.db --where \"white = 'Ann' and plies < 30\" --to uhp\n"
     "In a pattern `?` is any piece, `.` an empty cell; docs/patterns.md says what else there is."},
    {"explore", "Show what was played in a position, and how it ended", set_up_explore,
     "  plyglot explore games/                       what games begin with\n"
     "  plyglot explore --index games.db --position game.uhp:3@4 --depth 2 --games 10\n"
     "  plyglot explore --index games.db --depth 3 --output-format html > opening.html\n"
     "  plyglot explore --index games.db --serve     all positions, in a browser"},
    {"dedupe", "Find games that are there twice", set_up_dedupe,
     "  plyglot dedupe games/\n"
     "  plyglot dedupe games/ --plies 20 --write\n"
     "  plyglot dedupe --index games.db --output-format jsonl"},
    {"stats", "Count games, results, lengths, openings, players and findings", set_up_stats,
     "  plyglot stats games/\n"
     "  plyglot stats --index games.db --plies 6 --limit 20\n"
     "  plyglot stats games/ --output-format svg > games.svg"},
    {"export", "Write games, plies and positions as tables for other programs", set_up_export,
     "  plyglot export games/ -o tables\n"
     "  plyglot export --index games.db --table plies --output-format jsonl > plies.jsonl\n"
     "  plyglot export --index games.db --partition game --shard 2/8 -o tables"},
    {"archive", "Split, merge and sort files of records, and set their headers", set_up_archive,
     "  plyglot archive split games.hopgi --by player -o players\n"
     "  plyglot archive merge players/ --once -o again.hopgi\n"
     "  plyglot archive sort games.hopgi --by date --write\n"
     "  plyglot archive headers games.hopgi --set Event=Final --drop Round"},
    {"dump", "Print the result of one stage of reading a text", set_up_dump},
    {"grammar", "Print the formal grammar of a notation", set_up_grammar},
    {"config", "Show which settings hold for a text, and where they come from", set_up_config},
    {"init", "Begin a plyglot.toml, with what the files here need", set_up_init},
    {"explain", "Explain a finding: what it means, why it matters, how to fix it", set_up_explain,
     "  plyglot explain hop/lost-plus\n"
     "  plyglot explain --all | less"},
    {"list", "List the notations, the findings, or the keys of a config", set_up_list},
    {"generate", "Print completions for a shell, the manual page, or the schema of plyglot.toml", set_up_generate},
    {"answer", "Answer the requests of the conformance suite, one per line", set_up_answer},
    {"uhp", "Play Hive as an engine of the Universal Hive Protocol", set_up_uhp},
    {"lsp", "Serve an editor with the Language Server Protocol", set_up_lsp},
    {"uhp-check", "Check whether engines of the Universal Hive Protocol are right", set_up_uhp_check},
    {"match", "Play matches between engines, with tables and tests of strength", set_up_match},
    {"help", "Print the help of a command, or this list", set_up_help},
};

// The same as `--help`. A command that is named has its options, since the line names it.
void set_up_help(CLI::App& command, Action& action) {
  const auto name = std::make_shared<std::string>();
  std::vector<std::string> names;
  for (const Command& each : commands) names.emplace_back(each.name);
  command.add_option("COMMAND", *name, "The name of a command")->check(choice_check(names))->type_name("");
  command.callback([name, &app = *command.get_parent(), &action] {
    action = [name, &app] {
      const CLI::App* const shown = name->empty() ? &app : app.get_subcommand(*name);
      const std::string words = name->empty() ? app.get_name() : app.get_name() + ' ' + *name;
      Run run({});
      run.result(app.get_formatter()->make_help(shown, words, CLI::AppFormatMode::Normal));
      return run.finish();
    };
  });
}

// Whether the first word says what the line is for, and this prints nothing of the other commands.
bool is_told_by_first(std::span<const std::string_view> words) {
  if (words.empty() || words.front() == "help" || words.front() == "generate") return false;
  if (words.front() == "-V" || words.front() == "--version") return true;
  return std::any_of(std::begin(commands), std::end(commands),
                     [&](const Command& command) { return words.front() == command.name; });
}

// The commands that a word names, with what they take, and the names of the others where they may be of use: to make
// all of them would take longer than to lint a game. What `generate` prints is read off all of them.
void add_commands(CLI::App& app, std::span<const std::string_view> words, Action& action) {
  const auto is_named = [&](std::string_view name) {
    return std::find(words.begin(), words.end(), name) != words.end();
  };
  const bool needs_named_alone = is_told_by_first(words);
  const bool needs_all = is_named("generate");
  for (const Command& command : commands) {
    const bool is_needed = needs_all || is_named(command.name);
    if (needs_named_alone && !is_needed) continue;
    CLI::App* added = app.add_subcommand(command.name, command.help);
    if (is_needed) command.set_up(*added, action);
    if (*command.examples != '\0') added->footer(std::string("Examples:\n") + command.examples);
  }
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

int explain_problem(const CLI::App& app, std::span<const std::string_view> words, const CLI::ParseError& problem) {
  if (problem.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return print_asked(app, problem);
  const std::vector<std::string> remaining = named_command(app)->remaining(true);
  const bool is_extra = dynamic_cast<const CLI::ExtrasError*>(&problem) != nullptr && !remaining.empty();
  const std::string order = order_of_words(app, words);
  say(!order.empty() ? order : is_extra ? unexpected(app, remaining.front()) : said_plainly(problem));
  std::fprintf(stderr, "%s\n", see_help(app).c_str());
  return exit_status::failed;
}

int parse_and_run(int argc, char** argv) {
  CLI::App app("Checks, fixes, formats, translates, compares and shows texts in the notations of abstract board games.",
               "plyglot");
  Action action;
  app.set_version_flag("-V,--version", "plyglot " PLYGLOT_VERSION);
  const std::vector<std::string_view> words(argv + std::min(argc, 1), argv + argc);
  // What follows is for the command, even if it is the name of another one.
  app.require_subcommand(0, 1);
  add_commands(app, words, action);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& problem) {
    return explain_problem(app, words, problem);
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
