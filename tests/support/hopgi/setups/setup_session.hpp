#pragma once
// FEN and diagrams of Hopgi read through the library's front door.

#include "support/door/translating.hpp"
#include "support/hopgi/findings.hpp"

namespace plyglot::test {

class HopgiSetupSession {
 public:
  // `hopgi-fen` or `hopgi-diagram`.
  explicit HopgiSetupSession(const std::string& notation, const Options& options = {});

  // What is found in a file, or in a string outside one.
  std::string lint(std::string_view text, bool is_file = true);
  // The canonical text; what has an error keeps its bytes.
  std::string format(std::string_view text, bool is_file = true);
  // The same of a file, with what the text leaves open settled.
  std::string canonical(std::string_view text);
  const std::vector<diagnostics::Diagnostic>& findings() const { return findings_; }
  // With all safe fixes.
  std::string fix(std::string_view text);
  // Translated into a notation such as `hopgi-fen`; what is found is kept.
  toolchain::Session::Translated translate(std::string_view text, const std::string& target);
  std::string report() const { return hopgi_report(findings_); }
  // The positions of a file, with whether each is sound.
  std::vector<std::pair<hopgi::Setup, bool>> read(std::string_view text);

 private:
  toolchain::Chunk chunk_of(std::string_view text, bool is_file) const;

  toolchain::Session session_;
  std::vector<diagnostics::Diagnostic> findings_;
};

}  // namespace plyglot::test
