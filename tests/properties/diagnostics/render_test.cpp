// Whatever the text and the spans, the human output has no control characters and shows the right lines.
#include "diagnostics/ids.hpp"

#include <plyglot/diagnostic_render.hpp>

#include "support/checks/property.hpp"

using namespace plyglot;
using namespace plyglot::diagnostics;

namespace {

std::string some_text() {
  const auto byte = rc::gen::element('a', 'b', '\n', '\r', '\t', '\xE6', '\xBC', '\xA2', '\xFF', '\x1B');
  std::string text = *rc::gen::container<std::string>(byte);
  // Some lines are longer than the terminal is wide.
  if (*rc::gen::arbitrary<bool>()) text += std::string(300, 'x') + text;
  return text;
}

text::Span some_span(std::size_t size) {
  const auto begin = *rc::gen::inRange<std::uint32_t>(0, static_cast<std::uint32_t>(size) + 1);
  const auto end = *rc::gen::inRange<std::uint32_t>(begin, static_cast<std::uint32_t>(size) + 1);
  return {begin, end};
}

}  // namespace

TEST_CASE("human output shows the lines where spans begin and end, and no control character") {
  test::check_property([] {
    const std::string text = some_text();
    text::Source source;
    source.name = "x";
    source.text = text;
    const text::LineIndex lines(source);
    Diagnostic diagnostic{};
    diagnostic.id = DiagnosticId::hop_lost_plus;
    diagnostic.severity = Severity::warning;
    diagnostic.span = some_span(text.size());
    diagnostic.message = some_text();
    const auto label_count = *rc::gen::inRange(0, 4);
    for (int i = 0; i < label_count; ++i) diagnostic.labels.push_back({some_span(text.size()), some_text()});
    diagnostic.fix = Fix{some_text(), Safety::safe, {{some_span(text.size()), some_text()}}};
    RenderOptions options;
    options.width = *rc::gen::inRange(10U, 200U);
    std::string out;
    append_diagnostic(diagnostic, lines, options, true, out);

    for (const char c : out) RC_ASSERT(c == '\n' || static_cast<unsigned char>(c) >= 0x20);
    const auto shows = [&](std::uint32_t line) {
      return out.find(" " + std::to_string(line) + " |") != std::string::npos;
    };
    RC_ASSERT(shows(lines.line_of(diagnostic.span.begin)));
    for (const Label& label : diagnostic.labels) RC_ASSERT(shows(lines.line_of(label.span.begin)));
  });
}
