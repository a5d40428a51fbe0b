#include "findings/finding.hpp"

#include "text/format.hpp"
#include "text/quote.hpp"

#include <cassert>

namespace plyglot::findings {

using diagnostics::Safety;
using diagnostics::Severity;
using text::Span;

std::string Cursor::quoted(text::Span span) const { return text::quote(slice(span)); }

std::string Cursor::character(text::Span span) const { return text::describe_character(slice(span).substr(0, 1)); }

Finding::Finding(diagnostics::Reporter& reporter, diagnostics::DiagnosticId id, Span span, std::string message)
    : reporter_(&reporter),
      diagnostic_{id, diagnostics::catalogue_entry(id).severity, span, std::move(message), {}, {}, {}, {}, {}, {}} {}

Finding::Finding(diagnostics::Reporter& reporter, diagnostics::DiagnosticId id, Severity severity, Span span,
                 std::string message)
    : reporter_(&reporter), diagnostic_{id, severity, span, std::move(message), {}, {}, {}, {}, {}, {}} {}

Finding::Finding(Finding&& other) noexcept
    : reporter_(std::exchange(other.reporter_, nullptr)),
      diagnostic_(std::move(other.diagnostic_)),
      doubt_(other.doubt_),
      doubt_words_(other.doubt_words_),
      is_fix_distrusted_(other.is_fix_distrusted_) {}

Finding::~Finding() {
  if (reporter_ == nullptr) return;
  assert(!diagnostic_.fix || diagnostics::catalogue_entry(diagnostic_.id).fix_kind != diagnostics::FixKind::none);
  if (doubt_) {
    diagnostic_.severity = diagnostic_.severity == Severity::error ? Severity::warning : Severity::info;
    label(*doubt_, std::string(doubt_words_));
  }
  if (diagnostic_.fix && is_fix_distrusted_) diagnostic_.fix->safety = Safety::unsafe;
  reporter_->report(std::move(diagnostic_));
}

Finding& Finding::say(std::string message) {
  diagnostic_.message = std::move(message);
  return *this;
}

Finding& Finding::label(std::string text) {
  diagnostic_.label = std::move(text);
  return *this;
}

Finding& Finding::label(Span span, std::string text) {
  diagnostic_.labels.push_back({span, std::move(text)});
  return *this;
}

Finding& Finding::note(std::string text) {
  diagnostic_.notes.push_back(std::move(text));
  return *this;
}

Finding& Finding::help(std::string text) {
  diagnostic_.helps.push_back(std::move(text));
  return *this;
}

Finding& Finding::argument(std::string_view name, std::variant<std::int64_t, std::string> value) {
  diagnostic_.arguments.push_back({name, std::move(value)});
  return *this;
}

Finding& Finding::fix(std::string title, Safety safety, Span span, std::string_view text) {
  return fix(std::move(title), safety, {{span, std::string(text)}});
}

Finding& Finding::fix(std::string title, Safety safety, std::vector<diagnostics::Edit> edits) {
  if (!edits.empty()) diagnostic_.fix = diagnostics::Fix{std::move(title), safety, std::move(edits)};
  return *this;
}

Finding& Finding::fix(std::optional<diagnostics::Fix> fix) {
  diagnostic_.fix = std::move(fix);
  return *this;
}

Finding& Finding::write(Span span, std::string_view text, Safety safety) {
  return fix(text::format("write `{}`", text), safety, span, text);
}

Finding& Finding::leaves_unread() {
  diagnostic_.leaves_unread = true;
  return *this;
}

Finding& Finding::doubt(const std::optional<Span>& since, std::string_view words) {
  doubt_ = since;
  doubt_words_ = words;
  return *this;
}

Finding& Finding::distrust_fix() {
  is_fix_distrusted_ = true;
  return *this;
}

}  // namespace plyglot::findings
