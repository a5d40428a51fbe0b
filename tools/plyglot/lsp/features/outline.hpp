#pragma once
// The records of a document and what they consist of.

#include "plyglot/lsp/documents/workspace.hpp"

namespace plyglot::tool::lsp {

// Found little by little, from the beginning again when the document has changed.
class Outline {
 public:
  explicit Outline(const Document& document) : revision_(document.revision()) {}

  // Does some milliseconds of it. True once all is found.
  bool go_on(const Workspace& workspace, const Document& document);
  Json symbols() && { return std::move(list_); }

 private:
  std::uint64_t revision_;
  std::uint32_t next_ = 1;
  Json list_ = Json::array();
};

}  // namespace plyglot::tool::lsp
