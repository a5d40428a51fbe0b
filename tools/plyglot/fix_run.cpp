#include "plyglot/file_suppressions.hpp"
#include "plyglot/lint.hpp"
#include "plyglot/lint_summary.hpp"
#include "plyglot/pipeline.hpp"
#include "plyglot/policy.hpp"
#include "plyglot/shifted.hpp"
#include "plyglot/totals.hpp"
#include "plyglot/writing/file_writer.hpp"

#include "text/format.hpp"
#include "text/line_ends.hpp"
#include "text/utf8.hpp"

namespace plyglot::tool {
namespace {

using toolchain::OwnedChunk;
using Fixed = toolchain::Session::Fixed;

// Files are replaced; texts and standard input are printed, and then the findings go to standard error.
Stream stream_for_findings(const Inputs& inputs) {
  for (const Input& input : inputs.list()) {
    if (input.kind != InputKind::file) return Stream::error;
  }
  return Stream::out;
}

class FixRun {
 public:
  explicit FixRun(const LintOptions& options)
      : options_(options),
        run_(options.speech),
        inputs_(options.input, run_, policy_maker(options.policy)),
        report_(run_, stream_for_findings(inputs_), options.format),
        totals_(run_, inputs_) {}
  int run();

 private:
  void merge(const Input& input, const OwnedChunk& owned, Fixed&& fixed);
  void write(const Input& input, const OwnedChunk& owned, const Fixed& fixed);
  void report_left(const Input& input, const OwnedChunk& owned, Fixed& fixed);
  void end(const Input& input, const InputEnd& at_end);
  template <class Function>
  void guarded(Function function);

  const LintOptions& options_;
  Run run_;
  Inputs inputs_;
  FindingReport report_;
  Totals totals_;
  FileSuppressions suppressions_;
  std::optional<FileWriter> file_;
  // Where the next chunk begins in the fixed text.
  std::uint32_t base_ = 0;
  std::uint32_t line_ = 1;
  std::uint64_t applied_ = 0;
};

template <class Function>
void FixRun::guarded(Function function) {
  try {
    function();
  } catch (const FileError& problem) {
    run_.failure(problem.what());
    file_.reset();
  }
}

void FixRun::write(const Input& input, const OwnedChunk& owned, const Fixed& fixed) {
  if (input.kind != InputKind::file) {
    run_.result(fixed.text);
    if (input.kind == InputKind::text) run_.result("\n");
    return;
  }
  guarded([&] {
    if (owned.chunk.source.base == 0) file_.emplace(input.name, FileWriter::Purpose::replacement);
    if (!file_) return;
    fixed.applied == 0 ? file_->append_unchanged(fixed.text) : file_->append(fixed.text);
  });
}

// What is left counts in the fixed text, in which this chunk may begin elsewhere.
void FixRun::report_left(const Input& input, const OwnedChunk& owned, Fixed& fixed) {
  const text::Source& old = owned.chunk.source;
  const text::Source source{input.name, fixed.text, base_, line_, old.line_ends};
  const std::int64_t distance = std::int64_t{base_} - old.base;
  FindingRenderer renderer = report_.renderer(source, Interest::all);
  for (diagnostics::Diagnostic& found : fixed.left) {
    shift(found, distance);
    renderer.sink()(std::move(found));
  }
  report_.add(renderer.take());
  for (toolchain::FileComment& comment : fixed.reading.file_comments) {
    comment.begin = static_cast<std::uint32_t>(comment.begin + distance);
    comment.line = comment.line - old.first_line + line_;
  }
  suppressions_.add(fixed.reading);
  base_ = source.span().end;
  line_ += text::count_line_ends(fixed.text, old.line_ends);
}

void FixRun::merge(const Input& input, const OwnedChunk& owned, Fixed&& fixed) {
  write(input, owned, fixed);
  report_left(input, owned, fixed);
  applied_ += fixed.applied;
  totals_.add_records(fixed.reading.records);
}

void FixRun::end(const Input& input, const InputEnd& at_end) {
  totals_.end_input();
  if (at_end.problem.empty()) {
    if (options_.input.record == 0)
      suppressions_.end_file(input.language(), input.name, input.settings->policy, report_);
    guarded([&] {
      if (file_) run_.note_about(input.name, file_->commit(true, at_end.version));
    });
  } else {
    run_.failure(at_end.problem);
  }
  suppressions_.forget();
  file_.reset();
  base_ = 0;
  line_ = 1;
}

// What is not text was not written by people: nothing in it is fixed, also where a line could be read.
Fixed fixed_if_text(toolchain::Session& session, const toolchain::Chunk& chunk, diagnostics::Safety least_safe) {
  if (!text::is_binary(chunk.source.text)) return session.fix(chunk, least_safe);
  Fixed fixed{std::string(chunk.source.text), 0, {}, {}};
  fixed.reading = session.lint(chunk, diagnostics::collect_into(fixed.left));
  for (diagnostics::Diagnostic& found : fixed.left) found.fix.reset();
  return fixed;
}

int FixRun::run() {
  const auto least_safe = options_.unsafe_fixes ? diagnostics::Safety::unsafe : diagnostics::Safety::safe;
  Stages<Fixed> stages;
  stages.work = [least_safe](auto& session, const auto& chunk) { return fixed_if_text(session, chunk, least_safe); };
  stages.merge = [this](const Input& input, const auto& owned, Fixed&& fixed) {
    merge(input, owned, std::move(fixed));
  };
  stages.end = [this](const Input& input, const InputEnd& at_end) { end(input, at_end); };
  Pipeline<Fixed>(stages, jobs_of(options_.input)).run(inputs_.list(), options_.input.wanted());
  summarise(report_, totals_, run_, counted_fixes(applied_));
  return run_.finish();
}

}  // namespace

int lint_and_fix(const LintOptions& options) { return FixRun(options).run(); }

}  // namespace plyglot::tool
