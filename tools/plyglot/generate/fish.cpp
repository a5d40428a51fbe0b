#include "plyglot/generate/actions.hpp"
#include "plyglot/generate/output.hpp"
#include "plyglot/generate/words.hpp"

#include "text/format.hpp"

namespace plyglot::tool::generate {
namespace {

// Arguments of `complete`.
constexpr Actions fish_actions{
    .none = "",
    .free = " -x",
    .before_choices = " -x -a '",
    .after_choices = "'",
    .any_files = " -r -F",
    .texts = " -x -a '(__plyglot_texts)'",
    .games_or_texts = " -x -a '(__plyglot_texts) $__plyglot_games'",
    .notations = " -x -a '$__plyglot_notations'",
    .targets = " -x -a '$__plyglot_targets'",
    .settings = " -x -a '$__plyglot_settings'",
    .profiles = " -x -a '$__plyglot_profiles'",
    .checks = " -x -a '$__plyglot_checks'",
    .check_patterns = " -x -a '$__plyglot_prefixes $__plyglot_checks'",
    .severities = " -x -a '(__plyglot_severities)'",
};

std::string fish_quoted(const std::string& text) { return escaped(text, "'\\"); }

// `when` says of which command it is one.
void append_fish_option(const CommandOption& option, const std::string& when, std::string& out) {
  text::append(out, "complete -c plyglot -n '{}'", when);
  for (const std::string& name : option.names) {
    const bool is_long = name.substr(0, 2) == "--";
    text::append(out, " {} {}", is_long ? "-l" : "-s", name.substr(is_long ? 2 : 1));
  }
  text::append(out, "{} -d '{}'\n", action_for(fish_actions, option), fish_quoted(option.help));
}

void append_fish_command(const Command& command, std::string& out) {
  const std::string when = "__fish_seen_subcommand_from " + command.name;
  text::append(out, "\ncomplete -c plyglot -n __fish_use_subcommand -a {} -d '{}'\n", command.name,
               fish_quoted(command.help));
  for (const CommandOption& option : command.options) append_fish_option(option, when, out);
  for (const CommandOption& positional : command.positionals) {
    text::append(out, "complete -c plyglot -n '{}'{}\n", when, action_for(fish_actions, positional));
  }
}

constexpr const char* fish_functions = R"fish(
# Files of known notations, or of any name where a notation is named, and folders.
function __plyglot_texts
    set -l extensions $__plyglot_extensions
    if string match -q -- '--from*' (commandline -opc)
        set extensions ''
    end
    for file in (commandline -ct)*
        if test -d $file
            echo $file/
        else if string match -q -i -r "($extensions)\$" -- $file
            echo $file
        end
    end
end

# A name or prefix, `=`, a level.
function __plyglot_severities
    set -l word (string replace -r '^--severity=' '' -- (commandline -ct))
    if string match -q '*=*' -- $word
        printf '%s\n' (string replace -r '=.*' '=' -- $word)$__plyglot_levels
    else
        printf '%s\n' $__plyglot_prefixes= $__plyglot_checks=
    end
end

complete -c plyglot -f
)fish";

}  // namespace

std::string fish_completion(const std::vector<Command>& commands) {
  std::string out = "# Completions of plyglot for fish, printed by `plyglot generate fish`.\n\n";
  for (const WordList& list : word_lists()) {
    text::append(out, "set -g __plyglot_{} {}\n", list.name, joined(list.words, " "));
  }
  text::append(out, "set -g __plyglot_extensions '{}'\n", escaped(joined(extension_words(), "|"), "."));
  out += fish_functions;
  for (const Command& command : commands) {
    if (!command.name.empty()) {
      append_fish_command(command, out);
      continue;
    }
    for (const CommandOption& option : command.options) append_fish_option(option, "__fish_use_subcommand", out);
  }
  return out;
}

}  // namespace plyglot::tool::generate
