#include "plyglot/lsp/features/features.hpp"
#include "plyglot/lsp/features/finding_text.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>

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

}  // namespace

Json diagnostic_json(const Document& document, const Diagnostic& finding) {
  const TextPositions& positions = document.positions();
  const std::string_view name = diagnostics::catalogue_entry(finding.id).name;
  Json json = {{"range", json_of(positions.range_of(finding.span))},
               {"severity", number_of(finding.severity)},
               {"code", name},
               {"source", "plyglot"},
               {"message", text_of(finding)}};
  // Pages have no address that every editor could open.
  if (document.opens_pages()) json["codeDescription"] = {{"href", page_of(name)}};
  for (const diagnostics::Label& label : finding.labels) {
    const Json place = {{"uri", document.uri()}, {"range", json_of(positions.range_of(label.span))}};
    json["relatedInformation"].push_back({{"location", place}, {"message", label.text}});
  }
  return json;
}

// The worst of them, in the order of the text, and how many more there are: an editor shows no more, and they would
// keep the server from what is asked.
Json diagnostics_of(const Document& document) {
  constexpr std::size_t most = 1000;
  std::vector<const Diagnostic*> shown;
  for (const Diagnostic& finding : document.findings()) shown.push_back(&finding);
  const std::size_t more = shown.size() > most ? shown.size() - most : 0;
  if (more > 0) {
    const auto is_worse = [](const Diagnostic* a, const Diagnostic* b) { return a->severity > b->severity; };
    std::stable_sort(shown.begin(), shown.end(), is_worse);
    shown.resize(most);
    std::sort(shown.begin(), shown.end(),
              [](const Diagnostic* a, const Diagnostic* b) { return a->span.begin < b->span.begin; });
  }
  Json all = Json::array();
  for (const Diagnostic* finding : shown) all.push_back(diagnostic_json(document, *finding));
  if (more > 0) {
    all.push_back({{"range", json_of(Range{})},
                   {"severity", number_of(Severity::info)},
                   {"source", "plyglot"},
                   {"message", text::format("{} more findings are not shown here", text::grouped(more))}});
  }
  return all;
}

}  // namespace plyglot::tool::lsp
