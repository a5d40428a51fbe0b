#include "homeworlds/notations/homeworlds/check/findings.hpp"

#include "homeworlds/notations/homeworlds/check/finding_wording.hpp"

namespace plyglot::homeworlds {
namespace {

// What is said about each finding of homeworlds 7, in the order of the catalogue: message, labels, notes, helps, fix.
#define PLYGLOT_DIAGNOSTIC(id, ...) word_##id,
constexpr void (*wordings[])(Wording&) = {
#include "diagnostics/catalogue/homeworlds.def"
};
#undef PLYGLOT_DIAGNOSTIC

}  // namespace

void report_findings(const FindingContext& context, const std::vector<Finding>& findings,
                     diagnostics::Reporter& reporter) {
  FindingScope scope(context);
  for (const Finding& finding : findings) {
    Wording wording(scope, finding, reporter);
    wordings[place_of(finding.id)](wording);
    // homeworlds-rules E2.
    if (finding.stops_play) wording.note("the rest of this game is checked for syntax only");
  }
}

}  // namespace plyglot::homeworlds
