#pragma once
// All documents that are open in the editor, and what the editor can do.

#include "plyglot/lsp/documents/document.hpp"
#include "plyglot/lsp/documents/position_counts.hpp"
#include "plyglot/lsp/protocol/protocol.hpp"

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
  // Whether it asks for the findings of a text: then they are not sent to it unasked.
  bool asks_for_findings = false;
  // Whether it takes requests to ask again for findings, hints and lenses.
  bool can_refresh_findings = false;
  bool can_refresh_hints = false;
  bool can_refresh_lenses = false;
};

class Workspace {
 public:
  ClientAbilities abilities;
  EditorSettings settings;
  // Paths of the folders that are open in the editor.
  std::vector<std::string> folders;
  // Null where positions are not counted.
  PositionCounts* counts = nullptr;
  // Counts the changes of settings and configs, on which findings depend as well as on texts.
  std::uint64_t generation = 0;
  // What a command has to say to people; whoever shows it takes it.
  std::vector<std::string> notes;
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
  // Whether one of the documents is the file.
  bool is_open(std::string_view path) const;

 private:
  std::map<std::string, Document> documents_;
};

}  // namespace plyglot::tool::lsp
