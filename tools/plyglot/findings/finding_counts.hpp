#pragma once
// How often each kind of finding was found.

#include "plyglot/findings/finding_kind.hpp"
#include "plyglot/findings/fixable.hpp"

#include <string>
#include <vector>

namespace plyglot::tool {

class Statistics {
 public:
  void add(const FindingKind& kind);
  // A line for each kind, the most frequent first: how often, its severity and its name, and how many of them a fix
  // helps. Empty if nothing was found.
  std::string text() const;
  // The same as JSON lines: name, severity, count, fixableSafely, fixableByRecount and
  // fixableUnsafely.
  std::string jsonl() const;

 private:
  struct Row {
    diagnostics::DiagnosticId id;
    // The worst of them.
    diagnostics::Severity severity;
    std::uint64_t count = 0;
    Fixable fixable = {};
  };
  std::vector<Row> sorted() const;

  std::vector<Row> rows_;
};

}  // namespace plyglot::tool
