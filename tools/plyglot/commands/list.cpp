#include "plyglot/list/list.hpp"
#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"
#include "plyglot/run/run.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {
namespace {

enum class Subject : std::uint8_t { notations, diagnostics, config };

std::string text_of(const Subject subject, ListFormat format) {
  if (subject == Subject::notations) return notation_list(format);
  return subject == Subject::diagnostics ? diagnostic_list(format) : config_key_list(format);
}

struct ListOptions {
  Subject subject = Subject::notations;
  ListFormat format = ListFormat::human;
};

int list(const ListOptions& options) {
  Run run({});
  run.result(text_of(options.subject, options.format));
  return run.finish();
}

}  // namespace

void set_up_list(CLI::App& command, Action& action) {
  const auto options = std::make_shared<ListOptions>();
  add_choice<Subject>(
      command, "WHAT", options->subject,
      {{"notations", Subject::notations}, {"diagnostics", Subject::diagnostics}, {"config", Subject::config}},
      "notations, diagnostics or config (the keys of plyglot.toml)")
      ->required()
      ->type_name("");
  add_choice<ListFormat>(command, "--output-format", options->format,
                         {{"human", ListFormat::human}, {"jsonl", ListFormat::jsonl}}, "human or jsonl")
      ->type_name("FORMAT");
  command.callback([options, &action] { action = [options] { return list(*options); }; });
}

}  // namespace plyglot::tool
