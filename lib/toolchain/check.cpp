#include <plyglot/session.hpp>

#include "text/sort.hpp"

namespace plyglot::toolchain {

Checked check(const Language& language, const Chunk& chunk, const diagnostics::SeverityPolicy& policy) {
  Checked checked;
  const diagnostics::Sink sink = diagnostics::collect_into(checked.findings);
  const Session::Reading reading = Session(language, policy).lint(chunk, sink, &checked.records);
  report_unused(language, reading.file_comments, reading.used_file_suppressions, policy, sink);
  text::sort(checked.findings.begin(), checked.findings.end(), diagnostics::reported_before);
  return checked;
}

}  // namespace plyglot::toolchain
