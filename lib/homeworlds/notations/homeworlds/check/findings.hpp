#pragma once
// What the notation finds in a record, in words (homeworlds 7).

#include "diagnostics/reporter.hpp"
#include "homeworlds/notations/homeworlds/read/lines/noted_wording.hpp"

namespace plyglot::homeworlds {

// Reports the findings that are left when the record is resolved. Linear in the text.
void report_findings(const FindingContext& context, const std::vector<NotedFinding>& findings,
                     diagnostics::Reporter& reporter);

}  // namespace plyglot::homeworlds
