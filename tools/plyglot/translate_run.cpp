#include "plyglot/common_options.hpp"
#include "plyglot/kept_records.hpp"
#include "plyglot/output_file.hpp"
#include "plyglot/pipeline.hpp"
#include "plyglot/totals.hpp"
#include "plyglot/translate.hpp"
#include "plyglot/usage_error.hpp"

#include "text/format.hpp"

namespace plyglot::tool {
namespace {

struct Worked {
  RenderedFindings findings;
  toolchain::Session::Translated translated;
  std::string refused;
};

class TranslateRun {
 public:
  explicit TranslateRun(const TranslateOptions& options);
  int run();

 private:
  Worked work(toolchain::Session& session, const toolchain::Chunk& chunk) const;
  void merge(const Input& input, const toolchain::OwnedChunk& chunk, Worked&& worked);
  void summarise();

  const TranslateOptions& options_;
  diagnostics::SeverityPolicy policy_;
  Run run_;
  Inputs inputs_;
  toolchain::Target target_;
  OutputFiles output_;
  FindingReport report_;
  Totals totals_;
  std::uint64_t refused_ = 0;
};

toolchain::Target target_of(const TranslateOptions& options) {
  std::string problem;
  toolchain::Target target = toolchain::target(options.to, problem);
  for (const std::string& option : options.to_options) {
    const auto [key, value] = split_option(option);
    if (!problem.empty()) break;
    problem = target.form != nullptr ? text::format("`{}` has no options", options.to)
                                     : toolchain::set_option(target.language, key, value);
  }
  if (!problem.empty()) throw UsageError(problem);
  return target;
}

TranslateRun::TranslateRun(const TranslateOptions& options)
    : options_(options),
      run_(options.speech),
      inputs_(options.input, run_),
      target_(target_of(options)),
      output_(options.output, toolchain::file_extension_of(target_), inputs_, run_),
      report_(run_, Stream::error, diagnostics::OutputFormat::human),
      totals_(run_, inputs_) {
  if (options.loss_is_error) policy_.set("translate/", diagnostics::Severity::error);
  for (const Input& input : inputs_.list()) {
    const std::string problem = toolchain::cannot_translate(*input.language, target_);
    if (!problem.empty()) throw UsageError(problem);
  }
}

Worked TranslateRun::work(toolchain::Session& session, const toolchain::Chunk& chunk) const {
  Worked worked;
  FindingRenderer renderer = report_.renderer(chunk.source, Interest::errors_and_losses);
  worked.translated = session.translate(chunk, target_, options_.loss_is_error, renderer.sink());
  worked.findings = renderer.take();
  worked.refused = kept_records(chunk.source, worked.translated.refused_without_finding, "cannot be written");
  return worked;
}

void TranslateRun::merge(const Input& input, const toolchain::OwnedChunk& chunk, Worked&& worked) {
  output_.append(input, chunk.chunk.source.base == 0, worked.translated.text);
  refused_ += worked.translated.refused;
  report_.add(std::move(worked.findings));
  run_.write(Stream::error, worked.refused);
  totals_.add_records(worked.translated.records);
}

void TranslateRun::summarise() {
  report_.finish();
  if (refused_ == 0 && report_.counts().errors == 0) return;
  run_.found();
  run_.note(text::format("{} of {} not translated", refused_, counted(totals_.records(), inputs_.record_name())));
}

int TranslateRun::run() {
  Stages<Worked> stages;
  stages.work = [this](auto& session, const auto& chunk) { return work(session, chunk); };
  stages.merge = [this](const Input& input, const auto& chunk, Worked&& worked) {
    merge(input, chunk, std::move(worked));
  };
  stages.end = [this](const Input&, const std::string& problem) {
    totals_.end_input();
    output_.end_input(problem.empty());
    if (!problem.empty()) run_.failure(problem);
  };
  Pipeline<Worked>(stages, policy_, jobs_of(options_.input)).run(inputs_.list(), options_.input.wanted());
  summarise();
  return run_.finish();
}

}  // namespace

int translate(const TranslateOptions& options) { return TranslateRun(options).run(); }

}  // namespace plyglot::tool
