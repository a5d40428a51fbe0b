// Findings of all inputs, in order, with a baseline and a better notation if there is one.
#include "plyglot/findings/baseline.hpp"
#include "plyglot/lint/file_suppressions.hpp"
#include "plyglot/lint/lint.hpp"
#include "plyglot/lint/lint_cache.hpp"
#include "plyglot/lint/lint_summary.hpp"
#include "plyglot/reading/pipeline.hpp"
#include "plyglot/reading/totals.hpp"
#include "plyglot/texts/policy.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

#include <plyglot/likeness.hpp>

namespace plyglot::tool {

using text::counted;

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
        report_(run_, Stream::out, request()),
        totals_(run_, inputs_) {
    if (!options.cache.empty()) cache_.emplace(options, inputs_, run_, &report_);
  }

  int run();

 private:
  ReportRequest request();
  void end_baseline();
  Linted work(toolchain::Session& session, const InputChunk& chunk) const;
  void merge(const InputChunk& chunk, Linted&& linted);
  void suggest_notation(const Input& input, std::string_view text);
  void suggest(std::string&& suggestion);
  void add_remembered(const RememberedFile& file);
  void end(const Input& input, const InputEnd& at_end);

  const LintOptions& options_;
  Run run_;
  Inputs inputs_;
  std::optional<Baseline> baseline_;
  FindingReport report_;
  Totals totals_;
  FileSuppressions suppressions_;
  std::optional<LintCache> cache_;
  // Printed after the findings.
  std::vector<std::string> suggestions_;
};

ReportRequest LintRun::request() {
  ReportRequest request = options_.report;
  if (!request.file.empty()) inputs_.check_not_read(request.file);
  if (!options_.baseline.empty()) request.baseline = &baseline_.emplace(options_.baseline, options_.writes_baseline);
  return request;
}

Linted LintRun::work(toolchain::Session& session, const InputChunk& chunk) const {
  Linted linted;
  FindingRenderer renderer = report_.renderer(chunk, Interest::all);
  linted.reading = session.lint(chunk.chunk, renderer.sink());
  if (chunk.held != nullptr) end_text(*chunk.settings, linted.reading, renderer.sink());
  linted.findings = renderer.take();
  return linted;
}

void LintRun::merge(const InputChunk& chunk, Linted&& linted) {
  if (cache_) cache_->add(chunk, linted.reading.records, !linted.findings.counts.any());
  report_.add(std::move(linted.findings));
  suppressions_.add(linted.reading);
  totals_.add_records(linted.reading.records, chunk.end_in_file());
}

void LintRun::suggest(std::string&& suggestion) {
  if (cache_) cache_->add_suggestion(suggestion);
  suggestions_.push_back(std::move(suggestion));
}

// A text in another notation has errors that say little about it.
void LintRun::suggest_notation(const Input& input, std::string_view text) {
  const std::string option = toolchain::option_in_the_way(input.language(), text);
  if (!option.empty()) {
    return suggest(text::format("{} reads without the option `{}`", input.name, option));
  }
  const std::string better = toolchain::better_notation_for(input.language(), text);
  if (better.empty()) return;
  suggest(text::format("{} reads as `{}`: try --from {}", input.name, better, better));
}

void LintRun::add_remembered(const RememberedFile& file) {
  report_.add(RenderedFindings(file.findings));
  suggestions_.insert(suggestions_.end(), file.suggestions.begin(), file.suggestions.end());
  totals_.add_records(file.records, 0);
}

void LintRun::end(const Input& input, const InputEnd& at_end) {
  const std::string& problem = at_end.problem;
  if (at_end.remembered) add_remembered(*at_end.remembered);
  totals_.end_input();
  const bool has_useless_comments =
      problem.empty() && options_.input.record == 0 &&
      suppressions_.end_file(input.language(), input.name, input.settings->policy, report_);
  suppressions_.forget();
  if (cache_) cache_->end(input, at_end, !has_useless_comments);
  if (baseline_) {
    const bool is_file = input.kind == InputKind::file;
    baseline_->end_file(input.name, is_file && problem.empty() && options_.input.record == 0);
  }
  if (!problem.empty()) run_.failure(problem);
}

// Findings that were not asked for may still be there.
void LintRun::end_baseline() {
  if (!baseline_) return;
  const PolicyOptions& policy = options_.policy;
  const bool asks_for_all = policy.select.empty() && policy.ignore.empty() && policy.severity.empty();
  if (baseline_->accepted() != 0 && !options_.writes_baseline) {
    run_.note(text::format("{} accepted by {}", counted(baseline_->accepted(), "finding"), options_.baseline));
  }
  if (!asks_for_all) return;
  try {
    const std::string change = baseline_->write();
    if (!change.empty()) run_.note(change);
  } catch (const FileError& problem) {
    run_.failure(problem.what());
  }
}

int LintRun::run() {
  Stages<Linted> stages;
  stages.work = [this](auto& session, const auto& chunk) { return work(session, chunk); };
  stages.merge = [this](const Input& input, const auto& chunk, Linted&& linted) {
    Counts& counts = linted.findings.counts;
    const std::string_view text = chunk.chunk.source.text;
    if (counts.errors != 0 && chunk.part == nullptr && chunk.chunk.source.base == 0) {
      suggest_notation(input, text);
      // As Session::fix has it, which sees the whole text (docs/guide/fixing.md).
      if (counts.errors > 1 && toolchain::belongs_elsewhere(input.language(), text)) counts.fixable.make_guesses();
    }
    merge(chunk, std::move(linted));
  };
  stages.show = [this](const InputChunk& chunk) {
    if (cache_) cache_->add(chunk, 0, false);
    report_.add_part_findings(chunk, Interest::all);
  };
  if (cache_) stages.remembered = [this](const Input& input) { return cache_->remembered(input); };
  stages.end_part = [](const Input&, const InputChunk&) {};
  stages.end = [this](const Input& input, const InputEnd& at_end) { end(input, at_end); };
  Pipeline<Linted>(stages, jobs_of(options_.input)).run(inputs_.list(), options_.input.wanted());
  summarise(report_, totals_, run_, {});
  end_baseline();
  for (const std::string& suggestion : suggestions_) run_.note(suggestion);
  if (cache_) cache_->write();
  return run_.finish();
}

}  // namespace

int lint(const LintOptions& options) {
  const bool changes = options.fixes || options.diff || options.adds_suppressions;
  return changes ? lint_and_fix(options) : LintRun(options).run();
}

}  // namespace plyglot::tool
