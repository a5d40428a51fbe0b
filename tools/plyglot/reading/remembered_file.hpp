#pragma once
// A file that is not read, since it is remembered what an earlier run has found in it.

#include "plyglot/findings/findings.hpp"

namespace plyglot::tool {

struct RememberedFile {
  std::uint64_t records = 0;
  // The one that its text has decided on; empty for that of its settings.
  std::string_view dialect;
  RenderedFindings findings;
  // How many bytes are kept of it, about.
  std::size_t size = 0;
  // Said after all findings.
  std::vector<std::string> suggestions;
};

}  // namespace plyglot::tool
