#pragma once
// Diagnostics for the tests of the renderers: a text, and spans named by what they hold.

#include "diagnostics/ids.hpp"

#include <plyglot/diagnostic_render.hpp>

#include <cassert>

namespace plyglot::diagnostics::example {

class Example {
 public:
  Example(std::string_view name, std::string_view text) {
    source_.name = name;
    source_.text = text;
  }

  // The span of the n-th (from 0) part of the text that reads so.
  text::Span at(std::string_view part, std::size_t n = 0) const {
    std::size_t begin = source_.text.find(part);
    for (; n > 0; --n) begin = source_.text.find(part, begin + 1);
    assert(begin != std::string_view::npos);
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + part.size())};
  }
  text::Span end() const { return {source_.span().end, source_.span().end}; }

  // Starts a diagnostic with the severity of the catalogue; the caller fills in the rest.
  Diagnostic& report(DiagnosticId id, text::Span span, std::string message, std::string label = {}) {
    diagnostic_ = Diagnostic{};
    diagnostic_.id = id;
    diagnostic_.severity = catalogue_entry(id).severity;
    diagnostic_.span = span;
    diagnostic_.message = std::move(message);
    diagnostic_.label = std::move(label);
    return diagnostic_;
  }

  std::string render(const RenderOptions& options) const {
    std::string out;
    append_diagnostic(diagnostic_, text::LineIndex(source_), options, true, out);
    return out;
  }
  std::string render(OutputFormat format, std::uint32_t width = 100) const {
    RenderOptions options;
    options.format = format;
    options.width = width;
    return render(options);
  }

  text::Source source_;
  Diagnostic diagnostic_{};
};

// The output for people. It begins with a line end, so that a raw string can begin on the line below its declaration.
inline std::string human(const Example& example, std::uint32_t width = 100) {
  return "\n" + example.render(OutputFormat::human, width);
}

}  // namespace plyglot::diagnostics::example
