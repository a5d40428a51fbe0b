#include "plyglot/findings.hpp"

#include "diagnostics/ids.hpp"
#include "plyglot/inputs.hpp"
#include "text/format.hpp"

namespace plyglot::tool {

using diagnostics::Diagnostic;
using diagnostics::OutputFormat;
using diagnostics::Phase;
using diagnostics::Severity;

void Counts::add(Severity severity) {
  if (severity == Severity::error) ++errors;
  if (severity == Severity::warning) ++warnings;
  if (severity == Severity::info) ++infos;
}

void Counts::add(const Counts& other) {
  errors += other.errors;
  warnings += other.warnings;
  infos += other.infos;
}

std::string said(const Counts& counts) {
  std::string out;
  const auto say = [&out](std::uint64_t count, std::string_view noun) {
    if (count == 0) return;
    if (!out.empty()) out += ", ";
    out += counted(count, noun);
  };
  say(counts.errors, "error");
  say(counts.warnings, "warning");
  say(counts.infos, "info");
  return out;
}

namespace {

bool is_of_interest(const Diagnostic& found, Interest interest) {
  if (interest == Interest::all || found.severity == Severity::error) return true;
  const diagnostics::CatalogueEntry& entry = diagnostics::catalogue_entry(found.id);
  if (interest == Interest::errors_and_losses) return entry.phase == Phase::translate;
  return interest == Interest::errors_and_obstacles && entry.blocks_formatting;
}

}  // namespace

FindingRenderer::FindingRenderer(const text::Source& source, const diagnostics::RenderOptions& options,
                                 std::uint64_t limit, Interest interest)
    : source_(source), options_(options), limit_(limit), interest_(interest) {}

FindingRenderer::FindingRenderer(const InputChunk& chunk, const diagnostics::RenderOptions& options,
                                 std::uint64_t limit, Interest interest)
    : FindingRenderer(chunk.source_in_file(), options, limit, interest) {
  part_ = chunk.part.get();
  held_ = chunk.held;
}

const text::LineIndex& FindingRenderer::lines() {
  if (part_ != nullptr) return part_->lines();
  if (!lines_) lines_.emplace(source_);
  return *lines_;
}

diagnostics::Sink FindingRenderer::sink() {
  const auto pass = [](void* context, Diagnostic&& found) {
    static_cast<FindingRenderer*>(context)->add(std::move(found));
  };
  return {pass, this};
}

void FindingRenderer::add(Diagnostic&& found) {
  if (!is_of_interest(found, interest_)) return;
  rendered_.counts.add(found.severity);
  if (limit_ != 0 && rendered_.ends.size() == limit_) return;
  if (held_ != nullptr) toolchain::place_in_file(*held_, found);
  const bool is_first = rendered_.ends.empty();
  if (is_first) diagnostics::append_diagnostic(found, lines(), options_, true, rendered_.first_of_run);
  diagnostics::append_diagnostic(found, lines(), options_, false, rendered_.text);
  rendered_.ends.push_back(rendered_.text.size());
}

FindingReport::FindingReport(Run& run, Stream stream, OutputFormat format) : run_(run), stream_(stream) {
  options_.format = format;
  options_.colour = format == OutputFormat::human && run.has_colour(stream);
  std::string prologue;
  diagnostics::append_prologue(options_, prologue);
  run_.write(stream_, prologue);
}

void FindingReport::add(RenderedFindings&& findings) {
  counts_.add(findings.counts);
  std::uint64_t fitting = findings.ends.size();
  if (limit() != 0) fitting = std::min(fitting, limit() - std::min(limit(), shown_));
  if (fitting == 0) return;
  const std::string_view all = findings.text;
  if (shown_ == 0) {
    run_.write(stream_, findings.first_of_run);
    run_.write(stream_, all.substr(findings.ends[0], findings.ends[fitting - 1] - findings.ends[0]));
  } else {
    run_.write(stream_, all.substr(0, findings.ends[fitting - 1]));
  }
  shown_ += fitting;
}

void FindingReport::add_part_findings(const InputChunk& chunk, Interest interest) {
  FindingRenderer all(chunk.source_in_file(), options_, limit(), interest);
  all.read_lines_of(*chunk.part);
  for (std::size_t i = 0; i < chunk.findings; ++i) {
    all.sink()(Diagnostic(chunk.part->held().findings[chunk.first_finding + i]));
  }
  add(all.take());
}

void FindingReport::finish() {
  std::string epilogue;
  diagnostics::append_epilogue(options_, epilogue);
  run_.write(stream_, epilogue);
  const std::uint64_t found = counts_.errors + counts_.warnings + counts_.infos;
  if (shown_ < found) {
    run_.note(text::format("{} not shown (--max-diagnostics {})", counted(found - shown_, "finding"), limit()));
  }
}

}  // namespace plyglot::tool
