#pragma once
// How findings are written: the formats of the library, and those that only other programs read.

#include <plyglot/diagnostic_render.hpp>

namespace plyglot::tool {

enum class FindingFormat : std::uint8_t {
  // One of diagnostics::OutputFormat.
  of_library,
  // One line for each, with a mark of what fixes it.
  concise,
  // XML that most servers of builds read: https://checkstyle.org.
  checkstyle,
  // XML of test runs: each finding is a test that failed.
  junit,
  // GitLab's reports of code quality: https://docs.gitlab.com/ci/testing/code_quality.
  gitlab,
  // What reviewdog reads: https://github.com/reviewdog/reviewdog/tree/master/proto/rdf.
  rdjson,
};

struct ReportOptions : diagnostics::RenderOptions {
  FindingFormat report = FindingFormat::of_library;
};

// What comes before the first finding of a run, between two of them, and after the last; `shown` are those between.
std::string prologue_of(const ReportOptions& options);
std::string_view separator_of(const ReportOptions& options);
std::string epilogue_of(const ReportOptions& options, const std::set<diagnostics::DiagnosticId>& shown);

// One finding, complete with its line end; `lines` as for diagnostics::append_diagnostic.
void append_finding(const diagnostics::Diagnostic& found, const text::LineIndex& lines, const ReportOptions& options,
                    std::string& out);

}  // namespace plyglot::tool
