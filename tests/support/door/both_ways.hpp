#pragma once
// A session that is asked for findings alone, or for the canonical text as well, may do without reading a record: then
// it says what a reader says.

#include "support/door/translating.hpp"

#include <functional>

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

// Under which settings texts are read: with all findings, or with those that are usual.
struct QuickWay {
  Options options;
  bool has_all_findings = false;
};
std::vector<BothWays> both_ways_of(const std::string& notation, const std::vector<QuickWay>& ways);

// How many texts are taken; more of them where a campaign asks for it by PLYGLOT_QUICK_ROUNDS.
std::size_t quick_rounds(std::size_t usual);

// Each of so many texts must have the same findings both ways.
void check_findings_of(std::vector<BothWays>& sessions, std::size_t count,
                       const std::function<std::string()>& make_text);

}  // namespace plyglot::test
