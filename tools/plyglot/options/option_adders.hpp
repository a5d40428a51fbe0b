#pragma once
// Puts the options that commands share on the command line.

#include "plyglot/options/options.hpp"
#include "plyglot/playing/choice_options.hpp"

#include <CLI/App.hpp>

#include <map>

namespace plyglot::tool {

// How many texts a command takes: any number, one, two that are compared, or one (or a game) and a number of plies.
enum class Arity : std::uint8_t { any, one, two, one_and_depth };

// One each of the options that say how much is said, and all of them.
void add_quiet_option(CLI::App& command, SpeechOptions& options);
void add_colour_option(CLI::App& command, SpeechOptions& options);
void add_speech_options(CLI::App& command, SpeechOptions& options);
void add_input_options(CLI::App& command, InputOptions& options, Arity arity = Arity::any);
// An option that may be given again and again, one value each time.
CLI::Option* add_repeatable(CLI::App& command, const std::string& name, std::vector<std::string>& values,
                            const std::string& help);

// An option whose value is a whole number; both ends count.
CLI::Option* add_number(CLI::App& command, const std::string& name, std::uint32_t& value, std::uint32_t minimum,
                        std::uint32_t maximum, const std::string& help);

// An option with a closed list of words, each of which means a value. The words are exact.
template <class Value>
CLI::Option* add_choice(CLI::App& command, const std::string& name, Value& value,
                        const std::map<std::string, Value>& words, const std::string& help);
// The check of such an option; its name is the words, so that who looks at the option finds them.
CLI::Validator choice_check(const std::vector<std::string>& words);
// The words of such an option, sorted; none of any other.
std::vector<std::string> choices_of(CLI::Option& option);
// What is said of a word that is not in the list; empty if it is.
std::string unknown_word(const std::string& word, const std::vector<std::string>& words);

// The check of an option that is a whole number.
CLI::Validator number_check(std::uint32_t minimum, std::uint32_t maximum);

// `--column`, for the commands that read texts out of tables.
void add_column_options(CLI::App& command, InputOptions& options);

// `--ply`, for the commands that speak of one moment of a game.
CLI::Option* add_ply_option(CLI::App& command, InputOptions& options);

// `--strategy` and `--seed`, for the commands that choose moves.
void add_choice_options(CLI::App& command, ChoiceOptions& options);
void add_policy_options(CLI::App& command, PolicyOptions& options);
// `--since`, for the commands that can take only files that differ from a commit.
void add_since_option(CLI::App& command, InputOptions& options);
// `--watch`, for the commands that go on when a file has changed.
void add_watch_option(CLI::App& command, bool& is_wanted);

template <class Value>
CLI::Option* add_choice(CLI::App& command, const std::string& name, Value& value,
                        const std::map<std::string, Value>& words, const std::string& help) {
  std::vector<std::string> keys;
  keys.reserve(words.size());
  for (const auto& [word, meaning] : words) keys.push_back(word);
  return command
      .add_option_function<std::string>(
          name, [&value, words](const std::string& word) { value = words.at(word); }, help)
      ->check(choice_check(keys));
}

}  // namespace plyglot::tool
