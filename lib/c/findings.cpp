#include "c/handles.hpp"

#include <plyglot/diagnostic_render.hpp>

#include <algorithm>

using namespace plyglot;
using c::lent;

namespace {

template <class Item>
const Item* item(const std::vector<Item>* list, size_t index) {
  return list != nullptr && index < list->size() ? &(*list)[index] : nullptr;
}

const diagnostics::Label* label_at(const plyglot_finding* finding, size_t index) {
  return finding == nullptr ? nullptr : item(&finding->found.labels, index);
}

const diagnostics::Edit* edit_at(const plyglot_finding* finding, size_t index) {
  return finding == nullptr || !finding->found.fix ? nullptr : item(&finding->found.fix->edits, index);
}

plyglot_text line_of(const std::vector<std::string>* list, size_t index) {
  const std::string* found = item(list, index);
  return found == nullptr ? plyglot_text{} : lent(*found);
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
  return findings == nullptr ? 0 : findings->list.size();
}

const plyglot_finding* plyglot_findings_at(const plyglot_findings* findings, size_t index) noexcept {
  return findings == nullptr ? nullptr : item(&findings->list, index);
}

plyglot_position plyglot_findings_position(const plyglot_findings* findings, uint32_t offset) noexcept {
  if (findings == nullptr) return {};
  const text::Position at = findings->lines.position(std::min(offset, findings->lines.source().span().end));
  return {at.line, at.byte_column, at.code_point_column, at.utf16_column, at.display_column};
}

plyglot_text plyglot_finding_name(const plyglot_finding* finding) noexcept {
  return finding == nullptr ? plyglot_text{} : lent(diagnostics::catalogue_entry(finding->found.id).name);
}

plyglot_severity plyglot_finding_severity(const plyglot_finding* finding) noexcept {
  return finding == nullptr ? PLYGLOT_OFF : c::severity_of(finding->found.severity);
}

plyglot_text plyglot_finding_message(const plyglot_finding* finding) noexcept {
  return finding == nullptr ? plyglot_text{} : lent(finding->found.message);
}

plyglot_span plyglot_finding_span(const plyglot_finding* finding) noexcept {
  return finding == nullptr ? plyglot_span{} : lent(finding->found.span);
}

plyglot_text plyglot_finding_label(const plyglot_finding* finding) noexcept {
  return finding == nullptr ? plyglot_text{} : lent(finding->found.label);
}

size_t plyglot_finding_label_count(const plyglot_finding* finding) noexcept {
  return finding == nullptr ? 0 : finding->found.labels.size();
}

plyglot_text plyglot_finding_label_text(const plyglot_finding* finding, size_t index) noexcept {
  const diagnostics::Label* label = label_at(finding, index);
  return label == nullptr ? plyglot_text{} : lent(label->text);
}

plyglot_span plyglot_finding_label_span(const plyglot_finding* finding, size_t index) noexcept {
  const diagnostics::Label* label = label_at(finding, index);
  return label == nullptr ? plyglot_span{} : lent(label->span);
}

size_t plyglot_finding_note_count(const plyglot_finding* finding) noexcept {
  return finding == nullptr ? 0 : finding->found.notes.size();
}

plyglot_text plyglot_finding_note(const plyglot_finding* finding, size_t index) noexcept {
  return line_of(finding == nullptr ? nullptr : &finding->found.notes, index);
}

size_t plyglot_finding_help_count(const plyglot_finding* finding) noexcept {
  return finding == nullptr ? 0 : finding->found.helps.size();
}

plyglot_text plyglot_finding_help(const plyglot_finding* finding, size_t index) noexcept {
  return line_of(finding == nullptr ? nullptr : &finding->found.helps, index);
}

plyglot_safety plyglot_finding_fix_safety(const plyglot_finding* finding) noexcept {
  if (finding == nullptr || !finding->found.fix) return PLYGLOT_NO_FIX;
  return finding->found.fix->safety == diagnostics::Safety::safe ? PLYGLOT_SAFE : PLYGLOT_UNSAFE;
}

plyglot_text plyglot_finding_fix_title(const plyglot_finding* finding) noexcept {
  return finding == nullptr || !finding->found.fix ? plyglot_text{} : lent(finding->found.fix->title);
}

size_t plyglot_finding_edit_count(const plyglot_finding* finding) noexcept {
  return finding == nullptr || !finding->found.fix ? 0 : finding->found.fix->edits.size();
}

plyglot_span plyglot_finding_edit_span(const plyglot_finding* finding, size_t index) noexcept {
  const diagnostics::Edit* edit = edit_at(finding, index);
  return edit == nullptr ? plyglot_span{} : lent(edit->span);
}

plyglot_text plyglot_finding_edit_text(const plyglot_finding* finding, size_t index) noexcept {
  const diagnostics::Edit* edit = edit_at(finding, index);
  return edit == nullptr ? plyglot_text{} : lent(edit->text);
}

plyglot_status plyglot_findings_render(const plyglot_findings* findings, plyglot_format format,
                                       plyglot_outcome** outcome) noexcept {
  if (outcome == nullptr) return PLYGLOT_BAD_ARGUMENT;
  *outcome = nullptr;
  const auto options = options_for(format);
  if (findings == nullptr || !options) return PLYGLOT_BAD_ARGUMENT;
  auto made = std::make_unique<plyglot_outcome>();
  diagnostics::append_prologue(*options, made->text);
  for (const plyglot_finding& finding : findings->list) {
    const bool is_first = &finding == findings->list.data();
    diagnostics::append_diagnostic(finding.found, findings->lines, *options, is_first, made->text);
  }
  diagnostics::append_epilogue(*options, made->text);
  made->done = findings->list.size();
  made->findings = std::make_unique<plyglot_findings>(findings->kept, std::vector<diagnostics::Diagnostic>());
  return c::hand_out(std::move(made), outcome);
}
