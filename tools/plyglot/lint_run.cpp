#include "plyglot/file_suppressions.hpp"
#include "plyglot/lint.hpp"
#include "plyglot/lint_summary.hpp"
#include "plyglot/pipeline.hpp"
#include "plyglot/policy.hpp"
#include "plyglot/totals.hpp"

#include "text/format.hpp"

#include <plyglot/likeness.hpp>

namespace plyglot::tool {
namespace {

struct Linted {
  RenderedFindings findings;
  toolchain::Session::Reading reading;
};

class LintRun {
 public:
  explicit LintRun(const LintOptions& options)
      : options_(options),
        run_(options.speech),
        inputs_(options.input, run_, policy_maker(options.policy)),
        report_(run_, Stream::out, options.format),
        totals_(run_, inputs_) {}

  int run();

 private:
  Linted work(toolchain::Session& session, const InputChunk& chunk) const;
  void merge(Linted&& linted);
  void suggest_notation(const Input& input, std::string_view text);
  void end(const Input& input, const std::string& problem);

  const LintOptions& options_;
  Run run_;
  Inputs inputs_;
  FindingReport report_;
  Totals totals_;
  FileSuppressions suppressions_;
  // Printed after the findings.
  std::vector<std::string> suggestions_;
};

Linted LintRun::work(toolchain::Session& session, const InputChunk& chunk) const {
  Linted linted;
  FindingRenderer renderer = report_.renderer(chunk, Interest::all);
  linted.reading = session.lint(chunk.chunk, renderer.sink());
  if (chunk.held != nullptr) end_text(*chunk.settings, linted.reading, renderer.sink());
  linted.findings = renderer.take();
  return linted;
}

void LintRun::merge(Linted&& linted) {
  report_.add(std::move(linted.findings));
  suppressions_.add(linted.reading);
  totals_.add_records(linted.reading.records);
}

// A text in another notation has errors that say little about it.
void LintRun::suggest_notation(const Input& input, std::string_view text) {
  const std::string option = toolchain::option_in_the_way(input.language(), text);
  if (!option.empty()) {
    return suggestions_.push_back(text::format("{} reads without the option `{}`", input.name, option));
  }
  const std::string better = toolchain::better_notation_for(input.language(), text);
  if (better.empty()) return;
  suggestions_.push_back(text::format("{} reads as `{}`: try --from {}", input.name, better, better));
}

void LintRun::end(const Input& input, const std::string& problem) {
  totals_.end_input();
  if (problem.empty() && options_.input.record == 0) {
    suppressions_.end_file(input.language(), input.name, input.settings->policy, report_);
  }
  suppressions_.forget();
  if (!problem.empty()) run_.failure(problem);
}

int LintRun::run() {
  Stages<Linted> stages;
  stages.work = [this](auto& session, const auto& chunk) { return work(session, chunk); };
  stages.merge = [this](const Input& input, const auto& chunk, Linted&& linted) {
    const bool has_error = linted.findings.counts.errors != 0;
    merge(std::move(linted));
    if (has_error && chunk.part == nullptr && chunk.chunk.source.base == 0)
      suggest_notation(input, chunk.chunk.source.text);
  };
  stages.show = [this](const InputChunk& chunk) { report_.add_part_findings(chunk, Interest::all); };
  stages.end_part = [](const Input&, const InputChunk&) {};
  stages.end = [this](const Input& input, const InputEnd& at_end) { end(input, at_end.problem); };
  Pipeline<Linted>(stages, jobs_of(options_.input)).run(inputs_.list(), options_.input.wanted());
  summarise(report_, totals_, run_, {});
  for (const std::string& suggestion : suggestions_) run_.note(suggestion);
  return run_.finish();
}

}  // namespace

int lint(const LintOptions& options) {
  return options.fix || options.unsafe_fixes ? lint_and_fix(options) : LintRun(options).run();
}

}  // namespace plyglot::tool
