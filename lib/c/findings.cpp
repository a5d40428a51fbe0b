#include "c/parts.hpp"

#include <plyglot/diagnostic_render.hpp>

#include <algorithm>

using namespace plyglot;
using namespace plyglot::c;
using diagnostics::Diagnostic;
using diagnostics::Fix;

namespace {

const Diagnostic* found_by(const plyglot_finding* finding) { return finding == nullptr ? nullptr : &finding->found; }

const Fix* fix_of(const plyglot_finding* finding) {
  return finding == nullptr || !finding->found.fix ? nullptr : &*finding->found.fix;
}

template <class Placed>
plyglot_span span_of(const Placed* placed) {
  return placed == nullptr ? plyglot_span{} : borrowed(placed->span);
}

std::optional<diagnostics::RenderOptions> options_for(plyglot_format format) {
  using diagnostics::OutputFormat;
  switch (format) {
    case PLYGLOT_HUMAN:
      return diagnostics::RenderOptions{OutputFormat::human, false};
    case PLYGLOT_HUMAN_COLOUR:
      return diagnostics::RenderOptions{OutputFormat::human, true};
    case PLYGLOT_JSON_LINES:
      return diagnostics::RenderOptions{OutputFormat::jsonl};
    case PLYGLOT_SARIF:
      return diagnostics::RenderOptions{OutputFormat::sarif};
    case PLYGLOT_GITHUB:
      return diagnostics::RenderOptions{OutputFormat::github};
    case PLYGLOT_GCC:
      return diagnostics::RenderOptions{OutputFormat::gcc};
    default:
      return std::nullopt;
  }
}

}  // namespace

size_t plyglot_findings_count(const plyglot_findings* findings) noexcept {
  return count_of(findings, &plyglot_findings::list);
}

const plyglot_finding* plyglot_findings_at(const plyglot_findings* findings, size_t index) noexcept {
  return item_of(findings, &plyglot_findings::list, index);
}

plyglot_position plyglot_findings_position(const plyglot_findings* findings, uint32_t offset) noexcept {
  if (findings == nullptr) return {};
  const text::Position at = findings->lines.position(std::min(offset, findings->lines.source().span().end));
  return {at.line, at.byte_column, at.code_point_column, at.utf16_column, at.display_column};
}

plyglot_text plyglot_finding_name(const plyglot_finding* finding) noexcept {
  return finding == nullptr ? plyglot_text{} : borrowed(diagnostics::catalogue_entry(finding->found.id).name);
}

plyglot_severity plyglot_finding_severity(const plyglot_finding* finding) noexcept {
  return finding == nullptr ? PLYGLOT_OFF : severity_of(finding->found.severity);
}

plyglot_text plyglot_finding_message(const plyglot_finding* finding) noexcept {
  return text_of(found_by(finding), &Diagnostic::message);
}

plyglot_span plyglot_finding_span(const plyglot_finding* finding) noexcept { return span_of(found_by(finding)); }

plyglot_text plyglot_finding_label(const plyglot_finding* finding) noexcept {
  return text_of(found_by(finding), &Diagnostic::label);
}

size_t plyglot_finding_label_count(const plyglot_finding* finding) noexcept {
  return count_of(found_by(finding), &Diagnostic::labels);
}

plyglot_text plyglot_finding_label_text(const plyglot_finding* finding, size_t index) noexcept {
  return text_of(item_of(found_by(finding), &Diagnostic::labels, index), &diagnostics::Label::text);
}

plyglot_span plyglot_finding_label_span(const plyglot_finding* finding, size_t index) noexcept {
  return span_of(item_of(found_by(finding), &Diagnostic::labels, index));
}

size_t plyglot_finding_note_count(const plyglot_finding* finding) noexcept {
  return count_of(found_by(finding), &Diagnostic::notes);
}

plyglot_text plyglot_finding_note(const plyglot_finding* finding, size_t index) noexcept {
  return word_of(found_by(finding), &Diagnostic::notes, index);
}

size_t plyglot_finding_help_count(const plyglot_finding* finding) noexcept {
  return count_of(found_by(finding), &Diagnostic::helps);
}

plyglot_text plyglot_finding_help(const plyglot_finding* finding, size_t index) noexcept {
  return word_of(found_by(finding), &Diagnostic::helps, index);
}

plyglot_safety plyglot_finding_fix_safety(const plyglot_finding* finding) noexcept {
  const Fix* fix = fix_of(finding);
  if (fix == nullptr) return PLYGLOT_NO_FIX;
  return c::number_of(fix->safety);
}

plyglot_text plyglot_finding_fix_title(const plyglot_finding* finding) noexcept {
  return text_of(fix_of(finding), &Fix::title);
}

size_t plyglot_finding_edit_count(const plyglot_finding* finding) noexcept {
  return count_of(fix_of(finding), &Fix::edits);
}

plyglot_span plyglot_finding_edit_span(const plyglot_finding* finding, size_t index) noexcept {
  return span_of(item_of(fix_of(finding), &Fix::edits, index));
}

plyglot_text plyglot_finding_edit_text(const plyglot_finding* finding, size_t index) noexcept {
  return text_of(item_of(fix_of(finding), &Fix::edits, index), &diagnostics::Edit::text);
}

plyglot_status plyglot_findings_render(const plyglot_findings* findings, plyglot_format format,
                                       plyglot_outcome** outcome) noexcept {
  if (outcome == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *outcome = nullptr;
  const auto options = options_for(format);
  if (findings == nullptr || !options) return PLYGLOT_BAD_ARGUMENT;
  auto made = std::make_unique<plyglot_outcome>();
  diagnostics::append_prologue(*options, made->text);
  std::set<diagnostics::DiagnosticId> shown;
  for (const plyglot_finding& finding : findings->list) {
    const bool is_first = &finding == findings->list.data();
    shown.insert(finding.found.id);
    diagnostics::append_diagnostic(finding.found, findings->lines, *options, is_first, made->text);
  }
  diagnostics::append_epilogue(*options, shown, made->text);
  made->done = findings->list.size();
  made->findings = std::make_unique<plyglot_findings>(findings->kept, std::vector<diagnostics::Diagnostic>());
  return hand_out(std::move(made), outcome);
}
