#pragma once
// What a shell does for each kind of value: one table per shell.

#include "plyglot/generate/command_facts.hpp"

#include <string_view>

namespace plyglot::tool::generate {

struct Actions {
  std::string_view none;
  std::string_view free;
  // Around the words of a closed list.
  std::string_view before_choices;
  std::string_view after_choices;
  std::string_view any_files;
  std::string_view texts;
  std::string_view games_or_texts;
  std::string_view notations;
  std::string_view targets;
  std::string_view settings;
  std::string_view profiles;
  std::string_view checks;
  std::string_view check_patterns;
  std::string_view severities;
};
std::string action_for(const Actions& actions, const CommandOption& option);

// The text with `sign` before each of the `special` bytes.
std::string escaped(std::string_view text, std::string_view special, char sign = '\\');

}  // namespace plyglot::tool::generate
