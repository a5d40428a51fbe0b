#include "plyglot/options/option_adders.hpp"

#include "diagnostics/near_names.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <charconv>
#include <functional>
#include <limits>

namespace plyglot::tool {
namespace {

constexpr const char* input_group = "Input";
constexpr const char* output_group = "Output";
constexpr const char* findings_group = "Findings";
constexpr char choice_end = ' ';
constexpr std::uint32_t largest = std::numeric_limits<std::uint32_t>::max();

// Says what is wrong with a word that is not such a number.
std::function<std::string(const std::string&)> whole_number(std::uint32_t minimum, std::uint32_t maximum) {
  return [minimum, maximum](const std::string& word) {
    std::uint32_t number = 0;
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool is_number = error == std::errc() && stop == word.data() + word.size();
    if (is_number && number >= minimum && number <= maximum) return std::string();
    return text::format("`{}` is not a number from {} to {}", word, minimum, maximum);
  };
}

const char* help_of_paths(Arity arity) {
  switch (arity) {
    case Arity::two:
      return "Two files; `-` for standard input";
    case Arity::one_and_depth:
      return "A game (hive, hexix or hopgi) or a file, then the number of plies";
    case Arity::one:
      return "A file, or `-` for standard input";
    default:
      return "Files, directories (searched for files of known notations), or `-` for standard input";
  }
}

}  // namespace

CLI::Option* add_repeatable(CLI::App& command, const std::string& name, std::vector<std::string>& values,
                            const std::string& help) {
  // Without these, one occurrence would take all the words that follow it.
  return command.add_option(name, values, help)->expected(1)->allow_extra_args(false)->take_all();
}

CLI::Option* add_number(CLI::App& command, const std::string& name, std::uint32_t& value, std::uint32_t minimum,
                        std::uint32_t maximum, const std::string& help) {
  return command.add_option(name, value, help)->check(whole_number(minimum, maximum), "")->type_name("N");
}

void add_quiet_option(CLI::App& command, SpeechOptions& options) {
  command.add_flag("--quiet,-q", options.quiet, "Only results and failures: no summary, notes or progress")
      ->group(output_group);
}

void add_colour_option(CLI::App& command, SpeechOptions& options) {
  add_choice<ColourChoice>(
      command, "--color", options.colour,
      {{"auto", ColourChoice::automatic}, {"always", ColourChoice::always}, {"never", ColourChoice::never}},
      "When to use colours: auto, always or never (auto: on a terminal, unless NO_COLOR is set)")
      ->type_name("WHEN")
      ->group(output_group);
}

void add_speech_options(CLI::App& command, SpeechOptions& options) {
  add_quiet_option(command, options);
  add_colour_option(command, options);
  command.add_option("--max-diagnostics", options.max_diagnostics, "Show at most N findings and count the others")
      ->check(whole_number(1, 1u << 31), "")
      ->type_name("N")
      ->group(output_group);
}

void add_input_options(CLI::App& command, InputOptions& options, Arity arity) {
  const bool is_pair = arity == Arity::two;
  CLI::Option* const path =
      command.add_option(arity == Arity::one_and_depth ? "WORDS" : "PATH", options.paths, help_of_paths(arity))
          ->type_name("")
          ->group("Positionals");
  CLI::Option* const text =
      add_repeatable(command, "--text", options.texts, "A text instead of a path: the string is one record")
          ->type_name("STRING")
          ->group(input_group);
  options.which_are_texts = [&command, path, text] {
    std::vector<bool> are_texts;
    for (const CLI::Option* given : command.parse_order()) {
      if (given == path || given == text) are_texts.push_back(given == text);
    }
    return are_texts;
  };
  const char* help_of_from = is_pair ? "The notation (default: by extension); if given twice, first that of A"
                             : options.reads_markdown ? "The notation, or markdown (default: by extension)"
                                                      : "The notation (default: by extension)";
  CLI::Option* from = add_repeatable(command, "--from", options.from, help_of_from);
  from->type_name("NOTATION[:DIALECT]")->group(input_group);
  if (!is_pair) from->take_last();
  add_repeatable(command, "--option", options.options, "Set an option of the notation (`plyglot list notations`)")
      ->type_name("KEY=VALUE")
      ->group(input_group);
  command.add_option("--profile", options.profile, "Short for --option profile=NAME")
      ->type_name("NAME")
      ->group(input_group);
  command
      .add_option("--stdin-filename", options.stdin_filename, "The name of standard input, which gives its notation")
      ->type_name("NAME")
      ->group(input_group);
  command
      .add_option("--config", options.config.file,
                  "Use this config instead of the nearest plyglot.toml upward from each file")
      ->type_name("FILE")
      ->group(input_group);
  command.add_flag("--no-config", options.config.wants_none, "Use no config")->group(input_group);
  add_number(command, "--record", options.record, 1, largest, "Only the N-th record of each file, counted from 1")
      ->group(input_group);
  if (arity != Arity::any) return;
  add_number(command, "--jobs,-j", options.jobs, 1, most_jobs, "The number of threads (default: one for each core)")
      ->group(input_group);
}

std::string unknown_word(const std::string& word, const std::vector<std::string>& words) {
  if (std::find(words.begin(), words.end(), word) != words.end()) return {};
  const std::vector<std::string_view> names(words.begin(), words.end());
  const std::string near = diagnostics::did_you_mean(word, names);
  return text::format("`{}` is not known here", word) +
         (near.empty() ? ": write " + text::listed(names, " or ") : near);
}

CLI::Validator choice_check(const std::vector<std::string>& words) {
  std::string name;
  for (const std::string& word : words) name += word + choice_end;
  return {[words](const std::string& word) { return unknown_word(word, words); }, "", name};
}

std::vector<std::string> choices_of(CLI::Option& option) {
  std::vector<std::string> words;
  try {
    const std::string& name = option.get_validator()->get_name();
    for (std::size_t begin = 0, end; (end = name.find(choice_end, begin)) != std::string::npos; begin = end + 1) {
      words.push_back(name.substr(begin, end - begin));
    }
  } catch (const CLI::OptionNotFound&) {
    // It has no check at all.
  }
  return words;
}

CLI::Validator number_check(std::uint32_t minimum, std::uint32_t maximum) {
  return {whole_number(minimum, maximum), "", ""};
}

void add_column_options(CLI::App& command, InputOptions& options) {
  command
      .add_option("--column", options.column,
                  "Read the texts in this column of a CSV file, by name or number, or in this member of JSON lines")
      ->type_name("NAME")
      ->group(input_group);
  command.add_flag("--no-header", options.has_no_header, "The first row of a CSV file is not a header")
      ->group(input_group);
}

CLI::Option* add_ply_option(CLI::App& command, InputOptions& options) {
  return command.add_option("--ply", options.ply, "After the N-th ply of a game; 0 is the start")
      ->check(whole_number(0, largest), "")
      ->type_name("N");
}

void add_choice_options(CLI::App& command, ChoiceOptions& options) {
  add_choice<Strategy>(command, "--strategy", options.strategy,
                       {{"random", Strategy::random},
                        {"first", Strategy::first},
                        {"greedy", Strategy::greedy},
                        {"search", Strategy::search}},
                       "How moves are chosen: random, first, greedy or search (the default)")
      ->type_name("NAME");
  add_number(command, "--seed", options.seed, 0, 1'000'000'000,
             "For what is chosen at random: another seed, another game");
}

void add_policy_options(CLI::App& command, PolicyOptions& options) {
  add_repeatable(command, "--select", options.select,
                 "Report only these: a name such as hop/lost-plus, a prefix such as hop/, or all")
      ->type_name("NAMES")
      ->group(findings_group);
  add_repeatable(command, "--ignore", options.ignore, "Do not report these")->type_name("NAMES")->group(findings_group);
  add_repeatable(command, "--severity", options.severity, "Report these as error, warning, info, or not at all (off)")
      ->type_name("NAME=LEVEL")
      ->group(findings_group);
}

void add_since_option(CLI::App& command, InputOptions& options) {
  command.add_option("--since", options.since, "Only the files that differ from this commit, as git says")
      ->type_name("COMMIT")
      ->group(input_group);
}

void add_watch_option(CLI::App& command, bool& is_wanted) {
  command.add_flag("--watch", is_wanted, "Run again whenever a file has changed; Ctrl-C ends it")->group(output_group);
}

}  // namespace plyglot::tool
