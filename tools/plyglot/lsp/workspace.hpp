#pragma once
// All documents that are open in the editor, and what the editor can do.

#include "plyglot/lsp/document.hpp"
#include "plyglot/lsp/position_counts.hpp"
#include "plyglot/lsp/protocol.hpp"

#include <map>

namespace plyglot::tool::lsp {

struct ClientAbilities {
  Encoding encoding = Encoding::utf16;
  // Whether it can make a new file for an edit.
  bool can_create_files = false;
  // Whether it can be asked to tell of files that have changed.
  bool can_watch_files = false;
  // Whether it asks what is to be renamed before it asks for the new name.
  bool can_prepare_rename = false;
  // Whether a code action may be one of its own, with an edit, and not only a command.
  bool has_code_actions = false;
  // Whether symbols may contain symbols.
  bool has_nested_symbols = false;
};

class Workspace {
 public:
  ClientAbilities abilities;
  // Null where positions are not counted.
  PositionCounts* counts = nullptr;
  // What is wrong with indexes, for the editor to show; whoever shows it takes it.
  std::vector<std::string> complaints;

  // The language is that of the editor's name for it, such as `hop` or `homeworlds-sdg`, or else of the file's name.
  Document& open(const std::string& uri, const std::string& language_id, std::string text);
  void close(const std::string& uri) { documents_.erase(uri); }
  // Throws a RequestError if it is not open.
  Document& document(const std::string& uri);
  // That of the parameters of most requests.
  Document& document_in(const Json& params);
  std::map<std::string, Document>& documents() { return documents_; }

 private:
  std::map<std::string, Document> documents_;
};

}  // namespace plyglot::tool::lsp
