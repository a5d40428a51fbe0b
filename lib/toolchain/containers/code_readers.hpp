#pragma once
// Inline code of Markdown: in which notation it is, if that is certain.

#include <plyglot/session.hpp>
#include <plyglot/toolchain.hpp>

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace plyglot::toolchain {

// All notations, for many short texts. Their sessions are kept: to begin one costs more than to read such a text.
class CodeReaders {
 public:
  // The notations must outlive the readers.
  explicit CodeReaders(const std::vector<NotationFacts>& known) : known_(known) {}

  struct Answer {
    // The id of the one notation that finds nothing in the text, not even for information; empty if there is none, or
    // more.
    std::string_view notation;
    // Whether some notation finds no error in it.
    bool may_be_game = false;
  };
  Answer read(std::string_view code);

 private:
  std::optional<diagnostics::Severity> worst_in(std::size_t index, std::string_view code);

  const std::vector<NotationFacts>& known_;
  const diagnostics::SeverityPolicy policy_;
  std::vector<std::unique_ptr<Session>> sessions_;
};

}  // namespace plyglot::toolchain
