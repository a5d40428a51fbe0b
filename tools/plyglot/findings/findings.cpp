#include "plyglot/findings/findings.hpp"

#include "diagnostics/ids.hpp"
#include "plyglot/findings/baseline.hpp"
#include "plyglot/findings/report_paths.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::tool {

using text::counted;

using diagnostics::Diagnostic;
using diagnostics::OutputFormat;
using diagnostics::Phase;
using diagnostics::Severity;

void Counts::add(const FindingKind& kind) {
  if (kind.severity == Severity::error) ++errors;
  if (kind.severity == Severity::warning) ++warnings;
  if (kind.severity == Severity::info) ++infos;
  if (kind.fix) fixable.add(*kind.fix);
}

void Counts::add(const Counts& other) {
  errors += other.errors;
  warnings += other.warnings;
  infos += other.infos;
  fixable.add(other.fixable);
}

void RenderedFindings::append(const RenderedFindings& more) {
  counts.add(more.counts);
  for (const Shown& each : more.shown) shown.push_back({each.id, text.size() + each.end});
  text += more.text;
  kinds.insert(kinds.end(), more.kinds.begin(), more.kinds.end());
  if (file.empty()) file = more.file;
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
  if (interest == Interest::errors_and_losses) return found.leaves_unread || entry.phase == Phase::translate;
  return interest == Interest::errors_and_obstacles && entry.blocks_formatting;
}

}  // namespace

FindingRenderer::FindingRenderer(const text::Source& source, const ReportRequest& options, std::uint64_t limit,
                                 Interest interest)
    : source_(source), options_(options), limit_(limit), interest_(interest) {}

FindingRenderer::FindingRenderer(const InputChunk& chunk, const ReportRequest& options, std::uint64_t limit,
                                 Interest interest)
    : FindingRenderer(chunk.source_in_file(), options, limit, interest) {
  part_ = chunk.part.get();
  held_ = chunk.held;
}

const text::LineIndex& FindingRenderer::lines() {
  if (lines_) return *lines_;
  name_ = path_in_report(source_.name, options_);
  if (part_ != nullptr && name_ == source_.name) return part_->lines();
  text::Source source = source_;
  source.name = name_;
  return lines_.emplace(source);
}

diagnostics::Sink FindingRenderer::sink() {
  const auto pass = [](void* context, Diagnostic&& found) {
    static_cast<FindingRenderer*>(context)->add(std::move(found));
  };
  return {pass, this};
}

void FindingRenderer::add(Diagnostic&& found) {
  if (!is_of_interest(found, interest_)) return;
  if (held_ != nullptr) toolchain::place_in_file(*held_, found);
  const FindingKind kind = kind_of(found);
  rendered_.counts.add(kind);
  if (options_.keeps_kinds()) {
    rendered_.kinds.push_back(kind);
    if (rendered_.file.empty()) rendered_.file = source_.name;
  }
  if (options_.only_statistics || (limit_ != 0 && rendered_.shown.size() == limit_)) return;
  rendered_.text += separator_of(options_);
  append_finding(found, lines(), options_, rendered_.text);
  rendered_.shown.push_back({found.id, rendered_.text.size()});
}

FindingReport::FindingReport(Run& run, Stream stream, ReportRequest request)
    : run_(run), stream_(stream), options_(std::move(request)) {
  options_.colour = options_.report == FindingFormat::of_library && options_.format == OutputFormat::human &&
                    options_.file.empty() && run.has_colour(stream);
  if (!options_.file.empty()) file_.emplace(options_.file, FileWriter::Purpose::output);
  if (!options_.only_statistics) write(prologue_of(options_));
}

void FindingReport::write(std::string_view text) {
  if (options_.file.empty()) return run_.write(stream_, text);
  try {
    if (file_) file_->append(text);
  } catch (const FileError& problem) {
    run_.failure(problem.what());
    file_.reset();
  }
}

void FindingReport::add(RenderedFindings&& findings) {
  if (copy_ != nullptr) copy_->append(findings);
  if (options_.baseline != nullptr) options_.baseline->take_accepted(findings);
  counts_.add(findings.counts);
  if (options_.only_statistics) {
    for (const FindingKind& kind : findings.kinds) statistics_.add(kind);
  }
  std::uint64_t fitting = findings.shown.size();
  const std::uint64_t limit = run_.speech().max_diagnostics;
  if (limit != 0) fitting = std::min(fitting, limit - std::min(limit, shown_));
  if (fitting == 0) return;
  std::string_view text =
      std::string_view(findings.text).substr(0, findings.shown[static_cast<std::size_t>(fitting) - 1].end);
  if (shown_ == 0) text.remove_prefix(separator_of(options_).size());
  write(text);
  shown_ += fitting;
  for (std::size_t i = 0; i < fitting; ++i) shown_kinds_.insert(findings.shown[i].id);
}

void FindingReport::add_part_findings(const InputChunk& chunk, Interest interest) {
  FindingRenderer all(chunk.source_in_file(), options_, limit(), interest);
  all.read_lines_of(*chunk.part);
  for (std::size_t i = 0; i < chunk.findings; ++i) {
    all.sink()(Diagnostic(chunk.part->held().findings[chunk.first_finding + i]));
  }
  add(all.take());
}

void FindingReport::end_file() {
  if (!file_) return;
  try {
    run_.note_about(file_->path(), file_->commit(false));
  } catch (const FileError& problem) {
    run_.failure(problem.what());
  }
  file_.reset();
}

void FindingReport::finish() {
  const std::uint64_t found = counts_.errors + counts_.warnings + counts_.infos;
  if (options_.only_statistics) {
    write(options_.format == OutputFormat::jsonl ? statistics_.jsonl() : statistics_.text());
  } else {
    write(epilogue_of(options_, shown_kinds_));
  }
  end_file();
  if (options_.only_statistics || shown_ == found) return;
  run_.note(text::format("{} not shown (--max-diagnostics {})", counted(found - shown_, "finding"),
                         run_.speech().max_diagnostics));
}

}  // namespace plyglot::tool
