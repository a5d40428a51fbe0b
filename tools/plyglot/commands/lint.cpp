#include "plyglot/lint/lint.hpp"

#include "plyglot/commands/commands.hpp"
#include "plyglot/options/option_adders.hpp"
#include "plyglot/reading/watch.hpp"
#include "plyglot/run/usage_error.hpp"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <memory>

namespace plyglot::tool {
namespace {

using diagnostics::OutputFormat;
using diagnostics::Safety;

std::map<std::string, ReportOptions> report_formats() {
  const auto of_library = [](OutputFormat format) {
    ReportOptions options;
    options.format = format;
    return options;
  };
  const auto own = [](FindingFormat format) {
    ReportOptions options;
    options.report = format;
    return options;
  };
  return {{"human", of_library(OutputFormat::human)},     {"jsonl", of_library(OutputFormat::jsonl)},
          {"sarif", of_library(OutputFormat::sarif)},     {"github", of_library(OutputFormat::github)},
          {"gcc", of_library(OutputFormat::gcc)},         {"concise", own(FindingFormat::concise)},
          {"checkstyle", own(FindingFormat::checkstyle)}, {"junit", own(FindingFormat::junit)},
          {"gitlab", own(FindingFormat::gitlab)},         {"rdjson", own(FindingFormat::rdjson)}};
}

// Of one run, from its first finding to its last.
bool is_document(const ReportRequest& report) {
  const bool is_of_lines = report.report == FindingFormat::of_library ? report.format != OutputFormat::sarif
                                                                      : report.report == FindingFormat::concise;
  return !is_of_lines || !report.file.empty();
}

int checked_lint(const LintOptions& options) {
  if (options.writes_baseline && options.baseline.empty()) throw UsageError("--write-baseline needs --baseline FILE");
  const bool fixes = options.fixes.has_value();
  if (fixes && options.adds_suppressions) throw UsageError("--add-ignore does not go with fixes: fix first");
  const bool changes = fixes || options.adds_suppressions;
  if (!options.baseline.empty() && (changes || options.diff)) throw UsageError("--baseline does not go with fixes");
  if (options.diff && options.report.only_statistics) throw UsageError("--statistics does not go with --diff");
  return lint(options);
}

int watch_lint(const LintOptions& options) {
  if (options.fixes || options.adds_suppressions)
    throw UsageError("--watch does not go with --fix: it would see its own changes");
  if (is_document(options.report))
    throw UsageError("--watch does not go with a report that is one document for one run");
  watch(options.input, options.speech, [&options] { checked_lint(options); });
}

}  // namespace

void set_up_lint(CLI::App& command, Action& action) {
  const auto options = std::make_shared<LintOptions>();
  options->input.reads_markdown = true;
  add_input_options(command, options->input);
  add_column_options(command, options->input);
  add_since_option(command, options->input);
  add_speech_options(command, options->speech);
  add_policy_options(command, options->policy);
  const auto add_fixes = [&](const char* name, Safety safety, const char* help) {
    const auto apply = [options, safety](std::int64_t) {
      options->fixes = std::max(options->fixes.value_or(safety), safety);
    };
    command.add_flag_function(name, apply, help)->group("Fixes");
  };
  add_fixes("--fix", Safety::safe, "Apply the safe fixes and report what is left");
  add_fixes("--recount", Safety::recount,
            "Also write numbers, results, marks and sizes as the moves show them (implies --fix)");
  add_fixes("--unsafe-fixes", Safety::unsafe, "Apply guesses as well (implies --recount)");
  command
      .add_flag("--add-ignore", options->adds_suppressions, "Add comments that suppress what is found, and fix nothing")
      ->group("Fixes");
  command.add_flag("--diff", options->diff, "Show what would be changed, and change nothing")->group("Fixes");
  add_choice<ReportOptions>(command, "--output-format", options->report, report_formats(),
                            "How findings are written: human, concise, jsonl, sarif, github, gcc, checkstyle, junit, "
                            "gitlab or rdjson")
      ->type_name("FORMAT")
      ->group("Output");
  command.add_option("--output-file", options->report.file, "Where findings go (default: standard output)")
      ->type_name("FILE")
      ->group("Output");
  command.add_flag("--statistics", options->report.only_statistics, "Show how often each finding was found instead")
      ->group("Output");
  command
      .add_option("--baseline", options->baseline,
                  "Accept the findings that FILE counts, by file and name; the counts only go down")
      ->type_name("FILE")
      ->group("Findings");
  command.add_flag("--write-baseline", options->writes_baseline, "Make that file from what is found now")
      ->group("Findings");
  command
      .add_option("--cache", options->cache,
                  "Keep in this folder what is found in files, and read again only those that have changed")
      ->check([](const std::string& folder) { return std::string(folder.empty() ? "the folder's name is empty" : ""); },
              "")
      ->type_name("DIR")
      ->group("Input");
  add_watch_option(command, options->watch);
  command.callback([options, &action] {
    read_folder_by_default(options->input);
    action = [options] { return options->watch ? watch_lint(*options) : checked_lint(*options); };
  });
}

}  // namespace plyglot::tool
