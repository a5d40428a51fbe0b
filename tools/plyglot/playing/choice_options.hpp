#pragma once
// What a client can set in what chooses moves: by `options` of UHP, and by `settings` of `bestmove` (corpus/README.md).

#include <cstdint>
#include <string>
#include <string_view>

namespace plyglot::tool {

enum class Strategy : std::uint8_t { random, first, greedy, search };
inline constexpr std::string_view strategy_names[] = {"random", "first", "greedy", "search"};

struct ChoiceOptions {
  Strategy strategy = Strategy::search;
  // Of `random`, and among what is equal to `greedy`; in games other than Hive also to `search`.
  std::uint32_t seed = 0;
  // What `search` keeps in mind of positions of Hive.
  std::uint32_t table_megabytes = 32;
};

// One line for each: `Strategy;enum;search;search;random;first;greedy;search`.
std::string list_options(const ChoiceOptions& options);
// Of one, if there is such an option; else a sentence is in `problem`.
std::string option_line(const ChoiceOptions& options, std::string_view name, std::string& problem);
// Sets one by the words that a client writes. Empty on success, else a sentence.
std::string set_choice(ChoiceOptions& options, std::string_view name, std::string_view value);

}  // namespace plyglot::tool
