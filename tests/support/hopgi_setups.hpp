#pragma once
// FEN and diagrams of Hopgi read without the toolchain.

#include "diagnostics/reporter.hpp"
#include "hopgi/diagram/parse.hpp"
#include "hopgi/fen/read.hpp"
#include "support/hopgi_findings.hpp"

namespace plyglot::test {

// One FEN outside a file.
struct HopgiFen {
  explicit HopgiFen(std::string_view text);

  text::Source source;
  hopgi::Setup setup;
  std::vector<diagnostics::Diagnostic> findings;
  hopgi::fen::Scratch scratch;
};

// One diagram outside a file.
struct HopgiDiagram {
  explicit HopgiDiagram(std::string_view text, const diagnostics::SeverityPolicy& policy = {});

  text::Source source;
  hopgi::Setup setup;
  std::vector<diagnostics::Diagnostic> findings;
  hopgi::diagram::Scratch scratch;
};

}  // namespace plyglot::test
