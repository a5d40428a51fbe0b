#include "plyglot/lsp/documents/workspace.hpp"

#include <algorithm>

namespace plyglot::tool::lsp {
Document& Workspace::open(const std::string& uri, const std::string& language_id, std::string text) {
  documents_.erase(uri);
  Document& document = documents_.try_emplace(uri, uri, language_id, abilities.encoding, settings).first->second;
  document.replace_all(std::move(text));
  return document;
}

Document& Workspace::document(const std::string& uri) {
  const auto found = documents_.find(uri);
  if (found == documents_.end()) throw RequestError(ErrorCode::request_failed, "the document is not open: " + uri);
  return found->second;
}

Document& Workspace::document_in(const Json& params) {
  return document(string_in(member_in(params, "textDocument"), "uri"));
}

bool Workspace::is_open(std::string_view path) const {
  return std::any_of(documents_.begin(), documents_.end(),
                     [&](const auto& entry) { return path_of(entry.first) == path; });
}

}  // namespace plyglot::tool::lsp
