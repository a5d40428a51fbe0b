#pragma once
// Findings on their way from the threads that make them to the stream where they are shown.

#include "plyglot/input_chunk.hpp"
#include "plyglot/run.hpp"

#include <plyglot/diagnostic_render.hpp>

namespace plyglot::tool {

struct Counts {
  std::uint64_t errors = 0;
  std::uint64_t warnings = 0;
  std::uint64_t infos = 0;

  void add(diagnostics::Severity severity);
  void add(const Counts& other);
  bool any() const { return errors + warnings + infos != 0; }
};
// "3 errors, 1 warning"; empty if there is nothing.
std::string said(const Counts& counts);

// The findings of one chunk as text.
struct RenderedFindings {
  Counts counts;
  std::string text;
  // Where each finding ends in the text.
  std::vector<std::size_t> ends;
  // The first of the chunk as it reads if it is the first of the run, where that makes a difference.
  std::string first_of_run;
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
  FindingRenderer(const text::Source& source, const diagnostics::RenderOptions& options, std::uint64_t limit,
                  Interest interest);
  // Of a text in another file: findings about the text, which are placed in that file.
  FindingRenderer(const InputChunk& chunk, const diagnostics::RenderOptions& options, std::uint64_t limit,
                  Interest interest);
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
  const InputPart* part_ = nullptr;
  const toolchain::HeldText* held_ = nullptr;
  diagnostics::RenderOptions options_;
  std::uint64_t limit_;
  Interest interest_;
  // Made for the first finding: most chunks have none.
  std::optional<text::LineIndex> lines_;
  RenderedFindings rendered_;
};

// Shows the findings of all chunks in order.
class FindingReport {
 public:
  FindingReport(Run& run, Stream stream, diagnostics::OutputFormat format);

  diagnostics::RenderOptions render_options() const { return options_; }
  std::uint64_t limit() const { return run_.speech().max_diagnostics; }
  FindingRenderer renderer(const text::Source& source, Interest interest) const {
    return {source, options_, limit(), interest};
  }
  FindingRenderer renderer(const InputChunk& chunk, Interest interest) const {
    return {chunk, options_, limit(), interest};
  }
  void add(RenderedFindings&& findings);
  // The findings about the part of a file that come before the chunk.
  void add_part_findings(const InputChunk& chunk, Interest interest);
  // After the last one.
  void finish();
  const Counts& counts() const { return counts_; }

 private:
  Run& run_;
  Stream stream_;
  diagnostics::RenderOptions options_;
  Counts counts_;
  std::uint64_t shown_ = 0;
};

}  // namespace plyglot::tool
