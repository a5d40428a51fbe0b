#pragma once
// Findings on their way from the threads that make them to the stream where they are shown.

#include "plyglot/findings/finding_counts.hpp"
#include "plyglot/findings/finding_formats.hpp"
#include "plyglot/findings/finding_kind.hpp"
#include "plyglot/findings/fixable.hpp"
#include "plyglot/run/run.hpp"
#include "plyglot/texts/input_chunk.hpp"
#include "plyglot/writing/file_writer.hpp"

#include <set>

namespace plyglot::tool {

class Baseline;

struct Counts {
  std::uint64_t errors = 0;
  std::uint64_t warnings = 0;
  std::uint64_t infos = 0;
  // Those of all these that have a fix.
  Fixable fixable = {};

  void add(const FindingKind& kind);
  void add(const Counts& other);
  bool any() const { return errors + warnings + infos != 0; }
};
// "3 errors, 1 warning"; empty if there is nothing.
std::string said(const Counts& counts);

// The findings of one chunk, or of several one after another, as text.
struct RenderedFindings {
  Counts counts;
  std::string text;
  // Those in the text, and where each of them ends.
  struct Shown {
    diagnostics::DiagnosticId id;
    std::size_t end;
  };
  std::vector<Shown> shown;
  // Of each that is counted, if the report asks for them, with the name of the file.
  std::vector<FindingKind> kinds;
  std::string file;

  void append(const RenderedFindings& more);
};

// What a report does beside counting and showing.
struct ReportRequest : ReportOptions {
  // Where findings go; empty for the stream.
  std::string file;
  // Shows how often each kind was found, and not the findings.
  bool only_statistics = false;
  // Whose findings do not count; null for none. It must outlive the report.
  Baseline* baseline = nullptr;

  bool keeps_kinds() const { return only_statistics || baseline != nullptr; }
};

// Which findings are shown.
enum class Interest : std::uint8_t {
  all,
  errors,
  errors_and_losses,
  // And what else keeps a text from being formatted.
  errors_and_obstacles,
};

// Renders findings at once, so that no more than their text is kept.
class FindingRenderer {
 public:
  // `source` must outlive the renderer; at most `limit` findings are rendered, the others are counted (0: no limit).
  FindingRenderer(const text::Source& source, const ReportRequest& options, std::uint64_t limit, Interest interest);
  // Of a text in another file: findings about the text, which are placed in that file.
  FindingRenderer(const InputChunk& chunk, const ReportRequest& options, std::uint64_t limit, Interest interest);
  FindingRenderer(const FindingRenderer&) = delete;
  FindingRenderer& operator=(const FindingRenderer&) = delete;

  // Uses the lines of the part that are found already, or found for it.
  void read_lines_of(const InputPart& part) { part_ = &part; }
  diagnostics::Sink sink();
  RenderedFindings take() { return std::move(rendered_); }

 private:
  void add(diagnostics::Diagnostic&& found);
  const text::LineIndex& lines();

  text::Source source_;
  // As the report names the source.
  std::string name_;
  const InputPart* part_ = nullptr;
  const toolchain::HeldText* held_ = nullptr;
  ReportRequest options_;
  std::uint64_t limit_;
  Interest interest_;
  // Made for the first finding: most chunks have none.
  std::optional<text::LineIndex> lines_;
  RenderedFindings rendered_;
};

// Shows the findings of all chunks in order.
class FindingReport {
 public:
  FindingReport(Run& run, Stream stream, ReportRequest request);
  FindingReport(Run& run, Stream stream) : FindingReport(run, stream, ReportRequest()) {}

  // Of what is rendered: what the baseline accepts is rendered, but not shown.
  std::uint64_t limit() const { return options_.baseline == nullptr ? run_.speech().max_diagnostics : 0; }
  FindingRenderer renderer(const text::Source& source, Interest interest) const {
    return {source, options_, limit(), interest};
  }
  FindingRenderer renderer(const InputChunk& chunk, Interest interest) const {
    return {chunk, options_, limit(), interest};
  }
  void add(RenderedFindings&& findings);
  // From now on appends what is added, before anything of it is accepted. The copy must outlive the report's last
  // `add`.
  void copy_to(RenderedFindings& copy) { copy_ = &copy; }
  // The findings about the part of a file that come before the chunk.
  void add_part_findings(const InputChunk& chunk, Interest interest);
  // After the last one.
  void finish();
  const Counts& counts() const { return counts_; }
  const ReportRequest& request() const { return options_; }

 private:
  void write(std::string_view text);
  void end_file();

  Run& run_;
  Stream stream_;
  ReportRequest options_;
  std::optional<FileWriter> file_;
  Statistics statistics_;
  Counts counts_;
  std::uint64_t shown_ = 0;
  RenderedFindings* copy_ = nullptr;
  std::set<diagnostics::DiagnosticId> shown_kinds_;
};

}  // namespace plyglot::tool
