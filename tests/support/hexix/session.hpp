#pragma once
// Files of Hexix read through the library's front door, with what tests want to see of them.

#include "support/door/translating.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace plyglot::test {

class HexixSession {
 public:
  explicit HexixSession(const Options& options = {}, const std::string& notation = "hexix");

  // Checks a whole file, with the suppressions in its comments.
  void lint(std::string_view text);
  const std::vector<diagnostics::Diagnostic>& findings() const { return findings_; }
  // Lines such as `hexix/column info 3-4 [0-2, 5-6]`: with the labels, if there are any.
  std::string report() const;

  // The records of a file, in their order.
  std::vector<hexix::Record> read(std::string_view text);

  toolchain::Session::Formatted format(std::string_view text);
  // The canonical text, with what the text leaves open settled.
  std::string canonical(std::string_view text);
  toolchain::Session::Translated translate(std::string_view text, const toolchain::Target& target);

 private:
  toolchain::Session session_;
  std::vector<diagnostics::Diagnostic> findings_;
};

}  // namespace plyglot::test
