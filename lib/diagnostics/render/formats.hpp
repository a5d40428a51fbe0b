#pragma once
// The output formats, one file each. Every function appends to `out`.

#include <plyglot/diagnostic_render.hpp>

namespace plyglot::diagnostics::render {

// What a fix is called where people read it, so that they see whether it may change the meaning.
// How a fix is introduced to people.
constexpr std::string_view kind_of(const Fix& fix) {
  constexpr std::string_view kinds[] = {"fix", "recount", "unsafe fix"};
  return kinds[static_cast<std::size_t>(fix.safety)];
}

void append_human(const Diagnostic& diagnostic, const text::LineIndex& lines, const RenderOptions& options,
                  std::string& out);
void append_jsonl(const Diagnostic& diagnostic, const text::LineIndex& lines, std::string& out);
void append_gcc(const Diagnostic& diagnostic, const text::LineIndex& lines, std::string& out);
void append_github(const Diagnostic& diagnostic, const text::LineIndex& lines, std::string& out);
void append_sarif(const Diagnostic& diagnostic, const text::LineIndex& lines, std::string& out);

// What a sarif log holds before its first result and after its last.
void append_sarif_prologue(std::string& out);
void append_sarif_epilogue(const std::set<DiagnosticId>& shown, std::string& out);

}  // namespace plyglot::diagnostics::render
