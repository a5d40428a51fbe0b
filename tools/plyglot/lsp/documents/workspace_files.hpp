#pragma once
// The texts in the folders that are open in the editor, found one after the other.

#include "plyglot/config/finder.hpp"
#include "plyglot/lsp/documents/workspace.hpp"

#include <filesystem>

namespace plyglot::tool::lsp {

// Hidden files and folders, folders of installed packages, links to folders, what a config excludes, and what only
// shares its extension with our notations are left out, and so are very long files. The walk ends after many files.
class WorkspaceFiles {
 public:
  explicit WorkspaceFiles(const Workspace& workspace);

  // A text, with what is in it now; null after the last one. Documents that are open in the editor are not among them.
  std::unique_ptr<Document> next();

 private:
  bool list_next_folder();
  std::unique_ptr<Document> opened(const std::string& path) const;

  const Workspace& workspace_;
  config::Finder finder_{{}};
  std::vector<std::filesystem::path> folders_;
  // Those of one folder, the next one last.
  std::vector<std::string> files_;
  std::size_t seen_ = 0;
};

// The URI of a file.
std::string uri_of(std::string_view path);

}  // namespace plyglot::tool::lsp
