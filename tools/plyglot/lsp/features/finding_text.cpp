#include "plyglot/lsp/features/finding_text.hpp"

namespace plyglot::tool::lsp {
namespace {

// What begins a command in a help, and what stands for the whole command in an editor. Empty where the help is about
// the command line alone.
struct Command {
  std::string_view begin;
  std::string_view words;
};
constexpr Command commands[] = {
    {"`plyglot moves", "completion at the move lists them"},
    {"`plyglot fmt", "formatting the document"},
    {"`plyglot list diagnostics", "completion inside the brackets"},
    {"`plyglot lint", ""},
};
// What stands for an option alone: the value after it is the same.
constexpr Command options[] = {
    {"`--option ", "the option `"},
    {"`--to-option ", "the option `"},
    {"`--profile ", "the profile `"},
    {"`--to ", "translation to `"},
    {"read the text with `--from ", "choose the language `"},
};

// Empty if there is nothing to say in an editor.
std::string in_editor(std::string help) {
  for (const auto& [begin, words] : commands) {
    const std::size_t at = help.find(begin);
    if (at == std::string::npos) continue;
    if (words.empty()) return {};
    std::size_t end = help.find('`', at + 1) + 1;
    // The help may say already what the command does.
    constexpr std::string_view verb = " lists them";
    if (words.ends_with(verb) && std::string_view(help).substr(end).starts_with(verb)) end += verb.size();
    help.replace(at, end - at, words);
  }
  for (const auto& [begin, words] : options) {
    for (std::size_t at = help.find(begin); at != std::string::npos; at = help.find(begin, at)) {
      help.replace(at, begin.size(), words);
    }
  }
  return help;
}

}  // namespace

std::string text_of(const diagnostics::Diagnostic& finding) {
  std::string text = finding.message;
  if (!finding.label.empty()) text += ": " + finding.label;
  for (const std::string& note : finding.notes) text += "\nnote: " + note;
  for (const std::string& help : finding.helps) {
    const std::string words = in_editor(help);
    if (!words.empty()) text += "\nhelp: " + words;
  }
  return text;
}

std::string page_of(std::string_view name) { return std::string("plyglot:/explain/").append(name).append(".md"); }

}  // namespace plyglot::tool::lsp
