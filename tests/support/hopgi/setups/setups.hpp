#pragma once
// FEN and diagrams of Hopgi read without the toolchain.

#include "diagnostics/reporter.hpp"
#include "hopgi/notations/diagram/parse.hpp"
#include "hopgi/reading/fen/read_fen.hpp"
#include "notation/row.hpp"
#include "support/hopgi/findings.hpp"

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

// Reports `hopgi-diagram/marked-moves`, which is off until asked for, and nothing else.
diagnostics::SeverityPolicy marked_moves_alone();

// A file, unit by unit as the toolchain reads it.
struct HopgiSetupFile {
  HopgiSetupFile(const notation::Row<hopgi::Setup>& row, std::string_view text, bool is_file = true,
                 const diagnostics::SeverityPolicy& policy = {});

  std::vector<hopgi::Setup> setups;
  std::vector<diagnostics::Diagnostic> findings;
  // The canonical text; of records with an error nothing.
  std::string formatted;
};

}  // namespace plyglot::test
