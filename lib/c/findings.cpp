#include "c/handles.hpp"

namespace {

using plyglot::diagnostics::Severity;

plyglot_span span_of(plyglot::text::Span span) { return {span.begin, span.end}; }

const char* text_of(const std::string& text, std::size_t* size) {
  if (size != nullptr) *size = text.size();
  return text.c_str();
}

}  // namespace

void plyglot_answer_free(plyglot_answer* answer) { delete answer; }
const char* plyglot_answer_problem(const plyglot_answer* answer) { return answer->problem.c_str(); }
const char* plyglot_answer_text(const plyglot_answer* answer, size_t* size) { return text_of(answer->text, size); }
uint32_t plyglot_answer_records(const plyglot_answer* answer) { return answer->records; }
size_t plyglot_answer_finding_count(const plyglot_answer* answer) { return answer->findings.size(); }
const plyglot_finding* plyglot_answer_finding(const plyglot_answer* answer, size_t index) {
  return &answer->findings[index];
}
const char* plyglot_answer_findings_json(const plyglot_answer* answer, size_t* size) {
  return text_of(answer->findings_json, size);
}

const char* plyglot_finding_name(const plyglot_finding* finding) {
  return plyglot::diagnostics::catalogue_entry(finding->diagnostic.id).name.data();
}
plyglot_severity plyglot_finding_severity(const plyglot_finding* finding) {
  switch (finding->diagnostic.severity) {
    case Severity::error:
      return PLYGLOT_ERROR;
    case Severity::warning:
      return PLYGLOT_WARNING;
    case Severity::info:
    case Severity::off:
      break;
  }
  return PLYGLOT_INFO;
}
const char* plyglot_finding_message(const plyglot_finding* finding) { return finding->diagnostic.message.c_str(); }
plyglot_span plyglot_finding_span(const plyglot_finding* finding) { return span_of(finding->diagnostic.span); }
plyglot_place plyglot_finding_begin(const plyglot_finding* finding) { return finding->begin; }
plyglot_place plyglot_finding_end(const plyglot_finding* finding) { return finding->end; }

size_t plyglot_finding_label_count(const plyglot_finding* finding) { return finding->diagnostic.labels.size(); }
const char* plyglot_finding_label(const plyglot_finding* finding, size_t index) {
  return finding->diagnostic.labels[index].text.c_str();
}
plyglot_span plyglot_finding_label_span(const plyglot_finding* finding, size_t index) {
  return span_of(finding->diagnostic.labels[index].span);
}

size_t plyglot_finding_note_count(const plyglot_finding* finding) { return finding->diagnostic.notes.size(); }
const char* plyglot_finding_note(const plyglot_finding* finding, size_t index) {
  return finding->diagnostic.notes[index].c_str();
}
size_t plyglot_finding_help_count(const plyglot_finding* finding) { return finding->diagnostic.helps.size(); }
const char* plyglot_finding_help(const plyglot_finding* finding, size_t index) {
  return finding->diagnostic.helps[index].c_str();
}

const char* plyglot_finding_fix(const plyglot_finding* finding) {
  return finding->diagnostic.fix ? finding->diagnostic.fix->title.c_str() : nullptr;
}
int plyglot_finding_fix_is_safe(const plyglot_finding* finding) {
  const auto& fix = finding->diagnostic.fix;
  return fix && fix->safety == plyglot::diagnostics::Safety::safe ? 1 : 0;
}
size_t plyglot_finding_edit_count(const plyglot_finding* finding) {
  return finding->diagnostic.fix ? finding->diagnostic.fix->edits.size() : 0;
}
plyglot_span plyglot_finding_edit_span(const plyglot_finding* finding, size_t index) {
  return span_of(finding->diagnostic.fix->edits[index].span);
}
const char* plyglot_finding_edit_text(const plyglot_finding* finding, size_t index, size_t* size) {
  return text_of(finding->diagnostic.fix->edits[index].text, size);
}
