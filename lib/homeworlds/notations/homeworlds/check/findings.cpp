#include "homeworlds/notations/homeworlds/check/findings.hpp"

namespace plyglot::homeworlds {
namespace {

void word(NotedWording& wording) {
  switch (wording.finding.id) {
#define PLYGLOT_DIAGNOSTIC(id, ...) \
  case DiagnosticId::id:            \
    return word_##id(wording);
#include "diagnostics/catalogue/homeworlds.def"
#undef PLYGLOT_DIAGNOSTIC
    default:
      return;
  }
}

}  // namespace

void report_findings(const FindingContext& context, const std::vector<NotedFinding>& findings,
                     diagnostics::Reporter& reporter) {
  FindingScope scope(context);
  for (const NotedFinding& finding : findings) {
    NotedWording wording(scope, finding, reporter);
    word(wording);
    // homeworlds-rules E2.
    if (finding.stops_play) wording.note("the rest of this game is checked for syntax only");
  }
}

}  // namespace plyglot::homeworlds
