#include "diagnostics/render/formats.hpp"

namespace plyglot::diagnostics {
namespace {

constexpr std::string_view format_names[] = {"human", "jsonl", "sarif", "github", "gcc"};

}  // namespace

std::optional<OutputFormat> output_format_named(std::string_view name) {
  for (std::size_t i = 0; i < std::size(format_names); ++i) {
    if (format_names[i] == name) return static_cast<OutputFormat>(i);
  }
  return std::nullopt;
}

void append_prologue(const RenderOptions& options, std::string& out) {
  if (options.format == OutputFormat::sarif) render::append_sarif_prologue(out);
}

void append_epilogue(const RenderOptions& options, const std::set<DiagnosticId>& shown, std::string& out) {
  if (options.format == OutputFormat::sarif) render::append_sarif_epilogue(shown, out);
}

void append_diagnostic(const Diagnostic& diagnostic, const text::LineIndex& lines, const RenderOptions& options,
                       bool is_first, std::string& out) {
  switch (options.format) {
    case OutputFormat::human:
      return render::append_human(diagnostic, lines, options, out);
    case OutputFormat::jsonl:
      return render::append_jsonl(diagnostic, lines, out);
    case OutputFormat::sarif:
      if (!is_first) out += ",\n";
      return render::append_sarif(diagnostic, lines, out);
    case OutputFormat::github:
      return render::append_github(diagnostic, lines, out);
    case OutputFormat::gcc:
      return render::append_gcc(diagnostic, lines, out);
  }
}

}  // namespace plyglot::diagnostics
