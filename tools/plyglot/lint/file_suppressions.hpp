#pragma once
// The suppressions for a whole file, gathered from its chunks.

#include "plyglot/findings/findings.hpp"

#include <plyglot/session.hpp>

namespace plyglot::tool {

// The same for a text that is one piece: nothing of it is left in the reading.
void end_text(const Settings& settings, toolchain::Session::Reading& reading, diagnostics::Sink sink);

class FileSuppressions {
 public:
  void add(const toolchain::Session::Reading& reading);
  // Reports those that were of no use, and forgets all: the next file begins. Whether there were any.
  bool end_file(const toolchain::Language& language, std::string_view name, const diagnostics::SeverityPolicy& policy,
                FindingReport& report);
  void forget() { *this = {}; }

 private:
  std::vector<toolchain::FileComment> comments_;
  std::vector<std::string> used_;
};

}  // namespace plyglot::tool
