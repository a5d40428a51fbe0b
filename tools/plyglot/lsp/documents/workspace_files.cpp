#include "plyglot/lsp/documents/workspace_files.hpp"

#include "plyglot/config/regular_file.hpp"

#include "text/ascii.hpp"
#include "toolchain/containers/markdown.hpp"

#include <algorithm>

namespace plyglot::tool::lsp {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_files = 100'000;
constexpr std::uintmax_t longest_file = std::uintmax_t{8} << 20;
constexpr std::size_t size_of_beginning = 4096;

bool is_skipped(const fs::path& path) {
  const std::string name = path.filename().string();
  return name.starts_with('.') || name == "node_modules";
}

std::optional<std::string> text_of_file(const std::string& path) {
  RegularFile file(path);
  if (!file.problem().empty() || static_cast<std::uintmax_t>(file.status().st_size) > longest_file) return std::nullopt;
  return file.bytes(0, static_cast<std::size_t>(file.status().st_size));
}

}  // namespace

WorkspaceFiles::WorkspaceFiles(const Workspace& workspace) : workspace_(workspace) {
  for (const std::string& folder : workspace.folders) folders_.emplace_back(folder);
  std::reverse(folders_.begin(), folders_.end());
}

std::unique_ptr<Document> WorkspaceFiles::next() {
  while (!files_.empty() || list_next_folder()) {
    if (files_.empty()) continue;
    const std::string path = std::move(files_.back());
    files_.pop_back();
    const config::Config* const config = finder_.for_file(path);
    if (config != nullptr && config->is_good() && config->excludes(finder_.absolute(path))) continue;
    if (auto document = opened(path)) return document;
  }
  return nullptr;
}

bool WorkspaceFiles::list_next_folder() {
  if (folders_.empty() || seen_ >= most_files) return false;
  const fs::path folder = std::move(folders_.back());
  folders_.pop_back();
  std::vector<fs::path> inside;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    std::error_code unknown;
    if (++seen_ > most_files || is_skipped(entry->path())) continue;
    if (entry->is_directory(unknown) && !entry->is_symlink(unknown)) inside.push_back(entry->path());
    if (entry->is_regular_file(unknown)) files_.push_back(entry->path().string());
  }
  std::sort(files_.rbegin(), files_.rend());
  std::sort(inside.rbegin(), inside.rend());
  folders_.insert(folders_.end(), inside.begin(), inside.end());
  return true;
}

// Null for a text of none of our notations.
std::unique_ptr<Document> WorkspaceFiles::opened(const std::string& path) const {
  const std::string uri = uri_of(path);
  if (workspace_.is_open(path)) return nullptr;
  const std::string language = toolchain::is_markdown(path) ? "markdown" : std::string();
  auto document = std::make_unique<Document>(uri, language, workspace_.abilities.encoding, workspace_.settings);
  if (document->language() == nullptr && !document->settings().is_markdown) return nullptr;
  std::optional<std::string> text = text_of_file(path);
  if (!text) return nullptr;
  const std::string_view beginning = std::string_view(*text).substr(0, size_of_beginning);
  if (document->language() != nullptr && !toolchain::may_be(*document->language()->notation, beginning)) return nullptr;
  document->replace_all(std::move(*text));
  return document;
}

std::string uri_of(std::string_view path) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string uri = "file://";
  for (const char byte : path) {
    const auto value = static_cast<unsigned char>(byte);
    if (text::is_letter(byte) || text::is_digit(byte) ||
        std::string_view("/-_.~").find(byte) != std::string_view::npos) {
      uri += byte;
    } else {
      uri += '%';
      uri += digits[value / 16];
      uri += digits[value % 16];
    }
  }
  return uri;
}

}  // namespace plyglot::tool::lsp
