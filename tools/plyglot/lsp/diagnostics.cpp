#include "plyglot/lsp/features.hpp"

namespace plyglot::tool::lsp {
namespace {

using diagnostics::Diagnostic;
using diagnostics::Severity;

// DiagnosticSeverity.
int number_of(Severity severity) {
  switch (severity) {
    case Severity::error:
      return 1;
    case Severity::warning:
      return 2;
    case Severity::info:
    case Severity::off:
      break;
  }
  return 3;
}

// Editors show one text: notes and helps come below the message.
std::string text_of(const Diagnostic& finding) {
  std::string text = finding.message;
  if (!finding.label.empty()) text += ": " + finding.label;
  for (const std::string& note : finding.notes) text += "\nnote: " + note;
  for (const std::string& help : finding.helps) text += "\nhelp: " + help;
  return text;
}

}  // namespace

Json diagnostic_json(const Document& document, const Diagnostic& finding) {
  const TextPositions& positions = document.positions();
  const std::string_view name = diagnostics::catalogue_entry(finding.id).name;
  Json json = {{"range", json_of(positions.range_of(finding.span))},
               {"severity", number_of(finding.severity)},
               {"code", name},
               {"codeDescription", {{"href", "plyglot:/explain/" + std::string(name) + ".md"}}},
               {"source", "plyglot"},
               {"message", text_of(finding)}};
  for (const diagnostics::Label& label : finding.labels) {
    const Json place = {{"uri", document.uri()}, {"range", json_of(positions.range_of(label.span))}};
    json["relatedInformation"].push_back({{"location", place}, {"message", label.text}});
  }
  return json;
}

Json published_diagnostics(const Document& document) {
  Json all = Json::array();
  for (const Diagnostic& finding : document.findings()) all.push_back(diagnostic_json(document, finding));
  return {{"uri", document.uri()}, {"version", document.version()}, {"diagnostics", std::move(all)}};
}

}  // namespace plyglot::tool::lsp
