// Findings fixed in files, and the rest reported as they are in the fixed file.
#include "plyglot/lint/file_suppressions.hpp"
#include "plyglot/lint/lint.hpp"
#include "plyglot/lint/lint_cache.hpp"
#include "plyglot/lint/lint_summary.hpp"
#include "plyglot/lint/shifted_findings.hpp"
#include "plyglot/lint/suppression_comments.hpp"
#include "plyglot/output/unified_diff.hpp"
#include "plyglot/reading/pipeline.hpp"
#include "plyglot/reading/totals.hpp"
#include "plyglot/texts/part_text.hpp"
#include "plyglot/texts/policy.hpp"
#include "plyglot/writing/file_writer.hpp"

#include "text/format.hpp"
#include "text/line_ends.hpp"
#include "text/listing.hpp"
#include "text/utf8.hpp"

#include <limits>

namespace plyglot::tool {

using diagnostics::Safety;
using text::counted;

namespace {

struct Fixed : toolchain::Session::Fixed {
  // A text in another file, and what becomes of the file.
  const toolchain::HeldText* held = nullptr;
  diagnostics::Edit edit = {};
};

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
        report_(run_, options.diff ? Stream::error : stream_for_findings(inputs_), options.report),
        totals_(run_, inputs_) {
    if (!options.cache.empty()) cache_.emplace(options, inputs_, run_, nullptr);
  }
  int run();

 private:
  Fixed work(toolchain::Session& session, const InputChunk& owned) const;
  toolchain::Session::Fixed changed_text(toolchain::Session& session, const InputChunk& owned) const;
  void fix_text(toolchain::Session& session, const InputChunk& owned, Fixed& fixed) const;
  void end_part(const Input& input, const InputChunk& owned);
  void report_part(const text::Source& source, const toolchain::HeldPart& part);
  void merge(const Input& input, const InputChunk& owned, Fixed&& fixed);
  void write(const Input& input, const text::Source& old, std::string_view text, bool is_unchanged);
  void add_to_diff(const Input& input, const text::Source& old, std::string_view text);
  void end_diff();
  Safety least_safe() const { return options_.fixes.value_or(Safety::safe); }
  void note_what_more_there_is();
  void report_left(const Input& input, const InputChunk& owned, Fixed& fixed);
  void end(const Input& input, const InputEnd& at_end);
  template <class Function>
  void guarded(Function function);

  const LintOptions& options_;
  Run run_;
  Inputs inputs_;
  FindingReport report_;
  Totals totals_;
  FileSuppressions suppressions_;
  std::optional<LintCache> cache_;
  std::optional<FileWriter> file_;
  std::optional<UnifiedDiff> diff_;
  std::string hunks_;
  // Of the part of a file whose texts are fixed.
  std::vector<Fixed> texts_;
  // Where the next chunk begins in the fixed text.
  std::uint32_t base_ = 0;
  std::uint32_t line_ = 1;
  std::uint64_t applied_ = 0;
  // Findings that are left and have a fix that was not to be applied.
  Fixable more_;
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

void FixRun::add_to_diff(const Input& input, const text::Source& old, std::string_view text) {
  if (old.base == 0) diff_.emplace(input.name, hunks_);
  diff_->replace(old.text, text);
  run_.result_for_both(hunks_);
  hunks_.clear();
}

void FixRun::end_diff() {
  if (!diff_) return;
  diff_->finish();
  run_.result_for_both(hunks_);
  hunks_.clear();
  if (diff_->has_changes()) run_.found();
  diff_.reset();
}

// What becomes of a piece of the input, which is whole lines.
void FixRun::write(const Input& input, const text::Source& old, std::string_view text, bool is_unchanged) {
  if (options_.diff) return add_to_diff(input, old, text);
  if (input.kind != InputKind::file) {
    run_.result(text);
    if (input.kind == InputKind::text) run_.result("\n");
    return;
  }
  guarded([&] {
    if (old.base == 0) file_.emplace(input.name, FileWriter::Purpose::replacement);
    if (!file_) return;
    is_unchanged ? file_->append_unchanged(text) : file_->append(text);
  });
}

// What is left counts in the fixed text, in which this chunk may begin elsewhere.
void FixRun::report_left(const Input& input, const InputChunk& owned, Fixed& fixed) {
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

// A text that cannot be written where it is stays as it is. Of one whose line ends are adapted, places are found again.
void FixRun::fix_text(toolchain::Session& session, const InputChunk& owned, Fixed& fixed) const {
  const auto becomes = toolchain::rewritten(*owned.held, fixed.text);
  std::string text(becomes ? becomes->text : owned.chunk.source.text);
  if (!becomes) fixed.applied = 0;
  if (becomes) fixed.edit = becomes->edit;
  if (text != fixed.text) {
    toolchain::Chunk chunk = owned.chunk;
    chunk.source.text = fixed.text = std::move(text);
    fixed.left.clear();
    fixed.reading = session.lint(chunk, diagnostics::collect_into(fixed.left));
  }
  end_text(*owned.settings, fixed.reading, diagnostics::collect_into(fixed.left));
}

// What is not text was not written by people: nothing in it is fixed, also where a line could be read.
// Nor is it where only the content shows that it is a game.
bool is_kept(const InputChunk& chunk) {
  const bool is_unlabelled = chunk.held != nullptr && chunk.held->is_unlabelled;
  return is_unlabelled || !chunk.has_certain_dialect || text::is_binary(chunk.chunk.source.text);
}

toolchain::Session::Fixed linted(toolchain::Session& session, const toolchain::Chunk& chunk) {
  toolchain::Session::Fixed fixed{std::string(chunk.source.text), 0, {}, {}};
  fixed.reading = session.lint(chunk, diagnostics::collect_into(fixed.left));
  for (diagnostics::Diagnostic& found : fixed.left) found.fix.reset();
  return fixed;
}

toolchain::Session::Fixed FixRun::changed_text(toolchain::Session& session, const InputChunk& owned) const {
  if (is_kept(owned)) return linted(session, owned.chunk);
  if (options_.adds_suppressions) {
    // Not in a file that holds texts, where a comment would be read by others.
    const bool has_comments = owned.held == nullptr;
    const std::string_view sign = owned.settings->language.notation->about().comment_sign;
    return with_suppressions(session, owned.chunk, has_comments ? sign : std::string_view());
  }
  return session.fix(owned.chunk, least_safe());
}

Fixed FixRun::work(toolchain::Session& session, const InputChunk& owned) const {
  Fixed fixed{changed_text(session, owned), owned.held};
  if (owned.held != nullptr) fix_text(session, owned, fixed);
  return fixed;
}

void FixRun::merge(const Input& input, const InputChunk& owned, Fixed&& fixed) {
  applied_ += fixed.applied;
  if (cache_) cache_->add(owned, fixed.reading.records, fixed.applied == 0 && fixed.left.empty());
  note_if_uncertain(input, owned);
  totals_.add_records(fixed.reading.records, owned.end_in_file());
  for (const diagnostics::Diagnostic& found : fixed.left) {
    if (found.fix && found.fix->safety > least_safe()) more_.add(found.fix->safety);
  }
  if (owned.held != nullptr) return texts_.push_back(std::move(fixed));
  write(input, owned.chunk.source, fixed.text, fixed.applied == 0);
  if (options_.diff) return;
  report_left(input, owned, fixed);
}

// In the order of the file, with the findings about the part itself. `source` is what became of the part.
void FixRun::report_part(const text::Source& source, const toolchain::HeldPart& part) {
  std::int64_t distance = std::int64_t{source.base} - part.source.base;
  FindingRenderer renderer = report_.renderer(source, Interest::all);
  auto about_part = options_.input.record == 0 ? part.findings.begin() : part.findings.end();
  const auto show_findings_before = [&](std::uint32_t end) {
    for (; about_part != part.findings.end() && about_part->span.begin < end; ++about_part) {
      diagnostics::Diagnostic found = *about_part;
      shift(found, distance);
      renderer.sink()(std::move(found));
    }
  };
  for (Fixed& fixed : texts_) {
    const toolchain::HeldText& held = *fixed.held;
    show_findings_before(held.span.begin);
    text::Span span{static_cast<std::uint32_t>(held.span.begin + distance), 0};
    distance += static_cast<std::int64_t>(fixed.edit.text.size()) - fixed.edit.span.size();
    span.end = static_cast<std::uint32_t>(held.span.end + distance);
    if (fixed.left.empty()) continue;
    const toolchain::HeldText now = toolchain::reread(held, source, span, fixed.text);
    for (diagnostics::Diagnostic& found : fixed.left) {
      toolchain::place_in_file(now, found);
      renderer.sink()(std::move(found));
    }
  }
  show_findings_before(std::numeric_limits<std::uint32_t>::max());
  report_.add(renderer.take());
}

void FixRun::end_part(const Input& input, const InputChunk& owned) {
  const toolchain::HeldPart& part = owned.part->held();
  if (cache_) cache_->add(owned, 0, part.findings.empty());
  std::vector<diagnostics::Edit> edits;
  edits.reserve(texts_.size());
  bool is_unchanged = true;
  for (const Fixed& fixed : texts_) {
    is_unchanged = is_unchanged && fixed.edit.span.empty() && fixed.edit.text.empty();
    edits.push_back(fixed.edit);
  }
  const std::string text = edited(part.source, edits).text;
  write(input, part.source, text, is_unchanged);
  const text::Source source{input.name, text, base_, line_, part.source.line_ends};
  if (!options_.diff) report_part(source, part);
  base_ = source.span().end;
  line_ += text::count_line_ends(text, part.source.line_ends);
  texts_.clear();
}

void FixRun::end(const Input& input, const InputEnd& at_end) {
  if (at_end.remembered) totals_.add_records(at_end.remembered->records, 0);
  totals_.end_input();
  end_diff();
  // What is only shown leaves out the comments of a file that are of no use.
  bool is_clean = !options_.diff;
  if (at_end.problem.empty()) {
    if (options_.input.record == 0 && !options_.diff)
      is_clean = !suppressions_.end_file(input.language(), input.name, input.settings->policy, report_);
    guarded([&] {
      if (file_) run_.note_about(input.name, file_->commit(true, at_end.version));
    });
  } else {
    run_.failure(at_end.problem);
  }
  if (cache_) cache_->end(input, at_end, is_clean);
  suppressions_.forget();
  file_.reset();
  base_ = 0;
  line_ = 1;
}

void FixRun::note_what_more_there_is() {
  for (const Safety safety : diagnostics::safeties) {
    if (const std::uint64_t count = more_.count(safety); count != 0)
      run_.note(text::format("{} more with {}", text::grouped(count), option_that_applies(safety)));
  }
}

int FixRun::run() {
  if (!options_.report.file.empty()) inputs_.check_not_read(options_.report.file);
  Stages<Fixed> stages;
  stages.work = [this](auto& session, const auto& chunk) { return work(session, chunk); };
  // With what is left of the findings about texts.
  stages.show = [](const InputChunk&) {};
  stages.end_part = [this](const Input& input, const InputChunk& owned) { end_part(input, owned); };
  stages.merge = [this](const Input& input, const InputChunk& owned, Fixed&& fixed) {
    merge(input, owned, std::move(fixed));
  };
  stages.end = [this](const Input& input, const InputEnd& at_end) { end(input, at_end); };
  if (cache_) stages.remembered = [this](const Input& input) { return cache_->remembered(input); };
  Pipeline<Fixed>(stages, jobs_of(options_.input)).run(inputs_.list(), options_.input.wanted());
  if (options_.diff) {
    report_.finish();
    if (totals_.has_no_input() && run_.has_failed()) return run_.finish();
    run_.note(options_.adds_suppressions
                  ? text::format("{} would be suppressed {}", counted(applied_, "finding"), totals_.where())
                  : text::format("{} would be applied {}", counted(applied_, "fix", "fixes"), totals_.where()));
    if (!options_.adds_suppressions) note_what_more_there_is();
  } else {
    summarise(report_, totals_, run_,
              options_.adds_suppressions ? counted_suppressions(applied_) : counted_fixes(applied_));
  }
  if (cache_) cache_->write();
  return run_.finish();
}

}  // namespace

int lint_and_fix(const LintOptions& options) { return FixRun(options).run(); }

}  // namespace plyglot::tool
