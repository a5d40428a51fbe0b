#include "plyglot/lsp/workspace.hpp"

namespace plyglot::tool::lsp {
namespace {

// `homeworlds-sdg` is `homeworlds:sdg`, since the names of an editor's languages have no colon.
std::string name_in_options(const std::string& language_id) {
  for (const toolchain::NotationFacts& facts : toolchain::notations()) {
    if (!facts.can_be_read) continue;
    if (language_id == facts.id) return language_id;
    for (const std::string_view dialect : facts.dialects) {
      if (language_id == std::string(facts.id) + '-' + std::string(dialect)) {
        return std::string(facts.id) + ':' + std::string(dialect);
      }
    }
  }
  return {};
}

}  // namespace

const toolchain::Language* Workspace::language_of(const std::string& uri, const std::string& language_id) {
  std::string name = name_in_options(language_id);
  if (name.empty()) name = toolchain::notation_for_file(uri);
  if (name.empty()) return nullptr;
  const auto known = languages_.find(name);
  if (known != languages_.end()) return &known->second;
  std::string problem;
  return &languages_.emplace(name, toolchain::language(name, problem)).first->second;
}

Document& Workspace::open(const std::string& uri, const std::string& language_id, std::string_view text) {
  documents_.erase(uri);
  Document& document =
      documents_.try_emplace(uri, uri, language_of(uri, language_id), abilities.encoding).first->second;
  document.replace_all(text);
  return document;
}

Document& Workspace::document(const std::string& uri) {
  const auto found = documents_.find(uri);
  if (found == documents_.end()) throw RequestError(ErrorCode::request_failed, "the document is not open: " + uri);
  return found->second;
}

Document& Workspace::document_in(const Json& params) {
  return document(params.at("textDocument").at("uri").get<std::string>());
}

}  // namespace plyglot::tool::lsp
