#include "plyglot/generate/actions.hpp"

#include "plyglot/generate/words.hpp"

namespace plyglot::tool::generate {

std::string action_for(const Actions& actions, const CommandOption& option) {
  const auto action = [&]() -> std::string_view {
    switch (option.values) {
      case Values::none:
      case Values::choices:
        return actions.none;
      case Values::free:
        return actions.free;
      case Values::any_files:
        return actions.any_files;
      case Values::texts:
        return actions.texts;
      case Values::games_or_texts:
        return actions.games_or_texts;
      case Values::notations:
        return actions.notations;
      case Values::targets:
        return actions.targets;
      case Values::settings:
        return actions.settings;
      case Values::profiles:
        return actions.profiles;
      case Values::checks:
        return actions.checks;
      case Values::check_patterns:
        return actions.check_patterns;
      case Values::severities:
        return actions.severities;
    }
    return {};
  };
  if (option.values != Values::choices) return std::string(action());
  return std::string(actions.before_choices) + joined(option.choices, " ") + std::string(actions.after_choices);
}

std::string escaped(std::string_view text, std::string_view special, char sign) {
  std::string out;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) out += sign;
    out += c;
  }
  return out;
}

}  // namespace plyglot::tool::generate
