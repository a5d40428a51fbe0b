#include "plyglot/generate/actions.hpp"
#include "plyglot/generate/output.hpp"
#include "plyglot/generate/words.hpp"

#include "text/format.hpp"

namespace plyglot::tool::generate {
namespace {

// The bodies of branches.
constexpr Actions bash_actions{
    .none = ":",
    .free = ":",
    .before_choices = "_plyglot_words '",
    .after_choices = "'",
    .any_files = "_plyglot_files any",
    .texts = "_plyglot_files",
    .games_or_texts = "_plyglot_words \"$_plyglot_games\"; _plyglot_files",
    .notations = "_plyglot_words \"$_plyglot_notations\"",
    .targets = "_plyglot_words \"$_plyglot_targets\"",
    .settings = "_plyglot_words \"$_plyglot_settings\"",
    .profiles = "_plyglot_words \"$_plyglot_profiles\"",
    .checks = "_plyglot_words \"$_plyglot_checks\"",
    .check_patterns = "_plyglot_words \"$_plyglot_prefixes $_plyglot_checks\"",
    .severities = "_plyglot_severities",
};

// The application's own branch completes the commands.
void append_bash_branch(const Command& command, const std::vector<Command>& commands, std::string& out) {
  std::vector<std::string> names;
  std::string branches;
  for (const CommandOption& option : command.options) {
    names.insert(names.end(), option.names.begin(), option.names.end());
    if (option.values == Values::none) continue;
    text::append(branches, "        {}) {}; return ;;\n", joined(option.names, " | "),
                 action_for(bash_actions, option));
  }
  text::append(out, "    '{}')\n", command.name);
  if (!branches.empty()) text::append(out, "      case $option in\n{}      esac\n", branches);
  text::append(out, "      if [[ $value == -* ]]; then _plyglot_words '{}'; return; fi\n", joined(names, " "));
  if (command.name.empty()) {
    text::append(out, "      _plyglot_words '{}'\n", joined(command_names(commands), " "));
  } else if (!command.positionals.empty()) {
    text::append(out, "      {}\n", action_for(bash_actions, command.positionals.front()));
  }
  out += "      ;;\n";
}

// `lead` is what comes before the value in its word; `value` is what is completed.
constexpr const char* bash_functions = R"bash(
# Completes the value by words of a list. Of a word that bash has parted only the last part is replaced.
_plyglot_words() {
  local match
  while IFS= read -r match; do
    match=$lead$match
    COMPREPLY+=("${match#"$parted"}")
  done < <(compgen -W "$1" -- "$value")
  # More is to come behind a prefix or a key.
  if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[=/] ]]; then compopt -o nospace 2>/dev/null; fi
}

# Completes files and folders: those of known notations, or any.
_plyglot_files() {
  local file extension
  compopt -o filenames 2>/dev/null
  while IFS= read -r file; do
    extension=.${file##*.}
    if [[ ${1:-$is_named} == any || -d $file || ${extension,,} == @($_plyglot_extensions) ]]; then
      COMPREPLY+=("$file")
    fi
  done < <(compgen -f -- "$piece")
}

# A name or prefix, `=`, a level.
_plyglot_severities() {
  if [[ $value == *=* ]]; then
    lead+=${value%%=*}=
    value=${value#*=}
    _plyglot_words "$_plyglot_levels"
  else
    local pattern patterns=()
    for pattern in $_plyglot_prefixes $_plyglot_checks; do patterns+=("$pattern="); done
    _plyglot_words "${patterns[*]}"
  fi
}

_plyglot() {
  # Bash parts words at `=` and `:`; here they are whole. What is parted off already it does not replace.
  local words before=${COMP_LINE:0:COMP_POINT} piece=${COMP_WORDS[COMP_CWORD]}
  read -ra words <<<"$before"
  if [[ $before == *[[:blank:]] ]]; then words+=(''); piece=''; fi
  local word=${words[${#words[@]} - 1]} option='' value lead='' parted='' command='' is_named='' i
  local breaks=${COMP_WORDBREAKS//[^=:]/}
  if [[ -n $breaks && $word == *["$breaks"]* ]]; then parted=${word%"${word##*["$breaks"]}"}; piece=${word#"$parted"}; fi
  value=$word
  if ((${#words[@]} > 2)); then option=${words[${#words[@]} - 2]}; fi
  if [[ $word == --*=* ]]; then
    option=${word%%=*}
    lead=$option=
    value=${word#*=}
  fi
  for ((i = 1; i < ${#words[@]} - 1; ++i)); do
    if [[ -z $command && ${words[i]} != -* ]]; then command=${words[i]}; fi
    # A notation that is named may stand in any file.
    if [[ ${words[i]} == --from* ]]; then is_named=any; fi
  done
  COMPREPLY=()
  case $command in
)bash";

}  // namespace

std::string bash_completion(const std::vector<Command>& commands) {
  std::string out = "# Completions of plyglot for bash, printed by `plyglot generate bash`.\n\n";
  for (const WordList& list : word_lists()) {
    text::append(out, "_plyglot_{}='{}'\n", list.name, joined(list.words, "\n"));
  }
  text::append(out, "_plyglot_extensions='{}'\n", joined(extension_words(), "|"));
  out += bash_functions;
  for (const Command& command : commands) append_bash_branch(command, commands, out);
  out += "  esac\n}\n\ncomplete -F _plyglot plyglot\n";
  return out;
}

}  // namespace plyglot::tool::generate
