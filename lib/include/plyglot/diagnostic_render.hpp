#pragma once
// Diagnostics as text: for people, for programs, for the places where builds are watched.

#include <plyglot/diagnostic.hpp>
#include <plyglot/line_index.hpp>

#include <set>
#include <string>

namespace plyglot::diagnostics {

enum class OutputFormat : std::uint8_t { human, jsonl, sarif, github, gcc };
std::optional<OutputFormat> output_format_named(std::string_view name);

struct RenderOptions {
  OutputFormat format = OutputFormat::human;
  // ANSI colours; human only.
  bool colour = false;
  // Terminal cells a line of the human output may take; longer source lines are cut around the span.
  std::uint32_t width = 100;
};

// What comes before the first diagnostic, and after the last, of a whole run. Empty for all formats but sarif, which
// ends with the rules of the diagnostics that were `shown`.
void append_prologue(const RenderOptions& options, std::string& out);
void append_epilogue(const RenderOptions& options, const std::set<DiagnosticId>& shown, std::string& out);

// One diagnostic, complete with its line end. `lines` belongs to the source (or chunk) that all its spans lie in.
// `is_first` is true for the first of the whole run (sarif separates results by commas).
void append_diagnostic(const Diagnostic& diagnostic, const text::LineIndex& lines, const RenderOptions& options,
                       bool is_first, std::string& out);

}  // namespace plyglot::diagnostics
