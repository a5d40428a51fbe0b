#include "plyglot/generate/actions.hpp"
#include "plyglot/generate/output.hpp"
#include "plyglot/generate/words.hpp"

#include "text/format.hpp"

namespace plyglot::tool::generate {
namespace {

// A function, or a list in parentheses.
constexpr Actions zsh_actions{
    .none = " ",
    .free = " ",
    .before_choices = "(",
    .after_choices = ")",
    .any_files = "_files",
    .texts = "_plyglot_texts",
    .games_or_texts = "_plyglot_games_or_texts",
    .notations = "_plyglot_notations",
    .targets = "_plyglot_targets",
    .settings = "_plyglot_settings",
    .profiles = "_plyglot_profiles",
    .checks = "_plyglot_checks",
    .check_patterns = "_plyglot_patterns",
    .severities = "_plyglot_severities",
};

// Inside of single quotes and of `_arguments`, where brackets and colons have a meaning.
std::string zsh_quoted(const std::string& text) {
  std::string out;
  for (const char c : escaped(text, "[]:\\")) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out;
}

void append_zsh_option(const CommandOption& option, std::string& out) {
  const std::string help = '[' + zsh_quoted(option.help) + ']';
  const std::string value = option.values == Values::none
                                ? std::string()
                                : ':' + zsh_quoted(option.placeholder) + ':' + action_for(zsh_actions, option);
  // Names of one option exclude each other.
  const std::string before = option.is_repeatable      ? "*"
                             : option.names.size() > 1 ? '(' + joined(option.names, " ") + ')'
                                                       : std::string();
  for (const std::string& name : option.names) {
    // The value of a long option may come after `=`.
    const bool has_value_after = option.values != Values::none && name.substr(0, 2) == "--";
    text::append(out, " \\\n        '{}{}{}{}{}'", before, name, has_value_after ? "=" : "", help, value);
  }
}

void append_zsh_branch(const Command& command, std::string& out) {
  text::append(out, "    {})\n      _arguments -s", command.name);
  for (const CommandOption& option : command.options) append_zsh_option(option, out);
  for (const CommandOption& positional : command.positionals) {
    text::append(out, " \\\n        '{}:{}:{}'", positional.is_repeatable ? "*" : "1",
                 zsh_quoted(positional.names.front()), action_for(zsh_actions, positional));
  }
  out += "\n      ;;\n";
}

}  // namespace

std::string zsh_completion(const std::vector<Command>& commands) {
  std::string out = "#compdef plyglot\n# Completions of plyglot for zsh, printed by `plyglot generate zsh`.\n\n";
  for (const WordList& list : word_lists()) {
    text::append(out, "_plyglot_{}() {{ compadd \"$@\" -- {} }}\n", list.name, joined(list.words, " "));
  }
  // More may follow a prefix.
  out += R"zsh(_plyglot_patterns() { _plyglot_prefixes -S '' "$@"; _plyglot_checks "$@" }
_plyglot_severities() {
  if compset -P '*='; then _plyglot_levels; else _plyglot_patterns -S '='; fi
}
)zsh";
  text::append(out, "_plyglot_texts() {{ _files -g '(#i)*({})' }}\n", joined(extension_words(), "|"));
  out += R"zsh(_plyglot_games_or_texts() { _plyglot_games; _plyglot_texts }

_plyglot_commands() {
  local -a commands=(
)zsh";
  for (const Command& command : commands) {
    if (!command.name.empty()) text::append(out, "    '{}:{}'\n", command.name, zsh_quoted(command.help));
  }
  out += R"zsh(  )
  _describe command commands
}

_plyglot() {
  local curcontext=$curcontext state line
  _arguments -C)zsh";
  for (const CommandOption& option : commands.front().options) append_zsh_option(option, out);
  out += R"zsh( \
        '1:command:_plyglot_commands' '*::word:->words'
  [[ $state == words ]] || return
  curcontext=${curcontext%:*:*}:plyglot-$line[1]:
  case $line[1] in
)zsh";
  for (const Command& command : commands) {
    if (!command.name.empty()) append_zsh_branch(command, out);
  }
  out += R"zsh(  esac
}

if [[ $funcstack[1] == _plyglot ]]; then _plyglot "$@"; else compdef _plyglot plyglot; fi
)zsh";
  return out;
}

}  // namespace plyglot::tool::generate
