#include "plyglot/generate/output.hpp"

#include "text/format.hpp"

#include <plyglot/toolchain.hpp>

#include <algorithm>

namespace plyglot::tool::generate {
namespace {

// Text that troff leaves as it is: no dash is a hyphen, no word between backticks is anything but bold, and no line
// begins with a sign of troff's own.
std::string roff(std::string_view text) {
  std::string out;
  bool is_bold = false;
  for (const char c : text) {
    if (c == '`') {
      is_bold = !is_bold;
      out += is_bold ? "\\fB" : "\\fR";
    } else if (c == '\\') {
      out += "\\e";
    } else if (c == '-') {
      out += "\\-";
    } else {
      out += c;
    }
  }
  return !out.empty() && (out.front() == '.' || out.front() == '\'') ? "\\&" + out : out;
}

std::string bold(const std::string& text) { return "\\fB" + roff(text) + "\\fR"; }

void append_heading(std::string_view heading, std::string& out) { text::append(out, ".SH {}\n", heading); }

// An entry of a list: what is named, followed by what is said of it.
void append_item(const std::string& item, const std::string& said, std::string& out) {
  text::append(out, ".TP\n{}\n{}\n", item, said);
}

void append_manual_option(const CommandOption& option, std::string& out) {
  std::string item;
  for (const std::string& name : option.names) item += (item.empty() ? "" : ", ") + bold(name);
  if (option.values != Values::none) item += " \\fI" + roff(option.placeholder) + "\\fR";
  append_item(item, roff(option.help) + (option.is_required ? " (needed)" : ""), out);
}

// The options that most commands have, each said once. A command has them all or none.
std::vector<CommandOption> common_options(const std::vector<Command>& commands) {
  std::vector<CommandOption> common;
  for (const CommandOption& option : commands[1].options) {
    const auto has_it = [&option](const Command& command) {
      return std::find(command.options.begin(), command.options.end(), option) != command.options.end();
    };
    if (std::count_if(commands.begin(), commands.end(), has_it) >= 5) common.push_back(option);
  }
  return common;
}

// As the help shows them, line by line. troff has other signs for a quote, a circumflex and a tilde than a shell.
void append_examples(std::string_view examples, std::string& out) {
  if (examples.empty()) return;
  out += ".PP\n.nf\n";
  for (std::size_t begin = 0; begin < examples.size();) {
    const std::size_t end = std::min(examples.find('\n', begin), examples.size());
    for (const char c : roff(examples.substr(begin, end - begin))) {
      const std::string_view name = c == '\'' ? "\\(aq" : c == '^' ? "\\(ha" : c == '~' ? "\\(ti" : "";
      name.empty() ? out += c : out += name;
    }
    out += '\n';
    begin = end + 1;
  }
  out += ".fi\n";
}

void append_manual_command(const Command& command, const std::vector<CommandOption>& common, std::string& out) {
  text::append(out, ".SS {}\n{}.\n", bold("plyglot " + command.name), roff(command.help));
  for (const CommandOption& positional : command.positionals) {
    append_item("\\fI" + roff(positional.names.front()) + "\\fR", roff(positional.help), out);
  }
  std::string shared;
  for (const CommandOption& option : command.options) {
    if (std::find(common.begin(), common.end(), option) == common.end()) {
      append_manual_option(option, out);
    } else {
      shared += (shared.empty() ? "" : ", ") + bold(option.names.back());
    }
  }
  text::append(out, ".PP\nCommon options: {}.\n", shared);
  append_examples(command.examples, out);
}

std::string roff_values(const toolchain::OptionFacts& option) {
  if (option.choices.empty()) return text::format("{}..{}", option.minimum, option.maximum);
  std::string values;
  for (const std::string_view choice : option.choices) values += (values.empty() ? "" : "|") + std::string(choice);
  return values;
}

void append_manual_notation(const toolchain::NotationFacts& facts, std::string& out) {
  text::append(out, ".SS {}\n{}, a notation of {}", bold(std::string(facts.id)), roff(facts.title), roff(facts.game));
  for (const std::string_view extension : facts.extensions) text::append(out, ", {}", bold(std::string(extension)));
  out += facts.can_be_read ? ".\n" : "; only written.\n";
  for (const toolchain::OptionFacts& option : facts.options) {
    append_item(bold(text::format("{}={}", option.key, roff_values(option))),
                text::format("{} (default: {})", roff(option.help), roff(option.fallback)), out);
  }
}

constexpr const char* after = R"roff(.SH EXIT STATUS
.TP
\fB0\fR
Nothing was found, nothing would change, nothing differs.
.TP
\fB1\fR
There are findings, a text would change, or two texts differ.
.TP
\fB2\fR
Something went wrong: a wrong option, a file that cannot be read.
.SH ENVIRONMENT
.TP
\fBNO_COLOR\fR
If it is set, there are no colours unless they are asked for.
.SH EXAMPLES
.TP
\fBplyglot lint \-\-fix games/\fR
Checks all files of known notations in a folder, and fixes what can be fixed safely.
.TP
\fBplyglot translate \-\-to hop \-\-ply 11 game.uhp\fR
The position after ply 11 of a game of Hive.
.TP
\fBplyglot show \-\-format svg game.hopgi >board.svg\fR
A picture of the board at the end of a game of Hopgi.
.TP
\fBplyglot explain hop/lost\-plus\fR
What a finding means, and how to fix it.
)roff";

}  // namespace

std::string manual(const std::vector<Command>& commands) {
  std::string out = ".\\\" Printed by `plyglot generate manual`.\n";
  text::append(out, ".TH PLYGLOT 1 \"\" \"plyglot {}\" \"User Commands\"\n", PLYGLOT_VERSION);
  append_heading("NAME", out);
  out += "plyglot \\- read, check and translate the texts of board games\n";
  append_heading("SYNOPSIS", out);
  out += "\\fBplyglot\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR ...] [\\fIPATH\\fR ...]\n";
  append_heading("DESCRIPTION", out);
  text::append(out, "{}\n", roff(commands.front().help));
  for (const CommandOption& option : commands.front().options) append_manual_option(option, out);
  append_heading("COMMANDS", out);
  const std::vector<CommandOption> common = common_options(commands);
  for (const Command& command : commands) {
    if (!command.name.empty()) append_manual_command(command, common, out);
  }
  append_heading("COMMON OPTIONS", out);
  for (const CommandOption& option : common) append_manual_option(option, out);
  append_heading("NOTATIONS", out);
  out += "Their options are set by \\fB\\-\\-option\\fR and \\fB\\-\\-to\\-option\\fR.\n";
  for (const toolchain::NotationFacts& facts : toolchain::notations()) append_manual_notation(facts, out);
  return out + after;
}

}  // namespace plyglot::tool::generate
