// Files formatted by several threads: printed, checked, compared or written.
#include "plyglot/findings/kept_records.hpp"
#include "plyglot/fmt/fmt.hpp"
#include "plyglot/fmt/format_output.hpp"
#include "plyglot/reading/pipeline.hpp"
#include "plyglot/reading/totals.hpp"
#include "plyglot/run/usage_error.hpp"
#include "plyglot/texts/part_text.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::tool {

using text::counted;

namespace {

struct FormattedChunk {
  RenderedFindings findings;
  toolchain::Session::Formatted formatted;
  std::string kept;
};

class FormatRun {
 public:
  explicit FormatRun(const FormatOptions& options);
  int run();

 private:
  FormattedChunk work(toolchain::Session& session, const InputChunk& chunk) const;
  void merge(const Input& input, const InputChunk& chunk, FormattedChunk&& worked);
  void put_into_part(const InputChunk& chunk, FormattedChunk& worked);
  void end_part(const Input& input, const InputChunk& chunk);
  void add_output(const Input& input, std::string_view bytes, std::uint32_t base,
                  const toolchain::Session::Formatted& formatted);
  void end(const InputEnd& at_end);
  template <class Function>
  void guarded(Function function);
  void summarise();

  const FormatOptions& options_;
  FormatMode mode_;
  Run run_;
  Inputs inputs_;
  FindingReport report_;
  Totals totals_;
  std::optional<FormatOutput> output_;
  // Of the part of a file whose texts are formatted.
  std::vector<diagnostics::Edit> edits_;
  std::uint64_t changed_ = 0;
  std::uint64_t kept_ = 0;
  std::uint64_t kept_parts_ = 0;
  std::uint64_t kept_files_ = 0;
  bool has_unwritten_ = false;
};

FormatMode mode_of(const FormatOptions& options) {
  if (options.modes.size() > 1) throw UsageError("only one of --check, --diff and --write can be done");
  return options.modes.empty() ? FormatMode::print : options.modes.front();
}

void append_kept(std::string_view what, std::uint64_t count, std::string_view why, std::string& line) {
  if (count == 0) return;
  if (!line.empty()) line += ", ";
  text::append(line, "{}{} kept as {}", what, why, count == 1 ? "it is" : "they are");
}

FormatRun::FormatRun(const FormatOptions& options)
    : options_(options),
      mode_(mode_of(options)),
      run_(options.speech),
      inputs_(options.input, run_),
      report_(run_, Stream::error),
      totals_(run_, inputs_) {
  if (mode_ != FormatMode::write) return;
  for (const Input& input : inputs_.list()) {
    if (input.kind != InputKind::file) throw UsageError("--write replaces files: give the PATH of one");
  }
}

toolchain::Session::Formatted kept(toolchain::Session& session, const toolchain::Chunk& chunk, diagnostics::Sink sink) {
  toolchain::Session::Formatted formatted;
  static_cast<toolchain::Session::Reading&>(formatted) = session.lint(chunk, sink);
  formatted.text = chunk.source.text;
  formatted.units.push_back({chunk.source.span(), {0, static_cast<std::uint32_t>(formatted.text.size())}});
  formatted.is_kept_as_a_whole = true;
  return formatted;
}

FormattedChunk FormatRun::work(toolchain::Session& session, const InputChunk& chunk) const {
  FormattedChunk worked;
  if (chunk.held != nullptr && !chunk.held->is_for_formatter()) return worked;
  FindingRenderer renderer = report_.renderer(chunk, Interest::errors_and_obstacles);
  worked.formatted = chunk.has_certain_dialect ? session.format(chunk.chunk, renderer.sink())
                                               : kept(session, chunk.chunk, renderer.sink());
  worked.findings = renderer.take();
  worked.kept = kept_records(chunk, worked.formatted.kept_without_error, "has no canonical text and is kept") +
                kept_records(chunk, worked.formatted.kept_with_doubt,
                             "is kept: canonical text would lose what `plyglot lint` doubts");
  return worked;
}

void FormatRun::add_output(const Input& input, std::string_view bytes, std::uint32_t base,
                           const toolchain::Session::Formatted& formatted) {
  guarded([&] {
    if (base == 0) output_.emplace(mode_, input.name, input.kind != InputKind::text, run_);
    if (output_) output_->add(bytes, base, formatted);
  });
}

void FormatRun::put_into_part(const InputChunk& chunk, FormattedChunk& worked) {
  const toolchain::HeldText& held = *chunk.held;
  if (!held.is_for_formatter()) return;
  auto becomes = toolchain::rewritten(held, std::string(worked.formatted.without_trailing_blank_lines()));
  if (becomes) return edits_.push_back(std::move(becomes->edit));
  worked.formatted.kept_without_error.assign(1, chunk.chunk.source.span());
  worked.kept = kept_records(chunk, worked.formatted.kept_without_error, "would end its block and is kept");
}

void FormatRun::end_part(const Input& input, const InputChunk& chunk) {
  const text::Source& source = chunk.source_in_file();
  PartText part = edited(source, std::exchange(edits_, {}));
  toolchain::Session::Formatted formatted;
  formatted.text = std::move(part.text);
  formatted.units = std::move(part.units);
  add_output(input, source.text, source.base, formatted);
}

void FormatRun::merge(const Input& input, const InputChunk& chunk, FormattedChunk&& worked) {
  if (chunk.held != nullptr) {
    put_into_part(chunk, worked);
  } else {
    add_output(input, *chunk.bytes, chunk.chunk.source.base, worked.formatted);
  }
  note_if_uncertain(input, chunk);
  const toolchain::Session::Formatted& formatted = worked.formatted;
  kept_ += formatted.kept_with_error.size() + formatted.kept_without_error.size();
  if (!formatted.is_kept_as_a_whole) kept_ += formatted.kept_with_doubt.size();
  kept_parts_ += formatted.kept_parts.size();
  kept_files_ += formatted.is_kept_as_a_whole ? 1 : 0;
  has_unwritten_ = has_unwritten_ || !formatted.kept_without_error.empty() || !formatted.kept_with_doubt.empty();
  report_.add(std::move(worked.findings));
  run_.write(Stream::error, worked.kept);
  totals_.add_records(formatted.records, chunk.end_in_file());
}

void FormatRun::end(const InputEnd& at_end) {
  totals_.end_input();
  if (!at_end.problem.empty()) {
    run_.failure(at_end.problem);
  } else {
    guarded([&] {
      if (output_ && output_->finish(at_end.version)) ++changed_;
    });
  }
  output_.reset();
}

// A file that cannot be written stays as it is, and the others are still done.
template <class Function>
void FormatRun::guarded(Function function) {
  try {
    function();
  } catch (const FileError& problem) {
    run_.failure(problem.what());
    output_.reset();
  }
}

void FormatRun::summarise() {
  report_.finish();
  const bool shows_changes = mode_ == FormatMode::check || mode_ == FormatMode::diff;
  // Only a part of a record with an error may be kept, or none of it.
  if (report_.counts().errors != 0) run_.found();
  if (kept_ != 0 || kept_parts_ != 0 || kept_files_ != 0 || (shows_changes && changed_ != 0)) run_.found();
  std::string line;
  if (mode_ != FormatMode::print) {
    line = text::format("{} of {} {}", changed_, counted(inputs_.list().size(), "file"),
                        mode_ == FormatMode::write ? "changed" : "would change");
  }
  // What has no canonical text was named.
  append_kept(counted(kept_, inputs_.record_name()), kept_, has_unwritten_ ? "" : " with errors", line);
  append_kept(counted(kept_parts_, inputs_.kept_part_name()), kept_parts_, "", line);
  append_kept(counted(kept_files_, "file"), kept_files_, has_unwritten_ ? "" : " with errors", line);
  if (!line.empty()) run_.note(line);
}

int FormatRun::run() {
  Stages<FormattedChunk> stages;
  stages.work = [this](auto& session, const auto& chunk) { return work(session, chunk); };
  stages.merge = [this](const Input& input, const auto& chunk, FormattedChunk&& worked) {
    merge(input, chunk, std::move(worked));
  };
  stages.show = [this](const InputChunk& chunk) { report_.add_part_findings(chunk, Interest::errors); };
  stages.end_part = [this](const Input& input, const InputChunk& chunk) { end_part(input, chunk); };
  stages.end = [this](const Input&, const InputEnd& at_end) { end(at_end); };
  Pipeline<FormattedChunk>(stages, jobs_of(options_.input))
      .run(inputs_.list(), options_.input.wanted(), Pieces::formatting_units);
  summarise();
  return run_.finish();
}

}  // namespace

int fmt(const FormatOptions& options) { return FormatRun(options).run(); }

}  // namespace plyglot::tool
