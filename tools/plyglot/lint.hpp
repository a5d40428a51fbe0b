#pragma once
// `plyglot lint`.

#include "plyglot/options.hpp"

#include <plyglot/diagnostic_render.hpp>

namespace plyglot::tool {

struct LintOptions {
  InputOptions input;
  SpeechOptions speech;
  PolicyOptions policy;
  diagnostics::OutputFormat format = diagnostics::OutputFormat::human;
  bool fix = false;
  bool unsafe_fixes = false;
  // Runs again when a file has changed.
  bool watch = false;
};

// Returns the exit status.
int lint(const LintOptions& options);
// The same with fixes applied first.
int lint_and_fix(const LintOptions& options);

}  // namespace plyglot::tool
