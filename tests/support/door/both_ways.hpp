#pragma once
// A session that is asked for findings alone, or for the canonical text as well, may do without reading a record: then
// it says what a reader says.

#include "support/door/translating.hpp"

namespace plyglot::test {

// Reads on and on, and learns what it meets again.
class BothWays {
 public:
  BothWays(const toolchain::Language& language, const diagnostics::SeverityPolicy& policy)
      : session_(language, policy) {}

  // Whether the findings in a file with the models of its records are those without them.
  bool agree_on(const std::string& text);
  std::string formatted(const std::string& text);

 private:
  toolchain::Session session_;
  std::vector<diagnostics::Diagnostic> read_;
  std::vector<diagnostics::Diagnostic> known_;
  std::vector<toolchain::Session::ReadRecord> records_;
};

}  // namespace plyglot::test
