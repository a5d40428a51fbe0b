#pragma once
// `plyglot lint`.

#include "plyglot/findings/findings.hpp"
#include "plyglot/options/options.hpp"

namespace plyglot::tool {

struct LintOptions {
  InputOptions input;
  SpeechOptions speech;
  PolicyOptions policy;
  ReportRequest report;
  // Applies fixes that are at least so safe; none for no fixes.
  std::optional<diagnostics::Safety> fixes;
  // Puts comments that suppress them at what is found, and fixes nothing.
  bool adds_suppressions = false;
  // Shows what would be changed, and changes nothing.
  bool diff = false;
  // The path of a baseline; empty for none.
  std::string baseline;
  bool writes_baseline = false;
  // A folder that keeps what is found in files; empty for none.
  std::string cache;
  // Runs again when a file has changed.
  bool watch = false;
};

// Returns the exit status.
int lint(const LintOptions& options);
// The same with fixes applied first.
int lint_and_fix(const LintOptions& options);

}  // namespace plyglot::tool
